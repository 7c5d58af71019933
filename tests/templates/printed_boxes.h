#pragma once

#include "model/scenario/scenario.h"

// What the base boxes hold, from their lists of contents and not from the program's own table.

namespace hexwright::test {

inline const Counts<Terrain> base_hexes{{Terrain::Hills, 3},  {Terrain::Forest, 4},  {Terrain::Mountains, 3},
                                        {Terrain::Fields, 4}, {Terrain::Pasture, 4}, {Terrain::Desert, 1}};
inline const Counts<int> base_tokens{{2, 1}, {3, 2}, {4, 2},  {5, 2},  {6, 2},
                                     {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 1}};
inline const Counts<HarborKind> base_harbors{{HarborKind::Generic, 4}, {HarborKind::Brick, 1},
                                             {HarborKind::Lumber, 1},  {HarborKind::Wool, 1},
                                             {HarborKind::Grain, 1},   {HarborKind::Ore, 1}};
inline const Counts<Terrain> big_hexes{{Terrain::Hills, 5},  {Terrain::Forest, 6},  {Terrain::Mountains, 5},
                                       {Terrain::Fields, 6}, {Terrain::Pasture, 6}, {Terrain::Desert, 2}};
inline const Counts<int> big_tokens{{2, 2}, {3, 3}, {4, 3},  {5, 3},  {6, 3},
                                    {8, 3}, {9, 3}, {10, 3}, {11, 3}, {12, 2}};

}  // namespace hexwright::test
