#pragma once

#include <string_view>

#include "model/scenario/terrain.h"

namespace hexwright {

/// The shortest beginning of a terrain's title that no other terrain shares: "H", "Fo", "Fi".
std::string_view terrain_abbreviation(Terrain terrain);
/// The same for a resource.
std::string_view resource_abbreviation(Resource resource);

}  // namespace hexwright
