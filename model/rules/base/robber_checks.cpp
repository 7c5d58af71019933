#include "model/rules/base/parts.h"
#include "model/rules/base/robber.h"
#include "model/rules/words.h"

namespace hexwright::base {
namespace {

/// Where it costs least: on the land that is rolled least often.
std::optional<Fix> put_robber(const MapView& map) {
  HexId quietest;
  for (const HexId hex : map.board().hexes())
    if (map.is_land(hex) && !map.is_hidden(hex) && !robber_shuns(map, hex) &&
        (quietest == none || pips(map.number(hex)) < pips(map.number(quietest))))
      quietest = hex;
  if (quietest == none || robber_waits(map)) return {};
  const Hex place = map.board().hex(quietest);
  return Fix{say(N_("put the robber on hex {0}"), word(place)), {SetMarker{Marker::Robber, place}}};
}

void find_robber_elsewhere(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const auto& markers = map.scenario().markers;
  const auto marker = markers.find(Marker::Robber);
  const TerrainSet starts = robber_starts(map);
  if (marker == markers.end()) {
    if (!map.terrains_in_use().may_be(starts) && !robber_begins_on_rarest(map) && !is_without_robber(map))
      report.add(Severity::Note, WholeScenario{},
                 say(N_("there is no desert, and no robber marks where it starts")), put_robber(map));
    return;
  }
  const auto hex = map.board().find(marker->second);
  if (hex != none && map.is_sea(hex))
    report.add(marker->second, say(N_("the robber stands on the sea")), send_robber_to_start(map));
  // Modules that give it another start say so themselves.
  else if (!robber_waits(map) && starts == TerrainSet(Terrain::Desert) && lies_open(map, Terrain::Desert) &&
           robber_elsewhere(map))
    report.add(Severity::Note, marker->second, say(N_("the robber starts beside the desert, not on it")),
               send_robber_to_start(map));
}

}  // namespace

constinit const Check robber_on_land{
    .info = {.id = "base.robber-on-land",
             .severity = Severity::Error,
             .title = N_("The robber starts on land, on a desert where there is one"),
             .why = N_("The robber blocks a land hex. It usually starts where it blocks nobody."),
             .requirement = "BASE-07"},
    .run = find_robber_elsewhere};

}  // namespace hexwright::base
