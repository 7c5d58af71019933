#include "model/playtest/bots/strategist.h"

#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/lookahead.h"
#include "model/playtest/bots/traits.h"
#include "tests/support/playing.h"
#include "tests/support/sanitized.h"

namespace hexwright {
namespace {

/// Plays a game of settlers, shows each position before it changes, and tells who won.
template <class Visit>
SeatId watch_positions(const Game& game, std::uint64_t number, Visit visit) {
  Starter starter(game);
  Random random(12, number);
  State state = starter.start(random);
  BySeat<Settler> settlers;
  Actions legal;
  while (state.phase != Phase::Over && state.turn_number < 400) {
    legal_actions(game, state, legal);
    const View view(game, state, actor(state));
    visit(state, view, legal);
    Action action = legal.size() == 1 ? legal.front() : settlers[view.seat()].choose(view, legal, random);
    resolve(game, state, action, random);
    apply(game, state, action);
  }
  return state.winner;
}

/// The same for choices alone.
template <class Visit>
void watch_choices(const Game& game, std::uint64_t number, Visit visit) {
  watch_positions(game, number, [&](const State&, const View& view, const Actions& legal) {
    if (legal.size() > 1) visit(view, legal);
  });
}

/// One point before the end, in its turn and with these cards.
void arrange_last_turn(Playing& play, Cards hand) {
  play.found();
  play.build_up(0, 9);
  play.turn_of(0);
  play.empty_hand(0);
  play.give(0, hand);
}

struct Decision {
  Action action;
  int spent = 0;
};
Decision decision(const Playing& play, const State& state, const Strategist::Plan& plan) {
  Strategist strategist(plan);
  Random random(1);
  const View view(play.game(), state, actor(state));
  const Action action = strategist.choose(view, play.legal(), random);
  return {action, strategist.spent()};
}

TEST(Strategist, TakesAWinningMoveWithoutSearch) {  // BASE-11
  Playing play("base-3-4");
  arrange_last_turn(play, city_price + settlement_price);
  const auto [action, spent] = decision(play, play.state(), {});
  play.act(action);
  EXPECT_EQ(play.state().winner, SeatId(0));
  EXPECT_EQ(spent, 0);
}

TEST(Strategist, LeavesToChanceWhatChanceDecides) {  // BASE-09
  Playing play("base-3-4");
  arrange_last_turn(play, development_price);
  ASSERT_TRUE(play.can({.kind = ActionKind::BuyDevelopment}));
  EXPECT_GT(decision(play, play.state(), {}).spent, 0) << "whether it is a victory point is not known";
}

/// All decisions of a game that strategists would try out for settlers.
int spent_in_a_game(const Game& game, const Strategist::Plan& plan) {
  int spent = 0;
  BySeat<Strategist> strategists;
  for (Strategist& each : strategists) each = Strategist(plan);
  Random random(3);
  watch_choices(game, 1, [&](const View& view, const Actions& legal) {
    strategists[view.seat()].choose(view, legal, random);
    spent += strategists[view.seat()].spent();
  });
  return spent;
}

TEST(Strategist, StopsWhenTheTriesHaveSettledTheChoice) {
  const Game game(template_named("base-3-4"));
  const Strategist::Plan usual{.budget = 600, .founding_budget = 1200, .turns_ahead = 2};
  Strategist::Plan stubborn = usual;
  stubborn.certainty = 1000;
  EXPECT_LT(spent_in_a_game(game, usual), spent_in_a_game(game, stubborn) * 3 / 4);
}

TEST(Strategist, KeepsToItsBudget) {
  const Game game(template_named("spices-fog-islands-4"));
  constexpr int most_in_a_try = 200;
  const Strategist::Plan plan{.budget = 200, .founding_budget = 400};
  Random random(3);
  Strategist strategist(plan);
  watch_choices(game, 2, [&](const View& view, const Actions& legal) {
    strategist.choose(view, legal, random);
    const int budget = view.turn_number() == 0 ? plan.founding_budget : plan.budget;
    EXPECT_LE(strategist.spent(), budget + static_cast<int>(plan.most_candidates) * most_in_a_try);
  });
}

TEST(Strategist, AnswersAtOnceWhenNobodyWaits) {
  Playing play("base-3-4");
  play.found();
  play.turn_of(0);
  play.give(0, settlement_price + city_price);
  Strategist strategist;
  const std::atomic<bool> unwanted = true;
  strategist.set_cancel_flag(unwanted);
  Random random(1);
  const Actions legal = play.legal();
  const Action action = strategist.choose(View(play.game(), play.state(), SeatId(0)), legal, random);
  EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end());
  EXPECT_EQ(strategist.spent(), 0);
}

TEST(Strategist, PlaysTheSameGamesOnAnyNumberOfThreads) {
  const BotKind hasty{
      "hasty", "Hasty", "", [](const Game&, SeatId) -> std::unique_ptr<Bot> {
        return std::make_unique<Strategist>(Strategist::Plan{.budget = 60, .founding_budget = 200});
      }};
  const Game game(template_named("spices-fog-islands-4"));
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), &hasty);
  options.games = is_sanitized ? 3 : 6;
  options.threads = 1;
  const auto alone = play_batch(game, options);
  options.threads = 3;
  EXPECT_EQ(play_batch(game, options).statistics, alone.statistics);
}

/// How often, of the turns of some games of settlers, the seat that is forecast to win does.
double favourites_that_won(const Game& game) {
  int turns = 0, won = 0;
  for (std::uint64_t number = 0; number < 40; ++number) {
    BySeat<int> favoured{};
    int looked_at = 0;
    const SeatId winner = watch_positions(game, number, [&](const State& state, const View&, const Actions&) {
      if (state.phase != Phase::BeforeRoll || state.turn_number == looked_at) return;
      const auto chances = chances_to_win(game, state);
      const auto best = std::max_element(chances.begin(), chances.end());
      ++favoured[SeatId(static_cast<int>(best - chances.begin()))];
      looked_at = state.turn_number;
    });
    if (winner == none) continue;
    turns += looked_at;
    won += favoured[winner];
  }
  return static_cast<double>(won) / turns;
}

class Outlook : public testing::TestWithParam<const char*> {};

/// By chance it would be one in the number of seats.
TEST_P(Outlook, TellsWhoWins) {
  const Game game(template_named(GetParam()));
  EXPECT_GT(favourites_that_won(game), 1.7 / game.players());
}

TEST_P(Outlook, LooksAtNumbersOfTheOrderOfOne) {
  const Game game(template_named(GetParam()));
  watch_choices(game, 3, [&](const View& view, const Actions&) {
    for (const float trait : module_traits_of(SettlerContext(view, usual_weights))) {
      EXPECT_GE(trait, -6);
      EXPECT_LE(trait, 6);
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Maps, Outlook,
                         testing::Values("base-3-4", "base-5-6", "explorers-3-4", "frontiers",
                                         "desolation-3-4", "krakatoa-3", "spices-fog-islands-4",
                                         "cities-and-knights-3-4", "pirate-islands-3-4"));

}  // namespace
}  // namespace hexwright
