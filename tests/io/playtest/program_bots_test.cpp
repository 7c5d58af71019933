#include "io/playtest/programs/program_bots.h"

#include <csignal>
#include <fstream>
#include <map>
#include <thread>

#include <gmock/gmock.h>

#include "io/playtest/programs/bot_words.h"
#include "io/playtest/report.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/support/hidden.h"
#include "tests/support/knights_board.h"
#include "tests/support/playing.h"
#include "tests/support/readme_bot.h"
#include "tests/support/sanitized.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

const std::string test_bot = "program:" HEXWRIGHT_TEST_BOT;

std::string bot_of_readme(const std::filesystem::path& folder) {
  return "program:python3 '" + write_readme_bot(folder).string() + "'";
}

class ProgramBotsTest : public testing::Test {
 protected:
  const BotKind* seated(ProgramBots& programs, const std::string& word) {
    const auto found = programs.kind(word);
    if (const auto* refused = found.refusal()) ADD_FAILURE() << text(refused->why);
    const auto* kind = found.value_if();
    return kind ? *kind : find_bot("random");
  }

  BatchResult play(ProgramBots& programs, const std::vector<std::string>& bots, std::uint64_t games,
                   int threads = 2) {
    options.bots.clear();
    for (const std::string& word : bots)
      options.bots.push_back(word.starts_with(program_prefix) ? seated(programs, word) : find_bot(word));
    options.games = games;
    options.threads = threads;
    BatchResult result = play_batch(game, options);
    result.failures = programs.failures();
    return result;
  }

  std::string why_not(const std::string& word) {
    ProgramBots programs(limits);
    const auto found = programs.kind(word);
    const auto* refused = found.refusal();
    return refused ? text(refused->why) : "";
  }

  test::TemporaryFolder folder;
  ProgramLimits limits{.answer = std::chrono::seconds(60), .memory = 2048};
  Game game{template_named("base-3-4"), {.players = 4, .offers_a_turn = 1}};
  BatchOptions options = [] {
    BatchOptions short_games;
    short_games.most_turns = 400;
    return short_games;
  }();
};

// The system would end a program with the thread that started it.
TEST_F(ProgramBotsTest, OutlivesTheThreadThatAskedForIt) {
  ProgramBots programs(limits);
  std::thread([&] { seated(programs, test_bot); }).join();
  std::this_thread::sleep_for(std::chrono::milliseconds(200));
  EXPECT_THAT(play(programs, {test_bot, "random", "random", "random"}, 4).failures, IsEmpty());
}

TEST_F(ProgramBotsTest, TheBotOfTheReadmeBeatsRandomBots) {
  ProgramBots programs(limits);
  options.most_turns = 5000;
  const auto result = play(programs, {bot_of_readme(folder.path()), "random", "random", "random"}, 12);
  EXPECT_THAT(programs.failures(), IsEmpty());
  EXPECT_GE(result.statistics.wins_of(0), 8U);
  // It is reported by the name that it gave.
  EXPECT_THAT(reported_name(*result.statistics.kinds[0]),
              testing::StartsWith("Pips first (program:python3 "));
  EXPECT_EQ(reported_name(*find_bot("random")), "random");
  EXPECT_THAT(playtest_json({game, options, result}), HasSubstr(R"("name": "Pips first")"));
}

TEST_F(ProgramBotsTest, PlaysTheSameGamesOnAnyNumberOfThreads) {
  std::vector<std::string> reports;
  for (const int threads : {1, 3}) {
    ProgramBots programs(limits);
    const auto result =
        play(programs, {bot_of_readme(folder.path()), test_bot + " killed 12", test_bot, "settler"},
             is_sanitized ? 4 : 30, threads);
    reports.push_back(playtest_json({game, options, result}));
    EXPECT_THAT(result.failures, SizeIs(1));
  }
  EXPECT_EQ(reports[0], reports[1]);
}

TEST_F(ProgramBotsTest, PlaysTheSameGamesByChangesAlone) {
  const auto ends_of = [&](const std::string& word) {
    ProgramBots programs(limits);
    const auto result = play(programs, {word, "settler", word, "random"}, is_sanitized ? 4 : 20);
    EXPECT_THAT(result.failures, IsEmpty());
    auto ends = result.statistics.lengths;
    for (const SeatId seat : game.seats()) ends.push_back(result.statistics.seats[seat].wins);
    return ends;
  };
  EXPECT_EQ(ends_of(test_bot + " changes 0"), ends_of(test_bot));
}

TEST_F(ProgramBotsTest, OneThatIsKilledInTheMiddleLosesItsSeatAndNotTheBatch) {
  ProgramBots programs(limits);
  const auto result =
      play(programs, {bot_of_readme(folder.path()), test_bot + " killed 10", "settler", "settler"}, 8);
  EXPECT_EQ(result.statistics.games, 8U);
  ASSERT_THAT(result.failures, SizeIs(1));
  EXPECT_EQ(result.failures[0].bot, test_bot + " killed 10");
  EXPECT_EQ(result.failures[0].games, 8);
  EXPECT_EQ(text(result.failures[0].why), "it was killed by signal 9");
  EXPECT_THAT(playtest_json({game, options, result}), HasSubstr("it was killed by signal 9"));
  EXPECT_THAT(playtest_html({game, options, result}),
              HasSubstr("killed 10 lost its seat to a settler: it was killed by signal 9"));
}

struct Failing {
  const char *how, *why;
};
class FailingPrograms : public ProgramBotsTest, public testing::WithParamInterface<Failing> {};

TEST_P(FailingPrograms, LoseTheirSeatInWords) {
  ProgramBots programs(limits);
  const auto result =
      play(programs, {test_bot + " " + GetParam().how + " 5", "random", "random", "random"}, 2);
  EXPECT_EQ(result.statistics.games, 2U);
  ASSERT_FALSE(result.failures.empty());
  int games = 0;
  for (const BotFailure& failure : result.failures) {
    games += failure.games;
    EXPECT_THAT(text(failure.why), HasSubstr(GetParam().why));
  }
  EXPECT_EQ(games, 2);
}

INSTANTIATE_TEST_SUITE_P(
    Ways, FailingPrograms,
    testing::Values(Failing{"exit", "it ended with exit status 3"},
                    Failing{"gives-up", "it gave up: no such rule"},
                    Failing{"nonsense", "it answered with what is no answer: I would rather not"},
                    Failing{"deep", "it answered with what is no answer: {\"choose\":[[["},
                    Failing{"too-far", "it chose action 100000 of"},
                    Failing{"no-number", "it answered with what is no answer"},
                    Failing{"endless", "it writes a line without end"},
                    Failing{"greedy", "it was killed by signal 6"}),
    [](const auto& each) {
      std::string name = each.param.how;
      std::erase(name, '-');
      return name;
    });

TEST_F(ProgramBotsTest, OneThatDoesNotAnswerIsNotStartedForEver) {
  limits.answer = std::chrono::milliseconds(20);
  ProgramBots programs(limits);
  const auto result = play(programs, {test_bot + " silent 0", "settler", "settler", "settler"}, 30);
  EXPECT_EQ(result.statistics.games, 30U);
  std::string reasons;
  for (const BotFailure& failure : result.failures) reasons += text(failure.why) + "\n";
  EXPECT_THAT(reasons, AllOf(HasSubstr("it did not answer within 0.02 seconds"),
                             HasSubstr("it was too slow too often before")));
}

TEST_F(ProgramBotsTest, OneThatComplainsAtLengthDoesNotFillTheReport) {
  constexpr int games_in_all = is_sanitized ? 24 : 40;
  ProgramBots programs(limits);
  options.most_turns = 40;
  const auto result = play(programs, {test_bot + " complains 0", "random", "random", "random"}, games_in_all);
  EXPECT_THAT(result.failures, SizeIs(testing::Le(21U)));
  int games = 0;
  for (const BotFailure& failure : result.failures) {
    games += failure.games;
    EXPECT_LT(text(failure.why).size(), 500U);
  }
  EXPECT_EQ(games, games_in_all);
  EXPECT_TRUE(std::ranges::any_of(result.failures, [](const BotFailure& failure) {
    return text(failure.why) == "it failed in other ways" && failure.games == games_in_all - 20;
  }));
}

TEST_F(ProgramBotsTest, WhatIsNoPlayerIsRefusedBeforeTheFirstGame) {
  EXPECT_THAT(why_not("program:./none-of-this-name"), HasSubstr("cannot be started"));
  EXPECT_THAT(why_not("program:"), HasSubstr("cannot be started"));
  EXPECT_THAT(why_not("program:'open quotes"), HasSubstr("cannot be started"));
  EXPECT_THAT(why_not("program:true"), HasSubstr("it ended with exit status 0"));
  EXPECT_THAT(why_not("program:cat"), HasSubstr("it answered with what is no answer"));
  EXPECT_THAT(why_not(test_bot + " newer 0"), HasSubstr("it knows version 3 of the protocol"));
}

TEST_F(ProgramBotsTest, EndsWhatItStarted) {
  const auto file = folder.path() / "number";
  {
    ProgramBots programs(limits);
    seated(programs,
           "program:sh -c 'sleep 3600 & echo $! > \"" + file.string() + "\"; exec " HEXWRIGHT_TEST_BOT "'");
  }
  int number = 0;
  std::ifstream(file) >> number;
  ASSERT_GT(number, 0);
  for (int tries = 0; tries < 500 && kill(number, 0) == 0; ++tries)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  EXPECT_NE(kill(number, 0), 0) << "a program that the bot started still runs";
}

TEST(ProgramBots, ReadTheSameWhereverOnlyHiddenThingsDiffer) {
  for (const char* map : {"base-3-4", "spices-fog-islands-4", "cities-and-knights-3-4"}) {
    const Game game(template_named(map), {.players = 0, .offers_a_turn = 1});
    int differing = 0;
    watch_games(game, 1, 60, [&](const State& state, SeatId seat, const Actions& legal) {
      if (!has_secrets(state)) return true;
      const State other = shuffled(game, state, seat);
      if (!(other == state)) ++differing;
      EXPECT_EQ(decision_line(View(game, state, seat), legal), decision_line(View(game, other, seat), legal));
      return !HasFailure();
    });
    EXPECT_GT(differing, 50) << map;
  }
}

/// As a merge patch leaves it.
Json without_nulls(const Json& json) {
  if (!json.is_object()) return json;
  auto left = Json::object();
  for (const auto& [key, value] : json.items())
    if (!value.is_null()) left[key] = without_nulls(value);
  return left;
}

TEST(ProgramBots, KnowAllFromChangesThatAreHalfAsLong) {
  for (const char* map : {"base-3-4", "spices-fog-islands-4", "cities-and-knights-3-4"}) {
    const Game game(template_named(map), {.players = 0, .offers_a_turn = 1});
    std::map<int, Json> sent, known;
    std::size_t whole = 0, changed = 0;
    watch_games(game, 1, 300, [&](const State& state, SeatId seat, const Actions& legal) {
      const Json now = seen_words(View(game, state, seat), legal);
      const Json patch = changes(sent[seat.value()], now);
      known[seat.value()].merge_patch(patch);
      EXPECT_EQ(nlohmann::json(without_nulls(known[seat.value()])), nlohmann::json(without_nulls(now)));
      EXPECT_EQ(patch["hexwright"], "decide");
      sent[seat.value()] = now;
      whole += now.dump().size();
      changed += patch.dump().size();
      return !HasFailure();
    });
    EXPECT_GT(changed, 0U);
    EXPECT_LT(2 * changed, whole) << map;
    testing::Test::RecordProperty(map, std::to_string(changed) + " of " + std::to_string(whole));
  }
}

TEST(ProgramBots, AreToldNoDiceBeforeTheRoll) {
  const Game game(template_named("base-3-4"));
  int rolls = 0;
  watch_games(game, 3, 300, [&](const State& state, SeatId seat, const Actions& legal) {
    const bool may_roll =
        std::ranges::any_of(legal, [](const Action& a) { return a.kind == ActionKind::Roll; });
    rolls += may_roll ? 1 : 0;
    if (may_roll) EXPECT_THAT(decision_line(View(game, state, seat), legal), HasSubstr(R"({"do":"roll"})"));
    return rolls < 5 && !HasFailure();
  });
  EXPECT_EQ(rolls, 5);
}

TEST(ProgramBots, AreToldOfKnightsImprovementsAndProgressCards) {  // CK-51
  KnightsBoard play;
  play.level(1, Track::Politics, 2);
  play.hold(0, Progress::Spy, 2);
  play.hold(1, Progress::Crane);
  play.knight(1, 2, true);
  play.state().realms.ship_step = 3;
  const auto line = [&](int seat) {
    return decision_line(View(play.game(), play.state(), SeatId(seat)), play.legal());
  };
  EXPECT_THAT(line(0), AllOf(HasSubstr(R"("progress":{"spy":2})"),
                             HasSubstr(R"("levels":{"trade":0,"politics":2,"science":0})"),
                             HasSubstr(R"("progress":{"trade":0,"politics":2,"science":0})"),
                             HasSubstr(R"("progress":{"trade":0,"politics":0,"science":1})"),
                             HasSubstr(R"("rank":2,"active":true)"),
                             HasSubstr(R"("barbarians":{"step":3,"attacked":false})"),
                             HasSubstr(R"("merchant":null)"), testing::Not(HasSubstr("crane"))));
  EXPECT_THAT(line(1), HasSubstr(R"("progress":{"crane":1})"));
}

}  // namespace
}  // namespace hexwright
