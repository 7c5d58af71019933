#include "model/generate/generate.h"

#include <set>

#include <gmock/gmock.h>

#include "model/generate/judge.h"
#include "model/generate/land.h"
#include "model/validation/validate.h"
#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

using test::template_named;

std::vector<GeneratedBoard> boards_of(const Scenario& scenario, const GenerateOptions& options) {
  auto boards = generate(scenario, options);
  if (const auto* refusal = boards.refusal()) throw std::runtime_error(text(refusal->why));
  return std::move(boards).value();
}

Scenario after(const Scenario& scenario, const Edits& edits) {
  Scenario changed = scenario;
  const auto done = apply_edits(changed, edits);
  if (const auto* refusal = done.refusal()) throw std::runtime_error(text(refusal->why));
  return changed;
}

int missed(const Scenario& scenario, const std::vector<Wish>& wishes) {
  const MapView map(scenario);
  return Judge(map, wishes).missed_hard(layout_of(map));
}

class Generate : public testing::TestWithParam<const char*> {};

TEST_P(Generate, MeetsTheWishesWithoutNewErrors) {
  const Scenario scenario = template_named(GetParam());
  const std::vector<Wish> wishes = find_wish_set("usual")->wishes;
  for (const GeneratedBoard& board : boards_of(scenario, {.wishes = wishes, .boards = 5})) {
    const Scenario dealt = after(scenario, board.edits);
    EXPECT_EQ(missed(dealt, wishes), 0);
    EXPECT_EQ(count_open(validate(dealt), Severity::Error), 0);
  }
}

INSTANTIATE_TEST_SUITE_P(, Generate,
                         testing::Values("base-3-4", "base-3-4-variable", "base-5-6-variable",
                                         "new-shores-4-variable", "fog-islands-4-variable",
                                         "frontiers-variable", "jungle-3-4-variable",
                                         "volcano-3-4-variable"));

TEST(GenerateBoards, TheSameSeedGivesTheSameBoardsWhicheverAreAskedFor) {
  const Scenario scenario = template_named("base-3-4-variable");
  const std::vector<Wish> wishes = find_wish_set("usual")->wishes;
  const auto all = boards_of(scenario, {.wishes = wishes, .seed = 5, .boards = 4});
  const auto third = boards_of(scenario, {.wishes = wishes, .seed = 5, .first = 2, .boards = 1});
  EXPECT_EQ(after(scenario, all[2].edits), after(scenario, third[0].edits));
  EXPECT_NE(after(scenario, all[0].edits), after(scenario, all[1].edits));
}

TEST(GenerateBoards, GivesWhatIsFoundWhenItIsStopped) {
  const std::atomic<bool> stop = true;
  const auto boards = generate(template_named("base-3-4-variable"),
                               {.wishes = find_wish_set("usual")->wishes, .boards = 4}, &stop);
  EXPECT_THAT(boards.value(), testing::IsEmpty());
}

TEST(GenerateBoards, BringsNoLoudNumberToQuietAreas) {  // TRI-11
  const Scenario scenario = template_named("tribal-gifts-3-4-variable");
  for (const char* set : {"usual", "wild"})
    for (const GeneratedBoard& board :
         boards_of(scenario, {.wishes = find_wish_set(set)->wishes, .boards = 10})) {
      const Scenario dealt = after(scenario, board.edits);
      for (const Hex hex : dealt.areas.at("Short side").cells)
        EXPECT_FALSE(is_loud(open_token(dealt.cells.at(hex)).value_or(0))) << set;
    }
}

TEST(GenerateBoards, KeepsWhatWasNotChosen) {
  const Scenario scenario = template_named("base-3-4");
  GenerateOptions options{.freedom = {.terrain = false, .harbors = false}};
  const Scenario dealt = after(scenario, boards_of(scenario, options)[0].edits);
  EXPECT_EQ(dealt.harbors, scenario.harbors);
  for (const auto& [hex, cell] : scenario.cells) EXPECT_EQ(dealt.cells.at(hex).terrain, cell.terrain);
  EXPECT_NE(dealt.cells, scenario.cells);
}

TEST(GenerateBoards, KeepsWhatIsLockedAndTellsTheSeed) {
  Scenario scenario = template_named("base-3-4");
  scenario.generation.locked = {Hex{0, -2}, Hex{1, -2}, Hex{0, 0}};
  scenario.generation.wishes = {{WishKind::RedNumbersApart}};
  GenerateOptions options = options_of(scenario);
  options.seed = 9;
  options.first = 3;
  options.boards = 5;
  std::uint64_t number = 3;
  for (const GeneratedBoard& board : boards_of(scenario, options)) {
    const Scenario dealt = after(scenario, board.edits);
    for (const Hex at : scenario.generation.locked) EXPECT_EQ(dealt.cells.at(at), scenario.cells.at(at));
    EXPECT_EQ(dealt.generation.wishes, scenario.generation.wishes);
    EXPECT_EQ(dealt.generation.locked, scenario.generation.locked);
    EXPECT_EQ(dealt.generation.dealt, (Dealt{9, number++}));
  }
}

TEST(GenerateBoards, WishesWithAWeightAreMetAsFarAsTheyCanBe) {
  const Scenario scenario = template_named("base-3-4-variable");
  const Wish hard{WishKind::RedNumbersApart}, soft{WishKind::CornerPips, 10, 2};
  int without = 0, with = 0;
  for (const auto& board : boards_of(scenario, {.wishes = {hard}, .boards = 10}))
    without += missed(after(scenario, board.edits), {{WishKind::CornerPips, 10}});
  for (const auto& board : boards_of(scenario, {.wishes = {hard, soft}, .boards = 10})) {
    EXPECT_EQ(board.missed, 2 * missed(after(scenario, board.edits), {{WishKind::CornerPips, 10}}));
    with += board.missed / 2;
  }
  EXPECT_LT(with, without / 2);
}

TEST(GenerateBoards, FindsRareBoardsByChains) {
  const Scenario scenario = template_named("base-3-4-variable");
  const std::vector<Wish> wishes{{WishKind::RedNumbersApart},
                                 {WishKind::EqualNumbersApart},
                                 {WishKind::TerrainsTogether, 1},
                                 {WishKind::CornerPips, 10},
                                 {WishKind::HarborsOffOwnTerrain}};
  for (const auto& board : boards_of(scenario, {.wishes = wishes, .boards = 2})) {
    EXPECT_TRUE(board.by_chain);
    EXPECT_EQ(missed(after(scenario, board.edits), wishes), 0);
  }
}

/// From common to so rare that a shuffle in 100,000 meets them.
TEST(GenerateBoards, AreDrawnInOneWayWhateverTheSeed) {
  const Scenario scenario = template_named("base-3-4-variable");
  for (int most = 12; most >= 9; --most) {
    const std::vector<Wish> wishes{{WishKind::RedNumbersApart},
                                   {WishKind::EqualNumbersApart},
                                   {WishKind::TerrainsTogether, 2},
                                   {WishKind::ResourcePipsAtLeast, 10},
                                   {WishKind::CornerPips, most}};
    std::set<std::pair<bool, bool>> ways;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const auto boards = generate(scenario, {.wishes = wishes, .seed = seed});
      if (const auto* refusal = boards.refusal())
        FAIL() << "at most " << most << ", seed " << seed << ": " << text(refusal->why);
      ways.emplace(boards.value()[0].by_chain, boards.value()[0].by_solver);
    }
    EXPECT_EQ(ways.size(), 1U) << "at most " << most;
  }
}

/// Found, or given up with the words for it, after some seconds of looking.
TEST(GenerateBoards, OfTheLargestLandHaveAnAnswerAfterBoundedWork) {
  const auto land = land_of_shape({.islands = {400}}, 3);
  std::vector<Wish> wishes{{WishKind::RedNumbersApart}};
  if (is_full_check()) wishes.push_back({WishKind::CornerPips, 8});
  for (const Wish& wish : wishes) {
    GenerateProgress progress;
    const auto boards = generate(land.value(), {.wishes = {wish}}, nullptr, &progress);
    EXPECT_LT(progress.looked_at, 400'000U) << to_text(wish);
    if (const auto* refusal = boards.refusal())
      EXPECT_THAT(text(refusal->why), testing::HasSubstr("none is proven impossible"));
    else
      EXPECT_EQ(missed(after(land.value(), boards.value()[0].edits), {wish}), 0);
  }
}

TEST(GenerateBoards, SaysSoWhereNoBoardCanBe) {
  const auto boards = generate(template_named("base-3-4"), {.wishes = {{WishKind::CornerPips, 4}}});
  ASSERT_TRUE(boards.refusal());
  EXPECT_EQ(text(boards.refusal()->why), "this wish cannot be met here: At most 4 pips at an intersection");
}

}  // namespace
}  // namespace hexwright
