#include <algorithm>
#include <numeric>

#include "model/board/index.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/modules/cities_and_knights/progress_words.h"

// What the module has on the board and beside it.

namespace hexwright::cities_and_knights {
namespace {

/// CK-25
BoardPiece::Crown crown_of(const State& state, IntersectionId city) {
  for (const Track track : all_tracks)
    if (state.realms.metropolis_of[at(track)] != 0 && state.realms.metropolis_at[at(track)] == city)
      return static_cast<BoardPiece::Crown>(1 + at(track));
  return BoardPiece::Crown::None;
}

/// CK-25, CK-28
void adorn_cities(const ReadContext& read, std::vector<BoardPiece>& pieces) {
  for (BoardPiece& piece : pieces)
    if (const auto* place = std::get_if<Intersection>(&piece.at)) {
      const IntersectionId city = read.board().find(*place);
      piece.walled = read.state.realms.walls.has(city);
      piece.crown = crown_of(read.state, city);
    }
}

/// CK-29, CK-31
void add_shown_knights(const ReadContext& read, std::vector<BoardPiece>& pieces) {
  constexpr std::array ranks{BoardPiece::Kind::BasicKnight, BoardPiece::Kind::StrongKnight,
                             BoardPiece::Kind::MightyKnight};
  for (const SeatId seat : read.game.seats())
    for (const Knight& knight : knights_of(read, seat))
      pieces.push_back({.kind = ranks[knight.rank - 1U],
                        .seat = seat,
                        .at = read.board().intersection(knight.at),
                        .active = knight.is(Knight::Active)});
}

/// CK-71
void add_merchant(const ReadContext& read, std::vector<BoardPiece>& pieces) {
  if (read.state.realms.merchant_of == 0) return;
  pieces.push_back({.kind = BoardPiece::Kind::MerchantFigure,
                    .seat = SeatId(read.state.realms.merchant_of - 1),
                    .at = read.board().hex(read.state.realms.merchant_at)});
}

/// How far they are, and who would win now. CK-10, CK-40
StepTrack barbarians(const ReadContext& read) {
  const int step = read.state.realms.ship_step;
  const BySeat<int> defence = defenders(read);
  int cities = 0;
  for (const SeatId seat : read.game.seats()) cities += standing_cities(read, seat);
  const std::string come = std::to_string(step);
  return {.step = step,
          .steps = steps_to_attack,
          .name = {N_("Barbarians: {0} of 7 steps"), {come}},
          .words = {N_("Barbarians: {0} of 7; cities {1}, active knights {2}"),
                    {come, std::to_string(cities),
                     std::to_string(std::accumulate(defence.begin(), defence.end(), 0))}}};
}

/// What is worth points, or holds. CK-25, CK-43, CK-47, CK-71
void add_honours(const ReadContext& read, SeatId seat, std::vector<Message>& honours) {
  for (const Track track : all_tracks)
    if (has_metropolis(read, seat, track))
      honours.push_back({N_("Metropolis ({0})"), {Message{title(track)}}});
  if (read.state.realms.merchant_of == 1 + seat.value()) honours.emplace_back(N_("Merchant"));
  const auto add_count = [&](const char* pattern, int count) {
    if (count > 0) honours.push_back({pattern, {std::to_string(count)}});
  };
  add_count(N_("Defender ×{0}"), realm_of(read, seat).defended);
  add_count(N_("Point cards ×{0}"), realm_of(read, seat).shown);
}

/// CK-21
void add_levels(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  SeatRecord levels{"levels", {}};
  std::vector<Argument> words;
  for (const Track track : all_tracks) {
    const int level = level_of(read, seat, track);
    notes.tracks.push_back({commodity_of(track), level});
    words.emplace_back(Message{"{0} {1}", {Message{title(track)}, std::to_string(level)}});
    levels.fields.emplace_back(id(track), level);
  }
  notes.words_of_tracks = {N_("Improvements: {0}"), {joined_by(", ", words)}};
  notes.records.push_back(std::move(levels));
}

/// In place of development cards. CK-46
CardsInHand progress_cards(const ReadContext& read, SeatId seat) {
  std::vector<Argument> words;
  CardsInHand cards;
  for (const Progress card : all_progress) {
    const int count = count_of(read, seat, card);
    if (count == 0) continue;
    const Message name{title(card)};
    words.emplace_back(count == 1 ? name : Message{"{0} ×{1}", {name, std::to_string(count)}});
    cards.about.push_back({"{0}: {1}", {name, Message{about(card)}}});
  }
  cards.words = words.empty() ? Message{N_("No progress cards")}
                              : Message{N_("Progress cards: {0}"), {joined_by(", ", words)}};
  return cards;
}

}  // namespace

void show_realms(const ReadContext& read, OnBoard& shown) {
  adorn_cities(read, shown.pieces);
  add_shown_knights(read, shown.pieces);
  add_merchant(read, shown.pieces);
  shown.tracks.push_back(barbarians(read));
}

/// CK-05
void note_realm(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  notes.figures.push_back({N_("Prog."), N_("Progress cards in hand"), progress_in_hand(read, seat)});
  notes.figures.push_back({N_("Defence"), N_("Ranks of the active knights"), defenders(read)[seat]});
  add_honours(read, seat, notes.honours);
  add_levels(read, seat, notes);
  notes.cards = progress_cards(read, seat);
}

}  // namespace hexwright::cities_and_knights
