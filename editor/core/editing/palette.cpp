#include "editor/core/editing/palette.h"

#include <set>

#include "editor/core/editing/face_down.h"
#include "editor/core/editing/properties.h"
#include "editor/core/editing/vocabulary.h"
#include "model/rules/components.h"

namespace hexwright {
namespace {

template <class Face, class Faces>
std::vector<PaletteEntry<Face>> entries(const Faces& faces, const Counts<Face>& held,
                                        const Counts<Face>& used) {
  std::vector<PaletteEntry<Face>> result;
  for (const Face face : faces) result.push_back({face, count_of(held, face), count_of(used, face)});
  return result;
}

/// Takes out what the rules do not have and nothing uses; marks what they do not have and is used.
template <class Face>
void keep_allowed(const Allowed& allowed, std::vector<PaletteEntry<Face>>& entries) {
  for (auto& entry : entries) entry.allowed = allowed(entry.face);
  std::erase_if(entries, [](const auto& entry) { return !entry.allowed && entry.used == 0; });
}

/// There is one of each, on the table whatever the boxes say.
std::vector<PaletteEntry<Marker>> marker_entries(const Scenario& scenario) {
  std::vector<PaletteEntry<Marker>> entries;
  for (const Marker marker : all_markers)
    entries.push_back({marker, 1, scenario.markers.contains(marker) ? 1 : 0, true, true});
  return entries;
}

/// The legal numbers and those that are used all the same.
std::set<int> numbers(const Counts<int>& used) {
  std::set<int> result;
  for (int number = 2; number <= 12; ++number)
    if (is_legal_number(number)) result.insert(number);
  for (const auto& [number, count] : used) result.insert(number);
  return result;
}

}  // namespace

Palette palette_of(const Scenario& scenario) {
  const MapView map(scenario);
  const Components needed = components_needed(map), held = contents_of(scenario.boxes);
  Palette palette;
  palette.limited = !scenario.boxes.empty();
  palette.terrains = entries(own::all_of<Terrain>(scenario.own), held.hexes, needed.hexes);
  palette.tokens = entries(numbers(needed.tokens), held.tokens, needed.tokens);
  palette.harbors = entries(own::all_of<HarborKind>(scenario.own), held.harbors, needed.harbors);
  palette.markers = marker_entries(scenario);
  for (auto& entry : palette.terrains) entry.free = is_free(map, entry.face);
  for (auto& entry : palette.harbors) entry.free = is_own(entry.face);
  const Allowed allowed(scenario.rules, scenario.own);
  keep_allowed(allowed, palette.terrains);
  keep_allowed(allowed, palette.markers);
  return palette;
}

namespace {

bool changes_selection(const Workbench& bench) { return bench.tool() == ToolKind::Select; }

HexSet face_up_in_selection(const Workbench& bench) {
  return face_up(bench.scenario(), bench.selection().hexes);
}

}  // namespace

std::optional<Refusal> choose_terrain(Workbench& bench, const PlacedTerrain& terrain) {
  bench.hand.terrain = terrain;
  if (!changes_selection(bench) || bench.selection().hexes.empty())
    return bench.take(ToolKind::Terrain), std::nullopt;
  const HexSet hexes = face_up_in_selection(bench);
  return hexes.empty() ? std::optional(comes_from_its_stack())
                       : bench.perform(set_terrain(hexes, terrain, bench.scenario().own));
}

std::optional<Refusal> choose_token(Workbench& bench, const PlacedToken& token) {
  bench.hand.token = token;
  if (!changes_selection(bench) || bench.selection().hexes.empty())
    return bench.take(ToolKind::Token), std::nullopt;
  const HexSet open = face_up_in_selection(bench);
  HexSet hexes;
  for (const Hex at : open)
    if (bench.scenario().cells.contains(at)) hexes.insert(at);
  if (!hexes.empty()) return bench.perform(set_token(hexes, token));
  return open.empty() ? comes_from_its_stack() : refuse(N_("there is no hex here; paint a terrain first"));
}

std::optional<Refusal> choose_harbor(Workbench& bench, const PlacedHarbor& kind) {
  bench.hand.harbor = kind;
  const auto selected = bench.selection().harbor;
  if (changes_selection(bench) && selected && bench.scenario().harbors.contains(*selected))
    return bench.perform(set_harbor_kind(bench.scenario(), *selected, kind));
  return bench.take(ToolKind::Harbor), std::nullopt;
}

}  // namespace hexwright
