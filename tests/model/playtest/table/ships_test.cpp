#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

/// A settlement at the east coast of the home island, and the coast's paths from there to the south.
struct AtTheCoast : Playing {
  IntersectionId home = corner(1, 2, Corner::NorthEast);
  PathId east = side(1, 2, Direction::East), south = side(1, 3, Direction::NorthEast);
  PathId inland = side(1, 2, Direction::SouthEast);
  PathId open_sea = side(2, 2, Direction::NorthWest);
  IntersectionId harbor_town = corner(1, 3, Corner::NorthEast);  // where `south` ends
  AtTheCoast() : Playing("new-shores-3") {
    turn_of(0);
    settlement(0, home);
  }
};

TEST(Ships, CostLumberAndWool) {  // SEA-01
  AtTheCoast play;
  play.give(0, Cards(1, 1, 0, 0, 0));
  EXPECT_EQ(play.why_not(at(BuildShip, play.east)), "cards are missing: 1 wool");
  play.give(0, Cards(Card::Wool));
  play.act(at(BuildShip, play.east));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Brick));
  EXPECT_EQ(play.seat(0).ships, 14);
}

TEST(Ships, LieWhereThereIsSea) {  // SEA-01
  AtTheCoast play;
  play.give(0, Cards(3, 3, 0, 0, 3));
  EXPECT_TRUE(play.can(at(BuildShip, play.open_sea)));
  EXPECT_EQ(play.why_not(at(BuildRoad, play.open_sea)), "no road can lie there: it is at sea");
  play.settlement(0, play.corner(0, 4, Corner::North));
  const PathId land = play.side(0, 4, Direction::NorthEast);
  EXPECT_TRUE(play.can(at(BuildRoad, land)));
  EXPECT_EQ(play.why_not(at(BuildShip, land)), "no ship can lie there: it is not at sea");
}

TEST(Ships, ACoastTakesARoadOrAShipButNeverBoth) {  // SEA-01
  AtTheCoast play;
  play.give(0, Cards(3, 3, 0, 0, 3));
  EXPECT_TRUE(play.can(at(BuildRoad, play.east)));
  EXPECT_TRUE(play.can(at(BuildShip, play.east)));
  play.act(at(BuildRoad, play.east));
  EXPECT_EQ(play.why_not(at(BuildShip, play.east)), "a road or ship lies there already");
  EXPECT_EQ(play.why_not(at(BuildRoad, play.east)), "a road or ship lies there already");
}

TEST(Ships, AndRoadsConnectOnlyThroughAnOwnBuilding) {  // SEA-01
  AtTheCoast play;
  play.give(0, Cards(5, 5, 0, 0, 5));
  play.act(at(BuildShip, play.east));
  EXPECT_FALSE(play.can(at(BuildRoad, play.inland)));
  EXPECT_FALSE(play.can(at(BuildRoad, play.south)));
  EXPECT_TRUE(play.can(at(BuildShip, play.south)));
  play.act(at(BuildShip, play.south));
  const Action road = at(BuildRoad, play.side(1, 3, Direction::East));
  EXPECT_FALSE(play.can(road));
  play.settlement(0, play.harbor_town);
  EXPECT_TRUE(play.can(road));
}

TEST(Ships, AShipDoesNotGoOnFromARoad) {  // SEA-01
  AtTheCoast play;
  play.give(0, Cards(5, 5, 0, 0, 5));
  play.act(at(BuildRoad, play.east));
  EXPECT_FALSE(play.can(at(BuildShip, play.south)));
  EXPECT_TRUE(play.can(at(BuildRoad, play.south)));
}

TEST(Ships, DoNotPassTheBuildingOfAnother) {  // SEA-01, BASE-10
  AtTheCoast play;
  play.ship(0, play.east);
  play.ship(0, play.south);
  play.give(0, ship_price);
  const Action on = at(BuildShip, play.side(1, 3, Direction::East));
  EXPECT_TRUE(play.can(on));
  play.settlement(1, play.harbor_town);
  EXPECT_FALSE(play.can(on));
}

TEST(Ships, LeadToNewSettlements) {  // SEA-01, BASE-03
  AtTheCoast play;
  play.ship(0, play.east);
  play.ship(0, play.south);
  play.give(0, settlement_price);
  play.act(at(BuildSettlement, play.harbor_town));
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
}

TEST(Ships, RunOut) {  // SEA-06
  AtTheCoast play;
  EXPECT_EQ(play.seat(0).ships, 15);
  play.seat(0).ships = 0;
  play.give(0, ship_price);
  EXPECT_EQ(play.why_not(at(BuildShip, play.east)), "no ship is left in supply");
}

/// Two ships in a row that were built in an earlier turn.
struct Sailing : AtTheCoast {
  Sailing() {
    ship(0, east);
    ship(0, south);
    state().new_ships = {};
  }
};

TEST(MovingAShip, TakesTheOpenEndElsewhere) {  // SEA-02
  Sailing play;
  EXPECT_FALSE(play.can(at(TakeUpShip, play.east)));  // another ship goes on from it
  play.act(at(TakeUpShip, play.south));
  EXPECT_EQ(play.seat(0).ships, 14);
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "player 1 has to put down the ship that was taken up first");
  // At its old place it would not have moved; without it only the settlement and the first ship lead on.
  EXPECT_EQ(play.why_not(at(PutDownShip, play.south)), "the ship has to go elsewhere");
  std::vector<PathId> to;
  for (const Action& action : play.legal()) to.push_back(action.a.path());
  std::vector<PathId> expected{play.side(1, 2, Direction::NorthEast), play.open_sea};
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(to, expected);
  play.act(at(PutDownShip, play.open_sea));
  EXPECT_EQ(play.seat(0).ships, 13);
}

TEST(MovingAShip, IsDoneOnceATurn) {  // SEA-02
  Sailing play;
  play.act(at(TakeUpShip, play.south));
  play.act(at(PutDownShip, play.open_sea));
  EXPECT_EQ(play.why_not(at(TakeUpShip, play.east)), "a ship was moved in this turn already");
  for (int i = 0; i < 3; ++i) play.next_turn(1, 1);
  ASSERT_EQ(actor(play.state()), SeatId(0));
  EXPECT_TRUE(play.can(at(TakeUpShip, play.open_sea)));
}

TEST(MovingAShip, IsNotForOneBuiltInThisTurn) {  // SEA-02
  AtTheCoast play;
  play.give(0, ship_price);
  play.act(at(BuildShip, play.east));
  EXPECT_EQ(play.why_not(at(TakeUpShip, play.east)), "this ship was built in this turn");
  for (int i = 0; i < 3; ++i) play.next_turn(1, 1);
  EXPECT_TRUE(play.can(at(TakeUpShip, play.east)));
}

TEST(MovingAShip, LeavesARouteBetweenTwoBuildingsAlone) {  // SEA-02
  Sailing play;
  play.settlement(0, play.harbor_town);
  EXPECT_FALSE(play.can(at(TakeUpShip, play.south)));
  EXPECT_FALSE(play.can(at(TakeUpShip, play.east)));
}

TEST(MovingAShip, IsOpenAtTheBuildingOfAnother) {  // SEA-02
  Sailing play;
  play.settlement(1, play.harbor_town);
  EXPECT_TRUE(play.can(at(TakeUpShip, play.south)));
}

TEST(MovingAShip, IsForOnesOwn) {  // SEA-02
  Sailing play;
  play.turn_of(1);
  EXPECT_EQ(play.why_not(at(TakeUpShip, play.south)), "no ship of this player lies there");
}

TEST(MovingAShip, WaitsForTheRoll) {  // SEA-02
  Sailing play;
  play.roll_of(0);
  EXPECT_FALSE(play.can(at(TakeUpShip, play.south)));
}

TEST(TradeRoute, JoinsRoadsAndShipsAtAnOwnBuilding) {  // SEA-03
  Playing play("new-shores-3");
  play.turn_of(0);
  for (const PathId path : {play.side(1, 2, Direction::East), play.side(1, 3, Direction::NorthEast),
                            play.side(1, 3, Direction::East)})
    play.ship(0, path);
  for (const Direction d : {Direction::NorthEast, Direction::NorthWest}) play.road(0, play.side(1, 2, d));
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 3);
  EXPECT_EQ(play.state().longest_holder, none);
  play.settlement(0, play.corner(1, 2, Corner::NorthEast));
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 5);
  EXPECT_EQ(play.state().longest_holder, SeatId(0));
  EXPECT_EQ(play.broken(), "");
}

TEST(TradeRoute, IsNotJoinedByTheBuildingOfAnother) {  // SEA-03, BASE-10
  Playing play("new-shores-3");
  play.turn_of(0);
  for (const PathId path : {play.side(1, 2, Direction::East), play.side(1, 3, Direction::NorthEast)})
    play.ship(0, path);
  for (const Direction d : {Direction::NorthEast, Direction::NorthWest}) play.road(0, play.side(1, 2, d));
  play.settlement(1, play.corner(1, 2, Corner::NorthEast));
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 2);
}

TEST(TradeRoute, OfShipsAloneCounts) {  // SEA-03
  Playing play("new-shores-3");
  play.turn_of(0);
  for (const PathId path : play.way(play.corner(1, 2, Corner::NorthEast), 5, Route::Ship)) play.ship(0, path);
  EXPECT_EQ(play.state().longest_holder, SeatId(0));
}

TEST(TradeRoute, IsLostByMovingAShipAway) {  // SEA-03, SEA-02
  AtTheCoast play;
  const auto way = play.way(play.home, 5, Route::Ship);
  for (const PathId path : way) play.ship(0, path);
  play.state().new_ships = {};
  ASSERT_EQ(play.state().longest_holder, SeatId(0));
  play.act(at(TakeUpShip, way.back()));
  for (const Action& action : play.legal()) {
    const auto& ends = play.board().path_ends(action.a.path());
    if (ends[0] != play.home && ends[1] != play.home) continue;
    play.act(action);  // beside the settlement: five ships, four in a row at most and one the other way
    break;
  }
  EXPECT_EQ(play.state().longest_holder, SeatId(0));  // 4 + 1, through the settlement
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 5);
}

}  // namespace
}  // namespace hexwright
