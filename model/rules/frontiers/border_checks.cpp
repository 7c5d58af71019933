#include <algorithm>

#include "model/rules/frontiers/parts.h"
#include "model/rules/map_view.h"
#include "model/rules/ruleset.h"
#include "model/rules/words.h"

namespace hexwright::frontiers {
namespace {

Fix removal(const FrontierView& area) {
  return {say(N_("remove the frontier area")), {SetFrontier{area.path, {}}}};
}

void find_no_areas(const MapView& map, Report& report) {
  if (map.frontiers().empty())
    report.add(WholeScenario{}, say(N_("Frontiers is played, but the map has no frontier areas")),
               Fix{say(N_("play without Frontiers")),
                   {SetRules{without_module(map.scenario().rules, "frontiers")}}});
}

bool is_at_the_edge(const MapView& map, HexId hex) {
  const auto& around = map.board().neighbours(hex);
  return std::find(around.begin(), around.end(), none) != around.end();
}

void find_off_the_border(const MapView& map, Report& report) {
  for (const FrontierView& area : map.frontiers()) {
    const auto names = area.path.hexes();
    std::vector<Argument> missing, inland;
    for (std::size_t i = 0; i < 2; ++i) {
      if (area.hexes[i] == none)
        missing.emplace_back(word(names[i]));
      else if (!is_at_the_edge(map, area.hexes[i]))
        inland.emplace_back(word(names[i]));
    }
    if (!missing.empty())
      report.add(area.path,
                 say(N_("the frontier area has hexes that are not on the board: {0}"), list(missing)),
                 removal(area));
    else if (!inland.empty())
      report.add(area.path,
                 say(N_("the frontier area has hexes with the board on all six sides: {0}; both lie at the "
                        "border"),
                     list(inland)),
                 removal(area));
  }
}

void find_shared_hexes(const MapView& map, Report& report) {
  const auto areas = map.frontiers();
  // By hex: the first area with it.
  IdVector<HexId, const FrontierView*> owner(map.board().hex_count());
  for (const FrontierView& area : areas) {
    std::vector<Argument> shared;
    for (const HexId hex : area.hexes) {
      if (hex == none) continue;
      const FrontierView*& first = owner[hex];
      if (first)
        shared.emplace_back(word(map.board().hex(hex)));
      else
        first = &area;
    }
    if (!shared.empty())
      report.add(area.path,
                 say(N_("two frontier areas share hexes: {0}; each hex has one event"), list(shared)),
                 removal(area));
  }
}

/// Nothing else than sea and desert: whatever else a hex is, players would do something else there.
bool is_bare(TerrainSet terrains) {
  return std::all_of(every_terrain.begin(), every_terrain.end(), [&](Terrain t) {
    return t == Terrain::Sea || t == Terrain::Desert || !terrains.contains(t);
  });
}

/// Without the areas that the hex belongs to.
Fix without(const MapView& map, HexId hex) {
  Fix fix{say(N_("remove the frontier area")), {}};
  for (const FrontierView& area : map.frontiers())
    if (area.hexes[0] == hex || area.hexes[1] == hex) fix.edits.push_back(SetFrontier{area.path, {}});
  return fix;
}

/// A harbor faces it, or the centre of a frontier that it is no part of touches it: it has to stay land.
bool is_needed_as_land(const MapView& map, HexId hex) {
  const auto& corners = map.board().hex_intersections(hex);
  return std::any_of(map.harbors().begin(), map.harbors().end(),
                     [&](const PlacedHarborView& harbor) { return harbor.land_hex == hex; }) ||
         std::any_of(map.frontiers().begin(), map.frontiers().end(), [&](const FrontierView& area) {
           return area.hexes[0] != hex && area.hexes[1] != hex &&
                  std::find(corners.begin(), corners.end(), area.intersections[0][0]) != corners.end();
         });
}

void find_busy(const MapView& map, HexId hex, Report& report) {
  const Hex place = map.board().hex(hex);
  const Cell& cell = map.cell(hex);
  const bool land = is_needed_as_land(map, hex);
  const Cell bare{land ? Terrain::Desert : Terrain::Sea, {}, {}};
  if (map.is_hidden(hex))
    report.add(place, say(N_("the frontier hex lies undiscovered, so its event has no place")),
               without(map, hex));
  else if (const auto terrain = map.terrain(hex); terrain && !is_bare(map.terrains(hex)))
    report.add(place,
               say(N_("the frontier hex is {0}; it belongs to the unknown, so it yields nothing"),
                   word(map.packs(), *terrain)),
               Fix{land ? say(N_("make it desert")) : say(N_("make it sea")), {SetCell{place, bare}}});
  else if (!is_bare(map.terrains(hex)))
    report.add(place, say(N_("the frontier hex is drawn from a pool with hexes that yield something")),
               without(map, hex));
  else if (!std::holds_alternative<std::monostate>(cell.token))
    report.add(place, say(N_("the frontier hex carries a number, but yields nothing")),
               Fix{say(N_("take the number away")), {SetToken{place, {}}}});
}

void find_producing(const MapView& map, Report& report) {
  std::vector<HexId> seen;
  for (const FrontierView& area : map.frontiers())
    for (const HexId hex : area.hexes) {
      if (hex == none || std::find(seen.begin(), seen.end(), hex) != seen.end()) continue;
      seen.push_back(hex);
      // What is unfinished is told elsewhere.
      if (!map.is_unfinished(hex)) find_busy(map, hex, report);
    }
}

}  // namespace

constinit const Check has_areas{.info = {.id = "frontiers.has-areas",
                                         .severity = Severity::Warning,
                                         .title = N_("There are frontier areas"),
                                         .why = N_("Without them there is nothing to discover."),
                                         .requirement = "FRO-01"},
                                .run = find_no_areas};

constinit const Check areas_at_the_border{
    .info = {.id = "frontiers.areas-at-the-border",
             .severity = Severity::Error,
             .title = N_("Frontier areas lie at the border"),
             .why =
                 N_("A frontier area is two hexes side by side, each with a side at the edge of the board."),
             .requirement = "FRO-01"},
    .run = find_off_the_border};

constinit const Check areas_apart{.info = {.id = "frontiers.areas-apart",
                                           .severity = Severity::Error,
                                           .title = N_("Frontier areas share no hex"),
                                           .why = N_("There is one event on each hex."),
                                           .requirement = "FRO-01"},
                                  .run = find_shared_hexes};

constinit const Check hexes_bare{
    .info = {.id = "frontiers.hexes-bare",
             .severity = Severity::Error,
             .title = N_("Frontier hexes yield nothing"),
             .why = N_(
                 "A frontier hex is unknown land with an event on it: no terrain to live from and no number. "
                 "Lay it out as sea or desert."),
             .requirement = "FRO-01"},
    .run = find_producing};

}  // namespace hexwright::frontiers
