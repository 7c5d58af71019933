#pragma once

#include <filesystem>

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

}  // namespace hexwright
