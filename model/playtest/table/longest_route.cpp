#include <algorithm>
#include <array>

#include "playtest/table.h"

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

  int longest() {
    // The longest trail starts where a route ends or branches, or goes once round.
    for (std::size_t node = 0; node < node_count_; ++node)
      if (nodes_[node].is_start()) start_at(node);
    for (std::size_t edge = 0; edge < edge_count_; ++edge)
      if ((seen_ >> edge & 1U) == 0) start_at(ends_[edge][0]);
    return best_;
  }

 private:
  struct Node {
    Node() = default;
    Node(BuildingPiece building, int seat)
        : blocked(is_town(building) && !building.of(seat)), joins(is_town(building) && building.of(seat)) {}
    void add(std::size_t edge, bool ship) {
      edges[count] = static_cast<std::uint8_t>(edge);
      ships[count++] = ship;
    }
    bool is_start() const { return count != 2 || blocked || (!joins && ships[0] != ships[1]); }
    std::array<std::uint8_t, 3> edges{};
    std::array<bool, 3> ships{};
    std::uint8_t count = 0;
    bool blocked = false;  ///< another's building ends routes here. BASE-10
    bool joins = false;    ///< roads and ships meet at an own building. SEA-03
  };

  void start_at(std::size_t node) {
    const Node& n = nodes_[node];
    for (std::size_t i = 0; i < n.count; ++i) walk(node, n.edges[i], n.ships[i], 0, 1);
  }

  void walk(std::size_t from, std::size_t edge, bool ship, std::uint64_t used, int length) {
    used |= std::uint64_t{1} << edge;
    seen_ |= used;
    best_ = std::max(best_, length);
    const std::size_t to = ends_[edge][0] == from ? ends_[edge][1] : ends_[edge][0];
    const Node& n = nodes_[to];
    if (n.blocked) return;
    for (std::size_t i = 0; i < n.count; ++i)
      if ((used >> n.edges[i] & 1U) == 0 && (n.joins || n.ships[i] == ship))
        walk(to, n.edges[i], n.ships[i], used, length + 1);
  }

  static_assert(2 * most_pieces <= 64);
  std::array<Node, 4 * most_pieces> nodes_;
  std::array<std::array<std::uint8_t, 2>, 2 * most_pieces> ends_{};
  std::size_t node_count_ = 0, edge_count_ = 0;
  std::uint64_t seen_ = 0;
  int best_ = 0;
};

}  // namespace

int longest_route(const Game& game, const State& state, int seat) {
  return RouteGraph({game, state}, seat).longest();
}

}  // namespace hexwright
