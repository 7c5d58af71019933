#include <algorithm>
#include <set>

#include "model/playtest/match.h"
#include "model/playtest/modules/cloth_villages/kinds.h"
#include "tests/support/cloth.h"
#include "tests/support/counted.h"

namespace hexwright::cloth {
namespace {

using cloth_villages::action::steal_cloth;

TEST(ClothVillages, EachBeginsWithFiveClothAndItsNumber) {  // CLO-01, CLO-02
  Playing small(three_or_four), large(five_or_six, {.players = 6});
  std::multiset<int> small_numbers, large_numbers;
  for (const auto& each : small.game().facts().villages) small_numbers.insert(each.number);
  for (const auto& each : large.game().facts().villages) large_numbers.insert(each.number);
  EXPECT_EQ(small_numbers, (std::multiset{3, 4, 5, 6, 8, 9, 10, 11}));
  EXPECT_EQ(large_numbers, (std::multiset{2, 4, 4, 5, 5, 6, 8, 9, 9, 10, 10, 12}));
  for (const int number : small_numbers) EXPECT_EQ(left(small, number), 5);
  EXPECT_EQ(small.state().cloth.supply, 10) << "50 chits in all";
  EXPECT_EQ(large.state().cloth.supply, 10) << "70 chits in all";
  EXPECT_EQ(small.game().points_to_win(), 14);
  EXPECT_EQ(small.broken(), "");
}

TEST(ClothVillages, EverybodyFoundsThreeSettlementsToAndFro) {  // CLO-03
  Playing play(three_or_four);
  std::vector<int> founders;
  std::vector<int> cards;
  while (play.state().phase != Phase::BeforeRoll) {
    if (play.state().phase == Phase::FoundSettlement) founders.push_back(play.state().turn.value());
    play.act(play.legal().front());
    int all = 0;
    for (const SeatId seat : play.game().seats()) all += play.state().seats[seat].hand.size();
    cards.push_back(all);
  }
  EXPECT_EQ(founders, (std::vector{0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3}));
  EXPECT_EQ(cards[15], 0) << "two rounds bring nothing";
  EXPECT_GT(cards[16], 0) << "the third settlement yields";
  EXPECT_EQ(play.state().turn, SeatId(0));
  for (const SeatId seat : play.game().seats()) EXPECT_EQ(play.state().seats[seat].settlements, 2);
}

TEST(ClothVillages, NobodySettlesAtTheIslandsAndTheRobberStaysAway) {  // CLO-04
  for (const char* name : {three_or_four, five_or_six}) {
    Playing play(name);
    const auto& islands = play.game().scenario().areas.at("Village islands").cells;
    EXPECT_FALSE(islands.contains(play.board().hex(play.state().robber)));
    EXPECT_EQ(play.board().hex(play.state().robber), (Hex{-1, 2}));
    EXPECT_NE(play.state().pirate, none);
    for (const Hex hex : islands)
      for (const IntersectionId corner : play.board().hex_intersections(play.board().find(hex))) {
        EXPECT_FALSE(play.state().sites.has(corner));
        EXPECT_EQ(play.why_not(at(ActionKind::BuildSettlement, corner)),
                  "nobody settles there in this scenario");
      }
    play.found();
    play.roll_of(0);
    play.roll(3, 4);
    for (const Hex hex : islands) {
      const Action there = at(ActionKind::MoveRobber, play.board().find(hex));
      EXPECT_FALSE(play.can(there));
      EXPECT_EQ(play.why_not(there), "the robber never comes to that island");
    }
  }
}

TEST(ClothVillages, AnUnmarkedRobberBeginsWhereItMayStay) {  // CLO-04
  Scenario scenario = template_named(three_or_four);
  scenario.markers.erase(Marker::Robber);
  Playing play(scenario);
  ASSERT_NE(play.state().robber, none);
  EXPECT_NE(play.state().number[play.state().robber], 0);
}

TEST(ClothVillages, AShipThatComesToAVillageFoundsTradeAndTakesACloth) {  // CLO-05
  Playing play(three_or_four);
  const IntersectionId home = nearest_site(play, place(play, 8));
  const auto way = sea_way(play, home, place(play, 8));
  play.settlement(0, home);
  for (std::size_t i = 0; i + 1 < way.size(); ++i) play.ship(0, way[i]);
  EXPECT_EQ(left(play, 8), 5);
  play.turn_of(0);
  play.give(0, ship_price);
  play.act(at(ActionKind::BuildShip, way.back()));
  EXPECT_TRUE(cloth_villages::trades_at(play.state().cloth, SeatId(0), village(play, 8)));
  EXPECT_EQ(left(play, 8), 4);
  EXPECT_EQ(held(play, 0), 1);
  // Once for each player and village: a second ship there brings nothing.
  play.give(0, ship_price);
  for (const PathId path : play.board().intersection_paths(place(play, 8)))
    if (path != none && play.can(at(ActionKind::BuildShip, path))) {
      play.act(at(ActionKind::BuildShip, path));
      break;
    }
  EXPECT_EQ(left(play, 8), 4);
  EXPECT_EQ(held(play, 0), 1);
}

TEST(ClothVillages, TradeIsFoundedWithAnEmptyVillageToo) {  // CLO-05
  Playing play(three_or_four);
  set_left(play, 8, 0);
  trade_at(play, 0, 8);
  EXPECT_TRUE(cloth_villages::trades_at(play.state().cloth, SeatId(0), village(play, 8)));
  EXPECT_EQ(held(play, 0), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(ClothVillages, ARouteThatAnotherHasCutLeadsToNoVillage) {  // CLO-05
  Playing play(three_or_four);
  const IntersectionId home = nearest_site(play, place(play, 8));
  const auto way = sea_way(play, home, place(play, 8));
  ASSERT_GE(way.size(), 2U);
  play.settlement(0, home);
  for (std::size_t i = 0; i + 1 < way.size(); ++i) play.ship(0, way[i]);
  // Without the settlement the ships lead from nowhere.
  play.state().building[home] = BuildingPiece(SeatId(1), Building::Settlement);
  EXPECT_FALSE(cloth_villages::is_joined({play.game(), play.state()}, SeatId(0), place(play, 8)));
  play.state().building[home] = BuildingPiece(SeatId(0), Building::Settlement);
  play.ship(0, way.back());
  EXPECT_TRUE(cloth_villages::is_joined({play.game(), play.state()}, SeatId(0), place(play, 8)));
}

TEST(ClothVillages, ShipsBetweenBuildingAndVillageDoNotMove) {  // CLO-06
  Playing play(three_or_four);
  const auto way = trade_at(play, 0, 8);
  play.turn_of(0);
  for (const PathId path : way) EXPECT_FALSE(play.can(at(ActionKind::TakeUpShip, path)));
  // A ship that leads on from the village is free.
  play.state().new_ships = {};
  PathId beyond;
  for (const PathId path : play.board().intersection_paths(place(play, 8)))
    if (path != none && play.state().route[path].empty() && play.game().carries_ship(play.state(), path) &&
        std::ranges::any_of(play.board().path_ends(path), [&](IntersectionId end) {
          return !play.seat(0).reached.has(end) && !is_village(play, end);
        }))
      beyond = path;
  ASSERT_NE(beyond, none);
  play.ship(0, beyond);
  play.state().new_ships = {};
  EXPECT_TRUE(play.can(at(ActionKind::TakeUpShip, beyond)));
  for (const PathId path : way) EXPECT_FALSE(play.can(at(ActionKind::TakeUpShip, path)));
}

TEST(ClothVillages, ItsNumberBringsAClothToEverybodyWhoTradesThere) {  // CLO-07
  Playing play(three_or_four);
  trade_at(play, 0, 8);
  trade_at(play, 2, 8);
  ASSERT_EQ(left(play, 8), 3);
  play.roll_of(1);
  play.roll(4, 4);
  EXPECT_EQ(held(play, 0), 2);
  EXPECT_EQ(held(play, 1), 0);
  EXPECT_EQ(held(play, 2), 2);
  EXPECT_EQ(left(play, 8), 1);
  EXPECT_EQ(left(play, 9), 5) << "other numbers bring nothing";
}

TEST(ClothVillages, WhatAVillageLacksComesFromTheSupply) {  // CLO-07
  Playing play(three_or_four);
  trade_at(play, 0, 8);
  trade_at(play, 1, 8);
  trade_at(play, 2, 8);
  set_left(play, 8, 1);
  const int supply = play.state().cloth.supply;
  const auto before = play.state().cloth.held;
  play.roll_of(2);
  play.roll(4, 4);
  for (const int seat : {0, 1, 2}) EXPECT_EQ(held(play, seat), before[SeatId(seat)] + 1);
  EXPECT_EQ(left(play, 8), 0);
  EXPECT_EQ(play.state().cloth.supply, supply - 2);
  // Empty before the roll: nobody gets any.
  play.next_turn(4, 4);
  for (const int seat : {0, 1, 2}) EXPECT_EQ(held(play, seat), before[SeatId(seat)] + 1);
  EXPECT_EQ(play.state().cloth.supply, supply - 2);
}

TEST(ClothVillages, TheRollerComesFirstThenTheOrderOfFounding) {  // CLO-07
  Playing play(three_or_four);
  trade_at(play, 2, 8);
  trade_at(play, 0, 8);
  trade_at(play, 1, 8);
  set_left(play, 8, 1);
  // Two are left for three: the roller, and the one who came there first.
  set_left(play, 5, left(play, 5) + play.state().cloth.supply - 1);
  ASSERT_EQ(play.state().cloth.supply, 1);
  const auto before = play.state().cloth.held;
  play.roll_of(1);
  play.roll(4, 4);
  EXPECT_EQ(held(play, 1), before[SeatId(1)] + 1);
  EXPECT_EQ(held(play, 2), before[SeatId(2)] + 1);
  EXPECT_EQ(held(play, 0), before[SeatId(0)]);
}

TEST(ClothVillages, TwoClothAreAPointAndNoCards) {  // CLO-08
  Playing play(three_or_four);
  trade_at(play, 0, 8);
  EXPECT_EQ(play.seat(0).points, 1) << "a settlement; a single cloth counts nothing";
  play.roll_of(0);
  play.roll(4, 4);
  EXPECT_EQ(held(play, 0), 2);
  EXPECT_EQ(play.seat(0).points, 2);
  // Seven cards and cloth: nobody discards, and cloth is not traded.
  play.empty_hand(0);
  play.give(0, Cards(Card::Ore, 7));
  play.roll_of(0);
  play.roll(3, 4);
  EXPECT_EQ(play.state().tasks[0].kind, TaskKind::MoveRobber);
  EXPECT_EQ(play.seat(0).hand.size(), 7);
  EXPECT_EQ(play.broken(), "");
}

TEST(ClothVillages, OnlyWhoTradesMovesThePirate) {  // CLO-09, CLO-10
  Playing play(three_or_four);
  trade_at(play, 0, 8);
  const HexId sea = play.hex(4, 2);
  for (const int seat : {0, 1}) {
    play.roll_of(seat);
    play.roll(3, 4);
    EXPECT_EQ(play.can(at(ActionKind::MovePirate, sea)), seat == 0);
    play.act(
        at(ActionKind::MoveRobber, seat == 0 ? play.only(Terrain::Hills) : play.only(Terrain::Mountains)));
    while (play.state().task_count > 0) play.act(play.legal().front());
    // And with a knight.
    play.turn_of(seat);
    play.state().played_development = 0;
    ++play.seat(seat).developments[0];
    --play.state().developments[0];
    play.act({.kind = ActionKind::PlayKnight});
    EXPECT_EQ(play.can(at(ActionKind::MovePirate, sea)), seat == 0);
    play.turn_of(seat);
  }
}

/// Seats 0 and 1 trade with villages; seat 0 rolls a 7 and has the pirate visit a ship of seat 1, which holds
/// these cards.
void pirate_visits_partner(Playing& play, Cards held) {
  trade_at(play, 0, 8);
  const auto way = trade_at(play, 1, 9);
  const auto& beside = play.board().path_hexes(way.back());
  const HexId sea = shows(play.state(), beside[0], Terrain::Sea) ? beside[0] : beside[1];
  if (play.state().pirate == sea) play.state().pirate = none;
  play.empty_hand(1);
  play.give(1, held);
  play.roll_of(0);
  play.roll(3, 4);
  play.act(at(ActionKind::MovePirate, sea));
}

TEST(ClothVillages, ThePirateStealsACardOrACloth) {  // CLO-09
  Playing play(three_or_four);
  pirate_visits_partner(play, Cards(Card::Ore));
  const Action card{.kind = ActionKind::Steal, .x = 1}, cloth{.kind = steal_cloth, .x = 1};
  EXPECT_TRUE(play.can(card));
  ASSERT_TRUE(play.can(cloth));
  play.act(cloth);
  EXPECT_EQ(held(play, 0), 2);
  EXPECT_EQ(held(play, 1), 0);
  EXPECT_EQ(play.seat(1).hand.size(), 1);
  EXPECT_EQ(play.seat(0).points, 2) << "two cloth now";
  EXPECT_EQ(play.broken(), "");
}

TEST(ClothVillages, ClothAloneIsWorthAVisitOfThePirate) {  // CLO-09
  Playing play(three_or_four);
  pirate_visits_partner(play, {});
  EXPECT_FALSE(play.can({.kind = ActionKind::Steal, .x = 1}));
  EXPECT_TRUE(play.can({.kind = steal_cloth, .x = 1}));
}

TEST(ClothVillages, NobodyScoresForTheLongestRoute) {  // CLO-11
  Playing play(three_or_four);
  const auto way = trade_at(play, 0, 8);
  int laid = static_cast<int>(way.size());
  for (const PathId path : play.way(place(play, 8), 4, Route::Ship)) play.ship(0, path), ++laid;
  ASSERT_GE(laid, 5);
  EXPECT_EQ(play.state().longest_holder, none);
  EXPECT_EQ(play.seat(0).points, 1 + held(play, 0) / 2);
  // The largest army counts as usual.
  play.turn_of(0);
  for (int i = 0; i < 3; ++i) {
    play.turn_of(0);
    play.state().played_development = 0;
    ++play.seat(0).developments[0];
    --play.state().developments[0];
    play.act({.kind = ActionKind::PlayKnight});
  }
  EXPECT_EQ(play.state().army_holder, SeatId(0));
  EXPECT_EQ(play.seat(0).points, 3 + held(play, 0) / 2);
}

}  // namespace
}  // namespace hexwright::cloth
