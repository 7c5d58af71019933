#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/findings/finding.h"
#include "model/rules/map_view.h"
#include "model/scenario/boxes.h"

namespace hexwright::map {

/// What the declared boxes lack, and who has some of it; null where no other box has.
struct Lack {
  bool any = false;
  std::vector<const Box*> suppliers{};
};

/// Declares the suppliers and the boxes that these need, when nothing is lacking then; `lack_with` looks at
/// the scenario with more boxes.
std::optional<Fix> declare_more(const Scenario& scenario,
                                const std::function<Lack(const Scenario&)>& lack_with);

// What makes a token pool hold as many tokens as hexes take from it. None where that would be no repair, but
// another pool. Precondition: the pool is defined.

std::optional<Fix> add_tokens(const MapView& map, const TokenPool& pool, int missing);
/// Nothing that is set aside for a terrain.
std::optional<Fix> remove_tokens(const MapView& map, const TokenPool& pool, int spare);

}  // namespace hexwright::map
