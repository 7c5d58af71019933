#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/hex.h"
#include "scenario/scenario.h"

namespace hexwright {

// Words for the arguments of messages.

/// "hex 1,-2"
std::string word(Hex hex);
/// "east", as the scenario is shown: a quarter-turned one shows its east to the south.
std::string_view word(Direction direction, const Details& details);
/// A title inside a sentence: "gold field".
std::string lower(std::string_view title);
/// "a, b and c"; of very many the first, "and 12 more".
std::string list(const std::vector<std::string>& words);

}  // namespace hexwright
