#include <algorithm>
#include <set>

#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

bool is_founding(const State& s) { return s.phase == Phase::FoundSettlement || s.phase == Phase::FoundRoute; }

std::set<int> places_of(const Actions& actions) {
  std::set<int> places;
  for (const Action& action : actions) places.insert(action.a);
  return places;
}

/// A template that two may play, which no template is made for: it makes short work of founding.
Scenario for_two(std::string_view name) {
  Scenario scenario = template_named(name);
  scenario.details.min_players = scenario.details.max_players = 2;
  return scenario;
}

TEST(Founding, GoesRoundAndBackAndEndsWithTheFirstPlayersTurn) {  // BASE-02
  Playing play("base-3-4");
  std::vector<int> order;
  while (is_founding(play.state())) {
    if (play.state().phase == Phase::FoundSettlement) order.push_back(actor(play.state()).value());
    play.act(play.legal().front());
  }
  EXPECT_EQ(order, (std::vector{0, 1, 2, 3, 3, 2, 1, 0}));
  EXPECT_EQ(play.state().phase, Phase::BeforeRoll);
  EXPECT_EQ(play.state().turn, SeatId(0));
}

TEST(Founding, EverySettlementTakesItsRoadBesideItself) {  // BASE-02
  Playing play("base-3-4");
  const IntersectionId place = play.corner(0, 0, Corner::North);
  play.act(at(BuildSettlement, place));
  EXPECT_EQ(actor(play.state()), SeatId(0));
  const auto& paths = play.board().intersection_paths(place);
  EXPECT_EQ(places_of(play.legal()), std::set<int>(paths.begin(), paths.end()));
  EXPECT_FALSE(play.can(at(BuildRoad, play.side(0, 2, Direction::East))));
  play.act(at(BuildRoad, paths[0]));
  EXPECT_EQ(actor(play.state()), SeatId(1));
}

TEST(Founding, TheRoadOfTheSecondSettlementDoesNotLieAtTheFirst) {  // BASE-02
  Playing play(for_two("base-3-4"));
  const IntersectionId first = play.corner(0, 0, Corner::North), second = play.corner(0, 2, Corner::South);
  play.act(at(BuildSettlement, first));
  play.act(play.legal().front());
  for (int i = 0; i < 4; ++i) play.act(play.legal().front());  // the other one's
  play.act(at(BuildSettlement, second));
  for (const int path : places_of(play.legal())) {
    const auto& ends = play.board().path_ends(PathId(path));
    EXPECT_TRUE(ends[0] == second || ends[1] == second);
  }
}

TEST(Founding, OnlyTheSecondSettlementBringsACardForEachProducingHex) {  // BASE-02, BASE-01
  Playing play(for_two("base-3-4"));
  play.act(at(BuildSettlement, play.corner(0, 2, Corner::South)));
  play.act(play.legal().front());
  EXPECT_TRUE(play.seat(0).hand.empty());
  play.act(at(BuildSettlement, play.corner(-2, 2, Corner::North)));
  play.act(play.legal().front());
  // Between desert, hills and pasture.
  play.act(at(BuildSettlement, play.corner(0, 0, Corner::North)));
  EXPECT_EQ(play.seat(1).hand, Cards(1, 0, 0, 0, 1));
  play.act(play.legal().front());
  // At the coast, beside mountains only.
  play.act(at(BuildSettlement, play.corner(0, -2, Corner::NorthWest)));
  EXPECT_EQ(play.seat(0).hand, Cards(0, 0, 1, 0, 0));
}

TEST(Founding, KeepsTheDistance) {  // BASE-03
  Playing play("base-3-4");
  const IntersectionId taken = play.corner(0, 0, Corner::North);
  play.act(at(BuildSettlement, taken));
  play.act(play.legal().front());
  EXPECT_EQ(play.why_not(at(BuildSettlement, taken)), "something stands there already");
  for (const IntersectionId neighbour : play.board().intersection_neighbours(taken))
    EXPECT_EQ(play.why_not(at(BuildSettlement, neighbour)),
              "a building stands on a neighbouring intersection");
}

TEST(Founding, CountsAllPlacesOfTheIsland) {  // BASE-02, BASE-03
  Playing play("base-3-4");
  EXPECT_EQ(play.legal().size(), 54U);
  play.act(at(BuildSettlement, play.corner(0, 0, Corner::North)));
  play.act(play.legal().front());
  EXPECT_EQ(play.legal().size(), 50U);  // without it and its three neighbours
}

TEST(Founding, TakesPiecesFromTheSupplyAndNoCards) {  // BASE-11, BASE-04
  Playing play("base-3-4");
  EXPECT_EQ(play.seat(0).roads, 15);
  EXPECT_EQ(play.seat(0).settlements, 5);
  EXPECT_EQ(play.seat(0).cities, 4);
  EXPECT_EQ(play.seat(0).ships, 0);
  play.found();
  for (const SeatId seat : Ids<SeatId>(4)) {
    EXPECT_EQ(play.seat(seat).roads, 13);
    EXPECT_EQ(play.seat(seat).settlements, 3);
    EXPECT_EQ(play.seat(seat).cities, 4);
    EXPECT_EQ(points(play.state(), seat), 2);
  }
}

TEST(Founding, StaysInTheFoundingAreas) {  // BASE-17
  const Playing play("new-shores-3");
  for (const Action& action : play.legal()) {
    bool at_home = false;
    for (const HexId hex : play.board().intersection_hexes(action.a.intersection()))
      at_home = at_home || (hex != none && play.game().facts().home.has(hex));
    EXPECT_TRUE(at_home) << action.a;
  }
  EXPECT_FALSE(play.can(at(BuildSettlement, play.corner(4, 1, Corner::North))));  // an island
}

TEST(Founding, ACoastalSettlementTakesARoadOrAShip) {  // SEA-06
  Playing play("new-shores-3");
  EXPECT_EQ(play.seat(0).ships, 15);
  const IntersectionId coast = play.corner(0, 2, Corner::NorthWest);  // two paths at the coast, one inland
  play.act(at(BuildSettlement, coast));
  int roads = 0, ships = 0;
  for (const Action& action : play.legal()) ++(action.kind == BuildRoad ? roads : ships);
  // Coast on both sides of the hex, and the path that goes out to sea.
  EXPECT_EQ(roads, 2);
  EXPECT_EQ(ships, 3);
  play.act({.kind = BuildShip, .a = play.side(0, 2, Direction::NorthWest)});
  EXPECT_EQ(play.seat(0).ships, 14);
  EXPECT_EQ(play.seat(0).roads, 15);
}

TEST(Founding, LaysNoShipAtThePirate) {  // SEA-04, SEA-06
  Playing play("new-shores-3");
  play.act(at(BuildSettlement, play.corner(0, 2, Corner::NorthWest)));
  play.state().pirate = play.hex(0, 1);
  EXPECT_FALSE(play.can(at(BuildShip, play.side(0, 2, Direction::NorthWest))));
  EXPECT_TRUE(play.can(at(BuildShip, play.side(0, 2, Direction::West))));
}

TEST(Founding, InlandThereIsNoShip) {  // SEA-01, SEA-06
  Playing play("new-shores-3");
  play.act(at(BuildSettlement, play.corner(0, 3, Corner::SouthEast)));
  for (const Action& action : play.legal()) EXPECT_EQ(action.kind, BuildRoad);
}

TEST(Founding, ASecondSettlementAtGoldTakesACardOfChoice) {  // BASE-02, SEA-05
  Scenario scenario = for_two("new-shores-3");
  scenario.cells.at(Hex{0, 3}).terrain = Terrain::Gold;
  Playing play(scenario);
  for (int i = 0; i < 4; ++i) play.act(play.legal().front());
  play.act(at(BuildSettlement, play.corner(0, 3, Corner::SouthEast)));  // mountains and pasture, too
  const int before = play.seat(1).hand.size();
  EXPECT_EQ(actor(play.state()), SeatId(1));
  play.act({.kind = TakeCard, .x = static_cast<std::uint8_t>(Card::Brick)});
  EXPECT_EQ(play.seat(1).hand.size(), before + 1);
  EXPECT_EQ(play.seat(1).hand[Card::Brick], 1);
  EXPECT_EQ(play.state().phase, Phase::FoundRoute);
}

}  // namespace
}  // namespace hexwright
