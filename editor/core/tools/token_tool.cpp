#include <utility>

#include "editor/core/editing/face_down.h"
#include "editor/core/editing/labels.h"
#include "editor/core/editing/shapes.h"
#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Lays the number in the hand on the hexes that the pointer crosses; shift clears them.
class TokenTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    if (const auto refused = why_not(scene, pointer.hex)) {
      preview.hint = refused->why;
      preview.refused = true;
      return preview;
    }
    preview.hexes = {pointer.hex};
    preview.hint = place_token_label(pointer.modifiers.shift ? PlacedToken{} : scene.hand.token, 1);
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    away_ = pointer.modifiers.shift;
    last_ = hex_at(pointer.at);
    Proposal proposal = place(scene, {pointer.hex});
    proposal.refused = why_not(scene, pointer.hex);
    return proposal;
  }

  Proposal drag(const Scene& scene, const Pointer& pointer) override {
    const Hex here = hex_at(pointer.at);
    if (here == last_) return {};
    return place(scene, hex_line(std::exchange(last_, here), here));
  }

  Message label(const Scene& scene, std::size_t hexes) const override {
    return place_token_label(away_ ? PlacedToken{} : scene.hand.token, hexes);
  }

 private:
  static std::optional<Refusal> why_not(const Scene& scene, Hex at) {
    if (!scene.scenario.cells.contains(at))
      return Refusal{{N_("there is no hex here; paint a terrain first"), {}}};
    if (lies_face_down(scene.scenario, at)) return comes_from_its_stack();
    return {};
  }

  Proposal place(const Scene& scene, const std::vector<Hex>& hexes) const {
    Proposal proposal;
    for (const Hex h : hexes) {
      const Hex at = scene.scenario.topology.canonical(h);
      if (!why_not(scene, at))
        proposal.edits.push_back(SetToken{at, away_ ? PlacedToken{} : scene.hand.token});
    }
    return proposal;
  }

  bool away_ = false;
  Hex last_;
};

}  // namespace

std::unique_ptr<Tool> token_tool() { return std::make_unique<TokenTool>(); }

}  // namespace hexwright
