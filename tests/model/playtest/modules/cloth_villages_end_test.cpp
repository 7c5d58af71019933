#include <algorithm>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "tests/support/cloth.h"
#include "tests/support/counted.h"

namespace hexwright::cloth {
namespace {

/// Four villages have cloth, and the 8 has one: the next one ends the game.
void near_the_end(Playing& play) {
  for (const int number : {3, 4, 5, 6}) set_left(play, number, 0);
  set_left(play, 8, 1);
}

TEST(ClothVillages, TheGameEndsWhenThreeVillagesHaveCloth) {  // CLO-12, CLO-13
  Playing play(three_or_four);
  trade_at(play, 0, 8);
  near_the_end(play);
  play.settlement(1, nearest_site(play, place(play, 3)));
  play.settlement(1, nearest_site(play, place(play, 4)));
  play.roll_of(2);
  play.roll(4, 4);
  EXPECT_EQ(play.state().phase, Phase::Over) << "in the turn of another, too";
  EXPECT_EQ(play.state().winner, SeatId(0))
      << "a settlement and two cloth against two settlements: more cloth";
}

TEST(ClothVillages, AtTheEndHiddenPointsCount) {  // CLO-13
  Playing play(three_or_four);
  trade_at(play, 0, 8);
  near_the_end(play);
  play.settlement(1, nearest_site(play, place(play, 3)));
  play.settlement(1, nearest_site(play, place(play, 4)));
  ++play.seat(1).developments[static_cast<std::size_t>(Development::VictoryPoint)];
  --play.state().developments[static_cast<std::size_t>(Development::VictoryPoint)];
  play.roll_of(2);
  play.roll(4, 4);
  EXPECT_EQ(play.state().winner, SeatId(1));
}

TEST(ClothVillages, TheLastClothIsTakenInTheSpecialBuildingPhaseToo) {  // CLO-13
  Playing play(five_or_six, {.players = 6});
  const IntersectionId home = nearest_site(play, place(play, 8));
  const auto way = sea_way(play, home, place(play, 8));
  play.settlement(1, home);
  for (std::size_t i = 0; i + 1 < way.size(); ++i) play.ship(1, way[i]);
  int with_cloth = 0;
  for (const VillageId each : cloth_villages::villages(play.game())) {
    auto& here = play.state().cloth.left[each.index()];
    const bool kept = each == village(play, 8) || with_cloth < 3;
    if (each != village(play, 8) && kept) ++with_cloth;
    const int cloth = each == village(play, 8) ? 1 : kept ? 5 : 0;
    play.state().cloth.supply = static_cast<std::uint8_t>(play.state().cloth.supply + here - cloth);
    here = static_cast<std::uint8_t>(cloth);
  }
  play.turn_of(0);
  play.give(1, ship_price);
  play.act({.kind = ActionKind::EndTurn});
  ASSERT_EQ(play.state().phase, Phase::Special);
  ASSERT_EQ(actor(play.state()), SeatId(1));
  play.act(at(ActionKind::BuildShip, way.back()));
  EXPECT_EQ(play.state().phase, Phase::Over);
  EXPECT_EQ(play.state().winner, SeatId(1));
}

/// Seats 1 and 3 are equal at the end, in a turn of seat 2.
State equal_at_the_end(Playing& play) {
  trade_at(play, 1, 8);
  trade_at(play, 3, 8);
  near_the_end(play);
  play.roll_of(2);
  play.roll(4, 4);
  return play.state();
}

TEST(ClothVillages, OfEqualPlayersTheFirstInTheOrderOfPlayWins) {  // CLO-12
  Playing play(three_or_four);
  const State end = equal_at_the_end(play);
  EXPECT_EQ(end.phase, Phase::Over);
  EXPECT_EQ(end.winner, SeatId(3)) << "from the player on turn, who is seat 2";
  EXPECT_EQ(end.cloth.shared_by, 0);
}

TEST(ClothVillages, ByAnOptionEqualPlayersShareTheWin) {  // CLO-12
  Scenario scenario = template_named(three_or_four);
  scenario.rules["cloth-villages"]["shared-win"] = "yes";
  Playing play(scenario);
  const State end = equal_at_the_end(play);
  EXPECT_EQ(end.winner, SeatId(3));
  EXPECT_EQ(end.cloth.shared_by, 1U << 1U | 1U << 3U);
}

TEST(ClothVillages, FourteenPointsWinInTheOwnTurn) {  // CLO-12
  for (const int roller : {1, 2}) {
    Playing play(three_or_four);
    trade_at(play, 1, 8);
    play.build_up(1, 13);
    ASSERT_EQ(held(play, 1), 1);
    play.roll_of(roller);
    play.roll(4, 4);  // a second cloth: the fourteenth point
    EXPECT_EQ(play.seat(1).points, 14);
    EXPECT_EQ(play.state().winner, roller == 1 ? SeatId(1) : none);
  }
}

bool fixed_token(const Cell& cell) { return open_token(cell).has_value(); }

TEST(ClothVillages, TheVariableSetUpShufflesBothMainIslandsAndKeepsTheVillages) {  // CLO-14
  const auto fixed = template_named(three_or_four), variable = template_named("cloth-villages-3-4-variable");
  EXPECT_EQ(fixed.marks, variable.marks);
  Playing one(variable, {}, 1), other(variable, {}, 2);
  int differing = 0;
  for (const HexId hex : one.board().hexes()) {
    const Cell& cell = fixed.cells.nth(hex.index())->second;
    const bool on_main = fixed_token(cell);
    if (one.state().terrain[hex] != other.state().terrain[hex]) ++differing;
    EXPECT_EQ(one.state().number[hex] != 0, on_main);
    if (on_main) continue;
    EXPECT_EQ(one.state().terrain[hex], static_cast<int>(*open_terrain(cell)));
  }
  EXPECT_GT(differing, 5);
}

TEST(ClothVillages, SettlersSailToTheVillages) {  // CLO-16
  const Game game(template_named(three_or_four));
  Match match(game, std::vector(4, find_bot("settler")));
  Tally tally;
  constexpr int games = 10;
  for (std::uint64_t n = 0; n < games; ++n) match.play(5, n, 600, &tally);
  EXPECT_GE(counted(game, tally.counted, "cloth-villages", "trades-founded"), 3 * games);
  EXPECT_GE(counted(game, tally.counted, "cloth-villages", "cloth"),
            counted(game, tally.counted, "cloth-villages", "trades-founded"));
}

TEST(ClothVillages, ASettlerBuildsTheShipThatComesToAVillage) {  // CLO-16
  Playing play(three_or_four);
  const IntersectionId home = nearest_site(play, place(play, 8));
  const auto way = sea_way(play, home, place(play, 8));
  play.settlement(0, home);
  for (std::size_t i = 0; i + 1 < way.size(); ++i) play.ship(0, way[i]);
  play.turn_of(0);
  play.give(0, ship_price);
  const auto bot = find_bot("settler")->make(play.game(), SeatId(0));
  Random random(1, 0);
  EXPECT_EQ(bot->choose(View(play.game(), play.state(), SeatId(0)), play.legal(), random),
            at(ActionKind::BuildShip, way.back()));
}

}  // namespace
}  // namespace hexwright::cloth
