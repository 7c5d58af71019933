#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "model/findings/finding.h"
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

}  // namespace hexwright::map
