#include <functional>

#include <gtest/gtest.h>

#include "model/playtest/table.h"
#include "tests/referee/referee.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;
using testing::HasSubstr;

/// A referee at a position that a test has arranged, so that only what it says of an action counts.
std::string said_of(const Playing& play, const State& state, int seat, const Action& action) {
  referee::Referee judge(play.game(), state);
  judge.resume(state);
  judge.follow(state.task() ? std::optional(*state.task()) : std::nullopt, seat, action);
  std::string all;
  for (const std::string& each : judge.offences()) all += each + "\n";
  return all;
}

Action deed(ActionKind kind, ActionField place) { return {.kind = kind, .a = place}; }

struct Offending : Playing {
  explicit Offending(std::string_view name = "base-3-4") : Playing(name) { turn_of(0); }
  std::string say(const Action& action, int seat = 0) { return said_of(*this, state(), seat, action); }
};

TEST(Offences, AreNamedWhenCardsAreMissing) {  // BASE-04
  Offending play;
  play.settlement(0, play.corner(0, 0, Corner::North));
  const Action road = deed(BuildRoad, play.side(0, 0, Direction::NorthEast));
  EXPECT_THAT(play.say(road), HasSubstr("gives 1 of card 0, but has 0"));
  play.give(0, road_price);
  EXPECT_EQ(play.say(road), "");
}

TEST(Offences, AreNamedWhereRoadsDoNotConnect) {  // BASE-10
  Offending play;
  play.give(0, road_price);
  EXPECT_THAT(play.say(deed(BuildRoad, play.side(0, 0, Direction::East))),
              HasSubstr("a road lies where none can"));
}

TEST(Offences, AreNamedForBuildingsTooNear) {  // BASE-03
  Offending play;
  play.settlement(1, play.corner(0, 0, Corner::North));
  play.road(0, play.side(0, 0, Direction::NorthEast));
  play.give(0, settlement_price);
  EXPECT_THAT(play.say(deed(BuildSettlement, play.corner(0, 0, Corner::NorthEast))),
              HasSubstr("a settlement stands where none can"));
}

TEST(Offences, AreNamedOutOfTurn) {  // BASE-05, BASE-08
  Offending play;
  play.give(1, Cards(Card::Ore, 4));
  const Action trade{.kind = TradeWithBank, .x = 0, .a = 2};
  EXPECT_THAT(play.say(trade, 1), HasSubstr("out of turn"));
  EXPECT_THAT(play.say({.kind = Roll, .c = dice_outcome(1, 2)}), HasSubstr("the dice are rolled twice"));
}

TEST(Offences, AreNamedForRatesTooLow) {  // BASE-08
  Offending play;
  play.give(0, Cards(Card::Ore, 3));
  EXPECT_THAT(play.say({.kind = TradeWithBank, .x = 0, .a = 2}), HasSubstr("trades 4 of card 2"));
}

TEST(Offences, AreNamedForRoadsThatWouldBeIsolated) {  // DES-05
  Offending play("desolation-3-4");
  play.settlement(0, play.corner(1, 3, Corner::North));
  play.give(0, road_price);
  const Action road = deed(BuildRoad, play.side(1, 3, Direction::NorthEast));
  EXPECT_EQ(play.say(road), "");
  PlayContext t{play.game(), play.state()};
  for (const HexId hex : play.board().path_hexes(road.a.path())) set_terrain(t, hex, Terrain::Desert);
  EXPECT_THAT(play.say(road), HasSubstr("a road lies where none can"));
}

TEST(Offences, AreNamedForSettlementsAndRoadsOfSpiceHexes) {  // SPI-02
  Offending play("spices-fog-islands-4");
  PlayContext t{play.game(), play.state()};
  const HexId hex = play.hex(4, 1);
  play.settlement(0, play.board().hex_intersections(hex)[0]);
  play.give(0, road_price);
  const auto road = [&] {
    for (const PathId path : play.board().intersection_paths(play.board().hex_intersections(hex)[0]))
      for (const HexId beside : play.board().path_hexes(path))
        if (beside == hex && play.game().carries_road(play.state(), path)) return deed(BuildRoad, path);
    return Action{};
  }();
  ASSERT_EQ(road.kind, BuildRoad);
  EXPECT_EQ(play.say(road), "");
  set_terrain(t, hex, Terrain::Spice);
  EXPECT_THAT(play.say(road), HasSubstr("a road lies where none can"));
}

TEST(Offences, AreNamedForWhatNobodyAskedFor) {
  Offending play;
  EXPECT_THAT(play.say(deed(MoveRobber, play.hex(0, -1))), HasSubstr("nobody asked for"));
  EXPECT_THAT(play.say({.kind = TakeCard, .x = 1}), HasSubstr("nobody asked for"));
  EXPECT_THAT(play.say({.kind = PlayKnight}), HasSubstr("not in hand"));
}

}  // namespace
}  // namespace hexwright
