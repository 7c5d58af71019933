#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "model/board/topology.h"

namespace hexwright {

/// A board with its hexes, intersections and paths numbered from 0: the one view through which rules look
/// at a map. Immutable. Numbers follow the order of the names (`Hex`, `Intersection`, `Path`), so the same
/// board gives the same numbers everywhere. On a joined board every thing has its canonical name and the
/// neighbours reach across the seam.
class BoardGraph {
 public:
  using Number = std::int32_t;
  static constexpr Number none = -1;

  BoardGraph() = default;
  /// `hexes`: in any order and spelling; doubles count once.
  BoardGraph(const Topology& topology, std::span<const Hex> hexes);

  const Topology& topology() const { return topology_; }

  int hex_count() const { return static_cast<int>(hexes_.size()); }
  int intersection_count() const { return static_cast<int>(intersections_.size()); }
  int path_count() const { return static_cast<int>(paths_.size()); }

  Hex hex(Number n) const { return hexes_[at(n)]; }
  Intersection intersection(Number n) const { return intersections_[at(n)]; }
  Path path(Number n) const { return paths_[at(n)]; }

  /// The number of a hex, intersection or path, in any spelling; `none` when it is not on the board. An
  /// intersection or path is on the board when at least one of its hexes is.
  Number find(Hex h) const;
  Number find(Intersection i) const;
  Number find(Path p) const;

  /// By `Direction`; `none` at the edge of the board.
  const std::array<Number, 6>& neighbours(Number hex) const { return hex_neighbours_[at(hex)]; }
  /// By `Corner`.
  const std::array<Number, 6>& hex_intersections(Number hex) const { return hex_intersections_[at(hex)]; }
  /// By `Direction`.
  const std::array<Number, 6>& hex_paths(Number hex) const { return hex_paths_[at(hex)]; }

  /// Up to three hexes, in the order of `Intersection::hexes()`, `none` where there is no hex.
  const std::array<Number, 3>& intersection_hexes(Number i) const { return intersection_hexes_[at(i)]; }
  /// The paths on the board that end here, in the order of `Intersection::paths()`, else `none`.
  const std::array<Number, 3>& intersection_paths(Number i) const { return intersection_paths_[at(i)]; }
  /// The intersections at the other ends of those paths, in the same order, else `none`.
  const std::array<Number, 3>& intersection_neighbours(Number i) const {
    return intersection_neighbours_[at(i)];
  }

  /// In the order of `Path::hexes()`, `none` where there is no hex.
  const std::array<Number, 2>& path_hexes(Number p) const { return path_hexes_[at(p)]; }
  /// In the order of `ends(Path)`; both are on the board.
  const std::array<Number, 2>& path_ends(Number p) const { return path_ends_[at(p)]; }

 private:
  class Names;
  void number(Names& names);
  void link_hexes(Names& names);
  void link_neighbours();

  static std::size_t at(Number n) { return static_cast<std::size_t>(n); }

  Topology topology_;
  std::vector<Hex> hexes_;
  std::vector<Intersection> intersections_;
  std::vector<Path> paths_;
  std::vector<std::array<Number, 6>> hex_neighbours_, hex_intersections_, hex_paths_;
  std::vector<std::array<Number, 3>> intersection_hexes_, intersection_paths_, intersection_neighbours_;
  std::vector<std::array<Number, 2>> path_hexes_, path_ends_;
};

/// What is not on the board, or not there.
inline constexpr BoardGraph::Number none = BoardGraph::none;

}  // namespace hexwright
