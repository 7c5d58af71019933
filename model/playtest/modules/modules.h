#pragma once

namespace hexwright {

struct ModuleRules;

// What each rule module does at the table. The base game and Seafarers are in table/.
extern const ModuleRules fog_rules, jungle_rules, volcano_rules, explorers_rules, desolation_rules,
    spices_rules, frontiers_rules, foreign_islands_rules, dealt_world_rules, cloth_villages_rules,
    tribal_gifts_rules, wonders_rules, cities_and_knights_rules, pirate_fleet_rules, own_rules;

}  // namespace hexwright
