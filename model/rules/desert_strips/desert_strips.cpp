#include <array>

#include "listed_modules.h"
#include "model/rules/desert_strips/parts.h"

namespace hexwright::desert_strips {
namespace {

/// TTD-04
constexpr std::array options{
    ModuleOption{.id = "strips-as-one",
                 .title = N_("All strips score as one area"),
                 .about = N_("A player's first settlement on any strip brings chits; on a further strip it "
                             "brings none. Otherwise each strip is an area of its own.")},
};
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array checks{&deserts_connected, &strips_beyond_desert, &strip_and_islet,
                            &founding_on_main_part};

}  // namespace
}  // namespace hexwright::desert_strips

namespace hexwright {

constinit const RuleModule desert_strips_module{
    .id = "desert-strips",
    .title = N_("Desert strips"),
    .about = N_("A line of deserts cuts strips off a large island. Players found on its main part and come "
                "to the strips through the desert or by ship; strips and islets bring victory points."),
    .options = desert_strips::options,
    .needs = desert_strips::needs,
    .is_scenario = true,
    .checks = desert_strips::checks,
    .count_chits = desert_strips::join_strips,
    .add_instructions = desert_strips::add_instructions,
};

}  // namespace hexwright
