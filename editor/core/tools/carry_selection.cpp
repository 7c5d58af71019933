#include "editor/core/editing/clipboard.h"
#include "editor/core/editing/moving.h"
#include "editor/core/tools/carry.h"

namespace hexwright {
namespace {

class CarrySelection : public Carry {
 public:
  explicit CarrySelection(Hex from) : from_(from) {}

  void move_to(const Scene& scene, const Pointer& pointer) override {
    // Not the canonical spelling: it goes on across a seam.
    const Hex by = hex_at(pointer.at) - from_;
    const bool copy = pointer.modifiers.control;
    if (by_ == by && copy_ == copy) return;
    by_ = by;
    copy_ = copy;
    preview_ = preview_of_moving(scene.scenario, scene.selection.hexes, moving(scene));
  }

  const Preview& preview() const override { return preview_; }

  Proposal drop(const Scene& scene) override {
    Proposal proposal;
    auto made = move_command(scene.scenario, scene.selection.hexes, moving(scene));
    if (auto* refusal = made.refusal()) {
      proposal.refused = std::move(*refusal);
      return proposal;
    }
    auto& command = made.value();
    label_ = std::move(command.label);
    proposal.edits = std::move(command.edits);
    proposal.selection =
        Selection{moved_hexes(scene.scenario.topology, scene.selection.hexes, by_.value_or(Hex{})), {}};
    return proposal;
  }

  Message label() const override { return label_; }

 private:
  Moving moving(const Scene& scene) const { return {by_.value_or(Hex{}), scene.hand.moved, copy_}; }

  Hex from_;
  std::optional<Hex> by_;
  bool copy_ = false;
  Preview preview_;
  Message label_;
};

}  // namespace

std::unique_ptr<Carry> carry_selection(Hex from) { return std::make_unique<CarrySelection>(from); }

}  // namespace hexwright
