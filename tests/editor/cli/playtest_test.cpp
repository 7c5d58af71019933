#include <regex>

#include <nlohmann/json.hpp>

#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class PlaytestCommand : public CliTest {
 protected:
  Ran playtest(std::vector<std::string> options) const {
    options.insert(options.begin(), {"playtest", map});
    return cli(options);
  }
  const std::string map = template_file("base-3-4");
};

TEST_F(PlaytestCommand, TellsWhatHappenedInWords) {
  const auto ran = playtest({"--games", "20", "--bots", "random", "--seed", "3"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("20 games"));
  EXPECT_THAT(ran.out, HasSubstr("Wins by seat"));
  EXPECT_THAT(ran.out, HasSubstr("Length in turns"));
  EXPECT_EQ(ran.err, "");  // no progress where nobody watches
}

TEST_F(PlaytestCommand, GivesTheSameBytesAtAnyNumberOfThreads) {
  const auto one = playtest({"-n", "12", "--threads", "1", "--json", "-"});
  const auto two = playtest({"-n", "12", "--threads", "2", "--json", "-"});
  EXPECT_EQ(one.code, 0) << one.err;
  EXPECT_EQ(one.out, two.out);
  EXPECT_EQ(nlohmann::json::parse(one.out)["games"], 12);
}

TEST_F(PlaytestCommand, WritesEveryReportThatIsAskedFor) {
  const auto ran =
      playtest({"-n", "2", "--json", file("a.json"), "--csv", file("a.csv"), "--html", file("a.html")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(contents(folder / "a.json"), StartsWith("{"));
  EXPECT_THAT(contents(folder / "a.csv"), StartsWith("what,of,detail,count\n"));
  EXPECT_THAT(contents(folder / "a.html"), StartsWith("<!DOCTYPE html>"));
  ASSERT_EQ(playtest({"-n", "1", "--keep-logs", file("logs"), "--json", file("logs/a.json")}).code, 0);
}

// The bot does not look at the end of its input, and is told by no signal that it could leave out.
TEST_F(PlaytestCommand, EndsProgramsOfOthersThoughItIsKilledItself) {
  file("bot",
       "#!/bin/sh\ntrap '' HUP INT TERM PIPE\necho $$ > number\nmv number bot-number\n" HEXWRIGHT_TEST_BOT
       "\nwhile :; do sleep 0.1; done\n");
  file("map.xml", contents(map));
  const auto ran = shell(
      "chmod +x bot; hexwright-cli playtest map.xml -n 1000000 -q --bots 'program:./bot,random' & "
      "for i in $(seq 600); do [ -e bot-number ] && break; sleep 0.1; done; sleep 0.5; "
      "bot=/proc/$(cat bot-number)/status; grep '^State:' $bot; kill -9 $!; "
      // One that has ended is perhaps still to be taken note of.
      "for i in $(seq 100); do grep -qs '^State:.[^ZX]' $bot || { echo ended; exit 0; }; sleep 0.1; done",
      folder);
  EXPECT_THAT(ran.out, ::testing::MatchesRegex("State:(.|\n)*ended\n")) << ran.err;
}

TEST_F(PlaytestCommand, SaysBeforeTheFirstGameThatAReportCannotBeWritten) {
  for (const char* option : {"--json", "--csv", "--html"}) {
    // A thousand million games: it would not come to an end.
    const auto missing = playtest({"-n", "1000000000", option, (folder / "none" / "a").string()});
    EXPECT_EQ(missing.code, 2) << option;
    EXPECT_THAT(missing.err, HasSubstr("a cannot be saved: there is no such folder")) << option;
    const auto is_folder = playtest({"-n", "1000000000", option, folder.string()});
    EXPECT_EQ(is_folder.code, 2) << option;
    EXPECT_THAT(is_folder.err, HasSubstr("is a folder; expected a file")) << option;
  }
}

TEST_F(PlaytestCommand, NeverOverwritesTheMapThatItPlays) {
  namespace fs = std::filesystem;
  const std::string bytes = contents(map);
  const std::string mine = file("mine.xml", bytes);
  fs::create_hard_link(mine, folder / "hard.xml");
  fs::create_symlink(mine, folder / "soft.xml");
  fs::create_directory(folder / "maps");
  for (const char* option : {"--json", "--csv", "--html"})
    for (const char* same : {"mine.xml", "./mine.xml", "maps/../mine.xml", "hard.xml", "soft.xml"}) {
      SCOPED_TRACE(std::string(option) + " " + same);
      const auto ran =
          shell(std::string("hexwright-cli playtest mine.xml -n 1 ") + option + " " + same, folder);
      EXPECT_EQ(ran.code, 2);
      EXPECT_EQ(ran.out, "");  // nothing was played
      EXPECT_THAT(ran.err, HasSubstr(std::string(same) + " would overwrite mine.xml, which is read here"));
      ASSERT_EQ(contents(mine), bytes);
    }
}

TEST_F(PlaytestCommand, RefusesTwoReportsInOneFile) {
  for (const char* options :
       {"--json a.out --csv a.out", "--csv a.out --html ./a.out", "--json - --csv -", "--json - --html -"}) {
    const auto ran = shell("hexwright-cli playtest '" + map + "' -n 1 " + options, folder);
    EXPECT_EQ(ran.code, 2) << options;
    EXPECT_EQ(ran.out, "") << options;
    EXPECT_THAT(ran.err, HasSubstr("would both write to ")) << options;
    EXPECT_FALSE(std::filesystem::exists(folder / "a.out")) << options;
  }
  // What is thrown away may be thrown away twice.
  EXPECT_EQ(playtest({"-n", "1", "--json", "/dev/null", "--csv", "/dev/null"}).code, 0);
}

TEST_F(PlaytestCommand, SaysNothingAboutGamesThatNobodyWon) {
  const auto ran = playtest({"-n", "3", "--turns", "3"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("No game was won, so nothing can be said about the seats."));
  EXPECT_THAT(ran.out, HasSubstr("Length in turns: no game was won"));
  EXPECT_THAT(ran.out, Not(HasSubstr("Fair to all seats")));
  EXPECT_THAT(ran.out, Not(HasSubstr("half of the games")));
}

TEST_F(PlaytestCommand, StopsEarlyWhenEnoughIsKnown) {
  const auto ran = playtest({"-n", "5000", "--bots", "random", "--stop-at", "8%", "--no-second-opinion"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("stopped early"));
}

TEST_F(PlaytestCommand, StopsAtASharePerCentWithOrWithoutTheSign) {
  const auto games = [&](const char* share) {
    const auto ran = playtest(
        {"-n", "5000", "--bots", "random", "--stop-at", share, "--json", "-", "--no-second-opinion"});
    return nlohmann::json::parse(ran.out)["games"].get<int>();
  };
  EXPECT_LT(games("9"), 5000);
  EXPECT_EQ(games("9"), games("9%"));
  EXPECT_THAT(cli({"playtest", "--help"}).out, HasSubstr("in per cent: 1% or 1"));
}

TEST_F(PlaytestCommand, NeverWaitsForAShareThatIsNone) {
  for (const char* share : {"nan", "-nan", "inf", "0", "0%", "-1", "51", "1%%", "1 %", "%", ""}) {
    const auto ran = playtest({"-n", "1", "--stop-at", share});
    EXPECT_EQ(ran.code, 2) << share;
    EXPECT_THAT(ran.err, HasSubstr("is no share in per cent")) << share;
  }
}

TEST_F(PlaytestCommand, KeepsWordsAndResultsOnEverySignalThatEndsPrograms) {
  for (const std::string signal : {"INT", "TERM", "HUP"}) {
    // Sent once a game is over, however slow the machine is; the shell gives up after two minutes.
    const auto ran =
        shell("hexwright-cli playtest '" + map + "' -n 100000000 --bots random --turns 50 --keep-logs logs" +
                  signal + " --all-logs --json a" + signal + ".json > out" + signal +
                  " & "
                  "for tries in $(seq 1200); do [ -e logs" +
                  signal +
                  "/game-0.jsonl ] && break; sleep 0.1; done; "
                  "kill -" +
                  signal + " $!; wait $!; echo code $?",
              folder);
    EXPECT_THAT(ran.out, HasSubstr("code 0")) << signal;
    EXPECT_THAT(contents(folder / ("out" + signal)), HasSubstr("stopped before all 100000000 games"))
        << signal;
    const auto json = nlohmann::json::parse(contents(folder / ("a" + signal + ".json")));
    EXPECT_GT(json["games"], 0) << signal;
  }
}

TEST_F(PlaytestCommand, GoesOnAfterASignalThatItsStarterHasIgnored) {
  const auto ran =
      shell("trap '' HUP; hexwright-cli playtest '" + map +
                "' -n 400 --bots random --turns 50 --keep-logs logs --all-logs > out & "
                "for tries in $(seq 1200); do [ -e logs/game-0.jsonl ] && break; sleep 0.1; done; "
                "kill -HUP $!; wait $!; echo code $?",
            folder);
  EXPECT_THAT(ran.out, HasSubstr("code 0"));
  EXPECT_THAT(contents(folder / "out"), Not(HasSubstr("stopped before")));
}

TEST_F(PlaytestCommand, SaysWhatStandsAgainstPlaying) {
  for (const char* players : {"2", "5"}) {
    const auto wrong = playtest({"--players", players});
    EXPECT_EQ(wrong.code, 1) << players;
    EXPECT_THAT(wrong.err, HasSubstr(std::string(players) + " players: the scenario is made for 3 to 4"));
  }
  const auto unknown = playtest({"--bots", "wizard"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("there is no bot wizard; there are random, settler"));
  EXPECT_EQ(playtest({"--bots", "random,random,random,random,random"}).code, 2);
  EXPECT_THAT(playtest({"--stop-at", "fast"}).err, HasSubstr("fast is no share"));
  const auto torn = cli({"playtest", file("torn.xml", "<scenario")});
  EXPECT_EQ(torn.code, 1);
}

TEST_F(PlaytestCommand, SaysHowToFindTheErrorsOfAMap) {
  EXPECT_THAT(playtest({"--players", "5"}).err, Not(HasSubstr("validate")));
  const auto map = file("empty.xml", R"(<scenario version="2"/>)");
  const auto refused = cli({"playtest", map});
  EXPECT_EQ(refused.code, 1);
  EXPECT_THAT(refused.err, HasSubstr("\"hexwright-cli validate " + map + "\" tells where the errors"));
  EXPECT_EQ(cli({"validate", map}).code, 1);
}

TEST_F(PlaytestCommand, KeepsLogsThatReplayAndTraceRead) {
  ASSERT_EQ(playtest({"-n", "3", "--offers", "1", "--keep-logs", file("logs"), "--all-logs"}).code, 0);
  const std::string log = (folder / "logs" / "game-2.jsonl").string();
  const auto replayed = cli({"replay", log, map});
  EXPECT_EQ(replayed.code, 0) << replayed.err;
  EXPECT_THAT(replayed.out, HasSubstr("all legal"));
  EXPECT_THAT(replayed.out, HasSubstr(" won with "));
  const auto reported = cli({"replay", log, map, "--words"});
  EXPECT_THAT(reported.out, HasSubstr("    1 turn   0: seat 1 founds a settlement [intersection "));
  EXPECT_THAT(reported.out, HasSubstr(" wins with "));
  EXPECT_EQ(cli({"replay", log, map, "--to", "60", "--picture", file("then.png")}).code, 0);
  EXPECT_THAT(contents(folder / "then.png"), HasSubstr("PNG"));
  EXPECT_EQ(cli({"replay", log, map, "--picture", file("then.txt")}).code, 2);
  EXPECT_THAT(cli({"replay", log, map, "--to", "9"}).out,
              HasSubstr("9 actions, all legal, 0 turns; nobody has won"));

  const auto trace = cli({"trace", log, map});
  ASSERT_EQ(trace.code, 0) << trace.err;
  const auto checked = cli({"trace", "--check", "-", map}, trace.out);
  EXPECT_EQ(checked.code, 0) << checked.err;
  EXPECT_EQ(checked.out, replayed.out);
  auto lie = trace.out;
  lie.replace(lie.find("\"points\":[1,0,0,0]"), 18, "\"points\":[1,0,0,1]");
  const auto caught = cli({"trace", "--check", "-", map}, lie);
  EXPECT_EQ(caught.code, 1);
  EXPECT_THAT(caught.err, HasSubstr("<stdin>:2: error: \"points\" is [1,0,0,1], but it should be [1,0,0,0]"));
}

TEST_F(PlaytestCommand, IsNotReplayedIntoItsOwnLogOrMap) {
  ASSERT_EQ(playtest({"-n", "1", "--keep-logs", file("logs"), "--all-logs"}).code, 0);
  const std::string log = (folder / "log.png").string(), own = file("map.png", contents(map));
  std::filesystem::rename(folder / "logs" / "game-0.jsonl", log);
  const std::string bytes = contents(log);
  for (const auto& same : {log, own}) {
    const auto ran = cli({"replay", log, own, "--picture", same});
    EXPECT_EQ(ran.code, 2) << same;
    EXPECT_THAT(ran.err, HasSubstr("would overwrite " + same)) << same;
  }
  EXPECT_EQ(contents(log), bytes);
  EXPECT_EQ(contents(own), contents(map));
}

TEST_F(PlaytestCommand, KeepsLogsOfStalledGamesOnly) {
  const auto ran = playtest({"-n", "3", "--turns", "5", "--keep-logs", file("stalled")});
  EXPECT_THAT(ran.out, HasSubstr("3 games stalled (100.0 %)"));
  EXPECT_TRUE(std::filesystem::exists(folder / "stalled" / "game-0.jsonl"));
  ASSERT_EQ(playtest({"-n", "3", "--keep-logs", file("fine")}).code, 0);
  EXPECT_TRUE(std::filesystem::is_empty(folder / "fine"));
}

TEST_F(PlaytestCommand, TellsOfGamesThatGotStuck) {  // DES-10
  // The land is all desert.
  std::string desert = std::regex_replace(contents(map), std::regex(R"(terrain="[a-z]+" token="[0-9]+")"),
                                          R"(terrain="desert")");
  desert = std::regex_replace(desert, std::regex("<box id[^>]*>"), "");
  const auto ran = cli({"playtest", file("desert.xml", desert), "-n", "3", "--keep-logs", file("stuck")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("3 games got stuck (100.0 %)"));
  EXPECT_THAT(ran.out, Not(HasSubstr("stalled")));
  EXPECT_TRUE(std::filesystem::exists(folder / "stuck" / "game-2.jsonl"));
}

TEST_F(PlaytestCommand, NumbersItsGamesWithoutEverComingRound) {
  const auto last = playtest({"--first", "1000000000000000000", "-n", "2", "--json", "-"});
  EXPECT_EQ(last.code, 0) << last.err;
  EXPECT_EQ(nlohmann::json::parse(last.out)["firstGame"], 1'000'000'000'000'000'000U);
  const auto beyond = playtest({"--first", "18446744073709551615", "-n", "2"});
  EXPECT_EQ(beyond.code, 2);
  EXPECT_THAT(beyond.err, HasSubstr("18446744073709551615 is no whole number from 0 to 1000000000000000000"));
}

TEST_F(PlaytestCommand, KeepsLogsInAFolderOnly) {
  const std::string command = "hexwright-cli playtest '" + map + "' -n 1 --all-logs --keep-logs ";
  EXPECT_THAT(shell(command + "''", folder).err, HasSubstr("the name of a folder is missing"));
  EXPECT_THAT(shell(command + "-", folder).err, HasSubstr("a folder is needed"));
  EXPECT_TRUE(std::filesystem::is_empty(folder));
}

TEST_F(PlaytestCommand, NeverMixesItsLogsWithThoseOfAnotherPlaytest) {
  ASSERT_EQ(playtest({"-n", "2", "--keep-logs", file("logs"), "--all-logs"}).code, 0);
  const std::string before = contents(folder / "logs" / "game-0.jsonl");
  const auto again = playtest({"-n", "2", "--seed", "2", "--keep-logs", file("logs"), "--all-logs"});
  EXPECT_EQ(again.code, 2);
  EXPECT_EQ(again.out, "");
  EXPECT_THAT(again.err, HasSubstr("has logs of an earlier playtest in it, such as game-"));
  EXPECT_THAT(again.err, HasSubstr("name another folder, or remove them first"));
  EXPECT_EQ(contents(folder / "logs" / "game-0.jsonl"), before);
  // What else lies there does no harm.
  EXPECT_EQ(playtest({"-n", "1", "--keep-logs", file("other"), "--json", file("other/found.json")}).code, 0);
  EXPECT_EQ(playtest({"-n", "1", "--keep-logs", file("other"), "--all-logs"}).code, 0);
}

TEST_F(PlaytestCommand, DoesNotTakeAGameOfAnotherMap) {
  ASSERT_EQ(playtest({"-n", "1", "--keep-logs", file("logs"), "--all-logs"}).code, 0);
  const auto other =
      cli({"replay", (folder / "logs" / "game-0.jsonl").string(), template_file("volcano-3-4")});
  EXPECT_EQ(other.code, 1);
  EXPECT_THAT(other.err, HasSubstr("another map"));
  EXPECT_EQ(cli({"replay", file("none.jsonl"), map}).code, 2);
  EXPECT_EQ(cli({"replay", map, map}).code, 1);
}

TEST_F(PlaytestCommand, ComparesWithGamesWithoutAPack) {
  const std::string with = (folder / "with.xml").string();
  ASSERT_EQ(cli({"own", map, "--add", "no-seven", "--add", "larger-hand", "-o", with}).code, 0);
  const std::vector<std::string> playing{"playtest", with, "-n", "30", "--study", "0", "--no-second-opinion"};
  const auto ran_with = [&](std::vector<std::string> options) {
    options.insert(options.begin(), playing.begin(), playing.end());
    return cli(options);
  };
  const auto ran = ran_with({"--without-pack", "no-seven,larger-hand"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("With No 7 at first the game is "));
  EXPECT_THAT(ran.out, HasSubstr("With Larger hands the game is "));
  const auto json = nlohmann::json::parse(ran_with({"--without-pack", "no-seven", "--json", "-"}).out);
  EXPECT_EQ(json["withoutPacks"][0]["games"], 30);
  EXPECT_EQ(json["games"], 30);
  const auto unknown = ran_with({"--without-pack", "lake"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("without lake: the map has no pack lake"));
  EXPECT_EQ(ran_with({"--without-pack", "no-seven", "--tally", file("t.json")}).code, 2);
}

TEST_F(PlaytestCommand, ReportsGamesOfPeopleBesideThoseOfBots) {
  ASSERT_EQ(playtest({"-n", "3", "--keep-logs", file("tables"), "--all-logs"}).code, 0);
  for (const char* name : {"game-0.jsonl", "game-1.jsonl"}) {
    const std::string log = contents(folder / "tables" / name);
    file(std::string("tables/") + name, std::regex_replace(log, std::regex("\"settler\""), "\"person\""));
  }
  const auto ran = playtest({"-n", "10", "--study", "0", "--no-second-opinion", "--played", file("tables")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("2 games of people, all finished"));
  EXPECT_THAT(ran.out, HasSubstr("Wins by seat in games of people"));
  EXPECT_THAT(ran.err, HasSubstr("game-2.jsonl: warning: not counted: no person played in it"));
  const auto alone = playtest({"-n", "0", "--played", file("tables"), "--json", "-"});
  EXPECT_EQ(alone.code, 0) << alone.err;
  const auto json = nlohmann::json::parse(alone.out);
  EXPECT_EQ(json["games"], 0);
  EXPECT_EQ(json["people"]["games"], 2);
  EXPECT_TRUE(json["people"]["founded"][0]["shareOfBots"].is_null());

  EXPECT_EQ(playtest({"-n", "0"}).code, 2);
  const auto none = playtest({"-n", "0", "--played", folder.string()});
  EXPECT_EQ(none.code, 2);
  EXPECT_THAT(none.err, HasSubstr("has no game of people on this map"));
  EXPECT_EQ(playtest({"-n", "0", "--played", file("no-such-folder")}).code, 2);
}

TEST_F(PlaytestCommand, SaysWhatOwnRulesDid) {
  const std::string with = (folder / "with.xml").string();
  ASSERT_EQ(cli({"own", map, "--add", "consolation", "-o", with}).code, 0);
  const auto ran = cli({"playtest", with, "-n", "4", "--study", "0"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("\nOwn rules\n  How often each was done"));
  EXPECT_THAT(ran.out,
              testing::ContainsRegex("\n    Consolation: .* [0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+\n"));
}

TEST_F(PlaytestCommand, SeatsProgramsOfOthers) {
  const std::string bot = "program:" HEXWRIGHT_TEST_BOT;
  const auto ran = playtest({"-n", "4", "--turns", "200", "--bots", "settler," + bot});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, HasSubstr("Test (" + bot + ") (2 of 4 seats)"));
  EXPECT_THAT(ran.out, Not(HasSubstr("lost its seat")));
  const auto killed =
      playtest({"-n", "4", "--bots", "settler," + bot + " killed 3", "--json", file("a.json")});
  EXPECT_EQ(killed.code, 0) << killed.err;
  EXPECT_THAT(killed.out, HasSubstr(bot + " killed 3 lost its seat to a settler: it was killed by signal 9"));
  EXPECT_EQ(nlohmann::json::parse(contents(folder / "a.json"))["botFailures"][0]["bot"], bot + " killed 3");
}

TEST_F(PlaytestCommand, SaysBeforeTheFirstGameThatAProgramCannotPlay) {
  const auto missing = playtest({"-n", "1000000000", "--bots", "program:./none"});
  EXPECT_EQ(missing.code, 2);
  EXPECT_THAT(missing.err, HasSubstr("the bot program:./none cannot play"));
  const auto late = playtest({"-n", "1000000000", "--bot-seconds", "1", "--bots", "program:sleep 100"});
  EXPECT_EQ(late.code, 2);
  EXPECT_THAT(late.err, HasSubstr("it did not answer within 10 seconds"));
}

}  // namespace
}  // namespace hexwright::test
