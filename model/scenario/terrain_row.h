#pragma once

#include "model/scenario/message.h"
#include "model/scenario/terrain.h"

namespace hexwright {

/// A terrain, in the table of `terrain.cpp`. A module outside of this tree that brings one names its row
/// `terrain`, in the namespace and the file `terrain.h` of its folder.
struct TerrainRow {
  Terrain value = Terrain::Hills;
  std::string_view id;     ///< the spelling in files
  std::string_view title;  ///< to be translated: "Gold field"
  std::string_view word;   ///< to be translated, inside a sentence: "gold field"
  TerrainColours colours = {};
  bool is_producing = false;  ///< as the function of this name
  std::optional<Resource> resource = {};
};

}  // namespace hexwright
