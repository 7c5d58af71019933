#pragma once

#include <string>

#include "playtest/card_words.h"
#include "playtest/table.h"
#include "rules/words.h"

namespace hexwright {

// Parts of `refusal`: words for a player who does not know the rules by heart.

/// What a refusal calls a player; whoever knows their names puts those in the place of this argument.
std::string unnamed_player(int seat);
/// Why this does not do what waits to be done: what is wrong with it, or what comes first and who does it.
Refusal why_not_for(const Look& l, const Task& task, const Action& action);
/// When something of this kind can be done at all: a pattern without arguments.
const char* when_possible(ActionKind kind);

}  // namespace hexwright
