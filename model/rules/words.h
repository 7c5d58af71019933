#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "board/hex.h"
#include "rules/module.h"
#include "scenario/scenario.h"

namespace hexwright {

// Words for the arguments of messages.

/// "hex 1,-2"
std::string word(Hex hex);
/// "east", as the scenario is shown: a quarter-turned one shows its east to the south.
std::string_view word(Direction direction, const Details& details);
/// A title inside a sentence: "gold field".
std::string lower(std::string_view title);
/// What an option takes: "a number from 1 to 3".
std::string values(const ModuleOption& option);
/// What a module adds to a map: "jungle hexes", "ships".
std::vector<std::string> words_of(const Vocabulary& vocabulary);
/// "a, b and c"; of very many the first, "and 12 more".
std::string list(const std::vector<std::string>& words);

}  // namespace hexwright
