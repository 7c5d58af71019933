#include <cmath>

#include "editor/core/editing/clipboard.h"
#include "editor/core/editing/shapes.h"
#include "editor/core/tools/carry.h"
#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Chooses hexes: a click one (or a harbor), a drag those in a rectangle, or with control in a lasso; shift
/// adds. A drag that begins on a small thing moves that, one on the selection moves it; with control what is
/// moved is a copy. Alt is the window manager's.
class SelectTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    if (dragged_ && carry_) return carry_->preview();
    if (dragged_) {
      Preview preview;
      preview.lasso = frame(pointer);
      preview.hint = {N_("select what lies inside"), {}};
      return preview;
    }
    return at_rest(scene, pointer);
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    line_ = {pointer.at};
    dragged_ = false;
    carry_ = pointer.modifiers.shift ? nullptr : taken(scene, pointer);
    lasso_ = pointer.modifiers.control && !carry_;
    base_ = pointer.modifiers.shift ? scene.selection.hexes : HexSet{};
    return {};
  }

  Proposal drag(const Scene& scene, const Pointer& pointer) override {
    constexpr double still = 0.2;
    if (line_.empty()) return {};
    const Point start = line_.front();
    dragged_ = dragged_ || std::hypot(pointer.at.x - start.x, pointer.at.y - start.y) > still;
    if (!dragged_) return {};
    if (carry_) return carry_->move_to(scene, pointer), Proposal();
    if (lasso_) line_.push_back(pointer.at);
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
    if (!carry_) return proposal;
    proposal = carry_->drop(scene);
    label_ = carry_->label();
    return proposal;
  }

  void cancel() override {
    line_.clear();
    dragged_ = false;
    carry_.reset();
  }

  Message label(const Scene&, std::size_t) const override { return label_; }
  bool repeats() const override { return false; }

 private:
  static std::optional<Path> harbor_under(const Scene& scene, const Pointer& pointer) {
    const auto piece = piece_at(scene.scenario, pointer);
    const auto* harbor = piece ? std::get_if<HarborPiece>(&*piece) : nullptr;
    return harbor ? std::optional(harbor->at) : std::nullopt;
  }

  /// Several hexes that were chosen are meant together, wherever among them the pointer is.
  static bool is_on_group(const Scene& scene, const Pointer& pointer) {
    return scene.selection.hexes.size() > 1 && scene.selection.hexes.contains(pointer.hex);
  }

  static std::optional<SmallPiece> thing_under(const Scene& scene, const Pointer& pointer) {
    return is_on_group(scene, pointer) ? std::nullopt : piece_at(scene.scenario, pointer);
  }

  static std::unique_ptr<Carry> taken(const Scene& scene, const Pointer& pointer) {
    if (const auto piece = thing_under(scene, pointer)) return carry_thing(*piece);
    if (scene.selection.hexes.contains(pointer.hex)) return carry_selection(hex_at(pointer.at));
    return nullptr;
  }

  static Preview at_rest(const Scene& scene, const Pointer& pointer) {
    Preview preview;
    if (const auto piece = thing_under(scene, pointer)) {
      preview = marked(scene.scenario, *piece);
      preview.grabs = true;
      preview.hint = say(N_("drag to move {0}, with control to copy it"), name_of(*piece));
      return preview;
    }
    preview.hexes = {pointer.hex};
    preview.grabs = scene.selection.hexes.contains(pointer.hex);
    preview.hint = preview.grabs ? say(N_("drag to move the selected hexes, with control to copy them"))
                                 : say(N_("click to select, drag for a rectangle, with control for a lasso; "
                                          "shift adds"));
    return preview;
  }

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
  std::unique_ptr<Carry> carry_;
  HexSet base_;
  Message label_;
};

}  // namespace

std::unique_ptr<Tool> select_tool() { return std::make_unique<SelectTool>(); }

}  // namespace hexwright
