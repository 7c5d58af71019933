#include <array>

#include "listed_modules.h"
#include "model/rules/seafarers/parts.h"

namespace hexwright::seafarers {
namespace {

constexpr std::array terrains{Terrain::Gold};
constexpr std::array markers{Marker::Pirate};
/// Beside the sea, also beside a hex that can turn out to be sea. SEA-01
bool touches_sea(const Beside& hexes) { return hexes[0].may_be_sea() || hexes[1].may_be_sea(); }

constexpr std::array checks{&has_ships, &pirate_at_sea, &areas_apart, &home_islands_whole, &chits_can_score};

}  // namespace
}  // namespace hexwright::seafarers

namespace hexwright {

constinit const RuleModule seafarers_module{
    .id = "seafarers",
    .title = N_("Seafarers"),
    .about = N_("Ships, islands across the sea, gold fields and the pirate."),
    .vocabulary = {.terrains = seafarers::terrains, .markers = seafarers::markers, .ships = true},
    .checks = seafarers::checks,
    .building = {.lets_ship = seafarers::touches_sea},
    .add_instructions = seafarers::add_instructions,
};

}  // namespace hexwright
