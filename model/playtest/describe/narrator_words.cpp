#include "model/playtest/describe/narrator_words.h"

#include <algorithm>
#include <array>

#include "model/playtest/cards.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

// As in `all_developments`.
constexpr std::array<const char*, all_developments.size()> development_words{
    N_("knight"), N_("victory point"), N_("road building"), N_("year of plenty"), N_("monopoly")};

}  // namespace

std::string card_list(Cards cards, Translate translate) {
  std::vector<Argument> words;
  for (const Card card : all_cards)
    if (cards[card] != 0) words.emplace_back(word(card, cards[card]));
  return text(words.empty() ? Message{N_("nothing")} : joined_by(", ", words), translate);
}

std::string NarratorWords::player(SeatId seat) const {
  return text(PlayerName{seat}, narrator_->viewer.translate, narrator_->names);
}

std::string NarratorWords::development(std::uint16_t outcome) const {
  if (outcome == 0 || outcome > all_developments.size()) return in_full(N_("unknown"));
  return in_full(development_words[outcome - 1U]);
}

std::string NarratorWords::with_number(Terrain terrain, int number) const {
  const std::string words = in_full(word(game().map().packs(), terrain));
  return number == 0 ? words : in_full(N_("{0} ({1})"), words, std::to_string(number));
}

std::string NarratorWords::hex(const State& state, HexId hex) const {
  if (!is_known(state, hex)) return in_full(N_("an unknown hex"));
  return with_number(static_cast<Terrain>(state.terrain[hex]), state.number[hex]);
}

std::string NarratorWords::face(std::uint16_t outcome) const {
  const Face face = face_of(outcome);
  const std::string words = with_number(face.terrain, face.number);
  return face.harbor ? in_full(N_("{0}, {1}"), words, in_full(word(*face.harbor))) : words;
}

Cards gained(const State& before, const State& after, SeatId seat) {
  const Cards had = before.seats[seat].hand, has = after.seats[seat].hand;
  Cards more;
  for (const Card card : all_cards) more.add(card, std::max(0, has[card] - had[card]));
  return more;
}

}  // namespace hexwright
