#include "editor/core/editing/palette_choice.h"

#include "editor/core/editing/face_down.h"
#include "editor/core/editing/properties.h"

namespace hexwright {
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
