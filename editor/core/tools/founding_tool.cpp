#include <algorithm>

#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Closes intersections to founding, or opens those that are closed: the first one decides for the drag.
class FoundingTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    if (!on_board(scene, pointer)) {
      preview.hint = {N_("point at an intersection of the board"), {}};
      preview.refused = true;
      return preview;
    }
    preview.intersections = {*pointer.intersection};
    preview.hint = words(!is_closed(scene, *pointer.intersection));
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    if (on_board(scene, pointer)) closing_ = !is_closed(scene, *pointer.intersection);
    return drag(scene, pointer);
  }

  Proposal drag(const Scene& scene, const Pointer& pointer) override {
    Proposal proposal;
    if (on_board(scene, pointer)) proposal.edits = {SetClosedToFounding{*pointer.intersection, closing_}};
    return proposal;
  }

  Message label(const Scene&, std::size_t) const override { return words(closing_); }
  Aim aim(const Scene&) const override { return Aim::Corner; }

 private:
  static Message words(bool closing) {
    return {closing ? N_("close intersections to founding") : N_("open intersections to founding"), {}};
  }
  static bool is_closed(const Scene& scene, Intersection i) {
    return scene.scenario.closed_to_founding.contains(i);
  }
  static bool on_board(const Scene& scene, const Pointer& pointer) {
    if (!pointer.intersection) return false;
    const auto hexes = pointer.intersection->hexes();
    return std::any_of(hexes.begin(), hexes.end(), [&](Hex h) {
      return scene.scenario.cells.contains(scene.scenario.topology.canonical(h));
    });
  }

  bool closing_ = true;
};

}  // namespace

std::unique_ptr<Tool> founding_tool() { return std::make_unique<FoundingTool>(); }

}  // namespace hexwright
