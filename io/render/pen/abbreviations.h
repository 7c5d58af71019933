#pragma once

#include <string>

#include "model/own/packs.h"
#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// The shortest beginning of a terrain's title, in the reader's language, that no other terrain shares: "H",
/// "Fo", "Fi". Own terrains give way to built-in ones.
std::string terrain_abbreviation(const own::Packs& packs, Terrain terrain, Translate translate);
/// The same for a resource.
std::string resource_abbreviation(Resource resource, Translate translate);

}  // namespace hexwright
