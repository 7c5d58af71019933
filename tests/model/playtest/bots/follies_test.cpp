#include <algorithm>

#include <gtest/gtest.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/spices/kinds.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// What settlers do in some games.
Actions games_of_settlers(const Game& game, std::uint64_t games) {
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("settler"));
  Match match(game, bots);
  Actions log;
  for (std::uint64_t number = 0; number < games; ++number) match.play(1, number, 1000, nullptr, &log);
  return log;
}

std::int64_t count_of(const Actions& log, ActionKind kind) {
  return std::ranges::count(log, kind, &Action::kind);
}

TEST(Settlers, PlaceMerchantsOnlyWhereTheyBringAnOption) {  // SPI-04, SPI-06
  const Game game(template_named("spices-fog-islands-4"));
  const Actions log = games_of_settlers(game, 40);
  EXPECT_GT(count_of(log, spices::action::place_merchant), 20);
  EXPECT_EQ(count_of(log, spices::action::place_merchant), count_of(log, spices::action::take_option));
}

TEST(Settlers, ComeToSpiceHexesThatLieOpen) {  // FOG-04
  const Game game(template_named("spices-fog-islands-3-unexplored"));
  constexpr int games = 20;
  EXPECT_GE(count_of(games_of_settlers(game, games), spices::action::draw_spice), games);
}

/// What seats that lay a road or ship expect of it, against what it comes to.
struct Forecasts {
  int right = 0, all = 0;
};

Forecasts forecasts(const Game& game, std::uint64_t games) {
  Forecasts found;
  for (std::uint64_t number = 0; number < games; ++number) {
    const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("settler"));
    Match match(game, bots);
    Actions log;
    match.play(2, number, 1000, nullptr, &log);
    State state = match.start();
    for (const Action& action : log) {
      const SeatId seat = actor(state);
      const bool road = action.kind == ActionKind::BuildRoad, ship = action.kind == ActionKind::BuildShip;
      const View before(game, state, seat);
      const int forecast =
          road || ship
              ? std::max(before.longest_route(seat),
                         before.longest_route_with(action.a.path(), road ? Route::Road : Route::Ship))
              : 0;
      apply(game, state, action);
      if (!road && !ship) continue;
      const int length = longest_route(game, state, seat);
      EXPECT_LE(length, forecast);
      ++found.all;
      if (length == forecast) ++found.right;
    }
  }
  return found;
}

TEST(View, TellsHowLongARouteWouldBe) {  // BASE-10, SEA-03
  for (const char* name : {"base-3-4", "fog-islands-4", "explorers-3-4"}) {
    const Forecasts found = forecasts(Game(template_named(name)), 10);
    EXPECT_GT(found.all, 100) << name;
    EXPECT_GE(found.right, found.all * 95 / 100)
        << name << ": only routes that cross themselves come out shorter";
  }
}

/// A rival comes up to the holder of the longest route, who has the cards for a road and for nothing else.
TEST(Settlers, KeepTheLongestRouteAgainstARival) {  // BASE-10
  Playing play("base-3-4");
  const auto lay = [&](int seat, IntersectionId from) {
    play.settlement(seat, from);
    for (const PathId path : play.way(from, 5, Route::Road)) play.road(seat, path);
  };
  lay(0, play.corner(-2, 2, Corner::South));
  lay(1, play.corner(2, -2, Corner::North));
  ASSERT_EQ(play.state().longest_holder, SeatId(0));
  play.turn_of(0);
  play.give(0, road_price);
  Random random(1);
  const Actions legal = play.legal();
  const auto bot = find_bot("settler")->make(play.game(), SeatId(0));
  play.act(bot->choose(View(play.game(), play.state(), SeatId(0)), legal, random));
  EXPECT_EQ(longest_route(play.game(), play.state(), SeatId(0)), 6);
}

}  // namespace
}  // namespace hexwright
