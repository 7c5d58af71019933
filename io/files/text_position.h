#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwright {

struct TextPosition {
  int line = 0;    ///< from 1
  int column = 0;  ///< in bytes, from 1
  friend auto operator<=>(const TextPosition&, const TextPosition&) = default;
};

/// Where the lines of a text begin: turns offsets into lines and columns on demand, so that a reader may
/// carry plain offsets. Texts are smaller than 4 GiB.
class LineStarts {
 public:
  LineStarts() = default;
  explicit LineStarts(std::string_view text);

  /// An offset beyond the end counts as the last line.
  TextPosition position(std::size_t offset) const;

 private:
  std::vector<std::uint32_t> starts_{0};
};

}  // namespace hexwright
