#include <algorithm>
#include <array>
#include <string_view>

#include "listed_modules.h"
#include "model/rules/cities_and_knights/parts.h"
#include "model/rules/components.h"

namespace hexwright::cities_and_knights {
namespace {

// Where printings of the rules differ; the first of each counts where nothing is said.
constexpr std::array robber_starts{OptionValue{"desert", N_("on the desert, asleep")},
                                   OptionValue{"track", N_("beside the board")}};
constexpr std::array hexes_to_chase_to{OptionValue{"numbered", N_("hexes with a number token only")},
                                       OptionValue{"any", N_("any other land hex")}};
constexpr std::array defences{OptionValue{"unlimited", N_("still a victory point")},
                              OptionValue{"box", N_("nothing")}};
constexpr std::array deserters{OptionValue{"equal", N_("a knight of the same rank, or else a basic one")},
                               OptionValue{"lower", N_("a knight of the same or any lower rank")}};
constexpr std::array turns_of_others{OptionValue{"special-building", N_("everybody else may build")},
                                     OptionValue{"paired", N_("a partner has a turn without dice")}};

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
    // CK-08
    ModuleOption{
        .id = "robber-start",
        .title = N_("The robber waits"),
        .about = N_("Until the first attack of the barbarians is over nobody moves him. On a sea map "
                    "robber and pirate always wait beside the board."),
        .kind = ModuleOption::Kind::OneOf,
        .standard = "desert",
        .values = robber_starts},
    // CK-37
    ModuleOption{
        .id = "chased-robber",
        .title = N_("A knight chases the robber to"),
        .about = N_("Where a knight that chases the robber away may send him. On a 7 the usual rules "
                    "hold."),
        .kind = ModuleOption::Kind::OneOf,
        .standard = "numbered",
        .values = hexes_to_chase_to},
    // CK-43
    ModuleOption{.id = "defender-points",
                 .title = N_("When the defender cards are used up, the best defender gets"),
                 .about = N_("There are six defender cards, eight with the extension for five and six "
                             "players."),
                 .kind = ModuleOption::Kind::OneOf,
                 .standard = "unlimited",
                 .values = defences},
    // CK-62
    ModuleOption{.id = "deserter-knight",
                 .title = N_("The Deserter comes back as"),
                 .about = N_("What a player who plays this progress card may put on the board for the knight "
                             "that an opponent has given up."),
                 .kind = ModuleOption::Kind::OneOf,
                 .standard = "equal",
                 .values = deserters},
    // CK-77, CK-78
    ModuleOption{.id = "five-six-turn",
                 .title = N_("With five or six players, after each turn"),
                 .about = N_("The older rules let all others build, in order. The newer ones give the third "
                             "player to the left a turn of actions, without dice and without trade with "
                             "players, in which he can win."),
                 .kind = ModuleOption::Kind::OneOf,
                 .standard = "special-building",
                 .values = turns_of_others}};

// CK-94
constexpr std::array excludes{
    Exclusion{"jungle", N_("discoveries buy development cards, and there are none with Cities & Knights")},
    Exclusion{"explorers", N_("islands are hidden there, and the robber wakes by a rule of its own")},
    Exclusion{"frontiers",
              N_("events know neither commodities, city walls and knights nor pillaged cities")}};

constexpr std::array checks{&points_raised, &commodities_grow, &land_open, &main_island};

/// CK-03, CK-04
void add_components(const MapView& map, Components& needed) {
  const int players = map.scenario().details.max_players;
  auto& accessories = needed.accessories;
  accessories[Accessory::Commodity] += commodities_of_a_kind(players) * 3;
  accessories[Accessory::ProgressCard] += 54;
  accessories[Accessory::DefenderCard] += defender_cards(players);
  accessories[Accessory::Knight] += 6 * players;
  accessories[Accessory::CityWall] += 3 * players;
  accessories[Accessory::Metropolis] += 3;
  for (const Accessory one : {Accessory::MerchantFigure, Accessory::BarbarianShip, Accessory::EventDie})
    ++accessories[one];
}

/// Metropolises as far as there are cities, the cards for defending, two progress cards that are points, and
/// the merchant. CK-75
int most_points(const MapView& map) {
  const Details& details = map.scenario().details;
  return 2 * std::min(3, details.pieces.cities) + defender_cards(details.max_players) + 2 + 1;
}

}  // namespace
}  // namespace hexwright::cities_and_knights

namespace hexwright {

constinit const RuleModule cities_and_knights_module{
    .id = "cities-and-knights",
    .title = N_("Cities & Knights"),
    .about = N_("Cities bring commodities, which buy improvements and metropolises; knights defend the land "
                "against barbarians. Progress cards take the place of development cards."),
    .options = cities_and_knights::options,
    .excludes = cities_and_knights::excludes,
    .checks = cities_and_knights::checks,
    .no_development = true,  // CK-05
    .most_points = cities_and_knights::most_points,
    .add_components = cities_and_knights::add_components,
    .add_instructions = cities_and_knights::add_instructions,
};

}  // namespace hexwright
