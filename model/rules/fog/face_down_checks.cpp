#include "model/rules/base/founding.h"
#include "model/rules/fog/parts.h"
#include "model/rules/map_view.h"
#include "model/scenario/plural.h"

namespace hexwright::fog {
namespace {

void find_founding_in_fog(const MapView& map, Report& report) {
  if (!map.rules().explores()) return;
  const auto founding = base::founding_places(map);
  for (const StackSupply& stack : map.stacks()) {
    // Explorers begin beside open places: their home island has no other coast.
    if (stack.content && !stack.content->paired_with.empty()) continue;
    const auto places = founding_beside(map, stack, founding);
    if (places.empty()) continue;
    report.add(NamedPlace{NamedPlace::Kind::Stack, stack.name},
               by_number(places.size(),
                         plural("players may found at {0} intersection beside face-down hexes of the stack "
                                "\"{1}\", and discover them before the first turn",
                                "players may found at {0} intersections beside face-down hexes of the stack "
                                "\"{1}\", and discover them before the first turn"),
                         {stack.name}),
               close_to_founding(map, founding, places));
  }
}

void find_buried(const MapView& map, Report& report) {
  for (const StackSupply& stack : map.stacks()) {
    int buried = 0;
    Edits edits;
    for (const HexId hex : stack.drawing) {
      const Cell& cell = map.cell(hex);
      const bool terrain = cell.terrain != PlacedTerrain(), token = cell.token != PlacedToken();
      if (terrain) edits.push_back(SetTerrain{map.board().hex(hex), {}});
      if (token) edits.push_back(SetToken{map.board().hex(hex), {}});
      if (terrain || token) ++buried;
    }
    if (buried > 0)
      report.add(
          NamedPlace{NamedPlace::Kind::Stack, stack.name},
          by_number(buried,
                    plural("{0} hex of the stack \"{1}\" has a terrain or number of its own, which does "
                           "not count while it lies face down",
                           "{0} hexes of the stack \"{1}\" have a terrain or number of their own, which "
                           "does not count while they lie face down"),
                    {stack.name}),
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
