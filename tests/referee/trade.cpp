#include <algorithm>

#include "tests/referee/awards.h"
#include "tests/referee/debts.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"
#include "tests/referee/table.h"

namespace hexwright::referee {
namespace {

bool can_trade(const Book& b, int seat, Cards cards) {
  for (const Card card : known_cards) {
    const auto kind = static_cast<std::size_t>(card);
    if (b.player(seat).hand[kind] - b.player(seat).face_up[kind] < cards[card]) return false;
  }
  return true;
}

void hand_traded(Book& b, int from, int to, Cards cards) {
  for (const Card card : known_cards) {
    const auto kind = static_cast<std::size_t>(card);
    b.player(from).hand[kind] -= cards[card];
    b.player(to).hand[kind] += cards[card];
  }
}

void clear_offer(Book& b) {
  b.give = b.want = {};
  b.answered.clear(), b.accepted.clear();
}

/// One of these that was bought in an earlier turn. BASE-09
bool play_card(Book& b, int seat, Development kind) {
  auto& cards = b.player(seat).developments;
  const auto found = std::find_if(cards.begin(), cards.end(), [&](const Bought& card) {
    return card.kind == static_cast<int>(kind) && card.turn < b.turn_number;
  });
  b.require(found != cards.end(), "a development card is played that is not in hand, or was just bought");
  b.require(!b.played_development, "a second development card is played in a turn");
  b.played_development = true;
  if (found != cards.end()) cards.erase(found);
  return true;
}

}  // namespace

void buy_development(Book& b, int seat, int counters, int kind) {
  constexpr std::array replaced{2, 3, 4};  // ore, grain, wool. JUN-06
  for (std::size_t i = 0; i < replaced.size(); ++i)
    if ((counters >> i & 1) != 0)
      b.require(b.player(seat).discoveries-- > 0, "more discoveries are used than there are");
    else
      pay(b, seat, replaced[i]);
  b.require(counters == 0 || b.plays("jungle"), "discoveries are used where there are none");
  if (kind < 0 || kind >= 5) return b.fault("development card {}", kind);
  int deck = -cards_given_later(b);  // TRI-04
  for (const int n : b.developments) deck += n;
  b.require(deck > 0, "a development card is bought that is a gift");
  b.require(b.developments[slot(kind)]-- > 0, "a development card is drawn that is not there");
  b.player(seat).developments.push_back({kind, b.turn_number});
}

void play_development(Book& b, int seat, Development kind, int card) {
  b.require(b.phase == Phase::BeforeRoll || b.phase == Phase::Main, "a card is played out of turn");
  play_card(b, seat, kind);
  switch (kind) {
    case Development::Knight:
      if (b.plays("pirate-fleet")) {  // PIR-12
        b.require(may_arm_ship(b, seat), "a knight is played without a plain ship");
        ++b.player(seat).warships;
      }
      ++b.player(seat).knights;
      award_largest_army(b);
      owe_robber_move(b, seat);  // EXP-11: who sleeps is not moved
      break;
    case Development::RoadBuilding:
      owe(b, {.kind = TaskKind::FreeRoute, .seat = seat, .count = 2});
      break;
    case Development::YearOfPlenty:
      owe(b, {.kind = TaskKind::TakeCard, .seat = seat, .count = 2, .cards = {0, 1, 2, 3, 4}});
      break;
    case Development::Monopoly:
      for (int other = 0; other < b.seats(); ++other)
        if (other != seat) hand_over(b, other, seat, card, b.player(other).hand[slot(card)]);
      break;
    case Development::VictoryPoint:
      b.fault("a victory point card is played");
      break;
  }
}

void trade_with_bank(Book& b, int seat, int give, int get) {
  const auto trades = [&](int card) {
    return card < resource_kinds || (b.knights() && card >= spice_end && card < card_kinds);
  };
  if (!trades(give) || !trades(get) || give == get)
    return b.fault("the bank trades {} for {}", give, get);  // SPI-09
  trade_away(b, seat, give, rate_of(b, seat, give));
  b.bank[slot(give)] += rate_of(b, seat, give);
  b.require(take(b, seat, get, 1) == 1, "the bank gives what it has not");
}

void offer_trade(Book& b, int seat, Cards give, Cards want) {
  ++b.offers;
  b.require(b.offers <= b.game.offers_a_turn(), "too many offers in a turn");
  b.require(b.paired_with < 0, "an offer in a turn without dice");  // CK-78
  b.give = give, b.want = want;
  b.require(can_trade(b, seat, b.give), "an offer of what is not in hand");
  b.require(!b.give.empty() && !b.want.empty(), "an offer is no gift");
  bool asked = false;
  for (int other = 0; other < b.seats(); ++other) {
    if (other == seat || !can_trade(b, other, b.want)) continue;
    owe(b, {.kind = TaskKind::AnswerTrade, .seat = other});
    asked = true;
  }
  if (asked)
    owe(b, {.kind = TaskKind::CloseTrade, .seat = seat});
  else
    clear_offer(b);
}

void answer_trade(Book& b, int seat, bool accepts) {
  forgive(b, owed(b, TaskKind::AnswerTrade, seat));
  if (accepts) b.accepted.insert(seat);
  if (is_owed(b, TaskKind::AnswerTrade)) return;
  if (b.accepted.empty()) withdraw_trade(b);
}

void close_trade(Book& b, int seat, int with) {
  b.require(!is_owed(b, TaskKind::AnswerTrade), "a trade is closed before all have answered");
  forgive(b, owed(b, TaskKind::CloseTrade, seat));
  if (!b.accepted.contains(with)) return b.fault("seat {} trades with {}, who did not accept", seat, with);
  b.require(can_trade(b, with, b.want) && can_trade(b, seat, b.give), "a trade of what is not in hand");
  hand_traded(b, seat, with, b.give);
  hand_traded(b, with, seat, b.want);
  clear_offer(b);
}

void withdraw_trade(Book& b) {
  forgive(b, owed(b, TaskKind::CloseTrade, b.turn));
  clear_offer(b);
}

}  // namespace hexwright::referee
