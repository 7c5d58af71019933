#include <array>

#include "listed_modules.h"
#include "model/rules/components.h"
#include "model/rules/pirate_fleet/fleet.h"
#include "model/rules/pirate_fleet/parts.h"

namespace hexwright::pirate_fleet {
namespace {

constexpr std::array marks{MarkKind::Fortress, MarkKind::Landing, MarkKind::FirstSettlement,
                           MarkKind::FirstShip, MarkKind::Course};
constexpr std::array area_roles{AreaRole::Unsettled};
constexpr std::array options{
    ModuleOption{.id = "spares-several",
                 .title = N_("The fleet spares several players"),
                 .about = N_("Where buildings of two players or more stand at its hex, it attacks nobody. "
                             "Otherwise it attacks each of them.")},
    ModuleOption{.id = "must-attack",
                 .title = N_("Ships at the fortress must attack"),
                 .about = N_("Whoever ends a turn with a route that has come to the fortress attacks it. "
                             "Otherwise players choose when they do.")},
};
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array excludes{
    Exclusion{"cities-and-knights",
              N_("warships need knights as development cards, and Cities & Knights has none")},
    Exclusion{
        "fog",
        N_("the ways of the ships and the course of the fleet must lie open from the beginning")}};  // SCK-03
constexpr std::array checks{&course_closed, &course_clockwise, &fleet_on_course, &course_at_main_coast,
                            &no_robber,     &berths_whole,     &marks_at_coasts, &ways_open,
                            &ways_apart,    &pieces_suffice};

/// PIR-02
void add_components(const MapView& map, Components& needed) {
  needed.chits += chits_of_fortress * map.scenario().details.max_players;
}

/// The first settlement of each. PIR-03
std::vector<IntersectionId> settled_before_founding(const MapView& map) {
  std::vector<IntersectionId> settled;
  for (const Berth& berth : berths(map))
    if (berth.settlement != none) settled.push_back(berth.settlement);
  return settled;
}

}  // namespace
}  // namespace hexwright::pirate_fleet

namespace hexwright {

constinit const RuleModule pirate_fleet_module{
    .id = "pirate-fleet",
    .title = N_("Pirate fleet"),
    .about =
        N_("A fleet of pirates sails round and round and robs whoever lives at its course. Every player "
           "turns ships into warships, sails to a fortress of the pirates and has to conquer it to win."),
    .vocabulary = {.area_roles = pirate_fleet::area_roles, .marks = pirate_fleet::marks},
    .options = pirate_fleet::options,
    .needs = pirate_fleet::needs,
    .is_scenario = true,
    .excludes = pirate_fleet::excludes,
    .checks = pirate_fleet::checks,
    .settled_before_founding = pirate_fleet::settled_before_founding,
    // Neither a robber nor awards, and knights in place of victory point cards. PIR-05
    .no_robber = true,
    .no_longest_route = true,
    .no_largest_army = true,
    .no_victory_cards = true,
    .add_components = pirate_fleet::add_components,
    .add_instructions = pirate_fleet::add_instructions,
};

}  // namespace hexwright
