#include "model/balance/improve.h"

#include <set>

#include <gmock/gmock.h>

#include "model/generate/generate.h"
#include "model/generate/wishes.h"
#include "model/validation/validate.h"
#include "tests/model/balance/small.h"

namespace hexwright {
namespace {

using test::after;
using test::small_options;
using test::taken;
using test::template_named;
using testing::HasSubstr;

BalanceOptions quick() {
  BalanceOptions options = small_options();
  options.wishes.clear();
  options.boards = 24, options.games = 60, options.verdict_games = 120, options.study = 20;
  return options;
}

TEST(Improve, OffersSingleExchangesThatComeCloserToTheGoal) {
  const Scenario scenario = template_named("base-3-4");
  const Improvements found = taken(improve(scenario, quick()));
  EXPECT_TRUE(found.is_complete);
  EXPECT_EQ(found.tried, 24);
  EXPECT_GT(found.possible, 200) << "numbers, hexes and harbors";
  EXPECT_EQ(found.map.games, 120);
  ASSERT_FALSE(found.best.empty());
  EXPECT_LE(found.best.size(), std::size_t(most_improvements));
  for (const Improvement& each : found.best) {
    EXPECT_LT(each.score.value, found.score.value);
    EXPECT_EQ(each.games.games, 120);
    EXPECT_THAT(text(each.words), HasSubstr("changed places"));
    const Scenario changed = after(scenario, each.edits);
    EXPECT_FALSE(changed == scenario);
    for (const Finding& finding : validate(changed)) EXPECT_NE(finding.severity, Severity::Error);
  }
  for (std::size_t i = 1; i < found.best.size(); ++i)
    EXPECT_LE(found.best[i - 1].score.value, found.best[i].score.value) << "the best first";
}

TEST(Improve, IsTheSameOnAnyNumberOfThreads) {
  const Scenario scenario = template_named("base-3-4");
  const auto one = taken(improve(scenario, quick(), 1)), two = taken(improve(scenario, quick(), 3));
  ASSERT_EQ(one.best.size(), two.best.size());
  EXPECT_EQ(one.map, two.map);
  for (std::size_t i = 0; i < one.best.size(); ++i) {
    EXPECT_EQ(one.best[i].words, two.best[i].words);
    EXPECT_EQ(one.best[i].games, two.best[i].games);
  }
}

TEST(Improve, ChangesNothingThatIsLockedOrAgainstAWish) {
  Scenario scenario = template_named("base-3-4");
  BalanceOptions options = quick();
  options.freedom.terrain = options.freedom.harbors = false;
  options.wishes = {{WishKind::RedNumbersApart}};
  std::set<Hex> free;
  for (const auto& [hex, cell] : scenario.cells) {
    const auto* number = std::get_if<int>(&cell.token);
    if (number && free.size() < 4)
      free.insert(hex);
    else
      options.freedom.locked.insert(hex);
  }
  const Improvements found = taken(improve(scenario, options));
  EXPECT_LE(found.possible, 6) << "pairs of four hexes";
  EXPECT_EQ(found.tried, found.possible);
  for (const Improvement& each : found.best) {
    const Scenario changed = after(scenario, each.edits);
    const MapView map(changed);
    EXPECT_EQ(Judge(map, options.wishes).missed_hard(layout_of(map)), 0);
    for (const auto& [hex, cell] : changed.cells)
      if (!free.contains(hex)) EXPECT_EQ(cell, scenario.cells.at(hex));
  }
}

TEST(Improve, EndsWithNothingOnceItIsStopped) {
  std::atomic<bool> stop = true;
  BalanceCallbacks watch;
  watch.stop = &stop;
  const Improvements found = taken(improve(template_named("base-3-4"), quick(), 2, watch));
  EXPECT_FALSE(found.is_complete);
  EXPECT_THAT(found.best, testing::IsEmpty());
}

TEST(Improve, SaysWhyNothingCanChangePlaces) {
  Scenario scenario = template_named("base-3-4");
  BalanceOptions options = quick();
  for (const auto& [hex, cell] : scenario.cells) options.freedom.locked.insert(hex);
  EXPECT_TRUE(improve(scenario, options).refusal());
  const auto dealt = improve(template_named("base-3-4-variable"), quick());
  ASSERT_TRUE(dealt.refusal());
  EXPECT_THAT(text(dealt.refusal()->why), HasSubstr("no two places"));
}

}  // namespace
}  // namespace hexwright
