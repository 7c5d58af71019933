#pragma once

#include <array>
#include <span>
#include <vector>

#include "model/board/ids.h"
#include "model/board/topology.h"

namespace hexwright {

/// A board with its hexes, intersections and paths numbered from 0: the one view through which rules look
/// at a map. Immutable. Ids follow the order of the names (`Hex`, `Intersection`, `Path`), so the same
/// board gives the same ids everywhere. On a joined board every thing has its canonical name and the
/// neighbours reach across the seam.
class BoardGraph {
 public:
  BoardGraph() = default;
  /// `hexes`: in any order and spelling; doubles count once.
  BoardGraph(const Topology& topology, std::span<const Hex> hexes);

  const Topology& topology() const { return topology_; }

  int hex_count() const { return static_cast<int>(hexes_.size()); }
  int intersection_count() const { return static_cast<int>(intersections_.size()); }
  int path_count() const { return static_cast<int>(paths_.size()); }

  /// All of them, in order.
  Ids<HexId> hexes() const { return Ids<HexId>(hex_count()); }
  Ids<IntersectionId> intersections() const { return Ids<IntersectionId>(intersection_count()); }
  Ids<PathId> paths() const { return Ids<PathId>(path_count()); }

  Hex hex(HexId id) const { return hexes_[id]; }
  Intersection intersection(IntersectionId id) const { return intersections_[id]; }
  Path path(PathId id) const { return paths_[id]; }

  /// The id of a hex, intersection or path, in any spelling; `none` when it is not on the board. An
  /// intersection or path is on the board when at least one of its hexes is.
  HexId find(Hex h) const;
  IntersectionId find(Intersection i) const;
  PathId find(Path p) const;

  /// By `Direction`; `none` at the edge of the board.
  const std::array<HexId, 6>& neighbours(HexId hex) const { return hex_neighbours_[hex]; }
  /// By `Corner`.
  const std::array<IntersectionId, 6>& hex_intersections(HexId hex) const { return hex_intersections_[hex]; }
  /// By `Direction`.
  const std::array<PathId, 6>& hex_paths(HexId hex) const { return hex_paths_[hex]; }

  /// Up to three hexes, in the order of `Intersection::hexes()`, `none` where there is no hex.
  const std::array<HexId, 3>& intersection_hexes(IntersectionId i) const { return intersection_hexes_[i]; }
  /// The paths on the board that end here, in the order of `Intersection::paths()`, else `none`.
  const std::array<PathId, 3>& intersection_paths(IntersectionId i) const { return intersection_paths_[i]; }
  /// The intersections at the other ends of those paths, in the same order, else `none`.
  const std::array<IntersectionId, 3>& intersection_neighbours(IntersectionId i) const {
    return intersection_neighbours_[i];
  }

  /// In the order of `Path::hexes()`, `none` where there is no hex.
  const std::array<HexId, 2>& path_hexes(PathId p) const { return path_hexes_[p]; }
  /// In the order of `ends(Path)`; both are on the board.
  const std::array<IntersectionId, 2>& path_ends(PathId p) const { return path_ends_[p]; }

 private:
  class Names;
  void number(Names& names);
  void link_hexes(Names& names);
  void link_neighbours();

  Topology topology_;
  IdVector<HexId, Hex> hexes_;
  IdVector<IntersectionId, Intersection> intersections_;
  IdVector<PathId, Path> paths_;
  IdVector<HexId, std::array<HexId, 6>> hex_neighbours_;
  IdVector<HexId, std::array<IntersectionId, 6>> hex_intersections_;
  IdVector<HexId, std::array<PathId, 6>> hex_paths_;
  IdVector<IntersectionId, std::array<HexId, 3>> intersection_hexes_;
  IdVector<IntersectionId, std::array<PathId, 3>> intersection_paths_;
  IdVector<IntersectionId, std::array<IntersectionId, 3>> intersection_neighbours_;
  IdVector<PathId, std::array<HexId, 2>> path_hexes_;
  IdVector<PathId, std::array<IntersectionId, 2>> path_ends_;
};

}  // namespace hexwright
