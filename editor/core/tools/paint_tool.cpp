#include <cassert>

#include "editor/core/editing/face_down.h"
#include "editor/core/editing/shapes.h"
#include "editor/core/tools/tools.h"
#include "model/scenario/limits.h"

namespace hexwright {
namespace {

/// Spreads a layer over hexes in the shape that is in the hand. Brushes paint while they are dragged; lines
/// and rectangles when they are released; filling when it is pressed. Shift takes away.
class PaintTool : public Tool {
 public:
  explicit PaintTool(std::unique_ptr<Layer> layer) : layer_(std::move(layer)) {}

  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    auto hexes = shape_at(scene, pointer);
    if (const auto refused = why_not(scene, hexes)) {
      preview.hint = refused->why;
      preview.refused = true;
      return preview;
    }
    const bool away = start_ ? away_ : pointer.modifiers.shift;
    leave_out_idle(scene, away, *hexes);
    if (hexes->empty()) {
      preview.hint = why_none(scene, pointer).why;
      preview.refused = true;
      return preview;
    }
    preview.hint = layer_->label(scene, away, hexes->size());
    for (Hex& h : *hexes) h = scene.scenario.topology.canonical(h);
    preview.hexes = std::move(*hexes);
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    away_ = pointer.modifiers.shift;
    start_ = hex_at(pointer.at);
    last_ = start_;
    if (paints_at_release(scene)) return {};
    Proposal proposal = paint(scene, shape_at(scene, pointer));
    if (proposal.edits.empty() && !proposal.refused) proposal.refused = why_none(scene, pointer);
    return proposal;
  }

  Proposal drag(const Scene& scene, const Pointer& pointer) override {
    const Hex here = hex_at(pointer.at);
    if (!last_ || here == *last_ || !is_brush(scene)) return {};
    // The pointer jumps; the stroke does not. The first hex was painted before.
    std::vector<Hex> stroke;
    const auto way = hex_line(*last_, here);
    for (std::size_t i = 1; i < way.size(); ++i)
      for (const Hex h : disc(way[i], radius(scene))) stroke.push_back(h);
    last_ = here;
    return paint(scene, std::move(stroke));
  }

  Proposal release(const Scene& scene, const Pointer& pointer) override {
    if (!start_ || !paints_at_release(scene)) return {};
    return paint(scene, shape_at(scene, pointer));
  }

  void cancel() override {
    start_.reset();
    last_.reset();
  }

  Message label(const Scene& scene, std::size_t hexes) const override {
    return layer_->label(scene, away_, hexes);
  }
  void equip(Hand& hand, const Scenario& scenario) const override { layer_->equip(hand, scenario); }

 private:
  static bool paints_at_release(const Scene& scene) {
    return scene.hand.shape == Shape::Line || scene.hand.shape == Shape::Rectangle;
  }
  static bool is_brush(const Scene& scene) {
    return !paints_at_release(scene) && scene.hand.shape != Shape::Fill;
  }
  static int radius(const Scene& scene) {
    if (scene.hand.shape == Shape::Brush7) return 1;
    return scene.hand.shape == Shape::Brush19 ? 2 : 0;
  }
  static Refusal no_hex() { return {{N_("there is no hex here"), {}}}; }
  static Refusal no_bounds() { return {{N_("hexes must enclose the empty places that are filled"), {}}}; }
  static Refusal none_empty() { return {{N_("nothing is empty here; only empty places are painted"), {}}}; }
  Refusal why_none(const Scene& scene, const Pointer& pointer) const {
    if (!layer_->counts(scene, pointer.hex)) return comes_from_its_stack();
    return scene.hand.only_empty ? none_empty() : no_hex();
  }
  static Refusal too_large() {
    return {
        {N_("that is larger than a scenario can be: {0} hexes at most"), {std::to_string(limits::cells)}}};
  }

  /// None when it would be too large.
  std::optional<std::vector<Hex>> shape_at(const Scene& scene, const Pointer& pointer) const {
    // Not the canonical spelling: a stroke across the seam goes on where it is.
    const Hex here = hex_at(pointer.at);
    switch (scene.hand.shape) {
      case Shape::Line:
        return hex_line(start_.value_or(here), here);
      case Shape::Rectangle:
        return hex_rectangle(start_.value_or(here), here, limits::cells);
      case Shape::Fill:
        return filled(scene, pointer.hex);
      default:
        return disc(here, radius(scene));
    }
  }

  /// What is connected with a hex and like it; with only empty places wanted, the gap that the place is in.
  std::optional<std::vector<Hex>> filled(const Scene& scene, Hex at) const {
    if (scene.hand.only_empty && layer_->makes_hexes() && !scene.scenario.cells.contains(at))
      return enclosed_gap(scene.scenario, at);
    return connected(scene.scenario, at, [&](Hex h) { return layer_->fills(scene, at, h); });
  }

  /// Without where paint does not count, and what has the layer already where only empty places are wanted.
  void leave_out_idle(const Scene& scene, bool away, std::vector<Hex>& hexes) const {
    const bool only_empty = scene.hand.only_empty && !away;
    std::erase_if(hexes, [&](Hex h) {
      const Hex at = scene.scenario.topology.canonical(h);
      return !layer_->counts(scene, at) || (only_empty && !layer_->is_empty(scene, at));
    });
  }

  std::optional<Refusal> why_not(const Scene& scene, const std::optional<std::vector<Hex>>& hexes) const {
    if (auto refused = layer_->refused(scene)) return refused;
    if (!hexes) return scene.hand.shape == Shape::Fill ? no_bounds() : too_large();
    // Only filling finds nothing where there is nothing.
    if (hexes->empty()) return no_hex();
    return {};
  }

  Proposal paint(const Scene& scene, std::optional<std::vector<Hex>> hexes) const {
    Proposal proposal;
    proposal.refused = why_not(scene, hexes);
    if (proposal.refused) return proposal;
    leave_out_idle(scene, away_, *hexes);
    if (hexes->empty()) return proposal;
    for (Hex& h : *hexes) h = scene.scenario.topology.canonical(h);
    proposal.edits = layer_->paint(scene, HexSet(hexes->begin(), hexes->end()), away_);
    return proposal;
  }

  std::unique_ptr<Layer> layer_;
  bool away_ = false;
  /// Of the gesture that is open.
  std::optional<Hex> start_;
  std::optional<Hex> last_;
};

}  // namespace

std::unique_ptr<Tool> paint_tool(std::unique_ptr<Layer> layer) {
  return std::make_unique<PaintTool>(std::move(layer));
}

}  // namespace hexwright
