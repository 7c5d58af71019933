#pragma once

#include <atomic>
#include <cstdint>

namespace hexwright {

class Game;

/// Whether the open board, on which players found, is the same in every game.
bool has_same_board_always(const Game& game);

/// Settlers play so many games that begin in many ways, and the game's opening memory keeps how each founding
/// place fared in each position of the draft. What was learned on other maps is off by much on some; where
/// the same positions come again and again this finds out. Nothing happens where every game has a board of
/// its own, or where it was done before. The same games of it give the same memory with any number of
/// threads; when it is stopped it has none.
void study_openings(const Game& game, std::uint64_t games, int threads,
                    const std::atomic<bool>* stop = nullptr);

}  // namespace hexwright
