#pragma once

#include <string>

#include "model/playtest/cards.h"
#include "model/scenario/message.h"

namespace hexwright {

// Words for the arguments of messages, inside of sentences.

/// "ore"
inline Message word(Card card) { return Message{id(card)}; }
/// "4 ore"
Message word(Card card, int count);

}  // namespace hexwright
