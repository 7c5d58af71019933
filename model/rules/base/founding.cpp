#include "model/rules/base/founding.h"

#include <algorithm>
#include <array>

#include "model/rules/deal.h"

namespace hexwright::base {
namespace {

/// A maximum matching between the neighbouring pairs of some intersections. A north corner has only south
/// corners as neighbours, so the intersections of any board form a two-coloured graph, and there the most
/// that are mutually distant are all less the size of such a matching (König).
class Matching {
 public:
  Matching(const BoardGraph& board, std::span<const IntersectionId> places)
      : board_(board),
        partner_(board.intersection_count()),
        from_(board.intersection_count()),
        inside_(board.intersection_count()) {
    for (const IntersectionId place : places) {
      inside_[place] = 1;
      if (is_north(place)) north_.push_back(place);
    }
  }

  int size() {
    // Each round searches every unmatched place once, through ground that no search of the round has seen.
    bool grown = true;
    while (grown) {
      grown = false;
      std::fill(from_.begin(), from_.end(), none);
      for (const IntersectionId start : north_)
        if (partner_[start] == none && augment(start)) grown = true;
    }
    return size_;
  }

  bool is_north(IntersectionId place) const { return board_.intersection(place).corner() == Corner::North; }

 private:
  /// Looks for a free south place along alternating paths, breadth first, and turns the path over.
  bool augment(IntersectionId start) {
    queue_.assign(1, start);
    for (std::size_t i = 0; i < queue_.size(); ++i) {
      const IntersectionId north = queue_[i];
      for (const IntersectionId south : board_.intersection_neighbours(north)) {
        if (south == none || inside_[south] == 0 || from_[south] != none) continue;
        from_[south] = north;
        if (partner_[south] == none) {
          turn_over(south);
          return true;
        }
        queue_.push_back(partner_[south]);
      }
    }
    return false;
  }

  void turn_over(IntersectionId south) {
    ++size_;
    while (south != none) {
      const IntersectionId north = from_[south];
      const IntersectionId next = partner_[north];
      partner_[south] = north;
      partner_[north] = south;
      south = next;
    }
  }

  const BoardGraph& board_;
  std::vector<IntersectionId> north_, queue_;
  IdVector<IntersectionId, IntersectionId> partner_, from_;
  IdVector<IntersectionId, char> inside_;
  int size_ = 0;
};

}  // namespace

bool can_settle(const MapView& map, IntersectionId intersection) {
  return map.rules().carries_settlement(map.around(intersection)) && !map.touches_unsettled(intersection);
}

namespace {

/// At hexes that are, or that may be, land.
std::vector<IntersectionId> founding_places_at(const MapView& map, bool (MapView::*land)(HexId) const) {
  const BoardGraph& board = map.board();
  IdVector<HexId, char> inside = map.hexes_in(AreaRole::Founding);
  if (!map.has_area_with(AreaRole::Founding)) std::fill(inside.begin(), inside.end(), 1);
  IdVector<IntersectionId, char> open(board.intersection_count());
  for (const HexId hex : board.hexes())
    if (inside[hex] != 0 && (map.*land)(hex) && !map.is_hidden(hex))
      for (const IntersectionId corner : board.hex_intersections(hex)) open[corner] = 1;
  for (const Intersection& closed : map.scenario().closed_to_founding)
    if (const IntersectionId number = board.find(closed); number != none) open[number] = 0;
  for (const RuleModule* module : map.rules().modules())
    if (module->close_to_founding) module->close_to_founding(map, open);
  std::vector<IntersectionId> places;
  for (const IntersectionId i : board.intersections())
    if (open[i] != 0 && can_settle(map, i)) places.push_back(i);
  return places;
}

}  // namespace

std::vector<IntersectionId> founding_places(const MapView& map) {
  return founding_places_at(map, &MapView::is_land);
}

std::vector<IntersectionId> founding_places_left(const MapView& map) {
  std::vector<IntersectionId> places = founding_places(map);
  const auto close = [&](IntersectionId taken) { std::erase(places, taken); };
  for (const RuleModule* module : map.rules().modules()) {
    if (!module->settled_before_founding) continue;
    for (const IntersectionId settled : module->settled_before_founding(map)) {
      close(settled);
      for (const IntersectionId next : map.board().intersection_neighbours(settled)) close(next);
    }
  }
  return places;
}

std::vector<IntersectionId> founding_places_once_dealt(const MapView& map) {
  return founding_places_at(
      map, map.has_area_with(AreaRole::Founding) ? &MapView::is_land : &MapView::may_be_land);
}

namespace {

TerrainSet dealt(const Deal& deal, HexId hex) {
  if (hex == none || deal.undiscovered[hex] != 0) return TerrainSet(Terrain::Sea);
  return TerrainSet(deal.terrain[hex].value_or(Terrain::Sea));
}

}  // namespace

bool everybody_can_found(const MapView& map, const Deal& deal) {
  std::vector<IntersectionId> places;
  for (const IntersectionId place : founding_places_once_dealt(map)) {
    const auto& hexes = map.board().intersection_hexes(place);
    const Around around{dealt(deal, hexes[0]), dealt(deal, hexes[1]), dealt(deal, hexes[2])};
    if (map.rules().carries_settlement(around)) places.push_back(place);
  }
  const int enough = map.rules().founding_settlements() * map.scenario().details.max_players;
  return most_apart(map.board(), places, enough) == enough;
}

int most_apart(const BoardGraph& board, std::span<const IntersectionId> places, int enough) {
  Matching matching(board, places);
  // All north corners are mutually distant, and so are all south corners: on most maps that is enough.
  const auto all = static_cast<int>(places.size());
  const auto north = static_cast<int>(std::count_if(
      places.begin(), places.end(), [&](IntersectionId place) { return matching.is_north(place); }));
  if (std::max(north, all - north) >= enough) return enough;
  return std::min(all - matching.size(), enough);
}

}  // namespace hexwright::base
