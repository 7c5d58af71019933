#include <algorithm>
#include <array>

#include "listed_modules.h"
#include "model/rules/base/parts.h"

namespace hexwright::base {
namespace {

bool may_be_land(TerrainSet hex) { return hex.may_be_land(); }
/// Beside land, also beside a hex that can turn out to be land. BASE-02
template <std::size_t count>
bool touches_land(const std::array<TerrainSet, count>& hexes) {
  return std::any_of(hexes.begin(), hexes.end(), may_be_land);
}

constexpr std::array start_of_robber{Terrain::Desert};

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
    &founding_pieces_suffice,
    &founding_areas_have_land,
    &everything_reachable,
    &victory_points_attainable,
    &robber_on_land,
};

}  // namespace
}  // namespace hexwright::base

namespace hexwright {

constinit const RuleModule base_module{
    .id = "base",
    .title = N_("Base game"),
    .about = N_("Settlements, cities and roads, numbers, harbors and the robber."),
    .checks = base::checks,
    .building = {.lets_road = base::touches_land<2>, .lets_settlement = base::touches_land<3>},
    .robber_starts = base::start_of_robber,
    .add_instructions = base::add_instructions,
};

}  // namespace hexwright
