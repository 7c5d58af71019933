#pragma once

#include <string>

#include "playtest/cards.h"
#include "scenario/phrase.h"

namespace hexwright {

// Words for the arguments of messages, inside of sentences.

/// "ore"
inline std::string word(Card card) { return phrase(id(card)); }
/// "4 ore"
std::string word(Card card, int count);

}  // namespace hexwright
