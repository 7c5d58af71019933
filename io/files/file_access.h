#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "io/files/file_calls.h"
#include "model/scenario/message.h"

namespace hexwright {

/// The whole file, or why not (missing, a folder, no permission, larger than `limit` bytes).
Outcome<std::string> read_file(const std::filesystem::path& path, std::size_t limit);

/// Writes beside the file, syncs and renames over it: afterwards the file has either its old contents or
/// the new, whatever happens in between. Keeps the permissions; follows a symbolic link. None on success,
/// else why not, and the old file is untouched.
std::optional<Refusal> write_file_atomically(const std::filesystem::path& path, std::string_view contents,
                                             FileCalls& calls = FileCalls::of_the_system());

/// Renames a file over another one of the same folder, and syncs the folder, so that the new name outlives a
/// power cut. The error number of the system; 0 on success.
int rename_and_sync(const std::filesystem::path& from, const std::filesystem::path& to,
                    FileCalls& calls = FileCalls::of_the_system());

/// What a save of this file would fail at, as far as that can be told before; nothing is changed by asking.
std::optional<Refusal> obstacle_to_writing(const std::filesystem::path& path);

}  // namespace hexwright
