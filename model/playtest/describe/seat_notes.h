#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "model/playtest/cards.h"
#include "model/scenario/message.h"

// What rule modules have to say of a player, for whatever shows or tells it beside what is the base game's.

namespace hexwright {

class Game;
struct State;

/// A number with a word to stand in front of it, and what it is in full; both to be translated.
struct SeatFigure {
  const char *word, *name;
  int number;
};
/// How far a player has come on a track, by the cards that bring one on.
struct LevelTrack {
  Card card;
  int level;
};
/// For programs: fields by their names, under a name.
struct SeatRecord {
  std::string_view key;
  std::vector<std::pair<std::string_view, std::variant<int, std::string_view>>> fields;
};
/// A hand of cards besides the one that is counted by kinds.
struct CardsInHand {
  Message words;               ///< "Progress cards: Crane, Spy ×2"
  std::vector<Message> about;  ///< "Crane: ...", what each of them does
};

struct SeatNotes {
  // What all see.
  std::vector<SeatFigure> figures;  ///< in place of development cards and knights that were played
  std::vector<Message> honours;     ///< beside awards: "Metropolis (Trade)"
  std::vector<Message> counts;      ///< "Cloth: 3"
  std::vector<LevelTrack> tracks;
  Message words_of_tracks;
  std::vector<SeatRecord> records;
  // What is shown with the hand.
  std::optional<CardsInHand> cards;  ///< in place of development cards
  std::vector<Message> tokens;       ///< that lie before the player: "cloth: 3"
  std::vector<Message> earned;       ///< to be used: "discoveries: 2"
  std::vector<Message> aside;        ///< "set aside: 2 ore"
};

SeatNotes notes_on(const Game& game, const State& state, SeatId seat);

}  // namespace hexwright
