#include "editor/core/editing/labels.h"
#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Stands the robber or the pirate on a hex; where it stands already, takes it away.
class MarkerTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    preview.refused = !scene.scenario.cells.contains(pointer.hex);
    preview.hint =
        preview.refused ? no_hex().why : marker_label(scene.hand.marker, !stands_at(scene, pointer.hex));
    if (!preview.refused) preview.hexes = {pointer.hex};
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    Proposal proposal;
    if (!scene.scenario.cells.contains(pointer.hex)) {
      proposal.refused = no_hex();
      return proposal;
    }
    placed_ = !stands_at(scene, pointer.hex);
    proposal.edits = {SetMarker{scene.hand.marker, placed_ ? std::optional(pointer.hex) : std::nullopt}};
    return proposal;
  }

  Message label(const Scene& scene, std::size_t) const override {
    return marker_label(scene.hand.marker, placed_);
  }
  bool repeats() const override { return false; }

 private:
  static Refusal no_hex() { return {{N_("there is no hex here"), {}}}; }
  static bool stands_at(const Scene& scene, Hex at) {
    const auto found = scene.scenario.markers.find(scene.hand.marker);
    return found != scene.scenario.markers.end() && found->second == at;
  }

  bool placed_ = true;
};

}  // namespace

std::unique_ptr<Tool> marker_tool() { return std::make_unique<MarkerTool>(); }

}  // namespace hexwright
