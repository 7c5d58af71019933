#pragma once

#include <concepts>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "model/scenario/message.h"
#include "model/scenario/scenario.h"
#include "model/scenario/shared_value.h"

namespace hexwright {

// An edit is data: it names one slot of the document and the value that the slot shall have. Tools, fixes,
// the command line and tests share them, and they are the only way a scenario changes. An edit that is
// applied yields the edit that takes it back.

/// The hex with all its layers; none takes it off the board (harbors, areas and markers there stay).
struct SetCell {
  Hex at;
  SharedValue<Cell> cell;
  friend bool operator==(const SetCell&, const SetCell&) = default;
};
/// One layer of a hex; where there is no hex yet, there is one afterwards.
struct SetTerrain {
  Hex at;
  PlacedTerrain terrain;
  friend bool operator==(const SetTerrain&, const SetTerrain&) = default;
};
struct SetToken {
  Hex at;
  PlacedToken token;
  friend bool operator==(const SetToken&, const SetToken&) = default;
};
/// Face down, from the stack of this name; empty: face up.
struct SetHidden {
  Hex at;
  std::string stack;
  friend bool operator==(const SetHidden&, const SetHidden&) = default;
};
struct SetHarbor {
  Path at;
  std::optional<Harbor> harbor;
  friend bool operator==(const SetHarbor&, const SetHarbor&) = default;
};
/// A frontier area: its centre is one end of the path between its hexes; none removes it.
struct SetFrontier {
  Path at;
  std::optional<Intersection> centre;
  friend bool operator==(const SetFrontier&, const SetFrontier&) = default;
};
struct SetMarker {
  Marker marker = Marker::Robber;
  std::optional<Hex> at;
  friend bool operator==(const SetMarker&, const SetMarker&) = default;
};
struct SetClosedToFounding {
  Intersection at;
  bool closed = false;
  friend bool operator==(const SetClosedToFounding&, const SetClosedToFounding&) = default;
};
/// What is marked at a place; none takes the mark away. Refused where no such mark can lie.
struct SetMark {
  MarkPlace at;
  std::optional<Mark> mark;
  friend bool operator==(const SetMark&, const SetMark&) = default;
};
/// Whether a hex lies in an area. Refused when there is no area of this name.
struct SetInArea {
  std::string area;
  Hex at;
  bool inside = false;
  friend bool operator==(const SetInArea&, const SetInArea&) = default;
};
/// A whole named thing; none removes it. What names it keeps naming it, and a check says so.
template <class Thing>
struct SetNamed {
  std::string name;
  SharedValue<Thing> thing;
  friend bool operator==(const SetNamed&, const SetNamed&) = default;
};
using SetArea = SetNamed<Area>;
using SetTerrainPool = SetNamed<Counts<Terrain>>;
using SetTokenPool = SetNamed<Counts<int>>;
using SetHarborPool = SetNamed<Counts<HarborKind>>;
using SetStack = SetNamed<Stack>;
/// The name is that of the token pool.
using SetTerrainTokens = SetNamed<TerrainTokens>;
/// Never null.
struct SetDetails {
  SharedValue<Details> details;
  friend bool operator==(const SetDetails&, const SetDetails&) = default;
};
struct SetRules {
  RuleChoices rules;
  friend bool operator==(const SetRules&, const SetRules&) = default;
};
/// All packs of the designer's own terrains and rules. What lies on the board keeps its terrain where that
/// still exists; refused where a terrain that is in use would be gone, and where a pack is not well-formed.
struct SetPacks {
  own::Packs packs;
  friend bool operator==(const SetPacks&, const SetPacks&) = default;
};
struct SetBoxes {
  std::map<std::string, int> boxes;
  friend bool operator==(const SetBoxes&, const SetBoxes&) = default;
};
/// Joins or unjoins the edges. Refused while two things would share a place.
struct SetTopology {
  Topology topology;
  friend bool operator==(const SetTopology&, const SetTopology&) = default;
};
/// What is asked of boards that are dealt.
struct SetWishes {
  std::vector<Wish> wishes;
  friend bool operator==(const SetWishes&, const SetWishes&) = default;
};
/// Whether a hex stays as it is when boards are dealt.
struct SetLocked {
  Hex at;
  bool locked = false;
  friend bool operator==(const SetLocked&, const SetLocked&) = default;
};
/// The seed and number that this board was dealt with; none: it was not, or is no longer as it was.
struct SetDealt {
  std::optional<Dealt> dealt;
  friend bool operator==(const SetDealt&, const SetDealt&) = default;
};
/// Accepts a finding with a reason; none takes it back.
struct SetAccepted {
  AcceptedFinding finding;
  std::optional<std::string> reason;
  friend bool operator==(const SetAccepted&, const SetAccepted&) = default;
};
/// The whole document at once: a restored version, a rotated map. Never null. Refused when it is beyond the
/// limits or two things share a place.
struct SetScenario {
  std::shared_ptr<const Scenario> scenario;
  friend bool operator==(const SetScenario& a, const SetScenario& b) { return *a.scenario == *b.scenario; }
};
struct SetForeign {
  std::vector<ForeignEntry> foreign;
  friend bool operator==(const SetForeign&, const SetForeign&) = default;
};

using EditKind =
    std::variant<SetCell, SetTerrain, SetToken, SetHidden, SetHarbor, SetFrontier, SetMarker,
                 SetClosedToFounding, SetMark, SetInArea, SetArea, SetTerrainPool, SetTokenPool,
                 SetHarborPool, SetStack, SetTerrainTokens, SetDetails, SetRules, SetPacks, SetBoxes,
                 SetTopology, SetWishes, SetLocked, SetDealt, SetAccepted, SetForeign, SetScenario>;

/// One of them. Copies, comparisons and ends of so many kinds are compiled once, not in every file.
class Edit : public EditKind {
 public:
  template <class Kind>
  requires(!std::derived_from<Kind, EditKind> && std::constructible_from<EditKind, Kind>) Edit(Kind kind)
      : EditKind(std::move(kind)) {}
  Edit(const Edit&);
  Edit(Edit&&) noexcept;
  Edit& operator=(const Edit&);
  Edit& operator=(Edit&&) noexcept;
  ~Edit();

  friend bool operator==(const Edit& a, const Edit& b);
};

using Edits = std::vector<Edit>;

/// Changes the scenario as the edit says and returns the edit that takes it back, or refuses and leaves
/// the scenario as it was. Places are taken in any spelling and stored in the canonical one. Refused: empty
/// or overlong names, numbers beyond `limits.h`, unknown areas, text that is not UTF-8.
Outcome<Edit> apply_edit(Scenario& scenario, const Edit& edit);

/// All of them in order, or none. The result takes them back (it is in the order to apply it in); what
/// changed nothing is left out of it.
Outcome<Edits> apply_edits(Scenario& scenario, const Edits& edits);

/// Why an edit could be applied to no scenario at all: names, numbers, texts and places beyond what a
/// document can hold. What depends on the scenario (room, known areas) is found when it is applied.
std::optional<Refusal> check_edit(const Edit& edit);

/// Refuses places too far out.
std::optional<Refusal> check_place(Hex place);

/// The bytes on the heap that an edit holds: its strings, containers and boxed values. What copies share is
/// counted with each.
std::size_t heap_bytes(const Edit& edit);
std::size_t heap_bytes(const Message& message);

}  // namespace hexwright
