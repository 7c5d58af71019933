#include <cstdlib>
#include <string>

#include <gmock/gmock.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/engine.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/own/kinds.h"
#include "tests/support/own_packs.h"

// What a playtest counts of own rules, held against each action of the games: how often, what for whom.

namespace hexwright {
namespace {

/// Games of bots on the base map with a pack.
struct OwnGames {
  explicit OwnGames(const Scenario& scenario, std::string_view bot = "settler", int most_turns = 600)
      : game(scenario),
        match(game, std::vector(static_cast<std::size_t>(game.players()), find_bot(bot))),
        most_turns_(most_turns) {}

  /// `visit(before, action, after)` for every action of every game.
  template <class Visit>
  void play(int games, Visit visit) {
    for (int n = 0; n < games; ++n) {
      Actions log;
      match.play(7, static_cast<std::uint64_t>(n), most_turns_, &tally, &log);
      State before = match.start();
      for (const Action& action : log) {
        State after = before;
        apply(game, after, action);
        visit(before, action, after);
        before = after;
      }
    }
  }
  /// Of one kind; of one seat where one is given.
  std::int64_t sum(std::string_view counter, std::string_view kind, SeatId only = none) const {
    std::int64_t sum = 0;
    for (const Counters::Row& row : game.counters().rows()) {
      if (row.module != "own" || row.counter->id != counter || tally.counted.empty()) continue;
      for (int i = 0; i < row.kinds; ++i)
        for (const SeatId seat : game.seats())
          if (row.kind(game.facts(), i).id == kind && (only == none || only == seat))
            sum += tally.counted[row.at(seat, 0, i)];
    }
    return sum;
  }

  Game game;
  Match match;
  Tally tally;  ///< of all games

 private:
  int most_turns_;
};

const std::string each_roll = R"(
  <counter id="rolled" title="Rolls" most="9999"/>
  <rule id="each" title="Each"><when event="roll" numbers="2 3 4 5 6 7 8 9 10 11 12"/><gain counter="rolled" count="1"/></rule>
  <rule id="never" title="Never"><when event="roll" numbers="2"/><if value="round" above="9000"/><points count="1"/></rule>)";

void expect_once_a_roll(OwnGames games, int number_of_games) {
  BySeat<int> rolls{};
  int all = 0;
  games.play(number_of_games, [&](const State& before, const Action& action, const State&) {
    if (action.kind != ActionKind::Roll) return;
    ++rolls[actor(before)];
    ++all;
  });
  for (const SeatId seat : games.game.seats()) {
    EXPECT_EQ(games.sum("happened", "mine.each", seat), rolls[seat]);
    EXPECT_EQ(games.sum("given", "mine.each:rolled", seat), rolls[seat]);
  }
  EXPECT_GT(all, 20);
  EXPECT_EQ(games.sum("happened", "mine.never"), 0);
  EXPECT_EQ(games.sum("given", "mine.never:points"), 0);
  EXPECT_EQ(games.sum("cards-brought", "mine.each"), 0);
}

TEST(OwnCounting, ARuleOnEveryRollHappensOnceARoll) { expect_once_a_roll(OwnGames(base_with(each_roll)), 4); }

TEST(OwnCounting, WhatBotsImagineDoesNotCount) {
  expect_once_a_roll(OwnGames(base_with(each_roll), "strategist", 30), 1);
}

TEST(OwnCounting, ActionsCountWithTheirPriceAndWhatTheyBring) {
  OwnGames games(with_pack_on_board(gallery_pack("lake")));
  BySeat<int> bought{}, caught{};
  games.play(6, [&](const State& before, const Action& action, const State& after) {
    if (action.kind == own::action::act) ++bought[actor(before)];
    for (const SeatId seat : games.game.seats()) {
      const int more = after.seats[seat].own_counters[0] - before.seats[seat].own_counters[0];
      if (more > 0) caught[seat] += more;
    }
  });
  for (const SeatId seat : games.game.seats()) {
    EXPECT_EQ(games.sum("happened", "lake.buy-with-fish", seat), bought[seat]);
    EXPECT_EQ(games.sum("cards-brought", "lake.buy-with-fish", seat), bought[seat]);
    EXPECT_EQ(games.sum("taken", "lake.buy-with-fish:fish", seat), 3 * bought[seat]);
    EXPECT_EQ(games.sum("given", "lake.catch:fish", seat), caught[seat]);
  }
  EXPECT_GT(games.sum("happened", "lake.buy-with-fish"), 0);
  EXPECT_GE(games.sum("given", "lake.catch:fish"), games.sum("happened", "lake.catch"));
}

TEST(OwnCounting, CardsThatPassFromHandToHandCostOneAndBringAnother) {
  OwnGames games(base_with(R"(
    <rule id="pass" title="Passing"><when event="roll" numbers="6 8"/><by who="everyone"/>
      <give what="any" count="1" to="left"/></rule>
    <rule id="toll" title="Toll"><when event="roll" numbers="5 9"/><pay what="any" count="1" how="random"/></rule>
    <rule id="gift" title="Gift"><when event="roll" numbers="4"/><take what="any" count="2"/></rule>)"));
  BySeat<int> gave{}, lost{};
  int rolls = 0, choices = 0;
  games.play(4, [&](const State& before, const Action& action, const State& after) {
    if (action.kind == ActionKind::Roll) {
      rolls += after.dice == 6 || after.dice == 8 ? 1 : 0;
      choices += after.dice == 4 ? 2 : 0;
    }
    if (before.task() && before.task()->kind == own::task::ask && action.kind == ActionKind::PayCard)
      ++gave[actor(before)];
    if (action.kind == own::action::lose) ++lost[actor(before)];
  });
  const int players = games.game.players();
  for (const SeatId seat : games.game.seats()) {
    EXPECT_EQ(games.sum("cards-cost", "mine.pass", seat), gave[seat]);
    EXPECT_EQ(games.sum("cards-brought", "mine.pass", games.game.after(seat)), gave[seat]);
    EXPECT_EQ(games.sum("cards-cost", "mine.toll", seat), lost[seat]);
  }
  EXPECT_GT(games.sum("cards-cost", "mine.pass"), 0);
  EXPECT_GT(games.sum("cards-cost", "mine.toll"), 0);
  EXPECT_EQ(games.sum("happened", "mine.pass"), players * rolls);
  EXPECT_EQ(games.sum("cards-brought", "mine.gift"), choices);
}

TEST(OwnCounting, PointsAreOfRulesAndOfAwardsThatComeAndGo) {
  OwnGames games(base_with(R"(
    <counter id="towns" title="Towns" most="30"/>
    <rule id="town" title="Town"><when event="built" what="settlement" founding="no"/><gain counter="towns" count="1"/></rule>
    <rule id="twelve" title="Twelve"><when event="roll" numbers="12"/><points count="1"/></rule>
    <award id="mayor" title="Mayor" by="counter:towns" least="1" points="2"/>)"));
  int points = 0, changes = 0, held = 0;
  games.play(6, [&](const State& before, const Action&, const State& after) {
    for (const SeatId seat : games.game.seats())
      points += after.seats[seat].own_points - before.seats[seat].own_points;
    const SeatId was = before.own_award_holders[0], is = after.own_award_holders[0];
    if (was == is) return;
    changes += is != none ? 1 : 0;
    held += (is != none ? 1 : 0) - (was != none ? 1 : 0);
  });
  EXPECT_GT(points, 0);
  EXPECT_GT(changes, 0);
  EXPECT_EQ(games.sum("given", "mine.twelve:points"), points);
  EXPECT_EQ(games.sum("happened", "mine.mayor"), changes);
  EXPECT_EQ(games.sum("given", "mine.mayor:points") - games.sum("taken", "mine.mayor:points"), 2 * held);
}

TEST(OwnCounting, CardsOfADeckHappenAsOftenAsTheyAreDrawnForWhomTheyConcern) {
  OwnGames games(with_pack_on_board(gallery_pack("fortunes")));
  int drawn = 0;
  games.play(6, [&](const State&, const Action& action, const State&) {
    drawn += action.kind == own::action::draw ? 1 : 0;
  });
  ASSERT_GT(drawn, 20);
  EXPECT_EQ(games.sum("happened", "fortunes.draw-fortune"), drawn);
  EXPECT_GT(games.sum("happened", "fortunes.windfall"), 0);
  EXPECT_GT(games.sum("happened", "fortunes.calm"), 0);
  EXPECT_EQ(games.sum("happened", "fortunes.harvest-feast") % games.game.players(), 0);
  EXPECT_EQ(games.sum("cards-brought", "fortunes.harvest-feast"),
            games.sum("happened", "fortunes.harvest-feast"));
}

}  // namespace
}  // namespace hexwright
