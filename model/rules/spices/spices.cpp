#include <algorithm>
#include <array>

#include "listed_modules.h"
#include "model/rules/components.h"
#include "model/rules/spices/merchants.h"
#include "model/rules/spices/parts.h"
#include "model/scenario/message.h"

namespace hexwright::spices {
namespace {

constexpr std::array terrains{Terrain::Spice};
constexpr std::array needs{Need{.module = "seafarers"}, Need{.module = "fog"}};

template <std::size_t count>
bool touches_spice(const std::array<TerrainSet, count>& hexes) {
  return std::any_of(hexes.begin(), hexes.end(), is_spice);
}

constexpr std::array checks{
    &hexes_without_number, &hexes_enough,          &hexes_undiscovered,
    &sections_hold_one,    &merchants_have_places, &hexes_reachable,
    &harbors_elsewhere,    &founding_elsewhere,    &points_raised,
};

void add_components(const MapView& map, Components& needed) {
  needed.accessories[Accessory::SpiceCard] += spice_cards;
  needed.accessories[Accessory::TradeOption] += trade_options;
  needed.accessories[Accessory::Unit] += units_each * map.scenario().details.max_players;
}

}  // namespace
}  // namespace hexwright::spices

namespace hexwright {

constinit const RuleModule spices_module{
    .id = "spices",
    .title = N_("Spices"),
    .about = N_("Undiscovered spice hexes are the home of traders. Ships bring merchants to them, who win "
                "trade options; spice cards bring victory points."),
    .vocabulary = {.terrains = spices::terrains},
    .needs = spices::needs,
    .checks = spices::checks,
    // SPI-02
    .building = {.bars_road = spices::touches_spice<2>,
                 .bars_settlement = spices::touches_spice<3>,
                 .why_barred = N_("at spice hexes there are ships only, no roads and no settlements")},
    .explains_numbers_of = spices::terrains,
    .add_components = spices::add_components,
    .add_instructions = spices::add_instructions,
};

}  // namespace hexwright
