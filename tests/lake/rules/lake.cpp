// What a map has to know of lakes: their terrain, a check, and the words of the set-up sheet.

#include <array>

#include "model/findings/check.h"
#include "model/rules/instructions.h"
#include "model/rules/module.h"
#include "tests/lake/terrain.h"

namespace hexwright {

extern const RuleModule lake_module;

namespace lake {
namespace {

constexpr std::array terrains{terrain.value};

/// Its four numbers are printed on it.
void find_numbered(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    if (map.terrain(hex) != terrain.value || map.number(hex) == MapView::no_number) continue;
    const Hex place = map.board().hex(hex);
    report.add(place, say(N_("the lake has the number {0}; it carries none"), map.number(hex)),
               Fix{say(N_("take the number away")), {SetToken{place, {}}}});
  }
}

constexpr Check without_number{
    .info = {.id = "lake.without-number",
             .severity = Severity::Error,
             .title = N_("Lakes carry no number"),
             .why = N_("A lake gives fish on 2, 3, 11 and 12, whatever else is rolled for."),
             .requirement = "LAKE-01"},
    .run = find_numbered};
constexpr std::array checks{&without_number};

void add_instructions(const MapView&, Instructions& sheet) {
  sheet.components.push_back(say(N_("Counters for fish: anything small, some five for each player.")));
  sheet.rules.push_back(
      {lake_module.title, say(N_("On a 2, 3, 11 or 12 each settlement at a lake catches 1 fish and each city "
                                 "2, unless the robber is "
                                 "there. In your turn you may give 3 fish for any 1 resource."))});
}

}  // namespace
}  // namespace lake

constinit const RuleModule lake_module{
    .id = "lake",
    .title = N_("Lakes"),
    .about = N_("Whoever lives beside a lake catches fish, and three fish buy a resource."),
    .vocabulary = {.terrains = lake::terrains},
    .checks = lake::checks,
    .add_instructions = lake::add_instructions,
};

}  // namespace hexwright
