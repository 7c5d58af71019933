#include "tests/support/wonders.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include <gmock/gmock.h>

namespace hexwright::wonders {
namespace {

using ::testing::HasSubstr;

std::set<Wonder> claimable(const Playing& play) {
  std::set<Wonder> found;
  for (const Action& action : play.legal())
    if (action.kind == action::claim_wonder) found.insert(static_cast<Wonder>(action.x));
  return found;
}

TEST(Wonders, HaveNoPirateAndTheRobberBeginsOnADesert) {  // WON-01 WON-13
  for (const char* name : {three_or_four, five_or_six}) {
    Playing play(name);
    EXPECT_EQ(play.state().pirate, none);
    EXPECT_TRUE(shows(play.state(), play.state().robber, Terrain::Desert));
    EXPECT_EQ(play.game().points_to_win(), 10);
    play.found();
    play.roll_of(0);
    play.roll(3, 4);
    for (const Action& action : play.legal()) EXPECT_EQ(action.kind, ActionKind::MoveRobber);
    EXPECT_THAT(play.why_not(at(ActionKind::MovePirate, play.only(Terrain::Sea))), HasSubstr("pirate"));
  }
}

TEST(Wonders, NobodyFoundsAtMarksOrNextToTheStraitButAllMayBuildThereLater) {  // WON-02
  Playing play(three_or_four);
  std::set<IntersectionId> closed;
  for (const wonders::MarkedPlace& each : play.game().facts().marked_places) {
    closed.insert(each.place);
    if (each.kind == MarkKind::Strait)
      for (const IntersectionId next : play.board().intersection_neighbours(each.place))
        if (next != none) closed.insert(next);
  }
  EXPECT_EQ(closed.size(), 5U + 2U + 4U);
  for (const IntersectionId place : closed)
    EXPECT_EQ(play.why_not(at(ActionKind::BuildSettlement, place)),
              "founding settlements do not stand there in this scenario");
  play.found();
  const IntersectionId place = open_places(play, MarkKind::Wasteland).front();
  const PathId path = play.way(place, 1).front();
  play.road(0, path);
  play.turn_of(0);
  play.give(0, settlement_price);
  play.act(at(ActionKind::BuildSettlement, place));
}

IntersectionId free_site(Playing& play, const Game::ChitArea& area) {
  for (const HexId hex : play.board().hexes())
    if (area.hexes.has(hex))
      for (const IntersectionId corner : play.board().hex_intersections(hex))
        if (play.state().sites.has(corner)) return corner;
  return none;
}

/// Chits after one and two settlements of a seat on the larger small island, then of another seat there.
std::array<int, 3> chits_of_settling(const Scenario& scenario) {
  Playing play(scenario);
  play.found();
  const auto areas = play.game().chit_areas();
  const auto& area = *std::max_element(areas.begin(), areas.end(), [](const auto& a, const auto& b) {
    return a.hexes.count() < b.hexes.count();
  });
  std::array<int, 3> chits{};
  const std::array seats{0, 0, 1};
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const IntersectionId place = free_site(play, area);
    play.road(seats[i], play.way(place, 1).front());
    play.turn_of(seats[i]);
    play.give(seats[i], settlement_price);
    play.act(at(ActionKind::BuildSettlement, place));
    chits[i] = play.seat(seats[i]).chits;
  }
  return chits;
}

TEST(Wonders, TheFirstSettlementOnASmallIslandBringsEverybodyAPoint) {  // WON-03
  Scenario scenario = template_named(three_or_four);
  EXPECT_EQ(chits_of_settling(scenario), (std::array{1, 1, 1}));
  scenario.rules["wonders"]["every-settlement"] = "yes";
  EXPECT_EQ(chits_of_settling(scenario), (std::array{1, 2, 1})) << "the option";
}

TEST(Wonders, EachIsThereOnceAndTheaterAndBridgeTwiceForManyPlayers) {  // WON-04
  for (const Wonder wonder : all_wonders) {
    EXPECT_EQ(copies(wonder, 3), 1);
    EXPECT_EQ(copies(wonder, 4), 1);
    const bool twice = wonder == Wonder::Theater || wonder == Wonder::GreatBridge;
    EXPECT_EQ(copies(wonder, 5), twice ? 2 : 1);
    EXPECT_EQ(copies(wonder, 6), twice ? 2 : 1);
  }
  Playing play(five_or_six, {.players = 6});
  for (int seat = 0; seat < 3; ++seat)
    for (int n = 0; n < 2; ++n) play.city(seat, plain_place(play));
  for (int seat = 0; seat < 2; ++seat) {
    play.turn_of(seat);
    play.act(claim(Wonder::Theater));
  }
  play.turn_of(2);
  EXPECT_EQ(play.why_not(claim(Wonder::Theater)), "somebody has claimed this wonder");
}

TEST(Wonders, APlayerClaimsOne) {  // WON-04
  Playing play(three_or_four);
  for (int n = 0; n < 2; ++n) play.city(0, plain_place(play));
  play.settlement(0, open_places(play, MarkKind::Wasteland).front());
  play.turn_of(0);
  EXPECT_TRUE(play.can(claim(Wonder::GreatWall)));
  play.act(claim(Wonder::Theater));
  EXPECT_EQ(play.why_not(claim(Wonder::GreatWall)),
            "each player claims one wonder, and this one has the Theater");
  EXPECT_TRUE(claimable(play).empty());
}

TEST(Wonders, TheTheaterTakesTwoCities) {  // WON-05
  Playing play(three_or_four);
  EXPECT_EQ(price_of(Wonder::Theater), theater_price);
  play.city(0, plain_place(play));
  play.settlement(0, plain_place(play));
  play.turn_of(0);
  EXPECT_EQ(play.why_not(claim(Wonder::Theater)), "to claim the Theater takes two cities");
  play.city(0, plain_place(play));
  EXPECT_TRUE(play.can(claim(Wonder::Theater)));
  EXPECT_EQ(claimable(play), (std::set{Wonder::Theater}));
}

TEST(Wonders, TheGreatBridgeTakesABuildingAtTheStrait) {  // WON-06
  EXPECT_EQ(price_of(Wonder::GreatBridge), (Cards{0, 3, 0, 1, 1}));
  for (const bool city : {false, true}) {
    Playing play(three_or_four);
    play.turn_of(0);
    EXPECT_FALSE(play.can(claim(Wonder::GreatBridge)));
    const IntersectionId place = open_places(play, MarkKind::Strait).front();
    city ? play.city(0, place) : play.settlement(0, place);
    EXPECT_EQ(claimable(play), (std::set{Wonder::GreatBridge}));
    play.turn_of(1);
    EXPECT_FALSE(play.can(claim(Wonder::GreatBridge))) << "it is another's building";
  }
}

TEST(Wonders, TheMonumentTakesACityAtAHarborAndARouteOfFive) {  // WON-07
  EXPECT_EQ(price_of(Wonder::Monument), (Cards{0, 0, 2, 3, 0}));
  Playing play(three_or_four);
  const IntersectionId harbor = harbor_place(play);
  play.settlement(0, harbor);
  const IntersectionId elsewhere = plain_place(play);
  const auto way = play.way(elsewhere, 5);
  play.city(0, elsewhere);
  play.roads(0, {way.begin(), way.begin() + 4});
  play.turn_of(0);
  EXPECT_FALSE(play.can(claim(Wonder::Monument))) << "a settlement at a harbor, and four roads";
  play.road(0, way.back());
  EXPECT_FALSE(play.can(claim(Wonder::Monument))) << "a settlement at a harbor";
  play.give(0, city_price);
  play.act(at(ActionKind::BuildCity, harbor));
  EXPECT_TRUE(play.can(claim(Wonder::Monument)));
}

/// A settlement with so many roads in a row.
void lay_route(Playing& play, int seat, int length) {
  for (const IntersectionId place : play.game().founding_places()) {
    if (!play.state().sites.has(place)) continue;
    try {
      const auto way = play.way(place, length);
      play.settlement(seat, place);
      return play.roads(seat, way);
    } catch (const std::runtime_error&) {
      continue;  // no such way from there
    }
  }
  FAIL() << "no way of that length is left";
}

TEST(Wonders, TheMonumentDoesNotTakeTheLongestRoute) {  // WON-07
  Playing play(three_or_four);
  play.city(0, harbor_place(play));
  lay_route(play, 0, 5);
  lay_route(play, 1, 6);
  EXPECT_EQ(play.state().longest_holder, SeatId(1));
  play.turn_of(0);
  EXPECT_TRUE(play.can(claim(Wonder::Monument)));
}

TEST(Wonders, TheGreatWallTakesABuildingAtTheWasteland) {  // WON-08
  EXPECT_EQ(price_of(Wonder::GreatWall), (Cards{3, 1, 0, 1, 0}));
  Playing play(five_or_six);
  play.turn_of(3);
  EXPECT_EQ(play.why_not(claim(Wonder::GreatWall)),
            "to claim the Great Wall takes a settlement or city at the wasteland");
  play.settlement(3, open_places(play, MarkKind::Wasteland).front());
  EXPECT_EQ(claimable(play), (std::set{Wonder::GreatWall}));
}

TEST(Wonders, TheCathedralTakesACityAndSixPoints) {  // WON-09
  EXPECT_EQ(price_of(Wonder::Cathedral), (Cards{1, 0, 3, 1, 0}));
  Playing play(three_or_four);
  play.turn_of(0);
  for (int n = 0; n < 5; ++n) play.settlement(0, plain_place(play));
  play.seat(0).developments[static_cast<std::size_t>(Development::VictoryPoint)] = 1;
  EXPECT_FALSE(play.can(claim(Wonder::Cathedral))) << "six points, but no city";
  play.seat(0).developments = {};
  play.give(0, city_price);
  const Actions legal = play.legal();
  play.act(*std::find_if(legal.begin(), legal.end(),
                         [](const Action& action) { return action.kind == ActionKind::BuildCity; }));
  EXPECT_EQ(points(play.state(), SeatId(0)), 6);
  EXPECT_TRUE(play.can(claim(Wonder::Cathedral)));
}

TEST(Wonders, HiddenPointsCountForTheCathedral) {  // WON-09
  Playing play(three_or_four);
  play.turn_of(0);
  for (int n = 0; n < 3; ++n) play.settlement(0, plain_place(play));
  play.city(0, plain_place(play));
  EXPECT_FALSE(play.can(claim(Wonder::Cathedral)));
  play.seat(0).developments[static_cast<std::size_t>(Development::VictoryPoint)] = 1;
  EXPECT_TRUE(play.can(claim(Wonder::Cathedral)));
}

TEST(Wonders, AClaimLaysAShipOfTheSupplyOnTheCardAndCostsNothingElse) {  // WON-10
  Playing play(three_or_four);
  for (int n = 0; n < 2; ++n) play.city(0, plain_place(play));
  play.turn_of(0);
  play.give(0, theater_price);
  play.act(claim(Wonder::Theater));
  EXPECT_EQ(play.seat(0).ships, 14);
  EXPECT_EQ(play.seat(0).hand, theater_price);
  EXPECT_EQ(level_of(play, 0), 0);
  EXPECT_EQ(play.broken(), "");
}

TEST(Wonders, WithoutAShipInSupplyNobodyClaims) {  // WON-10
  Playing play(three_or_four);
  for (int n = 0; n < 2; ++n) play.city(0, plain_place(play));
  play.turn_of(0);
  play.seat(0).ships = 0;
  EXPECT_EQ(play.why_not(claim(Wonder::Theater)), "no ship is left in supply to lay on the card");
}

TEST(Wonders, TheConditionIsAskedAtTheClaimOnly) {  // WON-10
  Playing play(three_or_four);
  play.city(0, harbor_place(play));
  const IntersectionId start = plain_place(play);
  play.settlement(0, start);
  const auto way = play.way(start, 5);
  play.roads(0, way);
  play.turn_of(0);
  play.act(claim(Wonder::Monument));
  PlayContext t{play.game(), play.state()};
  remove_route(t, way.back());
  play.give(0, price_of(Wonder::Monument));
  play.act(level());
  EXPECT_EQ(level_of(play, 0), 1);
}

TEST(Wonders, AClaimIsMadeInOnesOwnTurnAfterTheRoll) {  // WON-10
  Playing play(five_or_six, {.players = 6});
  play.found();
  for (int n = 0; n < 2; ++n) play.city(1, plain_place(play));
  play.roll_of(1);
  EXPECT_EQ(play.why_not(claim(Wonder::Theater)), "the dice have to be rolled first");
  // In the special building phase of another's turn one only builds.
  play.turn_of(0);
  play.give(1, theater_price);
  play.state().phase = Phase::Special;
  play.state().special = SeatId(1);
  EXPECT_FALSE(play.can(claim(Wonder::Theater)));
  EXPECT_FALSE(play.why_not(claim(Wonder::Theater)).empty());
}

TEST(Wonders, AClaimMayHaveToBuildTheFirstLevel) {  // WON-10
  Scenario scenario = template_named(three_or_four);
  scenario.rules["wonders"]["claim-builds"] = "yes";
  Playing play(scenario);
  for (int n = 0; n < 2; ++n) play.city(0, plain_place(play));
  play.turn_of(0);
  EXPECT_THAT(play.why_not(claim(Wonder::Theater)), HasSubstr("cards are missing"));
  play.give(0, theater_price);
  play.act(claim(Wonder::Theater));
  EXPECT_EQ(level_of(play, 0), 1);
  EXPECT_TRUE(play.seat(0).hand.empty());
  EXPECT_EQ(play.seat(0).ships, 14);
}

TEST(Wonders, LevelsAreBuiltInOrderAsManyAsOneCanPayForAndAreNoPoints) {  // WON-11
  Playing play(three_or_four);
  play.turn_of(0);
  EXPECT_EQ(play.why_not(level()), "a wonder has to be claimed before it is built");
  for (int n = 0; n < 2; ++n) play.city(0, plain_place(play));
  play.act(claim(Wonder::Theater));
  EXPECT_THAT(play.why_not(level()), HasSubstr("cards are missing"));
  const int before = points(play.state(), SeatId(0));
  play.give(0, theater_price + theater_price);
  for (const int built : {1, 2}) {
    play.act(level());
    EXPECT_EQ(level_of(play, 0), built);
  }
  EXPECT_TRUE(play.seat(0).hand.empty());
  EXPECT_EQ(points(play.state(), SeatId(0)), before);
  EXPECT_EQ(play.state().phase, Phase::Main);
}

TEST(Wonders, LevelsAreBuiltInTheSpecialBuildingPhaseToo) {  // WON-11, BASE-12
  Playing play(five_or_six, {.players = 6});
  play.found();
  set_claim(play, 1, Wonder::Theater, 1);
  play.turn_of(0);
  play.empty_hand(1);
  play.give(1, theater_price);
  play.state().phase = Phase::Special;
  play.state().special = SeatId(1);
  play.act(level());
  EXPECT_EQ(level_of(play, 1), 2);
}

}  // namespace
}  // namespace hexwright::wonders
