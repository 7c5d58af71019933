#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include <boost/container/static_vector.hpp>

#include "model/playtest/table/awards.h"

namespace hexwright {
namespace {

/// Only own buildings join roads and ships, those of others end both. BASE-10, SEA-03
bool joins(BuildingPiece building, SeatId seat) { return is_town(building) && building.of(seat); }
bool blocks(BuildingPiece building, SeatId seat) { return is_town(building) && !building.of(seat); }

/// The routes of one seat as a graph of its own, small enough for one word of marks. Where a trail cannot go
/// on, edges end at nodes of their own, so that any way through the graph is a trail.
class RouteGraph {
 public:
  RouteGraph(const ReadContext& l, SeatId seat) {
    std::array<std::uint8_t, std::size_t{2} * most_intersections> nodes;
    const Seat& s = seat_of(l, seat);
    // Roads and ships that do not join have two nodes at an intersection.
    const auto node_at = [&](IntersectionId end, Route route) -> std::uint8_t& {
      const bool apart = route == Route::Ship && !joins(building_at(l.state, end), seat);
      return nodes[2 * end.index() + (apart ? 1 : 0)];
    };
    const auto for_each_end = [&](auto visit) {
      for (std::size_t edge = 0; edge < s.route_count; ++edge) {
        const auto& ends = l.board().path_ends(s.routes[edge]);
        const Route route = route_at(l.state, s.routes[edge]).kind();
        for (std::size_t i = 0; i < ends.size(); ++i) visit(edge, i, ends[i], node_at(ends[i], route));
      }
    };
    for_each_end([](std::size_t, std::size_t, IntersectionId, std::uint8_t& node) { node = no_node; });
    for_each_end([&](std::size_t edge, std::size_t i, IntersectionId end, std::uint8_t& node) {
      if (node == no_node || blocks(building_at(l.state, end), seat)) {
        node = static_cast<std::uint8_t>(node_count_);
        nodes_[node_count_++].count = 0;
      }
      ends_[edge][i] = node;
      nodes_[node].add(edge);
    });
    edge_count_ = s.route_count;
  }

  /// The length of the longest trail, or `at_least` when none is longer. Stops at one of length `enough`.
  int longest(int at_least, int enough) {
    best_ = at_least;
    for (std::uint64_t left = all_edges(); left != 0; left &= ~part_) {
      look_at_part(static_cast<std::size_t>(std::countr_zero(left)));
      bound_ = std::min(bound_, enough);
      if (bound_ > best_) search_part();
    }
    return best_;
  }

 private:
  // Without initial values: only those that are used get any.
  struct Node {
    Node() = default;
    void add(std::size_t edge) { edges[count++] = static_cast<std::uint8_t>(edge); }
    std::array<std::uint8_t, 3> edges;
    std::uint8_t count;
  };

  std::uint64_t all_edges() const {
    assert(edge_count_ > 0);
    return ~std::uint64_t{0} >> (64U - edge_count_);
  }
  static std::uint64_t bit(std::size_t edge) { return std::uint64_t{1} << edge; }
  std::uint8_t beyond(std::size_t edge, std::size_t from) const {
    return ends_[edge][ends_[edge][0] == from ? 1 : 0];
  }

  /// The edges connected to one, and a bound for the trails among them: but for its two ends, a trail leaves
  /// an edge unused wherever an odd number of edges meet.
  void look_at_part(std::size_t edge) {
    part_ = bit(edge);
    part_nodes_.clear();
    int odd_nodes = 0;
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
        odd_nodes += n.count % 2;
        for (std::size_t i = 0; i < n.count; ++i)
          if ((part_ >> n.edges[i] & 1U) == 0) part_ |= bit(n.edges[i]), waiting |= bit(n.edges[i]);
      }
    }
    edges_in_part_ = std::popcount(part_);
    bound_ = edges_in_part_ - std::max(0, odd_nodes - 2) / 2;
  }

  void search_part() {
    if (static_cast<int>(part_nodes_.size()) == edges_in_part_ + 1) {
      // In a tree, what lies farthest from anywhere is an end of a longest trail.
      const std::uint8_t end = farthest_from(part_nodes_.front()).node;
      best_ = std::max(best_, farthest_from(end).length);
      return;
    }
    // The longest trail starts where a route ends or branches, or goes once round.
    bool started = false;
    for (const std::uint8_t node : part_nodes_)
      if (nodes_[node].count != 2) start_at(node), started = true;
    if (!started) start_at(part_nodes_.front());
  }

  struct Far {
    std::uint8_t node;
    int length;
  };
  /// Precondition: the part is a tree.
  Far farthest_from(std::uint8_t start) const {
    struct Step {
      std::uint8_t node, edge;
      int length;
    };
    boost::container::static_vector<Step, most_routes> waiting{{start, no_edge, 0}};
    Far farthest{start, 0};
    while (!waiting.empty()) {
      const Step step = waiting.back();
      waiting.pop_back();
      if (step.length > farthest.length) farthest = {step.node, step.length};
      const Node& n = nodes_[step.node];
      for (std::size_t i = 0; i < n.count; ++i)
        if (n.edges[i] != step.edge)
          waiting.push_back({beyond(n.edges[i], step.node), n.edges[i], step.length + 1});
    }
    return farthest;
  }

  void start_at(std::size_t node) {
    const Node& n = nodes_[node];
    for (std::size_t i = 0; i < n.count; ++i) walk(node, n.edges[i], 0, 1);
  }

  void walk(std::size_t from, std::size_t edge, std::uint64_t used, int length) {
    used |= bit(edge);
    best_ = std::max(best_, length);
    if (best_ >= bound_) return;
    const std::size_t to = beyond(edge, from);
    const Node& n = nodes_[to];
    for (std::size_t i = 0; i < n.count; ++i)
      if ((used >> n.edges[i] & 1U) == 0) walk(to, n.edges[i], used, length + 1);
  }

  static_assert(most_routes <= 64);
  static constexpr std::size_t most_nodes = std::size_t{2} * most_routes;
  static constexpr std::uint8_t no_node = 0xFF, no_edge = 0xFF;
  std::array<Node, most_nodes> nodes_;
  std::array<std::array<std::uint8_t, 2>, most_routes> ends_;
  std::size_t node_count_ = 0, edge_count_ = 0;
  std::uint64_t part_ = 0;  ///< edges that are connected
  int edges_in_part_ = 0;
  boost::container::static_vector<std::uint8_t, most_nodes> part_nodes_;
  int bound_ = 0;
  int best_ = 0;
};

/// On the board itself, for a look from one place only: the longest trail that goes on over `path`, away from
/// `from`. As long as it does not branch it is followed without another call.
int longest_trail(const ReadContext& l, SeatId seat, PathId path, IntersectionId from, PathBits used) {
  for (int length = 1;; ++length) {
    used.add(path);
    const auto& ends = l.board().path_ends(path);
    const IntersectionId to = ends[0] == from ? ends[1] : ends[0];
    const BuildingPiece building = building_at(l.state, to);
    if (blocks(building, seat)) return length;
    const RoutePiece same = route_at(l.state, path);
    PathId next, other;
    for (const PathId each : l.board().intersection_paths(to)) {
      if (each == none || used.has(each)) continue;
      const RoutePiece piece = route_at(l.state, each);
      if (piece == same || (joins(building, seat) && piece.of(seat))) other = next, next = each;
    }
    if (next == none) return length;
    if (other != none)
      return length +
             std::max(longest_trail(l, seat, next, to, used), longest_trail(l, seat, other, to, used));
    path = next;
    from = to;
  }
}

}  // namespace

int longest_route_beyond(const ReadContext& l, SeatId seat, int at_least, int enough) {
  const int pieces = seat_of(l, seat).route_count;
  return pieces <= at_least ? at_least : RouteGraph(l, seat).longest(at_least, enough);
}

int longest_route(const Game& game, const State& state, SeatId seat) {
  return longest_route_beyond({game, state}, seat, 0);
}

int longest_route_from(const ReadContext& l, SeatId seat, PathId path, IntersectionId end) {
  return longest_trail(l, seat, path, end, {});
}

}  // namespace hexwright
