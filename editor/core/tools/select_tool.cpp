#include <cmath>

#include "editor/core/clipboard.h"
#include "editor/core/shapes.h"
#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Chooses hexes: a click one (or a harbor), a drag those in a rectangle, or with control in a lasso; shift
/// adds. A drag that begins on the selection moves it. Alt is the window manager's.
class SelectTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    if (moving_ && dragged_) {
      for (const Hex h : scene.selection.hexes)
        preview.hexes.push_back(scene.scenario.topology.canonical(h + way(pointer)));
      preview.hint = {N_("move the selected hexes here"), {}};
      return preview;
    }
    if (dragged_) {
      preview.lasso = frame(pointer);
      preview.hint = {N_("select what lies inside"), {}};
      return preview;
    }
    if (const auto harbor = harbor_under(scene, pointer)) {
      preview.paths = {*harbor};
    } else {
      preview.hexes = {pointer.hex};
    }
    preview.hint = {N_("click to select, drag for a rectangle, with control for a lasso; shift adds"), {}};
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    line_ = {pointer.at};
    dragged_ = false;
    const bool on_selection = scene.selection.hexes.contains(pointer.hex);
    lasso_ = pointer.modifiers.control && !on_selection;
    moving_ = !pointer.modifiers.shift && on_selection;
    base_ = pointer.modifiers.shift ? scene.selection.hexes : HexSet{};
    return {};
  }

  Proposal drag(const Scene& scene, const Pointer& pointer) override {
    constexpr double still = 0.2;
    if (line_.empty()) return {};
    const Point start = line_.front();
    dragged_ = dragged_ || std::hypot(pointer.at.x - start.x, pointer.at.y - start.y) > still;
    if (lasso_ && dragged_) line_.push_back(pointer.at);
    if (!dragged_ || moving_) return {};
    Proposal proposal;
    proposal.selection = Selection{base_, {}};
    const auto border = frame(pointer);
    for (const auto& [hex, cell] : scene.scenario.cells)
      if (inside(border, centre(hex))) proposal.selection->hexes.insert(hex);
    return proposal;
  }

  Proposal release(const Scene& scene, const Pointer& pointer) override {
    if (line_.empty()) return {};
    Proposal proposal = drag(scene, pointer);
    if (!dragged_) return click(scene, pointer);
    if (!moving_) return proposal;
    const Hex by = way(pointer);
    Selection target;
    for (const Hex h : scene.selection.hexes) target.hexes.insert(scene.scenario.topology.canonical(h + by));
    Command move = move_command(scene.scenario, scene.selection.hexes, by);
    label_ = std::move(move.label);
    proposal.edits = std::move(move.edits);
    proposal.selection = std::move(target);
    return proposal;
  }

  void cancel() override { line_.clear(), dragged_ = false, moving_ = false; }

  Message label(const Scene&, std::size_t) const override { return label_; }
  bool repeats() const override { return false; }

 private:
  static std::optional<Path> harbor_under(const Scene& scene, const Pointer& pointer) {
    return pointer.path && scene.scenario.harbors.contains(*pointer.path) ? pointer.path : std::nullopt;
  }
  Hex way(const Pointer& pointer) const { return hex_at(pointer.at) - hex_at(line_.front()); }
  /// The line around what is being chosen.
  std::vector<Point> frame(const Pointer& pointer) const {
    if (lasso_) return line_;
    const Point a = line_.front();
    const Point b = pointer.at;
    return {a, {b.x, a.y}, b, {a.x, b.y}};
  }

  Proposal click(const Scene& scene, const Pointer& pointer) const {
    Selection next{base_, {}};
    if (const auto harbor = harbor_under(scene, pointer); harbor && base_.empty()) {
      next.harbor = harbor;
    } else if (base_.contains(pointer.hex)) {
      next.hexes.erase(pointer.hex);
    } else if (scene.scenario.cells.contains(pointer.hex)) {
      next.hexes.insert(pointer.hex);
    }
    Proposal proposal;
    proposal.selection = std::move(next);
    return proposal;
  }

  /// Where the pointer was pressed, and with a lasso its way since then; empty at rest.
  std::vector<Point> line_;
  bool lasso_ = false;
  bool dragged_ = false;
  bool moving_ = false;
  HexSet base_;
  Message label_;
};

}  // namespace

std::unique_ptr<Tool> select_tool() { return std::make_unique<SelectTool>(); }

}  // namespace hexwright
