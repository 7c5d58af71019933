#include "model/playtest/modules/frontiers/kinds.h"
#include "tests/support/frontier.h"

namespace hexwright {
namespace {

TEST(GreenFolk, OfferASettlementOneMoreOfATypeThatItProduced) {  // FRO-06
  Frontier play;
  play.meet(0, EventCard::GreenFolk);
  play.roll_sum(10);
  EXPECT_EQ(play.legal(), (Actions{take(Card::Ore), pass}));
  play.act(take(Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 2));
}

TEST(GreenFolk, AskNothingWhenNothingWasProduced) {  // FRO-06
  Frontier play;
  play.meet(0, EventCard::GreenFolk);
  play.roll_sum(9);
  EXPECT_EQ(play.state().task_count, 0);
  play.state().robber = play.hex(0, -2);
  play.roll_sum(10);
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(GreenFolk, AskNothingWhenTheBankHadNothingToGive) {  // FRO-06, BASE-06
  Frontier play;
  play.meet(0, EventCard::GreenFolk);
  play.settlement(1, play.corner(0, -2, Corner::SouthEast));
  play.give(2, Cards(Card::Ore, 18));
  play.roll_sum(10);
  EXPECT_TRUE(play.seat(0).hand.empty());
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(GreenFolk, WantOneOfItFromACity) {  // FRO-06
  Frontier play;
  play.meet_with_city(0, EventCard::GreenFolk);
  play.give(0, Cards(Card::Wool, 2));
  play.roll_sum(10);
  EXPECT_EQ(play.legal(), Actions{pay(Card::Ore)});
  play.act(pay(Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore) + Cards(Card::Wool, 2));
}

TEST(EventMerchants, LetNobodyTradeWhatASettlementProduced) {  // FRO-07
  Frontier play;
  play.meet(0, EventCard::Merchants);
  for (int i = 0; i < 4; ++i) play.roll_sum(10);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 4));
  EXPECT_EQ(play.seat(0).face_up, Cards(Card::Ore, 4));
  const Action trade{.kind = ActionKind::TradeWithBank,
                     .x = static_cast<std::uint8_t>(Card::Wool),
                     .a = static_cast<int>(Card::Ore)};
  EXPECT_FALSE(play.can(trade));
  play.give(0, Cards(Card::Ore, 3));  // the building stands at a harbor of three for one
  play.act(trade);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 4) + Cards(Card::Wool));
  // But it pays costs.
  play.give(0, Cards(Card::Grain));
  play.act({.kind = ActionKind::BuyDevelopment});
  EXPECT_EQ(play.seat(0).face_up, Cards(Card::Ore, 3));
}

TEST(EventMerchants, LeaveFaceUpCardsToThieves) {  // FRO-07
  Frontier play;
  play.meet(0, EventCard::Merchants);
  play.roll_sum(10);
  play.turn_of(1);
  play.state().robber = play.hex(0, -2);
  PlayContext t = play.table();
  do_next(t, task_for(SeatId(1), TaskKind::Steal, HexId(play.state().robber)));
  play.act({.kind = ActionKind::Steal, .x = 0});
  EXPECT_TRUE(play.seat(0).face_up.empty());
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Ore));
  EXPECT_TRUE(play.seat(1).face_up.empty());
}

TEST(EventMerchants, GiveACityAnyCardForTwoThatItProduced) {  // FRO-07
  Frontier play;
  play.meet_with_city(0, EventCard::Merchants);
  play.roll_sum(10);
  EXPECT_TRUE(play.seat(0).face_up.empty());
  const Action trade{.kind = frontiers::action::trade_produced,
                     .x = static_cast<std::uint8_t>(Card::Brick),
                     .a = Cards(Card::Ore, 2).bundle()};
  EXPECT_EQ(play.legal().size(), 5U);  // four other resources, and none
  EXPECT_TRUE(play.can(pass));
  play.act(trade);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick));
}

TEST(Scientists, MakeACityForAnyThreeCardsThatCountsOnePoint) {  // FRO-08
  Frontier play;
  play.meet(0, EventCard::Scientists);
  EXPECT_EQ(play.points_of(0), 1);
  play.give(0, Cards(Card::Wool, 2) + Cards(Card::Brick, 2));
  const Action with_wool{.kind = frontiers::action::upgrade_for_any,
                         .a = play.near_0(),
                         .b = (Cards(Card::Wool, 2) + Cards(Card::Brick)).bundle()};
  Action too_much = with_wool;
  too_much.b = Cards(Card::Wool, 3).bundle();
  EXPECT_FALSE(play.can(too_much));
  play.act(with_wool);
  EXPECT_TRUE(building_at(play.state(), play.near_0()).is(SeatId(0), Building::City));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick));
  EXPECT_EQ(play.points_of(0), 1);
}

TEST(Scientists, HelpNoOtherSettlementAndCountOnePointForACityBuiltAtFullPrice) {  // FRO-08
  Frontier play;
  play.meet_with_city(0, EventCard::Scientists);
  EXPECT_EQ(play.points_of(0), 1);
  play.settle(0, play.corner(0, 0, Corner::North));
  play.give(0, Cards(Card::Wool, 3));
  for (const Action& action : play.legal()) EXPECT_NE(action.kind, frontiers::action::upgrade_for_any);
}

TEST(Diplomats, MakeASettlementWorthNothingAndACityThree) {  // FRO-09
  Frontier play;
  play.meet(0, EventCard::Diplomats);
  EXPECT_EQ(play.points_of(0), 0);
  play.give(0, city_price);
  play.act({.kind = ActionKind::BuildCity, .a = play.near_0()});
  EXPECT_EQ(play.points_of(0), 3);
}

TEST(Diplomats, TakeThePointBackBeforeItCanWin) {  // FRO-09, BASE-11
  Frontier play;
  PlayContext t = play.table();
  add_chits(t, SeatId(0), 9);
  play.settle(0, play.near_0());
  EXPECT_NE(play.state().phase, Phase::Over);
  play.turn_up(EventCard::Diplomats);
  EXPECT_NE(play.state().phase, Phase::Over);
  play.settle(0, play.near_1());
  play.turn_up(EventCard::LittleGold);
  EXPECT_EQ(play.state().winner, SeatId(0));
}

TEST(WildAnimals, WantAnyCardOnAFour) {  // FRO-10
  Frontier play;
  play.meet(0, EventCard::WildAnimals);
  play.give(0, Cards(Card::Wool) + Cards(Card::Brick));
  play.turn_of(1);
  play.roll_sum(4);
  EXPECT_EQ(actor(play.state()), SeatId(0));
  EXPECT_EQ(play.legal(), (Actions{pay(Card::Brick), pay(Card::Wool)}));
  play.act(pay(Card::Brick));
  EXPECT_EQ(play.state().task_count, 0);
  play.empty_hand(0);
  play.roll_sum(4);
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(AlienArtefacts, OfferATypeOfAHexBesideTheBuildingOnATen) {  // FRO-11
  Frontier play;
  play.settle(0, play.corner(-1, -2, Corner::SouthEast));  // fields 12, mountains 10
  play.turn_up(EventCard::AlienArtefacts);
  play.roll_sum(10);
  EXPECT_EQ(play.legal(), (Actions{take(Card::Ore), take(Card::Grain), pass}));
  play.act(take(Card::Grain));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore) + Cards(Card::Grain));
}

TEST(PirateNest, OverturnsABuildingUntilItsOwnerPaysOnATurn) {  // FRO-12
  Frontier play;
  play.meet(0, EventCard::PirateNest);
  play.roll_sum(4);
  play.roll_sum(10);
  EXPECT_TRUE(play.seat(0).hand.empty());
  const Action right{.kind = frontiers::action::right_building,
                     .x = static_cast<std::uint8_t>(Card::Wool),
                     .a = play.near_0()};
  EXPECT_FALSE(play.can(right));
  play.give(0, Cards(Card::Wool));
  play.turn_of(1);
  EXPECT_FALSE(play.can(right));
  play.turn_of(0);
  play.act(right);
  EXPECT_TRUE(play.seat(0).hand.empty());
  play.roll_sum(10);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
}

TEST(PirateNest, LetsTheOwnerPayBeforeTheRoll) {  // FRO-12
  Frontier play;
  play.meet(0, EventCard::PirateNest);
  play.roll_sum(4);
  play.give(0, Cards(Card::Wool));
  const Action right{.kind = frontiers::action::right_building,
                     .x = static_cast<std::uint8_t>(Card::Wool),
                     .a = play.near_0()};
  play.roll_of(1);
  EXPECT_FALSE(play.can(right));
  play.state().phase = Phase::Special;
  play.state().special = SeatId(0);
  EXPECT_FALSE(play.can(right)) << "on the own turn only";
  play.roll_of(0);
  play.act(right);
  play.roll_sum(10);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
}

TEST(PirateNest, KeepsABuildingOverturnedThatBecomesACity) {  // FRO-12
  Frontier play;
  play.meet(0, EventCard::PirateNest);
  play.roll_sum(4);
  play.give(0, city_price);
  play.act({.kind = ActionKind::BuildCity, .a = play.near_0()});
  EXPECT_EQ(play.points_of(0), 2);
  play.roll_sum(10);
  EXPECT_TRUE(play.seat(0).hand.empty());
}

TEST(VolcanoEvent, WantsTwoCardsOnATwelveIfPossible) {  // FRO-13
  Frontier play;
  play.meet(0, EventCard::Volcano);
  play.give(0, Cards(Card::Wool, 3));
  play.roll_sum(12);
  play.act(pay(Card::Wool));
  play.act(pay(Card::Wool));
  EXPECT_EQ(play.state().task_count, 0);
  play.roll_sum(12);
  play.act(pay(Card::Wool));
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(VolcanoEvent, OffersOneCardOrTwoOfATypeToACityOnATen) {  // FRO-13
  Frontier play;
  play.meet(0, EventCard::Volcano);
  play.roll_sum(10);
  EXPECT_EQ(play.legal().size(), 6U);
  play.act(take(Card::Wool));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Wool) + Cards(Card::Ore));
  EXPECT_EQ(play.state().task_count, 0);
  play.give(0, city_price);
  play.act({.kind = ActionKind::BuildCity, .a = play.near_0()});
  play.empty_hand(0);
  play.roll_sum(10);
  play.act(take(Card::Wool));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Wool, 2) + Cards(Card::Ore, 2));
  EXPECT_EQ(play.state().task_count, 0);
}

TEST(LittleGold, OffersAnyCardOnATwo) {  // FRO-14
  Frontier play;
  play.meet(0, EventCard::LittleGold);
  play.roll_sum(2);
  EXPECT_EQ(play.legal().size(), 6U);
  play.act(pass);
  EXPECT_TRUE(play.seat(0).hand.empty());
  play.roll_sum(2);
  play.act(take(Card::Lumber));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Lumber));
}

TEST(IndigenousPeople, TakeACardOfChanceOnAFive) {  // FRO-15
  Frontier play;
  play.meet(0, EventCard::IndigenousPeople);
  play.give(0, Cards(Card::Lumber, 3) + Cards(Card::Wool));
  play.roll_sum(5);
  ASSERT_EQ(play.legal(), (Actions{{.kind = frontiers::action::lose_card}}));
  const auto cards = outcomes(play.game(), play.state(), play.legal().front());
  ASSERT_EQ(cards.size(), 2U);
  EXPECT_EQ(cards[0].weight, 3);
  EXPECT_EQ(cards[1].weight, 1);
  play.act({.kind = frontiers::action::lose_card});
  EXPECT_EQ(play.seat(0).hand.size(), 3);
}

TEST(IndigenousPeople, TakeTwoCardsThatWereSetAsideAndOfferOne) {  // FRO-15
  Frontier play;
  play.meet(0, EventCard::IndigenousPeople);
  play.give(0, Cards(Card::Lumber, 5));
  const Action aside = action_with(frontiers::action::set_aside, Card::Lumber);
  play.act(aside);
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Lumber, 3));
  EXPECT_FALSE(play.can(aside));
  play.roll_sum(5);
  EXPECT_EQ(play.legal().size(), 6U);
  play.act(take(Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Lumber, 3) + Cards(Card::Ore));
  EXPECT_EQ(play.seat(0).set_aside, 0);
  EXPECT_EQ(play.state().bank[Card::Lumber], 16);
}

TEST(IndigenousPeople, LetCardsBeSetAsideBeforeTheRoll) {  // FRO-15
  Frontier play;
  play.meet(0, EventCard::IndigenousPeople);
  play.give(0, Cards(Card::Lumber, 2));
  play.roll_of(0);
  play.act(action_with(frontiers::action::set_aside, Card::Lumber));
  play.roll_sum(5);
  play.act(take(Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore));
}

}  // namespace
}  // namespace hexwright
