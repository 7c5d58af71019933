#pragma once

#include <filesystem>
#include <optional>

namespace hexwright {

/// Where a user's programs keep what they need and nobody edits; none when the system does not say.
std::optional<std::filesystem::path> folder_for_data();

/// The file of this program; empty when the system does not say.
std::filesystem::path this_program();

/// Where a package puts what programs share: "share" beside the folder of the running program. Empty where
/// the system does not tell.
std::filesystem::path installed_share();

}  // namespace hexwright
