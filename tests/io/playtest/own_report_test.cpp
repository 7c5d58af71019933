#include <numeric>

#include <nlohmann/json.hpp>

#include "io/playtest/batch_tally.h"
#include "io/playtest/counted.h"
#include "io/playtest/places_played.h"
#include "io/playtest/verdict_words.h"
#include "tests/io/playtest/played.h"
#include "tests/support/own_packs.h"

// What reports and tallies say of own rules.

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

const std::string rules = R"(
  <counter id="luck" title="Luck" most="9999"/>
  <rule id="each" title="Each"><when event="roll" numbers="2 3 4 5 6 7 8 9 10 11 12"/>
    <gain counter="luck" count="1"/></rule>
  <rule id="never" title="Never"><when event="roll" numbers="2"/><if value="round" above="9000"/>
    <take what="wool" count="1"/></rule>)";

const PlayedBatch& played() {
  static const PlayedBatch batch(base_with(rules), 8, {"settler"});
  return batch;
}

std::int64_t rolls() {
  const auto& all = played().result->statistics.rolls;
  return std::accumulate(all.begin(), all.end(), std::int64_t{0});
}

TEST(OwnReports, ListEachRuleBySeatAlsoOneThatNeverHappened) {
  const auto reports = module_reports(played().playtest());
  ASSERT_EQ(reports.size(), 1U);
  EXPECT_EQ(text(reports[0].title), "Own rules");
  const auto& groups = reports[0].chart.groups;
  ASSERT_EQ(groups.size(), 2U) << "no card was brought, none was paid, nothing was taken";
  ASSERT_EQ(groups[0].bars.size(), 2U);
  EXPECT_EQ(text(groups[0].bars[0].name), "Mine: Each");
  EXPECT_DOUBLE_EQ(groups[0].bars[0].value, static_cast<double>(rolls()) / 8);
  const auto& by_seat = groups[0].bars[0].by_seat;
  EXPECT_EQ(by_seat.size(), 4U);
  EXPECT_NEAR(std::accumulate(by_seat.begin(), by_seat.end(), 0.0), groups[0].bars[0].value, 1e-9);
  EXPECT_EQ(text(groups[0].bars[1].name), "Mine: Never");
  EXPECT_EQ(text(groups[0].bars[1].words), "0.00");
  ASSERT_EQ(groups[1].bars.size(), 1U);
  EXPECT_EQ(text(groups[1].bars[0].name), "Mine: Each (Luck)");
}

TEST(OwnReports, AreInEveryFormOfReport) {
  const auto json = nlohmann::json::parse(playtest_json(played().playtest()))["modules"]["own"];
  EXPECT_EQ(json["happened"]["sum"], rolls());
  EXPECT_EQ(json["happened"]["entries"][0]["kind"], "mine.each");
  EXPECT_EQ(json["happened"]["entries"][0]["bySeat"].size(), 4U);
  EXPECT_EQ(json["given"]["entries"][0]["kind"], "mine.each:luck");
  EXPECT_THAT(playtest_csv(played().playtest()), HasSubstr("\nown: happened,seat 1,mine.each,"));
  const std::string page = playtest_html(played().playtest());
  EXPECT_THAT(page, HasSubstr("Own rules"));
  EXPECT_THAT(page, HasSubstr("Mine: Never"));
}

TEST(OwnReports, ShowWhereEachRuleHappened) {
  const PlayedBatch batch(base_with(R"(<terrain id="lake" title="Lake" colour="2F6F9F" prints="2 3 11 12"/>
      <counter id="fish" title="Fish" most="99"/>
      <rule id="catch" title="Catch"><when event="number" terrain="lake"/><for each="building-around"/><gain counter="fish"/></rule>
      <rule id="settled" title="Settled"><when event="built" what="settlement" founding="yes"/><gain counter="fish"/></rule>
      <rule id="roll" title="Roll"><when event="roll" numbers="6"/><gain counter="fish"/></rule>)"),
                          6, {"settler"});
  const auto heats = rule_heats(batch.playtest());
  ASSERT_EQ(heats.size(), 3U) << "all together, and the two that have places";
  EXPECT_EQ(text(heats[0].title), "Own rules");
  EXPECT_EQ(heats[0].heat.cells.size(), 1U);
  const auto of = [&](const char* title) {
    return std::ranges::find_if(heats, [&](const RuleHeat& each) { return text(each.title) == title; })->heat;
  };
  ASSERT_EQ(of("Mine: Catch").cells.size(), 1U);
  EXPECT_TRUE(of("Mine: Catch").discs.empty());
  EXPECT_THAT(text(of("Mine: Catch").cells[0].tip), HasSubstr(", in a game: Mine: Catch "));
  EXPECT_GE(of("Mine: Settled").discs.size(), 8U);
  EXPECT_THAT(playtest_html(batch.playtest()), HasSubstr(">Mine: Settled</label>"));
  EXPECT_TRUE(rule_heats(PlayedBatch("base-3-4", 1, {"random"}).playtest()).empty());
}

BatchTally tally_of(const Game& game, GameRange games) {
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot("random"));
  options.first = games.first, options.games = games.games, options.threads = 1;
  BatchTally tally{identity_of(game, options), {}, play_batch(game, options).statistics};
  tally.played.add(games);
  return tally;
}

/// As a program wrote it that did not count own rules yet.
BatchTally older(const Game& game, BatchTally tally) {
  const auto rows = game.counters().rows();
  const auto first =
      std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.module == "own"; });
  tally.statistics.counted.resize(first->first);
  return tally;
}

TEST(OwnTallies, AddUpToWhatOneRunCounts) {
  const Game game(with_pack_on_board(pack_of(rules), "jungle-3-4"));
  BatchTally sum = tally_of(game, {0, 3});
  ASSERT_FALSE(add(sum, tally_of(game, {3, 4})));
  EXPECT_EQ(sum, tally_of(game, {0, 7}));
}

TEST(OwnTallies, OfOlderProgramsAreReadAndAddedWithoutWhatTheyDidNotCount) {
  const Game game(with_pack_on_board(pack_of(rules), "jungle-3-4"));
  const std::string file = write_tally(older(game, tally_of(game, {0, 3})));
  const auto read = read_tally(file);
  ASSERT_TRUE(std::holds_alternative<BatchTally>(read));
  const BatchTally later = tally_of(game, {3, 4}), whole = older(game, tally_of(game, {0, 7}));
  BatchTally forwards = std::get<BatchTally>(read), backwards = later;
  EXPECT_FALSE(mismatch(forwards, game));
  ASSERT_FALSE(add(forwards, later));
  ASSERT_FALSE(add(backwards, std::get<BatchTally>(read)));
  EXPECT_EQ(forwards, whole);
  EXPECT_EQ(backwards, whole);
  const BatchOptions options;
  const BatchResult result{forwards.statistics};
  std::vector<std::string> modules;
  for (const ModuleReport& report : module_reports({game, options, result})) modules.emplace_back(report.id);
  EXPECT_THAT(modules, ElementsAre("jungle"));
  EXPECT_THAT(playtest_csv({game, options, result}), Not(HasSubstr("own: ")));
}

TEST(OwnTallies, EndWhereACounterEnds) {
  const Game game(with_pack_on_board(pack_of(rules), "jungle-3-4"));
  BatchTally tally = tally_of(game, {0, 2});
  EXPECT_FALSE(mismatch(tally, game));
  tally.statistics.counted.pop_back();
  EXPECT_TRUE(mismatch(tally, game));
  tally.statistics.counted.resize(tally.statistics.counted.size() + 2);
  EXPECT_TRUE(mismatch(tally, game));
}

/// So many games of each of two lengths, with so many wins by seat.
Statistics games_of(std::size_t turns, const std::vector<Statistics::Count>& wins) {
  const std::vector<const BotKind*> bots(4, find_bot("settler"));
  Statistics found(played().game, bots);
  for (const SeatId seat : found.seats.ids()) {
    found.seats[seat].wins = wins[seat.index()];
    found.games += wins[seat.index()];
  }
  found.lengths.resize(turns + 11);
  found.lengths[turns] = found.games / 2;
  found.lengths[turns + 10] = found.games - found.games / 2;
  return found;
}

std::string said(const Statistics& with, const Statistics& without) {
  BatchResult result{with};
  result.without.push_back({"lake", "Lakes", without});
  return text(verdict_sentences(result).back());
}

TEST(PackVerdicts, SayWhatAPackChangesWithIntervals) {
  const std::vector<Statistics::Count> even{100, 100, 100, 100}, first{220, 60, 60, 60};
  EXPECT_EQ(said(games_of(60, even), games_of(60, even)),
            "With Lakes the game is as long, as far as 400 games tell (−0.9 to +0.9 turns); seat shares stay "
            "within chance.");
  EXPECT_EQ(said(games_of(60, even), games_of(62, even)),
            "With Lakes the game is 2.0 turns shorter (1.1 to 2.9); seat shares stay within chance.");
  EXPECT_THAT(
      said(games_of(62, first), games_of(60, even)),
      testing::AllOf(testing::StartsWith("With Lakes the game is 2.0 turns longer (1.1 to 2.9); seat 1 wins "
                                         "30.0 points more ("),
                     HasSubstr("seat 4 wins 10.0 points less (")));
  EXPECT_EQ(said(games_of(60, even), games_of(60, {0, 0, 0, 0})),
            "What Lakes changes cannot be said: with it, or without it, hardly a game was won.");
}

TEST(PackVerdicts, AreInTheReportsOfGamesThatWereCompared) {
  PlayedBatch batch(base_with(rules), 8, {"settler"});
  EXPECT_FALSE(nlohmann::json::parse(playtest_json(batch.playtest())).contains("withoutPacks"));
  batch.result->without.push_back({"mine", "Mine", batch.result->statistics});
  const auto json = nlohmann::json::parse(playtest_json(batch.playtest()))["withoutPacks"][0];
  EXPECT_EQ(json["pack"], "mine");
  EXPECT_EQ(json["turns"]["more"], 0);
  EXPECT_EQ(json["shares"].size(), 4U);
  EXPECT_THAT(playtest_csv(batch.playtest()), HasSubstr("\ngames without pack,,mine,8\n"));
  EXPECT_THAT(playtest_html(batch.playtest()), HasSubstr("With Mine the game is as long"));
}

}  // namespace
}  // namespace hexwright
