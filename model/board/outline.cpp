#include "model/board/outline.h"

#include <algorithm>
#include <type_traits>
#include <utility>

#include <boost/geometry/algorithms/area.hpp>
#include <boost/geometry/algorithms/covered_by.hpp>
#include <boost/geometry/algorithms/union.hpp>
#include <boost/geometry/algorithms/within.hpp>
#include <boost/geometry/geometries/multi_polygon.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <boost/geometry/geometries/polygon.hpp>
#include <boost/geometry/geometries/register/point.hpp>
#include <boost/geometry/geometries/register/ring.hpp>
#include <boost/geometry/strategies/strategies.hpp>

namespace bg = boost::geometry;

BOOST_GEOMETRY_REGISTER_POINT_2D(hexwright::Point, double, bg::cs::cartesian, x, y)
BOOST_GEOMETRY_REGISTER_RING(hexwright::Ring)

// Our borders run clockwise as seen; Boost, whose y grows upwards, calls that counterclockwise.
template <>
struct bg::traits::point_order<hexwright::Ring>
    : std::integral_constant<bg::order_selector, bg::counterclockwise> {};
template <>
struct bg::traits::closure<hexwright::Ring> : std::integral_constant<bg::closure_selector, bg::open> {};

namespace hexwright {
namespace {

// Unions are made on a lattice of whole numbers on which every corner of every hex lies, so that no rounding
// tears two neighbours apart: x counts half hex widths, y half hex sides.
using LatticePoint = bg::model::d2::point_xy<int>;
using LatticePolygon = bg::model::polygon<LatticePoint, false, false>;
using LatticeRegions = bg::model::multi_polygon<LatticePolygon>;

/// Hexes that follow each other in one row.
struct Run {
  Hex first;
  int length = 1;
};

std::vector<Run> runs_of(std::span<const Hex> hexes) {
  std::vector<Hex> sorted(hexes.begin(), hexes.end());
  std::sort(sorted.begin(), sorted.end());
  sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
  std::vector<Run> runs;
  for (const Hex h : sorted) {
    if (!runs.empty() && runs.back().first + Hex{runs.back().length, 0} == h) {
      ++runs.back().length;
    } else {
      runs.push_back({h});
    }
  }
  return runs;
}

LatticePolygon polygon_of(const Run& run) {
  const int west = 2 * run.first.q + run.first.r - 1;
  const int y = 3 * run.first.r;
  LatticePolygon polygon;
  auto& ring = polygon.outer();
  const int width = 2 * run.length;
  for (int x = 0; x <= width; ++x) ring.emplace_back(west + x, x % 2 == 0 ? y - 1 : y - 2);
  for (int x = width; x >= 0; --x) ring.emplace_back(west + x, x % 2 == 0 ? y + 1 : y + 2);
  return polygon;
}

/// Halves first: each border is then merged only a few times, however large the board.
LatticeRegions united(std::span<const Run> runs) {
  if (runs.empty()) return {};
  if (runs.size() == 1) return {polygon_of(runs.front())};
  const std::size_t half = runs.size() / 2;
  LatticeRegions both;
  bg::union_(united(runs.first(half)), united(runs.subspan(half)), both);
  return both;
}

bool reads_before(const LatticePoint& a, const LatticePoint& b) {
  return std::pair(a.y(), a.x()) < std::pair(b.y(), b.x());
}

/// From lattice to plane, beginning with the first point in reading order, so that equal unions give equal
/// rings. For a border that point is the north corner of the region's first hex.
template <class LatticeRing>
Ring in_plane(LatticeRing& lattice) {
  std::rotate(lattice.begin(), std::min_element(lattice.begin(), lattice.end(), reads_before), lattice.end());
  Ring ring;
  ring.reserve(lattice.size());
  for (const LatticePoint& p : lattice) ring.push_back({p.x() * hex_width / 2, p.y() / 2.0});
  return ring;
}

bool border_reads_before(const Region& a, const Region& b) {
  const Point p = a.border.front();
  const Point q = b.border.front();
  return std::pair(p.y, p.x) < std::pair(q.y, q.x);
}

}  // namespace

std::vector<Region> outline(std::span<const Hex> hexes) {
  // Two hexes that meet in a point meet in a side, too: connected groups are exactly the union's polygons.
  const auto runs = runs_of(hexes);
  std::vector<Region> regions;
  for (LatticePolygon& polygon : united(runs)) {
    Region region{in_plane(polygon.outer()), {}};
    for (auto& hole : polygon.inners()) region.holes.push_back(in_plane(hole));
    regions.push_back(std::move(region));
  }
  std::sort(regions.begin(), regions.end(), border_reads_before);
  return regions;
}

double area(const Region& region) {
  double sum = bg::area(region.border);
  // Holes run the other way round, so that their area is negative.
  for (const Ring& hole : region.holes) sum += bg::area(hole);
  return sum;
}

bool contains(const Region& region, Point p) {
  return bg::covered_by(p, region.border) &&
         std::none_of(region.holes.begin(), region.holes.end(),
                      [&](const Ring& hole) { return bg::within(p, hole); });
}

}  // namespace hexwright
