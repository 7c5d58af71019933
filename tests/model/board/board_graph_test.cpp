#include "board/board_graph.h"

namespace hexwright {
namespace {

TEST(BoardGraph, OneHexHasSixIntersectionsAndSixPaths) {
  const std::vector<Hex> hexes{{0, 0}};
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
  EXPECT_EQ(board.path_hexes(shared), (std::array<BoardGraph::Number, 2>{0, 1}));
}

}  // namespace
}  // namespace hexwright
