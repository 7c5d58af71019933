#pragma once

#include <string>
#include <string_view>

#include "editor/core/editing/motion.h"
#include "editor/core/editing/selection.h"
#include "model/scenario/edit.h"

namespace hexwright {

/// A piece of a map, lifted off: a small scenario whose middle is hex {0, 0}. It holds the hexes, the harbors
/// in or at them, frontier areas, markers, closed intersections, which hexes are locked, which areas they lie
/// in, and the pools and stacks that they name. Its topology is flat.
struct Fragment {
  Scenario scenario;

  bool empty() const { return scenario.cells.empty() && scenario.harbors.empty(); }
  friend bool operator==(const Fragment&, const Fragment&) = default;
};

/// `middle` becomes hex {0, 0}. The hexes may be spelled as they lie beside each other across a seam.
Fragment lift(const Scenario& scenario, const HexSet& hexes, Hex middle);

/// The fragment laid down with its middle at `at`: hexes replace what is there, areas, pools and stacks that
/// are missing are made. A marker comes along only when the map has none of its kind; a harbor whose sea hex
/// is not in the fragment only when it comes to lie in the sea.
Edits lay_down(const Scenario& scenario, const Fragment& fragment, Hex at);
/// The hexes that it would cover.
HexSet covered(const Topology& topology, const Fragment& fragment, Hex at);

/// Turned or mirrored about its middle.
Fragment turned(const Fragment& fragment, int sixths);
Fragment mirrored(const Fragment& fragment);

/// For the system's clipboard: the fragment as a scenario file, and back.
std::string clipboard_text(const Fragment& fragment);
Outcome<Fragment> fragment_from_text(std::string_view text);

/// Whole hexes go, with the harbors in and at them, frontier areas, markers, and their places in areas.
Edits erase(const Scenario& scenario, const HexSet& hexes);

/// What is held above the map, at the place where it would come to lie. Drawn with its real pictures.
struct Ghost {
  /// Flat, whatever the map is; with the map's pools and stacks, so that it looks alike.
  Scenario piece;
  /// False: only what lies on the hexes is held.
  bool hexes = true;
};

/// What these edits of a scenario would lay down; what they take away leaves nothing in it.
Ghost pictured(const Scenario& scenario, const Edits& edits);
/// A piece with its middle at a place.
Ghost ghost_of(const Fragment& fragment, Hex at);
/// Without hexes and things, with the names that they may use.
Scenario names_of(const Scenario& scenario);

}  // namespace hexwright
