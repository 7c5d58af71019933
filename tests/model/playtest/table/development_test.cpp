#include <numeric>

#include "tests/support/playing.h"

namespace hexwright {
namespace {

using enum ActionKind;

Action buying(Development card) {
  return {.kind = BuyDevelopment, .c = static_cast<std::uint16_t>(1 + static_cast<int>(card))};
}

struct InTurn : Playing {
  explicit InTurn(std::string_view name = "base-3-4") : Playing(name) { turn_of(0); }

  /// Out of the deck, as if bought in an earlier turn.
  void hold(Who seat, Development card, int count = 1) {
    auto& left = state().developments[static_cast<std::size_t>(card)];
    auto& held = this->seat(seat).developments[static_cast<std::size_t>(card)];
    left = static_cast<std::uint8_t>(left - count);
    held = static_cast<std::uint8_t>(held + count);
  }
};

int deck(const State& s) { return std::accumulate(s.developments.begin(), s.developments.end(), 0); }

TEST(Developments, Are25And34WithTheExtension) {  // BASE-09
  EXPECT_EQ(InTurn().state().developments, (Developments{14, 5, 2, 2, 2}));
  EXPECT_EQ(InTurn("base-5-6").state().developments, (Developments{20, 5, 3, 3, 3}));
}

TEST(Developments, CostOreGrainAndWool) {  // BASE-04
  InTurn play;
  play.give(0, Cards(2, 2, 1, 1, 0));
  EXPECT_EQ(play.why_not({.kind = BuyDevelopment}), "cards are missing: 1 wool");
  play.give(0, Cards(Card::Wool));
  play.act(buying(Development::Monopoly));
  EXPECT_EQ(play.seat(0).hand, Cards(2, 2, 0, 0, 0));
  EXPECT_EQ(deck(play.state()), 24);
}

TEST(Developments, ComeUpAsOftenAsTheyAreLeft) {  // BASE-09
  InTurn play;
  play.give(0, development_price);
  play.hold(1, Development::Monopoly, 2);
  play.hold(1, Development::Knight, 4);
  std::vector<std::pair<int, int>> weights;
  for (const auto& [outcome, weight] : outcomes(play.game(), play.state(), {.kind = BuyDevelopment}))
    weights.emplace_back(outcome - 1, weight);
  EXPECT_EQ(weights, (std::vector<std::pair<int, int>>{{0, 10}, {1, 5}, {2, 2}, {3, 2}}));
  EXPECT_FALSE(play.can(buying(Development::Monopoly)));
}

TEST(Developments, RunOut) {  // BASE-09
  InTurn play;
  play.give(0, development_price);
  for (const Development card : all_developments)
    play.hold(1, card, play.state().developments[static_cast<std::size_t>(card)]);
  EXPECT_EQ(play.why_not({.kind = BuyDevelopment}), "no development card is left");
}

TEST(Developments, AreNotPlayedInTheTurnInWhichTheyWereBought) {  // BASE-09
  InTurn play;
  play.give(0, development_price);
  play.act(buying(Development::Monopoly));
  EXPECT_EQ(play.why_not(with(PlayMonopoly, Card::Ore)),
            "this card was bought in this turn and waits for the next one");
  for (int i = 0; i < 4; ++i) play.next_turn(1, 1);
  EXPECT_EQ(actor(play.state()), SeatId(0));
  EXPECT_TRUE(play.can(with(PlayMonopoly, Card::Ore)));
}

TEST(Developments, OfTwoAlikeTheOlderOneCanBePlayed) {  // BASE-09
  InTurn play;
  play.hold(0, Development::Monopoly);
  play.give(0, development_price);
  play.act(buying(Development::Monopoly));
  play.act(with(PlayMonopoly, Card::Ore));
  EXPECT_EQ(play.seat(0).developments[4], 0);
  EXPECT_EQ(play.seat(0).fresh[4], 1);
}

TEST(Developments, OneIsPlayedATurn) {  // BASE-09
  InTurn play;
  play.hold(0, Development::Monopoly, 2);
  play.hold(0, Development::Knight);
  play.act(with(PlayMonopoly, Card::Ore));
  EXPECT_EQ(play.why_not(with(PlayMonopoly, Card::Ore)),
            "a development card was played in this turn already");
  EXPECT_FALSE(play.can({.kind = PlayKnight}));
  for (int i = 0; i < 4; ++i) play.next_turn(1, 1);
  EXPECT_TRUE(play.can({.kind = PlayKnight}));
}

TEST(Developments, ArePlayedBeforeTheRollToo) {  // BASE-09
  InTurn play;
  play.hold(0, Development::YearOfPlenty);
  play.roll_of(0);
  play.act({.kind = PlayYearOfPlenty});
  play.act(with(TakeCard, Card::Ore));
  play.act(with(TakeCard, Card::Wool));
  EXPECT_EQ(play.seat(0).hand, Cards(0, 0, 1, 0, 1));
  play.roll(1, 1);
  EXPECT_FALSE(play.can({.kind = PlayYearOfPlenty}));
}

TEST(Developments, MustBeInHand) {  // BASE-09
  InTurn play;
  play.hold(1, Development::Knight);
  for (const Action& action : {Action{.kind = PlayKnight},
                               {.kind = PlayRoadBuilding},
                               {.kind = PlayYearOfPlenty},
                               {.kind = PlayMonopoly}})
    EXPECT_EQ(play.why_not(action), "there is no such card in hand") << id(action.kind);
}

TEST(VictoryPointCards, CountAtOnceAndAreNeverPlayed) {  // BASE-09
  InTurn play;
  play.give(0, development_price);
  play.act(buying(Development::VictoryPoint));
  EXPECT_EQ(points(play.state(), SeatId(0)), 1);
  EXPECT_EQ(play.seat(0).points, 0);  // others do not see it
  EXPECT_EQ(play.legal(), (Actions{{.kind = EndTurn}}));
}

TEST(VictoryPointCards, WinInTheTurnInWhichTheyAreBought) {  // BASE-09, BASE-11
  InTurn play;
  play.hold(0, Development::VictoryPoint, 4);
  play.build_up(0, 5);
  play.give(0, development_price);
  play.act(buying(Development::VictoryPoint));
  EXPECT_EQ(play.state().winner, SeatId(0));
}

TEST(RoadBuilding, LaysTwoRoadsForNothing) {  // BASE-09
  InTurn play;
  play.settlement(0, play.corner(0, 0, Corner::North));
  play.hold(0, Development::RoadBuilding);
  play.act({.kind = PlayRoadBuilding});
  play.act(play.legal().front());
  EXPECT_FALSE(play.can({.kind = EndTurn}));
  play.act(play.legal().front());
  EXPECT_EQ(play.seat(0).roads, 13);
  EXPECT_TRUE(play.can({.kind = EndTurn}));
}

TEST(RoadBuilding, MayLeaveTheSecondRoadOut) {  // BASE-09
  InTurn play;
  play.settlement(0, play.corner(0, 0, Corner::North));
  play.hold(0, Development::RoadBuilding);
  play.act({.kind = PlayRoadBuilding});
  EXPECT_EQ(play.why_not({.kind = Pass}), "player 1 has to lay free roads or ships first; still to go: 2");
  play.act(play.legal().front());
  play.act({.kind = Pass});
  EXPECT_EQ(play.seat(0).roads, 14);
  EXPECT_EQ(play.state().task(), nullptr);
  EXPECT_TRUE(play.can({.kind = EndTurn}));
  EXPECT_EQ(play.why_not({.kind = Pass}), "there is nothing to pass by: the turn goes on or ends");
}

TEST(RoadBuilding, LaysOneWhereOneIsLeft) {  // BASE-09, BASE-11
  InTurn play;
  play.settlement(0, play.corner(0, 0, Corner::North));
  const auto way = play.way(play.corner(0, 0, Corner::North), 14);
  play.roads(0, way);
  play.hold(0, Development::RoadBuilding, 2);
  play.act({.kind = PlayRoadBuilding});
  play.act(play.legal().front());
  EXPECT_EQ(play.seat(0).roads, 0);
  EXPECT_EQ(play.state().task_count, 0);
  for (int i = 0; i < 4; ++i) play.next_turn(1, 1);
  EXPECT_EQ(play.why_not({.kind = PlayRoadBuilding}), "this card would have no effect now");
}

TEST(RoadBuilding, LaysShipsAsWell) {  // BASE-09, SEA-01
  InTurn play("new-shores-3");
  play.settlement(0, play.corner(0, 2, Corner::NorthWest));
  play.hold(0, Development::RoadBuilding);
  play.act({.kind = PlayRoadBuilding});
  play.act({.kind = BuildShip, .a = play.side(0, 2, Direction::NorthWest)});
  const Actions legal = play.legal();
  for (const ActionKind kind : {BuildRoad, BuildShip})
    EXPECT_TRUE(
        std::any_of(legal.begin(), legal.end(), [&](const Action& each) { return each.kind == kind; }));
  EXPECT_EQ(play.seat(0).ships, 14);
}

TEST(RoadBuilding, IsNoUseWhereThePirateKeepsAllShipsAway) {  // BASE-09, SEA-04
  InTurn play("new-shores-3");
  play.settlement(0, play.corner(0, 2, Corner::NorthWest));
  play.road(0, play.side(0, 2, Direction::West));
  play.seat(0).roads = 0;
  play.hold(0, Development::RoadBuilding);
  EXPECT_TRUE(play.can({.kind = PlayRoadBuilding}));
  // Both paths that are left for a ship lie at this hex.
  play.state().pirate = play.hex(0, 1);
  EXPECT_FALSE(play.can({.kind = PlayRoadBuilding}));
}

TEST(YearOfPlenty, TakesAnyTwoThatTheBankHas) {  // BASE-09
  InTurn play;
  play.hold(0, Development::YearOfPlenty);
  play.give(1, Cards(19, 19, 18, 19, 19));
  play.act({.kind = PlayYearOfPlenty});
  EXPECT_EQ(play.legal(), (Actions{with(TakeCard, Card::Ore)}));
  play.act(with(TakeCard, Card::Ore));
  EXPECT_EQ(play.state().task_count, 0);  // nothing more is there
}

TEST(YearOfPlenty, TakesTwoOfOneKind) {  // BASE-09
  InTurn play;
  play.hold(0, Development::YearOfPlenty);
  play.act({.kind = PlayYearOfPlenty});
  play.act(with(TakeCard, Card::Ore));
  play.act(with(TakeCard, Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 2));
}

TEST(Monopoly, TakesAllOfOneResourceFromAll) {  // BASE-09
  InTurn play;
  play.hold(0, Development::Monopoly);
  play.give(0, Cards(Card::Ore));
  play.give(1, Cards(1, 0, 3, 0, 0));
  play.give(2, Cards(0, 0, 2, 0, 1));
  play.act(with(PlayMonopoly, Card::Ore));
  EXPECT_EQ(play.seat(0).hand, Cards(Card::Ore, 6));
  EXPECT_EQ(play.seat(1).hand, Cards(Card::Brick));
  EXPECT_EQ(play.seat(2).hand, Cards(Card::Wool));
  EXPECT_FALSE(play.can(with(PlayMonopoly, Card::Pepper)));
}

}  // namespace
}  // namespace hexwright
