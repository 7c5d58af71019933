#include "model/rules/base/harbors.h"

#include <algorithm>

namespace hexwright::base {

Coast coast_of(const MapView& map, const PlacedHarborView& harbor) {
  if (harbor.land_hex == none && harbor.sea_hex == none) return Coast::Nowhere;
  const bool faces_land = map.is_land(harbor.land_hex), faces_sea = map.is_sea(harbor.land_hex);
  const bool on_land = map.is_land(harbor.sea_hex), at_sea = map.is_sea(harbor.sea_hex);
  if (faces_land && at_sea) return Coast::Coast;
  if (faces_land && on_land) return Coast::Inland;
  if (faces_sea && at_sea) return Coast::OpenSea;
  if (faces_sea && on_land) return Coast::Reversed;
  return Coast::Perhaps;
}

bool share_an_intersection(const PlacedHarborView& a, const PlacedHarborView& b) {
  return std::any_of(a.ends.begin(), a.ends.end(),
                     [&](auto end) { return end != none && (end == b.ends[0] || end == b.ends[1]); });
}

bool is_laid_in_play(const MapView& map, const HarborPool& pool) {
  return map.rules().lays_harbors() && pool.content && pool.drawing.empty();
}

Counts<HarborKind> harbors_laid_in_play(const MapView& map) {
  Counts<HarborKind> tokens;
  for (const HarborPool& pool : map.harbor_pools())
    if (is_laid_in_play(map, pool))
      for (const auto& [kind, count] : *pool.content)
        if (!is_own(kind)) tokens[kind] += count;
  return tokens;
}

}  // namespace hexwright::base
