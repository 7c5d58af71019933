#include "model/playtest/modules/modules.h"

#include <array>

#include "extra_rules.h"
#include "model/board/concatenated.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

// In the order in which they have their say. Volcanoes erupt after everybody has got what a roll brings; what
// frontier events do, and then what designers say.
constexpr std::array built_in_rules{&base_rules,
                                    &seafarers_rules,
                                    &fog_rules,
                                    &jungle_rules,
                                    &volcano_rules,
                                    &explorers_rules,
                                    &desolation_rules,
                                    &spices_rules,
                                    &frontiers_rules,
                                    &foreign_islands_rules,
                                    &dealt_world_rules,
                                    &cloth_villages_rules,
                                    &tribal_gifts_rules,
                                    &wonders_rules,
                                    &cities_and_knights_rules,
                                    &pirate_fleet_rules,
                                    &own_rules};

constexpr auto rules = concatenated(built_in_rules, extra_rules);

}  // namespace

std::span<const ModuleRules* const> all_module_rules() { return rules; }

}  // namespace hexwright
