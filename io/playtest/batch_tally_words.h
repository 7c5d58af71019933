#pragma once

#include <string_view>

// What the writer and the reader of tallies share.

namespace hexwright {

inline constexpr std::string_view tally_format = "hexwright-tally";
inline constexpr int tally_version = 1;

}  // namespace hexwright
