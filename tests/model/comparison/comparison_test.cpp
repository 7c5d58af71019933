#include "model/comparison/comparison.h"

#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"
#include "tests/support/sample_scenarios.h"

namespace hexwright::test {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> texts(const std::vector<Message>& messages) {
  std::vector<std::string> all;
  for (const Message& message : messages) all.push_back(text(message));
  return all;
}
std::vector<std::string> words(const ScenarioChanges& changes) {
  std::vector<std::string> all;
  for (const ScenarioChange& change : changes) all.push_back(text(change.words));
  return all;
}

Scenario coast() {
  Scenario scenario;
  for (int q = 0; q < 4; ++q) {
    scenario.cells[{q, 0}] = {Terrain::Sea, {}, {}};
    scenario.cells[{q, 1}] = {Terrain::Forest, 5, {}};
    scenario.cells[{q, -1}] = {Terrain::Hills, 9, {}};
  }
  scenario.harbors[Path({1, 0}, Direction::SouthEast)] = {Direction::SouthEast, HarborKind::Ore};
  return scenario;
}

TEST(Comparison, CountsHexesAndTurnedHarborsInAFewWords) {
  Scenario after = coast();
  after.cells[{0, 1}].terrain = Terrain::Fields;
  after.cells[{1, 1}].token = 6;
  after.cells[{2, 1}] = {Terrain::Pasture, 8, {}};
  after.harbors.clear();
  after.harbors[Path({1, 0}, Direction::SouthWest)] = {Direction::SouthWest, HarborKind::Ore};
  const auto changes = compare(coast(), after);
  EXPECT_THAT(texts(summary_of(changes)), ElementsAre("3 hexes changed", "harbor turned"));
  EXPECT_THAT(words(changes),
              ElementsAre("hex 0,1: forest became fields", "hex 1,1: number 5 became 6",
                          "hex 2,1: forest became pasture, and its number changed from 5 to 8",
                          "the ore harbor 2:1 at 1,0 se was turned to 1,0 sw"));
  EXPECT_THAT(hexes_of(changes), ElementsAre(Hex{1, 0}, Hex{0, 1}, Hex{1, 1}, Hex{2, 1}));
}

TEST(Comparison, TellsNumbersThatCameAndWent) {
  Scenario after = coast();
  after.cells[{0, 0}].token = 3;
  after.cells[{0, 1}].token = {};
  EXPECT_THAT(words(compare(coast(), after)),
              ElementsAre("hex 0,0: number 3 is new", "hex 0,1: number 5 is gone"));
}

TEST(Comparison, TellsAHarborThatLiesElsewhereAsGoneAndNew) {
  Scenario after = coast();
  after.harbors.clear();
  after.harbors[Path({3, 0}, Direction::SouthEast)] = {Direction::SouthEast, HarborKind::Ore};
  EXPECT_THAT(texts(summary_of(compare(coast(), after))), ElementsAre("harbor added", "harbor removed"));
}

TEST(Comparison, TellsHarborsOfPacksByTheirTitles) {
  Scenario before = coast();
  before.own = own::Packs({{"pack",
                            {{"id", "p"}, {"title", "P"}, {"language", "1"}},
                            {{"harbor", {{"id", "post"}, {"title", "Post"}, {"rate", "2"}}, {}}}}});
  Scenario after = before;
  after.harbors.begin()->second.kind = after.own.harbors().front().value;
  EXPECT_THAT(words(compare(before, after)), ElementsAre("the ore harbor 2:1 at 1,0 se became a Post 2:1"));
}

TEST(Comparison, TellsAHarborThatFacesTheOtherShoreOrIsOfAnotherKind) {
  Scenario turned = coast(), other = coast();
  turned.harbors.begin()->second.facing = Direction::NorthWest;
  other.harbors.begin()->second.kind = HarborKind::Wool;
  EXPECT_THAT(texts(summary_of(compare(coast(), turned))), ElementsAre("harbor turned"));
  EXPECT_THAT(words(compare(coast(), other)),
              ElementsAre("the ore harbor 2:1 at 1,0 se became a wool harbor 2:1"));
}

TEST(Comparison, TellsNamedThingsByTheirNames) {
  Scenario before = full_scenario(), after = before;
  after.areas.erase("nothing");
  after.areas["South"].cells.insert({0, 0});
  after.stacks["fog"].hexes[Terrain::Gold] = 2;
  after.token_pools["more"] = {{5, 1}};
  after.details.victory_points += 2;
  after.rules["volcano"]["gold"] = "yes";
  after.markers[Marker::Robber] = {1, -2};
  const auto reported = words(compare(before, after));
  EXPECT_THAT(reported, testing::Contains("the robber moved from hex 0,0 to hex 1,-2"));
  EXPECT_THAT(reported, testing::Contains("area nothing is gone"));
  EXPECT_THAT(reported, testing::Contains("area South: 1 hex joined"));
  EXPECT_THAT(reported, testing::Contains("stack fog changed"));
  EXPECT_THAT(reported, testing::Contains("token pool more is new"));
  EXPECT_EQ(summary_of(compare(before, after)).size(), reported.size());
}

TEST(Comparison, TellsWishesLocksAndSeeds) {
  Scenario before = coast(), after = before;
  before.generation = {{{WishKind::CornerPips, 10, {}}, {WishKind::RedNumbersApart, 0, {}}}, {Hex{0, 1}}, {}};
  after.generation = {
      {{WishKind::RedNumbersApart, 0, {}}, {WishKind::CornerPips, 9, 3}}, {Hex{1, 1}}, Dealt{7, 2}};
  const auto changes = compare(before, after);
  EXPECT_THAT(words(changes),
              ElementsAre("hex 0,1 is no longer locked", "hex 1,1 is locked when boards are dealt",
                          "a new wish for boards: At most 9 pips at an intersection (weight 3)",
                          "no longer a wish for boards: At most 10 pips at an intersection",
                          "the board was dealt with seed 7, board 2"));
  EXPECT_EQ(text(summary_of(changes).front()), "2 hexes locked or unlocked");
  after = before;
  std::swap(after.generation.wishes[0], after.generation.wishes[1]);
  EXPECT_THAT(words(compare(before, after)), ElementsAre("the wishes for boards are in another order"));
}

RC_GTEST_PROP(Comparison, OfEqualScenariosIsEmptyAndOfDifferentOnesNot, ()) {
  const auto before = *any_scenario();
  Scenario after = before;
  const auto edits = *rc::gen::container<Edits>(any_edit());
  for (const Edit& edit : edits) static_cast<void>(apply_edit(after, edit));
  RC_ASSERT(compare(before, before).empty());
  RC_ASSERT(compare(before, after).empty() == (before == after));
  RC_ASSERT(summary_of(compare(before, after)).empty() == (before == after));
}

RC_GTEST_PROP(Comparison, TouchesTheSameHexesBothWays, ()) {
  const auto one = *any_scenario();
  const auto other = *any_scenario();
  RC_ASSERT(hexes_of(compare(one, other)) == hexes_of(compare(other, one)));
}

}  // namespace
}  // namespace hexwright::test
