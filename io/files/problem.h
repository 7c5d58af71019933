#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/scenario/message.h"

namespace hexwright {

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
