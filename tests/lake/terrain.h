#pragma once

#include "model/scenario/terrain_row.h"

namespace hexwright::lake {

inline constexpr TerrainRow terrain{.value = Terrain{11},
                                    .id = "lake",
                                    .title = N_("Lake"),
                                    .word = N_("lake"),
                                    .colours = {0x2F6F9F, 0x3D5AA8}};

}  // namespace hexwright::lake
