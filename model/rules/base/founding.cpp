#include "model/rules/base/founding.h"

#include <algorithm>
#include <array>

namespace hexwright::base {
namespace {

using Number = MapView::Number;

/// A maximum matching between the neighbouring pairs of some intersections. A north corner has only south
/// corners as neighbours, so the intersections of any board form a two-coloured graph, and there the most
/// that are mutually distant are all less the size of such a matching (König).
class Matching {
 public:
  Matching(const BoardGraph& board, std::span<const Number> places)
      : board_(board), partner_(count(board), none), from_(count(board), none), inside_(count(board), 0) {
    for (const Number place : places) {
      inside_[at(place)] = 1;
      if (is_north(place)) north_.push_back(place);
    }
  }

  int size() {
    // Each round searches every unmatched place once, through ground that no search of the round has seen.
    bool grown = true;
    while (grown) {
      grown = false;
      std::fill(from_.begin(), from_.end(), none);
      for (const Number start : north_)
        if (partner_[at(start)] == none && augment(start)) grown = true;
    }
    return size_;
  }

  bool is_north(Number place) const { return board_.intersection(place).corner() == Corner::North; }

 private:
  static std::size_t at(Number n) { return static_cast<std::size_t>(n); }
  static std::size_t count(const BoardGraph& board) {
    return static_cast<std::size_t>(board.intersection_count());
  }

  /// Looks for a free south place along alternating paths, breadth first, and turns the path over.
  bool augment(Number start) {
    queue_.assign(1, start);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const Number north = queue_[i];
      for (const Number south : board_.intersection_neighbours(north)) {
        if (south == none || inside_[at(south)] == 0 || from_[at(south)] != none) continue;
        from_[at(south)] = north;
        if (partner_[at(south)] == none) {
          turn_over(south);
          return true;
        }
        queue_.push_back(partner_[at(south)]);
      }
    }
    return false;
  }

  void turn_over(Number south) {
    ++size_;
    while (south != none) {
      const Number north = from_[at(south)];
      const Number next = partner_[at(north)];
      partner_[at(south)] = north;
      partner_[at(north)] = south;
      south = next;
    }
  }

  const BoardGraph& board_;
  std::vector<Number> north_, partner_, from_, queue_;
  std::vector<char> inside_;
  int size_ = 0;
};

}  // namespace

bool can_settle(const MapView& map, Number intersection) {
  return map.rules().carries_settlement(map.around(intersection));
}

std::vector<Number> founding_places(const MapView& map) {
  const BoardGraph& board = map.board();
  std::vector<char> inside = map.hexes_in(AreaRole::Founding);
  if (!map.has_area_with(AreaRole::Founding)) std::fill(inside.begin(), inside.end(), 1);
  std::vector<char> open(static_cast<std::size_t>(board.intersection_count()), 0);
  for (Number hex = 0; hex < board.hex_count(); ++hex)
    if (inside[static_cast<std::size_t>(hex)] != 0 && map.is_land(hex) && !map.is_hidden(hex))
      for (const Number corner : board.hex_intersections(hex)) open[static_cast<std::size_t>(corner)] = 1;
  for (const Intersection& closed : map.scenario().closed_to_founding)
    if (const Number number = board.find(closed); number != none) open[static_cast<std::size_t>(number)] = 0;
  std::vector<Number> places;
  for (Number i = 0; i < board.intersection_count(); ++i)
    if (open[static_cast<std::size_t>(i)] != 0 && can_settle(map, i)) places.push_back(i);
  return places;
}

int most_apart(const BoardGraph& board, std::span<const Number> places, int enough) {
  Matching matching(board, places);
  // All north corners are mutually distant, and so are all south corners: on most maps that is enough.
  const auto all = static_cast<int>(places.size());
  const auto north = static_cast<int>(
      std::count_if(places.begin(), places.end(), [&](Number place) { return matching.is_north(place); }));
  if (std::max(north, all - north) >= enough) return enough;
  return std::min(all - matching.size(), enough);
}

}  // namespace hexwright::base
