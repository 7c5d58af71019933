#pragma once

#include <string>
#include <utility>

#include "playtest/table.h"
#include "playtest/telling.h"
#include "scenario/phrase.h"

namespace hexwright {

// What the parts of the telling share: words for the arguments of sentences, in the onlooker's language.

/// The words of one teller.
class TellerWords {
 public:
  explicit TellerWords(const Teller& teller) : teller_(&teller) {}

  bool sees(int seat) const { return teller_->onlooker.sees(seat); }
  std::string in_full(const Message& message) const { return text(message, teller_->onlooker.translate); }
  template <class... Arguments>
  std::string in_full(const char* pattern, Arguments... arguments) const {
    return in_full(Message{pattern, {std::move(arguments)...}});
  }
  /// Of which kind a card is: "ore".
  std::string kind(Card card) const { return in_full(Message{std::string(id(card)), {}}); }

  std::string player(int seat) const;
  std::string cards(Cards cards) const { return cards_told(cards, teller_->onlooker.translate); }
  std::string card(int card, int count = 1) const { return cards(Cards(static_cast<Card>(card), count)); }
  std::string development(std::uint16_t outcome) const;
  /// "hills (8)"
  std::string hex(const State& state, int hex) const;
  /// "hills (8)", "sea, generic harbor 3:1"
  std::string face(std::uint16_t outcome) const;
  /// "Green Folk", by `State::events` and the outcomes of `TurnUpEvent`.
  std::string event(int card) const;

 private:
  std::string in_full(const std::string& word) const {
    return hexwright::in_full(word, teller_->onlooker.translate);
  }
  std::string with_number(Terrain terrain, int number) const;

  const Teller* teller_;
};

inline std::size_t at(int n) { return static_cast<std::size_t>(n); }

/// What a seat has in hand now and had not before.
Cards gained(const State& before, const State& after, int seat);

/// What followed from an action, a sentence each.
void tell_consequences(const Teller& teller, const State& before, const Action& action, const State& after,
                       std::vector<Told>& told);

}  // namespace hexwright
