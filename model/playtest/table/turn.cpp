#include <algorithm>
#include <array>
#include <bit>

#include "model/board/index.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {
namespace {

/// What is owed before the bank says how much it has.
struct Due {
  Given cards{};
  BySeat<int> gold{};
  bool any_gold = false;
};

/// Calls `visit` with each corner of a hex where something stands. The six are gathered first, one byte each:
/// where the next one stands is then found without a guess at every corner.
template <class Visit>
void for_each_building(const ReadContext& l, HexId hex, Visit visit) {
  constexpr unsigned byte = 8;
  const auto& corners = l.board().hex_intersections(hex);
  std::uint64_t pieces = 0;
  for (std::size_t i = 0; i < corners.size(); ++i)
    pieces |= std::uint64_t{building_at(l.state, corners[i]).code} << i * byte;
  while (pieces != 0) {
    const auto i = static_cast<unsigned>(std::countr_zero(pieces)) / byte;
    pieces &= ~(std::uint64_t{0xFF} << i * byte);
    visit(corners[i]);
  }
}

/// Of a resource, or of gold. CK-12
void count_due(PlayContext& t, HexId hex, const std::array<Cards, 2>& yields, Due& due) {
  int given = 0;
  const bool gold = yields[0].empty();
  for_each_building(t, hex, [&](IntersectionId corner) {
    const BuildingPiece piece = building_at(t.state, corner);
    if (!is_town(piece) || t.state.overturned.has(corner)) return;
    const int count = piece.kind() == Building::City ? 2 : 1;
    given += count;
    if (!gold)
      due.cards[piece.seat()].add_up_to_most(yields[at(piece.kind())]);
    else
      due.gold[piece.seat()] += count, due.any_gold = true;
  });
  if (t.tally) t.tally->hex_cards[hex] = static_cast<std::uint16_t>(t.tally->hex_cards[hex] + given);
}

/// If the bank cannot pay everybody, nobody gets any of it, unless it is owed to one player only. BASE-06
void pay_out_short(PlayContext& t, Due& due, Card card) {
  int owed = 0, receivers = 0;
  for (const Cards& cards : due.cards) {
    owed += cards[card];
    receivers += cards[card] > 0 ? 1 : 0;
  }
  const bool nobody_gets = owed > t.state.bank[card] && receivers > 1;
  for (const SeatId seat : t.game.seats()) {
    Cards& cards = due.cards[seat];
    const int wanted = cards[card];
    cards.remove(card, wanted);
    if (!nobody_gets) cards.add(card, take_from_bank(t, seat, card, wanted));
  }
}

void count_income(Tally& tally, const Due& due) {
  for (const SeatId seat : Ids<SeatId>(most_players)) {
    if (due.cards[seat].empty()) continue;
    for (const Card card : cards_without_spices) {
      auto& income = tally.income[seat][static_cast<std::size_t>(card)];
      income = static_cast<std::uint16_t>(income + due.cards[seat][card]);
    }
  }
}

/// What is due becomes what was given.
void pay_out(PlayContext& t, Due& due) {
  Cards left = t.state.bank;
  for (const Cards& cards : due.cards) {
    if (cards.empty()) continue;
    if (!left.covers(cards)) {
      for (const Card card : t.game.cards()) pay_out_short(t, due, card);
      return;
    }
    left -= cards;
  }
  t.state.bank = left;
  for (const SeatId seat : t.game.seats()) t.seat(seat).hand += due.cards[seat];
  if (t.tally) count_income(*t.tally, due);
}

/// Those who are owed gold choose in the order of play, the roller first. SEA-05
void give_gold(PlayContext& t, const Due& due) {
  if (!due.any_gold) return;
  for (int i = 0; i < t.game.players(); ++i) {
    const SeatId seat = t.game.after(t.state.turn, i);
    if (due.gold[seat] > 0) do_later(t, task_for(seat, TaskKind::TakeCard, due.gold[seat]));
  }
}

/// BASE-05
void produce(PlayContext& t, int number) {
  Due due;
  t.state.numbered[at(number)].for_each([&](HexId hex) {
    const auto terrain = static_cast<Terrain>(t.state.terrain[hex]);
    const auto& yields = t.game.yields_of(terrain);
    if (hex != t.state.robber && (!yields[0].empty() || terrain == Terrain::Gold))
      count_due(t, hex, yields, due);
  });
  pay_out(t, due);
  give_gold(t, due);
  if (t.game.hooks().happened.empty()) return;
  t.state.numbered[at(number)].for_each([&](HexId hex) {
    if (!resource_of(static_cast<Terrain>(t.state.terrain[hex]))) happened(t, event::HexRolled{hex});
  });
  happened(t, event::Produced{number, due.cards});
}

void next_turn(PlayContext& t) { begin_turn(t, t.game.after(t.state.turn)); }

constexpr int places_to_partner = 3;

/// What is counted by turns, or parts of one, starts anew. CK-79
void begin_counting(PlayContext& t) {
  State& s = t.state;
  s.played_development = s.moved_ship = s.offers = 0;
  if (t.game.has_ships()) s.new_ships.clear();
  happened(t, event::TurnBegins{});
  happened(t, event::PartBegins{});
}

/// The third player to the left has a turn without dice, then the turn goes on from where it was. CK-78
void end_paired_turn(PlayContext& t) {
  State& s = t.state;
  if (s.paired != 0) {
    s.paired = 0;
    s.turn = t.game.after(s.turn, t.game.players() - places_to_partner);
    return next_turn(t);
  }
  s.paired = 1;
  s.turn = t.game.after(s.turn, places_to_partner);
  begin_counting(t);
}

}  // namespace

bool rolls_seven_again(const ReadContext& l) {
  return l.state.turn_number <= l.game.facts().turns_without_seven;
}

void weigh_dice(const ReadContext& l, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (int one = 1; one <= 6; ++one)
    for (int other = 1; other <= 6; ++other) {
      if (one + other == 7 && rolls_seven_again(l)) continue;
      if (!l.game.has_event_die()) {
        outcomes.push_back({dice_outcome(one, other), 1});
        continue;
      }
      outcomes.push_back({dice_outcome(one, other, EventDie::Ship), 3});
      for (const EventDie gate : {EventDie::Trade, EventDie::Politics, EventDie::Science})
        outcomes.push_back({dice_outcome(one, other, gate), 1});
    }
}

void roll(PlayContext& t, const Action& action) {
  const int number = first_die(action.c) + second_die(action.c);
  t.state.dice = static_cast<std::uint8_t>(number);
  t.state.phase = Phase::Main;
  if (t.tally) ++t.tally->rolls[at(number)];
  if (is_interrupted(t, interruption::Rolled{action})) return;
  bring_roll(t);
}

void bring_roll(PlayContext& t) {
  if (t.state.dice == 7)
    seven_rolled(t);
  else
    produce(t, t.state.dice);
}

void begin_turn(PlayContext& t, SeatId seat) {
  State& s = t.state;
  s.turn = seat;
  ++s.turn_number;
  s.phase = Phase::BeforeRoll;
  s.dice = 0;
  Seat& mine = t.seat(seat);
  for (std::size_t i = 0; i < mine.fresh.size(); ++i) {
    mine.developments[i] = static_cast<std::uint8_t>(mine.developments[i] + mine.fresh[i]);
    mine.fresh[i] = 0;
  }
  begin_counting(t);
}

/// After one's own turn everybody else may build, in order. BASE-12
void end_turn(PlayContext& t) {
  State& s = t.state;
  if (t.game.facts().paired_turns) return end_paired_turn(t);
  if (!t.game.has_special_building()) return next_turn(t);
  if (s.phase != Phase::Special) s.special = s.turn;
  s.phase = Phase::Special;
  s.special = t.game.after(s.special);
  if (s.special == s.turn) return next_turn(t);
  happened(t, event::PartBegins{});
}

}  // namespace hexwright
