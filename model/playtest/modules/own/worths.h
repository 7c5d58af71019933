#pragma once

#include <vector>

#include "model/playtest/modules/own/program.h"

// What own rules are worth to the bots, read off the rules themselves.

namespace hexwright::own {

/// How many a step is about, as far as can be said beforehand.
inline float usual_count(const Step& step) {
  return static_cast<float>(step.count[0].of == Value::Of::Number ? step.count[0].number : 1);
}
/// What steps bring whoever they are for, in cards; of a deck, what its cards bring on average.
float cards_brought(const Book& book, const std::vector<Step>& steps, int depth = 2);
/// In cards, by counter: by what points they are worth, by what they buy, and by what needs them. Counters of
/// the table are worth nothing to anybody.
std::vector<float> worths_of_counters(const Book& book);
/// At each roll of its number, from the rules about it; what the designer says of it goes before.
TerrainWorth worth_of(const Program& program, const OwnTerrain& terrain);

}  // namespace hexwright::own
