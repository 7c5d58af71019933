#pragma once

#include <array>

#include "model/board/board_graph.h"

namespace hexwright::referee {

/// The board by plain numbers, -1 for what is not there: the referee counts for itself, without the engine's
/// ids.
class PlainBoard {
 public:
  /// The board must outlive it.
  explicit PlainBoard(const BoardGraph& board) : board_(&board) {}

  int hex_count() const { return board_->hex_count(); }
  int intersection_count() const { return board_->intersection_count(); }
  int path_count() const { return board_->path_count(); }

  Intersection intersection(int place) const { return board_->intersection(IntersectionId(place)); }
  int find(Hex hex) const { return board_->find(hex).value(); }
  int find(Path path) const { return board_->find(path).value(); }
  int find(Intersection place) const { return board_->find(place).value(); }

  std::array<int, 6> neighbours(int hex) const { return plain(board_->neighbours(HexId(hex))); }
  std::array<int, 6> hex_intersections(int hex) const { return plain(board_->hex_intersections(HexId(hex))); }
  std::array<int, 6> hex_paths(int hex) const { return plain(board_->hex_paths(HexId(hex))); }
  std::array<int, 3> intersection_hexes(int place) const {
    return plain(board_->intersection_hexes(IntersectionId(place)));
  }
  std::array<int, 3> intersection_paths(int place) const {
    return plain(board_->intersection_paths(IntersectionId(place)));
  }
  std::array<int, 3> intersection_neighbours(int place) const {
    return plain(board_->intersection_neighbours(IntersectionId(place)));
  }
  std::array<int, 2> path_hexes(int path) const { return plain(board_->path_hexes(PathId(path))); }
  std::array<int, 2> path_ends(int path) const { return plain(board_->path_ends(PathId(path))); }

 private:
  template <class Place, std::size_t count>
  static std::array<int, count> plain(const std::array<Place, count>& ids) {
    std::array<int, count> numbers{};
    for (std::size_t i = 0; i < count; ++i) numbers[i] = ids[i].value();
    return numbers;
  }

  const BoardGraph* board_;
};

}  // namespace hexwright::referee
