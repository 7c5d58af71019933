#pragma once

#include <span>
#include <vector>

#include "editor/core/play/session.h"
#include "io/render/pieces/pieces.h"
#include "model/playtest/game.h"
#include "model/scenario/message.h"

namespace hexwright {

/// The map as it lies in a game: what lies open or came up is fixed there, robber and pirate stand where they
/// stand, and what nobody has turned up lies face down. `played`: the actions that led there, which alone
/// tell the paths of harbors that were laid.
Scenario board_now(const Game& game, const State& state, std::span<const Action> played);

/// What is written on hexes: events that were turned up, by name, and what lies open or is left there.
std::vector<BoardSign> signs_of(const Game& game, const State& state, Translate translate = nullptr);
/// Roads and ships first, so that buildings stand on them.
std::vector<BoardPiece> pieces_of(const Game& game, const State& state);

/// What stands at a place of the board, each thing in words: "city of Red, walled". Empty for nothing.
std::vector<Message> words_of_pieces(const PlaySession& session, const Place& place);

}  // namespace hexwright
