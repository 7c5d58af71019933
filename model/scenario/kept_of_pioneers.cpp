#include "model/scenario/kept_of_pioneers.h"

#include <algorithm>

namespace hexwright::pioneers {

std::optional<std::string> last_foreign(const Scenario& scenario, std::string_view key) {
  const auto found = std::find_if(
      scenario.foreign.rbegin(), scenario.foreign.rend(),
      [&](const ForeignEntry& entry) { return entry.format == format_name && entry.key == key; });
  return found == scenario.foreign.rend() ? std::nullopt : std::optional(found->value);
}

}  // namespace hexwright::pioneers
