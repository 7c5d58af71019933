#include "model/scenario/history.h"

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"

namespace hexwright {
namespace {

const Message label{"paint", {}};

Edit paint(Hex at, Terrain terrain) { return SetTerrain{at, terrain}; }

// EDIT-01: undo and redo of everything.
RC_GTEST_PROP(History, GoesToEveryStateItWasIn, ()) {
  History history(*test::any_scenario());
  std::vector<Scenario> states{history.now()};
  for (const Edit& edit : *rc::gen::container<Edits>(test::any_edit())) {
    history.perform(label, {edit});
    RC_ASSERT(history.position() == history.size());
    if (history.size() == states.size()) {
      states.push_back(history.now());
    } else {
      RC_ASSERT(history.now() == states.back());
    }
  }
  for (int jump = 0; jump < 5; ++jump) {
    const auto to = *rc::gen::inRange<std::size_t>(0, states.size());
    history.go_to(to);
    RC_ASSERT(history.position() == to);
    RC_ASSERT(history.now() == states[to]);
  }
}

RC_GTEST_PROP(History, UndoesAndRedoesStepByStep, ()) {
  const auto start = *test::any_scenario();
  History history(start);
  for (const Edit& edit : *rc::gen::container<Edits>(test::any_edit())) history.perform(label, {edit});
  const auto end = history.now();
  while (history.can_undo()) history.undo();
  RC_ASSERT(history.now() == start);
  while (history.can_redo()) history.redo();
  RC_ASSERT(history.now() == end);
}

RC_GTEST_PROP(History, MakesOneStepOfAGesture, ()) {
  const auto start = *test::any_scenario();
  History history(start);
  history.begin_gesture(label);
  for (const Edit& edit : *rc::gen::container<Edits>(test::any_edit())) history.extend({edit});
  const auto end = history.now();
  if (*rc::gen::arbitrary<bool>()) {
    history.end_gesture();
    RC_ASSERT(history.size() == (end == start ? 0U : 1U));
    RC_ASSERT(history.now() == end);
    history.undo();
  } else {
    history.cancel_gesture();
    RC_ASSERT(history.size() == 0U);
  }
  RC_ASSERT(history.now() == start);
}

// A view that redraws only what was touched shows the same as one that redraws all.
RC_GTEST_PROP(History, TellsEveryHexThatChanged, ()) {
  History history(*test::any_scenario());
  const auto edits = *rc::gen::container<Edits>(test::any_edit());
  const auto check = [&](const Scenario& before, std::uint64_t revision) {
    RC_ASSERT((history.now() == before) || history.revision() > revision);
    if (history.touched_all()) {
      RC_ASSERT(history.touched().empty());
      return;
    }
    const std::set<Hex> touched(history.touched().begin(), history.touched().end());
    RC_ASSERT(touched.size() == history.touched().size());
    auto hexes = before.cells;
    hexes.insert(history.now().cells.begin(), history.now().cells.end());
    for (const auto& [at, cell] : hexes) {
      const auto then = before.cells.find(at);
      const auto now = history.now().cells.find(at);
      const bool same =
          then != before.cells.end() && now != history.now().cells.end() && then->second == now->second;
      RC_ASSERT(same || touched.contains(at));
    }
    for (const Hex at : touched) RC_ASSERT(history.now().topology.canonical(at) == at);
  };
  for (const Edit& edit : edits) {
    const auto before = history.now();
    const auto revision = history.revision();
    history.perform(label, {edit});
    check(before, revision);
  }
  while (history.can_undo()) {
    const auto before = history.now();
    const auto revision = history.revision();
    history.undo();
    check(before, revision);
  }
}

TEST(History, LeavesNoStepWhereNothingChanged) {
  History history;
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  const auto revision = history.revision();
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  history.perform(label, {});
  history.begin_gesture(label);
  history.end_gesture();
  EXPECT_EQ(history.size(), 1U);
  EXPECT_EQ(history.revision(), revision);
  EXPECT_TRUE(history.touched().empty());
}

// EXP-07: the other spelling of a hex is the same hex.
TEST(History, LeavesNoStepWhereAnotherSpellingChangedNothing) {
  Scenario joined;
  joined.topology = Topology::joined_east_west(4, 0);
  History history(joined);
  history.perform(label, {SetCell{{0, 0}, Cell{Terrain::Hills, 5, ""}}});
  history.perform(label, {SetCell{{4, 0}, Cell{Terrain::Hills, 5, ""}}});
  EXPECT_EQ(history.size(), 1U);
}

TEST(History, LeavesNoStepWhereAGestureCameBack) {
  History history;
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  history.perform(label, {paint({1, 0}, Terrain::Hills)});
  history.undo();
  history.begin_gesture(label);
  history.extend({paint({0, 0}, Terrain::Sea)});
  history.extend({paint({0, 0}, Terrain::Hills)});
  history.end_gesture();
  EXPECT_EQ(history.position(), 1U);
  EXPECT_TRUE(history.can_redo());
}

TEST(History, ForgetsUndoneStepsWhenAnotherWayIsTaken) {
  History history;
  history.perform({"first", {}}, {paint({0, 0}, Terrain::Hills)});
  history.perform({"second", {}}, {paint({1, 0}, Terrain::Hills)});
  history.undo();
  history.perform({"third", {}}, {paint({2, 0}, Terrain::Hills)});
  ASSERT_EQ(history.size(), 2U);
  EXPECT_EQ(history.label(1).pattern, "third");
  EXPECT_FALSE(history.can_redo());
}

TEST(History, RefusedChangesNothingAndSaysWhy) {
  History history;
  const auto refused =
      history.perform(label, {paint({0, 0}, Terrain::Hills), SetInArea{"Home", {0, 0}, true}});
  ASSERT_TRUE(refused.has_value());
  EXPECT_EQ(text(refused->why), "there is no area named Home");
  EXPECT_EQ(history.now(), Scenario());
  EXPECT_EQ(history.size(), 0U);
  EXPECT_FALSE(history.is_modified());
}

TEST(History, ARefusedPartOfAGestureLeavesTheRest) {
  History history;
  history.begin_gesture(label);
  history.extend({paint({0, 0}, Terrain::Hills)});
  EXPECT_TRUE(history.extend({SetInArea{"Home", {0, 0}, true}}).has_value());
  history.extend({paint({1, 0}, Terrain::Hills)});
  EXPECT_FALSE(history.can_undo());
  history.end_gesture();
  EXPECT_EQ(history.now().cells.size(), 2U);
  history.undo();
  EXPECT_EQ(history.now(), Scenario());
}

TEST(History, JoinsStepsThatAreOneThought) {
  History history;
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  const Scenario before = history.now();
  history.perform(Message("change the stack"), {paint({1, 0}, Terrain::Sea)});
  history.perform(Message("change the stack"), {paint({1, 0}, Terrain::Forest)});
  history.join_last_steps(Message("change the stack twice"));
  EXPECT_EQ(history.size(), 2U);
  EXPECT_EQ(text(history.label(0)), text(label));
  EXPECT_EQ(text(history.label(1)), "change the stack twice");
  const Scenario after = history.now();
  history.undo();
  EXPECT_EQ(history.now(), before);
  history.join_last_steps(label);  // above undone steps nothing is joined
  EXPECT_EQ(history.size(), 2U);
  history.redo();
  EXPECT_EQ(history.now(), after);
}

TEST(History, LeavesNoStepWhereJoinedStepsCameBack) {
  History history;
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  const Scenario before = history.now();
  history.perform(label, {paint({0, 0}, Terrain::Sea)});
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  history.join_last_steps(label);
  EXPECT_EQ(history.size(), 1U);
  EXPECT_EQ(history.position(), 1U);
  EXPECT_EQ(history.now(), before);
}

TEST(History, DoesNotJoinAcrossTheSavedState) {
  History history;
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  history.mark_saved();
  history.perform(label, {paint({0, 0}, Terrain::Sea)});
  history.join_last_steps(label);
  EXPECT_EQ(history.size(), 2U);
  history.undo();
  EXPECT_FALSE(history.is_modified());
}

TEST(History, KnowsWhatWasSaved) {
  History history;
  EXPECT_FALSE(history.is_modified());
  history.perform(label, {paint({0, 0}, Terrain::Hills)});
  EXPECT_TRUE(history.is_modified());
  history.mark_saved();
  EXPECT_FALSE(history.is_modified());
  history.undo();
  EXPECT_TRUE(history.is_modified());
  history.redo();
  EXPECT_FALSE(history.is_modified());
  // On another way the saved state cannot be reached any more.
  history.undo();
  history.perform(label, {paint({0, 0}, Terrain::Sea)});
  EXPECT_TRUE(history.is_modified());
  history.undo();
  EXPECT_TRUE(history.is_modified());
}

TEST(History, IsModifiedDuringAGesture) {
  History history;
  history.begin_gesture(label);
  EXPECT_FALSE(history.is_modified());
  history.extend({paint({0, 0}, Terrain::Hills)});
  EXPECT_TRUE(history.is_modified());
  history.cancel_gesture();
  EXPECT_FALSE(history.is_modified());
}

TEST(History, CountsTheStringsThatItHolds) {
  History history;
  Details details;
  details.description = std::string(5000, 'x');
  history.perform(label, {SetDetails{details}});
  const auto before = history.memory();
  details.description.clear();
  history.perform(label, {SetDetails{details}});
  EXPECT_GE(history.memory(), before + 5000);
}

// The promise of the design: at most 1 KiB for a typical step.
TEST(History, TakesLittleForAStroke) {
  Scenario board;
  for (int q = 0; q < 10; ++q)
    for (int r = 0; r < 10; ++r) board.cells[{q, r}] = Cell{Terrain::Sea, {}, ""};
  History history(board);
  history.perform({"paint {0}", {"Forest"}}, {paint({4, 4}, Terrain::Forest)});
  EXPECT_LE(history.memory(), 1024U);

  History stroke(board);
  stroke.begin_gesture({"paint {0}", {"Forest"}});
  stroke.extend({paint({4, 4}, Terrain::Forest)});
  for (const Direction d : all_directions) stroke.extend({paint(neighbour({4, 4}, d), Terrain::Forest)});
  stroke.end_gesture();
  EXPECT_LE(stroke.memory(), 1024U);
}

}  // namespace
}  // namespace hexwright
