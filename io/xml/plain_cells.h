#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "io/xml/written_at.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// The cells of a file of whose writing nothing is to be said, read straight from the text. Nearly all cells
/// of nearly all files are plain, and building a tree of them would take longer than all the rest. Cells that
/// are not plain, and everything else, come through the tree, where problems are found and told.
struct PlainCells {
  /// In the spelling and the order of the file.
  boost::container::flat_map<Hex, Cell>::sequence_type cells;
  std::vector<WrittenAt::Offset> at;

  /// Reads the cell that `text`, from `offset` on in the file, begins with, and returns how many bytes it
  /// takes; 0, and nothing is read, when it is not a plain cell.
  std::size_t read(std::string_view text, std::size_t offset);
};

}  // namespace hexwright
