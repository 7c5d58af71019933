#include "model/board/board_graph.h"

#include <rapidcheck/gtest.h>

#include "model/board/outline.h"
#include "tests/support/generators.h"

namespace hexwright {
namespace {

/// Hexes and topology that meet often: gaps, islands and seams.
BoardGraph some_board() { return {*test::any_topology(), *test::any_hexes(5)}; }

int euler_characteristic(const BoardGraph& board) {
  return board.intersection_count() - board.path_count() + board.hex_count();
}

template <class Range>
auto count_present(const Range& numbers) {
  return std::count_if(numbers.begin(), numbers.end(), [](auto id) { return id != none; });
}

RC_GTEST_PROP(BoardGraph, HoldsExactlyWhatItsHexesHave, ()) {
  const auto topology = *test::any_topology();
  const auto hexes = *test::any_hexes(5);
  const BoardGraph board(topology, hexes);
  std::set<Hex> expected_hexes;
  std::set<Path> expected_paths;
  std::set<Intersection> expected_intersections;
  for (const Hex h : hexes) {
    expected_hexes.insert(topology.canonical(h));
    for (const Direction d : all_directions) expected_paths.insert(topology.canonical(Path(h, d)));
    for (const Corner c : all_corners) expected_intersections.insert(topology.canonical(Intersection(h, c)));
  }
  // Numbers follow the order of the names.
  RC_ASSERT(board.hex_count() == static_cast<int>(expected_hexes.size()));
  for (const HexId n : board.hexes())
    RC_ASSERT(board.hex(n) == *std::next(expected_hexes.begin(), n.value()));
  RC_ASSERT(board.path_count() == static_cast<int>(expected_paths.size()));
  for (const PathId n : board.paths())
    RC_ASSERT(board.path(n) == *std::next(expected_paths.begin(), n.value()));
  RC_ASSERT(board.intersection_count() == static_cast<int>(expected_intersections.size()));
  for (const IntersectionId n : board.intersections())
    RC_ASSERT(board.intersection(n) == *std::next(expected_intersections.begin(), n.value()));
}

RC_GTEST_PROP(BoardGraph, FindsWhateverTheSpelling, ()) {
  const auto board = some_board();
  const auto round = board.topology().period();
  const auto h = *test::any_hex(12);
  const auto d = *rc::gen::elementOf(all_directions);
  const auto c = *rc::gen::elementOf(all_corners);
  RC_ASSERT(board.find(h) == board.find(h + round));
  RC_ASSERT(board.find(Path(h, d)) == board.find(Path(h + round, d)));
  RC_ASSERT(board.find(Intersection(h, c)) == board.find(Intersection(h + round, c)));
  for (const HexId n : board.hexes()) RC_ASSERT(board.find(board.hex(n)) == n);
  for (const PathId n : board.paths()) RC_ASSERT(board.find(board.path(n)) == n);
  for (const IntersectionId n : board.intersections()) RC_ASSERT(board.find(board.intersection(n)) == n);
  if (board.find(h) == none) return;
  RC_ASSERT(board.hex(board.find(h)) == board.topology().canonical(h));
}

// EXP-07, DES-07: the tables lead across the seam like anywhere else.
RC_GTEST_PROP(BoardGraph, TablesOfHexesFollowTheNames, ()) {
  const auto board = some_board();
  for (const HexId n : board.hexes()) {
    const Hex h = board.hex(n);
    for (const Direction d : all_directions) {
      const auto side = static_cast<std::size_t>(d);
      const HexId other = board.neighbours(n)[side];
      RC_ASSERT(other == board.find(neighbour(h, d)));
      if (other != none) RC_ASSERT(board.neighbours(other)[static_cast<std::size_t>(opposite(d))] == n);
      RC_ASSERT(board.hex_paths(n)[side] == board.find(Path(h, d)));
    }
    for (const Corner c : all_corners)
      RC_ASSERT(board.hex_intersections(n)[static_cast<std::size_t>(c)] == board.find(Intersection(h, c)));
  }
}

RC_GTEST_PROP(BoardGraph, TablesOfPathsFollowTheNames, ()) {
  const auto board = some_board();
  for (const PathId n : board.paths()) {
    const Path p = board.path(n);
    RC_ASSERT(count_present(board.path_hexes(n)) >= 1);
    for (std::size_t k = 0; k < 2; ++k) {
      RC_ASSERT(board.path_hexes(n)[k] == board.find(p.hexes()[k]));
      RC_ASSERT(board.path_ends(n)[k] == board.find(ends(p)[k]));
      RC_ASSERT(board.path_ends(n)[k] != none);
    }
    RC_ASSERT(board.path_ends(n)[0] != board.path_ends(n)[1]);
  }
}

// EXP-07, DES-07: every intersection has its up to three hexes, seams included.
RC_GTEST_PROP(BoardGraph, TablesOfIntersectionsFollowTheNames, ()) {
  const auto board = some_board();
  for (const IntersectionId n : board.intersections()) {
    const Intersection i = board.intersection(n);
    RC_ASSERT(count_present(board.intersection_hexes(n)) >= 1);
    RC_ASSERT(count_present(board.intersection_paths(n)) >= 2);
    for (std::size_t k = 0; k < 3; ++k) {
      RC_ASSERT(board.intersection_hexes(n)[k] == board.find(i.hexes()[k]));
      const PathId path = board.find(i.paths()[k]);
      RC_ASSERT(board.intersection_paths(n)[k] == path);
      const IntersectionId other = board.intersection_neighbours(n)[k];
      RC_ASSERT((other == none) == (path == none));
      if (path == none) continue;
      const auto both = board.path_ends(path);
      RC_ASSERT((both == std::array{n, other} || both == std::array{other, n}));
    }
  }
}

RC_GTEST_PROP(BoardGraph, EveryHexMeetsItsIntersectionsBothWays, ()) {
  const auto board = some_board();
  IdVector<IntersectionId, int> meetings(board.intersection_count());
  for (const HexId n : board.hexes())
    for (const IntersectionId i : board.hex_intersections(n)) ++meetings[i];
  for (const IntersectionId i : board.intersections())
    RC_ASSERT(meetings[i] == count_present(board.intersection_hexes(i)));
}

// Euler's formula, which counts each island once and each hole against it.
RC_GTEST_PROP(BoardGraph, CountsAsEulerSaysOnFlatBoards, ()) {
  const auto hexes = *test::any_hexes(5);
  int islands_less_holes = 0;
  for (const Region& region : outline(hexes)) islands_less_holes += 1 - static_cast<int>(region.holes.size());
  RC_ASSERT(euler_characteristic(BoardGraph({}, hexes)) == islands_less_holes);
}

// EXP-07, DES-07: a full band round the board is a ring, in which every row or column closes.
RC_GTEST_PROP(BoardGraph, ABandRoundAJoinedBoardIsARing, ()) {
  const auto topology = *rc::gen::suchThat(
      test::any_topology(), [](const Topology& t) { return t.kind() != Topology::Kind::Flat; });
  const int breadth = *rc::gen::inRange(1, 5);
  const bool across = topology.kind() == Topology::Kind::JoinedEastWest;
  std::vector<Hex> band;
  for (int along = 0; along < topology.size(); ++along)
    for (int side = 0; side < breadth; ++side)
      band.push_back(across ? Hex{along, side} : Hex{side - along / 2, along});
  const BoardGraph board(topology, band);
  RC_ASSERT(board.hex_count() == topology.size() * breadth);
  RC_ASSERT(euler_characteristic(board) == 0);
  if (!across) return;
  for (const HexId n : board.hexes()) {
    HexId walker = n;
    for (int steps = 0; steps < topology.size(); ++steps)
      walker = board.neighbours(walker)[static_cast<std::size_t>(Direction::East)];
    RC_ASSERT(walker == n);
  }
}

TEST(BoardGraph, WithoutHexesHasNothing) {
  const BoardGraph board;
  EXPECT_EQ(board.hex_count() + board.path_count() + board.intersection_count(), 0);
  EXPECT_EQ(board.find(Hex{0, 0}), none);
  EXPECT_EQ(board.find(Path({0, 0}, Direction::East)), none);
}

TEST(BoardGraph, OneHexHasSixIntersectionsAndSixPaths) {
  const std::vector<Hex> hexes{{0, 0}, {0, 0}};
  const BoardGraph board({}, hexes);
  EXPECT_EQ(board.hex_count(), 1);
  EXPECT_EQ(board.intersection_count(), 6);
  EXPECT_EQ(board.path_count(), 6);
}

TEST(BoardGraph, TwoNeighboursShareAPathAndItsEnds) {
  const std::vector<Hex> hexes{{0, 0}, {1, 0}};
  const BoardGraph board({}, hexes);
  EXPECT_EQ(board.intersection_count(), 10);
  EXPECT_EQ(board.path_count(), 11);
  const auto shared = board.find(Path({0, 0}, Direction::East));
  EXPECT_EQ(board.path_hexes(shared), (std::array{HexId(0), HexId(1)}));
}

}  // namespace
}  // namespace hexwright
