#include "rules/desolation/desolation.h"

#include <array>

#include "scenario/message.h"

namespace hexwright {
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

}  // namespace

constinit const RuleModule desolation_module{
    .id = "desolation",
    .title = N_("Climate change"),
    .about = N_("Every new building costs the home island some of its worth, until its hexes turn to desert. "
                "A new world waits in the south. North and south join."),
    .vocabulary = {.area_roles = area_roles},
    .options = options,
    .needs = needs,
};

}  // namespace hexwright
