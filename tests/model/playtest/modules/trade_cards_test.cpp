#include <set>

#include "model/playtest/view.h"
#include "tests/support/knights_board.h"

namespace hexwright {
namespace {

namespace action = cities_and_knights::action;
Action offer(int seat, Card card) {
  return {.kind = action::offer_resource,
          .x = static_cast<std::uint8_t>(seat),
          .a = static_cast<std::uint16_t>(card)};
}

TEST(CommercialHarbor, OffersAResourceFaceDownForACommodity) {  // CK-69
  KnightsBoard board;
  board.hold(0, Progress::CommercialHarbor, 2);
  EXPECT_EQ(board.count(action::play_commercial_harbor), 0);  // nobody has a card: CK-50
  board.give(0, Cards(1, 1, 0, 0, 0));
  board.give(1, Cards(Card::Coin) + Cards(Card::Cloth)), board.give(2, Cards(Card::Ore));
  board.act(play(action::play_commercial_harbor));
  EXPECT_EQ(board.count(action::offer_resource), 4);
  board.act(offer(1, Card::Brick));
  ASSERT_EQ(actor(board.state()), SeatId(1));
  EXPECT_TRUE(View(board.game(), board.state(), SeatId(1)).visible().realms.seats[SeatId(0)].chosen.empty());
  EXPECT_EQ(board.count(action::give_commodity), 2);
  board.act(with(action::give_commodity, Card::Cloth));
  EXPECT_EQ(board.seat(0).hand, Cards(Card::Lumber) + Cards(Card::Cloth));
  EXPECT_EQ(board.seat(1).hand, Cards(Card::Coin) + Cards(Card::Brick));
  // Who has no commodity hands it back; one offer an opponent and turn, however many copies.
  board.act(offer(2, Card::Lumber));
  EXPECT_EQ(board.state().task_count, 0);
  EXPECT_EQ(board.seat(0).hand, Cards(Card::Lumber) + Cards(Card::Cloth));
  EXPECT_EQ(board.count(action::offer_resource), 0);
  EXPECT_EQ(board.count(action::play_commercial_harbor), 0);
}

TEST(MasterMerchant, TakesTwoCardsOfChoiceFromSomebodyAhead) {  // CK-70, CK-133
  KnightsBoard board;
  board.hold(0, Progress::MasterMerchant);
  board.give(1, Cards(0, 0, 2, 0, 1) + Cards(Card::Paper));
  EXPECT_EQ(board.count(action::play_master_merchant), 0);
  board.points_of(1, 1);
  board.act(against(action::play_master_merchant, 1));
  EXPECT_EQ(View(board.game(), board.state(), SeatId(0)).visible().seats[SeatId(1)].hand, board.seat(1).hand);
  EXPECT_TRUE(View(board.game(), board.state(), SeatId(2)).visible().seats[SeatId(1)].hand.empty());
  std::set<std::array<int, 3>> choices;
  const State before = board.state();
  for (const Action& first : board.legal()) {
    board.act(first);
    const State between = board.state();
    for (const Action& second : board.legal()) {
      board.act(second);
      const Cards got = board.seat(0).hand;
      choices.insert({got[Card::Ore], got[Card::Wool], got[Card::Paper]});
      board.state() = between;
    }
    board.state() = before;
  }
  EXPECT_EQ(choices.size(), 4U);
}

TEST(MasterMerchant, TakesTheOnlyCard) {  // CK-70, CK-133
  KnightsBoard board;
  board.hold(0, Progress::MasterMerchant);
  board.points_of(1, 1);
  board.give(1, Cards(Card::Wool));
  board.act(against(action::play_master_merchant, 1));
  board.act(with(action::take_from_hand, Card::Wool));
  EXPECT_EQ(board.state().task_count, 0);
  EXPECT_EQ(board.seat(0).hand, Cards(Card::Wool));
}

TEST(Merchant, BringsAPointAndItsResourceTwoForOne) {  // CK-71, CK-16
  KnightsBoard board;
  board.hold(0, Progress::Merchant, 2), board.hold(1, Progress::Merchant);
  EXPECT_EQ(board.count(action::play_merchant), 0);
  const HexId fields = board.hexes(Terrain::Fields).front();
  board.settlement(0, board.board().hex_intersections(fields)[0]);
  board.settlement(1, board.board().hex_intersections(fields)[2]);
  const int mine = points(board.state(), SeatId(0)), theirs = points(board.state(), SeatId(1));
  board.act(action_at(action::play_merchant, fields));
  EXPECT_EQ(points(board.state(), SeatId(0)), mine + 1);
  EXPECT_EQ(bank_rates(board.context(), SeatId(0))[Card::Grain], 2);
  EXPECT_EQ(bank_rates(board.context(), SeatId(1))[Card::Grain], 4);
  EXPECT_FALSE(board.can(action_at(action::play_merchant, fields)));  // it is there already
  board.turn_of(1);
  board.act(action_at(action::play_merchant, fields));
  EXPECT_EQ(points(board.state(), SeatId(0)), mine);
  EXPECT_EQ(points(board.state(), SeatId(1)), theirs + 1);
  EXPECT_EQ(bank_rates(board.context(), SeatId(0))[Card::Grain], 4);
}

TEST(Merchant, OnADesertBringsThePointOnly) {  // CK-71
  KnightsBoard board;
  board.hold(0, Progress::Merchant);
  const HexId desert = board.hexes(Terrain::Desert).front();
  board.settlement(0, board.board().hex_intersections(desert)[0]);
  const Cards before = bank_rates(board.context(), SeatId(0));
  board.act(action_at(action::play_merchant, desert));
  EXPECT_EQ(bank_rates(board.context(), SeatId(0)), before);
  EXPECT_EQ(board.state().realms.merchant_of, 1);
}

TEST(MerchantFleet, TradesOneKindTwoForOneInThisTurn) {  // CK-72
  KnightsBoard board;
  board.hold(0, Progress::MerchantFleet, 2);
  board.level(0, Track::Trade, 3);
  EXPECT_EQ(board.count(action::play_merchant_fleet), 5);  // commodities go 2:1 already
  board.level(0, Track::Trade, 0);
  EXPECT_EQ(board.count(action::play_merchant_fleet), 8);
  board.act(with(action::play_merchant_fleet, Card::Coin));
  board.give(0, Cards(Card::Coin, 2));
  EXPECT_EQ(board.count(ActionKind::TradeWithBank), 7);
  EXPECT_EQ(board.count(action::play_merchant_fleet), 7);
  board.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(board.state().realms.fleets, 0);
}

TEST(ResourceMonopoly, TakesTwoOrTheOnlyOne) {  // CK-73, CK-138
  KnightsBoard board(base_with_knights(), 4);
  board.hold(0, Progress::ResourceMonopoly);
  EXPECT_EQ(board.count(action::play_resource_monopoly), 0);
  board.give(1, Cards(Card::Ore, 3)), board.give(2, Cards(Card::Ore)), board.give(3, Cards(Card::Wool));
  EXPECT_EQ(board.count(action::play_resource_monopoly), 5);
  board.act(with(action::play_resource_monopoly, Card::Ore));
  EXPECT_EQ(board.seat(0).hand, Cards(Card::Ore, 3));
}

TEST(TradeMonopoly, TakesACommodityFromEverybody) {  // CK-74
  KnightsBoard board;
  board.hold(0, Progress::TradeMonopoly);
  board.give(1, Cards(Card::Coin, 3)), board.give(2, Cards(Card::Paper));
  EXPECT_EQ(board.count(action::play_trade_monopoly), 3);
  board.act(with(action::play_trade_monopoly, Card::Coin));
  EXPECT_EQ(board.seat(0).hand, Cards(Card::Coin));
}

}  // namespace
}  // namespace hexwright
