#include "editor/core/generate/dealt_boards.h"

#include <condition_variable>
#include <mutex>

#include <gmock/gmock.h>

#include "editor/core/document/template_catalogue.h"
#include "editor/core/generate/what_moves.h"
#include "editor/core/generate/wish_rows.h"
#include "model/generate/judge.h"

namespace hexwright {
namespace {

Workbench bench_with(const char* name) {
  return Workbench(*Document::open(find_template(name).value().file).document);
}

/// What a dealer answers, waited for.
class Answers {
 public:
  BoardDealer::Deliver deliver() {
    return [this](auto answer) {
      const std::lock_guard lock(mutex_);
      all_.push_back(std::move(answer));
      arrived_.notify_all();
    };
  }
  std::shared_ptr<const DealAnswer> next() {
    std::unique_lock lock(mutex_);
    if (!arrived_.wait_for(lock, std::chrono::seconds(100), [&] { return all_.size() > taken_; }))
      return nullptr;
    return all_[taken_++];
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<std::shared_ptr<const DealAnswer>> all_;
  std::size_t taken_ = 0;
};

class DealtBoardsTest : public testing::Test {
 protected:
  std::optional<Refusal> deal(Workbench& bench, std::uint64_t number) {
    const auto freedom = freedom_of(bench.scenario(), bench.selection().hexes, moves).value();
    dealer.ask({bench.document().history().revision(), boards.base(bench.scenario()), freedom, {7, number}});
    const auto answer = answers.next();
    if (!answer) return refuse("no answer");
    return boards.apply(bench, *answer);
  }

  WhatMoves moves;
  DealtBoards boards;
  Answers answers;
  BoardDealer dealer{answers.deliver()};
};

int missed(const Scenario& scenario) {
  const MapView map(scenario);
  return Judge(map, scenario.generation.wishes).missed_hard(layout_of(map));
}

TEST_F(DealtBoardsTest, OneAfterAnotherIsOneStepAndOneUndoLeadsBack) {
  Workbench bench = bench_with("base-3-4-variable");
  ASSERT_FALSE(bench.perform(take_wish_set(*find_wish_set("usual"))));
  const Scenario before = bench.scenario();
  ASSERT_FALSE(deal(bench, 0));
  const Scenario first = bench.scenario();
  EXPECT_EQ(missed(first), 0);
  EXPECT_EQ(first.generation.dealt, (Dealt{7, 0}));
  ASSERT_FALSE(deal(bench, 1));
  EXPECT_NE(bench.scenario().cells, first.cells);
  EXPECT_EQ(bench.document().history().size(), 2U);
  ASSERT_FALSE(deal(bench, 0));
  EXPECT_EQ(bench.scenario(), first) << "the same number is the same board";
  bench.undo();
  EXPECT_EQ(bench.scenario(), before);
}

TEST_F(DealtBoardsTest, UnderOtherWishesIsDealtFromTheMapBefore) {
  Workbench bench = bench_with("base-3-4-variable");
  ASSERT_FALSE(deal(bench, 0));
  const Scenario dealt = bench.scenario();
  ASSERT_FALSE(bench.perform(take_wish_set(*find_wish_set("tournament"))));
  ASSERT_FALSE(deal(bench, 0));
  EXPECT_EQ(missed(bench.scenario()), 0);
  EXPECT_EQ(bench.scenario().generation.wishes, find_wish_set("tournament")->wishes);
  bench.undo();
  EXPECT_EQ(bench.scenario().cells, dealt.cells);
}

TEST_F(DealtBoardsTest, WhatIsLockedStays) {
  Workbench bench = bench_with("base-3-4");
  const HexSet locked{{0, 0}, {1, 0}};
  ASSERT_FALSE(bench.perform(lock_hexes(bench.scenario(), locked, true).value()));
  const Scenario before = bench.scenario();
  for (std::uint64_t number = 0; number < 5; ++number) {
    ASSERT_FALSE(deal(bench, number));
    for (const Hex hex : locked) EXPECT_EQ(bench.scenario().cells.at(hex), before.cells.at(hex));
  }
}

TEST_F(DealtBoardsTest, OfAMapThatWasChangedMeanwhileIsRefused) {
  Workbench bench = bench_with("base-3-4");
  dealer.ask({bench.document().history().revision(), boards.base(bench.scenario()), {}, {1, 0}});
  ASSERT_FALSE(bench.perform({Message("desert"), {SetTerrain{{0, 0}, Terrain::Hills}}}));
  const Scenario changed = bench.scenario();
  const auto answer = answers.next();
  ASSERT_TRUE(answer);
  const auto refused = boards.apply(bench, *answer);
  ASSERT_TRUE(refused);
  EXPECT_THAT(text(refused->why), testing::HasSubstr("was changed"));
  EXPECT_EQ(bench.scenario(), changed);
}

TEST_F(DealtBoardsTest, WithoutABoardTellWhy) {
  Workbench bench = bench_with("base-3-4");
  ASSERT_FALSE(bench.perform({Message("wish"), {SetWishes{{{WishKind::CornerPips, 3}}}}}));
  const auto refused = deal(bench, 0);
  ASSERT_TRUE(refused);
  EXPECT_FALSE(text(refused->why).empty());
}

TEST(WhatMovesTest, ThingsThatCannotBeAreRefusedInWords) {
  const Workbench bench = bench_with("base-3-4");
  using Where = WhatMoves::Where;
  for (const WhatMoves& moves :
       {WhatMoves{.where = Where::Selection}, WhatMoves{.where = Where::Area, .area = "none"},
        WhatMoves{.stacks = {"fog"}}, WhatMoves{.terrain = false, .numbers = false, .harbors = false}})
    EXPECT_TRUE(freedom_of(bench.scenario(), {}, moves).refusal());
  EXPECT_TRUE(lock_hexes(bench.scenario(), {}, true).refusal());
  EXPECT_TRUE(unlock_all(bench.scenario()).refusal());
}

TEST(WhatMovesTest, AStackAndAnAreaAreNamedTogether) {
  Workbench bench = bench_with("fog-islands-4");
  ASSERT_FALSE(bench.perform({Message("area"), {SetArea{"west", Area{}}, SetInArea{"west", {-2, 4}, true}}}));
  const auto freedom =
      freedom_of(bench.scenario(), {}, {.where = WhatMoves::Where::Area, .area = "west", .stacks = {"fog"}})
          .value();
  EXPECT_THAT(*freedom.hexes, testing::ElementsAre(Hex{-2, 4}));
  EXPECT_THAT(freedom.stacks, testing::ElementsAre("fog"));
}

TEST(WhatMovesTest, OnlyHexesOfTheBoardAreLocked) {
  Workbench bench = bench_with("base-3-4");
  ASSERT_FALSE(bench.perform(lock_hexes(bench.scenario(), {{0, 0}, {40, 0}}, true).value()));
  EXPECT_THAT(bench.scenario().generation.locked, testing::ElementsAre(Hex{0, 0}));
  ASSERT_FALSE(bench.perform(unlock_all(bench.scenario()).value()));
  EXPECT_THAT(bench.scenario().generation.locked, testing::IsEmpty());
}

}  // namespace
}  // namespace hexwright
