#pragma once

#include <filesystem>

#include "io/files/file_calls.h"

namespace hexwright {

// A save writes into a hidden file beside its target. When the program is killed meanwhile, that file stays.

/// A name for such a file that nothing in the folder has.
std::filesystem::path unused_name(const std::filesystem::path& folder);

/// Removes what killed saves left in the folder of a file that has just been saved. Files of other users, of
/// saves that may still go on, here or on another machine, and all that this program does not write, stay.
void clear_leftovers(const std::filesystem::path& saved, FileCalls& calls);

}  // namespace hexwright
