#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "editor/core/editing/workbench.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// How many of one face the chosen boxes hold, and how many the scenario uses: fixed ones, and pools and
/// stacks in full.
template <class Face>
struct PaletteEntry {
  Face face{};
  int in_boxes = 0;
  int used = 0;
  /// It comes out of no box, so there is always more.
  bool free = false;
  /// False: it belongs to rules that are not played, and is listed only because the map uses it.
  bool allowed = true;

  /// Negative: so many are short.
  int left() const { return in_boxes - used; }
  friend bool operator==(const PaletteEntry&, const PaletteEntry&) = default;
};

template <class Face>
bool has(const std::vector<PaletteEntry<Face>>& entries, Face face) {
  return std::ranges::find(entries, face, &PaletteEntry<Face>::face) != entries.end();
}

/// What the designer can still lay out. Every terrain and marker that the chosen rules have, every harbor
/// kind and every legal number has an entry; others only when they are used.
struct Palette {
  /// False when no box is chosen: then nothing runs out.
  bool limited = false;
  std::vector<PaletteEntry<Terrain>> terrains;
  std::vector<PaletteEntry<int>> tokens;
  std::vector<PaletteEntry<HarborKind>> harbors;
  std::vector<PaletteEntry<Marker>> markers;
};

/// By the same count as the checks of the boxes. BASE-16
Palette palette_of(const Scenario& scenario);

// What choosing something in the palette does. With the tool that selects in the hand, and something selected
// that can take it, that becomes so, as one undo step, and the selection stays to be changed again. Else the
// tool that puts it down is taken, with it in the hand.

std::optional<Refusal> choose_terrain(Workbench& bench, const PlacedTerrain& terrain);
std::optional<Refusal> choose_token(Workbench& bench, const PlacedToken& token);
std::optional<Refusal> choose_harbor(Workbench& bench, const PlacedHarbor& kind);

}  // namespace hexwright
