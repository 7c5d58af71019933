#include <algorithm>
#include <array>
#include <utility>

#include "model/playtest/table.h"
#include "tests/support/checked_games.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// A jungle with a settlement of seat 0 at its top and a city of seat 1 at its bottom; the robber is away.
struct JungleTest : testing::Test {
  JungleTest() : play("jungle-3-4") {
    play.found();
    jungle = play.only(Terrain::Jungle);
    clear_board();
    const auto& corners = play.board().hex_intersections(jungle);
    play.settlement(0, corners[0]);
    play.city(1, corners[3]);
    play.state().robber = play.hexes(Terrain::Forest).front();
    for (const SeatId seat : play.game().seats()) play.empty_hand(seat);
  }

  void clear_board() {
    PlayContext t{play.game(), play.state()};
    for (const PathId path : play.board().paths())
      if (!route_at(play.state(), path).empty()) remove_route(t, path);
    for (const IntersectionId i : play.board().intersections())
      if (!building_at(play.state(), i).empty()) remove_building(t, i);
  }

  /// The number of the jungle comes up.
  void roll_jungle() {
    const int number = play.state().number[jungle];
    const int one = std::min(6, number - 1);
    play.roll(one, number - one);
  }
  int discoveries(Who seat) { return play.seat(seat).discoveries; }

  Playing play;
  HexId jungle;
};

TEST(Jungle, TheRobberBeginsThere) {  // JUN-03
  for (const char* name : {"jungle-3-4", "jungle-5-6"}) {
    Playing play(name);
    EXPECT_TRUE(shows(play.state(), play.state().robber, Terrain::Jungle)) << name;
  }
}

TEST_F(JungleTest, TheRobberCanBeMovedThere) {  // JUN-03
  play.roll(3, 4);
  EXPECT_TRUE(play.can({.kind = ActionKind::MoveRobber, .a = jungle}));
}

TEST_F(JungleTest, YieldsOneDiscoveryToASettlementAndTwoToACity) {  // JUN-04
  roll_jungle();
  EXPECT_EQ(discoveries(0), 1);
  EXPECT_EQ(discoveries(1), 2);
  EXPECT_EQ(discoveries(2), 0);
}

TEST_F(JungleTest, YieldsNothingWithTheRobberOnIt) {  // JUN-04
  play.state().robber = jungle;
  roll_jungle();
  EXPECT_EQ(discoveries(0), 0);
  EXPECT_EQ(discoveries(1), 0);
}

TEST_F(JungleTest, YieldsNothingWhenAnotherNumberComesUp) {  // JUN-04
  const int number = play.state().number[jungle];
  play.roll(1, number == 2 ? 2 : 1);
  EXPECT_EQ(discoveries(0), 0);
}

TEST_F(JungleTest, DiscoveriesDoNotCountForTheHandLimit) {  // JUN-05
  play.give(0, Cards(7, 0, 0, 0, 0));
  play.seat(0).discoveries = 20;
  play.roll(3, 4);
  EXPECT_EQ(play.legal().front().kind, ActionKind::MoveRobber);
}

TEST_F(JungleTest, DiscoveriesCannotBeStolen) {  // JUN-05
  play.seat(1).discoveries = 5;
  play.roll(3, 4);
  // Seat 1 lives there, but has no card: nobody is robbed.
  play.act({.kind = ActionKind::MoveRobber, .a = jungle});
  EXPECT_EQ(play.state().task(), nullptr);
  EXPECT_EQ(discoveries(1), 5);
  EXPECT_EQ(discoveries(0), 0);
}

TEST_F(JungleTest, DiscoveriesAreNotMonopolised) {  // JUN-05
  play.seat(1).discoveries = 5;
  play.seat(0).developments[static_cast<std::size_t>(Development::Monopoly)] = 1;
  --play.state().developments[static_cast<std::size_t>(Development::Monopoly)];
  for (const Action& action : play.legal())
    if (action.kind == ActionKind::PlayMonopoly) {
      EXPECT_LT(action.x, resource_cards.size());
    }
  play.act({.kind = ActionKind::PlayMonopoly, .x = static_cast<std::uint8_t>(Card::Ore)});
  EXPECT_EQ(discoveries(1), 5);
  EXPECT_EQ(discoveries(0), 0);
}

TEST_F(JungleTest, DiscoveriesAreNeitherTradedNorTakenForAYearOfPlenty) {  // JUN-05
  play.seat(0).discoveries = 9;
  play.seat(0).developments[static_cast<std::size_t>(Development::YearOfPlenty)] = 1;
  --play.state().developments[static_cast<std::size_t>(Development::YearOfPlenty)];
  play.act({.kind = ActionKind::PlayYearOfPlenty});
  for (const Action& action : play.legal()) EXPECT_LT(action.x, resource_cards.size());
  play.act({.kind = ActionKind::TakeCard, .x = static_cast<std::uint8_t>(Card::Brick)});
  play.act({.kind = ActionKind::TakeCard, .x = static_cast<std::uint8_t>(Card::Brick)});
  play.empty_hand(0);
  play.roll(1, 1);
  play.empty_hand(0);
  // Nothing in hand: no trade, whatever lies beside it.
  for (const Action& action : play.legal()) EXPECT_NE(action.kind, ActionKind::TradeWithBank);
}

struct Purchase {
  Cards cards;
  int discoveries;
  int ways;
};

TEST_F(JungleTest, ADiscoveryReplacesAnyOfTheThreeResourcesOfADevelopmentCard) {  // JUN-06
  const Cards ore(Card::Ore), grain(Card::Grain), wool(Card::Wool);
  play.roll(1, 1);
  const std::array purchases{
      Purchase{{}, 3, 1},            // three counters
      Purchase{{}, 2, 0},            // one too few
      Purchase{ore, 2, 1},           // as in the rules
      Purchase{wool + grain, 1, 1},  // as in the rules
      Purchase{wool + wool, 1, 0},   // the other two are missing
      Purchase{wool + wool, 2, 1},
      Purchase{ore + grain + wool, 0, 1},
      Purchase{ore + grain + wool, 1, 4},
      Purchase{ore + grain + wool, 3, 8},
  };
  for (const Purchase& each : purchases) {
    play.empty_hand(0);
    play.give(0, each.cards);
    play.seat(0).discoveries = static_cast<std::uint16_t>(each.discoveries);
    const auto legal = play.legal();
    EXPECT_EQ(std::count_if(legal.begin(), legal.end(),
                            [](const Action& a) { return a.kind == ActionKind::BuyDevelopment; }),
              each.ways)
        << each.cards.size() << " cards and " << each.discoveries << " discoveries";
  }
}

TEST_F(JungleTest, ThePurchaseTakesTheCountersAndTheOtherCards) {  // JUN-06
  play.roll(1, 1);
  play.give(0, {0, 0, 1, 1, 1});
  play.seat(0).discoveries = 5;
  // Ore from the hand, grain and wool replaced.
  play.act({.kind = ActionKind::BuyDevelopment, .x = 0b110});
  EXPECT_EQ(discoveries(0), 3);
  EXPECT_EQ(play.seat(0).hand, Cards(0, 0, 0, 1, 1));
  play.act({.kind = ActionKind::BuyDevelopment, .x = 0b001});
  EXPECT_EQ(discoveries(0), 2);
  EXPECT_TRUE(play.seat(0).hand.empty());
}

TEST_F(JungleTest, NothingElseIsBoughtWithDiscoveries) {  // JUN-06
  play.roll(1, 1);
  play.seat(0).discoveries = 20;
  for (const Action& action : play.legal())
    EXPECT_TRUE(action.kind == ActionKind::EndTurn || action.kind == ActionKind::BuyDevelopment)
        << id(action.kind);
}

TEST(Jungle, RandomGamesHoldTogether) {  // JUN-04, JUN-06
  for (const auto& [name, count] : {std::pair{"jungle-3-4", 30},
                                    {"jungle-5-6", 30},
                                    {"jungle-3-4-variable", 10},
                                    {"jungle-5-6-variable", 10}}) {
    const CheckedGames games = play_checked_games(name, count);
    // Who plays by chance may throw away for ever what it takes to win.
    EXPECT_GE(games.ended, count - count / 20) << name;
  }
}

}  // namespace
}  // namespace hexwright
