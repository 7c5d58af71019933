#pragma once

#include <string>
#include <vector>

#include "model/board/hex.h"
#include "model/rules/module.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

// Words for the arguments of messages, translated with these.

/// "1,-2", in every language.
std::string word(Hex hex);
/// "east", as the scenario is shown: a quarter-turned one shows its east to the south.
Message word(Direction direction, const Details& details);
/// Inside a sentence, where titles would be too loud: "gold field".
Message word(Terrain terrain);
/// Here and below: of a built-in one, or one of the packs.
inline Message word(const own::Packs& packs, Terrain terrain) {
  return own::word_in_sentence(packs, terrain);
}
Message word(HarborKind kind);
inline Message word(const own::Packs& packs, HarborKind kind) {
  return is_own(kind) ? own::title(packs, kind) : word(kind);
}
Message word(Marker marker);
Message word(AreaRole role);
Message word(MarkKind kind);
/// With its number, where it has one: "pirate fortress 2".
Message word(const Mark& mark);
Message word(const own::Packs& packs, const Mark& mark);
template <class Face>
Message word(const own::Packs& /*of no interest*/, Face face) {
  return word(face);
}
/// "3 gold field"
template <class Face>
Message counted(const own::Packs& packs, int count, Face face) {
  return Message{N_("{0} {1}"), {std::to_string(count), word(packs, face)}};
}
/// What an option takes: "a number from 1 to 3".
Message values(const ModuleOption& option);
/// What a module adds to a map: "jungle hexes", "ships".
std::vector<Argument> words_of(const Vocabulary& vocabulary);
/// "a, b and c"; of very many the first, "and 12 more". One word is its own list.
Argument list(const std::vector<Argument>& words);
/// "a, b and c", however many.
Argument whole_list(const std::vector<Argument>& words);

}  // namespace hexwright
