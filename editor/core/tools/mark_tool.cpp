#include <algorithm>

#include "editor/core/editing/vocabulary.h"
#include "editor/core/tools/tools.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

/// Puts the mark in the hand at the place under the pointer; where one of its kind lies already, takes it
/// away. Numbers come by themselves: the lowest that is free, or that of the number token in the hand.
class MarkTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    const auto place = place_at(scene, pointer);
    preview.refused = !place;
    preview.hint = place ? label_of(scene, change_at(scene, *place)) : no_place(scene).why;
    if (place) show(*place, preview);
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    const auto place = place_at(scene, pointer);
    Proposal proposal;
    if (!place) {
      proposal.refused = no_place(scene);
      return proposal;
    }
    taking_away_ = !change_at(scene, *place).mark;
    return change(scene, *place);
  }

  /// A line of them is laid, or taken away, in one go.
  Proposal drag(const Scene& scene, const Pointer& pointer) override {
    const auto place = place_at(scene, pointer);
    if (!place || *place == last_ || !change_at(scene, *place).mark != taking_away_) return {};
    return change(scene, *place);
  }

  Message label(const Scene&, std::size_t) const override { return label_; }
  bool repeats() const override { return false; }
  Aim aim(const Scene& scene) const override {
    switch (info(scene.hand.mark).at) {
      case MarkedAt::Hex:
        return Aim::Hex;
      case MarkedAt::Path:
        return Aim::Side;
      case MarkedAt::Intersection:
        break;
    }
    return Aim::Corner;
  }
  /// Where the mark in the hand belongs to rules that are not played: the first that these have.
  void equip(Hand& hand, const Scenario& scenario) const override {
    const Allowed allowed(scenario.rules, scenario.own);
    if (allowed(hand.mark)) return;
    for (const MarkKind kind : every_mark_kind)
      if (allowed(kind)) {
        hand.mark = kind;
        return;
      }
  }

 private:
  static Refusal no_place(const Scene& scene) {
    switch (info(scene.hand.mark).at) {
      case MarkedAt::Hex:
        return refuse(N_("there is no hex here"));
      case MarkedAt::Path:
        return refuse(N_("point at a path of the board"));
      case MarkedAt::Intersection:
        break;
    }
    return refuse(N_("point at an intersection of the board"));
  }

  static std::optional<MarkPlace> place_at(const Scene& scene, const Pointer& pointer) {
    std::optional<MarkPlace> place;
    switch (info(scene.hand.mark).at) {
      case MarkedAt::Hex:
        place = pointer.hex;
        break;
      case MarkedAt::Path:
        if (pointer.path) place = *pointer.path;
        break;
      case MarkedAt::Intersection:
        if (pointer.intersection) place = *pointer.intersection;
        break;
    }
    const auto on_board = [&](Hex h) {
      return scene.scenario.cells.contains(scene.scenario.topology.canonical(h));
    };
    return place && std::ranges::any_of(hexes_at(*place), on_board) ? place : std::nullopt;
  }

  static int number_for(const Scene& scene, MarkKind kind) {
    constexpr int usual = 6;
    if (info(kind).number == MarkNumber::None) return 0;
    if (info(kind).number == MarkNumber::Token) return fixed(scene.hand.token).value_or(usual);
    return free_number(scene.scenario, kind);
  }

  static int free_number(const Scenario& scenario, MarkKind kind) {
    const auto taken = [&](int number) {
      return std::ranges::any_of(scenario.marks, [&](const auto& placed) {
        return placed.second == Mark{kind, number};
      });
    };
    int number = 1;
    while (taken(number)) ++number;
    return number;
  }

  static SetMark change_at(const Scene& scene, const MarkPlace& place) {
    const MarkKind kind = scene.hand.mark;
    const auto found = scene.scenario.marks.find(canonical(scene.scenario.topology, place));
    const Mark mark{kind, number_for(scene, kind)};
    const bool other_token = info(kind).number == MarkNumber::Token;
    if (found != scene.scenario.marks.end() && found->second.kind == kind &&
        (!other_token || found->second == mark))
      return {place, {}};
    return {place, mark};
  }

  Proposal change(const Scene& scene, const MarkPlace& place) {
    last_ = place;
    const SetMark edit = change_at(scene, place);
    label_ = label_of(scene, edit);
    Proposal proposal;
    proposal.edits = {edit};
    return proposal;
  }

  static Message label_of(const Scene& scene, const SetMark& edit) {
    return edit.mark ? say(N_("mark: {0}"), word(scene.scenario.own, *edit.mark))
                     : say(N_("take a mark away"));
  }

  static void show(const MarkPlace& place, Preview& preview) {
    if (const auto* hex = std::get_if<Hex>(&place)) preview.hexes = {*hex};
    if (const auto* path = std::get_if<Path>(&place)) preview.paths = {*path};
    if (const auto* i = std::get_if<Intersection>(&place)) preview.intersections = {*i};
  }

  bool taking_away_ = false;
  MarkPlace last_;
  Message label_;
};

}  // namespace

std::unique_ptr<Tool> mark_tool() { return std::make_unique<MarkTool>(); }

}  // namespace hexwright
