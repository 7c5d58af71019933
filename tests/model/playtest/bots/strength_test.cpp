#include <algorithm>

#include <gtest/gtest.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/playing.h"
#include "tests/support/templates.h"

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

/// One map of every family of templates.
class Families : public testing::TestWithParam<std::string> {};

TEST_P(Families, ASettlerBeatsRandomBots) { EXPECT_GE(wins(GetParam(), "settler", "random", 20), 16); }

/// More than its share; `bot_strength` measures how much more it is.
TEST_P(Families, AStrategistBeatsSettlers) {
  constexpr int games = 36;
  const int share = games / Game(template_named(GetParam())).players();
  EXPECT_GE(wins(GetParam(), "strategist", "settler", games), share + 2);
}

INSTANTIATE_TEST_SUITE_P(Maps, Families, testing::ValuesIn(template_families()), [](const auto& map) {
  std::string name = map.param;
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace hexwright
