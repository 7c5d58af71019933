#include "rules/jungle/jungle.h"

#include <array>

#include "rules/instructions.h"
#include "rules/jungle/checks.h"

namespace hexwright {
namespace {

using namespace jungle;

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
  sheet.components.push_back(say(N_("counters for discoveries: anything small, some ten for each player")));
  if (!map.scenario().markers.contains(Marker::Robber))
    sheet.steps.push_back(say(N_("put the robber on a jungle")));
  rule(say(
      N_("when a jungle's number is rolled and the robber is not there, each settlement around it makes 1 "
         "discovery and each city 2: take as many counters")));
  rule(
      say(N_("a discovery stands in for any 1 of the 3 resources of a development card; discoveries that may "
             "be used for one card: {0}"),
          map.rules().number("jungle", "counters-per-card")));
  rule(
      say(N_("discoveries are no cards: they do not count towards the hand limit and can be neither stolen, "
             "traded nor taken by a development card")));
}

}  // namespace

constinit const RuleModule jungle_module{
    .id = "jungle",
    .title = N_("Jungle"),
    .about =
        N_("Jungles take the place of deserts. Whoever lives beside one makes discoveries, which help to "
           "buy development cards."),
    .vocabulary = {.terrains = terrains},
    .options = options,
    .checks = checks,
    .robber_starts = terrains,
    .add_instructions = add_instructions,
};

}  // namespace hexwright
