#include "io/files/text_position.h"

#include <algorithm>

namespace hexwright {

LineStarts::LineStarts(std::string_view text) {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    starts_.push_back(static_cast<std::uint32_t>(at + 1));
}

TextPosition LineStarts::position(std::size_t offset) const {
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
  const auto line = after - starts_.begin();
  return {static_cast<int>(line), static_cast<int>(offset - *(after - 1)) + 1};
}

}  // namespace hexwright
