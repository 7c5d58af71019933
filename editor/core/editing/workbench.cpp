#include "editor/core/editing/workbench.h"

#include <utility>

#include "editor/core/editing/face_down.h"

namespace hexwright {
namespace {

/// The same thing in all its images, each once.
template <class Thing>
void repeat(std::vector<Thing>& things, const std::vector<Motion>& ways, const Topology& topology) {
  boost::container::flat_set<Thing> all;
  for (const Thing& thing : things)
    for (const Motion& way : ways) all.insert(topology.canonical(way(thing)));
  things.assign(all.begin(), all.end());
}

/// A terrain or number for a hex that takes neither: an image of what was painted may lie face down.
bool paints_face_down(const Scenario& scenario, const Edit& edit) {
  const auto* terrain = std::get_if<SetTerrain>(&edit);
  const auto* token = std::get_if<SetToken>(&edit);
  return (terrain && lies_face_down(scenario, scenario.topology.canonical(terrain->at))) ||
         (token && lies_face_down(scenario, scenario.topology.canonical(token->at)));
}

/// The layer that a tool paints on; none for those that may touch several.
std::optional<MapLayer> layer_of(ToolKind tool) {
  switch (tool) {
    case ToolKind::Terrain:
    case ToolKind::Fog:
      return MapLayer::Terrain;
    case ToolKind::Token:
      return MapLayer::Numbers;
    case ToolKind::Harbor:
      return MapLayer::Harbors;
    case ToolKind::Area:
      return MapLayer::Areas;
    case ToolKind::Frontier:
    case ToolKind::Marker:
    case ToolKind::Founding:
    case ToolKind::Mark:
      return MapLayer::Markers;
    case ToolKind::Select:
    case ToolKind::Eraser:
    case ToolKind::Eyedropper:
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

Workbench::Workbench(Document document) : document_(std::move(document)), tool_(make_tool(kind_)) {
  symmetry.centre = natural_centre(scenario());
}

void Workbench::take(ToolKind kind) {
  cancel();
  kind_ = kind;
  tool_ = make_tool(kind);
  tool_->equip(hand, scenario());
}

void Workbench::select(Selection selection) { selection_ = std::move(selection); }

void Workbench::deselect_what_is_gone() {
  if (selection_.harbor && !scenario().harbors.contains(*selection_.harbor)) selection_.harbor.reset();
}

Preview Workbench::hover(const Pointer& pointer) const {
  if (const auto layer = layer_of(kind_); layer && hand.locked.has(*layer)) {
    Preview none;
    none.hint = is_locked(*layer).why;
    none.refused = true;
    return none;
  }
  Preview preview = tool_->hover(scene(), pointer);
  if (preview.refused || !tool_->repeats()) return preview;
  const Topology& topology = scenario().topology;
  const auto ways = motions(symmetry, topology);
  if (ways.size() == 1) return preview;
  repeat(preview.hexes, ways, topology);
  repeat(preview.paths, ways, topology);
  repeat(preview.intersections, ways, topology);
  return preview;
}

std::optional<Refusal> Workbench::press(const Pointer& pointer) {
  if (pressed_) finish();
  pressed_ = true;
  changed_.clear();
  document_.history().begin_gesture({});
  return carry_out(tool_->press(scene(), pointer));
}

std::optional<Refusal> Workbench::drag(const Pointer& pointer) {
  if (!pressed_) return {};
  return carry_out(tool_->drag(scene(), pointer));
}

std::optional<Refusal> Workbench::release(const Pointer& pointer) {
  if (!pressed_) return {};
  auto refused = carry_out(tool_->release(scene(), pointer));
  finish();
  return refused;
}

void Workbench::finish() {
  pressed_ = false;
  document_.history().end_gesture(tool_->label(scene(), changed_.size()));
  tool_->finish();
}

void Workbench::cancel() {
  tool_->cancel();
  if (!pressed_) return;
  pressed_ = false;
  document_.history().cancel_gesture();
}

std::optional<Refusal> Workbench::carry_out(Proposal proposal) {
  if (proposal.selection) selection_ = *std::move(proposal.selection);
  if (proposal.hand) hand = *std::move(proposal.hand);
  if (proposal.edits.empty()) return std::move(proposal.refused);
  if (tool_->repeats()) {
    proposal.edits = repeated(proposal.edits, symmetry, scenario().topology);
    std::erase_if(proposal.edits, [this](const Edit& edit) { return paints_face_down(scenario(), edit); });
  }
  auto edits = unlocked(std::move(proposal.edits));
  if (auto* locked = edits.refusal()) return std::move(*locked);
  History& history = document_.history();
  const auto before = history.revision();
  auto refused = history.extend(edits.value());
  if (history.revision() != before) changed_.insert(history.touched().begin(), history.touched().end());
  return refused ? std::move(refused) : std::move(proposal.refused);
}

Outcome<Edits> Workbench::unlocked(Edits edits) const {
  std::optional<MapLayer> locked;
  std::erase_if(edits, [&](const Edit& edit) {
    const auto by = locked_by(scenario(), edit, hand.locked);
    if (by) locked = by;
    return by.has_value();
  });
  if (edits.empty() && locked) return is_locked(*locked);
  return edits;
}

std::optional<Refusal> Workbench::perform(const Command& command) {
  if (pressed_) finish();
  if (hand.locked.empty()) return document_.perform(command);
  auto edits = unlocked(command.edits);
  if (auto* locked = edits.refusal()) return std::move(*locked);
  return document_.perform({command.label, std::move(edits).value()});
}

bool Workbench::goes_on(const Thread& thread) const {
  return thread_ == thread && document_.history().revision() == thread_revision_;
}

std::optional<Refusal> Workbench::go_on(const Thread& now, const Command& command, Thread then) {
  const bool joins = goes_on(now);
  History& history = document_.history();
  const std::size_t before = history.position();
  if (auto refused = perform(command)) return refused;
  if (joins && history.position() > before) history.join_last_steps(command.label);
  thread_revision_ = history.revision();
  thread_ = std::move(then);
  if (history.position() < before) thread_.reset();  // all of it came back, and left no step to go on with
  return {};
}

void Workbench::undo() {
  if (pressed_) finish();
  document_.history().undo();
}

void Workbench::redo() {
  if (pressed_) finish();
  document_.history().redo();
}

}  // namespace hexwright
