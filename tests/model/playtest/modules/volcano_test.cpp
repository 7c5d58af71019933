#include <algorithm>
#include <array>
#include <utility>

#include "model/playtest/modules/volcano/kinds.h"
#include "model/playtest/table.h"
#include "tests/support/checked_games.h"
#include "tests/support/counted.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

constexpr std::array clockwise{Corner::North, Corner::NorthEast, Corner::SouthEast,
                               Corner::South, Corner::SouthWest, Corner::NorthWest};

/// The volcano of the template, which has a 9; seat 2 is about to roll.
struct Erupting : Playing {
  explicit Erupting(std::string_view name) : Playing(name), volcano(only(Terrain::Volcano)) { roll_of(2); }

  IntersectionId at(Corner c) const {
    return board().hex_intersections(volcano)[static_cast<std::size_t>(c)];
  }
  void roll_nine() { roll(4, 5); }
  void erupt(int die) {
    act({.kind = volcano::action::erupt, .a = volcano, .c = static_cast<std::uint16_t>(die)});
  }
  void robber_to(HexId hex) { state().robber = hex; }
  ActionKind next() const { return legal().front().kind; }
  bool is_empty(IntersectionId intersection) { return building_at(state(), intersection).empty(); }

  HexId volcano;
};

TEST(Volcano, TheDieSweepsAwayOneIntersectionClockwiseFromTheTop) {  // VOL-04
  for (int die = 1; die <= 6; ++die) {
    Erupting play("volcano-3-4");
    const IntersectionId struck = play.at(clockwise[static_cast<std::size_t>(die - 1)]);
    const IntersectionId opposite = play.at(clockwise[static_cast<std::size_t>((die + 2) % 6)]);
    play.settlement(0, struck);
    play.settlement(1, opposite);
    play.roll_nine();
    EXPECT_EQ(actor(play.state()), SeatId(2));
    play.erupt(die);
    EXPECT_TRUE(play.is_empty(struck)) << die;
    EXPECT_FALSE(play.is_empty(opposite)) << die;
    EXPECT_EQ(play.seat(0).settlements, 5);
    EXPECT_EQ(points(play.state(), SeatId(0)), 0);
  }
}

TEST(Volcano, SleepsWhileOtherNumbersAreRolled) {  // VOL-04
  Erupting play("volcano-3-4");
  play.roll(4, 4);
  EXPECT_EQ(play.state().task(), nullptr);
}

TEST(Volcano, EveryDieIsAsLikely) {  // VOL-04
  Erupting play("volcano-3-4");
  play.roll_nine();
  const auto dice = outcomes(play.game(), play.state(), play.legal().front());
  ASSERT_EQ(dice.size(), 6U);
  for (const WeighedOutcome& each : dice) EXPECT_EQ(each.weight, dice.front().weight);
}

TEST(Volcano, TurnsACityIntoASettlement) {  // VOL-04
  Erupting play("volcano-3-4");
  play.city(0, play.at(Corner::North));
  play.roll_nine();
  play.erupt(1);
  EXPECT_TRUE(building_at(play.state(), play.at(Corner::North)).is(SeatId(0), Building::Settlement));
  EXPECT_EQ(play.seat(0).cities, 4);
  EXPECT_EQ(play.seat(0).settlements, 4);
  EXPECT_EQ(points(play.state(), SeatId(0)), 1);
}

TEST(Volcano, TakesACityWhollyWhenNoSettlementIsLeft) {  // VOL-05
  Erupting play("volcano-3-4");
  play.city(0, play.at(Corner::North));
  for (IntersectionId i(0); play.seat(0).settlements > 0; ++i)
    if (play.state().sites.has(i)) play.settlement(0, i);
  play.roll_nine();
  play.erupt(1);
  EXPECT_TRUE(play.is_empty(play.at(Corner::North)));
  EXPECT_EQ(play.seat(0).cities, 4);
  EXPECT_EQ(play.seat(0).settlements, 0);
  EXPECT_EQ(points(play.state(), SeatId(0)), 5);
}

TEST(Volcano, TheRobberBeginsThereAndDoesNotStopIt) {  // VOL-03
  Erupting play("volcano-3-4");
  EXPECT_EQ(play.state().robber, play.volcano);
  play.settlement(0, play.at(Corner::South));
  play.roll_nine();
  play.erupt(4);
  EXPECT_TRUE(play.is_empty(play.at(Corner::South)));
}

TEST(Volcano, TheRobberCanBeMovedThere) {  // VOL-03
  Erupting play("volcano-3-4");
  play.robber_to(play.hexes(Terrain::Forest).front());
  play.roll(3, 4);
  EXPECT_TRUE(play.can({.kind = ActionKind::MoveRobber, .a = play.volcano}));
}

TEST(Volcano, WhatIsLostIsBuiltAgain) {  // VOL-06
  Erupting play("volcano-3-4");
  const IntersectionId top = play.at(Corner::North);
  play.settlement(2, top);
  play.road(2, play.board().hex_paths(play.volcano)[static_cast<std::size_t>(Direction::NorthEast)]);
  play.roll_nine();
  play.erupt(1);
  ASSERT_TRUE(play.is_empty(top));
  play.give(2, settlement_price);
  play.act({.kind = ActionKind::BuildSettlement, .a = top});
  EXPECT_TRUE(building_at(play.state(), top).is(SeatId(2), Building::Settlement));
}

TEST(Volcano, RoutesJoinAgainWhereABuildingCutThem) {  // VOL-06, BASE-10
  Erupting play("volcano-3-4");
  play.settlement(1, play.at(Corner::North));
  play.settlement(1, play.at(Corner::South));
  for (const PathId path : play.board().hex_paths(play.volcano)) play.road(0, path);
  ASSERT_EQ(play.state().longest_holder, none);
  play.roll_nine();
  play.erupt(1);
  EXPECT_EQ(play.state().longest_holder, SeatId(0));
  EXPECT_EQ(points(play.state(), SeatId(0)), 2);
}

TEST(Volcano, WhoLosesTheBuildingLosesItsHarbor) {  // VOL-06
  Erupting play("volcano-3-4");
  PlayContext t{play.game(), play.state()};
  set_harbor(t, play.board().hex_paths(play.volcano)[0], HarborKind::Ore);
  const auto struck = play.board().path_ends(play.board().hex_paths(play.volcano)[0])[0];
  play.settlement(0, struck);
  ASSERT_EQ(bank_rate(play.seat(0), Card::Ore), 2);
  play.roll_nine();
  for (int die = 1; die <= 6; ++die)
    if (play.at(clockwise[static_cast<std::size_t>(die - 1)]) == struck) play.erupt(die);
  EXPECT_EQ(bank_rate(play.seat(0), Card::Ore), 4);
}

TEST(GoldVolcano, GivesCardsOfChoiceBeforeItErupts) {  // VOL-07
  Erupting play("volcano-sea-3");
  const IntersectionId top = play.at(Corner::North), bottom = play.at(Corner::South);
  play.settlement(0, top);
  play.city(1, bottom);
  play.robber_to(play.hexes(Terrain::Forest).front());
  play.roll_nine();
  const int before = play.seat(0).hand.size(), others = play.seat(1).hand.size();
  std::array<int, 2> taken{};
  while (play.next() == ActionKind::TakeCard) {
    EXPECT_EQ(play.legal().size(), resource_cards.size());
    EXPECT_FALSE(play.is_empty(top));
    ++taken[static_cast<std::size_t>(actor(play.state()))];
    play.act(play.legal().back());
  }
  EXPECT_EQ(taken, (std::array{1, 2}));
  EXPECT_EQ(play.seat(0).hand.size(), before + 1);
  EXPECT_EQ(play.seat(1).hand.size(), others + 2);
  play.erupt(1);
  EXPECT_TRUE(play.is_empty(top));
}

TEST(GoldVolcano, ARobberKeepsTheGoldBackAndOnlyThat) {  // VOL-07, VOL-03
  Erupting play("volcano-sea-3");
  play.settlement(0, play.at(Corner::North));
  play.robber_to(play.volcano);
  play.roll_nine();
  ASSERT_EQ(play.next(), volcano::action::erupt);
  play.erupt(1);
  EXPECT_TRUE(play.is_empty(play.at(Corner::North)));
  EXPECT_TRUE(play.seat(0).hand.empty());
}

TEST(GoldVolcano, YieldsNothingWithoutTheVariant) {  // VOL-07
  Erupting play("volcano-3-4");
  play.settlement(0, play.at(Corner::North));
  play.robber_to(play.hexes(Terrain::Forest).front());
  play.roll_nine();
  EXPECT_EQ(play.next(), volcano::action::erupt);
}

TEST(Volcano, RandomGamesHoldTogether) {  // VOL-04 to VOL-08
  for (const auto& [name, count] : {std::pair{"volcano-3-4", 30},
                                    {"volcano-sea-3", 30},
                                    {"krakatoa-3", 30},
                                    {"volcano-3-4-variable", 10},
                                    {"volcano-sea-3-variable", 10}}) {
    const CheckedGames games = play_checked_games(name, count);
    // Who plays by chance may throw away for ever what it takes to win.
    EXPECT_GE(games.ended, count - count / 20) << name;
    const Game game(template_named(name));
    EXPECT_GT(counted(game, games.tally.counted, "volcano", "losses"), count / 4) << name;
    EXPECT_EQ(games.times(volcano::action::erupt), counted(game, games.tally.counted, "volcano", "eruptions"))
        << name;
  }
}

}  // namespace
}  // namespace hexwright
