#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "io/library/library.h"

namespace hexwright {

/// Where what was played on a map is to be kept.
struct PlaceInLibrary {
  std::filesystem::path library;
  std::optional<EntryId> entry = {};    ///< of the map, when it is known
  std::filesystem::path scenario = {};  ///< the map's file, else: its entry is looked for by that
};

/// Opens the library and has `keep` keep something with the entry of the map, or with none. Refused in words;
/// the library is then as it was.
std::optional<Refusal> keep_in_library(
    const PlaceInLibrary& place,
    const std::function<std::optional<Refusal>(Library&, std::optional<EntryId>)>& keep);

}  // namespace hexwright
