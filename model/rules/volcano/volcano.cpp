#include "rules/volcano/volcano.h"

#include <array>

#include "scenario/message.h"

namespace hexwright {
namespace {

constexpr std::array terrains{Terrain::Volcano};
constexpr std::array options{
    ModuleOption{.id = "gold",
                 .title = N_("Gold variant"),
                 .about = N_("Before it erupts, a volcano yields resources of choice to the buildings "
                             "around it.")},
    ModuleOption{.id = "krakatoa",
                 .title = N_("Krakatoa variant"),
                 .about = N_("Three volcanoes with the numbers 4, 5 and 6 make an island of their own.")},
};
constexpr std::array needs{
    Need{.if_option = "krakatoa", .module = "volcano", .option = "gold"},
    Need{.if_option = "krakatoa", .module = "seafarers"},
};

}  // namespace

constinit const RuleModule volcano_module{
    .id = "volcano",
    .title = N_("Volcano"),
    .about = N_("When its number is rolled, a volcano erupts and destroys what stands at one of its "
                "intersections."),
    .vocabulary = {.terrains = terrains},
    .options = options,
    .needs = needs,
};

}  // namespace hexwright
