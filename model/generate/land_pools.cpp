#include "model/generate/land_pools.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/scenario/boxes.h"

namespace hexwright {
namespace {

/// So many of them in the same shares: what is left after rounding down goes to the largest remainders.
template <class Face>
Counts<Face> shares(const Counts<Face>& all, int wanted) {
  const int sum = total(all);
  Counts<Face> chosen;
  std::vector<std::pair<int, Face>> remainders;
  int left = wanted;
  for (const auto& [face, count] : all) {
    const int whole = count * wanted / sum;
    if (whole > 0) chosen[face] = whole;
    left -= whole;
    remainders.emplace_back(-(count * wanted % sum), face);
  }
  std::ranges::sort(remainders);
  for (int n = 0; n < left; ++n) ++chosen[remainders[at(n)].second];
  return chosen;
}

bool makes_land(Terrain terrain) { return resource_of(terrain) || terrain == Terrain::Desert; }

template <class Face, class Kept>
Counts<Face> only(const Counts<Face>& all, Kept kept) {
  Counts<Face> some;
  for (const auto& item : all)
    if (kept(item.first)) some.insert(item);
  return some;
}

}  // namespace

std::optional<Refusal> add_pools(Scenario& scenario, const LandShape& shape, int hexes) {
  const bool at_sea = shape.islands.size() > 1;
  scenario.boxes = shape.boxes;
  if (scenario.boxes.empty()) scenario.boxes["base"] = 1;
  if (shape.boxes.empty() && at_sea) scenario.boxes["seafarers"] = 1;
  const auto held = [&] {
    Components box = contents_of(scenario.boxes);
    box.hexes = only(box.hexes, makes_land);
    box.tokens = only(box.tokens, is_legal_number);
    return box;
  };
  Components box = held();
  const auto suffices = [&] { return total(box.hexes) >= hexes && total(box.tokens) >= hexes; };
  // Nobody has named boxes: as many of the same as it takes.
  while (shape.boxes.empty() && !suffices()) {
    for (auto& [name, count] : scenario.boxes) ++count;
    box = held();
  }
  if (!suffices())
    return refuse(
        N_("these boxes hold {0} land hexes and {1} numbers, which is too little for {2} hexes"),
        {std::to_string(total(box.hexes)), std::to_string(total(box.tokens)), std::to_string(hexes)});
  const Counts<Terrain> terrain = shares(box.hexes, hexes);
  scenario.token_pools[land_pool] = shares(box.tokens, hexes - count_of(terrain, Terrain::Desert));
  scenario.terrain_pools[land_pool] = terrain;
  if (at_sea) {
    scenario.rules["seafarers"];
    scenario.details.pieces.ships = 15;
  }
  return {};
}

}  // namespace hexwright
