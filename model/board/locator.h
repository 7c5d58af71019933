#pragma once

#include <memory>
#include <optional>

#include "model/board/board_graph.h"
#include "model/board/plane.h"

namespace hexwright {

/// Finds what lies nearest to a point: for clicks and hovering. Holds an R-tree over the board's
/// intersections and one over its paths. The board is drawn flat, so what lies on a seam is drawn at both
/// edges and found at both, by its canonical name.
class Locator {
 public:
  explicit Locator(const BoardGraph& board);
  ~Locator();
  Locator(Locator&&) noexcept;
  Locator& operator=(Locator&&) noexcept;

  /// The nearest intersection, or path by the distance to its line, no farther than `reach` (in hex sides);
  /// none when there is none.
  std::optional<Intersection> intersection(Point p, double reach = 0.4) const;
  std::optional<Path> path(Point p, double reach = 0.4) const;

 private:
  struct Trees;
  std::unique_ptr<Trees> trees_;
};

}  // namespace hexwright
