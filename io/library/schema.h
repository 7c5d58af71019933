#pragma once

#include <optional>
#include <span>

#include "io/library/library.h"

namespace hexwright {

class Connection;

/// The steps that lead from an empty file to the newest schema; a library has done as many as its version
/// says.
std::span<const char* const> schema_steps();

/// Makes a new file a library, and an older library one of today; refuses other programs' and newer ones.
/// Throws SQLite::Exception.
std::optional<Unopened> bring_up_to_date(Connection& connection);

}  // namespace hexwright
