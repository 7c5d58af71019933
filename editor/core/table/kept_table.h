#pragma once

#include <filesystem>

#include "editor/core/library/place_in_library.h"
#include "editor/core/play/session.h"
#include "io/table/links.h"

namespace hexwright {

/// A table that was closed: it goes on with the same links, at the same address.
struct KeptTable {
  PlaySession session;
  TableLinks links;  ///< fresh ones where the old ones are lost

  /// From the record of its game and the file of links beside it. A problem without a line is about files.
  static Read<KeptTable> read(const std::filesystem::path& record);
};

/// Keeps the record of a game at a table in the library, with the version of the map that was played. Refused
/// as `keep_in_library`, and when the record cannot be read.
std::optional<Refusal> keep_table(const std::filesystem::path& record, const Scenario& map,
                                  const PlaceInLibrary& place);

}  // namespace hexwright
