#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/findings/finding.h"
#include "model/scenario/mark.h"
#include "model/scenario/message.h"

// What lies on the board of a game, and beside it: for whatever draws or tells it.

namespace hexwright {

class Game;
struct State;

/// A road, a ship, a building or a figure of a seat.
struct BoardPiece {
  /// The knights by their ranks; the figure of the merchant stands on a hex.
  enum class Kind : std::uint8_t {
    Road,
    Ship,
    Settlement,
    City,
    Merchant,
    BasicKnight,
    StrongKnight,
    MightyKnight,
    MerchantFigure,
    Warship
  };
  /// What makes a city a metropolis, by the track that it was built for.
  enum class Crown : std::uint8_t { None, Trade, Politics, Science };
  Kind kind = Kind::Road;
  SeatId seat = SeatId(0);
  std::variant<Path, Intersection, Hex> at;
  bool overturned = false;  ///< it lies on its side
  bool active = false;      ///< of a knight: it fights
  bool walled = false;      ///< of a city
  Crown crown = Crown::None;

  friend bool operator==(const BoardPiece&, const BoardPiece&) = default;
};

/// A word on a hex: what lies there, such as an event.
struct BoardSign {
  Hex at;
  std::string words;

  friend bool operator==(const BoardSign&, const BoardSign&) = default;
};

/// A track beside the board, and how far the piece on it has come.
struct StepTrack {
  int step = 0, steps = 0;
  Message name;   ///< "Barbarians: 3 of 7 steps"
  Message words;  ///< what else is to be said of it
};

struct OnBoard {
  /// Roads and ships first, so that buildings stand on them.
  std::vector<BoardPiece> pieces;
  std::vector<BoardSign> signs;
  /// What is to be known of a place besides its pieces: "landing place of Red".
  std::vector<std::pair<Place, Message>> words;
  /// The marks of the map that lie there no more.
  std::vector<MarkPlace> gone;
  /// Marks that came to lie there in the game.
  std::vector<std::pair<MarkPlace, Mark>> laid;
  std::vector<StepTrack> tracks;
  Translate translate = nullptr;  ///< for signs

  /// In the order of the hexes; those of one hex are one list.
  void add_lists(std::span<const BoardSign> listed);
};

/// Of the base game, and what modules add to it or change in it.
OnBoard on_board(const Game& game, const State& state, Translate translate = nullptr);

}  // namespace hexwright
