#include "rules/base/base.h"

#include <array>

#include "rules/base/checks.h"

namespace hexwright {
namespace {

using namespace base;

constexpr std::array<const Check*, 7> checks{
    &numbers_legal,     &numbers_on_producing_hexes, &producing_hexes_numbered,
    &red_numbers_apart, &harbors_on_coast,           &harbors_spaced,
    &harbors_have_kind,
};

}  // namespace

constinit const RuleModule base_module{
    .id = "base",
    .title = N_("Base game"),
    .about = N_("Settlements, cities and roads on one island, numbers, harbors and the robber."),
    .terrains = {},
    .markers = {},
    .options = {},
    .checks = checks};

}  // namespace hexwright
