#include <gtest/gtest.h>

#include "model/playtest/batch/batch.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// How many of so many games a bot wins, in each seat in turn, against others of one kind.
std::int64_t wins(std::string_view name, std::string_view bot, std::string_view others, std::uint64_t games) {
  const Game game(template_named(name));
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot(others));
  options.bots.front() = find_bot(bot);
  options.games = games;
  return play_batch(game, options).statistics.wins_of(0);
}

TEST(Settler, BeatsThreeRandomPlayersInNinetyFiveOfAHundredGames) {
  EXPECT_GE(wins("base-3-4", "settler", "random", 100), 95);
}

TEST(Settler, BeatsThreeRandomPlayersUnderTheRulesOfEveryModule) {
  for (const char* name : {"spices-fog-islands-4", "explorers-3-4", "frontiers", "desolation-3-4",
                           "jungle-3-4", "volcano-3-4", "new-shores-4"})
    EXPECT_GE(wins(name, "settler", "random", 20), 16) << name;
}

/// A quarter would be its share; `bot_strength` measures how much more it is.
TEST(Strategist, WinsMoreThanItsShareAgainstSettlers) {
  EXPECT_GE(wins("base-3-4", "strategist", "settler", 12), 5);
  EXPECT_GE(wins("explorers-3-4", "strategist", "settler", 6), 2);
}

}  // namespace
}  // namespace hexwright
