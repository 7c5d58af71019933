#include "model/rules/spices/merchants.h"

#include <algorithm>

namespace hexwright::spices {

bool takes_merchant(const Ruleset& rules, const Around& hexes) {
  if (std::count_if(hexes.begin(), hexes.end(), is_spice) != 1) return false;
  // Every two of the hexes have one of the three paths between them. A path that is off the board matters
  // not: then the one beside the spice hex carries a ship, too.
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    const Beside path{hexes[i], hexes[(i + 1) % hexes.size()]};
    if (rules.carries_ship(path) || rules.carries_road(path)) return true;
  }
  return false;
}

}  // namespace hexwright::spices
