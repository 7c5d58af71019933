#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/findings/finding.h"
#include "model/playtest/engine.h"
#include "model/scenario/message.h"

// A game in words: sentences whose arguments are words already, translated with the viewer's `translate`.
// They say no more than the viewer may know: cards that were drawn or stolen are named to those who hold
// them.

namespace hexwright {

/// Whose cards are seen: of one seat, of none, or of all, `all_seeing`.
using Sight = std::optional<SeatId>;
inline constexpr Sight all_seeing;

/// For whom something is put in words.
struct Viewer {
  Sight sight = all_seeing;
  Translate translate = nullptr;  ///< for words within sentences

  bool sees(SeatId seat) const { return !sight || *sight == seat; }
};

/// Describes one game.
struct Narrator {
  const Game& game;
  std::span<const std::string> names;  ///< of the players, by seat
  Viewer viewer;
};

/// And where on the map that happened.
struct Sentence {
  Message words;
  /// None: where the action was done. The whole scenario: nowhere in particular.
  std::optional<Place> place = {};
};
/// What was done: "Red builds a settlement", and what followed from it, a sentence each: "Red has the longest
/// trade route now". `before` and `after`: the states around the action.
std::vector<Sentence> describe(const Narrator& narrator, const State& before, const Action& action,
                               const State& after);
/// What can be done, for a button or a list: "give 4 brick for 1 ore".
Message action_label(const Narrator& narrator, const State& state, const Action& action);
/// What all actions of a kind have in common, for a group of them: "trade with the bank".
const char* title(ActionKind kind);
/// What has to be done now: "Red discards; cards still to go: 3".
Message prompt(const Narrator& narrator, const State& state);
/// What chance brings: "3 and 4", "a knight", "hills with a 5".
Message outcome_label(const Narrator& narrator, const Action& action, std::uint16_t outcome);
/// "2 lumber, 1 ore"; "nothing".
std::string card_list(Cards cards, Translate translate = nullptr);

}  // namespace hexwright
