#include <algorithm>
#include <array>
#include <utility>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/desolation/kinds.h"
#include "model/playtest/table.h"
#include "model/rules/desolation/climate.h"
#include "tests/support/checked_games.h"
#include "tests/support/counted.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

using Hexes = std::vector<HexId>;

/// The turn of seat 0, on an empty board.
struct Drying : Playing {
  Drying() : Playing("desolation-3-4") { turn_of(0); }

  auto& spare() { return state().token_pools[static_cast<std::size_t>(game().facts().spare_tokens)]; }
  int number(HexId hex) { return state().number[hex]; }
  /// Another number, or none and a desert, with the token out of the spare ones.
  void renumber(HexId hex, int to) {
    PlayContext t{game(), state()};
    ++spare()[static_cast<std::size_t>(number(hex))];
    if (to != 0) --spare()[static_cast<std::size_t>(to)];
    set_number(t, hex, to);
    if (to == 0) set_terrain(t, hex, Terrain::Desert);
  }
  void build_city(IntersectionId intersection) {
    give(0, city_price);
    act({.kind = ActionKind::BuildCity, .a = intersection});
  }
  void build_settlement(Who seat, IntersectionId intersection) {
    give(seat, settlement_price);
    act({.kind = ActionKind::BuildSettlement, .a = intersection});
  }
  void robber_to(HexId hex) { act({.kind = desolation::action::robber_to_desert, .a = hex}); }
  void devalue(HexId hex) { act({.kind = desolation::action::devalue, .a = hex}); }
  void go_on() {
    while (state().task()) act(legal().front());
  }
  /// A road of the seat ends there.
  void reach(Who seat, IntersectionId intersection) {
    const auto& paths = board().intersection_paths(intersection);
    road(seat, *std::find_if(paths.begin(), paths.end(), [&](PathId path) {
           return path != none && game().carries_road(state(), path);
         }));
  }
  Hexes choices(ActionKind kind) const {
    Hexes places;
    for (const Action& action : legal())
      if (action.kind == kind) places.push_back(action.a.hex());
    return places;
  }
  bool at_sea(IntersectionId intersection) {
    const auto& hexes = board().intersection_hexes(intersection);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](HexId hex) { return hex == none || shows(state(), hex, Terrain::Sea); });
  }
};

Hexes sorted(Hexes places) {
  std::sort(places.begin(), places.end());
  return places;
}

TEST(Desolation, OneOfTheTwoFoundingSettlementsStandsAtTheCoast) {  // DES-01
  Drying play;
  play.state().phase = Phase::FoundSettlement;
  play.state().turn_number = 0;
  const IntersectionId inland = play.corner(1, 3, Corner::North);
  ASSERT_FALSE(play.at_sea(inland));
  play.act({.kind = ActionKind::BuildSettlement, .a = inland});
  while (play.state().phase == Phase::FoundRoute || actor(play.state()) != SeatId(0))
    play.act(play.legal().front());
  const Actions founding = play.legal();
  ASSERT_FALSE(founding.empty());
  for (const Action& action : founding) EXPECT_TRUE(play.at_sea(action.a.intersection()));
  // Nothing dries out before the game begins.
  while (play.state().turn_number == 0) {
    EXPECT_NE(play.legal().front().kind, desolation::action::devalue);
    play.act(play.legal().front());
  }
  EXPECT_EQ(play.state().robber, play.hex(1, 3));
}

TEST(Desolation, ThePirateIsNotInTheGame) {  // DES-01
  Drying play;
  play.roll_of(0);
  play.roll(3, 4);
  EXPECT_TRUE(play.choices(ActionKind::MovePirate).empty());
  EXPECT_EQ(play.state().pirate, none);
}

TEST(Desolation, ABuildingSendsTheRobberToADesertOfChoice) {  // DES-02, DES-08
  Drying play;
  const IntersectionId place = play.corner(1, 1, Corner::NorthWest);
  play.settlement(0, place);
  play.state().robber = play.hex(1, 2);
  play.build_city(place);
  EXPECT_EQ(sorted(play.choices(desolation::action::robber_to_desert)), play.hexes(Terrain::Desert));
  EXPECT_EQ(play.hexes(Terrain::Desert).size(), 3U);
  play.robber_to(play.hex(1, 3));
  EXPECT_EQ(play.state().robber, play.hex(1, 3));
  EXPECT_EQ(play.legal().front().kind, desolation::action::devalue);
}

TEST(Desolation, TwoHexesLoseOneStep) {  // DES-02
  Drying play;
  const IntersectionId place = play.corner(1, 1, Corner::NorthWest);
  play.settlement(0, place);
  play.settlement(1, play.corner(1, 5, Corner::South));
  play.build_city(place);
  play.go_on();
  EXPECT_EQ(play.number(play.hex(1, 1)), 11);  // was 10
  EXPECT_EQ(play.number(play.hex(1, 5)), 12);  // was 11
  EXPECT_EQ(play.spare()[10], 5);
  EXPECT_EQ(play.spare()[11], 6);
  EXPECT_EQ(play.spare()[12], 7);
}

TEST(Desolation, BothHexesHaveBuildingsAndOneOfThemIsOnesOwn) {  // DES-04
  Drying play;
  const IntersectionId place = play.corner(1, 1, Corner::NorthWest);
  play.settlement(0, place);
  play.settlement(1, play.corner(1, 5, Corner::South));
  play.settlement(1, play.corner(3, 3, Corner::NorthEast));
  play.build_city(place);
  play.robber_to(play.hex(1, 3));
  const HexId own = play.hex(1, 1), one = play.hex(1, 5), other = play.hex(3, 3);
  EXPECT_EQ(sorted(play.choices(desolation::action::devalue)), sorted({own, one, other}));
  play.devalue(one);
  EXPECT_EQ(play.choices(desolation::action::devalue), Hexes{own});
}

TEST(Desolation, AHexWithoutBuildingsComesOnlyWhenNoOtherIsLeft) {  // DES-04
  Drying play;
  const IntersectionId place = play.corner(1, 1, Corner::NorthWest);
  play.settlement(0, place);
  play.build_city(place);
  play.robber_to(play.hex(1, 3));
  // One developed hex: it is one of the two, whichever comes first.
  EXPECT_EQ(play.choices(desolation::action::devalue).size(), 18U);
  play.devalue(play.hex(1, 2));
  EXPECT_EQ(play.choices(desolation::action::devalue), Hexes{play.hex(1, 1)});
}

TEST(Desolation, WhoHasNothingAtHomeChoosesAmongTheBuildingsOfOthers) {  // DES-04, DES-02
  Drying play;
  play.settlement(1, play.corner(1, 5, Corner::South));
  play.settlement(1, play.corner(3, 3, Corner::NorthEast));
  play.settlement(0, play.corner(-3, 8, Corner::North));
  play.build_city(play.corner(-3, 8, Corner::North));
  play.robber_to(play.hex(1, 3));
  EXPECT_EQ(sorted(play.choices(desolation::action::devalue)), sorted({play.hex(1, 5), play.hex(3, 3)}));
}

TEST(Desolation, ATwoTurnsToDesertAndWhatStandsAtTheCoastStays) {  // DES-03, DES-05
  Drying play;
  const IntersectionId place = play.corner(2, 1, Corner::North);
  const HexId hex = play.hex(2, 1);
  play.settlement(0, place);
  play.build_city(place);
  play.robber_to(play.hex(1, 3));
  play.devalue(hex);
  play.devalue(play.hex(1, 2));
  EXPECT_TRUE(shows(play.state(), hex, Terrain::Desert));
  EXPECT_EQ(play.number(hex), 0);
  EXPECT_EQ(play.spare()[2], 9);
  EXPECT_TRUE(building_at(play.state(), place).is(SeatId(0), Building::City));
  // Without producing: its number is nobody's any more.
  play.empty_hand(0);
  play.roll_of(0);
  play.roll(1, 1);
  EXPECT_TRUE(play.seat(0).hand.empty());
}

TEST(Desolation, ATwelveTurnsToDesert) {  // DES-03
  Drying play;
  const IntersectionId place = play.corner(0, 2, Corner::NorthWest);
  play.settlement(0, place);
  play.build_city(place);
  play.robber_to(play.hex(1, 3));
  play.devalue(play.hex(0, 2));
  play.devalue(play.choices(desolation::action::devalue).front());
  EXPECT_TRUE(shows(play.state(), play.hex(0, 2), Terrain::Desert));
}

TEST(Desolation, WhatStandsBetweenDesertsGoesBackToItsOwner) {  // DES-05
  Drying play;
  play.renumber(play.hex(1, 2), 0);
  play.renumber(play.hex(2, 2), 2);
  const IntersectionId lost = play.corner(1, 3, Corner::North);
  play.settlement(1, lost);
  play.road(1, play.side(1, 3, Direction::NorthEast));
  play.road(1, play.side(2, 2, Direction::East));
  const IntersectionId place = play.corner(1, 1, Corner::NorthWest);
  play.settlement(0, place);
  play.build_city(place);
  play.robber_to(play.hex(1, 3));
  play.devalue(play.hex(2, 2));
  play.devalue(play.hex(1, 1));
  EXPECT_TRUE(shows(play.state(), play.hex(2, 2), Terrain::Desert));
  EXPECT_TRUE(building_at(play.state(), lost).empty());
  EXPECT_EQ(play.seat(1).settlements, 5);
  EXPECT_EQ(points(play.state(), SeatId(1)), 0);
  // The road between the two deserts is gone, that at the hills is not.
  EXPECT_EQ(play.seat(1).roads, 14);
}

TEST(Desolation, NothingIsBuiltThatWouldBeIsolatedAtOnce) {  // DES-05
  Drying play;
  play.renumber(play.hex(1, 2), 0);
  play.renumber(play.hex(2, 2), 0);
  play.road(0, play.side(2, 2, Direction::SouthEast));
  play.road(0, play.side(0, 3, Direction::East));
  play.give(0, Cards(3, 3, 3, 3, 3));
  const Action road{.kind = ActionKind::BuildRoad, .a = play.side(1, 3, Direction::NorthEast)};
  const Action settlement{.kind = ActionKind::BuildSettlement, .a = play.corner(1, 3, Corner::North)};
  const char* why = "only deserts lie around it: what is built there would be isolated at once";
  EXPECT_EQ(play.why_not(road), why);
  EXPECT_EQ(play.why_not(settlement), why);
  for (const Action& action : play.legal()) EXPECT_TRUE(action != road && action != settlement);
  // Nor with a card.
  play.state().developments[static_cast<std::size_t>(Development::RoadBuilding)]--;
  play.seat(0).developments[static_cast<std::size_t>(Development::RoadBuilding)]++;
  play.act({.kind = ActionKind::PlayRoadBuilding});
  EXPECT_EQ(play.why_not(road), why);
  EXPECT_FALSE(play.choices(ActionKind::BuildRoad).empty());
  for (const Action& other : play.legal()) EXPECT_NE(other, road);
}

TEST(Desolation, NobodyFoundsWhereItWouldBeIsolatedAtOnce) {  // DES-05, DES-01
  Drying play;
  play.renumber(play.hex(1, 2), 0);
  play.renumber(play.hex(2, 2), 0);
  play.state().phase = Phase::FoundSettlement;
  play.state().turn_number = 0;
  EXPECT_EQ(play.why_not({.kind = ActionKind::BuildSettlement, .a = play.corner(1, 3, Corner::North)}),
            "only deserts lie around it: what is built there would be isolated at once");
  play.act({.kind = ActionKind::BuildSettlement, .a = play.corner(1, 3, Corner::NorthEast)});
  EXPECT_EQ(play.choices(ActionKind::BuildRoad).size(), 2U) << "the third path lies between deserts";
}

/// Two seats with routes of six, the first one holding the award. Each has a road at the hex (2, 2) that goes
/// when this one dries out.
struct LosingBoth : Drying {
  LosingBoth() {
    renumber(hex(2, 1), 0);
    renumber(hex(2, 2), 2);
    const PathId ends[] = {side(2, 2, Direction::SouthWest), side(2, 2, Direction::NorthWest)};
    const IntersectionId from[] = {corner(2, 2, Corner::South), corner(2, 2, Corner::North)};
    for (const int seat : {0, 1}) road(seat, ends[seat]);
    for (const int seat : {0, 1}) roads(seat, way(from[seat], 5));
    settlement(0, corner(1, 1, Corner::NorthWest));
    build_city(corner(1, 1, Corner::NorthWest));
    robber_to(hex(1, 3));
  }
  int length(Who seat) { return longest_route(game(), state(), seat); }
};

TEST(Desolation, TheLongestRouteIsAwardedOnceWhenOneDevaluationTakesSeveralRoads) {  // DES-09, BASE-10
  LosingBoth play;
  ASSERT_EQ(play.length(0), 6);
  ASSERT_EQ(play.length(1), 6);
  ASSERT_EQ(play.state().longest_holder, SeatId(0));
  play.devalue(play.hex(2, 2));
  play.devalue(play.hex(1, 1));
  EXPECT_EQ(play.length(0), 5);
  EXPECT_EQ(play.length(1), 5);
  EXPECT_EQ(play.state().longest_holder, SeatId(0)) << "who holds it still ties";
  EXPECT_EQ(points(play.state(), SeatId(0)), 4);
  EXPECT_EQ(points(play.state(), SeatId(1)), 0);
}

TEST(Desolation, WithoutASpareTokenTheNextOneBelowIsTaken) {  // DES-02
  for (const int left : {12, 0}) {
    Drying play;
    const IntersectionId place = play.corner(1, 1, Corner::NorthWest);
    const HexId hex = play.hex(1, 1);
    play.settlement(0, place);
    play.build_city(place);
    play.robber_to(play.hex(1, 3));
    play.devalue(hex);
    play.spare() = {};
    if (left != 0) play.spare()[12] = 1;
    // Tokens are missing now, so that the invariants would not hold.
    apply(play.game(), play.state(), play.legal().front());
    EXPECT_EQ(play.number(hex), left);
    EXPECT_EQ(shows(play.state(), hex, Terrain::Desert), left == 0);
  }
}

TEST(Desolation, TheFirstWithTwoSettlementsInTheNewWorldGetsAPoint) {  // DES-06
  Drying play;
  const std::array<IntersectionId, 4> places{
      play.corner(-3, 7, Corner::NorthWest), play.corner(0, 7, Corner::NorthEast),
      play.corner(-3, 8, Corner::South), play.corner(0, 8, Corner::South)};
  const std::array<int, 4> settlers{0, 0, 1, 1};
  const std::array<int, 4> chits{0, 1, 0, 0};
  for (std::size_t i = 0; i < places.size(); ++i) {
    const Who seat = settlers[i];
    play.reach(seat, places[i]);
    play.turn_of(seat);
    play.build_settlement(seat, places[i]);
    play.go_on();
    EXPECT_EQ(play.seat(seat).chits, chits[i]) << i;
  }
  EXPECT_EQ(points(play.state(), SeatId(0)), 3);
  EXPECT_EQ(points(play.state(), SeatId(1)), 2);
}

TEST(Desolation, TheFirstCityInTheNewWorldBringsAPoint) {  // DES-06
  Drying play;
  const IntersectionId at_home = play.corner(1, 1, Corner::NorthWest);
  const IntersectionId first = play.corner(-3, 7, Corner::NorthWest),
                       second = play.corner(0, 7, Corner::NorthEast);
  for (const IntersectionId place : {at_home, first, second}) {
    play.settlement(0, place);
    play.build_city(place);
    play.go_on();
    EXPECT_EQ(play.seat(0).chits, place == at_home ? 0 : 1);
  }
}

/// Games of settlers, who laid such roads for the longest route as long as they could.
TEST(Desolation, NobodyEverBuildsWhatIsIsolated) {  // DES-05, DES-10
  const Game game(template_named("desolation-3-4-variable"), {.offers_a_turn = 1});
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("settler"));
  Match match(game, bots);
  int stalled = 0, stuck = 0;
  const int games = games_to_play(20);
  for (int n = 0; n < games; ++n) {
    Actions log;
    const auto ending = match.play(11, static_cast<std::uint64_t>(n), 5'000, nullptr, &log);
    stalled += ending.stalled ? 1 : 0;
    stuck += ending.stuck ? 1 : 0;
    State state = match.start();
    for (const Action& action : log) {
      const ReadContext l{game, state};
      const bool isolated = (action.kind == ActionKind::BuildRoad &&
                             desolation::is_isolated(hexes_beside(l, action.a.path()))) ||
                            (action.kind == ActionKind::BuildSettlement &&
                             desolation::is_isolated(hexes_around(l, action.a.intersection())));
      ASSERT_FALSE(isolated) << "game " << n;
      apply(game, state, action);
    }
  }
  RecordProperty("stalled", stalled);
  RecordProperty("stuck", stuck);
  EXPECT_LE(stalled, games / 20);
}

TEST(Desolation, RandomGamesHoldTogether) {  // DES-02, DES-03, DES-05
  for (const auto& [name, count] : {std::pair{"desolation-3-4", 30}, {"desolation-3-4-variable", 10}}) {
    const CheckedGames games = play_checked_games(name, count);
    // Who plays by chance may throw away for ever what it takes to win.
    EXPECT_GE(games.ended, count - count / 20) << name;
    const Game game(template_named(name));
    EXPECT_GT(counted(game, games.tally.counted, "desolation", "deserts"), count) << name;
    EXPECT_GT(counted(game, games.tally.counted, "desolation", "isolated"), 0) << name;
  }
}

}  // namespace
}  // namespace hexwright
