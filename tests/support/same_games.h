#pragma once

#include "model/playtest/batch/confidence.h"
#include "model/playtest/state.h"
#include "model/scenario/scenario.h"

// Two scenarios that play the very same games, decision by decision.

namespace hexwright {

/// Plays so many games of both with these bots and the same seeds. They have to have equally many legal
/// decisions at every place, of which those of the same kind are the same, take the one at the same place of
/// the list, with the same outcome, and to bring the same hands, points, pieces, numbers and robber after
/// each.
void expect_same_games(const Scenario& one, const Scenario& other, const char* bot, int games);

/// The same with bots of the first game that decide for both, by the places of the lists of decisions: where
/// bots think otherwise of a pack than of a module. What the first one remembers at the start may be changed:
/// a pack may say a part of what a module does. Of a thousand games one may be stuck in one of both alone.
void expect_same_games_in_step(const Scenario& one, const Scenario& other, const char* bot, int games);

/// The wins of one settler that knows the rules by the packs of `other` alone, each time in another seat,
/// against settlers that know them by the modules of `one`. Both games have to stay the same.
Wins wins_of_readers(const Scenario& one, const Scenario& other, int games);

/// Random games and such of settlers: 2,000 and 500 in the full check, else a tenth.
void expect_twins_to_play_the_same(const Scenario& original, Scenario twin_of_it(const Scenario&));
void expect_twins_to_play_in_step(const Scenario& original, Scenario twin_of_it(const Scenario&));

}  // namespace hexwright
