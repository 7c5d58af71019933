#include <array>

#include "listed_modules.h"
#include "model/rules/foreign_islands/parts.h"
#include "model/rules/foreign_islands/points.h"

namespace hexwright::foreign_islands {
namespace {

constexpr int most_for_an_island = 9;
constexpr std::array options{
    ModuleOption{.id = "points",
                 .title = N_("Points for a foreign island"),
                 .about = N_("The victory points of a player's first settlement on an island where that "
                             "player did not found."),
                 .kind = ModuleOption::Kind::Number,
                 .standard = "2",
                 .least = 1,
                 .most = most_for_an_island},
    ModuleOption{.id = "points-for-first",
                 .title = N_("Points for a player's first foreign island"),
                 .about = N_("Where the first one brings a player less or more than each further one; 0 for "
                             "the same."),
                 .kind = ModuleOption::Kind::Number,
                 .standard = "0",
                 .least = 0,
                 .most = most_for_an_island},
};
constexpr std::array needs{Need{.module = "seafarers"}};
constexpr std::array checks{&islands_to_settle, &islands_reachable};

}  // namespace
}  // namespace hexwright::foreign_islands

namespace hexwright {

constinit const RuleModule foreign_islands_module{
    .id = "foreign-islands",
    .title = N_("Foreign islands"),
    .about = N_("The first settlement on an island where its owner did not found brings extra points. Every "
                "player scores there, whoever came before."),
    .options = foreign_islands::options,
    .needs = foreign_islands::needs,
    .is_scenario = true,
    .checks = foreign_islands::checks,
    .robber_on_rarest = true,  // FOU-06
    .points_for_island = foreign_islands::points_for_next,
    .most_points = foreign_islands::most_points,
    .add_components = foreign_islands::add_components,
    .add_instructions = foreign_islands::add_instructions,
};

}  // namespace hexwright
