#include "model/playtest/batch/pack_effect.h"

#include <gmock/gmock.h>

#include "model/playtest/batch/job.h"
#include "model/playtest/bots/all_bots.h"
#include "model/rules/own/book.h"
#include "tests/support/own_packs.h"

namespace hexwright {
namespace {

PlaytestJob job_of(const Scenario& scenario, std::uint64_t games, std::string_view bot = "settler") {
  PlaytestRequest request;
  request.batch.bots = {find_bot(bot)};
  request.batch.games = games;
  request.study = 0;
  auto prepared = prepare_playtest(scenario, request);
  if (auto* obstacles = std::get_if<std::vector<Message>>(&prepared))
    throw std::runtime_error(text(obstacles->front()));
  return std::get<PlaytestJob>(std::move(prepared));
}

PlaytestJob without(const PlaytestJob& job, std::string_view pack) {
  auto fewer = without_pack(job, pack);
  if (auto* obstacles = std::get_if<std::vector<Message>>(&fewer))
    throw std::runtime_error(text(obstacles->front()));
  return std::get<PlaytestJob>(std::move(fewer));
}

/// Games with the pack and without.
BatchResult compared(const Scenario& scenario, std::uint64_t games) {
  const PlaytestJob job = job_of(scenario, games);
  BatchResult result = job.play();
  result.without.push_back({"mine", "Mine", without(job, "mine").play().statistics});
  return result;
}

TEST(PackEffects, OfAPackThatDoesNothingAreNone) {
  const BatchResult result = compared(base_with(R"(<counter id="idle" title="Idle" most="3"/>)"), 40);
  const auto effects = pack_effects(result);
  ASSERT_EQ(effects.size(), 1U);
  EXPECT_EQ(effects[0].turns.more, 0) << "the same seed plays the same games";
  EXPECT_FALSE(effects[0].turns.is_sure());
  for (const ChangeByPack& share : effects[0].shares) {
    EXPECT_EQ(share.more, 0);
    EXPECT_FALSE(share.is_sure());
  }
}

TEST(PackEffects, AreSureWhereThePackSettlesTheGame) {
  const BatchResult longer = compared(base_with(R"(<set what="victory" to="12"/>)"), 40);
  const auto effects = pack_effects(longer);
  EXPECT_GT(effects[0].turns.more, 5);
  EXPECT_TRUE(effects[0].turns.is_sure());
  EXPECT_LT(effects[0].turns.interval.low, effects[0].turns.more);
  EXPECT_GT(effects[0].turns.interval.high, effects[0].turns.more);
}

TEST(PackEffects, HoldTogetherForAllPacks) {
  BatchResult result = compared(base_with(R"(<set what="victory" to="12"/>)"), 40);
  const Interval alone = pack_effects(result)[0].turns.interval;
  result.without.push_back(result.without.front());
  EXPECT_GT(pack_effects(result)[0].turns.interval.half_width(), alone.half_width());
}

TEST(PackEffects, EveryPackOfTheGalleryCanBeLeftOut) {
  for (const std::string& name : gallery_names()) {
    const own::Element pack = gallery_pack(name);
    const Scenario scenario = with_pack_on_board(pack, template_for(pack));
    const PlaytestJob job = without(job_of(scenario, 2, "random"), name);
    const own::Packs& left = job.game->scenario().own;
    const own::Book book = own::read_book(left);
    EXPECT_TRUE(book.rules.empty() && book.actions.empty() && book.figures.empty() && book.bars.empty())
        << name;
    EXPECT_EQ(left.terrains().size(), scenario.own.terrains().size()) << name;
    for (const own::OwnTerrain& terrain : left.terrains())
      EXPECT_FALSE(terrain.yields || terrain.yields_choice) << name;
    for (const own::OwnHarbor& harbor : left.harbors()) {
      EXPECT_EQ(harbor.trade.rate, 3) << name;
      EXPECT_EQ(harbor.trade.cards, own::every_resource) << name;
    }
    EXPECT_EQ(job.play().statistics.games, 2) << name;
  }
}

TEST(PackEffects, ArePromisedOnlyOfPacksThatThereAre) {
  const PlaytestJob job = job_of(base_with(R"(<bar what="seven"/>)"), 2);
  const auto none_such = without_pack(job, "lake");
  ASSERT_TRUE(std::holds_alternative<std::vector<Message>>(none_such));
  EXPECT_EQ(text(std::get<std::vector<Message>>(none_such).front()), "the map has no pack lake");
}

// R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, table II: 56 of 70 against 48 of 80.
TEST(Differences, OfSharesAreNewcombes) {
  const Interval found = difference_of_shares({56, 70}, {48, 80});
  EXPECT_NEAR(found.low, 0.0524, 0.0001);
  EXPECT_NEAR(found.high, 0.3339, 0.0001);
  EXPECT_EQ(difference_of_shares({0, 0}, {1, 2}).low, -1);
}

TEST(Differences, OfMeansAreWelchs) {
  const Interval found = difference_of_means({10, 4, 30}, {8, 4, 30});
  EXPECT_NEAR(found.low, 2 - 1.0337, 0.0005);
  EXPECT_NEAR(found.high, 2 + 1.0337, 0.0005);
  EXPECT_EQ(difference_of_means({10, 0, 30}, {8, 0, 30}).low, 2);
  EXPECT_LT(difference_of_means({10, 4, 1}, {8, 4, 30}).low, -1e9);
}

}  // namespace
}  // namespace hexwright
