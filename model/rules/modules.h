#pragma once

#include "model/rules/module.h"

namespace hexwright {

// What each rule module adds to a map.
extern const RuleModule base_module, seafarers_module, fog_module, jungle_module, volcano_module,
    explorers_module, frontiers_module, spices_module, desolation_module, foreign_islands_module,
    desert_strips_module, dealt_world_module, cities_and_knights_module, cloth_villages_module,
    tribal_gifts_module, pirate_fleet_module, wonders_module, house_rules_module;

}  // namespace hexwright
