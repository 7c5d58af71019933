#include "io/playtest/report.h"

#include <numeric>
#include <regex>
#include <sstream>

#include <nlohmann/json.hpp>

#include "io/playtest/charts.h"
#include "io/playtest/counted.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/io/playtest/played.h"
#include "tests/support/barren.h"
#include "tests/support/counted.h"
#include "tests/support/outside.h"

namespace hexwright {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const PlayedBatch& fog() {
  static const PlayedBatch played("fog-islands-3", 20, {"settler", "random"});
  return played;
}

TEST(PlaytestJson, TellsWhatWasCounted) {
  const auto json = nlohmann::json::parse(playtest_json(fog().playtest()));
  const Statistics& found = fog().playtest().found();
  EXPECT_EQ(json["format"], "hexwright-playtest");
  EXPECT_EQ(json["map"], map_mark(fog().game.scenario()));
  EXPECT_EQ(json["games"], found.games);
  EXPECT_EQ(json["seats"].size(), 3U);
  EXPECT_EQ(json["seats"][1]["wins"], found.seats[SeatId(1)].wins);
  EXPECT_EQ(json["byBot"][0]["bot"], "settler");
  EXPECT_EQ(json["byBot"][0]["seats"], 2);
  EXPECT_EQ(json["hexes"].size(), found.hexes.size());
  int hidden = 0;
  Statistics::Count ended = 0;
  for (const auto& hex : json["hexes"]) hidden += hex.contains("discovered") ? 1 : 0;
  for (const auto& length : json["lengths"]) ended += length["games"].get<Statistics::Count>();
  EXPECT_EQ(hidden, 12);
  EXPECT_EQ(ended, found.decided());
}

TEST(PlaytestJson, NamesTheMapAgain) {
  const PlayedMap played = played_map(playtest_json(fog().playtest()));
  EXPECT_EQ(played.title, fog().game.scenario().details.title);
  EXPECT_EQ(played.mark, map_mark(fog().game.scenario()));
  for (const char* other : {"", "{}", "[]", "7", "\"map\"", "<scenario/>", R"({"map": 3, "title": null})"}) {
    EXPECT_EQ(played_map(other).mark, "") << other;
    EXPECT_EQ(played_map(other).title, "") << other;
  }
  constexpr int levels = 400'000;
  EXPECT_EQ(played_map(std::string(levels, '[') + std::string(levels, ']')).mark, "");
}

// What each seat may bring about once a game: in how many of its games, and in which turn. PIR-14
TEST(PlaytestReport, TellsOfEachSeatWhenItConqueredItsFortress) {
  HEXWRIGHT_NEEDS_TEMPLATE("pirate-islands-3-4");
  const PlayedBatch played("pirate-islands-3-4", 6, {"settler"});
  const Playtest playtest = played.playtest();
  const double longest = static_cast<double>(playtest.found().lengths.size());
  int seats = 0;
  for (const ModuleReport& report : module_reports(playtest))
    for (const Counters::Row* row : report.rows) {
      if (row->counter->id != "fortresses") continue;
      const CountedNumbers numbers(playtest, *row);
      for (const auto& entry : numbers.entries())
        for (std::size_t seat = 0; seat < entry.by_seat.size(); ++seat) {
          EXPECT_LE(entry.by_seat[seat], playtest.found().games);
          EXPECT_GE(entry.turns_by_seat[seat], 10 * entry.by_seat[seat]) << "nobody is so quick";
          EXPECT_LE(static_cast<double>(entry.turns_by_seat[seat]),
                    longest * static_cast<double>(entry.by_seat[seat]));
          seats += entry.by_seat[seat] > 0 ? 1 : 0;
        }
    }
  EXPECT_GT(seats, 1);
  EXPECT_THAT(playtest_html(played.playtest()), HasSubstr("Fortresses conquered"));
}

TEST(PlaytestJson, DoesNotTellTheClock) {
  PlayedBatch again("fog-islands-3", 20, {"settler", "random"});
  again.result->seconds *= 2;
  again.options.threads = 3;
  EXPECT_EQ(playtest_json(again.playtest()), playtest_json(fog().playtest()));
  EXPECT_EQ(playtest_html(again.playtest()), playtest_html(fog().playtest()));
}

TEST(PlaytestCsv, HasFourFieldsInEachLine) {
  std::istringstream in(playtest_csv(fog().playtest()));
  const std::regex four(R"re([a-z :-]+,("[^"]*"|[^,"]*),("[^"]*"|[^,"]*),(-?\d+|count))re");
  int lines = 0;
  for (std::string line; std::getline(in, line); ++lines) EXPECT_TRUE(std::regex_match(line, four)) << line;
  EXPECT_GT(lines, 100);
}

const PlayedBatch& volcano() {
  static const PlayedBatch played("volcano-3-4", 12, {"settler"});
  return played;
}

TEST(PlaytestReports, HaveWhatEachModuleCountsWhereAndToWhom) {  // VOL-04, VOL-05
  const Playtest playtest = volcano().playtest();
  const auto& numbers = playtest.found().counted;
  const auto json = nlohmann::json::parse(playtest_json(playtest));
  EXPECT_EQ(json["version"], 2);
  const auto eruptions = counted(playtest.game, numbers, "volcano", "eruptions");
  ASSERT_GT(eruptions, 0);
  EXPECT_EQ(json["modules"]["volcano"]["eruptions"]["sum"], eruptions);
  std::int64_t on_a_three = 0, losses_of_second = 0;
  for (const auto& entry : json["modules"]["volcano"]["eruptions"]["entries"])
    if (entry["kind"] == "3") on_a_three += entry["count"].get<std::int64_t>();
  EXPECT_EQ(on_a_three, counted(playtest.game, numbers, "volcano", "eruptions", -1, 2));
  for (const auto& entry : json["modules"]["volcano"]["losses"]["entries"]) {
    EXPECT_TRUE(entry.contains("intersection"));
    losses_of_second += entry["bySeat"][1].get<std::int64_t>();
  }
  EXPECT_EQ(losses_of_second, counted(playtest.game, numbers, "volcano", "losses", 1));
  std::istringstream csv(playtest_csv(playtest));
  std::int64_t in_csv = 0;
  for (std::string line; std::getline(csv, line);)
    if (line.starts_with("volcano: eruptions,")) in_csv += std::stoll(line.substr(line.rfind(',') + 1));
  EXPECT_EQ(in_csv, eruptions);
  EXPECT_THAT(playtest_html(playtest), testing::AllOf(HasSubstr("<section id=\"module-volcano\">"),
                                                      HasSubstr("Buildings that eruptions struck")));
  EXPECT_THAT(playtest_html(PlayedBatch("base-3-4", 1, {"random"}).playtest()), Not(HasSubstr("module-")));
}

TEST(PlaytestReports, SayWhenStacksRanOut) {  // EXP-09
  const PlayedBatch explorers("explorers-3-4", 20, {"random"});
  const auto json = nlohmann::json::parse(playtest_json(explorers.playtest()));
  const auto& stacks = json["modules"]["seafarers"]["stacks-emptied"];
  ASSERT_GT(stacks["sum"], 0);
  for (const auto& entry : stacks["entries"]) {
    EXPECT_TRUE(explorers.game.map().stack(entry["stack"].get<std::string>()));
    EXPECT_GE(entry["turns"], entry["count"]);
  }
}

/// Of a playtest on a map with a stack of this name.
std::string csv_with_stack(const std::string& formula) {
  Scenario map = template_named("explorers-3-4");
  const auto stack = map.stacks.extract(map.stacks.begin()->first);
  const std::string before = stack.key();
  map.stacks[formula] = stack.mapped();
  for (auto& [hex, cell] : map.cells)
    if (cell.stack == before) cell.stack = formula;
  for (auto& [name, other] : map.stacks)
    if (other.paired_with == before) other.paired_with = formula;
  const Game game(map);
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot("random"));
  options.games = 20;
  options.threads = 1;
  const BatchResult result = play_batch(game, options);
  return playtest_csv({game, options, result});
}

TEST(PlaytestCsv, HoldsNoFormulaForSpreadsheets) {
  const std::string csv = csv_with_stack("=HYPERLINK(\"http://x.invalid\")");
  EXPECT_THAT(csv, HasSubstr(R"_(,"'=HYPERLINK(""http://x.invalid"")",)_"));
  EXPECT_THAT(csv, Not(HasSubstr(",=")));
  EXPECT_THAT(csv, Not(HasSubstr("'-"))) << "the name of a hex is none";
  for (const std::string name : {"+1", "@SUM(A1)", "-a1"})
    EXPECT_THAT(csv_with_stack(name), HasSubstr("'" + name));
}

TEST(ModuleReports, ChartEveryCounterOfTheModulesThatArePlayed) {
  const PlayedBatch spices("spices-fog-islands-4", 2, {"settler"});
  const auto reports = module_reports(spices.playtest());
  std::vector<std::string> modules;
  for (const ModuleReport& report : reports) {
    modules.emplace_back(report.id);
    for (const BarChart::Group& group : report.chart.groups)
      EXPECT_FALSE(group.bars.empty()) << text(group.title);
  }
  EXPECT_THAT(modules, testing::Contains("spices"));
  EXPECT_TRUE(module_reports(PlayedBatch("base-3-4", 1, {"random"}).playtest()).empty());
}

TEST(PlaytestHtml, NeedsNothingButItself) {
  const auto page = playtest_html(fog().playtest());
  EXPECT_THAT(page, testing::StartsWith("<!DOCTYPE html>"));
  // References lead nowhere but into the page; names of XML namespaces are no addresses.
  const std::regex outside(R"re((src|href|action)="(?!#|data:)[^"]*"|@import|url\((?!#|"#)|<script)re");
  std::smatch found;
  EXPECT_FALSE(std::regex_search(page, found, outside)) << found.str();
}

TEST(PlaytestHtml, KeepsATitleFromBeingMarkup) {
  PlayedBatch played("base-3-4", 1, {"random"});
  Scenario scenario = played.game.scenario();
  scenario.details.title = "<b onclick=\"x\">&";
  const Game game(scenario);
  const auto page = playtest_html({game, played.options, *played.result});
  EXPECT_THAT(page, HasSubstr("<h1>&lt;b onclick=&quot;x&quot;&gt;&amp;</h1>"));
  EXPECT_THAT(page, Not(HasSubstr("<b onclick")));
}

TEST(PlaytestHtml, ShowsDiscoveryOnlyWhereSomethingIsHidden) {
  const PlayedBatch base("base-3-4", 2, {"random"});
  EXPECT_THAT(playtest_html(base.playtest()), Not(HasSubstr("show-discovery")));
  EXPECT_THAT(playtest_html(fog().playtest()), HasSubstr("show-discovery"));
}

TEST(PlaytestHtml, SaysNothingOfSeatsWhereNobodyWon) {
  PlayedBatch played("base-3-4", 1, {"random"});
  played.options.most_turns = 3;
  played.result.emplace(play_batch(played.game, played.options));
  EXPECT_THAT(playtest_json(played.playtest()), HasSubstr("\"chanceOfFairSeats\": null"));
  EXPECT_THAT(playtest_html(played.playtest()), HasSubstr("No game was won"));
}

TEST(PlaytestReports, TellStuckGamesFromStalledOnes) {  // DES-10
  const Game game(barren_island());
  BatchOptions options;
  options.bots.assign(4, find_bot("settler"));
  options.games = 2;
  options.threads = 1;
  const BatchResult result = play_batch(game, options);
  const Playtest playtest{game, options, result};
  EXPECT_THAT(playtest_json(playtest), testing::AllOf(HasSubstr("\"stuck\": 2"), HasSubstr("\"stalled\": 0"),
                                                      HasSubstr("\"stuckGames\": [\n  0,\n  1\n ]")));
  EXPECT_THAT(playtest_csv(playtest),
              testing::AllOf(HasSubstr("\nstuck,,,2\n"), HasSubstr("\nstalled,,,0\n")));
  EXPECT_THAT(playtest_html(playtest),
              testing::AllOf(HasSubstr("2 games (100.0 %) got stuck"), Not(HasSubstr("stalled"))));
}

TEST(PlaytestHtml, IsWholeWhenNothingWasDecided) {
  PlayedBatch played("base-3-4", 1, {"random"});
  played.options.most_turns = 3;
  played.result.emplace(play_batch(played.game, played.options));
  const auto page = playtest_html(played.playtest());
  EXPECT_THAT(page, HasSubstr("1 game (100.0 %) stalled"));
  EXPECT_THAT(page, HasSubstr("No game was won, so nothing can be said about the seats."));
  EXPECT_THAT(page, Not(HasSubstr("Fair to all seats")));
  EXPECT_THAT(page, Not(HasSubstr("half of the games")));
  EXPECT_FALSE(std::regex_search(page, std::regex(R"(\b(nan|inf)\b)")));
  played.options.games = 0;
  played.result.emplace(play_batch(played.game, played.options));
  EXPECT_THAT(playtest_html(played.playtest()), testing::EndsWith("</html>\n"));
}

}  // namespace
}  // namespace hexwright
