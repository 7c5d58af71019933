#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

#include <boost/container/static_vector.hpp>

#include "model/playtest/table/awards.h"

namespace hexwright {
namespace {

/// Only own buildings join roads and ships; those of others end both, and so do their knights. BASE-10,
/// SEA-03, CK-38
bool joins(BuildingPiece building, SeatId seat) { return is_town(building) && building.of(seat); }
bool blocks(BuildingPiece building, SeatId seat) { return ends_routes(building) && !building.of(seat); }

/// The code of the same seat's other kind: codes come in pairs, from 1.
std::uint8_t of_other_kind(std::uint8_t code) { return static_cast<std::uint8_t>(((code - 1U) ^ 1U) + 1U); }

/// The routes of one seat as a graph of its own, small enough for one word of marks. Where a trail cannot go
/// on, edges end at nodes of their own, so that any way through the graph is a trail.
class RouteGraph {
 public:
  RouteGraph(const ReadContext& l, SeatId seat) {
    std::array<std::uint8_t, std::size_t{2} * most_intersections> nodes;
    std::fill_n(nodes.begin(), 2 * l.board().intersection_count(), no_node);
    const Seat& s = seat_of(l, seat);
    edge_count_ = s.route_count;
    for (std::size_t edge = 0; edge < edge_count_; ++edge) {
      const auto& ends = l.board().path_ends(s.routes[edge]);
      const bool ship = route_at(l.state, s.routes[edge]).kind() == Route::Ship;
      for (std::size_t i = 0; i < ends.size(); ++i) {
        const BuildingPiece building = building_at(l.state, ends[i]);
        // Roads and ships that do not join have two nodes at an intersection.
        const bool apart = ship && !joins(building, seat);
        std::uint8_t& node = nodes[2 * ends[i].index() + (apart ? 1 : 0)];
        if (node == no_node || blocks(building, seat)) node = new_node();
        ends_[edge][i] = node;
        nodes_[node].add(edge);
      }
    }
  }

  /// The length of the longest trail, or `at_least` when none is longer. Stops at one of length `enough`.
  int longest(int at_least, int enough) {
    best_ = at_least;
    strip_trees();
    for (std::uint64_t waiting = left_; waiting != 0 && best_ < enough; waiting &= ~part_) {
      look_at_part(static_cast<std::size_t>(std::countr_zero(waiting)));
      bound_ = std::min(bound_, enough);
      if (bound_ > best_) search_part();
    }
    return best_;
  }

 private:
  // Without initial values: only those that are used get any.
  struct Node {
    Node() = default;
    void add(std::size_t edge) {
      edges[count++] = static_cast<std::uint8_t>(edge);
      left = count;
    }
    std::array<std::uint8_t, 3> edges;
    std::uint8_t count;
    std::uint8_t left;    ///< edges that were not stripped
    std::uint8_t height;  ///< the longest way into the tree that was stripped from here
  };

  std::uint8_t new_node() {
    Node& n = nodes_[node_count_];
    n.count = n.left = n.height = 0;
    return static_cast<std::uint8_t>(node_count_++);
  }
  std::uint64_t all_edges() const {
    assert(edge_count_ > 0);
    return ~std::uint64_t{0} >> (64U - edge_count_);
  }
  static std::uint64_t bit(std::size_t edge) { return std::uint64_t{1} << edge; }
  bool is_left(std::size_t edge) const { return (left_ >> edge & 1U) != 0; }
  std::uint8_t beyond(std::size_t edge, std::size_t from) const {
    return ends_[edge][ends_[edge][0] == from ? 1 : 0];
  }

  /// Takes edges away from their ends inwards until only rings, and what joins rings, are left. What was
  /// taken away are trees: the longest trail in them is found on the way.
  void strip_trees() {
    left_ = all_edges();
    for (std::size_t node = 0; node < node_count_; ++node)
      for (std::size_t at = node; nodes_[at].left == 1;) at = strip_edge(at);
  }

  /// The last one at this node. The node at its other end.
  std::size_t strip_edge(std::size_t node) {
    Node& n = nodes_[node];
    std::size_t edge = n.edges[0];
    for (std::size_t i = 1; i < n.count; ++i)
      if (is_left(n.edges[i])) edge = n.edges[i];
    const std::size_t other = beyond(edge, node);
    Node& o = nodes_[other];
    const int height = n.height + 1;
    best_ = std::max(best_, height + o.height);
    o.height = static_cast<std::uint8_t>(std::max<int>(o.height, height));
    left_ &= ~bit(edge);
    n.left = 0;
    --o.left;
    return other;
  }

  /// The edges connected to one, of those that are left, and a bound for the trails over them: but for its
  /// two ends, a trail leaves an edge unused wherever an odd number of edges meet; at either end it may go on
  /// into a tree.
  void look_at_part(std::size_t edge) {
    part_ = bit(edge);
    part_nodes_.clear();
    int odd_nodes = 0;
    std::array<int, 2> highest{};
    std::uint64_t waiting = part_;
    std::array<std::uint64_t, 2> seen_nodes{};
    while (waiting != 0) {
      const auto next = static_cast<std::size_t>(std::countr_zero(waiting));
      waiting &= waiting - 1;
      for (const std::uint8_t node : ends_[next]) {
        std::uint64_t& seen = seen_nodes[node / 64];
        if ((seen >> node % 64 & 1U) != 0) continue;
        seen |= std::uint64_t{1} << node % 64;
        part_nodes_.push_back(node);
        const Node& n = nodes_[node];
        odd_nodes += n.left % 2;
        highest = {std::max<int>(highest[0], n.height),
                   std::max(highest[1], std::min<int>(highest[0], n.height))};
        std::uint64_t others = 0;
        for (std::size_t i = 0; i < n.count; ++i) others |= bit(n.edges[i]);
        others &= left_ & ~part_;
        part_ |= others;
        waiting |= others;
      }
    }
    bound_ = std::popcount(part_) - std::max(0, odd_nodes - 2) / 2 + highest[0] + highest[1];
  }

  /// The longest trail comes out of a tree, or starts where routes branch, or goes once round.
  void search_part() {
    bool started = false;
    for (const std::uint8_t node : part_nodes_)
      if (nodes_[node].left != 2 || nodes_[node].height != 0) start_at(node), started = true;
    if (!started) start_at(part_nodes_.front());
  }

  void start_at(std::size_t node) {
    start_ = node;
    const Node& n = nodes_[node];
    for (std::size_t i = 0; i < n.count; ++i)
      if (is_left(n.edges[i])) walk(node, n.edges[i], ~left_, n.height + 1);
  }

  /// On over an edge, with which the trail has this length. It may end in a tree anywhere but in the one that
  /// it came out of.
  void walk(std::size_t from, std::size_t edge, std::uint64_t used, int length) {
    for (;; ++length) {
      used |= bit(edge);
      const std::size_t to = beyond(edge, from);
      const Node& n = nodes_[to];
      best_ = std::max(best_, to == start_ ? length : length + n.height);
      if (best_ >= bound_) return;
      std::size_t next = no_edge;
      for (std::size_t i = 0; i < n.count; ++i) {
        if ((used >> n.edges[i] & 1U) != 0) continue;
        if (next != no_edge) walk(to, next, used, length + 1);
        next = n.edges[i];
      }
      if (next == no_edge) return;
      from = to;
      edge = next;
    }
  }

  static_assert(most_routes <= 64);
  static constexpr std::size_t most_nodes = std::size_t{2} * most_routes;
  static constexpr std::uint8_t no_node = 0xFF, no_edge = 0xFF;
  std::array<Node, most_nodes> nodes_;
  std::array<std::array<std::uint8_t, 2>, most_routes> ends_;
  std::size_t node_count_ = 0, edge_count_ = 0;
  std::uint64_t left_ = 0;  ///< edges that were not stripped
  std::uint64_t part_ = 0;  ///< of these, some that are connected
  boost::container::static_vector<std::uint8_t, most_nodes> part_nodes_;
  std::size_t start_ = 0;
  int bound_ = 0;
  int best_ = 0;
};

/// On the board itself, for a look from one place only. What a trail has gone over is taken from a copy of
/// the board, and so is nowhere found again.
class Trail {
 public:
  Trail(const ReadContext& l, SeatId seat) : state_(l.state), ways_(l.ways()), seat_(seat) {
    static_assert(sizeof(RoutePiece) == sizeof(left_[0]));
    std::memcpy(left_.data(), l.state.route.data(), static_cast<std::size_t>(l.board().path_count()));
  }

  /// The longest that begins with this way, over a road or ship of the seat; stops at one of length `enough`.
  /// As long as it does not branch it is followed without another call.
  int longest(WayId way, int enough) {
    for (int length = 1;; ++length) {
      const Ways::Way& here = ways_[way];
      const BuildingPiece building = building_at(state_, here.to);
      const std::uint8_t same = take(Ways::path(way));
      if (blocks(building, seat_) || length >= enough) return length;
      const std::uint8_t other = joins(building, seat_) ? of_other_kind(same) : same;
      const auto goes_on = [&](WayId on) {
        const std::uint8_t piece = left_[Ways::path(on).index()];
        return static_cast<unsigned>(piece == same) | static_cast<unsigned>(piece == other);
      };
      // Which of the two, without a guess at each.
      const unsigned open = goes_on(here.on[0]) | goes_on(here.on[1]) << 1U;
      if (open == 0) return length;
      if (open == 3) return length + longest_of(here.on, enough - length);
      way = here.on[open - 1];
    }
  }

 private:
  int longest_of(const std::array<Packed<WayId>, 2>& ways, int enough) {
    const std::size_t taken = taken_count_;
    const int first = longest(ways[0], enough);
    if (first >= enough) return first;
    while (taken_count_ > taken) put_back(PathId(taken_[--taken_count_]));
    return std::max(first, longest(ways[1], enough));
  }

  /// The code of what lay there.
  std::uint8_t take(PathId path) {
    taken_[taken_count_++] = static_cast<std::uint16_t>(path.value());
    return std::exchange(left_[path.index()], std::uint8_t{0});
  }
  void put_back(PathId path) { left_[path.index()] = route_at(state_, path).code; }

  const State& state_;
  const Ways& ways_;
  SeatId seat_;
  // Without initial values, which would take longer than many a trail.
  std::array<std::uint8_t, most_paths> left_;  ///< codes of pieces
  std::array<std::uint16_t, most_routes> taken_;
  std::size_t taken_count_ = 0;
};

}  // namespace

int longest_route_beyond(const ReadContext& l, SeatId seat, int at_least, int enough) {
  const int pieces = seat_of(l, seat).route_count;
  return pieces <= at_least ? at_least : RouteGraph(l, seat).longest(at_least, enough);
}

int longest_route(const Game& game, const State& state, SeatId seat) {
  return longest_route_beyond({game, state}, seat, 0);
}

int longest_route_over(const ReadContext& l, SeatId seat, WayId way, int enough) {
  return Trail(l, seat).longest(way, enough);
}

}  // namespace hexwright
