#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

/// A settlement in the middle of the island, with a road on each side of one hex corner.
struct Built {
  Playing play{"base-3-4"};
  IntersectionId home = play.corner(0, 0, Corner::North);
  std::vector<PathId> way;
  Built() {
    play.settlement(0, home);
    way = play.way(home, 3);
    play.turn_of(0);
  }
  IntersectionId end(std::size_t roads) const {
    // The way is a simple one: where two of its paths meet is the place between them.
    const auto& last = play.board().path_ends(way[roads - 1]);
    if (roads == 1) return last[0] == home ? last[1] : last[0];
    const IntersectionId from = end(roads - 1);
    return last[0] == from ? last[1] : last[0];
  }
};

TEST(Building, ARoadCostsBrickAndLumber) {  // BASE-04
  Built b;
  b.play.give(0, Cards(Card::Brick));
  EXPECT_EQ(b.play.why_not(at(BuildRoad, b.way[0])), "cards are missing: 1 lumber");
  b.play.give(0, Cards(Card::Lumber));
  b.play.act(at(BuildRoad, b.way[0]));
  EXPECT_TRUE(b.play.seat(0).hand.empty());
  EXPECT_EQ(b.play.seat(0).roads, 14);
  EXPECT_EQ(b.play.state().bank, Cards(19, 19, 19, 19, 19));
}

TEST(Building, ASettlementCostsOneOfEachButOre) {  // BASE-04
  Built b;
  b.play.roads(0, {b.way[0], b.way[1]});
  const Action build = at(BuildSettlement, b.end(2));
  b.play.give(0, Cards(1, 1, 3, 1, 0));
  EXPECT_EQ(b.play.why_not(build), "cards are missing: 1 wool");
  b.play.give(0, Cards(Card::Wool));
  b.play.act(build);
  EXPECT_EQ(b.play.seat(0).hand, Cards(Card::Ore, 3));
  EXPECT_EQ(points(b.play.state(), SeatId(0)), 2);
}

TEST(Building, ACityCosts3OreAnd2GrainAndTakesASettlementsPlace) {  // BASE-04
  Built b;
  b.play.give(0, Cards(0, 0, 2, 2, 0));
  EXPECT_EQ(b.play.why_not(at(BuildCity, b.home)), "cards are missing: 1 ore");
  b.play.give(0, Cards(Card::Ore));
  EXPECT_EQ(b.play.seat(0).settlements, 4);
  b.play.act(at(BuildCity, b.home));
  EXPECT_TRUE(b.play.seat(0).hand.empty());
  EXPECT_EQ(b.play.seat(0).settlements, 5);
  EXPECT_EQ(b.play.seat(0).cities, 3);
  EXPECT_EQ(points(b.play.state(), SeatId(0)), 2);
  b.play.give(0, city_price);
  EXPECT_FALSE(b.play.can(at(BuildCity, b.home)));  // once only
}

TEST(Building, ACityStandsOnNobodyElsesSettlement) {  // BASE-04
  Built b;
  const IntersectionId other = b.play.corner(0, 2, Corner::South);
  b.play.settlement(1, other);
  b.play.give(0, city_price);
  EXPECT_FALSE(b.play.can(at(BuildCity, other)));
  EXPECT_FALSE(b.play.can(at(BuildCity, b.end(2))));
}

TEST(Building, ARoadJoinsWhatIsOnesOwn) {  // BASE-02
  Built b;
  b.play.give(0, road_price);
  EXPECT_TRUE(b.play.can(at(BuildRoad, b.way[0])));
  EXPECT_FALSE(b.play.can(at(BuildRoad, b.way[1])));
  b.play.road(0, b.way[0]);
  EXPECT_TRUE(b.play.can(at(BuildRoad, b.way[1])));
  EXPECT_EQ(b.play.why_not(at(BuildRoad, b.way[0])), "a road or ship lies there already");
}

TEST(Building, NoRoadGoesOnPastTheBuildingOfAnother) {  // BASE-10
  Built b;
  b.play.roads(0, {b.way[0], b.way[1]});
  b.play.give(0, road_price);
  EXPECT_TRUE(b.play.can(at(BuildRoad, b.way[2])));
  b.play.settlement(1, b.end(2));
  EXPECT_FALSE(b.play.can(at(BuildRoad, b.way[2])));
}

TEST(Building, ASettlementNeedsAnOwnRoadAndTheDistance) {  // BASE-03
  Built b;
  b.play.give(0, settlement_price);
  EXPECT_EQ(b.play.why_not(at(BuildSettlement, b.end(1))),
            "a building stands on a neighbouring intersection");
  EXPECT_EQ(b.play.why_not(at(BuildSettlement, b.end(2))), "no road or ship of this player leads there");
  b.play.roads(0, {b.way[0], b.way[1], b.way[2]});
  EXPECT_TRUE(b.play.can(at(BuildSettlement, b.end(2))));
  b.play.settlement(1, b.end(3));
  EXPECT_FALSE(b.play.can(at(BuildSettlement, b.end(2))));
}

TEST(Building, OthersRoadsLeadNowhereForOneself) {  // BASE-03
  Built b;
  b.play.settlement(1, b.play.corner(0, 2, Corner::South));
  const auto way = b.play.way(b.play.corner(0, 2, Corner::South), 2);
  b.play.roads(1, way);
  b.play.give(0, settlement_price);
  for (const Action& action : b.play.legal()) EXPECT_NE(action.kind, BuildSettlement);
}

TEST(Building, EndsWithTheSupply) {  // BASE-11
  Built b;
  b.play.give(0, Cards(9, 9, 9, 9, 9));
  b.play.seat(0).roads = 0;
  b.play.seat(0).settlements = 0;
  b.play.seat(0).cities = 0;
  b.play.seat(0).reached.add(b.end(2));
  EXPECT_EQ(b.play.why_not(at(BuildRoad, b.way[0])), "no road is left in supply");
  EXPECT_EQ(b.play.why_not(at(BuildSettlement, b.end(2))), "no settlement is left in supply");
  EXPECT_EQ(b.play.why_not(at(BuildCity, b.home)), "no city is left in supply");
  for (const Action& action : b.play.legal())
    EXPECT_TRUE(action.kind != BuildRoad && action.kind != BuildSettlement && action.kind != BuildCity);
}

TEST(Building, WaitsForTheRoll) {  // BASE-05
  Built b;
  b.play.give(0, Cards(2, 2, 5, 4, 2));
  b.play.state().phase = Phase::BeforeRoll;
  EXPECT_EQ(b.play.why_not(at(BuildRoad, b.way[0])), "the dice have to be rolled first");
  EXPECT_EQ(b.play.legal(), (Actions{{.kind = Roll}}));
}

}  // namespace
}  // namespace hexwright
