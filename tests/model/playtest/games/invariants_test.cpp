#include "model/playtest/invariants.h"

#include <gmock/gmock.h>

#include "model/playtest/modules/volcano/kinds.h"
#include "model/playtest/table.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

using testing::HasSubstr;

/// A game with a bit of everything, in which one thing is then broken by hand.
class Invariants : public testing::Test {
 protected:
  Invariants() {
    play.found();
    play.turn_of(0);
    play.give(0, Cards(1, 2, 3, 4, 5));
    EXPECT_EQ(play.broken(), "");
  }
  State& state() { return play.state(); }
  Seat& seat(int n) { return play.seat(n); }
  IntersectionId own_settlement() {
    for (const IntersectionId i : play.board().intersections())
      if (building_at(state(), i).is(SeatId(0), Building::Settlement)) return i;
    return none;
  }

  Playing play{"fog-islands-3"};
};

TEST_F(Invariants, FindCardsThatAreLostOrMade) {  // BASE-06
  state().bank.remove(Card::Ore);
  EXPECT_THAT(play.broken(), HasSubstr("18 ore cards of 19"));
  state().bank.add(Card::Ore);
  seat(1).hand.add(Card::Wool, 2);
  EXPECT_THAT(play.broken(), HasSubstr("21 wool cards of 19"));
}

TEST_F(Invariants, FindCardsFaceUpThatNobodyHas) {  // FRO-07
  seat(0).face_up.add(Card::Brick, 2);
  EXPECT_THAT(play.broken(), HasSubstr("shows cards that it does not have"));
}

TEST_F(Invariants, FindSpiceCardsInTheBank) {  // SPI-09
  state().bank.add(Card::Pepper);
  EXPECT_THAT(play.broken(), HasSubstr("spice cards in the bank"));
}

TEST_F(Invariants, FindLostDevelopmentCards) {  // BASE-09
  --state().developments[0];
  EXPECT_THAT(play.broken(), HasSubstr("13 cards knight of 14"));
  ++state().developments[0];
  --state().developments[1];
  EXPECT_THAT(play.broken(), HasSubstr("4 cards victory-point of 5"));
  ++state().developments[1];
  ++seat(2).developments[4];
  EXPECT_THAT(play.broken(), HasSubstr("3 cards monopoly of 2"));
}

TEST_F(Invariants, FindAVictoryPointCardThatWaits) {  // BASE-09
  --state().developments[1];
  ++seat(0).fresh[1];
  EXPECT_THAT(play.broken(), HasSubstr("a victory point card waits"));
}

TEST_F(Invariants, FindHexesOfAStackThatAreLost) {  // SEA-09
  --state().stacks[0][static_cast<std::size_t>(Terrain::Sea)];
  EXPECT_THAT(play.broken(), HasSubstr("stack fog holds 11 hexes, 0 of 12 were turned up"));
}

TEST_F(Invariants, FindTokensThatAreLost) {  // SEA-09
  --state().token_pools[0][8];
  EXPECT_THAT(play.broken(), HasSubstr("tokens 8 of"));
}

TEST_F(Invariants, FindATokenWhereItIsOfNoUse) {  // BASE-13
  state().number[play.only(Terrain::Sea)] = 4;
  EXPECT_THAT(play.broken(), HasSubstr("which has no use for it"));
}

// A hex that dries out gives its token to the spare ones; one that never had use for it does not. DES-03
TEST_F(Invariants, CountTokensOfTheHomeIslandWhereTheyWereLaid) {
  Scenario scenario = template_named("desolation-3-4");
  ASSERT_EQ(scenario.cells.at({3, 2}).token, PlacedToken(10));
  scenario.cells[{3, 2}].terrain = Terrain::Desert;
  Playing play(scenario);
  EXPECT_EQ(play.broken(), "");
  --play.state().token_pools[static_cast<std::size_t>(play.game().facts().spare_tokens)][10];
  EXPECT_THAT(play.broken(), HasSubstr("tokens 10 of"));
}

TEST_F(Invariants, FindPiecesThatAreLost) {  // BASE-11
  --seat(0).roads;
  EXPECT_THAT(play.broken(), HasSubstr("seat 0: 14 roads"));
  ++seat(0).roads;
  --seat(0).ships;
  EXPECT_THAT(play.broken(), HasSubstr("14 ships"));
}

TEST_F(Invariants, FindABuildingWhereNoneCanStand) {  // BASE-03
  const IntersectionId sea = play.corner(-2, 2, Corner::NorthWest);
  state().building[sea] = BuildingPiece(SeatId(0), Building::Settlement);
  EXPECT_THAT(play.broken(), HasSubstr("where none can stand"));
}

TEST_F(Invariants, FindNeighbours) {  // BASE-03
  const auto next = play.board().intersection_neighbours(own_settlement())[0];
  state().building[next] = BuildingPiece(SeatId(1), Building::City);
  EXPECT_THAT(play.broken(), HasSubstr("buildings at the neighbours"));
}

TEST_F(Invariants, FindARouteWhereNoneCanLie) {  // SEA-01
  const PathId sea = play.side(-2, 2, Direction::NorthEast);
  state().route[sea] = RoutePiece(SeatId(0), Route::Road);
  EXPECT_THAT(play.broken(), HasSubstr("where none can lie"));
}

TEST_F(Invariants, FindRobberAndPirateAtTheWrongPlace) {  // BASE-07, SEA-04
  const auto robber = state().robber, pirate = state().pirate;
  state().robber = pirate;
  EXPECT_THAT(play.broken(), HasSubstr("the robber at hex"));
  state().robber = robber;
  state().pirate = robber;
  EXPECT_THAT(play.broken(), HasSubstr("the pirate at hex"));
  state().pirate = HexId(5'000);
  EXPECT_THAT(play.broken(), HasSubstr("the pirate at hex 5000"));
}

TEST_F(Invariants, FindNewShipsThatAreNone) {  // SEA-02
  state().new_ships.add(play.side(-2, 2, Direction::NorthEast));
  EXPECT_THAT(play.broken(), HasSubstr("no ship on path"));
}

TEST_F(Invariants, FindWhatIsDerivedAndOutOfStep) {
  const State before = state();
  state().sites.set(IntersectionId(0), !state().sites.has(IntersectionId(0)));
  EXPECT_THAT(play.broken(), HasSubstr("site 0"));
  state() = before;
  seat(0).road_spots.set(PathId(0), !seat(0).road_spots.has(PathId(0)));
  EXPECT_THAT(play.broken(), HasSubstr("road spot 0"));
  state() = before;
  seat(0).ship_spots.set(PathId(0), !seat(0).ship_spots.has(PathId(0)));
  EXPECT_THAT(play.broken(), HasSubstr("ship spot 0"));
  state() = before;
  seat(0).reached.set(IntersectionId(0), !seat(0).reached.has(IntersectionId(0)));
  EXPECT_THAT(play.broken(), HasSubstr("reached 0"));
  state() = before;
  seat(0).settlements_at.remove(own_settlement());
  EXPECT_THAT(play.broken(), HasSubstr("settlement at"));
  state() = before;
  seat(0).harbors ^= 1U;
  EXPECT_THAT(play.broken(), HasSubstr("harbors"));
  state() = before;
  state().numbered[6].add(play.only(Terrain::Sea));
  EXPECT_THAT(play.broken(), HasSubstr("of number 6"));
  state() = before;
  state().land.add(play.only(Terrain::Sea));
  EXPECT_THAT(play.broken(), HasSubstr("land "));
  state() = before;
  seat(0).routes[0] = seat(0).routes[1];
  EXPECT_THAT(play.broken(), HasSubstr("lists routes twice"));
}

TEST_F(Invariants, FindWrongPoints) {  // BASE-11
  ++seat(0).points;
  EXPECT_THAT(play.broken(), HasSubstr("3 points kept, 2 counted"));
}

TEST_F(Invariants, FindChitsThatNobodyGave) {  // SEA-07
  Playing islands("new-shores-3");
  islands.turn_of(0);
  islands.seat(0).chits = 2, islands.seat(0).points = 2;
  EXPECT_THAT(islands.broken(), HasSubstr("2 chits of 0"));
  islands.seat(0).settled_in[0] = 1;
  EXPECT_THAT(islands.broken(), HasSubstr("area 0 has been scored by 1"));
  islands.state().chit_areas = 1;
  EXPECT_EQ(islands.broken(), "");
  islands.seat(0).settled_in[0] = 2;
  EXPECT_THAT(islands.broken(), HasSubstr("2 settlements score in area 0"));
}

TEST_F(Invariants, FindAWrongLongestRoute) {  // BASE-10
  state().longest_holder = SeatId(1);
  EXPECT_THAT(play.broken(), HasSubstr("the longest trade route is too short"));
  state().longest_holder = none;
  state().longest_length = 6;
  EXPECT_THAT(play.broken(), HasSubstr("a longest trade route of 6 is kept"));
  state().longest_length = 0;
  seat(0).route_bound = 0;
  EXPECT_THAT(play.broken(), HasSubstr("a longer route than it can have"));
}

TEST_F(Invariants, FindALongestRouteThatNobodyHolds) {  // BASE-10
  Playing island("base-3-4");
  island.turn_of(0);
  island.roads(0, island.way(island.corner(0, 0, Corner::North), 6));
  ASSERT_EQ(island.state().longest_holder, SeatId(0));
  EXPECT_EQ(island.broken(), "");
  island.state().longest_holder = none, island.state().longest_length = 0;
  EXPECT_THAT(island.broken(), HasSubstr("nobody holds the longest trade route"));
}

TEST_F(Invariants, FindAWrongArmy) {  // BASE-10
  const auto knights = [&](int n, int count) {
    seat(n).knights = static_cast<std::uint8_t>(seat(n).knights + count);
    state().developments[0] = static_cast<std::uint8_t>(state().developments[0] - count);
  };
  knights(1, 3);
  EXPECT_THAT(play.broken(), HasSubstr("somebody has 3 knights, more than the holder"));
  state().army_holder = SeatId(1);
  seat(1).points = static_cast<std::uint8_t>(seat(1).points + 2);
  EXPECT_EQ(play.broken(), "");
  state().army_holder = SeatId(2);
  EXPECT_THAT(play.broken(), HasSubstr("the largest army is too small"));
}

TEST_F(Invariants, FindTasksThatNobodyCanDo) {
  state().tasks[0] = {.kind = TaskKind::Discard, .seat = SeatId(5), .a = 1};
  EXPECT_THAT(play.broken(), HasSubstr("something is left of task 0"));
  state().task_count = 1;
  EXPECT_THAT(play.broken(), HasSubstr("task 0 waits for seat 5"));
  state().tasks[0] = {.kind = volcano::task::erupt};
  EXPECT_THAT(play.broken(), HasSubstr("of a module that is not played"));
}

TEST_F(Invariants, FindAWinnerBeforeTheEnd) {  // BASE-11
  state().winner = SeatId(0);
  EXPECT_THAT(play.broken(), HasSubstr("a winner before the end"));
  state().winner = none;
  state().phase = Phase::Special;
  EXPECT_THAT(play.broken(), HasSubstr("a special building phase of nobody"));
}

TEST_F(Invariants, FindWhatLiesBeyondTheGame) {
  seat(4).knights = 1;
  EXPECT_THAT(play.broken(), HasSubstr("seat 4 has something"));
  seat(4).knights = 0;
  state().route.back() = RoutePiece(SeatId(0), Route::Road);
  EXPECT_THAT(play.broken(), HasSubstr("a route beyond the board"));
}

}  // namespace
}  // namespace hexwright
