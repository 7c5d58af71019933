#include "model/playtest/view.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <vector>

#include "model/board/index.h"
#include "model/playtest/table.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/hidden.h"

namespace hexwright {
namespace {

int count_of(const auto& counts) { return std::accumulate(counts.begin(), counts.end(), 0); }

void hide(Seat& seat) {
  seat.hand = seat.face_up;
  seat.developments = seat.fresh = {};
}

/// Of a hand what everybody knows: those that lie face up, what somebody offers, and what is wanted of
/// somebody who was asked for it, or agreed, as only those are asked who have it. BASE-08
Cards known_to_all(const State& s, SeatId seat) {
  Cards known = s.seats[seat].face_up;
  const bool asked = std::any_of(s.tasks.begin(), s.tasks.begin() + s.task_count, [&](const Task& task) {
    return task.kind == TaskKind::AnswerTrade && task.seat == seat;
  });
  if (asked || (s.answers >> seat.value() & 1U) != 0) known += s.wanted();
  if (seat == s.turn) known += s.offered();
  return known;
}

/// The viewer looks into the other's hand.
bool is_shown(const ReadContext& read, SeatId viewer, SeatId other) {
  const auto& hooks = read.game.hooks().shows_hand;
  return std::any_of(hooks.begin(), hooks.end(), [&](auto shows) { return shows(read, viewer, other); });
}

/// The resources that opponents hold are known in number, for the bank lies open.
void imagine_hands(State& s, const Game& game, SeatId seat, Random& random) {
  const int players = game.players();
  Hidden<all_cards.size()> cards;
  BySeat<int> sizes{};
  for_others(s, players, seat, [&](Seat& other, SeatId number) {
    const Cards known = known_cards({game, s}, seat, number);
    const Cards hidden = other.hand - known;
    sizes[number] = hidden.size();
    for (const Card card : all_cards) cards.gather(at(card), hidden[card]);
    other.hand = known;
  });
  for_others(s, players, seat, [&](Seat& other, SeatId number) {
    for (int n = sizes[number]; n > 0; --n) other.hand.add(static_cast<Card>(cards.draw(random)));
  });
}

/// Which of them were bought in this turn is forgotten, for victory points never wait.
void imagine_developments(State& s, int players, SeatId seat, Random& random) {
  Hidden<all_developments.size()> cards;
  for (std::size_t i = 0; i < all_developments.size(); ++i) cards.gather(i, s.developments[i]);
  BySeat<int> held{};
  for_others(s, players, seat, [&](Seat& other, SeatId number) {
    held[number] = count_of(other.developments) + count_of(other.fresh);
    for (std::size_t i = 0; i < all_developments.size(); ++i)
      cards.gather(i, other.developments[i] + other.fresh[i]);
    other.developments = other.fresh = {};
  });
  for_others(s, players, seat, [&](Seat& other, SeatId number) {
    for (int n = held[number]; n > 0; --n) ++other.developments[cards.draw(random)];
  });
  for (std::size_t i = 0; i < all_developments.size(); ++i)
    s.developments[i] = static_cast<std::uint8_t>(cards.left(i));
}

}  // namespace

Cards known_cards(const ReadContext& read, SeatId viewer, SeatId other) {
  return is_shown(read, viewer, other) ? read.state.seats[other].hand : known_to_all(read.state, other);
}

int OpenSeat::developments() const { return count_of(seat_->developments) + count_of(seat_->fresh); }
PathBits View::ship_places() const { return FreeShipSpots({*game_, *state_}, seat_).places(); }

int View::developments_left() const { return state_->left_to_buy(); }

int View::cities(SeatId seat) const { return standing_cities({*game_, *state_}, seat); }
Cards View::bank_rates() const { return hexwright::bank_rates({*game_, *state_}, seat_); }

int View::held_by_others(Card resource) const {
  int count = 0;
  for (const SeatId other : game_->seats())
    if (other != seat_) count += of(other).hand[resource];
  return count;
}

int View::longest_route_with(PathId path, Route route) const {
  const ReadContext read{*game_, *state_};
  int length = 1;
  for (const WayId way : Ways::over(path)) {
    const Ways::Way& end = game_->ways()[way];
    const BuildingPiece piece = building(end.to);
    const bool own_town = is_town(piece) && piece.of(seat_);
    if (ends_routes(piece) && !piece.of(seat_)) continue;
    int best = 0;
    for (const WayId on : end.on) {
      const RoutePiece other = this->route(Ways::path(on));
      if (on != way && other.of(seat_) && (own_town || other.kind() == route))
        best = std::max(best, longest_route_over(read, seat_, on));
    }
    length += best;
  }
  return length;
}

int View::yield_to(HexId hex, IntersectionId corner, Building building) const {
  return hexwright::yield_to({*game_, *state_}, seat_, hex, corner, building);
}

int View::chits_at(IntersectionId intersection) const {
  int points = 0;
  const auto areas = game_->chit_areas();
  for (unsigned left = game_->chit_areas_at(intersection); left != 0; left &= left - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(left));
    if (brings_chits({*game_, *state_}, seat_, i, intersection)) points += areas[i].chits.points;
  }
  for (const auto chits : game_->hooks().chits_for_settling)
    points += chits({*game_, *state_}, seat_, intersection);
  return points;
}

int View::standing(SeatId seat) const {
  return static_cast<int>(rated(*this, rating::Race{seat}, static_cast<float>(open(seat).points())));
}

State View::visible() const {
  State seen = *state_;
  for (const SeatId other : game_->seats()) {
    if (other == seat_) continue;
    Seat& seat = seen.seats[other];
    const auto cards = static_cast<std::uint8_t>(seat.hand.size());
    const auto developments = static_cast<std::uint8_t>(open(other).developments());
    const Cards hand = seat.hand;
    hide(seat);
    if (is_shown({*game_, *state_}, seat_, other)) seat.hand = hand;
    // Only how many there are shows.
    seat.hidden = {cards, developments};
  }
  // What is left in a stock that others have drawn from without showing it.
  seen.developments = {static_cast<std::uint8_t>(count_of(state_->developments))};
  for (const auto hides : game_->hooks().hide) hides({*game_, *state_}, seat_, seen);
  return seen;
}

State View::imagined(Random& random) const {
  State s = *state_;
  PlayContext play{*game_, s};
  happened(play, event::ImaginingHands{seat_, random});
  imagine_hands(s, *game_, seat_, random);
  imagine_developments(s, game_->players(), seat_, random);
  for (const auto imagines : game_->hooks().imagine) imagines({*game_, *state_}, seat_, random, s);
  return s;
}

}  // namespace hexwright
