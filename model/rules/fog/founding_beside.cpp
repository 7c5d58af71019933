#include <algorithm>

#include "model/board/index.h"
#include "model/findings/check.h"
#include "model/rules/base/founding.h"
#include "model/rules/fog/parts.h"

namespace hexwright::fog {

std::vector<IntersectionId> founding_beside(const MapView& map, const StackSupply& stack,
                                            const std::vector<IntersectionId>& founding) {
  IdVector<IntersectionId, char> may_found(map.board().intersection_count());
  for (const IntersectionId place : founding) may_found[place] = 1;
  std::vector<IntersectionId> places;
  for (const HexId hex : stack.drawing)
    for (const IntersectionId corner : map.board().hex_intersections(hex))
      if (may_found[corner] != 0) places.push_back(corner);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

std::optional<Fix> close_to_founding(const MapView& map, std::vector<IntersectionId> founding,
                                     const std::vector<IntersectionId>& places) {
  std::erase_if(founding, [&](IntersectionId place) {
    return std::binary_search(places.begin(), places.end(), place);
  });
  const int enough = 2 * map.scenario().details.max_players;
  if (base::most_apart(map.board(), founding, enough) < enough) return {};
  Edits edits;
  for (const IntersectionId place : places)
    edits.push_back(SetClosedToFounding{map.board().intersection(place), true});
  return Fix{say(N_("close these places to founding")), std::move(edits)};
}

}  // namespace hexwright::fog
