#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <type_traits>
#include <utility>
#include <vector>

#include "model/playtest/bounded_list.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/edge_set.h"
#include "model/playtest/table/longest_trail.h"

namespace hexwright {
namespace {

/// Only own buildings join roads and ships; those of others end both, and so do other pieces that end
/// routes. BASE-10, SEA-03
bool joins(BuildingPiece building, SeatId seat) { return is_town(building) && building.of(seat); }
bool blocks(BuildingPiece building, SeatId seat) { return ends_routes(building) && !building.of(seat); }

/// The code of the same seat's other kind: codes come in pairs, from 1.
std::uint8_t of_other_kind(std::uint8_t code) { return static_cast<std::uint8_t>(((code - 1U) ^ 1U) + 1U); }

/// The routes of one seat as a graph of its own, with marks for edges in so many words. Where a trail cannot
/// go on, edges end at nodes of their own, so that any way through the graph is a trail.
template <std::size_t word_count>
class RouteGraph {
 public:
  static constexpr std::size_t most_edges =
      std::min<std::size_t>(word_count * EdgeSet<1>::capacity, most_routes);

  /// The seat has no more routes than `most_edges`.
  RouteGraph(const ReadContext& read, SeatId seat) {
    std::array<Index, std::size_t{2} * most_intersections> nodes;
    std::fill_n(nodes.begin(), 2 * read.board().intersection_count(), no_node);
    const Seat& s = seat_of(read, seat);
    edge_count_ = s.route_count;
    for (std::size_t edge = 0; edge < edge_count_; ++edge) {
      const auto& ends = read.board().path_ends(s.routes[edge]);
      const bool ship = route_at(read.state, s.routes[edge]).kind() == Route::Ship;
      for (std::size_t i = 0; i < ends.size(); ++i) {
        const BuildingPiece building = building_at(read.state, ends[i]);
        // Roads and ships that do not join have two nodes at an intersection.
        const bool apart = ship && !joins(building, seat);
        Index& node = nodes[2 * ends[i].index() + (apart ? 1 : 0)];
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
    for (Edges waiting = left_; !waiting.empty() && best_ < enough; waiting.remove(part_)) {
      look_at_part(waiting.lowest());
      bound_ = std::min(bound_, enough);
      if (bound_ > best_) search_part();
    }
    return best_;
  }

 private:
  using Edges = EdgeSet<word_count>;
  static constexpr std::size_t most_nodes = 2 * most_edges;
  using Index = std::conditional_t<(most_nodes < 0xFF), std::uint8_t, std::uint16_t>;

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

  Index new_node() {
    Node& n = nodes_[node_count_];
    n.count = n.left = n.height = 0;
    return static_cast<Index>(node_count_++);
  }
  bool is_left(std::size_t edge) const { return left_.has(edge); }
  Index beyond(std::size_t edge, std::size_t from) const {
    return ends_[edge][ends_[edge][0] == from ? 1 : 0];
  }

  /// Takes edges away from their ends inwards until only rings, and what joins rings, are left. What was
  /// taken away are trees: the longest trail in them is found on the way.
  void strip_trees() {
    left_ = Edges::first(edge_count_);
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
    left_.remove(edge);
    n.left = 0;
    --o.left;
    return other;
  }

  /// The edges connected to one, of those that are left, and a bound for the trails over them: but for its
  /// two ends, a trail leaves an edge unused wherever an odd number of edges meet; at either end it may go on
  /// into a tree.
  void look_at_part(std::size_t edge) {
    part_ = Edges::only(edge);
    part_nodes_.clear();
    int odd_nodes = 0;
    std::array<int, 2> highest{};
    Edges waiting = part_;
    EdgeSet<2 * word_count> seen;  // nodes, of which there may be twice as many
    while (!waiting.empty()) {
      const std::size_t next = waiting.lowest();
      waiting.remove(next);
      for (const Index node : ends_[next]) {
        if (seen.has(node)) continue;
        seen.add(node);
        part_nodes_.push_back(node);
        const Node& n = nodes_[node];
        odd_nodes += n.left % 2;
        highest = {std::max<int>(highest[0], n.height),
                   std::max(highest[1], std::min<int>(highest[0], n.height))};
        Edges others;
        for (std::size_t i = 0; i < n.count; ++i) others.add(n.edges[i]);
        others.keep(left_);
        others.remove(part_);
        part_.add(others);
        waiting.add(others);
      }
    }
    bound_ = part_.count() - std::max(0, odd_nodes - 2) / 2 + highest[0] + highest[1];
  }

  /// There may be far too many ways through a large part. What has been walked of them shows how long the
  /// longest is at least.
  void search_part() {
    steps_left_ = most_steps;
    walk_part();
    if (steps_left_ <= 0 && best_ < bound_) best_ = longest_trail(edges_of_part(), best_);
  }

  /// With an edge more for each tree, as long as the way into it.
  std::vector<TrailEdge> edges_of_part() const {
    std::vector<TrailEdge> edges;
    for (std::size_t edge = 0; edge < edge_count_; ++edge)
      if (part_.has(edge)) edges.push_back({ends_[edge][0], ends_[edge][1]});
    auto leaf = static_cast<std::uint16_t>(node_count_);
    for (const Index node : part_nodes_)
      if (nodes_[node].height > 0) edges.push_back({node, leaf++, nodes_[node].height});
    return edges;
  }

  /// The longest trail comes out of a tree, or starts where routes branch, or goes once round.
  void walk_part() {
    bool started = false;
    for (const Index node : part_nodes_)
      if (nodes_[node].left != 2 || nodes_[node].height != 0) start_at(node), started = true;
    if (!started) start_at(part_nodes_.front());
  }

  void start_at(std::size_t node) {
    start_ = node;
    const Node& n = nodes_[node];
    for (std::size_t i = 0; i < n.count; ++i)
      if (is_left(n.edges[i])) walk(node, n.edges[i], left_, n.height + 1);
  }

  /// On over an edge, with which the trail has this length. It may end in a tree anywhere but in the one that
  /// it came out of.
  void walk(std::size_t from, std::size_t edge, Edges unused, int length) {
    for (;; ++length) {
      unused.remove(edge);
      const std::size_t to = beyond(edge, from);
      const Node& n = nodes_[to];
      best_ = std::max(best_, to == start_ ? length : length + n.height);
      if (best_ >= bound_ || --steps_left_ <= 0) return;
      std::size_t next = no_edge;
      for (std::size_t i = 0; i < n.count; ++i) {
        if (!unused.has(n.edges[i])) continue;
        if (next != no_edge) walk(to, next, unused, length + 1);
        next = n.edges[i];
      }
      if (next == no_edge) return;
      from = to;
      edge = next;
    }
  }

  static constexpr Index no_node = std::numeric_limits<Index>::max();
  static constexpr std::uint8_t no_edge = 0xFF;
  static_assert(most_edges < no_edge);
  std::array<Node, most_nodes> nodes_;
  std::array<std::array<Index, 2>, most_edges> ends_;
  std::size_t node_count_ = 0, edge_count_ = 0;
  Edges left_;  ///< edges that were not stripped
  Edges part_;  ///< of these, some that are connected
  BoundedList<Index, most_nodes> part_nodes_;
  std::size_t start_ = 0;
  static constexpr int most_steps = 50'000;
  int steps_left_ = 0;
  int bound_ = 0;
  int best_ = 0;
};

using Small = RouteGraph<1>;
static_assert(Small::most_edges == few_routes);
using Large = RouteGraph<(most_routes + EdgeSet<1>::capacity - 1) / EdgeSet<1>::capacity>;

/// On the board itself, for a look from one place only. What a trail has gone over is taken from a copy of
/// the board, and so is nowhere found again.
class Trail {
 public:
  Trail(const ReadContext& read, SeatId seat)
      : state_(read.state),
        ways_(read.ways()),
        seat_(seat),
        branches_left_(has_many_routes(read.state, seat) ? 1'000 : std::numeric_limits<int>::max()) {
    static_assert(sizeof(RoutePiece) == sizeof(left_[0]));
    std::memcpy(left_.data(), read.state.route.data(), static_cast<std::size_t>(read.board().path_count()));
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
    if (--branches_left_ < 0) return 0;
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
  int branches_left_;  ///< to look at
  // Without initial values, which would take longer than many a trail.
  std::array<std::uint8_t, most_paths> left_;  ///< codes of pieces
  std::array<std::uint16_t, most_routes> taken_;
  std::size_t taken_count_ = 0;
};

}  // namespace

int longest_route_beyond(const ReadContext& read, SeatId seat, int at_least, int enough) {
  const int pieces = seat_of(read, seat).route_count;
  if (pieces <= at_least) return at_least;
  if (has_many_routes(read.state, seat)) return Large(read, seat).longest(at_least, enough);
  return Small(read, seat).longest(at_least, enough);
}

int longest_route(const Game& game, const State& state, SeatId seat) {
  return longest_route_beyond({game, state}, seat, 0);
}

int longest_route_over(const ReadContext& read, SeatId seat, WayId way, int enough) {
  return Trail(read, seat).longest(way, enough);
}

}  // namespace hexwright
