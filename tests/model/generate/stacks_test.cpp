#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/generate/generate.h"
#include "model/generate/judge.h"
#include "model/validation/validate.h"
#include "tests/model/generate/boards.h"

namespace hexwright {
namespace {

using test::flower_of;
using test::template_named;
using test::with_locks;
using enum Terrain;

Outcome<std::vector<GeneratedBoard>> dealt(const Scenario& scenario, const Freedom& freedom,
                                           int boards = 10) {
  return generate(scenario, {.freedom = freedom, .boards = boards});
}

std::vector<Scenario> boards_of(const Scenario& scenario, const Freedom& freedom) {
  const auto found = dealt(scenario, freedom);
  if (const auto* refusal = found.refusal()) throw std::runtime_error(text(refusal->why));
  std::vector<Scenario> boards;
  for (const GeneratedBoard& board : found.value()) {
    boards.push_back(scenario);
    const auto done = apply_edits(boards.back(), board.edits);
    if (const auto* refusal = done.refusal()) throw std::runtime_error(text(refusal->why));
  }
  return boards;
}

std::string why_none_dealt(const Scenario& scenario, const Freedom& freedom) {
  const auto found = dealt(scenario, freedom);
  const auto* refusal = found.refusal();
  return refusal ? text(refusal->why) : "";
}

/// Everything of one layer, open or face down.
Counts<Terrain> all_terrain(const Scenario& scenario) {
  Counts<Terrain> all;
  for (const auto& [hex, cell] : scenario.cells)
    if (const auto terrain = open_terrain(cell)) ++all[*terrain];
  for (const auto& [name, stack] : scenario.stacks)
    for (const auto& [terrain, count] : stack.hexes) all[terrain] += count;
  return all;
}
Counts<int> all_tokens(const Scenario& scenario) {
  Counts<int> all;
  for (const auto& [hex, cell] : scenario.cells)
    if (const auto token = open_token(cell)) ++all[*token];
  for (const auto& [name, pool] : scenario.token_pools)
    for (const auto& [number, count] : pool) all[number] += count;
  return all;
}
Counts<Terrain> open_ones(const Scenario& scenario) {
  Scenario open = scenario;
  open.stacks.clear();
  return all_terrain(open);
}

/// Whether that is so of a board at least.
template <class Holds>
bool some(const std::vector<Scenario>& boards, Holds holds) {
  return std::ranges::any_of(boards, holds);
}

class DealtStacks : public testing::TestWithParam<const char*> {};

// SEA-08, SEA-09: what lies open and what is discovered is one supply.
TEST_P(DealtStacks, ChangePlacesWithTheLandAndLoseNothing) {
  const Scenario scenario = template_named(GetParam());
  Freedom freedom;
  for (const auto& [name, stack] : scenario.stacks) freedom.stacks.insert(name);
  const auto boards = boards_of(scenario, freedom);
  for (const Scenario& board : boards) {
    EXPECT_EQ(all_terrain(board), all_terrain(scenario));
    EXPECT_EQ(all_tokens(board), all_tokens(scenario));
    for (const auto& [name, stack] : scenario.stacks) EXPECT_EQ(size(board.stacks.at(name)), size(stack));
    EXPECT_EQ(count_open(validate(board), Severity::Error), 0);
    EXPECT_EQ(read_xml(write_xml(board)).scenario, board) << "the file keeps it";
  }
  EXPECT_TRUE(some(boards, [&](const Scenario& board) { return board.stacks != scenario.stacks; }));
  EXPECT_TRUE(some(boards, [&](const Scenario& board) { return board.token_pools != scenario.token_pools; }));
}

TEST_P(DealtStacks, WithTerrainAloneLeaveEveryNumber) {
  const Scenario scenario = template_named(GetParam());
  Freedom freedom{.numbers = false, .harbors = false};
  for (const auto& [name, stack] : scenario.stacks) freedom.stacks.insert(name);
  const auto boards = boards_of(scenario, freedom);
  for (const Scenario& board : boards) {
    EXPECT_EQ(all_terrain(board), all_terrain(scenario));
    EXPECT_EQ(board.token_pools, scenario.token_pools);
    for (const auto& [hex, cell] : scenario.cells) EXPECT_EQ(board.cells.at(hex).token, cell.token);
  }
  EXPECT_TRUE(some(boards, [&](const Scenario& board) { return board.stacks != scenario.stacks; }));
}

TEST_P(DealtStacks, WithNumbersAloneLeaveEveryHex) {
  const Scenario scenario = template_named(GetParam());
  Freedom freedom{.terrain = false, .harbors = false};
  for (const auto& [name, stack] : scenario.stacks) freedom.stacks.insert(name);
  const auto boards = boards_of(scenario, freedom);
  for (const Scenario& board : boards) {
    EXPECT_EQ(all_tokens(board), all_tokens(scenario));
    EXPECT_EQ(board.stacks, scenario.stacks);
    for (const auto& [hex, cell] : scenario.cells) EXPECT_EQ(board.cells.at(hex).terrain, cell.terrain);
  }
  EXPECT_TRUE(some(boards, [&](const Scenario& board) { return board.token_pools != scenario.token_pools; }));
}

INSTANTIATE_TEST_SUITE_P(, DealtStacks, testing::Values("fog-islands-3", "fog-islands-4", "fog-islands-5-6"));

TEST(DealtStack, ChangesPlacesWithAnAreaAloneWhereOneIsNamed) {
  Scenario scenario = template_named("fog-islands-4");
  Area& west = scenario.areas["west"];
  for (const auto& [hex, cell] : scenario.cells)
    if (open_terrain(cell) && *open_terrain(cell) != Sea && hex.q < 1) west.cells.insert(hex);
  ASSERT_GT(west.cells.size(), 3U);
  const auto boards = boards_of(scenario, {.harbors = false, .hexes = west.cells, .stacks = {"fog"}});
  for (const Scenario& board : boards) {
    EXPECT_EQ(all_terrain(board), all_terrain(scenario));
    for (const auto& [hex, cell] : scenario.cells)
      if (!west.cells.contains(hex)) {
        EXPECT_EQ(board.cells.at(hex), cell);
      }
  }
  EXPECT_TRUE(some(boards, [](const Scenario& board) { return count_of(open_ones(board), Gold) > 0; }))
      << "where hexes are chosen, gold fields move as well";
}

TEST(DealtStack, LeavesWhatIsLocked) {
  const Scenario scenario = template_named("fog-islands-4");
  std::vector<Hex> hidden, open;
  for (const auto& [hex, cell] : scenario.cells) (is_hidden(cell) ? hidden : open).push_back(hex);
  const auto land_only = [&](const Scenario& locked) {
    return boards_of(locked, {.harbors = false, .stacks = {"fog"}});
  };
  for (const Scenario& board : land_only(with_locks(scenario, {hidden.front()}))) {
    EXPECT_EQ(board.stacks, scenario.stacks) << "a hex of it is locked";
    EXPECT_EQ(board.token_pools, scenario.token_pools);
  }
  const std::vector<Hex> some_open(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(open.size() / 2));
  for (const Scenario& board : land_only(with_locks(scenario, some_open))) {
    EXPECT_EQ(all_terrain(board), all_terrain(scenario));
    for (const Hex hex : some_open) EXPECT_EQ(board.cells.at(hex), scenario.cells.at(hex));
  }
}

TEST(DealtStack, MeetsTheWishesOfWhatLiesOpen) {
  const Scenario scenario = template_named("fog-islands-4");
  const std::vector<Wish> wishes{{WishKind::RedNumbersApart}, {WishKind::CornerPips, 10}};
  const auto found = generate(scenario, {.freedom = {.stacks = {"fog"}}, .wishes = wishes, .boards = 3});
  ASSERT_FALSE(found.refusal());
  for (const GeneratedBoard& board : found.value()) {
    Scenario after = scenario;
    apply_edits(after, board.edits);
    const MapView map(after);
    EXPECT_EQ(Judge(map, wishes).missed_hard(layout_of(map)), 0);
    EXPECT_EQ(all_terrain(after), all_terrain(scenario));
  }
}

/// Two stacks that each lie at one hex beside the flower.
Scenario two_stacks() {
  Scenario scenario = flower_of({{Hills, 6}, {Hills, 5}});
  scenario.stacks["one"] = {.hexes = {{Forest, 2}}, .token_pool = "tokens"};
  scenario.stacks["two"] = {.hexes = {{Pasture, 1}, {Sea, 1}}, .token_pool = "tokens"};
  scenario.token_pools["tokens"] = {{4, 2}, {9, 1}};
  for (const Hex hex : {Hex{3, 0}, Hex{4, 0}}) {
    scenario.cells[hex].stack = "one";
  }
  for (const Hex hex : {Hex{3, 1}, Hex{4, 1}}) {
    scenario.cells[hex].stack = "two";
  }
  return scenario;
}

TEST(TwoStacks, ChangeHexesWithEachOtherAndKeepTheirSea) {
  const Scenario scenario = two_stacks();
  const auto boards =
      boards_of(scenario, {.hexes = {boost::container::flat_set<Hex>()}, .stacks = {"one", "two"}});
  int with_pasture = 0;
  for (const Scenario& board : boards) {
    EXPECT_EQ(all_terrain(board), all_terrain(scenario));
    EXPECT_EQ(count_of(board.stacks.at("two").hexes, Sea), 1);
    EXPECT_EQ(size(board.stacks.at("one")), 2);
    EXPECT_EQ(board.cells, scenario.cells);
    with_pasture += count_of(board.stacks.at("one").hexes, Pasture);
  }
  EXPECT_GT(with_pasture, 0);
  EXPECT_LT(with_pasture, 10);
}

TEST(TwoStacks, AloneOrWithTokensOfTwoPoolsAreRefusedInWords) {
  Scenario scenario = two_stacks();
  const boost::container::flat_set<Hex> nowhere;
  EXPECT_EQ(why_none_dealt(scenario, {.hexes = {nowhere}, .stacks = {"one"}}),
            "nothing may move: what lies in a stack changes places with hexes that lie open, or with another "
            "stack; choose some, let more layers move, or unlock them");
  EXPECT_EQ(why_none_dealt(scenario, {.stacks = {"three"}}), "there is no stack named three");
  scenario.token_pools["others"] = {{8, 1}};
  scenario.stacks["two"].token_pool = "others";
  EXPECT_EQ(
      why_none_dealt(scenario, {.stacks = {"one", "two"}}),
      "the stacks one and two take their tokens from different pools: let numbers stay, or choose one of "
      "them");
  EXPECT_EQ(why_none_dealt(scenario, {.numbers = false, .stacks = {"one", "two"}}), "");
  scenario.stacks["two"].hexes = {{Sea, 2}};
  EXPECT_EQ(why_none_dealt(scenario, {.stacks = {"one", "two"}}), "") << "nothing of the sea moves";
}

}  // namespace
}  // namespace hexwright
