#include <algorithm>

#include "board/index.h"
#include "rules/base/founding.h"
#include "rules/fog/checks.h"
#include "rules/fog/fog.h"
#include "rules/map_view.h"

namespace hexwright::fog {
namespace {

using Number = MapView::Number;

/// The founding places at hexes of a stack.
std::vector<Number> founding_beside(const MapView& map, const StackSupply& stack,
                                    const std::vector<char>& may_found) {
  std::vector<Number> places;
  for (const Number hex : stack.drawing)
    for (const Number corner : map.board().hex_intersections(hex))
      if (may_found[at(corner)] != 0) places.push_back(corner);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  return places;
}

/// Closes these places, if there are enough others for all players.
std::optional<Fix> close(const MapView& map, std::vector<Number> others, const std::vector<Number>& places) {
  std::erase_if(others,
                [&](Number place) { return std::binary_search(places.begin(), places.end(), place); });
  const int enough = 2 * map.scenario().details.max_players;
  if (base::most_apart(map.board(), others, enough) < enough) return {};
  Edits edits;
  for (const Number place : places)
    edits.push_back(SetClosedToFounding{map.board().intersection(place), true});
  return Fix{say(N_("close these places to founding")), std::move(edits)};
}

void find_founding_in_fog(const MapView& map, Report& report) {
  if (!explores(map.rules())) return;
  const auto founding = base::founding_places(map);
  std::vector<char> may_found(at(map.board().intersection_count()), 0);
  for (const Number place : founding) may_found[at(place)] = 1;
  for (const StackSupply& stack : map.stacks()) {
    // Explorers begin beside open places: their home island has no other coast.
    if (stack.content && !stack.content->paired_with.empty()) continue;
    const auto places = founding_beside(map, stack, may_found);
    if (places.empty()) continue;
    report.add(NamedPlace{NamedPlace::Kind::Stack, stack.name},
               say(N_("players may found at face-down hexes of the stack \"{0}\" and discover them before "
                      "the first turn, intersections: {1}"),
                   stack.name, places.size()),
               close(map, founding, places));
  }
}

void find_buried(const MapView& map, Report& report) {
  for (const StackSupply& stack : map.stacks()) {
    int buried = 0;
    Edits edits;
    for (const Number hex : stack.drawing) {
      const Cell& cell = map.cell(hex);
      const bool terrain = cell.terrain != PlacedTerrain(), token = cell.token != PlacedToken();
      if (terrain) edits.push_back(SetTerrain{map.board().hex(hex), {}});
      if (token) edits.push_back(SetToken{map.board().hex(hex), {}});
      if (terrain || token) ++buried;
    }
    if (buried > 0)
      report.add(NamedPlace{NamedPlace::Kind::Stack, stack.name},
                 say(N_("hexes of the stack \"{0}\" have a terrain or number of their own, which does not "
                        "count while they lie face down, hexes: {1}"),
                     stack.name, buried),
                 Fix{say(N_("clear what lies underneath")), std::move(edits)});
  }
}

}  // namespace

constinit const Check founding_out_of_fog{
    .info = {.id = "fog.founding-out-of-fog",
             .severity = Severity::Warning,
             .title = N_("Nobody founds beside face-down hexes"),
             .why = N_("A route that begins at a face-down hex turns it up at once, so that the set-up "
                       "would already discover. A founding area, or places that are closed to founding, "
                       "keep players away."),
             .requirement = "SEA-08"},
    .run = find_founding_in_fog};

constinit const Check face_down_bare{
    .info = {.id = "fog.face-down-bare",
             .severity = Severity::Note,
             .title = N_("Face-down hexes have nothing underneath"),
             .why = N_("The stack says what a face-down hex is. What was painted there before is kept, in "
                       "case the fog is lifted, but plays no part."),
             .requirement = "SEA-09"},
    .run = find_buried};

}  // namespace hexwright::fog
