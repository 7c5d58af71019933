#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "playtest/engine.h"
#include "scenario/message.h"
#include "validation/finding.h"

namespace hexwright {

/// Whose eyes: of somebody who sees all hands.
inline constexpr int all_seeing = -1;

/// For whom something is put in words.
struct Onlooker {
  int viewer = all_seeing;        ///< a seat; `nobody` for what lies open to all; `all_seeing`
  Translate translate = nullptr;  ///< for words within sentences

  bool sees(int seat) const { return viewer == all_seeing || viewer == seat; }
};

// A game in words: sentences whose arguments are words already, translated with the onlooker's `translate`.
// Nobody is told more than they may know: cards that were drawn or stolen are told to those who hold them.

/// The teller of one game.
struct Teller {
  const Game& game;
  std::span<const std::string> names;  ///< of the players, by seat
  Onlooker onlooker;
};

/// A sentence, and where on the map that happened.
struct Told {
  Message words;
  /// None: where the action was done. The whole scenario: nowhere in particular.
  std::optional<Place> place = {};
};
/// What was done: "Red builds a settlement", and what followed from it, a sentence each: "the longest trade
/// route is Red's now". `before` and `after`: the states around the action.
std::vector<Told> told(const Teller& teller, const State& before, const Action& action, const State& after);
/// What can be done, for a button or a list: "give 4 brick for 1 ore".
Message proposal(const Teller& teller, const State& state, const Action& action);
/// What all actions of a kind have in common, for a group of them: "trade with the bank".
const char* title(ActionKind kind);
/// What has to be done now: "Red discards; cards still to go: 3".
Message awaited(const Teller& teller, const State& state);
/// What chance brings: "3 and 4", "a knight", "hills with a 5".
Message outcome_told(const Teller& teller, const Action& action, std::uint16_t outcome);
/// The card of a frontier event, by `State::events`: "Green Folk". FRO-02
std::string event_told(int card, Translate translate = nullptr);
/// "2 lumber, 1 ore"; "nothing".
std::string cards_told(Cards cards, Translate translate = nullptr);

}  // namespace hexwright
