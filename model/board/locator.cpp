#include "model/board/locator.h"

#include <algorithm>
#include <utility>
#include <vector>

#include <boost/geometry/algorithms/distance.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/segment.hpp>
#include <boost/geometry/index/rtree.hpp>
#include <boost/geometry/strategies/strategies.hpp>

namespace hexwright {
namespace {

namespace bg = boost::geometry;
namespace bgi = boost::geometry::index;

using TreePoint = bg::model::d2::point_xy<double>;
using TreeLine = bg::model::segment<TreePoint>;

TreePoint tree_point(Point p) { return {p.x, p.y}; }

template <class Shape, class Name>
using Tree = bgi::rtree<std::pair<Shape, Name>, bgi::quadratic<16>>;

template <class Name, class Shape>
std::optional<Name> nearest(const Tree<Shape, Name>& tree, Point p, double reach) {
  const TreePoint here = tree_point(p);
  const auto found = tree.qbegin(bgi::nearest(here, 1));
  if (found == tree.qend() || bg::distance(here, found->first) > reach) return std::nullopt;
  return found->second;
}

template <class Name>
void sort_unique(std::vector<Name>& names) {
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
}

}  // namespace

struct Locator::Trees {
  Tree<TreePoint, Intersection> intersections;
  Tree<TreeLine, Path> paths;
};

Locator::Locator(const BoardGraph& board) {
  // As drawn: what two hexes share is spelled alike, what lies on a seam twice.
  std::vector<Intersection> intersections;
  std::vector<Path> paths;
  for (const HexId n : board.hexes()) {
    for (const Corner c : all_corners) intersections.emplace_back(board.hex(n), c);
    for (const Direction d : all_directions) paths.emplace_back(board.hex(n), d);
  }
  sort_unique(intersections);
  sort_unique(paths);

  std::vector<std::pair<TreePoint, Intersection>> points;
  points.reserve(intersections.size());
  for (const Intersection i : intersections)
    points.emplace_back(tree_point(position(i)), board.topology().canonical(i));
  std::vector<std::pair<TreeLine, Path>> lines;
  lines.reserve(paths.size());
  for (const Path p : paths) {
    const auto both = ends(p);
    lines.emplace_back(TreeLine(tree_point(position(both[0])), tree_point(position(both[1]))),
                       board.topology().canonical(p));
  }
  // Built from all values at once, a tree is packed: quicker to make and to ask.
  trees_ =
      std::make_unique<Trees>(Trees{decltype(Trees::intersections)(points), decltype(Trees::paths)(lines)});
}

Locator::~Locator() = default;
Locator::Locator(Locator&&) noexcept = default;
Locator& Locator::operator=(Locator&&) noexcept = default;

std::optional<Intersection> Locator::intersection(Point p, double reach) const {
  return nearest(trees_->intersections, p, reach);
}

std::optional<Path> Locator::path(Point p, double reach) const { return nearest(trees_->paths, p, reach); }

}  // namespace hexwright
