#include <algorithm>
#include <array>
#include <bit>

#include <boost/container/static_vector.hpp>

#include "playtest/table/awards.h"

namespace hexwright {
namespace {

/// The routes of one seat as a graph of its own, small enough for one word of marks.
class RouteGraph {
 public:
  RouteGraph(const Look& l, int seat) {
    std::array<std::uint8_t, most_intersections> nodes;
    const Seat& s = seat_of(l, seat);
    for (int i = 0; i < s.route_count; ++i)
      for (const Number end : l.board().path_ends(s.routes[static_cast<std::size_t>(i)]))
        nodes[static_cast<std::size_t>(end)] = 0xFF;
    for (int i = 0; i < s.route_count; ++i) {
      const Number path = s.routes[static_cast<std::size_t>(i)];
      const bool ship = route_at(l.state, path).kind() == Route::Ship;
      for (const Number end : l.board().path_ends(path)) {
        auto& node = nodes[static_cast<std::size_t>(end)];
        if (node == 0xFF) {
          node = static_cast<std::uint8_t>(node_count_);
          nodes_[node_count_++] = {building_at(l.state, end), seat};
        }
        ends_[edge_count_][static_cast<std::size_t>(end == l.board().path_ends(path)[1])] = node;
        nodes_[node].add(edge_count_, ship);
      }
      ++edge_count_;
    }
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
    Node(BuildingPiece building, int seat)
        : count(0),
          blocked(is_town(building) && !building.of(seat)),
          joins(is_town(building) && building.of(seat)) {}
    void add(std::size_t edge, bool ship) {
      edges[count] = static_cast<std::uint8_t>(edge);
      ships[count++] = ship;
    }
    bool is_start() const { return count != 2 || blocked || (!joins && ships[0] != ships[1]); }
    std::array<std::uint8_t, 3> edges;
    std::array<bool, 3> ships;
    std::uint8_t count;
    bool blocked;  ///< another's building ends routes here. BASE-10
    bool joins;    ///< roads and ships meet at an own building. SEA-03
  };

  std::uint64_t all_edges() const { return ~std::uint64_t{0} >> (64U - edge_count_); }
  static std::uint64_t bit(std::size_t edge) { return std::uint64_t{1} << edge; }

  /// The edges connected to one, and a bound for the trails among them: but for its two ends, a trail leaves
  /// an edge unused wherever an odd number of edges meet.
  void look_at_part(std::size_t edge) {
    part_ = bit(edge);
    part_nodes_.clear();
    int odd_ends = 0;
    std::uint64_t waiting = part_;
    std::array<std::uint64_t, 2> seen_nodes{};
    while (waiting != 0) {
      const auto next = static_cast<std::size_t>(std::countr_zero(waiting));
      waiting &= waiting - 1;
      for (const std::uint8_t node : ends_[next]) {
        std::uint64_t& seen = seen_nodes[node / 64];
        const Node& n = nodes_[node];
        if (n.blocked) ++odd_ends;
        if ((seen >> node % 64 & 1U) != 0) continue;
        seen |= std::uint64_t{1} << node % 64;
        part_nodes_.push_back(node);
        if (n.blocked) continue;
        odd_ends += n.count % 2;
        for (std::size_t i = 0; i < n.count; ++i)
          if ((part_ >> n.edges[i] & 1U) == 0) part_ |= bit(n.edges[i]), waiting |= bit(n.edges[i]);
      }
    }
    bound_ = std::popcount(part_) - std::max(0, odd_ends - 2) / 2;
  }

  void search_part() {
    // The longest trail starts where a route ends or branches, or goes once round.
    bool started = false;
    for (const std::uint8_t node : part_nodes_)
      if (nodes_[node].is_start()) start_at(node), started = true;
    if (!started) start_at(part_nodes_.front());
  }

  void start_at(std::size_t node) {
    const Node& n = nodes_[node];
    for (std::size_t i = 0; i < n.count; ++i)
      if ((part_ >> n.edges[i] & 1U) != 0) walk(node, n.edges[i], n.ships[i], 0, 1);
  }

  void walk(std::size_t from, std::size_t edge, bool ship, std::uint64_t used, int length) {
    used |= bit(edge);
    best_ = std::max(best_, length);
    const std::size_t to = ends_[edge][0] == from ? ends_[edge][1] : ends_[edge][0];
    const Node& n = nodes_[to];
    if (n.blocked || best_ >= bound_) return;
    for (std::size_t i = 0; i < n.count; ++i)
      if ((used >> n.edges[i] & 1U) == 0 && (n.joins || n.ships[i] == ship))
        walk(to, n.edges[i], n.ships[i], used, length + 1);
  }

  static_assert(most_routes <= 64);
  static constexpr std::size_t most_nodes = std::size_t{2} * most_routes;
  std::array<Node, most_nodes> nodes_;
  std::array<std::array<std::uint8_t, 2>, most_routes> ends_;
  std::size_t node_count_ = 0, edge_count_ = 0;
  std::uint64_t part_ = 0;  ///< edges that are connected
  boost::container::static_vector<std::uint8_t, most_nodes> part_nodes_;
  int bound_ = 0;
  int best_ = 0;
};

/// On the board itself, for a look from one place only.
class Trail {
 public:
  Trail(const Look& l, int seat) : l_(l), seat_(seat) {}

  /// The longest that goes on over `path`, away from `from`.
  int longest(Number path, Number from) {
    used_.add(path);
    const auto& ends = l_.board().path_ends(path);
    const Number to = ends[0] == from ? ends[1] : ends[0];
    const BuildingPiece building = building_at(l_.state, to);
    const Route route = route_at(l_.state, path).kind();
    int more = 0;
    if (!is_town(building) || building.of(seat_))
      for (const Number next : l_.board().intersection_paths(to)) {
        if (next == none || used_.has(next)) continue;
        const RoutePiece piece = route_at(l_.state, next);
        if (piece.of(seat_) && (piece.kind() == route || is_town(building)))
          more = std::max(more, longest(next, to));
      }
    used_.remove(path);
    return 1 + more;
  }

 private:
  Look l_;
  int seat_;
  PathBits used_;
};

}  // namespace

int longest_route_beyond(const Look& l, int seat, int at_least, int enough) {
  const int pieces = seat_of(l, seat).route_count;
  return pieces <= at_least ? at_least : RouteGraph(l, seat).longest(at_least, enough);
}

int longest_route(const Game& game, const State& state, int seat) {
  return longest_route_beyond({game, state}, seat, 0);
}

int longest_route_from(const Look& l, int seat, Number path, Number end) {
  return Trail(l, seat).longest(path, end);
}

}  // namespace hexwright
