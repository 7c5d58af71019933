#include <algorithm>

#include "model/board/index.h"
#include "model/rules/base/founding.h"
#include "model/rules/base/harbors.h"
#include "model/rules/base/routes.h"
#include "model/rules/spices/merchants.h"
#include "model/rules/spices/parts.h"

namespace hexwright::spices {
namespace {

/// What is known of the hex leaves it open to be a spice hex. An unfinished one, or one of a pool or stack
/// that nobody defined, is not meant.
bool may_be_spice(const MapView& map, HexId hex) {
  const TerrainSet terrains = map.terrains(hex);
  return terrains.contains(Terrain::Spice) && terrains != TerrainSet::all();
}

/// Where merchants can stand should the hex be a spice hex. SPI-04
std::vector<IntersectionId> merchant_places(const MapView& map, HexId hex) {
  std::vector<IntersectionId> places;
  for (const IntersectionId corner : map.board().hex_intersections(hex)) {
    Around around = map.around(corner);
    const auto& hexes = map.board().intersection_hexes(corner);
    for (std::size_t i = 0; i < hexes.size(); ++i)
      if (hexes[i] == hex) around[i] = TerrainSet(Terrain::Spice);
    if (takes_merchant(map.rules(), around)) places.push_back(corner);
  }
  return places;
}

/// At each of its intersections lies another one, so that none belongs to it alone.
bool is_walled_in(const MapView& map, HexId hex) {
  const auto& corners = map.board().hex_intersections(hex);
  return std::all_of(corners.begin(), corners.end(), [&](IntersectionId corner) {
    const auto& hexes = map.board().intersection_hexes(corner);
    const Around around = map.around(corner);
    for (std::size_t i = 0; i < hexes.size(); ++i)
      if (hexes[i] != hex && is_spice(around[i])) return true;
    return false;
  });
}

void find_without_places(const MapView& map, Report& report) {
  for (const HexId hex : map.board().hexes()) {
    if (!may_be_spice(map, hex) || !merchant_places(map, hex).empty()) continue;
    report.add(map.board().hex(hex),
               is_walled_in(map, hex)
                   ? say(N_("a spice hex here has no intersection for a merchant: at each of the six lies "
                            "another spice hex"))
                   : say(N_("a spice hex here has no intersection for a merchant: no road or ship can lead "
                            "to one that no other spice hex touches")));
  }
}

/// Routes that are longer than all roads and ships of a player get nowhere.
bool is_in_reach(const MapView& map, int length) {
  const Pieces& pieces = map.scenario().details.pieces;
  return length >= 0 && length <= pieces.roads + pieces.ships;
}

void find_out_of_reach(const MapView& map, Report& report) {
  const auto starts = base::founding_places(map);
  if (starts.empty()) return;
  const auto lengths = base::route_lengths(map, starts);
  for (const HexId hex : map.board().hexes()) {
    if (!is_spice(map.terrains(hex))) continue;
    const auto places = merchant_places(map, hex);
    const bool reached = std::any_of(places.begin(), places.end(),
                                     [&](IntersectionId place) { return is_in_reach(map, lengths[place]); });
    if (!places.empty() && !reached)
      report.add(map.board().hex(hex),
                 say(N_("no ship or road of a player gets to a place for a merchant at this spice hex")));
  }
}

void find_harbors_beside(const MapView& map, Report& report) {
  for (const auto& harbor : map.harbors()) {
    if (base::coast_of(map, harbor) != base::Coast::Coast) continue;
    const bool cut_off = std::all_of(harbor.ends.begin(), harbor.ends.end(), [&](IntersectionId end) {
      const Around around = map.around(end);
      return std::any_of(around.begin(), around.end(), is_spice);
    });
    if (cut_off)
      report.add(harbor.path,
                 say(N_("both intersections of the harbor touch a spice hex, where nobody may settle")),
                 Fix{say(N_("remove the harbor")), {SetHarbor{harbor.path, {}}}});
  }
}

}  // namespace

constinit const Check merchants_have_places{
    .info = {.id = "spices.merchants-have-places",
             .severity = Severity::Warning,
             .title = N_("Every spice hex has a place for a merchant"),
             .why = N_("A merchant stands at an intersection of one spice hex, never between two of them."),
             .requirement = "SPI-04"},
    .run = find_without_places};

constinit const Check hexes_reachable{
    .info = {.id = "spices.hexes-reachable",
             .severity = Severity::Warning,
             .title = N_("Every spice hex can be reached"),
             .why =
                 N_("A merchant comes by ship, or to the end of a road. No road passes along a spice hex."),
             .requirement = "SPI-02, SPI-04, BASE-18"},
    .run = find_out_of_reach};

constinit const Check harbors_elsewhere{
    .info = {.id = "spices.harbors-elsewhere",
             .severity = Severity::Warning,
             .title = N_("Harbors do not face spice hexes"),
             .why = N_("A harbor serves settlements at its two intersections, and none may stand at a spice "
                       "hex."),
             .requirement = "SPI-02"},
    .run = find_harbors_beside};

}  // namespace hexwright::spices
