#pragma once

#include <cstdint>
#include <optional>

namespace hexwright {

/// Locks of single bytes of an open file, which need not be there. The system releases them when the file is
/// closed, or the program ends. They are those of the open file, not of the process: threads and libraries
/// within one program exclude each other, too. False when somebody holds it, or when files cannot be locked
/// there.
bool lock_byte(int descriptor, std::int64_t byte);
/// None when that cannot be known.
std::optional<bool> is_byte_held(int descriptor, std::int64_t byte);

/// A byte of a database that SQLite does not lock itself and writes all the same while it is locked.
extern const std::int64_t byte_beside_sqlite;

}  // namespace hexwright
