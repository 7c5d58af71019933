#include <array>
#include <string_view>

#include "model/rules/base/hand_limit.h"
#include "model/rules/cities_and_knights/parts.h"
#include "model/rules/instructions.h"
#include "model/rules/modules.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr std::array options{
    ModuleOption{
        .id = "points-without",
        .title = N_("Victory points without it"),
        .about = N_("What the scenario asks for when it is played without Cities & Knights; with spices: "
                    "what the plain Seafarers scenario asks for, without either."),
        .kind = ModuleOption::Kind::Number,
        .standard = "10",
        .least = 1,
        .most = 99},
};

// CK-94
constexpr std::array excludes{
    Exclusion{"jungle",
              N_("discoveries in the jungle pay for development cards, which Cities & Knights replaces")},
    Exclusion{"explorers", N_("the robber of Explorers and its hidden islands have rules of their own")},
    Exclusion{"frontiers", N_("events know neither commodities nor city walls, knights and pillage")}};

constexpr std::array checks{&points_raised, &commodities_grow, &land_open, &main_island};

void add_instructions(const MapView& map, Instructions& sheet) {
  const auto rule = [&](Message words) {
    sheet.rules.push_back({cities_and_knights_module.title, std::move(words)});
  };
  const int points = map.scenario().details.victory_points;
  sheet.components.push_back(say(N_("Everything of Cities & Knights, used by its own rules.")));
  const int without = map.rules().number("cities-and-knights", "points-without");
  if (map.plays("spices") && without < points)
    rule(say(
        N_("The game asks for {0} victory points. The plain scenario, without Cities & Knights and spices, "
           "asks for {1}."),
        points, without));
  else
    rule(say(N_("The game asks for {0} victory points. Without Cities & Knights it would be {1}."), points,
             without));
  rule(say(N_("On a 7, you may hold {0} cards without city walls, and {1} more for each city wall."),
           hand_limit(0, 0), hand_limit(1, 0) - hand_limit(0, 0)));
  if (map.plays("spices"))
    rule(say(N_("City walls and trade options add up: with 2 of each you may hold {0} cards."),
             hand_limit(2, 2)));
}

}  // namespace
}  // namespace hexwright::cities_and_knights

namespace hexwright {

constinit const RuleModule cities_and_knights_module{
    .id = "cities-and-knights",
    .title = N_("Cities & Knights"),
    .about = N_("Declares that the expansion is played along: the game is longer, and city walls protect "
                "cards. Its other rules are its own."),
    .options = cities_and_knights::options,
    .excludes = cities_and_knights::excludes,
    .checks = cities_and_knights::checks,
    .add_instructions = cities_and_knights::add_instructions,
};

}  // namespace hexwright
