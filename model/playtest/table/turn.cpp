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
void for_each_building(const ReadContext& read, HexId hex, Visit visit) {
  constexpr unsigned byte = 8;
  const auto& corners = read.board().hex_intersections(hex);
  std::uint64_t pieces = 0;
  for (std::size_t i = 0; i < corners.size(); ++i)
    pieces |= std::uint64_t{building_at(read.state, corners[i]).code} << i * byte;
  while (pieces != 0) {
    const auto i = static_cast<unsigned>(std::countr_zero(pieces)) / byte;
    pieces &= ~(std::uint64_t{0xFF} << i * byte);
    visit(corners[i]);
  }
}

/// What a hex that yields these to a settlement, and to a city, gives where it gives another number of them.
Cards cards_of_yield(const std::array<Cards, 2>& yields, Building building, int count) {
  Cards cards = yields[at(building)];
  const Card first = yields[0].nth(0);
  if (const int more = count - cards.size(); more > 0) cards.add(first, more);
  while (cards.size() > count) cards.remove(cards.size() > cards[first] ? (cards - yields[0]).nth(0) : first);
  return cards;
}

/// Of a resource, or of gold.
void count_due(PlayContext& play, HexId hex, const std::array<Cards, 2>& yields, Due& due) {
  int given = 0;
  const bool gold = yields[0].empty(), usual = play.game.hooks().yields_more.empty();
  for_each_building(play, hex, [&](IntersectionId corner) {
    const BuildingPiece piece = building_at(play.state, corner);
    if (!is_town(piece) || play.state.overturned.has(corner)) return;
    const int usual_count = piece.kind() == Building::City ? 2 : 1;
    const int count = usual ? usual_count : yield_to(play, piece.seat(), hex, corner, piece.kind());
    given += count;
    if (!gold && usual)
      due.cards[piece.seat()].add_up_to_most(yields[at(piece.kind())]);
    else if (!gold)
      due.cards[piece.seat()].add_up_to_most(cards_of_yield(yields, piece.kind(), count));
    else if (count > 0) {
      due.gold[piece.seat()] += count;
      due.any_gold = true;
    }
  });
  if (play.tally) play.tally->hex_cards[hex] = static_cast<std::uint16_t>(play.tally->hex_cards[hex] + given);
}

/// If the bank cannot pay everybody, nobody gets any of it, unless it is owed to one player only. BASE-06
void pay_out_short(PlayContext& play, Due& due, Card card) {
  int owed = 0, receivers = 0;
  for (const Cards& cards : due.cards) {
    owed += cards[card];
    receivers += cards[card] > 0 ? 1 : 0;
  }
  const bool nobody_gets = owed > play.state.bank[card] && receivers > 1;
  for (const SeatId seat : play.game.seats()) {
    Cards& cards = due.cards[seat];
    const int wanted = cards[card];
    cards.remove(card, wanted);
    if (!nobody_gets) cards.add(card, take_from_bank(play, seat, card, wanted));
  }
}

void count_income(Tally& tally, const Due& due) {
  for (const SeatId seat : Ids<SeatId>(most_players)) {
    if (due.cards[seat].empty()) continue;
    for (const Card card : cards_without_spices) {
      auto& income = tally.income[seat][at(card)];
      income = static_cast<std::uint16_t>(income + due.cards[seat][card]);
    }
  }
}

/// What is due becomes what was given.
void pay_out(PlayContext& play, Due& due) {
  Cards left = play.state.bank;
  for (const SeatId seat : play.game.seats()) {
    const Cards cards = due.cards[seat];
    if (!left.covers(cards)) {
      for (const Card card : play.game.cards()) pay_out_short(play, due, card);
      return;
    }
    left -= cards;
  }
  play.state.bank = left;
  for (const SeatId seat : play.game.seats()) play.seat(seat).hand += due.cards[seat];
  if (play.tally) count_income(*play.tally, due);
}

/// Those who are owed gold choose in the order of play, the roller first. SEA-05
void give_gold(PlayContext& play, const Due& due) {
  if (!due.any_gold) return;
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    if (due.gold[seat] > 0) do_later(play, task_for(seat, TaskKind::TakeCard, due.gold[seat]));
  }
}

/// BASE-05
void produce(PlayContext& play, int number) {
  Due due;
  play.state.numbered[at(number)].for_each([&](HexId hex) {
    const auto terrain = static_cast<Terrain>(play.state.terrain[hex]);
    const auto& yields = play.game.yields_of(terrain);
    if (hex != play.state.robber && (!yields[0].empty() || terrain == Terrain::Gold))
      count_due(play, hex, yields, due);
  });
  pay_out(play, due);
  give_gold(play, due);
  if (play.game.hooks().happened.empty()) return;
  play.state.numbered[at(number)].for_each([&](HexId hex) {
    if (!resource_of(static_cast<Terrain>(play.state.terrain[hex]))) happened(play, event::HexRolled{hex});
  });
  happened(play, event::Produced{number, due.cards});
}

void next_turn(PlayContext& play) { begin_turn(play, play.game.after(play.state.turn)); }

constexpr int places_to_partner = 3;

/// What is counted by turns, or parts of one, starts anew.
void begin_counting(PlayContext& play) {
  State& s = play.state;
  s.played_development = s.moved_ship = s.offers = 0;
  if (play.game.has_ships()) s.new_ships.clear();
  happened(play, event::TurnBegins{});
  happened(play, event::PartBegins{});
}

/// The third player to the left has a turn without dice, then the turn goes on from where it was.
void end_paired_turn(PlayContext& play) {
  State& s = play.state;
  if (s.paired != 0) {
    s.paired = 0;
    s.turn = play.game.after(s.turn, play.game.players() - places_to_partner);
    return next_turn(play);
  }
  s.paired = 1;
  s.turn = play.game.after(s.turn, places_to_partner);
  begin_counting(play);
}

}  // namespace

bool rolls_again(const ReadContext& read, int one, int other) {
  return (one + other == 7 && read.state.turn_number <= read.game.facts().turns_without_seven) ||
         (read.game.facts().rolls_are_barred && is_forbidden(read, attempt::Roll{one, other}));
}

void weigh_dice(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (int one = 1; one <= 6; ++one)
    for (int other = 1; other <= 6; ++other) {
      if (rolls_again(read, one, other)) continue;
      if (!read.game.has_event_die()) {
        outcomes.push_back({dice_outcome(one, other), 1});
        continue;
      }
      outcomes.push_back({dice_outcome(one, other, EventDie::Ship), 3});
      for (const EventDie gate : {EventDie::Trade, EventDie::Politics, EventDie::Science})
        outcomes.push_back({dice_outcome(one, other, gate), 1});
    }
}

void roll(PlayContext& play, const Action& action) {
  const int number = first_die(action.c) + second_die(action.c);
  play.state.dice = static_cast<std::uint8_t>(number);
  play.state.phase = Phase::Main;
  if (play.tally) ++play.tally->rolls[at(number)];
  if (is_interrupted(play, interruption::Rolled{action})) return;
  bring_roll(play);
}

void bring_roll(PlayContext& play) {
  if (play.state.dice == 7)
    seven_rolled(play);
  else
    produce(play, play.state.dice);
  const auto& joined = play.game.facts().joined_numbers[play.state.dice];
  if (joined.none()) return;
  for (int number = 2; number <= 12; ++number)
    if (number != play.state.dice && number != 7 && joined.test(at(number))) produce(play, number);
}

void begin_turn(PlayContext& play, SeatId seat) {
  State& s = play.state;
  s.turn = seat;
  ++s.turn_number;
  s.phase = Phase::BeforeRoll;
  s.dice = 0;
  Seat& mine = play.seat(seat);
  for (std::size_t i = 0; i < mine.fresh.size(); ++i) {
    mine.developments[i] = static_cast<std::uint8_t>(mine.developments[i] + mine.fresh[i]);
    mine.fresh[i] = 0;
  }
  begin_counting(play);
}

/// After one's own turn everybody else may build, in order. BASE-12
void end_turn(PlayContext& play) {
  State& s = play.state;
  if (play.game.facts().paired_turns) return end_paired_turn(play);
  if (!play.game.has_special_building()) return next_turn(play);
  if (s.phase != Phase::Special) s.special = s.turn;
  s.phase = Phase::Special;
  s.special = play.game.after(s.special);
  if (s.special == s.turn) return next_turn(play);
  happened(play, event::PartBegins{});
}

}  // namespace hexwright
