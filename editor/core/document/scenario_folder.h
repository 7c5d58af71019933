#pragma once

#include <filesystem>
#include <vector>

#include "model/scenario/message.h"

namespace hexwright {

/// The scenario files (.xml and .game) in a folder and the folders in it, in the order of their names;
/// refused when it cannot be searched, or when there are none.
Outcome<std::vector<std::filesystem::path>> scenarios_in(const std::filesystem::path& folder);

}  // namespace hexwright
