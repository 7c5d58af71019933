#include <gmock/gmock.h>

#include "model/generate/generate.h"
#include "model/generate/judge.h"
#include "model/generate/proof.h"
#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

using test::flower_of;
using test::template_named;
using test::wishes_of;
using test::with_locks;
using enum Terrain;
using Answer = Clauses::Answer;

/// At least two wishes, or a wish and locked hexes, that cannot all be, among others that have no part in it.
struct Conflict {
  const char* name;
  Scenario scenario;
  std::vector<std::string> wishes;
  std::vector<std::string> named;  ///< of the wishes, those that conflict
  std::vector<Hex> locked = {};    ///< of the locked hexes, those that conflict
};

/// Two reds and two pairs. With the desert at the coast the middle touches all others, so that it can be
/// neither red nor one of a pair.
Scenario pairs_and_reds(bool desert_inside) {
  const std::pair<Terrain, int> middle{Hills, 4}, desert{Desert, 0};
  return flower_of({desert_inside ? desert : middle,
                    {Forest, 6},
                    {Fields, 8},
                    {Pasture, 4},
                    {Hills, 5},
                    {Mountains, 5},
                    desert_inside ? middle : desert});
}

Scenario reds_side_by_side() {
  Scenario scenario = template_named("base-3-4");
  scenario.cells[{0, 0}] = {Hills, 6, {}};
  scenario.cells[{1, 0}] = {Hills, 8, {}};
  return with_locks(scenario, {{0, 0}, {1, 0}, {0, -2}});
}

/// Where each harbor of one resource lies at a hex of it, both locked; so is another hex.
Conflict harbor_at_its_own() {
  Scenario scenario = template_named("base-3-4");
  const MapView map(scenario);
  for (const PlacedHarborView& placed : map.harbors()) {
    if (fixed(placed.harbor->kind) != HarborKind::Brick) continue;
    const Hex land = map.board().hex(placed.land_hex), sea = map.board().hex(placed.sea_hex);
    scenario.cells.at(land).terrain = Hills;
    return {"a harbor at its own terrain",
            with_locks(scenario, {land, sea, {0, 0}}),
            {"harbors-off-own-terrain", "rare-numbers-apart"},
            {"harbors-off-own-terrain"},
            {land, sea}};
  }
  throw std::logic_error("no brick harbor");
}

std::vector<Conflict> conflicts() {
  return {
      {"deserts of a printed board",
       template_named("base-3-4"),
       {"deserts-inland", "red-numbers-apart", "terrains-together=3", "deserts-at-coast"},
       {"deserts-inland", "deserts-at-coast"}},
      {"deserts of a board that is drawn",
       template_named("base-3-4-variable"),
       {"deserts-at-coast", "corner-pips=12", "deserts-inland"},
       {"deserts-at-coast", "deserts-inland"}},
      {"strong and weak corners",
       flower_of(
           {{Hills, 6}, {Forest, 5}, {Fields, 2}, {Pasture, 3}, {Desert, 0}, {Mountains, 12}, {Hills, 11}}),
       {"strong-corners-at-least=1", "terrains-together=2", "corner-pips=9", "rare-numbers-apart"},
       {"strong-corners-at-least=1", "corner-pips=9"}},
      {"two terrains around a third place",
       flower_of({{Desert, 0}, {Hills, 3}, {Forest, 4}, {Hills, 5}, {Forest, 9}, {Hills, 10}, {Forest, 11}}),
       {"equal-numbers-apart", "terrains-together=1", "deserts-at-coast", "corner-pips=14"},
       {"terrains-together=1", "deserts-at-coast"}},
      {"three of which every two agree",
       pairs_and_reds(true),
       {"deserts-at-coast", "rare-numbers-apart", "equal-numbers-apart", "red-numbers-apart"},
       {"deserts-at-coast", "equal-numbers-apart", "red-numbers-apart"}},
      {"two wishes and a locked desert",
       with_locks(pairs_and_reds(false), {{1, -1}}),
       {"equal-numbers-apart", "corner-pips=14", "red-numbers-apart"},
       {"equal-numbers-apart", "red-numbers-apart"},
       {{1, -1}}},
      {"a wish and two locked reds",
       reds_side_by_side(),
       {"rare-numbers-apart", "red-numbers-apart"},
       {"red-numbers-apart"},
       {{0, 0}, {1, 0}}},
      {"a wish and a locked desert",
       with_locks(pairs_and_reds(true), {{0, 0}, {1, 0}}),
       {"rare-numbers-apart", "deserts-at-coast"},
       {"deserts-at-coast"},
       {{0, 0}}},
      harbor_at_its_own(),
  };
}

class Conflicts : public testing::TestWithParam<Conflict> {};

TEST_P(Conflicts, AreNamedByTheFewestWishesAndLocksThatMakeThem) {
  const Conflict& it = GetParam();
  const Proof proof = prove(MapView(it.scenario), {}, wishes_of(it.wishes));
  ASSERT_EQ(proof.answer, Answer::Impossible);
  EXPECT_TRUE(proof.conflict.is_minimal);
  EXPECT_THAT(proof.conflict.wishes, testing::UnorderedElementsAreArray(wishes_of(it.named)));
  EXPECT_THAT(proof.conflict.locked, testing::UnorderedElementsAreArray(it.locked));
  EXPECT_GE(it.named.size() + it.locked.size(), 2U);
  const auto boards = generate(it.scenario, {.wishes = wishes_of(it.wishes)});
  ASSERT_TRUE(boards.refusal());
  EXPECT_EQ(text(boards.refusal()->why), text(words(proof.conflict)));
}

/// Deals a board, and measures it by itself.
void expect_a_board(const Scenario& scenario, const std::vector<Wish>& wishes, const std::string& without) {
  const auto boards = generate(scenario, {.wishes = wishes});
  if (const auto* refusal = boards.refusal())
    return (void)(ADD_FAILURE() << "without " << without << ": " << text(refusal->why));
  Scenario dealt = scenario;
  const auto done = apply_edits(dealt, boards.value().front().edits);
  ASSERT_FALSE(done.refusal());
  const MapView map(dealt);
  EXPECT_EQ(Judge(map, wishes).missed_hard(layout_of(map)), 0) << "without " << without;
  for (const Hex at : scenario.generation.locked) EXPECT_EQ(dealt.cells.at(at), scenario.cells.at(at));
}

TEST_P(Conflicts, AreGoneWithoutAnyOneOfThem) {
  const Conflict& it = GetParam();
  const auto all = wishes_of(it.wishes);
  for (const Wish& left_out : wishes_of(it.named)) {
    auto others = all;
    std::erase(others, left_out);
    expect_a_board(it.scenario, others, to_text(left_out));
  }
  for (const Hex freed : it.locked) {
    Scenario freer = it.scenario;
    freer.generation.locked.erase(freed);
    expect_a_board(freer, all, "the lock of " + std::to_string(freed.q) + "," + std::to_string(freed.r));
  }
}

INSTANTIATE_TEST_SUITE_P(, Conflicts, testing::ValuesIn(conflicts()), [](const auto& it) {
  std::string name = it.param.name;
  std::ranges::replace(name, ' ', '_');
  return name;
});

// Strong and weak corners contradict each other; whether so many strong ones can be had alone nobody knows.
TEST(ConflictWords, SayWhenFewerMayConflictAlready) {
  const Scenario scenario = template_named("base-3-4");
  const Proof proof =
      prove(MapView(scenario), {}, wishes_of({"strong-corners-at-least=24", "corner-pips=9"}));
  ASSERT_EQ(proof.answer, Answer::Impossible);
  EXPECT_FALSE(proof.conflict.is_minimal);
  EXPECT_EQ(text(words(proof.conflict)),
            "these wishes cannot all be met here: At least 24 intersections of 10 pips or more; At most 9 "
            "pips at an intersection (it took too long to find out whether fewer of them conflict already)");
}

// What a solver cannot tell with so little work, boards that are drawn do.
TEST(ConflictWords, AreSureWhereBoardsAreFoundWithoutAnyOneOfThem) {
  const Scenario scenario = template_named("base-3-4");
  const auto wishes = wishes_of({"strong-corners-at-least=4", "corner-pips=9"});
  int proven = 0;
  for (int work = 50; work < most_conflicts; work += work) {
    const Proof proof = prove(MapView(scenario), {}, wishes, work);
    if (proof.answer != Answer::Impossible) continue;
    ++proven;
    EXPECT_TRUE(proof.conflict.is_minimal) << work;
    EXPECT_THAT(proof.conflict.wishes, testing::UnorderedElementsAreArray(wishes)) << work;
  }
  EXPECT_GT(proven, 0);
}

}  // namespace
}  // namespace hexwright
