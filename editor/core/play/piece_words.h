#pragma once

#include "editor/core/play/session.h"

namespace hexwright {

/// What stands at a place of the board, each thing in words: "city of Red, walled". Empty for nothing.
std::vector<Message> words_of_pieces(const PlaySession& session, const Place& place);

}  // namespace hexwright
