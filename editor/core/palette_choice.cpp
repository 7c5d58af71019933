#include "editor/core/palette_choice.h"

#include "editor/core/face_down.h"
#include "editor/core/properties.h"

namespace hexwright {
namespace {

bool changes_selection(const Workbench& bench) { return bench.tool() == ToolKind::Select; }

/// Those that can take a terrain, or with `on_board` a number.
HexSet open_hexes(const Workbench& bench, bool on_board) {
  HexSet open;
  for (const Hex at : bench.selection().hexes)
    if (!lies_face_down(bench.scenario(), at) && (!on_board || bench.scenario().cells.contains(at)))
      open.insert(at);
  return open;
}

}  // namespace

std::optional<Refusal> choose_terrain(Workbench& bench, const PlacedTerrain& terrain) {
  bench.hand.terrain = terrain;
  if (!changes_selection(bench) || bench.selection().hexes.empty())
    return bench.take(ToolKind::Terrain), std::nullopt;
  const HexSet hexes = open_hexes(bench, false);
  return hexes.empty() ? std::optional(comes_from_its_stack()) : bench.perform(set_terrain(hexes, terrain));
}

std::optional<Refusal> choose_token(Workbench& bench, const PlacedToken& token) {
  bench.hand.token = token;
  if (!changes_selection(bench) || bench.selection().hexes.empty())
    return bench.take(ToolKind::Token), std::nullopt;
  const HexSet hexes = open_hexes(bench, true);
  if (!hexes.empty()) return bench.perform(set_token(hexes, token));
  return open_hexes(bench, false).empty() ? comes_from_its_stack()
                                          : refuse(N_("there is no hex here; paint a terrain first"));
}

std::optional<Refusal> choose_harbor(Workbench& bench, const PlacedHarbor& kind) {
  bench.hand.harbor = kind;
  const auto selected = bench.selection().harbor;
  if (changes_selection(bench) && selected && bench.scenario().harbors.contains(*selected))
    return bench.perform(set_harbor_kind(bench.scenario(), *selected, kind));
  return bench.take(ToolKind::Harbor), std::nullopt;
}

}  // namespace hexwright
