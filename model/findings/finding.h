#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "model/board/plane.h"
#include "model/scenario/edit.h"

namespace hexwright {

enum class Severity : std::uint8_t {
  Error,    ///< cannot be played
  Warning,  ///< unlikely to be meant
  Note,
};
/// "error", "warning", "note".
std::string_view id(Severity);

/// Where a finding is. A named place is an area, stack or pool of the scenario.
struct WholeScenario {
  friend auto operator<=>(const WholeScenario&, const WholeScenario&) = default;
};
struct NamedPlace {
  enum class Kind : std::uint8_t { Area, Stack, TerrainPool, TokenPool, HarborPool, OwnRules };
  Kind kind = Kind::Area;
  std::string name;
  friend auto operator<=>(const NamedPlace&, const NamedPlace&) = default;
};
using Place = std::variant<WholeScenario, Hex, Path, Intersection, NamedPlace>;

/// Stable and unique, for files and machines: "scenario", "hex 1,-2", "path 1,-2 e", "intersection 0,3 n",
/// "area Home island", "stack fog", "terrain-pool main", "own-rules lake/catch".
std::string key(const Place& place);
/// For people: "hex 1,-2", "token pool main". Sides and corners are spelled as in files.
Message place_words(const Place& place);
/// Where it lies in the plane of the board; none for places that are no single spot.
std::optional<Point> point_of(const Place& place);
/// The hexes to show when somebody jumps to the place; empty for the whole scenario and unplaced things.
std::vector<Hex> hexes_of(const Place& place, const Scenario& scenario);

/// Ordinary edits that would remove a finding, offered with a label such as "remove the harbor".
struct Fix {
  Message label;
  Edits edits;
};

/// One thing that a check found.
struct Finding {
  std::string_view check;  ///< the check's id
  Severity severity = Severity::Warning;
  Place place;
  Message message;  ///< a sentence with the numbers in it
  /// Requirement identifiers that it rests on: "BASE-14".
  std::string_view requirement;
  std::optional<Fix> fix;
  /// The designer's reason, when the scenario accepts this finding; never set for an error.
  std::optional<std::string> accepted;

  /// Check and place: two findings of one run never share it.
  AcceptedFinding identity() const { return {std::string(check), key(place)}; }
};

/// Errors cannot: what a scenario says to the contrary has no effect. EDIT-02
bool can_be_accepted(const Finding& finding);

}  // namespace hexwright
