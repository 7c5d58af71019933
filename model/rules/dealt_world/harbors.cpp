#include "model/rules/dealt_world/harbors.h"

namespace hexwright::dealt_world {

bool is_placed(const MapView& map, const HarborPool& pool) {
  return map.plays("dealt-world") && pool.content && pool.drawing.empty();
}

Counts<HarborKind> harbors_to_place(const MapView& map) {
  Counts<HarborKind> tokens;
  for (const HarborPool& pool : map.harbor_pools())
    if (is_placed(map, pool))
      for (const auto& [kind, count] : *pool.content)
        if (!is_own(kind)) tokens[kind] += count;
  return tokens;
}

}  // namespace hexwright::dealt_world
