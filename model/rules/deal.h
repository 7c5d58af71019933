#pragma once

#include <optional>
#include <vector>

#include "rules/map_view.h"
#include "rules/random.h"

namespace hexwright {

/// A scenario as it lies on the table after one set-up: everything that is drawn is drawn. By the numbers of
/// the view's board and the positions in its lists.
struct Deal {
  /// By hex: what it shows, or hides while it lies face down. None for an open cell (its hexes come from
  /// `stacks`) and where the scenario does not hold enough.
  std::vector<std::optional<Terrain>> terrain;
  /// By hex: its number token; `MapView::no_number` for none, and for hexes that take theirs on discovery.
  std::vector<int> number;
  /// By hex: still face down, or empty. All false when nobody explores: then every stack is turned up. FOG-04
  std::vector<char> undiscovered;
  /// By position in `harbors()`.
  std::vector<std::optional<HarborKind>> harbor;

  /// A hex to come: terrain, and the harbor on it. EXP-02
  struct Face {
    Terrain terrain = Terrain::Sea;
    std::optional<HarborKind> harbor;
    friend bool operator==(const Face&, const Face&) = default;
  };
  /// By position in `stacks()`: for paired stacks the hexes in the order of discovery, the first on top;
  /// empty for those whose hexes lie on the board.
  std::vector<std::vector<Face>> stacks;
  /// By position in `token_pools()`: what is left for discoveries, the first on top.
  std::vector<std::vector<int>> tokens;
  /// Two red numbers came to touch and no exchange among drawn ones could part them. BASE-14
  bool reds_touch = false;

  friend bool operator==(const Deal&, const Deal&) = default;
};

/// Deals as the set-up rules say: pools and stacks shuffled, sections dealt, drawn red numbers exchanged
/// until none touch (FOG-04), tokens assigned to terrains where the scenario says so (NSH-06). The same
/// random numbers give the same deal. Works on unfinished maps too, leaving open what the scenario leaves
/// open.
Deal deal(const MapView& map, Random& random);

}  // namespace hexwright
