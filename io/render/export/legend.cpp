#include "io/render/export/legend.h"

#include <algorithm>

namespace hexwright {

Legend::Legend(const Scenario& scenario) : packs_(scenario.own), topology_(scenario.topology) {
  for (const auto& [name, area] : scenario.areas) areas_.emplace_back(name, is_frame(area));
  for (const auto& [name, stack] : scenario.stacks) stacks_.emplace_back(name, !stack.paired_with.empty());
  for (const auto& [name, terrains] : scenario.terrain_pools) {
    const auto sea = terrains.find(Terrain::Sea);
    if (sea == terrains.end() || sea->second == 0) land_pools_.push_back(name);
  }
}

int Legend::stack_number(std::string_view name) const {
  const auto at = std::ranges::find(stacks_, name, &StackLook::first);
  return at != stacks_.end() ? static_cast<int>(at - stacks_.begin()) : 0;
}

bool Legend::is_open_stack(std::string_view name) const {
  const auto at = std::ranges::find(stacks_, name, &StackLook::first);
  return at != stacks_.end() && at->second;
}

bool Legend::is_land_pool(std::string_view name) const {
  return std::binary_search(land_pools_.begin(), land_pools_.end(), name);
}

}  // namespace hexwright
