#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/scenario/message.h"

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

/// Something that a reader or writer of files has to tell, at its place in the file.
struct Problem {
  enum class Severity : std::uint8_t {
    Error,    ///< the file cannot be taken as it is
    Warning,  ///< read on, but something was changed or lost
    Note,     ///< read on, nothing was lost, but the user should know
  };
  Severity severity = Severity::Error;
  int line = 0;    ///< from 1; 0 when it belongs to the whole file
  int column = 0;  ///< in bytes, from 1; 0 when it belongs to the whole line
  Message message;

  friend bool operator==(const Problem&, const Problem&) = default;
};
using Problems = std::vector<Problem>;

bool has_errors(const Problems& problems);
/// "map.xml:2:4: error: ..." (line and column left out when 0).
std::string text(const Problem& problem, const std::string& file, Translate translate = nullptr);

}  // namespace hexwright
