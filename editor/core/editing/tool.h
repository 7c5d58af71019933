#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "editor/core/editing/fragment.h"
#include "editor/core/editing/hand.h"
#include "editor/core/editing/pointer.h"
#include "editor/core/editing/selection.h"
#include "model/scenario/edit.h"

namespace hexwright {

/// What a tool may look at.
struct Scene {
  const Scenario& scenario;
  const Hand& hand;
  const Selection& selection;
};

/// What a tool would do at the pointer, to be drawn above the board.
struct Preview {
  std::vector<Hex> hexes;
  std::vector<Path> paths;
  std::vector<Intersection> intersections;
  /// The harbor that a click would place, as its path and facing.
  std::optional<std::pair<Path, Harbor>> harbor;
  /// The line drawn so far around a lasso; open.
  std::vector<Point> lasso;
  /// What is held and would be laid down; null: nothing.
  std::shared_ptr<const Ghost> ghost;
  /// What lies here can be dragged.
  bool grabs = false;
  /// What a click does here, or why it does nothing.
  Message hint;
  bool refused = false;
};

/// What a tool asks for. It changes nothing itself: the workbench does.
struct Proposal {
  Edits edits;
  std::optional<Selection> selection;
  std::optional<Hand> hand;
  std::optional<Refusal> refused;
};

/// What of a hex the keyboard points at, for whom a hex alone may not be enough.
enum class Aim : std::uint8_t { Hex, Side, Corner };

/// What the pointer does. A gesture is press, any number of drags, release; it makes one undo step.
class Tool {
 public:
  virtual ~Tool() = default;
  Tool() = default;
  Tool(const Tool&) = delete;
  Tool& operator=(const Tool&) = delete;

  /// At rest and while dragging.
  virtual Preview hover(const Scene& scene, const Pointer& pointer) const = 0;

  virtual Proposal press(const Scene& scene, const Pointer& pointer) = 0;
  virtual Proposal drag(const Scene&, const Pointer&) { return {}; }
  virtual Proposal release(const Scene&, const Pointer&) { return {}; }
  /// Forgets a gesture that was begun, and all that was picked for the next one.
  virtual void cancel() {}
  /// The gesture is over. What was picked for the next one stays.
  virtual void finish() { cancel(); }

  /// The words for the history once the gesture has changed this many hexes.
  virtual Message label(const Scene& scene, std::size_t changed_hexes) const = 0;
  /// Whether its edits are repeated under the chosen symmetry.
  virtual bool repeats() const { return true; }

  virtual Aim aim(const Scene&) const { return Aim::Hex; }
  /// The side of a hex to aim at first; none: whichever was aimed at before.
  virtual std::optional<Direction> first_side(const Scene&, Hex) const { return std::nullopt; }
  /// Puts into the hand what the tool cannot work without, where the scenario has it and it is not held.
  virtual void equip(Hand&, const Scenario&) const {}
};

enum class ToolKind : std::uint8_t {
  Select,
  Terrain,
  Token,
  Harbor,
  Area,
  Fog,
  Frontier,
  Marker,
  Founding,
  Mark,
  Eraser,
  Eyedropper,
};

struct ToolInfo {
  ToolKind kind;
  std::string_view id;     ///< of its picture: "terrain"
  std::string_view title;  ///< to be translated: "Terrain"
  std::string_view help;   ///< a sentence for tooltips, to be translated
  char key;                ///< the letter that takes it
  bool shaped;             ///< whether it uses `Hand::shape`
};
/// Every tool, in the order to show them.
std::span<const ToolInfo> all_tools();
const ToolInfo& info(ToolKind kind);

std::unique_ptr<Tool> make_tool(ToolKind kind);

}  // namespace hexwright
