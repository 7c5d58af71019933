#include "playtest/teller_words.h"

#include <algorithm>
#include <array>

#include "playtest/card_words.h"
#include "rules/words.h"

namespace hexwright {
namespace {

// As in `all_developments`.
constexpr std::array<const char*, all_developments.size()> development_words{
    N_("knight"), N_("victory point"), N_("road building"), N_("year of plenty"), N_("monopoly")};

// By `State::events`. FRO-02
constexpr std::array<const char*, 11> event_titles{
    N_("unknown"),   N_("Green Folk"),    N_("Merchants"),        N_("Scientists"),
    N_("Diplomats"), N_("Wild Animals"),  N_("Alien Artefacts"),  N_("Pirate Nest"),
    N_("Volcano"),   N_("A Little Gold"), N_("Indigenous People")};

}  // namespace

std::string cards_told(Cards cards, Translate translate) {
  std::string words;
  for (const Card card : all_cards) {
    if (cards[card] == 0) continue;
    if (!words.empty()) words += ", ";
    words += hexwright::in_full(word(card, cards[card]), translate);
  }
  return words.empty() ? text({N_("nothing"), {}}, translate) : words;
}

std::string TellerWords::player(int seat) const {
  if (at(seat) < teller_->names.size()) return teller_->names[at(seat)];
  return in_full(N_("player {0}"), std::to_string(seat + 1));
}

std::string TellerWords::development(std::uint16_t outcome) const {
  if (outcome == 0 || outcome > all_developments.size()) return in_full(N_("unknown"));
  return in_full(development_words[outcome - 1U]);
}

std::string TellerWords::with_number(Terrain terrain, int number) const {
  const std::string words = in_full(word(terrain));
  return number == 0 ? words : in_full(N_("{0} ({1})"), words, std::to_string(number));
}

std::string TellerWords::hex(const State& state, int hex) const {
  if (!is_known(state, hex)) return in_full(N_("an unknown hex"));
  return with_number(static_cast<Terrain>(state.terrain[at(hex)]), state.number[at(hex)]);
}

std::string TellerWords::face(std::uint16_t outcome) const {
  const Face face = face_of(outcome);
  const std::string words = with_number(face.terrain, face.number);
  return face.harbor ? in_full(N_("{0}, {1}"), words, in_full(word(*face.harbor))) : words;
}

std::string TellerWords::event(int card) const { return event_told(card, teller_->onlooker.translate); }

std::string event_told(int card, Translate translate) {
  return text({event_titles[at(card) < event_titles.size() ? at(card) : 0], {}}, translate);
}

Cards gained(const State& before, const State& after, int seat) {
  const Cards had = before.seats[at(seat)].hand, has = after.seats[at(seat)].hand;
  Cards more;
  for (const Card card : all_cards) more.add(card, std::max(0, has[card] - had[card]));
  return more;
}

}  // namespace hexwright
