#include <array>

#include "listed_modules.h"
#include "model/rules/explorers/parts.h"

namespace hexwright::explorers {
namespace {

constexpr std::array options{
    ModuleOption{.id = "ship-at-coast",
                 .title = N_("Founding at the coast brings a ship"),
                 .about = N_("A founding settlement with a path at a known sea hex must take a ship; beside "
                             "missing hexes alone it takes a road. Otherwise its owner chooses a ship or a "
                             "road."),
                 .standard = "yes"},
    ModuleOption{.id = "discovery-card",
                 .title = N_("A discovery brings a card"),
                 .about = N_("Who discovers land takes one card of its resource, as with hexes that lie face "
                             "down; of choice for gold. Otherwise a discovery brings no card."),
                 .standard = "no"},
};
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array checks{
    &joined_east_west,       &has_home_island, &home_island_known, &founding_at_home,  &home_harbors,
    &one_pair_of_stacks,     &stacks_sorted,   &stacks_even,       &harbors_find_land, &tokens_can_move,
    &robber_and_pirate_wait, &usual_stacks,    &usual_game};

}  // namespace
}  // namespace hexwright::explorers

namespace hexwright {

constinit const RuleModule explorers_module{
    .id = "explorers",
    .title = N_("Explorers"),
    .about = N_("Around a home island the board lies empty. Whoever reaches an open place lays a land hex "
                "there and a sea hex beside it. East and west join."),
    .vocabulary = {.stacks = true, .open_cells = true},
    .options = explorers::options,
    .needs = explorers::needs,
    .is_scenario = true,
    .checks = explorers::checks,
    .robber_waits = true,  // EXP-04
    .add_instructions = explorers::add_instructions,
};

}  // namespace hexwright
