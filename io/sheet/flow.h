#pragma once

#include <functional>
#include <vector>

#include <cairo.h>

#include "model/board/plane.h"

namespace hexwright {

/// Something of one height that stands in a column.
struct Block {
  double height = 0;
  double space_before = 0;  ///< left out at the top of a column
  bool keep_with_next = false;
  /// `at`: its upper left corner.
  std::function<void(cairo_t* context, Point at)> draw;
};

/// A free part of a page that blocks flow into.
struct Column {
  int page = 0;
  Point at;  ///< the upper left corner
  double height = 0;
};

struct PlacedBlock {
  int page = 0;
  Point at;
  const Block* block = nullptr;
};

/// Fills the columns in their order; `column(i)` gives the i-th. A block too high for any column stands alone
/// in one.
std::vector<PlacedBlock> flow(const std::vector<Block>& blocks, const std::function<Column(int)>& column);

}  // namespace hexwright
