#include <gmock/gmock.h>

#include "model/balance/played.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/engine.h"
#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

/// Seats ahead of all others, one after the other, by a game that is played again.
int changes_of_lead(const Game& game, State state, const Actions& log) {
  std::vector<SeatId> leaders;
  const auto look = [&] {
    for (const SeatId seat : game.seats()) {
      bool ahead = true;
      for (const SeatId other : game.seats())
        ahead = ahead && (other == seat || points(state, other) < points(state, seat));
      if (ahead && (leaders.empty() || leaders.back() != seat)) leaders.push_back(seat);
    }
  };
  for (const Action& action : log) {
    const int turn = state.turn_number;
    apply(game, state, action);
    if (state.turn_number != turn || &action == &log.back()) look();
  }
  return leaders.empty() ? 0 : static_cast<int>(leaders.size()) - 1;
}

TEST(LeadChanges, AreThoseOfTheGamesPlayedAgain) {
  const Game game(test::template_named("base-3-4"));
  const std::vector<const BotKind*> bots(4, find_bot("settler"));
  Match match(game, bots);
  Statistics statistics(game, bots);
  Statistics::Count sum = 0, squares = 0;
  for (std::uint64_t n = 0; n < 30; ++n) {
    Tally tally;
    Actions log;
    const auto ending = match.play(3, n, standard_most_turns, &tally, &log);
    const int changes = changes_of_lead(game, match.start(), log);
    EXPECT_EQ(tally.lead_changes, changes) << n;
    sum += changes, squares += changes * changes;
    statistics.add(game, n, bots, ending, tally);
  }
  EXPECT_GT(sum, 0);
  const Played played = played_of(game, statistics);
  EXPECT_EQ(played.lead_changes, sum);
  EXPECT_EQ(played.lead_changes_squared, squares);
}

TEST(PlayedGames, AddUpWhateverTheOrder) {
  const Game game(test::template_named("base-3-4"));
  BatchOptions options;
  options.bots.assign(4, find_bot("settler"));
  options.threads = 1;
  const auto of = [&](std::uint64_t first, std::uint64_t games) {
    options.first = first, options.games = games;
    return played_of(game, play_batch(game, options).statistics);
  };
  Played parts = of(12, 8);
  parts += of(0, 12);
  EXPECT_EQ(parts, of(0, 20));
  EXPECT_EQ(parts.games, 20);
  EXPECT_EQ(parts.settled.size(), 54U);
}

}  // namespace
}  // namespace hexwright
