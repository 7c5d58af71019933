#include "editor/core/editing/selection.h"

#include <algorithm>
#include <cassert>

#include "model/board/plane.h"

namespace hexwright {

HexSet all_hexes(const Scenario& scenario) {
  HexSet hexes;
  hexes.reserve(scenario.cells.size());
  for (const auto& [hex, cell] : scenario.cells) hexes.insert(hexes.end(), hex);
  return hexes;
}

HexSet similar_hexes(const Scenario& scenario, Hex like) {
  HexSet hexes;
  const auto found = scenario.cells.find(like);
  if (found == scenario.cells.end()) return hexes;
  const Cell& model = found->second;
  for (const auto& [hex, cell] : scenario.cells) {
    const bool alike =
        is_hidden(model) ? cell.stack == model.stack : !is_hidden(cell) && cell.terrain == model.terrain;
    if (alike) hexes.insert(hexes.end(), hex);
  }
  return hexes;
}

HexSet together(const Topology& topology, const HexSet& hexes) {
  if (topology.kind() == Topology::Kind::Flat || hexes.empty()) return hexes;
  const bool east_west = topology.kind() == Topology::Kind::JoinedEastWest;
  const auto position = [east_west](Hex h) { return east_west ? 2 * h.q + h.r : h.r; };
  boost::container::flat_set<int> positions;
  for (const Hex h : hexes) positions.insert(position(h));
  // Where the hexes begin, behind the widest gap; at the seam unless another gap is wider.
  const int round = east_west ? 2 * topology.size() : topology.size();
  int first = *positions.begin();
  int widest = first + round - *positions.rbegin();
  for (auto next = std::next(positions.begin()); next != positions.end(); ++next)
    if (const int gap = *next - *std::prev(next); gap > widest) widest = gap, first = *next;
  HexSet result;
  for (const Hex h : hexes) result.insert(position(h) < first ? h + topology.period() : h);
  return result;
}

Hex middle_of(const HexSet& hexes) {
  assert(!hexes.empty());
  Point sum;
  for (const Hex h : hexes) sum = {sum.x + centre(h).x, sum.y + centre(h).y};
  const auto count = static_cast<double>(hexes.size());
  const Point gravity{sum.x / count, sum.y / count};
  const auto square_distance = [gravity](Hex h) {
    const Point c = centre(h);
    return (c.x - gravity.x) * (c.x - gravity.x) + (c.y - gravity.y) * (c.y - gravity.y);
  };
  return *std::min_element(hexes.begin(), hexes.end(),
                           [&](Hex a, Hex b) { return square_distance(a) < square_distance(b); });
}

}  // namespace hexwright
