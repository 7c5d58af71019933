#include <algorithm>

#include <fmt/format.h>

#include "model/board/index.h"
#include "model/playtest/modules/own/counting.h"
#include "model/playtest/modules/own/hooks.h"

namespace hexwright::own {
namespace {

/// What a figure comes to for a seat; none where its conditions do not hold.
std::optional<int> amount(const ReadContext& read, const Figure& figure, SeatId seat) {
  if (!all_hold(read, figure.conditions, seat, {})) return {};
  const int each = figure.each ? value_of(read, *figure.each, seat) : 1;
  return each * value_of(read, figure.count, seat);
}

}  // namespace

bool forbids_victory(const ReadContext& read, const attempt::Win& win) {
  int needed = read.game.points_to_win();
  for (const Figure& figure : program(read.game).book.figures)
    if (figure.what == Figure::What::Victory)
      if (const auto points = amount(read, figure, win.seat))
        needed = figure.adds ? needed + *points : *points;
  return points(read.state, win.seat) < needed;
}

int keeps_more(const ReadContext& read, SeatId seat) {
  const int base = read.game.facts().hand_limit;
  int limit = read.game.facts().usual_hand_limit;
  for (const Figure& figure : program(read.game).book.figures)
    if (figure.what == Figure::What::HandLimit)
      if (const auto cards = amount(read, figure, seat)) limit = figure.adds ? limit + *cards : *cards;
  return limit - base;
}

int yields_more(const ReadContext& read, SeatId seat, HexId hex, IntersectionId corner, Building building) {
  const int usual = building == Building::City ? 2 : 1;
  int cards = usual;
  for (const Figure& figure : program(read.game).book.figures) {
    if (figure.what != Figure::What::Yield) continue;
    if (!figure.of.empty() && (figure.of == "city") != (building == Building::City)) continue;
    if (!matches(read, figure.hex, seat, at_hex(hex)) ||
        !matches(read, figure.place, seat, at_corner(corner)))
      continue;
    if (const auto count = amount(read, figure, seat)) cards = figure.adds ? cards + *count : *count;
  }
  return std::clamp(cards, 0, Figure::most_yield) - usual;
}

void rates(const ReadContext& read, SeatId seat, Cards& rates) {
  const auto lower = [&](unsigned kinds, int rate) {
    for (const Card card : resource_cards)
      if (has_kind(kinds, card) && rates[card] > rate) rates.remove(card, rates[card] - rate);
  };
  const unsigned harbors = seat_of(read, seat).harbors;
  for (const OwnHarbor& own : read.game.map().packs().harbors())
    if ((harbors >> static_cast<unsigned>(own.value) & 1U) != 0) lower(own.trade.cards, own.trade.rate);
  for (const Figure& figure : program(read.game).book.figures) {
    if (figure.what != Figure::What::Rate) continue;
    const auto rate = amount(read, figure, seat);
    if (rate && *rate >= 1) lower(figure.rate_of, *rate);
  }
}

Cards cards_of(const Price& price) {
  return {price.cards[0], price.cards[1], price.cards[2], price.cards[3], price.cards[4]};
}

namespace {

bool is_price_of(const Figure& figure, const hexwright::Action& action) {
  switch (action.kind) {
    case ActionKind::BuildSettlement:
      return figure.of == "settlement";
    case ActionKind::BuildCity:
      return figure.of == "city";
    case ActionKind::BuildRoad:
      return figure.of == "road";
    case ActionKind::BuildShip:
      return figure.of == "ship";
    case ActionKind::BuyDevelopment:
      return figure.of == "development";
    default:
      return false;
  }
}

Where place_of(const hexwright::Action& action) {
  switch (action.kind) {
    case ActionKind::BuildSettlement:
    case ActionKind::BuildCity:
      return at_corner(action.a.intersection());
    case ActionKind::BuildRoad:
    case ActionKind::BuildShip:
      return at_path(action.a.path());
    default:
      return {};
  }
}

}  // namespace

void prices(const ReadContext& read, SeatId seat, const hexwright::Action& action, Cards& price) {
  for (const Figure& figure : program(read.game).book.figures) {
    if (figure.what != Figure::What::Price || !is_price_of(figure, action)) continue;
    const Where where = place_of(action);
    if (!matches(read, figure.place, seat, where) || !all_hold(read, figure.conditions, seat, where))
      continue;
    price = figure.adds ? price + cards_of(figure.cards) : cards_of(figure.cards);
  }
}

namespace {

int bonus_of(const ReadContext& read, SeatId seat) {
  const Book& book = program(read.game).book;
  int bonus = 0;
  for (const Figure& figure : book.figures) {
    if (figure.what != Figure::What::Points) continue;
    const auto points = amount(read, figure, seat);
    if (!points) continue;
    int times = 1;
    if (figure.of == "settlement" || figure.of == "city")
      times = count_pieces(read, seat, figure.of == "city" ? a_city : a_settlement, figure.place);
    bonus += times * *points;
  }
  for (std::size_t i = 0; i < book.awards.size(); ++i)
    if (read.state.own_award_holders[i] == seat) bonus += book.awards[i].points;
  // Nobody has fewer points than none.
  const Seat& s = seat_of(read, seat);
  return std::clamp(bonus, s.own_bonus - s.points, 100);
}

void give_award(PlayContext& play, const Award& award, PackedSeat& holder) {
  SeatId leader;
  int most = award.least - 1;
  bool tied = false;
  for (const SeatId seat : play.game.seats()) {
    const int value = value_of(play, award.by, seat);
    if (value < most || value < award.least) continue;
    tied = value == most;
    if (!tied || (!award.tie_loses && holder == seat)) leader = seat;
    most = value;
  }
  if (tied && (award.tie_loses || leader != holder)) {
    const bool keeps = !award.tie_loses && holder != none && value_of(play, award.by, holder) == most;
    leader = keeps ? SeatId(holder) : SeatId();
  }
  holder = leader;
}

void count_bonus(PlayContext& play) {
  for (const SeatId seat : play.game.seats()) {
    auto& kept = play.seat(seat).own_bonus;
    const int now = bonus_of(play, seat);
    if (now == kept) continue;
    const int more = now - kept;
    kept = static_cast<std::int8_t>(now);
    add_points(play, seat, more);
  }
}

}  // namespace

std::optional<SeatId> count_points(PlayContext& play) {
  const Program& own = program(play.game);
  if (play.state.phase == Phase::Over) return {};
  for (std::size_t i = 0; i < own.book.awards.size(); ++i) {
    const SeatId before = play.state.own_award_holders[i];
    give_award(play, own.book.awards[i], play.state.own_award_holders[i]);
    count_award(play, i, before);
  }
  if (own.has_points) count_bonus(play);
  if (play.state.all_lost != 0) return SeatId();
  if (const SeatId winner = play.state.ended_for; winner != none) return winner;
  return {};
}

void count_standing_points(PlayContext& play) {
  if (program(play.game).has_standing_points) count_bonus(play);
}

void find_broken_points(const ReadContext& read, std::vector<std::string>& broken) {
  const Program& own = program(read.game);
  if (!own.has_standing_points) return;
  for (const SeatId seat : read.game.seats())
    if (const int bonus = bonus_of(read, seat); seat_of(read, seat).own_bonus != bonus)
      broken.push_back(fmt::format("seat {} has {} points of figures, not {}", seat.value(), bonus,
                                   seat_of(read, seat).own_bonus));
}

int points_of(const ReadContext& read, SeatId seat) {
  return seat_of(read, seat).own_points + seat_of(read, seat).own_bonus;
}

}  // namespace hexwright::own
