#pragma once

#include <array>
#include <string_view>

#include "model/scenario/scenario.h"

namespace hexwright::board_json {

// What reader and writer call the parts of a board.

inline constexpr std::string_view format = "hexwright-board";
inline constexpr int version = 1;

struct Number {
  const char* key;
  int Details::*number;
};
inline constexpr std::array numbers{
    Number{"minPlayers", &Details::min_players},
    Number{"maxPlayers", &Details::max_players},
    Number{"victoryPoints", &Details::victory_points},
};

struct Piece {
  const char* key;
  int Pieces::*count;
};
inline constexpr std::array pieces{
    Piece{"roads", &Pieces::roads},
    Piece{"settlements", &Pieces::settlements},
    Piece{"cities", &Pieces::cities},
    Piece{"ships", &Pieces::ships},
};

}  // namespace hexwright::board_json
