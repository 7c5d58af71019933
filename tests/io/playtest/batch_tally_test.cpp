#include "io/playtest/batch_tally.h"

#include <nlohmann/json.hpp>

#include "io/playtest/engine_signature.h"
#include "io/playtest/farm_plan.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/io/playtest/played.h"
#include "tests/support/large_world.h"
#include "tests/support/own_packs.h"

namespace hexwright {
namespace {

using nlohmann::ordered_json;
using testing::HasSubstr;

BatchTally tally_of(const Scenario& map, GameRange games,
                    std::initializer_list<std::string_view> bots = {"random"}) {
  BatchOptions options;
  const Game game(map, {.players = 0, .offers_a_turn = 1});
  while (static_cast<int>(options.bots.size()) < game.players())
    for (const auto bot : bots) options.bots.push_back(find_bot(bot));
  options.bots.resize(static_cast<std::size_t>(game.players()));
  options.first = games.first, options.games = games.games, options.threads = 1;
  BatchTally tally{identity_of(game, options), {}, play_batch(game, options).statistics};
  tally.played.add(games);
  return tally;
}

BatchTally tally_of(std::string_view map, GameRange games,
                    std::initializer_list<std::string_view> bots = {"random"}) {
  return tally_of(template_named(map), games, bots);
}

std::string problem_with(const std::string& json) {
  const auto read = read_tally(json);
  const auto* problem = std::get_if<Problem>(&read);
  return problem ? text(*problem, "shard.json") : "nothing";
}

/// What is wrong after such a change.
std::string problem_after(const BatchTally& tally, const std::function<void(ordered_json&)>& change) {
  ordered_json json = ordered_json::parse(write_tally(tally));
  change(json);
  return problem_with(json.dump());
}

class BatchTallies : public testing::Test {
 protected:
  const BatchTally base = tally_of("base-3-4", {0, 12});
};

TEST_F(BatchTallies, AreReadAsTheyWereWrittenOnEveryKindOfMap) {
  for (const char* map : {"base-3-4", "spices-fog-islands-4", "explorers-3-4", "krakatoa-3", "frontiers",
                          "desolation-3-4", "jungle-sea-4", "base-5-6"}) {
    const BatchTally tally = tally_of(map, {3, 6}, {"settler", "random"});
    const std::string json = write_tally(tally);
    const auto read = read_tally(json);
    ASSERT_TRUE(std::holds_alternative<BatchTally>(read)) << map << ": " << problem_with(json);
    EXPECT_EQ(std::get<BatchTally>(read), tally) << map;
    EXPECT_EQ(write_tally(std::get<BatchTally>(read)), json) << map;
  }
}

TEST_F(BatchTallies, OfALargeWorldAreReadAsTheyWereWritten) {
  const BatchTally tally = tally_of(large_world(), {0, 2}, {"settler", "random"});
  const auto read = read_tally(write_tally(tally));
  ASSERT_TRUE(std::holds_alternative<BatchTally>(read)) << problem_with(write_tally(tally));
  EXPECT_EQ(std::get<BatchTally>(read), tally);
}

TEST_F(BatchTallies, KeepGamesThatEverybodyLost) {  // OWN-43
  const BatchTally tally =
      tally_of(base_with(R"(<rule id="over" title="Over"><when event="roll" numbers="2"/><end/></rule>)"),
               {0, 12}, {"settler"});
  EXPECT_GT(tally.statistics.lost, 0);
  const std::string json = write_tally(tally);
  const auto read = read_tally(json);
  ASSERT_TRUE(std::holds_alternative<BatchTally>(read)) << problem_with(json);
  EXPECT_EQ(std::get<BatchTally>(read), tally);
  EXPECT_THAT(problem_after(tally, [](ordered_json& top) { top["lost"] = 13; }), HasSubstr("\"lost\""));
  EXPECT_THAT(problem_after(tally, [](ordered_json& top) { top.erase("lost"); }), HasSubstr("games"));
  EXPECT_FALSE(ordered_json::parse(write_tally(base)).contains("lost"));
}

TEST_F(BatchTallies, AddUpToWhatOneRunCountsInAnyOrder) {
  const BatchTally whole = tally_of("spices-fog-islands-4", {0, 9});
  std::vector<BatchTally> parts;
  for (const GameRange& part : split({0, 9}, 4)) parts.push_back(tally_of("spices-fog-islands-4", part));
  std::vector<std::size_t> order{0, 1, 2, 3};
  do {
    BatchTally sum = parts[order[0]];
    for (std::size_t i = 1; i < order.size(); ++i) ASSERT_FALSE(add(sum, parts[order[i]]));
    ASSERT_EQ(write_tally(sum), write_tally(whole));
  } while (std::next_permutation(order.begin(), order.end()));
}

TEST_F(BatchTallies, AreNotAddedTwiceNorToThoseOfAnotherBatch) {
  const auto refused = [this](const std::function<void(BatchIdentity&)>& change) {
    BatchTally sum = base, other = tally_of("base-3-4", {12, 1});
    change(other.identity);
    const auto why = add(sum, other);
    EXPECT_EQ(sum, base);
    return why ? text(*why) : "nothing";
  };
  EXPECT_THAT(refused([](auto& batch) { batch.seed = 2; }), HasSubstr("its seed is 2 instead of 1"));
  EXPECT_THAT(refused([](auto& batch) { batch.studied = 9; }), HasSubstr("studied 9 games instead of 0"));
  EXPECT_THAT(refused([](auto& batch) { batch.most_turns = 9; }),
              HasSubstr("its turn limit is 9 instead of 5000"));
  EXPECT_THAT(refused([](auto& batch) { batch.offers = 0; }),
              HasSubstr("its offers a turn are 0 instead of 1"));
  EXPECT_THAT(refused([](auto& batch) { batch.bots[2] = "settler"; }),
              HasSubstr("random,random,settler,random instead of random,random,random,random"));
  EXPECT_THAT(refused([](auto& batch) { batch.map = std::string(16, 'a'); }),
              HasSubstr("another map: aaaaaaaaaaaaaaaa"));
  EXPECT_THAT(refused([](auto& batch) { batch.engine = std::string(16, 'b'); }),
              HasSubstr("the signature bbbbbbbbbbbbbbbb instead of " + engine_signature()));
  BatchTally sum = base;
  const auto twice = add(sum, tally_of("base-3-4", {10, 5}));
  EXPECT_EQ(twice ? text(*twice) : "", "games 10 to 11 of it are counted already");
  EXPECT_EQ(sum, base);
}

TEST_F(BatchTallies, TellWhichFieldCannotBe) {
  const auto after = [this](const std::function<void(ordered_json&)>& change) {
    return problem_after(base, change);
  };
  EXPECT_THAT(after([](auto& json) { json.erase("rolls"); }), HasSubstr("\"rolls\" is missing"));
  EXPECT_THAT(after([](auto& json) { json["luck"] = 1; }), HasSubstr("\"luck\" is no field of a tally"));
  EXPECT_THAT(after([](auto& json) { json["version"] = 2; }), HasSubstr("reads versions up to 1"));
  EXPECT_THAT(after([](auto& json) { json["format"] = "x"; }), HasSubstr("this is no tally of a playtest"));
  EXPECT_THAT(after([](auto& json) { json["seats"][2]["wins"] = -1; }),
              HasSubstr("\"seats[2].wins\" is -1; a whole number from 0 to 12 was expected"));
  EXPECT_THAT(after([](auto& json) { json["openings"][1]["won"][3] = 1.5; }),
              HasSubstr("\"openings[1].won[3]\" is 1.5"));
  EXPECT_THAT(after([](auto& json) { json["openings"][1]["won"].erase(0); }),
              HasSubstr("\"openings[1].won\" is a list of 95"));
  EXPECT_THAT(after([](auto& json) { json["engine"] = "new"; }), HasSubstr("\"engine\" is no hash"));
  EXPECT_THAT(after([](auto& json) { json["bots"][0] = "oracle"; }), HasSubstr("\"bots[0]\" is no bot"));
  EXPECT_THAT(after([](auto& json) { json["decisions"] = 18446744073709551615U; }),
              HasSubstr("\"decisions\" is"));
  EXPECT_THAT(problem_with("{\n \"format\": ]"), HasSubstr("shard.json:2:12: error: this is no JSON"));
  EXPECT_THAT(problem_with("{\"games\": 1e999}"), HasSubstr("a number in it that is too large"));
  EXPECT_THAT(problem_with("[1]"), HasSubstr("this is no tally of a playtest"));
  EXPECT_THAT(problem_with(std::string(100'000, '[')), HasSubstr("nested deeper than 32"));
  EXPECT_THAT(problem_with(std::string(most_tally_bytes + 1, ' ')), HasSubstr("larger than"));
}

TEST_F(BatchTallies, TellNumbersThatContradictEachOther) {
  const auto after = [this](const std::function<void(ordered_json&)>& change) {
    return problem_after(base, change);
  };
  const auto more = [](ordered_json& number) { number = number.get<int>() + 1; };
  EXPECT_THAT(after([&](auto& json) { more(json["games"]); }), HasSubstr("\"games\" is 13"));
  EXPECT_THAT(after([&](auto& json) { more(json["seats"][0]["wins"]); }),
              HasSubstr("\"games\" and \"seats\""));
  EXPECT_THAT(after([&](auto& json) { more(json["byBot"][0]["wins"][0]); }),
              HasSubstr("\"seats\" and \"byBot\""));
  EXPECT_THAT(after([&](auto& json) { more(json["lengths"][0][1]); }),
              HasSubstr("\"games\" and \"lengths\""));
  EXPECT_THAT(after([&](auto& json) { json["stalledGames"] = {3}; }),
              HasSubstr("\"stalled\" and \"stalledGames\""));
  EXPECT_THAT(after([&](auto& json) { json["openings"][0]["won"][0] = 12; }), HasSubstr("contradict"));
  EXPECT_THAT(after([&](auto& json) {
                json["ranges"] = {{{"first", 0}, {"games", 6}}, {{"first", 6}, {"games", 6}}};
              }),
              HasSubstr("\"ranges[1]\" touches"));
}

TEST_F(BatchTallies, FitOnlyTheMapThatWasPlayed) {
  EXPECT_FALSE(mismatch(base, Game(template_named("base-3-4"))));
  EXPECT_TRUE(mismatch(base, Game(template_named("jungle-3-4"))));
}

// Whoever changes how games are played changes it, on purpose or not.
TEST(EngineSignature, IsTheSameWhereverTheSameIsPlayed) {
  EXPECT_EQ(engine_signature().size(), 16U);
  EXPECT_EQ(engine_signature(), engine_signature());
}

TEST(FarmPlans, CutEveryGameIntoOnePartOfOneRound) {
  for (const std::uint64_t rounds : {1, 3, 7}) {
    const FarmPlan plan{{}, {5, 100}, 20, rounds, 20'000};
    std::uint64_t next = 5;
    for (const GameRange& round : rounds_of(plan))
      for (const GameRange& part : parts_of(plan, round)) {
        EXPECT_EQ(part.first, next);
        next = part.end();
      }
    EXPECT_EQ(next, 105U);
    EXPECT_EQ(rounds_of(plan).size(), rounds);
  }
}

TEST(FarmPlans, AreReadAsTheyWereWritten) {
  const FarmPlan plan{{std::string(16, '1'), std::string(16, '2'), {"settler", "random"}, 2, 7, 900, 20},
                      {5, 100},
                      9,
                      3,
                      20'000};
  const auto read = read_plan(write_plan(plan));
  ASSERT_TRUE(std::holds_alternative<FarmPlan>(read));
  EXPECT_EQ(std::get<FarmPlan>(read), plan);
  std::string more_rounds_than_parts = write_plan(plan);
  const auto at = more_rounds_than_parts.find("\"rounds\": 3");
  ASSERT_NE(at, std::string::npos);
  more_rounds_than_parts.replace(at, 11, "\"rounds\": 10");
  EXPECT_TRUE(std::holds_alternative<Problem>(read_plan(more_rounds_than_parts)));
  const auto wrong = read_plan("{}");
  ASSERT_TRUE(std::holds_alternative<Problem>(wrong));
  EXPECT_THAT(text(std::get<Problem>(wrong).message), HasSubstr("\"format\" is missing"));
}

}  // namespace
}  // namespace hexwright
