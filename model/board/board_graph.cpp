#include "board/board_graph.h"

#include <algorithm>
#include <iterator>

namespace hexwright {
namespace {

using Number = BoardGraph::Number;

/// The sides whose path is spelled with the hex itself; the names of its other paths and intersections
/// are spelled with the hexes behind these directions.
constexpr std::array own_sides{Direction::East, Direction::SouthEast, Direction::SouthWest};
constexpr std::array naming_directions{Direction::SouthEast, Direction::SouthWest, Direction::West,
                                       Direction::NorthWest, Direction::NorthEast};

std::vector<Hex> canonical_and_sorted(const Topology& topology, std::span<const Hex> hexes, Hex step) {
  std::vector<Hex> result;
  result.reserve(hexes.size());
  for (const Hex h : hexes) result.push_back(topology.canonical(h + step));
  if (!std::is_sorted(result.begin(), result.end())) std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

/// Finds a hex in a sorted list: rows are mostly without holes, so the first guess is mostly right.
Number position_in(const std::vector<Hex>& sorted, Hex h, Number hint) {
  const auto at = [&](Number i) { return sorted[static_cast<std::size_t>(i)]; };
  const auto size = static_cast<Number>(sorted.size());
  if (hint >= 0 && hint < size && at(hint).r == h.r) {
    const Number guess = hint + (h.q - at(hint).q);
    if (guess >= 0 && guess < size && at(guess) == h) return guess;
  }
  const auto found = std::lower_bound(sorted.begin(), sorted.end(), h);
  if (found == sorted.end() || *found != h) return BoardGraph::none;
  return static_cast<Number>(found - sorted.begin());
}

template <class Name>
Number position_of(const std::vector<Name>& sorted, const Name& name) {
  const auto found = std::lower_bound(sorted.begin(), sorted.end(), name);
  if (found == sorted.end() || *found != name) return BoardGraph::none;
  return static_cast<Number>(found - sorted.begin());
}

constexpr std::size_t size_of(Number n) { return static_cast<std::size_t>(n); }

/// Which anchor names a corner or side of a hex: the neighbour in that direction, or (0, where east would
/// be, which names nothing) the hex itself.
constexpr std::size_t naming_slot(Corner c) {
  constexpr std::array slots{Direction::SouthEast, Direction::East, Direction::SouthWest,
                             Direction::NorthWest, Direction::East, Direction::NorthEast};
  return static_cast<std::size_t>(slots[static_cast<std::size_t>(c)]);
}
constexpr std::size_t naming_slot(Direction d) {
  return d < Direction::West ? 0 : static_cast<std::size_t>(d);
}

/// For every hex that names something on the board: the numbers of its own two intersections (south,
/// north) and its own three paths.
struct Named {
  std::vector<Hex> anchors;
  std::vector<std::array<Number, 2>> intersections;
  std::vector<std::array<Number, 3>> paths;

  Number& number(Number anchor, const Intersection& i) {
    return intersections[size_of(anchor)][i.corner() == Corner::North ? 1 : 0];
  }
  Number& number(Number anchor, const Path& p) {
    return paths[size_of(anchor)][static_cast<std::size_t>(p.side())];
  }

  /// For every hex the numbers of the anchors of its things, by `naming_slot`.
  std::vector<std::array<Number, 6>> naming(const Topology& topology, const std::vector<Hex>& hexes) const {
    std::vector<std::array<Number, 6>> result(hexes.size());
    std::array<Number, 6> hints{};
    for (std::size_t n = 0; n < hexes.size(); ++n) {
      hints[0] = position_in(anchors, hexes[n], hints[0]);
      for (const Direction d : naming_directions) {
        Number& hint = hints[static_cast<std::size_t>(d)];
        hint = position_in(anchors, topology.canonical(neighbour(hexes[n], d)), hint);
      }
      result[n] = hints;
    }
    return result;
  }
};

}  // namespace

BoardGraph::BoardGraph(const Topology& topology, std::span<const Hex> hexes)
    : topology_(topology), hexes_(canonical_and_sorted(topology, hexes, {})) {
  Named named{hexes_, {}, {}};
  for (const Direction d : naming_directions) {
    const auto shifted = canonical_and_sorted(topology, hexes_, step(d));
    std::vector<Hex> merged;
    merged.reserve(named.anchors.size() + shifted.size());
    std::set_union(named.anchors.begin(), named.anchors.end(), shifted.begin(), shifted.end(),
                   std::back_inserter(merged));
    named.anchors = std::move(merged);
  }
  named.intersections.assign(named.anchors.size(), {none, none});
  named.paths.assign(named.anchors.size(), {none, none, none});

  // First mark what is on the board, then number it in the order of names.
  constexpr Number present = 0;
  const auto naming = named.naming(topology_, hexes_);
  for (std::size_t n = 0; n < hexes_.size(); ++n) {
    for (const Corner c : all_corners)
      named.number(naming[n][naming_slot(c)], Intersection(hexes_[n], c)) = present;
    for (const Direction d : all_directions)
      named.number(naming[n][naming_slot(d)], Path(hexes_[n], d)) = present;
  }
  intersections_.reserve(2 * named.anchors.size());
  paths_.reserve(3 * named.anchors.size());
  for (std::size_t a = 0; a < named.anchors.size(); ++a) {
    for (const Corner c : {Corner::South, Corner::North}) {
      Number& number = named.intersections[a][c == Corner::North ? 1 : 0];
      if (number == none) continue;
      number = intersection_count();
      intersections_.emplace_back(named.anchors[a], c);
    }
    for (const Direction d : own_sides) {
      Number& number = named.paths[a][static_cast<std::size_t>(d)];
      if (number == none) continue;
      number = path_count();
      paths_.emplace_back(named.anchors[a], d);
    }
  }

  hex_neighbours_.assign(hexes_.size(), {none, none, none, none, none, none});
  hex_intersections_.assign(hexes_.size(), {});
  hex_paths_.assign(hexes_.size(), {});
  intersection_hexes_.assign(intersections_.size(), {none, none, none});
  intersection_paths_.assign(intersections_.size(), {none, none, none});
  intersection_neighbours_.assign(intersections_.size(), {none, none, none});
  path_hexes_.assign(paths_.size(), {none, none});
  path_ends_.assign(paths_.size(), {none, none});

  std::array<Number, 6> neighbour_hints{};
  for (Number n = 0; n < hex_count(); ++n) {
    const Hex h = hexes_[at(n)];
    for (const Direction d : all_directions) {
      const auto side = static_cast<std::size_t>(d);
      const Number other = position_in(hexes_, topology_.canonical(neighbour(h, d)), neighbour_hints[side]);
      if (other != none) neighbour_hints[side] = other;
      hex_neighbours_[at(n)][side] = other;

      const Path spelled(h, d);
      const Number number = named.number(naming[at(n)][naming_slot(d)], spelled);
      hex_paths_[at(n)][side] = number;
      path_hexes_[at(number)][spelled.hex() == h ? 0 : 1] = n;
    }
    for (const Corner c : all_corners) {
      const auto corner = static_cast<std::size_t>(c);
      const Intersection spelled(h, c);
      const Number number = named.number(naming[at(n)][naming_slot(c)], spelled);
      hex_intersections_[at(n)][corner] = number;
      const auto meeting = spelled.hexes();
      const auto place = std::find(meeting.begin(), meeting.end(), h) - meeting.begin();
      intersection_hexes_[at(number)][static_cast<std::size_t>(place)] = n;
    }
  }

  // A path joins the same two intersections from whichever of its hexes one looks.
  for (Number p = 0; p < path_count(); ++p) {
    const bool from_first = path_hexes_[at(p)][0] != none;
    const Number n = path_hexes_[at(p)][from_first ? 0 : 1];
    const Direction side = from_first ? paths_[at(p)].side() : opposite(paths_[at(p)].side());
    const auto corners = hexwright::ends(side);
    std::array<Number, 2> found{hex_intersections_[at(n)][static_cast<std::size_t>(corners[0])],
                                hex_intersections_[at(n)][static_cast<std::size_t>(corners[1])]};
    // Clockwise seen from the one hex is anticlockwise seen from the other.
    if (!from_first) std::swap(found[0], found[1]);
    path_ends_[at(p)] = found;
  }
  // Both kinds of intersection list their paths in the order of the sides that these are named by.
  constexpr std::array<std::size_t, 3> place_of_side{2, 0, 1};
  for (Number p = 0; p < path_count(); ++p) {
    const auto place = place_of_side[static_cast<std::size_t>(paths_[at(p)].side())];
    const auto [one, other] = path_ends_[at(p)];
    intersection_paths_[at(one)][place] = intersection_paths_[at(other)][place] = p;
    intersection_neighbours_[at(one)][place] = other;
    intersection_neighbours_[at(other)][place] = one;
  }
}

Number BoardGraph::find(Hex h) const { return position_in(hexes_, topology_.canonical(h), none); }

Number BoardGraph::find(Intersection i) const { return position_of(intersections_, topology_.canonical(i)); }

Number BoardGraph::find(Path p) const { return position_of(paths_, topology_.canonical(p)); }

}  // namespace hexwright
