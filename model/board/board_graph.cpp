#include "model/board/board_graph.h"

#include <algorithm>
#include <iterator>

namespace hexwright {
namespace {

/// The sides whose path is spelled with the hex itself.
constexpr std::array own_sides{Direction::East, Direction::SouthEast, Direction::SouthWest};
/// The other paths and the intersections of a hex are spelled with the hexes behind these directions.
constexpr std::array naming_directions{Direction::SouthEast, Direction::SouthWest, Direction::West,
                                       Direction::NorthWest, Direction::NorthEast};

constexpr std::size_t slot(Direction d) { return static_cast<std::size_t>(d); }
constexpr std::size_t slot(Corner c) { return static_cast<std::size_t>(c); }

/// Which hex spells a name of hex {0, 0}: a slot of `Names::Anchors`. No name is spelled with the hex to the
/// east, so that slot is the hex's own.
constexpr std::size_t own_slot = slot(Direction::East);
constexpr std::size_t anchor_slot(Hex name) {
  for (const Direction d : naming_directions)
    if (step(d) == name) return slot(d);
  return own_slot;
}

/// Where among the hexes of the intersection at its corner a hex stands.
constexpr auto place_at_corner = [] {
  std::array<std::size_t, 6> places{};
  for (const Corner c : all_corners) {
    const auto meeting = Intersection({}, c).hexes();
    places[slot(c)] =
        static_cast<std::size_t>(std::find(meeting.begin(), meeting.end(), Hex{}) - meeting.begin());
  }
  return places;
}();
/// Where among the paths of both its ends a path stands, by its side: north and south intersections list them
/// alike.
constexpr std::array<std::size_t, 3> place_at_end{2, 0, 1};

std::vector<Hex> canonical_and_sorted(const Topology& topology, std::span<const Hex> hexes, Hex step) {
  std::vector<Hex> result;
  result.reserve(hexes.size());
  for (const Hex h : hexes) result.push_back(topology.canonical(h + step));
  if (!std::is_sorted(result.begin(), result.end())) std::sort(result.begin(), result.end());
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

template <class Key, class Name>
Key position_of(const std::vector<Name>& sorted, const Name& name) {
  const auto found = std::lower_bound(sorted.begin(), sorted.end(), name);
  if (found == sorted.end() || *found != name) return none;
  return Key(found - sorted.begin());
}

/// Finds a hex in a sorted list: rows are mostly without holes, so the first guess is mostly right.
template <class Key>
Key position_in(const std::vector<Hex>& sorted, Hex h, Key hint) {
  const auto at = [&](std::ptrdiff_t i) { return sorted[static_cast<std::size_t>(i)]; };
  const auto size = static_cast<std::ptrdiff_t>(sorted.size());
  if (hint != none && hint.value() < size && at(hint.value()).r == h.r) {
    const std::ptrdiff_t guess = hint.value() + (h.q - at(hint.value()).q);
    if (guess >= 0 && guess < size && at(guess) == h) return Key(guess);
  }
  return position_of<Key>(sorted, h);
}

}  // namespace

/// The numbers while they are given: for every hex that names something on the board ("anchor"), those of its
/// own two intersections and its own three paths.
class BoardGraph::Names {
 public:
  /// One of the hexes that names are spelled with, in the order of `anchors()`.
  using AnchorId = Id<struct AnchorKind>;

  Names(const Topology& topology, const IdVector<HexId, Hex>& hexes);

  const IdVector<AnchorId, Hex>& anchors() const { return anchors_; }
  IntersectionId& of_anchor(AnchorId anchor, Corner c) {
    return intersections_[anchor][c == Corner::North ? 1 : 0];
  }
  PathId& of_anchor(AnchorId anchor, Direction side) { return paths_[anchor][slot(side)]; }

  /// Of the corner or side of a hex on the board.
  IntersectionId& of_hex(HexId hex, Corner c) {
    const Intersection spelled({}, c);
    return of_anchor(anchors_of_[hex][anchor_slot(spelled.hex())], spelled.corner());
  }
  PathId& of_hex(HexId hex, Direction d) {
    const Path spelled({}, d);
    return of_anchor(anchors_of_[hex][anchor_slot(spelled.hex())], spelled.side());
  }

 private:
  /// The anchors of the names of one hex, by `anchor_slot`.
  using Anchors = std::array<AnchorId, 6>;

  IdVector<AnchorId, Hex> anchors_;
  IdVector<HexId, Anchors> anchors_of_;
  IdVector<AnchorId, std::array<IntersectionId, 2>> intersections_;  ///< south, north
  IdVector<AnchorId, std::array<PathId, 3>> paths_;
};

BoardGraph::Names::Names(const Topology& topology, const IdVector<HexId, Hex>& hexes)
    : anchors_(static_cast<const std::vector<Hex>&>(hexes)), anchors_of_(hexes.count()) {
  for (const Direction d : naming_directions) {
    const auto shifted = canonical_and_sorted(topology, hexes, step(d));
    std::vector<Hex> merged;
    merged.reserve(anchors_.size() + shifted.size());
    std::set_union(anchors_.begin(), anchors_.end(), shifted.begin(), shifted.end(),
                   std::back_inserter(merged));
    anchors_ = IdVector<AnchorId, Hex>(std::move(merged));
  }
  intersections_.assign(anchors_.size(), {none, none});
  paths_.assign(anchors_.size(), {none, none, none});
  Anchors latest{};
  for (const HexId hex : hexes.ids()) {
    latest[own_slot] = position_in(anchors_, hexes[hex], latest[own_slot]);
    for (const Direction d : naming_directions)
      latest[slot(d)] = position_in(anchors_, topology.canonical(neighbour(hexes[hex], d)), latest[slot(d)]);
    anchors_of_[hex] = latest;
  }
}

BoardGraph::BoardGraph(const Topology& topology, std::span<const Hex> hexes)
    : topology_(topology), hexes_(canonical_and_sorted(topology, hexes, {})) {
  Names names(topology_, hexes_);
  number(names);
  link_hexes(names);
  link_neighbours();
}

void BoardGraph::number(Names& names) {
  for (const HexId hex : this->hexes()) {
    for (const Corner c : all_corners) names.of_hex(hex, c) = IntersectionId(0);  // any that is not none
    for (const Direction d : all_directions) names.of_hex(hex, d) = PathId(0);
  }
  intersections_.reserve(2 * names.anchors().size());
  paths_.reserve(3 * names.anchors().size());
  for (const Names::AnchorId a : names.anchors().ids()) {
    const Hex anchor = names.anchors()[a];
    for (const Corner c : {Corner::South, Corner::North}) {
      if (names.of_anchor(a, c) == none) continue;
      names.of_anchor(a, c) = IntersectionId(intersection_count());
      intersections_.emplace_back(anchor, c);
    }
    for (const Direction d : own_sides) {
      if (names.of_anchor(a, d) == none) continue;
      names.of_anchor(a, d) = PathId(path_count());
      paths_.emplace_back(anchor, d);
    }
  }
}

void BoardGraph::link_hexes(Names& names) {
  hex_intersections_.assign(hexes_.size(), {});
  hex_paths_.assign(hexes_.size(), {});
  intersection_hexes_.assign(intersections_.size(), {none, none, none});
  path_hexes_.assign(paths_.size(), {none, none});
  path_ends_.assign(paths_.size(), {none, none});
  for (const HexId n : this->hexes()) {
    auto& corners = hex_intersections_[n];
    auto& sides = hex_paths_[n];
    for (const Corner c : all_corners) {
      corners[slot(c)] = names.of_hex(n, c);
      intersection_hexes_[corners[slot(c)]][place_at_corner[slot(c)]] = n;
    }
    for (const Direction d : all_directions) {
      sides[slot(d)] = names.of_hex(n, d);
      const auto both = hexwright::ends(d);
      const std::array ends{corners[slot(both[0])], corners[slot(both[1])]};
      // Clockwise seen from the one hex is anticlockwise seen from the other.
      const bool first = Path({}, d).hex() == Hex{};
      path_hexes_[sides[slot(d)]][first ? 0 : 1] = n;
      path_ends_[sides[slot(d)]] = first ? ends : std::array{ends[1], ends[0]};
    }
  }
}

void BoardGraph::link_neighbours() {
  hex_neighbours_.assign(hexes_.size(), {none, none, none, none, none, none});
  intersection_paths_.assign(intersections_.size(), {none, none, none});
  intersection_neighbours_.assign(intersections_.size(), {none, none, none});
  for (const PathId p : paths()) {
    const Direction side = paths_[p].side();
    const auto [one, other] = path_ends_[p];
    const std::size_t place = place_at_end[slot(side)];
    intersection_paths_[one][place] = intersection_paths_[other][place] = p;
    intersection_neighbours_[one][place] = other;
    intersection_neighbours_[other][place] = one;

    const auto [first, second] = path_hexes_[p];
    if (first == none || second == none) continue;
    hex_neighbours_[first][slot(side)] = second;
    hex_neighbours_[second][slot(opposite(side))] = first;
  }
}

HexId BoardGraph::find(Hex h) const { return position_of<HexId>(hexes_, topology_.canonical(h)); }

IntersectionId BoardGraph::find(Intersection i) const {
  return position_of<IntersectionId>(intersections_, topology_.canonical(i));
}

PathId BoardGraph::find(Path p) const { return position_of<PathId>(paths_, topology_.canonical(p)); }

}  // namespace hexwright
