#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

TEST(Turns, GoRoundInOrder) {  // BASE-12: with four there is no special building phase
  Playing play("base-3-4");
  play.roll_of(0);
  for (const Who seat : {0, 1, 2, 3, 0, 1}) {
    EXPECT_EQ(actor(play.state()), seat);
    play.roll(1, 1);
    EXPECT_EQ(actor(play.state()), seat);
    play.act({.kind = EndTurn});
  }
  EXPECT_EQ(play.state().turn_number, 7);
}

TEST(Winning, TakesTenPoints) {  // BASE-11
  Playing play("base-3-4");
  EXPECT_EQ(play.game().points_to_win(), 10);
  play.turn_of(0);
  play.settlement(0, play.corner(0, 0, Corner::North));
  play.settlement(0, play.corner(0, 2, Corner::South));
  play.city(0, play.corner(-2, 0, Corner::NorthWest));
  play.city(0, play.corner(2, 0, Corner::NorthEast));
  play.settlement(0, play.corner(0, -2, Corner::NorthWest));
  EXPECT_EQ(points(play.state(), SeatId(0)), 7);
  play.roads(0, play.way(play.corner(0, 0, Corner::North), 5));
  EXPECT_EQ(points(play.state(), SeatId(0)), 9);
  play.give(0, Cards(1, 1, 3, 2, 0));
  play.act({.kind = BuildRoad, .a = [&] {
              for (const Action& action : play.legal())
                if (action.kind == BuildRoad) return action.a;
              return ActionField(none);
            }()});
  EXPECT_EQ(play.state().winner, none);  // nine
  play.act({.kind = BuildCity, .a = play.corner(0, 0, Corner::North)});
  EXPECT_EQ(play.state().winner, SeatId(0));
  EXPECT_EQ(play.state().phase, Phase::Over);
  EXPECT_EQ(actor(play.state()), none);
  EXPECT_TRUE(play.legal().empty());
  EXPECT_EQ(play.why_not({.kind = EndTurn}), "the game is over");
}

TEST(Winning, IsForOnesOwnTurn) {  // BASE-11
  Playing play("base-3-4");
  play.turn_of(0);
  play.give(0, road_price);
  play.settlement(0, play.corner(0, 0, Corner::North));
  for (const int seat : {1, 2}) {
    play.build_up(seat, 8);
    play.state().developments[1] = static_cast<std::uint8_t>(play.state().developments[1] - 2);
    play.seat(seat).developments[1] = 2;
  }
  play.act({.kind = BuildRoad, .a = play.side(0, 0, Direction::NorthEast)});
  EXPECT_EQ(play.state().winner, none);
  // The first of them whose turn begins has won, before rolling.
  play.act({.kind = EndTurn});
  EXPECT_EQ(play.state().winner, SeatId(1));
  EXPECT_EQ(play.state().phase, Phase::Over);
}

TEST(Winning, EndsEverythingThatWaits) {  // BASE-11
  Playing play("base-3-4");
  play.turn_of(0);
  play.build_up(0, 8);
  play.seat(0).knights = 2;
  play.seat(0).developments[0] = 1;
  play.state().developments[0] = 11;
  play.act({.kind = PlayKnight});  // the largest army; the robber stays
  EXPECT_EQ(play.state().winner, SeatId(0));
  EXPECT_EQ(play.state().task_count, 0);
}

/// Five players; all can build a road.
struct FivePlayers : Playing {
  FivePlayers() : Playing("base-5-6", {.players = 5}) {
    turn_of(3);
    for (const SeatId seat : Ids<SeatId>(5)) {
      IntersectionId home(0);
      while (!state().sites.has(home) || board().intersection_paths(home)[2] == none) ++home;
      settlement(seat, home);
      give(seat, Cards(2, 2, 1, 1, 1));
    }
  }
};

TEST(SpecialBuilding, AsksEverybodyElseInOrderAfterATurn) {  // BASE-12
  FivePlayers play;
  play.act({.kind = EndTurn});
  for (const Who seat : {4, 0, 1, 2}) {
    EXPECT_EQ(play.state().phase, Phase::Special);
    EXPECT_EQ(actor(play.state()), seat);
    play.act({.kind = EndTurn});
  }
  EXPECT_EQ(play.state().phase, Phase::BeforeRoll);
  EXPECT_EQ(play.state().turn, SeatId(4));
}

TEST(SpecialBuilding, IsForBuildingAndBuyingOnly) {  // BASE-12
  FivePlayers play;
  play.give(4, Cards(Card::Ore, 8));
  ++play.seat(4).developments[0];
  --play.state().developments[0];
  play.act({.kind = EndTurn});
  ASSERT_EQ(actor(play.state()), SeatId(4));
  for (const Action& action : play.legal())
    EXPECT_TRUE(action.kind == EndTurn || action.kind == BuildRoad || action.kind == BuyDevelopment)
        << id(action.kind);
  EXPECT_EQ(play.why_not({.kind = PlayKnight}), "in the special building phase one only builds and buys");
  EXPECT_EQ(play.why_not({.kind = TradeWithBank, .x = 0, .a = 2}),
            "in the special building phase one only builds and buys");
  const int left = play.seat(4).roads;
  for (const Action& action : play.legal())
    if (action.kind == BuildRoad) {
      play.act(action);
      break;
    }
  EXPECT_EQ(play.seat(4).roads, left - 1);
  EXPECT_EQ(actor(play.state()), SeatId(4));  // and may go on
}

TEST(SpecialBuilding, PassesByThoseWhoCanDoNothing) {  // BASE-12
  FivePlayers play;
  play.empty_hand(4);
  play.empty_hand(0);
  play.act({.kind = EndTurn});
  EXPECT_EQ(actor(play.state()), SeatId(1));
}

TEST(SpecialBuilding, ACardBoughtInItIsPlayedInOnesNextTurn) {  // BASE-12, BASE-09
  FivePlayers play;
  play.act({.kind = EndTurn});
  play.act({.kind = BuyDevelopment, .c = 1});
  EXPECT_EQ(play.seat(4).fresh[0], 1);
  while (play.state().phase == Phase::Special) play.act({.kind = EndTurn});
  ASSERT_EQ(actor(play.state()), SeatId(4));
  EXPECT_TRUE(play.can({.kind = PlayKnight}));
}

TEST(SpecialBuilding, WinsOnlyWhenOnesTurnComes) {  // BASE-12, BASE-11
  FivePlayers play;
  for (const int seat : {0, 4}) {
    play.build_up(seat, 8);
    play.state().developments[1] = static_cast<std::uint8_t>(play.state().developments[1] - 2);
    play.seat(seat).developments[1] = 2;
  }
  play.act({.kind = EndTurn});
  while (play.state().phase == Phase::Special) {
    EXPECT_EQ(play.state().winner, none);
    play.act({.kind = EndTurn});
  }
  EXPECT_EQ(play.state().winner, SeatId(4));
}

}  // namespace
}  // namespace hexwright
