#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What happened to one thing between two states of a scenario.
enum class ChangeKind : std::uint8_t {
  HexAdded,
  HexRemoved,
  HexChanged,  ///< its terrain, its number or whether it lies face down
  HarborAdded,
  HarborRemoved,
  HarborTurned,   ///< the same harbor in the same hex faces another one
  HarborChanged,  ///< its kind
  FrontierAdded,
  FrontierRemoved,
  FrontierTurned,
  MarkerMoved,
  FoundingChanged,
  MarkChanged,  ///< a mark is new or gone, or another lies there
  LockChanged,  ///< whether a hex stays as it is when boards are dealt
  AreaChanged,
  SupplyChanged,  ///< a pool or a stack
  RulesChanged,
  DetailsChanged,  ///< title, players, boxes, wishes for boards, the edges of the board, accepted findings
                   ///< and the like
};

using ChangedPlace = std::variant<Hex, Path, Intersection>;

struct ScenarioChange {
  ChangeKind kind{};
  std::vector<ChangedPlace> at;  ///< empty when it happened to no place
  Message words;                 ///< "hex 1,-2: hills became forest"
  friend bool operator==(const ScenarioChange&, const ScenarioChange&) = default;
};
using ScenarioChanges = std::vector<ScenarioChange>;

/// All that differs, what lies on the board first, in reading order. Empty for equal scenarios only.
ScenarioChanges compare(const Scenario& before, const Scenario& after);

/// In a few words, to be joined by commas: "3 hexes changed", "harbor turned".
std::vector<Message> summary_of(const ScenarioChanges& changes);

/// The hexes, once each, that the changes touch: those of a path on both sides.
std::vector<Hex> hexes_of(const ScenarioChanges& changes);

/// What differs between two versions of a pack of own rules, part by part, each among its packs: sentences,
/// as far as parts have any. Empty where both say the same, in whatever order, wherever they came from.
std::vector<Message> compare_packs(const own::Packs& before, const own::Element& old, const own::Packs& after,
                                   const own::Element& fresh);

}  // namespace hexwright
