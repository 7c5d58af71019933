#pragma once

#include <string>
#include <utility>
#include <vector>

#include "model/board/index.h"
#include "model/playtest/describe/describe.h"
#include "model/playtest/table.h"
#include "model/scenario/message.h"

// What the parts of a description share: words for the arguments of sentences, in the viewer's language. For
// the rows of the modules, too.

namespace hexwright {

class NarratorWords {
 public:
  explicit NarratorWords(const Narrator& narrator) : narrator_(&narrator) {}

  const Game& game() const { return narrator_->game; }
  bool sees(SeatId seat) const { return narrator_->viewer.sees(seat); }
  std::string in_full(const Message& message) const { return text(message, narrator_->viewer.translate); }
  template <class... Arguments>
  std::string in_full(const char* pattern, Arguments... arguments) const {
    return in_full(Message{pattern, {std::move(arguments)...}});
  }
  /// Of which kind a card is: "ore".
  std::string kind(Card card) const { return in_full(Message{std::string(id(card)), {}}); }

  std::string player(SeatId seat) const;
  std::string cards(Cards cards) const { return card_list(cards, narrator_->viewer.translate); }
  std::string card(int card, int count = 1) const { return cards(Cards(static_cast<Card>(card), count)); }
  std::string bundle(std::uint16_t bits, Bundled kinds = Bundled::Spices) const {
    return cards(Cards::of_bundle(bits, kinds));
  }
  std::string development(std::uint16_t outcome) const;
  /// "hills (8)"
  std::string hex(const State& state, HexId hex) const;
  /// "hills (8)", "sea, generic harbor 3:1"
  std::string face(std::uint16_t outcome) const;

 private:
  std::string with_number(Terrain terrain, int number) const;

  const Narrator* narrator_;
};

/// What somebody could do now.
struct Decision {
  const NarratorWords& words;
  const State& state;
  const Action& action;

  /// Of who decides.
  const Seat& seat() const { return state.seats[actor(state)]; }
  std::string card() const { return words.card(action.x); }
  /// "give 2 ore for 1 wool"
  Message for_card(const std::string& given) const { return {N_("give {0} for {1}"), {given, card()}}; }
};

/// What was done, with the states around it.
struct Deed {
  const NarratorWords& words;
  const Game& game;
  const State& before;
  const Action& action;
  const State& after;
  SeatId actor = hexwright::actor(before);

  template <class... Arguments>
  Message by(const char* pattern, Arguments... arguments) const {
    return {pattern, {words.player(actor), std::move(arguments)...}};
  }
  bool is_seen() const { return words.sees(actor); }
  Card kind() const { return static_cast<Card>(action.x); }
  std::string card() const { return words.card(action.x); }
  std::string drawn_card() const { return words.card(action.c - 1); }
};

/// What a seat has in hand now and had not before.
Cards gained(const State& before, const State& after, SeatId seat);

/// What followed from an action, a sentence each.
void add_consequences(const Deed& deed, std::vector<Sentence>& sentences);

}  // namespace hexwright
