#include "editor/core/editing/frontiers.h"
#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Lays a frontier area on two neighbouring border hexes: a click near the path between them, a drag from one
/// to the other, or a click on one and then on the other. A click on an area takes it away, with control it
/// turns its centre to the other end.
class FrontierTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    if (!started_at_)
      if (const auto area = frontier_at(scene.scenario, pointer))
        return shown(scene, *area, changed(scene, *area, pointer).label);
    const auto first = first_hex(scene, pointer);
    if (auto area = target(scene, pointer, first)) return shown(scene, *area, lay_frontier(*area).label);
    Preview preview;
    if (const auto no = why_not(scene, pointer, first)) {
      preview.refused = true;
      preview.hint = no->why;
      return preview;
    }
    preview.hexes = {first.value_or(pointer.hex)};
    preview.hint = {N_("begin a frontier area here; then click the border hex beside it"), {}};
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    Proposal proposal;
    if (const auto area = frontier_at(scene.scenario, pointer)) {
      first_.reset();
      Command command = changed(scene, *area, pointer);
      proposal.edits = std::move(command.edits);
      label_ = std::move(command.label);
      return proposal;
    }
    proposal.refused = why_no_frontier(scene.scenario, pointer.hex);
    if (!proposal.refused) started_at_ = pointer.hex;
    return proposal;
  }

  Proposal release(const Scene& scene, const Pointer& pointer) override {
    if (!started_at_) return {};
    const auto first = first_hex(scene, pointer);
    started_at_.reset();
    Proposal proposal;
    if (const auto area = target(scene, pointer, first)) {
      first_.reset();
      Command command = lay_frontier(*area);
      proposal.edits = std::move(command.edits);
      label_ = std::move(command.label);
      return proposal;
    }
    proposal.refused = why_not(scene, pointer, first);
    // Clicked once it waits for its neighbour, twice it waits no more.
    if (!proposal.refused) first_ = first_ == pointer.hex ? std::nullopt : std::optional(pointer.hex);
    return proposal;
  }

  void finish() override { started_at_.reset(); }
  void cancel() override {
    started_at_.reset();
    first_.reset();
  }

  Message label(const Scene&, std::size_t) const override { return label_; }

 private:
  static Command changed(const Scene& scene, const FrontierPlace& area, const Pointer& pointer) {
    return pointer.modifiers.control ? turn_frontier(scene.scenario, area.path) : remove_frontier(area.path);
  }

  static Preview shown(const Scene& scene, const FrontierPlace& area, Message hint) {
    Preview preview;
    for (const Hex h : area.path.hexes()) preview.hexes.push_back(scene.scenario.topology.canonical(h));
    preview.paths = {area.path};
    preview.intersections = frontier_intersections(scene.scenario.topology, area);
    preview.hint = std::move(hint);
    return preview;
  }

  /// The hex that the other one is asked for: where the drag began, or the one that was clicked before.
  std::optional<Hex> first_hex(const Scene& scene, const Pointer& pointer) const {
    if (started_at_ && *started_at_ != pointer.hex) return started_at_;
    // The map may have changed since it was clicked.
    if (first_ && why_no_frontier(scene.scenario, *first_)) return std::nullopt;
    return first_;
  }

  /// The area that is meant: the first hex and the one under the pointer, else the two beside the path there.
  static std::optional<FrontierPlace> target(const Scene& scene, const Pointer& pointer,
                                             const std::optional<Hex>& first) {
    if (first && *first != pointer.hex) return legal(scene, pointer, *first, pointer.hex);
    if (!pointer.path) return std::nullopt;
    const auto [one, other] = pointer.path->hexes();
    return legal(scene, pointer, one, other);
  }
  static std::optional<FrontierPlace> legal(const Scene& scene, const Pointer& pointer, Hex one, Hex other) {
    auto area = frontier_between(scene.scenario, one, other, pointer.at);
    auto* place = area.value_if();
    return place ? std::optional(*place) : std::nullopt;
  }
  static std::optional<Refusal> why_not(const Scene& scene, const Pointer& pointer,
                                        const std::optional<Hex>& first) {
    if (!first || *first == pointer.hex) return why_no_frontier(scene.scenario, pointer.hex);
    auto area = frontier_between(scene.scenario, *first, pointer.hex, pointer.at);
    if (auto* refusal = area.refusal()) return std::move(*refusal);
    return {};
  }

  std::optional<Hex> started_at_;  ///< of the gesture that is open
  std::optional<Hex> first_;       ///< clicked, and waits for its neighbour
  Message label_;
};

}  // namespace

std::unique_ptr<Tool> frontier_tool() { return std::make_unique<FrontierTool>(); }

}  // namespace hexwright
