#pragma once

#include <string>
#include <vector>

#include "board/hex.h"
#include "rules/module.h"
#include "scenario/phrase.h"
#include "scenario/scenario.h"

namespace hexwright {

// Words for the arguments of messages: phrases, so that they are translated with the message.

/// "hex 1,-2"
std::string word(Hex hex);
/// "east", as the scenario is shown: a quarter-turned one shows its east to the south.
std::string word(Direction direction, const Details& details);
/// Inside a sentence, where titles would be too loud: "gold field".
std::string word(Terrain terrain);
std::string word(HarborKind kind);
std::string word(Marker marker);
std::string word(AreaRole role);
/// "3 gold field"
template <class Face>
std::string counted(int count, Face face) {
  return phrase(N_("{0} {1}"), {std::to_string(count), word(face)});
}
/// What an option takes: "a number from 1 to 3".
std::string values(const ModuleOption& option);
/// What a module adds to a map: "jungle hexes", "ships".
std::vector<std::string> words_of(const Vocabulary& vocabulary);
/// "a, b and c"; of very many the first, "and 12 more".
std::string list(const std::vector<std::string>& words);
/// "a, b and c", however many.
std::string whole_list(const std::vector<std::string>& words);

}  // namespace hexwright
