#include "io/render/board/dirty_rects.h"

#include <cstddef>

namespace hexwright {

void DirtyRects::add(const PixelRect& rect) {
  // More pieces than this cost more to keep apart than to paint as one.
  constexpr std::size_t most_rects = 64;
  PixelRect grown = common(rect, whole_);
  if (grown.empty()) return;
  for (std::size_t i = 0; i < rects_.size();) {
    if (rects_.size() < most_rects && common(rects_[i], grown).empty()) {
      ++i;
      continue;
    }
    // The union may touch what was passed already.
    grown = around(grown, rects_[i]);
    rects_[i] = rects_.back();
    rects_.pop_back();
    i = 0;
  }
  rects_.push_back(grown);
}

}  // namespace hexwright
