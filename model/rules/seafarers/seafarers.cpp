#include "rules/seafarers/seafarers.h"

#include <array>

#include "rules/seafarers/checks.h"
#include "rules/seafarers/ships.h"

namespace hexwright {
namespace {

using namespace seafarers;

constexpr std::array terrains{Terrain::Gold};
constexpr std::array markers{Marker::Pirate};
constexpr std::array checks{&has_ships, &pirate_at_sea, &areas_apart, &chits_can_score};

}  // namespace

constinit const RuleModule seafarers_module{
    .id = "seafarers",
    .title = N_("Seafarers"),
    .about = N_("Ships, islands across the sea, gold fields, fog and the pirate."),
    .terrains = terrains,
    .markers = markers,
    .has_ships = true,
    .options = {},
    .checks = checks,
    .carries_route = carries_ship};

}  // namespace hexwright
