#include "model/generate/proof.h"

#include <gmock/gmock.h>

#include "model/generate/generate.h"
#include "model/generate/judge.h"
#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

using test::flower_of;
using test::template_named;
using test::wishes_of;
using test::with_locks;
using enum Terrain;
using Answer = Clauses::Answer;

/// What cannot be met together, and the words for it.
struct Impossible {
  const char* name;
  Scenario scenario;
  std::vector<std::string> wishes;
  std::vector<std::string> named;  ///< of the wishes, the ones that conflict
  std::string words;
};

/// Three reds in a flower of which each touches the middle and two others.
Scenario small_flower() {
  return flower_of(
      {{Hills, 6}, {Forest, 8}, {Fields, 6}, {Forest, 5}, {Hills, 8}, {Pasture, 4}, {Desert, 0}});
}

std::vector<Impossible> impossible() {
  return {
      {"pips",
       template_named("base-3-4"),
       {"red-numbers-apart", "corner-pips=4", "terrains-together=2"},
       {"corner-pips=4"},
       "this wish cannot be met here: At most 4 pips at an intersection"},
      {"more pips than there are",
       template_named("base-3-4-variable"),
       {"red-numbers-apart", "resource-pips-at-least=12", "resource-pips-at-most=12"},
       {"resource-pips-at-least=12"},
       "this wish cannot be met here: At least 12 pips of each resource"},
      {"more pips than three hexes have",
       template_named("base-5-6-variable"),
       {"resource-pips-at-least=26", "corner-pips=14"},
       {"resource-pips-at-least=26"},
       "this wish cannot be met here: At least 26 pips of each resource"},
      {"fewer pips than there are",
       template_named("base-3-4-variable"),
       {"resource-pips-at-most=11", "equal-numbers-apart"},
       {"resource-pips-at-most=11"},
       "this wish cannot be met here: At most 11 pips of each resource"},
      {"terrain and numbers",
       flower_of({{Hills, 5}, {Hills, 4}, {Hills, 5}, {Hills, 3}}),
       {"terrain-numbers-differ", "terrains-together=4"},
       {"terrain-numbers-differ"},
       "this wish cannot be met here: No number twice on one terrain"},
      {"two about resources",
       flower_of({{Hills, 6}, {Forest, 8}, {Fields, 5}, {Pasture, 9}, {Mountains, 2}}),
       {"resource-pips-at-least=1", "resource-pips-at-most=4", "red-numbers-apart", "rare-numbers-apart"},
       {"resource-pips-at-most=4"},
       "this wish cannot be met here: At most 4 pips of each resource"},
      {"deserts",
       flower_of({{Hills, 6}, {Forest, 3}, {Fields, 4}, {Forest, 5}, {Hills, 9}, {Pasture, 4}, {Desert, 0}}),
       {"deserts-inland", "corner-pips=15", "red-numbers-apart", "deserts-at-coast"},
       {"deserts-inland", "deserts-at-coast"},
       "these wishes cannot all be met here: No desert at the coast; No desert away from the coast"},
      {"reds and the desert",
       small_flower(),
       {"equal-numbers-apart", "deserts-at-coast", "red-numbers-apart", "terrains-together=2"},
       {"red-numbers-apart"},
       "this wish cannot be met here: No red number touches another"},
      {"strong and weak corners",
       flower_of(
           {{Hills, 6}, {Forest, 5}, {Fields, 2}, {Pasture, 3}, {Desert, 0}, {Mountains, 12}, {Hills, 11}}),
       {"strong-corners-at-least=1", "terrains-together=2", "corner-pips=9", "rare-numbers-apart"},
       {"strong-corners-at-least=1", "corner-pips=9"},
       "these wishes cannot all be met here: At least 1 intersection of 10 pips or more; At most 9 pips at "
       "an "
       "intersection"},
  };
}

class Proofs : public testing::TestWithParam<Impossible> {};

TEST_P(Proofs, NameTheFewestWishesThatConflict) {
  const Impossible& it = GetParam();
  const MapView map(it.scenario);
  const auto wishes = wishes_of(it.wishes);
  const Proof proof = prove(map, {}, wishes);
  ASSERT_EQ(proof.answer, Answer::Impossible);
  EXPECT_TRUE(proof.conflict.is_minimal);
  EXPECT_THAT(proof.conflict.wishes, testing::UnorderedElementsAreArray(wishes_of(it.named)));
  EXPECT_EQ(text(words(proof.conflict)), it.words);
  const auto boards = generate(it.scenario, {.wishes = wishes});
  ASSERT_TRUE(boards.refusal());
  EXPECT_EQ(text(boards.refusal()->why), it.words);
}

TEST_P(Proofs, WithoutAnyOneOfThemTheOthersCanBeMet) {
  const Impossible& it = GetParam();
  const MapView map(it.scenario);
  const auto exchange = Exchange::of(map, {}).value();
  const auto named = wishes_of(it.named);
  for (std::size_t without = 0; without < named.size(); ++without) {
    auto others = named;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(without));
    EXPECT_EQ(prove(map, {}, others).answer, Answer::Possible);
    Random random(1, without);
    const auto layout = solve(exchange, others, random);
    ASSERT_TRUE(layout);
    EXPECT_EQ(Judge(map, others).missed_hard(*layout), 0) << "as it is measured, not as it was stated";
  }
}

INSTANTIATE_TEST_SUITE_P(, Proofs, testing::ValuesIn(impossible()), [](const auto& it) {
  std::string name = it.param.name;
  std::ranges::replace(name, ' ', '_');
  return name;
});

TEST(Proof, NamesTheLockedHexesThatAreToBlame) {
  // Two reds lie side by side, and both are locked; so is a third hex, which has no part in it.
  Scenario scenario = template_named("base-3-4");
  std::vector<Hex> others;
  for (const auto& [hex, cell] : scenario.cells) others.push_back(hex);
  scenario.cells[{0, 0}] = {Hills, 6, {}};
  scenario.cells[{1, 0}] = {Hills, 8, {}};
  scenario = with_locks(scenario, {{0, 0}, {1, 0}, {0, -2}});
  const MapView map(scenario);
  const Proof proof = prove(map, {}, wishes_of({"rare-numbers-apart", "red-numbers-apart"}));
  ASSERT_EQ(proof.answer, Answer::Impossible);
  EXPECT_THAT(proof.conflict.locked, testing::UnorderedElementsAre(Hex{0, 0}, Hex{1, 0}));
  EXPECT_EQ(text(words(proof.conflict)),
            "this wish cannot be met while hexes 0,0 and 1,0 are locked: No red number touches another");
  for (const Hex freed : proof.conflict.locked) {
    Scenario freer = scenario;
    freer.generation.locked.erase(freed);
    EXPECT_FALSE(generate(freer, {.wishes = proof.conflict.wishes}).refusal());
  }
}

TEST(Proof, LeavesOutWhatCannotBeProvenAndSaysSo) {
  const Scenario scenario = template_named("base-5-6");
  const auto wishes = wishes_of({"draft-spread=0", "red-numbers-apart"});
  const Freedom harbors_alone{.terrain = false, .numbers = false};
  EXPECT_THAT(prove(MapView(scenario), harbors_alone, wishes).left_out, testing::ElementsAre(wishes[0]));
  const auto boards = generate(scenario, {.freedom = harbors_alone, .wishes = wishes});
  ASSERT_TRUE(boards.refusal());
  EXPECT_EQ(
      text(boards.refusal()->why),
      "no board was found that meets all wishes, in 100000 shuffles and 900000 exchanges; whether there "
      "is one cannot be proven, because of: Founding places of all seats within 0 pips");
}

TEST(Proof, KnowsTheIslandsWhereTheSeaStays) {
  const Scenario scenario = template_named("base-3-4");
  const MapView map(scenario);
  EXPECT_EQ(prove(map, {}, wishes_of({"islands-at-least=1"})).answer, Answer::Possible);
  const Proof proof = prove(map, {}, wishes_of({"islands-at-least=2", "red-numbers-apart"}));
  EXPECT_EQ(proof.answer, Answer::Impossible);
  EXPECT_THAT(proof.conflict.wishes, testing::ElementsAreArray(wishes_of({"islands-at-least=2"})));
  Freedom sea_too{.hexes = {{}}};
  for (const auto& [hex, cell] : scenario.cells) sea_too.hexes->insert(hex);
  EXPECT_EQ(prove(map, sea_too, wishes_of({"islands-at-least=2"})).answer, Answer::Impossible)
      << "the sea stays even where it is chosen";
}

TEST(Proof, TheSolversBoardsMeetEveryKindOfWishThatItKnows) {
  const Scenario scenario = template_named("base-3-4-variable");
  const MapView map(scenario);
  const auto exchange = Exchange::of(map, {}).value();
  for (const WishKind kind : all_wish_kinds) {
    const Wish wish{kind, info(kind).usual};
    if (kind == WishKind::IslandsAtLeast || kind == WishKind::DraftSpread) continue;
    Random random(2, static_cast<std::uint64_t>(kind));
    const auto layout = solve(exchange, std::array{wish}, random);
    ASSERT_TRUE(layout) << info(kind).id;
    EXPECT_EQ(Judge(map, {}).missed(wish, *layout), 0) << info(kind).id;
    EXPECT_EQ(
        total(scenario.terrain_pools.at("main")),
        std::ranges::count_if(map.board().hexes(), [&](HexId hex) { return layout->terrain[hex] != Sea; }));
  }
}

TEST(Clauses, TakeNoMoreThanTheirMemoryHoldsAndThenKnowNothing) {
  Clauses clauses;
  std::vector<Literal> places(6000);
  for (Literal& place : places) place = clauses.fresh();
  const auto counts = clauses.at_least(places, 1000);
  EXPECT_TRUE(clauses.is_full());
  clauses.add({clauses.no()});
  EXPECT_EQ(clauses.solve(counts, most_conflicts), Clauses::Answer::Unknown);
}

TEST(Clauses, KnowNothingOnceTheyAreStopped) {
  std::atomic<bool> stop = false;
  Clauses clauses(&stop);
  EXPECT_EQ(clauses.solve({}, most_conflicts), Clauses::Answer::Possible);
  stop = true;
  EXPECT_EQ(clauses.solve({}, most_conflicts), Clauses::Answer::Unknown);
}

}  // namespace
}  // namespace hexwright
