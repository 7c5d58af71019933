#include "tests/support/random_games.h"

#include <algorithm>

#include <fmt/format.h>

#include "model/playtest/invariants.h"
#include "model/playtest/match.h"
#include "model/playtest/modules/cloth_villages/trade.h"
#include "model/playtest/modules/wonders/claims.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// Random games of a template: HEXWRIGHT_GAMES=1000 plays so many of each.
class RandomGames : public testing::TestWithParam<std::string> {
 protected:
  static constexpr int most_turns = 5'000;

  /// What is broken in a state, or in what can be done there; empty when all is well.
  static std::string wrong_with(const Game& game, const State& state, const Actions& legal) {
    if (legal.empty()) return "nothing is legal";
    if (state.task_count > most_tasks / 2) return fmt::format("{} tasks wait", state.task_count);
    std::string wrong;
    for (const std::string& each : broken_invariants(game, state)) wrong += each + "; ";
    return wrong;
  }

  /// By other than somebody's points: the villages ran out, or a wonder is complete. CLO-12, WON-12
  static bool ended_otherwise(const Game& game, const State& end) {
    return (game.plays("cloth-villages") && cloth_villages::villages_with_cloth({game, end}) <= 3) ||
           (game.plays("wonders") && wonders::level_of(end.seats[end.winner]) == wonders::levels);
  }
};

TEST_P(RandomGames, EndWithAllInvariantsKeptAfterEveryAction) {
  const Scenario scenario = template_named(GetParam());
  ASSERT_TRUE(playability_errors(scenario).empty());
  const bool in_full = is_in_full(GetParam());
  const int games = games_to_play(in_full ? 2 : 1);
  // The beginning of a game in full; later, when little is new, one state in so many.
  const int beginning = in_full ? 2'000 : 200, one_in = in_full ? 7 : 53;
  int played_games = 0, ended = 0;
  for (const int offers : in_full ? std::vector{0, 2} : std::vector{2}) {
    const Game game(scenario, {.offers_a_turn = offers});
    for (int number = 0; number < games; ++number) {
      Action before;
      std::string wrong;
      int steps = 0;
      const RandomGame played =
          play_random_game(game, 1, static_cast<std::uint64_t>(number), most_turns,
                           [&](const State& state, const Actions& legal, const Action& next) {
                             if (is_looked_at(++steps) && (steps < beginning || steps % one_in == 0))
                               wrong = wrong_with(game, state, legal);
                             if (wrong.empty()) before = next;
                             return wrong.empty();
                           });
      ASSERT_EQ(wrong, "") << "game " << number << ", after step " << played.log.size() << ", "
                           << id(before.kind) << " x " << int(before.x) << " a " << before.a << " b "
                           << before.b;
      ++played_games;
      EXPECT_TRUE(replayed(game, played.start, played.log) == played.end) << "game " << number;
      if (played.end.phase != Phase::Over) {
        EXPECT_GT(played.end.turn_number, most_turns) << "game " << number << " ends without an end";
        continue;
      }
      ++ended;
      EXPECT_NE(played.end.winner, none);
      Actions after;
      legal_actions(game, played.end, after);
      EXPECT_TRUE(after.empty()) << "game " << number << " goes on after its end";
      if (ended_otherwise(game, played.end)) continue;
      EXPECT_GE(points(played.end, played.end.winner), game.points_to_win());
      EXPECT_EQ(played.end.turn, played.end.winner);
    }
  }
  // Who plays by chance may throw away for ever what a high threshold needs; but not always.
  if (in_full) {
    EXPECT_GT(ended, 0);
  }
  describe_games(GetParam() + ", by chance", played_games, played_games - ended);
}

TEST_P(RandomGames, WhatIsNotLegalIsRefusedInWords) {
  const Game game(template_named(GetParam()), {.offers_a_turn = 1});
  const int most_steps = is_in_full(GetParam()) ? 2'500 : 500;
  Random random(7);
  int steps = 0;
  const auto look = [&](const State& state, const Actions& legal, const Action&) {
    // Often while players found and begin, then now and then.
    if ((++steps > 40 && steps % 61 != 0) || !is_looked_at(steps)) return steps < most_steps;
    for (const Action& action : legal) EXPECT_FALSE(refusal(game, state, action)) << id(action.kind);
    for (int kind = 0; kind < most_action_kinds; ++kind)
      for (int i = 0; i < 6; ++i) {
        Action action{.kind = static_cast<ActionKind>(kind)};
        action.x = static_cast<std::uint8_t>(random.below(9));
        action.a = random.below(i < 4 ? 200 : 65'536);
        if (i % 3 == 0) action.x = 0;
        if (i % 3 == 1) action.a = 0;
        if (std::find(legal.begin(), legal.end(), action) != legal.end()) continue;
        const auto why = refusal(game, state, action);
        if (action.kind == ActionKind::OfferTrade && !why) continue;  // more offers are legal than are listed
        EXPECT_TRUE(why) << id(action.kind) << " x " << int(action.x) << " a " << action.a;
        if (why) {
          EXPECT_FALSE(text(why->why).empty());
          EXPECT_EQ(text(why->why).find('{'), std::string::npos) << text(why->why);
        }
      }
    return !testing::Test::HasFailure() && steps < most_steps;
  };
  play_random_game(game, 3, 0, most_turns, look);
  EXPECT_GT(steps, 40);
}

INSTANTIATE_TEST_SUITE_P(Templates, RandomGames, testing::ValuesIn(template_names()), [](const auto& test) {
  std::string name = test.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace hexwright
