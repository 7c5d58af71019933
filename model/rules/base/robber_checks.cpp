#include "rules/base/checks.h"
#include "rules/map_view.h"
#include "rules/words.h"

namespace hexwright::base {
namespace {

using Number = MapView::Number;

/// The first open hex that is fixed as a desert.
Number first_desert(const MapView& map) {
  for (Number hex = 0; hex < map.board().hex_count(); ++hex)
    if (map.terrains(hex) == TerrainSet(Terrain::Desert) && !map.is_hidden(hex) && !map.is_unfinished(hex) &&
        map.terrain_pool_of(hex) == MapView::none)
      return hex;
  return MapView::none;
}

std::optional<Fix> move_to(const MapView& map, Number desert) {
  if (desert == MapView::none) return {};
  const Hex hex = map.board().hex(desert);
  return Fix{say(N_("move it to the desert at hex {0}"), word(hex)), {SetMarker{Marker::Robber, hex}}};
}

void run(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const auto& markers = map.scenario().markers;
  const auto marker = markers.find(Marker::Robber);
  const Number desert = first_desert(map);
  if (marker == markers.end()) {
    if (!map.terrains_in_use().contains(Terrain::Desert))
      report.add(Severity::Note, WholeScenario{},
                 say(N_("there is no desert, and no robber marks where it starts")));
    return;
  }
  const Number hex = map.board().find(marker->second);
  if (hex == MapView::none) return;
  if (map.is_sea(hex)) {
    auto fix = move_to(map, desert);
    if (!fix) fix = Fix{say(N_("remove it")), {SetMarker{Marker::Robber, {}}}};
    report.add(marker->second, say(N_("the robber stands on the sea")), std::move(fix));
  } else if (desert != MapView::none && map.terrains(hex) != TerrainSet(Terrain::Desert)) {
    report.add(Severity::Note, marker->second, say(N_("the robber starts beside the desert, not on it")),
               move_to(map, desert));
  }
}

}  // namespace

constinit const Check robber_on_land{
    .info = {.id = "base.robber-on-land",
             .severity = Severity::Error,
             .title = N_("The robber starts on land, on a desert where there is one"),
             .why = N_("The robber blocks a land hex. It usually starts where it blocks nobody."),
             .requirement = "BASE-07"},
    .run = run};

}  // namespace hexwright::base
