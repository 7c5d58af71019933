#pragma once

#include <span>
#include <vector>

#include "editor/core/play/session.h"
#include "model/playtest/game.h"
#include "model/scenario/message.h"

namespace hexwright {

/// The map as it lies in a game: what lies open or came up is fixed there, robber and pirate stand where they
/// stand, and what nobody has turned up lies face down. `played`: the actions that led there, which alone
/// tell the paths of harbors that were laid.
Scenario board_now(const Game& game, const State& state, std::span<const Action> played);

/// What stands at a place of the board, each thing in words: "city of Red, walled". Empty for nothing.
std::vector<Message> words_of_pieces(const PlaySession& session, const Place& place);

}  // namespace hexwright
