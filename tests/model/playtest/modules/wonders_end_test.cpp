#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "tests/support/counted.h"
#include "tests/support/wonders.h"

namespace hexwright::wonders {
namespace {

TEST(Wonders, TheFourthLevelWinsWithHoweverFewPoints) {  // WON-12
  Playing play(three_or_four);
  play.found();
  set_claim(play, 2, Wonder::Theater, 3);
  play.turn_of(2);
  play.give(2, theater_price);
  EXPECT_LT(points(play.state(), SeatId(2)), 4);
  play.act(level());
  EXPECT_EQ(play.state().phase, Phase::Over);
  EXPECT_EQ(play.state().winner, SeatId(2));
}

TEST(Wonders, WhoCompletesAWonderInAnothersTurnWinsWhenTheOwnOneBegins) {  // WON-12, BASE-12
  Playing play(five_or_six, {.players = 6});
  play.found();
  set_claim(play, 1, Wonder::Theater, 3);
  play.turn_of(0);
  for (int seat = 0; seat < 6; ++seat) play.empty_hand(seat);
  play.give(1, theater_price);
  play.state().phase = Phase::Special;
  play.state().special = SeatId(1);
  play.act(level());
  if (play.state().phase == Phase::Special) play.act({.kind = ActionKind::EndTurn});
  EXPECT_EQ(play.state().phase, Phase::Over);
  EXPECT_EQ(play.state().winner, SeatId(1));
  EXPECT_EQ(play.state().turn, SeatId(1));
}

/// Ten points in the own turn, with these levels of the own wonder and of another's.
State with_levels(int own, int others) {
  Playing play(three_or_four);
  if (own >= 0) set_claim(play, 0, Wonder::Theater, own);
  if (others >= 0) set_claim(play, 1, Wonder::Monument, others);
  play.build_up(0, 9);
  play.turn_of(0);
  const IntersectionId place = plain_place(play);
  play.road(0, play.way(place, 1).front());
  play.give(0, settlement_price);
  play.act(at(ActionKind::BuildSettlement, place));
  EXPECT_EQ(points(play.state(), SeatId(0)), 10);
  return play.state();
}

TEST(Wonders, TenPointsWinWithMoreLevelsThanEverybodyElseOnly) {  // WON-12
  EXPECT_EQ(with_levels(2, 1).winner, SeatId(0));
  EXPECT_EQ(with_levels(1, 0).winner, SeatId(0));
  EXPECT_EQ(with_levels(1, -1).winner, SeatId(0));
  EXPECT_EQ(with_levels(2, 2).winner, none);
  EXPECT_EQ(with_levels(1, 3).winner, none);
  EXPECT_EQ(with_levels(0, 0).winner, none);
  EXPECT_EQ(with_levels(-1, -1).winner, none) << "all at none";
}

TEST(Wonders, ALevelMoreWinsWithTenPointsAtOnce) {  // WON-12
  Playing play(three_or_four);
  set_claim(play, 0, Wonder::Theater, 1);
  set_claim(play, 1, Wonder::Monument, 1);
  play.build_up(0, 10);
  play.turn_of(0);
  play.give(0, theater_price);
  play.act(level());
  EXPECT_EQ(play.state().winner, SeatId(0));
}

TEST(Wonders, StatisticsTellWhichWereClaimedAndBuiltByWhom) {  // WON-04 WON-12
  constexpr int games = 6;
  const Game game(template_named(three_or_four));
  Match match(game, std::vector(4, find_bot("settler")));
  Tally tally;
  for (std::uint64_t n = 0; n < games; ++n) match.play(5, n, 600, &tally);
  const auto all = [&](std::string_view id) { return counted(game, tally.counted, "wonders", id); };
  EXPECT_GT(all("wonders-claimed"), 0);
  EXPECT_LE(all("wonders-claimed"), 4 * games);
  EXPECT_GE(all("wonder-levels"), all("wonders-completed") * levels);
  EXPECT_EQ(all("wonders-completed"), all("wins-by-wonder")) << "four players build in own turns only";
  EXPECT_GT(all("wins-by-wonder"), 0) << "settlers choose and build wonders: WON-16";
}

/// What a settler does in its turn.
Action settlers_choice(Playing& play, int seat) {
  const auto bot = find_bot("settler")->make(play.game(), SeatId(seat));
  Random random(1, 0);
  return bot->choose(View(play.game(), play.state(), SeatId(seat)), play.legal(), random);
}

TEST(Wonders, ASettlerBuildsTheLevelThatWins) {  // WON-16
  Playing play(three_or_four);
  play.found();
  set_claim(play, 0, Wonder::GreatWall, 3);
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, price_of(Wonder::GreatWall));
  EXPECT_EQ(settlers_choice(play, 0), level());
}

TEST(Wonders, ASettlerWithTenPointsBuildsTheLevelThatPutsItAhead) {  // WON-16
  Playing play(three_or_four);
  set_claim(play, 0, Wonder::Theater, 1);
  set_claim(play, 1, Wonder::Monument, 1);
  play.build_up(0, 10);
  play.turn_of(0);
  play.give(0, theater_price + Cards(Card::Ore, 3) + Cards(Card::Grain, 2));
  EXPECT_EQ(settlers_choice(play, 0), level());
}

/// Two cities on places that yield this, and a settlement at the wasteland.
TEST(Wonders, ASettlerClaimsWhatItsOwnProductionBuilds) {  // WON-16
  for (const Wonder wanted : {Wonder::Theater, Wonder::GreatWall}) {
    Playing play(three_or_four);
    const auto wanted_terrain = wanted == Wonder::Theater ? Terrain::Pasture : Terrain::Hills;
    for (const HexId hex : play.board().hexes())
      if (is_producing(static_cast<Terrain>(play.state().terrain[hex])))
        play.state().terrain[hex] = static_cast<std::uint8_t>(wanted_terrain);
    for (int n = 0; n < 2; ++n) play.city(0, plain_place(play));
    play.settlement(0, open_places(play, MarkKind::Wasteland).front());
    play.turn_of(0);
    EXPECT_EQ(settlers_choice(play, 0), claim(wanted));
  }
}

}  // namespace
}  // namespace hexwright::wonders
