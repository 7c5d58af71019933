#pragma once

#include <array>
#include <string_view>

namespace hexwright {

/// Scenarios as XML, one of each set of rules: see `engine_signature`.
std::array<std::string_view, 8> engine_maps();

}  // namespace hexwright
