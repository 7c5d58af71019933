#pragma once

#include <filesystem>

namespace hexwright {

/// Where a package puts what programs share: "share" beside the folder of the running program. Empty where
/// the system does not tell.
std::filesystem::path installed_share();

/// With "<language>/LC_MESSAGES/hexwright.mo" in it: what HEXWRIGHT_TRANSLATIONS names, else where a package
/// puts them.
std::filesystem::path translations_folder();

}  // namespace hexwright
