#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/founding.h"
#include "model/rules/base/parts.h"
#include "model/rules/base/routes.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::base {
namespace {

/// By hex: something is there that players are meant to reach.
IdVector<HexId, char> wanted_hexes(const MapView& map) {
  IdVector<HexId, char> wanted(map.board().hex_count());
  const auto want = [&](HexId hex) {
    if (map.may_be_land(hex)) wanted[hex] = 1;
  };
  for (const HexId hex : map.board().hexes())
    if (map.terrains(hex).may_produce()) want(hex);
  for (const auto& harbor : map.harbors()) want(harbor.land_hex);
  for (const auto& area : map.areas())
    if (area.area->chits)
      for (const HexId hex : area.hexes) want(hex);
  return wanted;
}

class Reach {
 public:
  Reach(const MapView& map, const std::vector<IntersectionId>& starts)
      : map_(map), lengths_(route_lengths(map, starts)), seen_(map.board().hex_count()) {}

  /// With all roads and ships in one line, no further.
  int farthest() const {
    const Pieces& pieces = map_.scenario().details.pieces;
    return pieces.roads + pieces.ships;
  }
  /// To the nearest corner of a hex; -1 where no route leads.
  int length(HexId hex) const {
    int best = -1;
    for (const IntersectionId corner : map_.board().hex_intersections(hex)) {
      const int length = lengths_[corner];
      if (length >= 0 && (best < 0 || length < best)) best = length;
    }
    return best;
  }
  bool is_out_of_reach(HexId hex) const {
    if (!map_.may_be_land(hex)) return false;
    const int needed = length(hex);
    return needed < 0 || needed > farthest();
  }
  /// The connected hexes out of reach around one of them that was not in an earlier group; empty if it was.
  std::vector<HexId> group_of(HexId first) {
    std::vector<HexId> group;
    const auto visit = [&](HexId hex) {
      if (hex == none || seen_[hex] != 0 || !is_out_of_reach(hex)) return;
      seen_[hex] = 1;
      group.push_back(hex);
    };
    visit(first);
    // NOLINTNEXTLINE(modernize-loop-convert): it grows meanwhile
    for (std::size_t i = 0; i < group.size(); ++i)
      for (const HexId next : map_.board().neighbours(group[i])) visit(next);
    return group;
  }

 private:
  const MapView& map_;
  IdVector<IntersectionId, int> lengths_;
  IdVector<HexId, char> seen_;
};

Message why(const MapView& map, const Reach& reach, const std::vector<HexId>& group) {
  const Pieces& pieces = map.scenario().details.pieces;
  int nearest = -1;
  for (const HexId hex : group) {
    const int length = reach.length(hex);
    if (length >= 0 && (nearest < 0 || length < nearest)) nearest = length;
  }
  if (nearest >= 0)
    return by_number(
        group.size(),
        plural("{0} land hex is out of reach from where players found: it is {1} paths away, and a "
               "player has {2} roads and ships together",
               "{0} land hexes are out of reach from where players found: the nearest is {1} paths "
               "away, and a player has {2} roads and ships together"),
        {argument(nearest), argument(reach.farthest())});
  if (pieces.ships == 0 || !map.plays("seafarers"))
    return by_number(
        group.size(),
        plural("no road leads to {0} land hex from where players found, and there are no ships",
               "no road leads to {0} land hexes from where players found, and there are no ships"));
  return by_number(group.size(), plural("no road or ship leads to {0} land hex from where players found",
                                        "no road or ship leads to {0} land hexes from where players found"));
}

void run(const MapView& map, Report& report) {
  const auto starts = founding_places(map);
  if (starts.empty()) return;
  Reach reach(map, starts);
  const auto wanted = wanted_hexes(map);
  for (const HexId hex : map.board().hexes()) {
    if (wanted[hex] == 0) continue;
    const auto group = reach.group_of(hex);
    if (!group.empty()) report.add(map.board().hex(hex), why(map, reach, group));
  }
}

}  // namespace

constinit const Check everything_reachable{
    .info = {.id = "base.everything-reachable",
             .severity = Severity::Warning,
             .title = N_("Everything can be reached"),
             .why =
                 N_("Land with something to gain that no player can ever settle is only decoration. Roads go "
                    "along land, ships along the sea."),
             .requirement = "BASE-18"},
    .run = run};

}  // namespace hexwright::base
