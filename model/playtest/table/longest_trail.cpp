#include "model/playtest/table/longest_trail.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "model/board/index.h"

namespace hexwright {
namespace {

/// What has been chosen of the edges behind the front: how many ends the trail has there already, in the
/// first place; then, for each node of the front, nothing, or which of the connected pieces it belongs to and
/// whether an odd number of its edges has been taken. As text, it is small, and there are hashes for it.
using Choice = std::string;
constexpr std::size_t first_place = 1;
constexpr int most_ends = 2;
/// That of a network of roads has some ten nodes; a byte has room for so many pieces.
constexpr std::size_t widest_front = 128;

constexpr char code(int piece, bool odd) { return static_cast<char>(2 * piece + (odd ? 1 : 0)); }
constexpr int piece_of(char place) { return static_cast<unsigned char>(place) / 2; }  ///< from 1; 0 for none
constexpr bool is_odd(char place) { return place % 2 != 0; }

/// Pieces are numbered by their first places, so that equal choices are equal texts.
void number_pieces(Choice& choice) {
  assert(choice.size() < widest_front);
  std::array<int, widest_front> numbers{};
  int count = 0;
  for (std::size_t i = first_place; i < choice.size(); ++i) {
    const int piece = piece_of(choice[i]);
    if (piece == 0) continue;
    int& number = numbers[at(piece)];
    if (number == 0) number = ++count;
    choice[i] = code(number, is_odd(choice[i]));
  }
}

/// Takes an edge between two places. The pieces are not numbered anew.
void take(Choice& choice, std::size_t from, std::size_t to) {
  const int free = static_cast<int>(choice.size());  // a number that no piece has
  const int piece = std::max(piece_of(choice[from]), piece_of(choice[to])),
            other = std::min(piece_of(choice[from]), piece_of(choice[to]));
  const int joined = piece == 0 ? free : piece;
  for (const std::size_t place : {from, to})
    choice[place] = code(joined, piece_of(choice[place]) == 0 || !is_odd(choice[place]));
  if (other == 0) return;
  for (std::size_t i = first_place; i < choice.size(); ++i)
    if (piece_of(choice[i]) == other) choice[i] = code(joined, is_odd(choice[i]));
}

/// Numbers the nodes of a graph across it: from one of its ends, neighbours after neighbours.
class Across {
 public:
  explicit Across(std::span<const TrailEdge> edges) {
    std::size_t nodes = 0;
    for (const TrailEdge& edge : edges)
      nodes = std::max<std::size_t>(nodes, std::max(edge.from, edge.to) + std::size_t{1});
    neighbours_.resize(nodes);
    for (const TrailEdge& edge : edges) {
      neighbours_[edge.from].push_back(edge.to);
      neighbours_[edge.to].push_back(edge.from);
    }
    numbers_.resize(nodes, none_yet);
    for (std::size_t node = 0; node < nodes; ++node) {
      if (numbers_[node] != none_yet) continue;
      // The farthest node of any, and the farthest of that, are about as far from each other as any two.
      std::size_t end = node;
      for (int time = 0; time < 2; ++time) end = go_out_from(end, std::vector(numbers_)).back();
      const auto found = go_out_from(end, std::vector(numbers_));
      for (const std::size_t each : found) numbers_[each] = count_++;
    }
    // The end of a trail that leads nowhere is passed together with where it begins.
    for (std::size_t node = 0; node < nodes; ++node)
      if (neighbours_[node].size() == 1) numbers_[node] = numbers_[neighbours_[node].front()];
  }

  std::size_t operator[](std::size_t node) const { return numbers_[node]; }

 private:
  static constexpr std::size_t none_yet = std::numeric_limits<std::size_t>::max();

  /// All that is connected, in the order in which it is reached.
  std::vector<std::size_t> go_out_from(std::size_t start, std::vector<std::size_t> seen) const {
    std::vector<std::size_t> found{start};
    seen[start] = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
      for (const std::size_t next : neighbours_[found[i]])
        if (std::exchange(seen[next], 0) == none_yet) found.push_back(next);
    return found;
  }

  std::vector<std::vector<std::size_t>> neighbours_;
  std::vector<std::size_t> numbers_;
  std::size_t count_ = 0;
};

class Front {
 public:
  Front(std::span<const TrailEdge> edges, int at_least)
      : edges_(edges.begin(), edges.end()), best_(at_least) {
    const Across across(edges);
    std::ranges::sort(edges_, {}, [&](const TrailEdge& edge) {
      const std::size_t from = across[edge.from], to = across[edge.to];
      return std::pair(std::max(from, to), std::min(from, to));
    });
    for (const TrailEdge& edge : edges_) {
      left_.resize(std::max<std::size_t>(left_.size(), std::max(edge.from, edge.to) + std::size_t{1}));
      ++left_[edge.from];
      ++left_[edge.to];
      ahead_ += edge.length;
    }
    for (const int left : left_) odd_ahead_ += left % 2;
    lengths_[Choice(first_place, '\0')] = 0;
  }

  int longest() {
    for (const TrailEdge& edge : edges_) {
      ahead_ -= edge.length;
      choose(edge);
      for (const std::uint16_t node : {edge.from, edge.to})
        if (--left_[node] == 0) leave(node);
    }
    return best_;
  }

 private:
  bool is_in_front(std::uint16_t node) const { return std::ranges::find(front_, node) != front_.end(); }
  std::size_t place_of(std::uint16_t node) const {
    return first_place + static_cast<std::size_t>(std::ranges::find(front_, node) - front_.begin());
  }

  /// With and without the edge.
  void choose(const TrailEdge& edge) {
    for (const std::uint16_t node : {edge.from, edge.to})
      if (!is_in_front(node)) front_.push_back(node), odd_ahead_ -= left_[node] % 2;
    const std::size_t size = first_place + front_.size();
    const std::size_t from = place_of(edge.from), to = place_of(edge.to);
    Lengths next;
    next.reserve(2 * lengths_.size());
    for (const auto& [choice, length] : lengths_) {
      Choice without = choice;
      without.resize(size, '\0');
      Choice with = without;
      take(with, from, to);
      number_pieces(with);
      keep(next, std::move(without), length);
      keep(next, std::move(with), length + edge.length);
    }
    lengths_ = std::move(next);
  }

  /// No edge of the node is left: what ends there ends for good.
  void leave(std::uint16_t node) {
    const std::size_t place = place_of(node);
    Lengths next;
    next.reserve(lengths_.size());
    for (const auto& [choice, length] : lengths_) {
      const char gone = choice[place];
      Choice rest = choice;
      rest.erase(place, 1);
      if (is_odd(gone) && ++rest[0] > most_ends) continue;
      const auto goes_on = [&](char other) { return piece_of(other) == piece_of(gone); };
      if (piece_of(gone) != 0 && std::none_of(rest.begin() + first_place, rest.end(), goes_on)) {
        // The piece is complete: a trail if it is the only one.
        const auto is_taken = [](char other) { return piece_of(other) != 0; };
        if (std::none_of(rest.begin() + first_place, rest.end(), is_taken)) best_ = std::max(best_, length);
        continue;
      }
      number_pieces(rest);
      keep(next, std::move(rest), length);
    }
    lengths_ = std::move(next);
    front_.erase(std::ranges::find(front_, node));
  }

  using Lengths = std::unordered_map<Choice, int>;

  /// If it can become longer than the best: where an odd number of edges meets, one at least is left out, but
  /// for the ends.
  void keep(Lengths& lengths, Choice choice, int length) const {
    const int left_out = std::max(0, odd_ahead_ - (most_ends - choice[0])) / 2;
    if (length + ahead_ - left_out <= best_) return;
    int& known = lengths[std::move(choice)];
    known = std::max(known, length);
  }

  std::vector<TrailEdge> edges_;      ///< those ahead
  std::vector<int> left_;             ///< by node: of its edges, those ahead
  std::vector<std::uint16_t> front_;  ///< nodes with edges on either side
  Lengths lengths_;                   ///< the longest there is of each choice
  int ahead_ = 0;                     ///< the length of all edges ahead
  int odd_ahead_ = 0;                 ///< nodes ahead of the front where an odd number of edges meets
  int best_;
};

}  // namespace

int longest_trail(std::span<const TrailEdge> edges, int at_least) { return Front(edges, at_least).longest(); }

}  // namespace hexwright
