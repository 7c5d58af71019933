#pragma once

#include <string>
#include <string_view>

#include "model/own/packs.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// The shortest beginning of a terrain's title that no other terrain shares: "H", "Fo", "Fi".
std::string_view terrain_abbreviation(Terrain terrain);
/// Of an own terrain; built-in ones keep theirs.
std::string terrain_abbreviation(const own::Packs& packs, Terrain terrain);
/// The same for a resource.
std::string_view resource_abbreviation(Resource resource);

}  // namespace hexwright
