#include <cmath>
#include <functional>
#include <map>
#include <set>

#include <gmock/gmock.h>

#include "model/generate/drawer.h"
#include "model/generate/wishes.h"
#include "tests/model/generate/boards.h"
#include "tests/support/templates.h"

// Every board that meets the wishes is as likely as any other: counted on boards so small that all of them
// can be listed.

namespace hexwright {
namespace {

using test::flower_of;
using enum Terrain;

using Board = std::vector<std::pair<int, int>>;

Board board_of(const Layout& layout) {
  Board board;
  for (const HexId hex : layout.terrain.ids())
    board.emplace_back(int(layout.terrain[hex].value_or(Sea)), layout.number[hex]);
  return board;
}

/// All arrangements of the hexes' terrains and numbers that meet the wishes, found by trying them all.
std::set<Board> all_boards(const MapView& map, const Judge& judge) {
  Layout layout = layout_of(map);
  std::vector<Terrain> terrains;
  std::vector<int> numbers;
  for (const HexId hex : map.board().hexes()) {
    terrains.push_back(*layout.terrain[hex]);
    if (layout.number[hex] != MapView::no_number) numbers.push_back(layout.number[hex]);
  }
  std::ranges::sort(terrains);
  std::set<Board> boards;
  do {
    std::ranges::sort(numbers);
    do {
      auto number = numbers.begin();
      for (const HexId hex : map.board().hexes()) {
        layout.terrain[hex] = terrains[hex.index()];
        layout.number[hex] = is_producing(terrains[hex.index()]) ? *number++ : MapView::no_number;
      }
      if (judge.missed_hard(layout) == 0) boards.insert(board_of(layout));
    } while (std::ranges::next_permutation(numbers).found);
  } while (std::ranges::next_permutation(terrains).found);
  return boards;
}

/// Fails where the boards that are drawn are further from equally many of each than chance brings them in one
/// of ten thousand trials (Pearson's chi-square, which has as many degrees of freedom as there are boards but
/// one; normal for so many).
void expect_fair(const Scenario& scenario, const std::vector<Wish>& wishes, std::size_t of_each,
                 const std::function<std::optional<Layout>(Drawer&, std::size_t)>& draw) {
  const MapView map(scenario);
  const Exchange exchange = Exchange::of(map, {.harbors = false}).value();
  Drawer drawer(exchange, wishes);
  const std::set<Board> boards = all_boards(map, drawer.judge());
  ASSERT_GT(boards.size(), 15U);
  std::map<Board, double> seen;
  const std::size_t draws = boards.size() * of_each;
  for (std::size_t n = 0; n < draws; ++n) {
    const auto layout = draw(drawer, n);
    ASSERT_TRUE(layout);
    const Board board = board_of(*layout);
    ASSERT_TRUE(boards.contains(board));
    ++seen[board];
  }
  double chi_square = 0;
  for (const Board& board : boards)
    chi_square += std::pow(seen[board] - double(of_each), 2) / double(of_each);
  const double freedom = double(boards.size() - 1);
  testing::Test::RecordProperty("boards", static_cast<int>(boards.size()));
  testing::Test::RecordProperty("chi_square", static_cast<int>(chi_square));
  EXPECT_LT(chi_square, freedom + 4 * std::sqrt(2 * freedom)) << boards.size() << " boards";
  EXPECT_GT(chi_square, freedom - 4 * std::sqrt(2 * freedom)) << "more even than chance";
}

std::optional<Layout> by_rejection(Drawer& drawer, std::size_t n) {
  Random random(7, n);
  std::uint64_t tries = 0;
  return drawer.by_rejection(random, 100'000, tries);
}
std::optional<Layout> by_chain(Drawer& drawer, std::size_t n) {
  Random random(8, n);
  return drawer.by_chain(random, 100'000);
}

const Scenario& small_board() {
  static const Scenario scenario = flower_of({{Forest, 6}, {Forest, 8}, {Hills, 5}, {Hills, 5}, {Desert, 0}});
  return scenario;
}
/// A board, and wishes that some of its arrangements meet.
struct Drawn {
  const char* name;
  Scenario scenario;
  std::vector<Wish> wishes;
  std::size_t of_each = 100;
};

std::vector<Drawn> all_drawn() {
  const Scenario without_desert = flower_of({{Forest, 6}, {Forest, 8}, {Hills, 5}, {Hills, 5}, {Fields, 4}});
  return {
      {"without_wishes", small_board(), {}, 60},
      {"where_wishes_are_met", small_board(), {{WishKind::RedNumbersApart}}},
      {"where_wishes_cross_layers",
       small_board(),
       {{WishKind::RedNumbersApart}, {WishKind::ResourcePipsAtMost, 9}}},
      {"where_wishes_are_of_terrain_and_numbers",
       flower_of({{Forest, 6}, {Forest, 8}, {Hills, 5}, {Hills, 5}, {Fields, 4}, {Desert, 0}}),
       {{WishKind::TerrainsTogether, 1}, {WishKind::EqualNumbersApart}, {WishKind::TerrainNumbersDiffer}}},
      {"where_numbers_are_dealt_for_themselves",
       without_desert,
       {{WishKind::RedNumbersApart}, {WishKind::TerrainsTogether, 1}}},
      {"where_numbers_are_dealt_for_themselves_and_counted",
       without_desert,
       {{WishKind::RedNumbersApart}, {WishKind::ResourcePipsAtMost, 9}}},
  };
}

class Fairness : public testing::TestWithParam<Drawn> {};

TEST_P(Fairness, EveryBoardIsAsLikelyByShuffles) {
  expect_fair(GetParam().scenario, GetParam().wishes, GetParam().of_each, by_rejection);
}

TEST_P(Fairness, EveryBoardIsAsLikelyByExchanges) {
  const std::size_t of_each = is_full_check() ? GetParam().of_each : 25;  // exchanges take long
  expect_fair(GetParam().scenario, GetParam().wishes, of_each, by_chain);
}

INSTANTIATE_TEST_SUITE_P(, Fairness, testing::ValuesIn(all_drawn()),
                         [](const auto& it) { return std::string(it.param.name); });

}  // namespace
}  // namespace hexwright
