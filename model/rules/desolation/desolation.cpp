#include <array>

#include "listed_modules.h"
#include "model/rules/desolation/climate.h"
#include "model/rules/desolation/parts.h"

namespace hexwright::desolation {
namespace {

constexpr std::array area_roles{AreaRole::NewWorld};
constexpr std::array options{
    ModuleOption{.id = "spare-tokens",
                 .title = N_("Spare number tokens"),
                 .about = N_("The token pool with the numbers that replace those of the home island as its "
                             "hexes lose value."),
                 .kind = ModuleOption::Kind::TokenPool,
                 .standard = ""},
};
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array checks{
    &joined_north_south, &has_home_island, &founding_at_home, &coast_for_founding,   &has_new_world,
    &new_world_apart,    &home_has_desert, &no_pirate,        &spare_tokens_suffice, &usual_victory_points,
};

}  // namespace
}  // namespace hexwright::desolation

namespace hexwright {

constinit const RuleModule desolation_module{
    .id = "desolation",
    .title = N_("Climate change"),
    .about = N_("Every new building costs the home island some of its worth, until its hexes turn to desert. "
                "A new world waits in the south. North and south join."),
    .vocabulary = {.area_roles = desolation::area_roles},
    .options = desolation::options,
    .needs = desolation::needs,
    .is_scenario = true,
    .checks = desolation::checks,
    // DES-05: what would be isolated at once is not built.
    .building = {.bars_road = desolation::is_isolated<2>,
                 .bars_settlement = desolation::is_isolated<3>,
                 .why_barred =
                     N_("only deserts lie around it: what is built there would be isolated at once")},
    .suits_as_home = desolation::can_dry_out,
    .most_points = desolation::most_points,
    .add_components = desolation::add_components,
    .add_instructions = desolation::add_instructions,
};

}  // namespace hexwright
