#include "model/rules/fog/founding_beside.h"

#include <algorithm>

#include "model/board/index.h"
#include "model/findings/check.h"
#include "model/rules/base/founding.h"

namespace hexwright::fog {

using Number = MapView::Number;

std::vector<Number> founding_beside(const MapView& map, const StackSupply& stack,
                                    const std::vector<Number>& founding) {
  std::vector<char> may_found(at(map.board().intersection_count()), 0);
  for (const Number place : founding) may_found[at(place)] = 1;
  std::vector<Number> places;
  for (const Number hex : stack.drawing)
    for (const Number corner : map.board().hex_intersections(hex))
      if (may_found[at(corner)] != 0) places.push_back(corner);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

std::optional<Fix> close_to_founding(const MapView& map, std::vector<Number> founding,
                                     const std::vector<Number>& places) {
  std::erase_if(founding,
                [&](Number place) { return std::binary_search(places.begin(), places.end(), place); });
  const int enough = 2 * map.scenario().details.max_players;
  if (base::most_apart(map.board(), founding, enough) < enough) return {};
  Edits edits;
  for (const Number place : places)
    edits.push_back(SetClosedToFounding{map.board().intersection(place), true});
  return Fix{say(N_("close these places to founding")), std::move(edits)};
}

}  // namespace hexwright::fog
