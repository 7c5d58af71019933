#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/base/numbers.h"
#include "model/rules/tribal_gifts/gifts.h"
#include "model/rules/tribal_gifts/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::tribal_gifts {
namespace {

bool takes_token(const MapView& map, HexId hex) {
  return map.number(hex) != MapView::no_number || map.token_pool_of(hex) != none;
}

void find_numbers(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    if (!map.is_unsettled(hex) || !map.may_be_land(hex) || !takes_token(map, hex)) continue;
    const Hex place = map.board().hex(hex);
    report.add(place, say(N_("the hex has a number, but nobody settles there, and nothing is produced")),
               Fix{say(N_("take the number away")), {SetToken{place, {}}}});
  }
}

void find_joined(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    if (!map.is_unsettled(hex) || !map.may_be_land(hex)) continue;
    const auto& around = map.board().neighbours(hex);
    if (std::any_of(around.begin(), around.end(), [&](HexId other) {
          return other != none && map.may_be_land(other) && !map.is_unsettled(other);
        }))
      report.add(map.board().hex(hex), say(N_("the island of the tribe touches land where players settle")));
  }
}

/// Paths where a harbor could be laid, of which no two share an intersection: as many as there can be. Coasts
/// are lines and rings, so that it is right to begin at their ends.
class FreeCoast {
 public:
  explicit FreeCoast(const MapView& map)
      : map_(map), open_(map.board().path_count()), served_(map.board().intersection_count()) {
    for (const PlacedHarborView& harbor : map.harbors())
      for (const IntersectionId end : harbor.ends)
        if (end != none) served_[end] = 1;
    for (const PathId path : map.board().paths()) open_[path] = is_free(path) ? 1 : 0;
  }

  int most_harbors() {
    int harbors = 0;
    for (PathId path = next(); path != none; path = next(), ++harbors)
      for (const IntersectionId end : map_.board().path_ends(path))
        for (const PathId other : map_.board().intersection_paths(end))
          if (other != none) open_[other] = 0;
    return harbors;
  }

 private:
  /// It lies in a sea hex of the board, and a building can stand at one end. TRI-07
  bool is_free(PathId path) const {
    const auto& hexes = map_.board().path_hexes(path);
    const auto is_coast = [&](HexId land, HexId sea) {
      return sea != none && map_.may_be_land(land) && map_.may_be_sea(sea);
    };
    const auto& ends = map_.board().path_ends(path);
    return (is_coast(hexes[0], hexes[1]) || is_coast(hexes[1], hexes[0])) && served_[ends[0]] == 0 &&
           served_[ends[1]] == 0 && (base::can_settle(map_, ends[0]) || base::can_settle(map_, ends[1]));
  }
  int beside(PathId path) const {
    int count = 0;
    for (const IntersectionId end : map_.board().path_ends(path))
      for (const PathId other : map_.board().intersection_paths(end))
        if (other != none && other != path && open_[other] != 0) ++count;
    return count;
  }
  PathId next() const {
    PathId best;
    int least = 0;
    for (const PathId path : map_.board().paths()) {
      if (open_[path] == 0) continue;
      if (const int count = beside(path); best == none || count < least) best = path, least = count;
    }
    return best;
  }

  const MapView& map_;
  IdVector<PathId, char> open_;
  IdVector<IntersectionId, char> served_;
};

void find_too_little_coast(const MapView& map, Report& report) {
  const int gifts = gifts_of(map, MarkKind::GiftHarbor);
  if (gifts == 0) return;
  const int most = FreeCoast(map).most_harbors();
  if (most < gifts)
    report.add(
        WholeScenario{},
        by_number(
            gifts,
            plural("{0} gift is a harbor, but at the coasts where players settle there is room for {1} "
                   "more, no two at one intersection",
                   "{0} gifts are harbors, but at the coasts where players settle there is room for {1} "
                   "more, no two at one intersection"),
            {argument(most)}));
}

void find_robber_stuck(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  int hexes = 0;
  for (const HexId hex : map.board().hexes())
    if (map.may_be_land(hex) && !map.is_unsettled(hex) && takes_token(map, hex)) ++hexes;
  if (hexes < 2)
    report.add(
        WholeScenario{},
        say(hexes == 1
                ? N_("the robber only goes to hexes with a number, and always to another one; there is "
                     "only one")
                : N_("the robber only goes to hexes with a number, and always to another one; there is "
                     "none")));
}

void find_loud_hexes(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    const int number = map.number(hex);
    if (number == MapView::no_number || !bars_number(map, hex, number)) continue;
    const Hex place = map.board().hex(hex);
    std::optional<Fix> fix;
    if (const auto quiet = base::spare_number_for(map, hex))
      fix = Fix{say(N_("make it a {0}"), *quiet), {SetToken{place, *quiet}}};
    report.add(place, say(N_("the hex has the number {0} in an area without 5, 6, 8 and 9"), number), fix);
  }
}

void find_loud_pools(const MapView& map, Report& report) {
  for (const TokenPool& pool : map.token_pools()) {
    if (!pool.content) continue;
    const auto wanted =
        std::count_if(pool.drawing.begin(), pool.drawing.end(), [&](HexId hex) { return map.is_quiet(hex); });
    int quiet = 0;
    for (const auto& [number, count] : *pool.content)
      if (!is_loud(number)) quiet += count;
    if (wanted > quiet)
      report.add(
          NamedPlace{NamedPlace::Kind::TokenPool, pool.name},
          by_number(
              wanted,
              plural("{0} hex that draws from the token pool \"{1}\" gets no 5, 6, 8 or 9, but the pool "
                     "has {2}",
                     "{0} hexes that draw from the token pool \"{1}\" get no 5, 6, 8 or 9, but the pool "
                     "has {2}"),
              {pool.name, by_number(quiet, plural("{0} other number", "{0} other numbers"))}));
  }
}

void find_loud(const MapView& map, Report& report) {
  find_loud_hexes(map, report);
  find_loud_pools(map, report);
}

}  // namespace

constinit const Check islands_without_numbers{
    .info = {.id = "tribal-gifts.islands-without-numbers",
             .severity = Severity::Error,
             .title = N_("The islands of the tribe have no numbers"),
             .why = N_("They never produce, and the robber, who goes to numbers only, does not come there."),
             .requirement = "TRI-12"},
    .run = find_numbers};

constinit const Check islands_apart{
    .info = {.id = "tribal-gifts.islands-apart",
             .severity = Severity::Error,
             .title = N_("The islands of the tribe lie apart from other land"),
             .why = N_("Only ships come to the tribe, and nobody settles at a corner of its land."),
             .requirement = "TRI-12"},
    .run = find_joined};

constinit const Check coast_for_harbors{
    .info = {.id = "tribal-gifts.coast-for-harbors",
             .severity = Severity::Error,
             .title = N_("There is a coast for every harbor that is given"),
             .why = N_(
                 "Harbors are laid at coasts where somebody may build, and no two serve one intersection."),
             .requirement = "TRI-12"},
    .run = find_too_little_coast};

constinit const Check robber_has_numbers{
    .info = {.id = "tribal-gifts.robber-has-numbers",
             .severity = Severity::Error,
             .title = N_("The robber has somewhere to go"),
             .why = N_("It only goes to hexes with a number, and cannot stay where it is."),
             .requirement = "TRI-12"},
    .run = find_robber_stuck};

constinit const Check quiet_hexes_quiet{
    .info = {.id = "tribal-gifts.quiet-hexes-quiet",
             .severity = Severity::Warning,
             .title = N_("Quiet areas have no 5, 6, 8 or 9"),
             .why = N_("Deals bring none there, and a board that is fixed should not have any either."),
             .requirement = "TRI-11"},
    .run = find_loud};

}  // namespace hexwright::tribal_gifts
