#include "editor/core/tools/carry.h"

namespace hexwright {
namespace {

class CarryThing : public Carry {
 public:
  explicit CarryThing(const SmallPiece& piece) : thing_(piece) {}

  void move_to(const Scene& scene, const Pointer& pointer) override {
    landing_ = landing(scene.scenario, thing_, pointer, pointer.modifiers.control);
    const auto* refusal = landing_.refusal();
    if (!refusal) return;
    refused_ = {};
    refused_.hexes = {pointer.hex};
    refused_.refused = true;
    refused_.hint = refusal->why;
  }

  const Preview& preview() const override {
    const auto* landed = landing_.value_if();
    return landed ? landed->preview : refused_;
  }

  Proposal drop(const Scene&) override {
    Proposal proposal;
    if (auto* refusal = landing_.refusal()) {
      proposal.refused = std::move(*refusal);
      return proposal;
    }
    auto& landed = landing_.value();
    label_ = landed.command.label;
    proposal.edits = std::move(landed.command.edits);
    // A harbor stays in hand, to be turned on.
    if (landed.harbor) proposal.selection = Selection{{}, landed.harbor};
    return proposal;
  }

  Message label() const override { return label_; }

 private:
  SmallPiece thing_;
  Outcome<Landing> landing_;
  Preview refused_;
  Message label_;
};

}  // namespace

std::unique_ptr<Carry> carry_thing(const SmallPiece& piece) { return std::make_unique<CarryThing>(piece); }

}  // namespace hexwright
