#include "rules/spices/spices.h"

#include <algorithm>
#include <array>

#include "scenario/message.h"

namespace hexwright {
namespace {

constexpr std::array terrains{Terrain::Spice};
constexpr std::array needs{Need{.module = "seafarers"}, Need{.module = "fog"}};

template <std::size_t count>
bool touches_spice(const std::array<TerrainSet, count>& hexes) {
  return std::any_of(hexes.begin(), hexes.end(),
                     [](TerrainSet hex) { return hex == TerrainSet(Terrain::Spice); });
}

}  // namespace

constinit const RuleModule spices_module{
    .id = "spices",
    .title = N_("Spices"),
    .about = N_("Undiscovered spice hexes are the home of traders. Ships bring merchants to them, who win "
                "trade options; spice cards bring victory points."),
    .vocabulary = {.terrains = terrains},
    .needs = needs,
    // SPI-02
    .building = {.bars_road = touches_spice<2>, .bars_settlement = touches_spice<3>},
};

}  // namespace hexwright
