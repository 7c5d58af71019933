#include "rules/seafarers/seafarers.h"

#include <array>

namespace hexwright {
namespace {

constexpr std::array terrains{Terrain::Gold};
constexpr std::array markers{Marker::Pirate};

}  // namespace

constinit const RuleModule seafarers_module{
    .id = "seafarers",
    .title = N_("Seafarers"),
    .about = N_("Ships, islands across the sea, gold fields, fog and the pirate."),
    .terrains = terrains,
    .markers = markers,
    .options = {},
    .checks = {}};

}  // namespace hexwright
