#include "model/generate/sum_conflicts.h"

#include <gmock/gmock.h>

#include "model/generate/drawer.h"
#include "model/generate/generate.h"
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
using Texts = std::vector<std::string>;

/// Wishes of which sums tell that they cannot all be, the ones that conflict, and the nearest that can be.
struct OutOfSums {
  const char* name;
  Scenario scenario;
  Texts wishes, named;
  Scenario nearly_so;
  Texts near_miss;
  std::vector<Hex> locked = {};  ///< of the locked hexes, those that conflict
};

Texts usual_and(const Texts& more) {
  Texts all{"red-numbers-apart", "equal-numbers-apart", "rare-numbers-apart", "terrains-together=2",
            "corner-pips=12"};
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

/// A base board on which so many tokens are replaced by this one, the rarest first.
Scenario with_tokens(int number, int more) {
  Scenario scenario = template_named("base-3-4");
  for (const int replaced : {2, 12, 3, 11, 10, 9})
    for (auto& [hex, cell] : scenario.cells)
      if (more > 0 && open_token(cell) == replaced) {
        cell.token = number;
        --more;
      }
  return scenario;
}

Scenario with_forests(int more) {
  Scenario scenario = template_named("base-3-4");
  for (const Terrain replaced : {Fields, Pasture})
    for (auto& [hex, cell] : scenario.cells)
      if (more > 0 && fixed(cell.terrain) == replaced) {
        cell.terrain = Forest;
        --more;
      }
  return scenario;
}

/// A base board with one harbor of any cards more, of nine around the island.
Scenario with_general_harbor() {
  Scenario scenario = template_named("base-3-4");
  const MapView map(scenario);
  for (const PlacedHarborView& placed : map.harbors())
    if (fixed(placed.harbor->kind) == HarborKind::Brick) {
      const SetHarbor edit{placed.path, Harbor{placed.harbor->facing, HarborKind::Generic}};
      Scenario changed = scenario;
      if (!apply_edits(changed, {edit}).refusal()) return changed;
    }
  throw std::logic_error("no brick harbor");
}

/// The wool has 19 of 58 pips, and three of its four hexes 15.
Scenario rich_in_wool(std::vector<Hex>& pastures) {
  Scenario scenario = template_named("base-3-4");
  std::vector<int> numbers{6, 6, 8, 5};
  for (auto& [hex, cell] : scenario.cells) {
    if (fixed(cell.terrain) != Pasture) continue;
    const int wanted = numbers[pastures.size()];
    pastures.push_back(hex);
    if (open_token(cell) == wanted) continue;
    for (auto& [other, of_other] : scenario.cells)
      if (fixed(of_other.terrain) != Pasture && open_token(of_other) == wanted) {
        std::swap(cell.token, of_other.token);
        break;
      }
  }
  return scenario;
}

std::vector<OutOfSums> out_of_sums() {
  const Scenario base = template_named("base-3-4"), large = template_named("base-5-6-variable");
  const Scenario poor =
      flower_of({{Hills, 2}, {Hills, 2}, {Forest, 2}, {Fields, 2}, {Pasture, 2}, {Mountains, 3}});
  const Scenario two_reds = flower_of({{Hills, 6}, {Forest, 8}, {Fields, 2}, {Pasture, 12}});
  std::vector<Hex> pastures;
  const Scenario wool = rich_in_wool(pastures);
  auto all_but_one = pastures;
  all_but_one.pop_back();
  return {
      {"65 of 58 pips",
       base,
       {"resource-pips-at-least=13"},
       {"resource-pips-at-least=13"},
       base,
       {"resource-pips-at-least=11"}},
      {"60 of 58 pips beside usual wishes",
       base,
       usual_and({"resource-pips-at-least=12", "resource-pips-at-most=12"}),
       {"resource-pips-at-least=12"},
       base,
       usual_and({"resource-pips-at-least=11", "resource-pips-at-most=12"})},
      {"55 pips for 58",
       base,
       {"equal-numbers-apart", "resource-pips-at-most=11"},
       {"resource-pips-at-most=11"},
       base,
       {"equal-numbers-apart", "resource-pips-at-most=12"}},
      {"corners of a base board",
       base,
       {"resource-pips-at-least=8", "corner-pips=8", "harbors-vary"},
       {"corner-pips=8"},
       base,
       {"corner-pips=9"}},
      {"corners of a large board",
       large,
       {"corner-pips=8", "resource-pips-at-most=27"},
       {"corner-pips=8"},
       large,
       {"corner-pips=10", "resource-pips-at-most=27"}},
      {"more strong corners than pips",
       base,
       {"strong-corners-at-least=32", "terrains-together=2"},
       {"strong-corners-at-least=32"},
       base,
       {"strong-corners-at-least=18", "terrains-together=2"}},
      {"eight reds on nineteen hexes",
       with_tokens(6, 4),
       {"red-numbers-apart", "terrains-together=2"},
       {"red-numbers-apart"},
       with_tokens(6, 2),
       {"red-numbers-apart", "terrains-together=2"}},
      {"eight forests on nineteen hexes",
       with_forests(4),
       {"rare-numbers-apart", "terrains-together=1"},
       {"terrains-together=1"},
       with_forests(2),
       {"rare-numbers-apart", "terrains-together=1"}},
      {"five of nine harbors alike",
       with_general_harbor(),
       {"harbors-vary", "corner-pips=13"},
       {"harbors-vary"},
       base,
       {"harbors-vary", "corner-pips=13"}},
      {"one number on six hexes of five terrains",
       with_tokens(4, 4),
       {"deserts-at-coast", "terrain-numbers-differ"},
       {"terrain-numbers-differ"},
       with_tokens(4, 3),
       {"deserts-at-coast", "terrain-numbers-differ"}},
      {"two different numbers are too many pips",
       poor,
       {"red-numbers-apart", "terrain-numbers-differ", "resource-pips-at-most=2"},
       {"terrain-numbers-differ", "resource-pips-at-most=2"},
       poor,
       {"terrain-numbers-differ", "resource-pips-at-most=3"}},
      {"a strong corner without two reds",
       two_reds,
       {"equal-numbers-apart", "strong-corners-at-least=1", "red-numbers-apart"},
       {"strong-corners-at-least=1", "red-numbers-apart"},
       two_reds,
       {"equal-numbers-apart", "strong-corners-at-least=1"}},
      {"a resource that is locked is too rich",
       with_locks(wool,
                  [&] {
                    auto locks = pastures;
                    locks.push_back({0, 5});
                    return locks;
                  }()),
       {"terrains-together=9", "resource-pips-at-least=10"},
       {"resource-pips-at-least=10"},
       with_locks(wool, all_but_one),
       {"terrains-together=9", "resource-pips-at-least=10"},
       pastures},
  };
}

class SumConflicts : public testing::TestWithParam<OutOfSums> {};

TEST_P(SumConflicts, AreNamedByTheFewestWishesAndLocksBeforeAnyBoardIsDrawn) {
  const OutOfSums& it = GetParam();
  GenerateProgress progress;
  const auto boards = generate(it.scenario, {.wishes = wishes_of(it.wishes)}, nullptr, &progress);
  EXPECT_EQ(progress.looked_at, 0U);
  const Proof proof = prove(MapView(it.scenario), {}, wishes_of(it.wishes));
  ASSERT_EQ(proof.answer, Answer::Impossible);
  EXPECT_TRUE(proof.conflict.is_minimal);
  EXPECT_THAT(proof.conflict.wishes, testing::UnorderedElementsAreArray(wishes_of(it.named)));
  EXPECT_THAT(proof.conflict.locked, testing::UnorderedElementsAreArray(it.locked));
  ASSERT_TRUE(boards.refusal());
  EXPECT_EQ(text(boards.refusal()->why), text(words(proof.conflict)));
}

TEST_P(SumConflicts, AreToldBySumsAlone) {
  const OutOfSums& it = GetParam();
  const MapView map(it.scenario);
  EXPECT_THAT(sum_conflicts(Exchange::of(map, {}).value(), Judge(map, {}), wishes_of(it.wishes)),
              testing::Contains(testing::UnorderedElementsAreArray(wishes_of(it.named))));
}

/// Deals a board and measures it by itself.
void expect_a_board(const Scenario& scenario, const std::vector<Wish>& wishes) {
  const auto boards = generate(scenario, {.wishes = wishes});
  if (const auto* refusal = boards.refusal()) return (void)(ADD_FAILURE() << text(refusal->why));
  Scenario dealt = scenario;
  ASSERT_FALSE(apply_edits(dealt, boards.value().front().edits).refusal());
  const MapView map(dealt);
  EXPECT_EQ(Judge(map, wishes).missed_hard(layout_of(map)), 0);
}

TEST_P(SumConflicts, AreGoneWithoutAnyOneOfThem) {
  const OutOfSums& it = GetParam();
  for (const Wish& left_out : wishes_of(it.named)) {
    auto others = wishes_of(it.named);
    std::erase(others, left_out);
    SCOPED_TRACE("without " + to_text(left_out));
    expect_a_board(it.scenario, others);
  }
  for (const Hex freed : it.locked) {
    Scenario freer = it.scenario;
    freer.generation.locked.erase(freed);
    expect_a_board(freer, wishes_of(it.named));
  }
}

TEST_P(SumConflicts, AreNoneWhereABoardCanBe) {
  const OutOfSums& it = GetParam();
  expect_a_board(it.nearly_so, wishes_of(it.near_miss));
}

INSTANTIATE_TEST_SUITE_P(, SumConflicts, testing::ValuesIn(out_of_sums()), [](const auto& it) {
  std::string name = it.param.name;
  std::ranges::replace(name, ' ', '_');
  return name;
});

/// The narrowest wishes that a board meets.
std::vector<Wish> met_by(const Judge& judge, const Layout& layout) {
  const BoardMeasures measures = judge.measures(layout);
  const auto& pips = measures.resource_pips;
  std::vector<Wish> wishes{
      {WishKind::CornerPips, measures.most_corner_pips},
      {WishKind::ResourcePipsAtLeast, *std::ranges::min_element(pips)},
      {WishKind::ResourcePipsAtMost, *std::ranges::max_element(pips)},
      {WishKind::StrongCornersAtLeast, measures.strong_corners},
      {WishKind::TerrainsTogether, measures.largest_group},
  };
  for (const WishKind kind : all_wish_kinds)
    if (!info(kind).has_limit() && judge.missed({kind}, layout) == 0) wishes.push_back({kind});
  return wishes;
}

TEST(SumConflictsOfBoards, AreNoneAmongWhatABoardMeets) {
  const std::vector<Texts> drawn_under{
      {}, {"corner-pips=9"}, {"strong-corners-at-least=18"}, {"red-numbers-apart", "terrain-numbers-differ"}};
  for (const char* name : {"base-3-4", "base-5-6-variable", "jungle-3-4-variable", "new-shores-4-variable",
                           "fog-islands-4-variable", "new-world-3-4"}) {
    const Scenario scenario = template_named(name);
    const MapView map(scenario);
    const Exchange exchange = Exchange::of(map, {}).value();
    int boards = 0;
    for (const Texts& texts : drawn_under) {
      Drawer drawer(exchange, wishes_of(texts));
      for (std::uint64_t n = 0; n < 5; ++n) {
        Random random(3, n);
        const auto layout = drawer.by_chain(random, 20'000);
        if (!layout) continue;
        ++boards;
        EXPECT_THAT(sum_conflicts(exchange, drawer.judge(), met_by(drawer.judge(), *layout)),
                    testing::IsEmpty())
            << name << ", board " << n;
      }
    }
    EXPECT_GE(boards, 5) << name;
  }
}

}  // namespace
}  // namespace hexwright
