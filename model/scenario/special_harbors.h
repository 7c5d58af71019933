#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "model/board/index.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// The harbor that trades each resource 2:1, in the order of the resources. BASE-08, BASE-15
inline constexpr std::array special_harbors{HarborKind::Brick, HarborKind::Lumber, HarborKind::Ore,
                                            HarborKind::Grain, HarborKind::Wool};
static_assert(special_harbors.size() == all_resources.size());

/// What a special harbor trades 2:1; none for the generic one.
constexpr std::optional<Resource> traded_at(HarborKind kind) {
  for (const Resource resource : all_resources)
    if (special_harbors[at(resource)] == kind) return resource;
  return std::nullopt;
}

}  // namespace hexwright
