#include <array>

#include "listed_modules.h"
#include "model/rules/instructions.h"
#include "model/rules/volcano/krakatoa.h"
#include "model/rules/volcano/parts.h"
#include "model/scenario/message.h"

namespace hexwright::volcano {
namespace {

constexpr std::array terrains{Terrain::Volcano};
constexpr std::array options{
    ModuleOption{.id = "gold",
                 .title = N_("Gold variant"),
                 .about = N_("Before it erupts, a volcano yields resources of choice to the buildings "
                             "around it.")},
    ModuleOption{.id = "krakatoa",
                 .title = N_("Krakatoa variant"),
                 .about = N_("Three volcanoes with the numbers 4, 5 and 6 make an island of their own.")},
};
constexpr std::array needs{
    Need{.if_option = "krakatoa", .module = "volcano", .option = "gold"},
    Need{.if_option = "krakatoa", .module = "seafarers"},
};

constexpr std::array checks{&deserts_replaced, &robber_on_volcano, &resources_beside, &krakatoa_stands_alone};

/// Where the 1 is on the board as it is shown. VOL-09
Message first_corner(const MapView& map) {
  return Message{map.scenario().details.quarter_turned ? N_("at the right") : N_("at the top")};
}

void add_instructions(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) { sheet.rules.push_back({volcano_module.title, std::move(words)}); };
  if (map.rules().is_on("volcano", "gold"))
    rule(
        say(N_("Gold: when a volcano's number is rolled, each settlement around it first takes 1 resource of "
               "its owner's choice, each city 2. A robber on the volcano prevents this.")));
  rule(say(
      N_("When its number is rolled, a volcano erupts, whether the robber stands there or not. Roll a die: "
         "the "
         "lava reaches the intersection with that number. The numbers stand at the volcano's corners in the "
         "picture, clockwise from the one {0}."),
      first_corner(map)));
  rule(
      say(N_("The lava takes a settlement off the board and turns a city into a settlement of its owner. Who "
             "has no settlement in supply loses the city altogether.")));
  rule(say(
      N_("What is lost may be built again. Victory points, harbors and the longest route change at once.")));
}

}  // namespace
}  // namespace hexwright::volcano

namespace hexwright {

constinit const RuleModule volcano_module{
    .id = "volcano",
    .title = N_("Volcano"),
    .about = N_("When its number is rolled, a volcano erupts and destroys what stands at one of its "
                "intersections."),
    .vocabulary = {.terrains = volcano::terrains},
    .options = volcano::options,
    .needs = volcano::needs,
    .checks = volcano::checks,
    .gold_if = "gold",  // VOL-07
    .bars_number = volcano::bars_number,
    .robber_starts = volcano::terrains,  // VOL-03
    .add_instructions = volcano::add_instructions,
};

}  // namespace hexwright
