#include "model/rules/wonders/marks.h"

#include <algorithm>

namespace hexwright::wonders {

std::vector<IntersectionId> marked(const MapView& map, MarkKind kind) {
  std::vector<IntersectionId> places;
  for (const auto& [place, mark] : map.scenario().marks)
    if (const auto* at = std::get_if<Intersection>(&place); at && mark.kind == kind)
      if (const IntersectionId id = map.board().find(*at); id != none) places.push_back(id);
  std::sort(places.begin(), places.end());
  return places;
}

void close_to_founding(const MapView& map, IdVector<IntersectionId, char>& open) {
  for (const IntersectionId place : marked(map, MarkKind::Wasteland)) open[place] = 0;
  for (const IntersectionId place : marked(map, MarkKind::Strait)) {
    open[place] = 0;
    for (const IntersectionId next : map.board().intersection_neighbours(place))
      if (next != none) open[next] = 0;
  }
}

bool is_at_wasteland(const MapView& map, HexId hex) {
  const auto& corners = map.board().hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    const auto mark = map.scenario().marks.find(map.board().intersection(corner));
    return mark != map.scenario().marks.end() && mark->second.kind == MarkKind::Wasteland;
  });
}

bool bars_drawn_number(const MapView& map, HexId hex, int number) {
  return is_red(number) && is_at_wasteland(map, hex);
}

}  // namespace hexwright::wonders
