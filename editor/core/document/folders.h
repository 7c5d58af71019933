#pragma once

#include <filesystem>
#include <vector>

#include "model/scenario/message.h"

namespace hexwright {

/// With "<language>/LC_MESSAGES/hexwright.mo" in it: what HEXWRIGHT_TRANSLATIONS names, else where a package
/// puts them.
std::filesystem::path translations_folder();

/// With "contents.txt" and the pages of the guide in it: what HEXWRIGHT_GUIDE names, else where a package
/// puts them, which is also where the build does.
std::filesystem::path guide_folder();

/// The scenario files (.xml and .game) in a folder and the folders in it, in the order of their names;
/// refused when it cannot be searched, or when there are none.
Outcome<std::vector<std::filesystem::path>> scenarios_in(const std::filesystem::path& folder);

}  // namespace hexwright
