#include "editor/core/editing/harbor_edges.h"
#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Takes into the hand what lies under the pointer: terrain, token, stack, harbor.
class EyedropperTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    preview.refused = !scene.scenario.cells.contains(pointer.hex);
    if (!preview.refused) preview.hexes = {pointer.hex};
    preview.hint = {preview.refused ? N_("there is no hex here") : N_("take this hex as the pattern"), {}};
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    const auto found = scene.scenario.cells.find(pointer.hex);
    if (found == scene.scenario.cells.end()) return {};
    const Cell& cell = found->second;
    Hand hand = scene.hand;
    if (is_hidden(cell)) {
      hand.stack = cell.stack;
    } else {
      hand.terrain = cell.terrain;
      // A bare hex says nothing about numbers: the one in the hand stays.
      if (!std::holds_alternative<std::monostate>(cell.token)) hand.token = cell.token;
    }
    if (const auto harbor = harbor_at(scene.scenario, pointer))
      hand.harbor = scene.scenario.harbors.at(*harbor).kind;
    Proposal proposal;
    proposal.hand = std::move(hand);
    return proposal;
  }

  Message label(const Scene&, std::size_t) const override { return {}; }
  bool repeats() const override { return false; }
};

}  // namespace

std::unique_ptr<Tool> eyedropper_tool() { return std::make_unique<EyedropperTool>(); }

}  // namespace hexwright
