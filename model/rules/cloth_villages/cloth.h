#pragma once

#include "model/rules/map_view.h"

namespace hexwright::cloth_villages {

/// What each village begins with. CLO-02
inline constexpr int cloth_of_village = 5;
/// The game ends when no more villages than this have cloth. CLO-12
inline constexpr int villages_at_the_end = 3;
/// So much of it is a victory point. CLO-08
inline constexpr int cloth_for_a_point = 2;

/// What is paid to those who trade where a village has too little. CLO-02
int general_supply(const Ruleset& rules);
/// All cloth of the game.
int all_cloth(const MapView& map);

}  // namespace hexwright::cloth_villages
