#include "editor/core/editing/number_entry.h"

#include <utility>

namespace hexwright {

std::optional<int> NumberEntry::type(int digit) {
  if (std::exchange(waiting_, false) && digit <= 2) return 10 + digit;
  if (digit == 1) waiting_ = true;
  if (digit < 2 || digit == 7) return std::nullopt;
  return digit;
}

}  // namespace hexwright
