#include "tests/support/checked_games.h"

#include <gtest/gtest.h>

#include "model/playtest/invariants.h"
#include "tests/support/playing.h"
#include "tests/support/random_games.h"

namespace hexwright {
namespace {

constexpr int most_turns = 2'000;
constexpr int steps_between_looks = 48;

void expect_sound(const Game& game, const State& state) {
  for (const std::string& broken : broken_invariants(game, state))
    ADD_FAILURE() << "turn " << state.turn_number << ": " << broken;
}

void expect_all_accepted(const Game& game, const State& state, const Actions& legal) {
  for (const Action& action : legal) {
    const auto why = refusal(game, state, action);
    EXPECT_FALSE(why) << "legal, but refused: " << id(action.kind) << ": " << text(why->why);
    EXPECT_NE(has_outcome(action.kind), outcomes(game, state, action).empty()) << id(action.kind);
  }
}

}  // namespace

CheckedGames play_checked_games(std::string_view name, int games) {
  const Game game(template_named(name));
  CheckedGames checked;
  int steps = 0;
  const auto look = [&](const State& state, const Actions& legal, const Action& next) {
    if (is_looked_at(steps)) expect_sound(game, state);
    if (steps++ % steps_between_looks == 0) expect_all_accepted(game, state, legal);
    ++checked.done[static_cast<std::size_t>(next.kind)];
    return !testing::Test::HasFailure();
  };
  for (int n = 0; n < games && !testing::Test::HasFailure(); ++n) {
    SCOPED_TRACE(std::string(name) + ", game " + std::to_string(n));
    const RandomGame played = play_random_game(game, 1, static_cast<std::uint64_t>(n), most_turns, look);
    expect_sound(game, played.end);
    if (played.end.phase == Phase::Over) ++checked.ended;
    State again = played.start;
    for (const Action& action : played.log) apply(game, again, action, &checked.tally);
  }
  return checked;
}

}  // namespace hexwright
