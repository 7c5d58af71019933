#pragma once

#include "model/rules/instructions.h"

namespace hexwright::base {

/// "2, 3, 3 and 4": every token by itself; of very many only how many they are.
Argument numbers_in_words(const Counts<int>& counts);

/// The steps of the set-up sheet in which tokens of a pool are set aside for terrains: `token_shares` in
/// words, but for the last share, whose use depends on where it is drawn. NSH-06
void add_steps_of_set_aside(const MapView& map, const TokenPool& pool, Instructions& sheet);
/// Some terrain has tokens of its own in the pool.
bool has_set_aside(const MapView& map, const TokenPool& pool);
/// How red numbers of such a pool are parted. BASE-14
Message parting_of_set_aside();

}  // namespace hexwright::base
