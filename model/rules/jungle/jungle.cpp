#include <array>

#include "listed_modules.h"
#include "model/rules/instructions.h"
#include "model/rules/jungle/parts.h"

namespace hexwright::jungle {
namespace {

constexpr std::array terrains{Terrain::Jungle};
constexpr std::array options{
    ModuleOption{.id = "counters-per-card",
                 .title = N_("Discoveries for a development card"),
                 .about = N_("How many of a card's three resources may be replaced by discoveries."),
                 .kind = ModuleOption::Kind::Number,
                 .standard = "3",
                 .least = 1,
                 .most = 3},
};

constexpr std::array checks{&numbers_moderate, &deserts_replaced, &robber_on_jungle};

void add_instructions(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) { sheet.rules.push_back({jungle_module.title, std::move(words)}); };
  sheet.components.emplace_back(
      say(N_("Counters for discoveries: anything small, some ten for each player.")));
  rule(say(
      N_("When a jungle's number is rolled and the robber is not there, each settlement around it makes 1 "
         "discovery and each city 2. Take as many counters.")));
  rule(say(
      N_("A discovery stands in for any 1 of the 3 resources of a development card. One card takes {0} of "
         "them at most."),
      map.rules().number("jungle", "counters-per-card")));
  rule(say(
      N_("Discoveries are no cards. They do not count towards the hand limit and can be neither stolen nor "
         "traded, and no development card brings or takes them.")));
}

}  // namespace
}  // namespace hexwright::jungle

namespace hexwright {

constinit const RuleModule jungle_module{
    .id = "jungle",
    .title = N_("Jungle"),
    .about =
        N_("Jungles take the place of deserts. Whoever lives beside one makes discoveries, which help to "
           "buy development cards."),
    .vocabulary = {.terrains = jungle::terrains},
    .options = jungle::options,
    .checks = jungle::checks,
    .bars_number = jungle::bars_number,
    .robber_starts = jungle::terrains,  // JUN-03
    .stands_in_for_cards = true,        // JUN-06
    .add_instructions = jungle::add_instructions,
};

}  // namespace hexwright
