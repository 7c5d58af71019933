#include "rules/base/base.h"

#include <array>

#include "rules/base/checks.h"
#include "rules/base/routes.h"

namespace hexwright {
namespace {

using namespace base;

constexpr std::array checks{
    &numbers_legal,
    &numbers_on_producing_hexes,
    &producing_hexes_numbered,
    &red_numbers_apart,
    &red_numbers_can_be_apart,
    &harbors_on_coast,
    &harbors_spaced,
    &harbors_have_kind,
    &founding_places_suffice,
    &founding_areas_have_land,
    &everything_reachable,
    &victory_points_attainable,
    &robber_on_land,
};

}  // namespace

constinit const RuleModule base_module{
    .id = "base",
    .title = N_("Base game"),
    .about = N_("Settlements, cities and roads, numbers, harbors and the robber."),
    .terrains = {},
    .markers = {},
    .options = {},
    .checks = checks,
    .carries_route = carries_road};

}  // namespace hexwright
