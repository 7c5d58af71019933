#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/harbors.h"
#include "model/rules/components.h"
#include "model/rules/explorers/discovery.h"
#include "model/rules/explorers/parts.h"
#include "model/rules/islands.h"
#include "model/scenario/plural.h"

namespace hexwright::explorers {
namespace {

constexpr int usual_harbors = 4;

IdVector<HexId, char> marked(const MapView& map, const std::vector<HexId>& hexes) {
  IdVector<HexId, char> marks(map.board().hex_count());
  for (const HexId hex : hexes) marks[hex] = 1;
  return marks;
}

/// Generic harbors on free coasts of the home island; none when there is no room for so many, or the boxes
/// do not hold them.
std::optional<Fix> more_harbors(const MapView& map, const std::vector<HexId>& home, int wanted) {
  if (runs_short_with(map, {{HarborKind::Generic, wanted}})) return {};
  static const Harbor generic;
  std::vector<PlacedHarborView> all(map.harbors().begin(), map.harbors().end());
  Edits edits;
  for (const HexId land : home)
    for (const Direction side : all_directions) {
      const HexId sea = map.board().neighbours(land)[at(side)];
      if (sea == none || !map.is_sea(sea) || static_cast<int>(edits.size()) == wanted) continue;
      const Path path = map.board().topology().canonical(Path(map.board().hex(land), side));
      PlacedHarborView added{path, &generic, sea, land, map.board().path_ends(map.board().find(path))};
      if (std::any_of(all.begin(), all.end(), [&](const auto& other) {
            return other.path == path || base::share_an_intersection(added, other);
          }))
        continue;
      all.push_back(added);
      edits.push_back(SetHarbor{path, Harbor{opposite(side), HarborKind::Generic}});
    }
  if (static_cast<int>(edits.size()) < wanted) return {};
  return Fix{by_number(wanted, plural("add {0} 3:1 harbor at a free coast of the home island",
                                      "add {0} 3:1 harbors at free coasts of the home island")),
             std::move(edits)};
}

void find_missing_harbors(const MapView& map, Report& report) {
  const auto home = home_land(map);
  if (home.empty()) return;
  const auto at_home = marked(map, home);
  int generic = 0;
  for (const auto& harbor : map.harbors()) {
    if (harbor.land_hex == none || at_home[harbor.land_hex] == 0) continue;
    if (fixed(harbor.harbor->kind) == HarborKind::Generic) ++generic;
  }
  if (generic == usual_harbors) return;
  report.add(WholeScenario{},
             say(N_("the home island has {0} generic harbors (3:1); explorers start with {1}"), generic,
                 usual_harbors),
             generic < usual_harbors ? more_harbors(map, home, usual_harbors - generic) : std::nullopt);
}

void find_harbors_adrift(const MapView& map, Report& report) {
  const auto discovery = discovery_of(map);
  if (!discovery || total(discovery->sea->content->harbors) == 0) return;
  for (const HexId cell : discovery->land->drawing) {
    const auto& around = map.board().neighbours(cell);
    if (std::none_of(around.begin(), around.end(), [&](HexId hex) { return map.may_be_land(hex); }))
      report.add(map.board().hex(cell),
                 say(N_("a harbor that is laid in this open place can face no land: all "
                        "around it is sea")));
  }
}

}  // namespace

constinit const Check home_harbors{
    .info = {.id = "explorers.home-harbors",
             .severity = Severity::Warning,
             .title = N_("The home island has four 3:1 harbors"),
             .why = N_("The special harbors are out at sea, to be discovered."),
             .requirement = "EXP-02"},
    .run = find_missing_harbors};

constinit const Check harbors_find_land{
    .info = {.id = "explorers.harbors-find-land",
             .severity = Severity::Warning,
             .title = N_("A discovered harbor can face land"),
             .why =
                 N_("Who lays a sea hex with a harbor turns the harbor to land. That takes land beside it."),
             .requirement = "EXP-06"},
    .run = find_harbors_adrift};

}  // namespace hexwright::explorers
