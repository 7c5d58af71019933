#pragma once

#include <optional>
#include <vector>

#include "io/library/connection.h"

namespace hexwright {

enum class CheckDepth : std::uint8_t {
  Bytes,      ///< every page, and every text that has a mark against its mark
  Scenarios,  ///< that, and every version is read as well
};

/// All that is not as it was written, whatever part of the file it is in. Empty: all is well. Throws
/// SQLite::Exception when the file cannot be looked at for another reason than damage.
std::vector<Message> faults_of(Connection& connection, CheckDepth depth);

/// Why nothing should be copied from this library, or added to it: it is damaged. None when it is whole.
std::optional<Refusal> refusal_if_damaged(Connection& connection);

}  // namespace hexwright
