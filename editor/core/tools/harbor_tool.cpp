#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/labels.h"
#include "editor/core/tools/tools.h"

namespace hexwright {
namespace {

/// Lays a harbor at the coast nearest to the pointer. A sea hex has one harbor unless control adds another;
/// a click on a harbor of the kind in the hand turns it on; shift takes it away.
class HarborTool : public Tool {
 public:
  Preview hover(const Scene& scene, const Pointer& pointer) const override {
    Preview preview;
    if (const auto standing = harbor_at(scene.scenario, pointer); standing && pointer.modifiers.shift) {
      preview.paths = {*standing};
      preview.hint = removal();
      return preview;
    }
    const auto edge = harbor_edge_at(scene.scenario, pointer);
    preview.refused = !edge || pointer.modifiers.shift;
    if (preview.refused) {
      preview.hint = pointer.modifiers.shift ? no_harbor().why : no_coast().why;
      return preview;
    }
    for (const HarborEdge& legal : harbor_edges(scene.scenario, hex_at(pointer.at)))
      preview.paths.push_back(scene.scenario.topology.canonical(legal.path()));
    const HarborEdge target = target_of(scene, *edge);
    preview.harbor = {scene.scenario.topology.canonical(target.path()),
                      Harbor{target.facing, scene.hand.harbor}};
    preview.hint = hint(scene, *edge, target);
    return preview;
  }

  Proposal press(const Scene& scene, const Pointer& pointer) override {
    Proposal proposal;
    if (pointer.modifiers.shift) {
      label_ = removal();
      if (const auto standing = harbor_at(scene.scenario, pointer)) {
        proposal.edits = {SetHarbor{*standing, {}}};
      } else {
        proposal.refused = no_harbor();
      }
      return proposal;
    }
    const auto edge = harbor_edge_at(scene.scenario, pointer);
    if (!edge) {
      proposal.refused = no_coast();
      return proposal;
    }
    const HarborEdge target = target_of(scene, *edge);
    const auto standing = harbor_in(scene.scenario, edge->sea);
    const Path path = scene.scenario.topology.canonical(target.path());
    if (standing && *standing != path && !pointer.modifiers.control)
      proposal.edits.push_back(SetHarbor{*standing, {}});
    proposal.edits.push_back(SetHarbor{path, Harbor{target.facing, scene.hand.harbor}});
    label_ = stands_alike(scene, *edge) ? turned_harbor_label()
                                        : harbor_label(scene.scenario.own, scene.hand.harbor);
    return proposal;
  }

  Message label(const Scene&, std::size_t) const override { return label_; }
  Aim aim(const Scene&) const override { return Aim::Side; }
  std::optional<Direction> first_side(const Scene& scene, Hex at) const override {
    const auto edges = harbor_edges(scene.scenario, at);
    if (edges.empty()) return std::nullopt;
    return edges.front().sea == at ? edges.front().facing : opposite(edges.front().facing);
  }

 private:
  static Message removal() { return {N_("remove a harbor"), {}}; }
  static Refusal no_coast() { return {{N_("a harbor needs a coast; point at a sea hex beside land"), {}}}; }
  static Refusal no_harbor() { return {{N_("there is no harbor here"), {}}}; }

  static bool stands_alike(const Scene& scene, const HarborEdge& edge) {
    const auto found = scene.scenario.harbors.find(scene.scenario.topology.canonical(edge.path()));
    return found != scene.scenario.harbors.end() && found->second == Harbor{edge.facing, scene.hand.harbor};
  }
  /// The edge that was pointed at, or when the very harbor stands there already, the next one round the hex.
  static HarborEdge target_of(const Scene& scene, const HarborEdge& edge) {
    if (!stands_alike(scene, edge)) return edge;
    return next_edge(scene.scenario, edge.path()).value_or(edge);
  }
  static Message hint(const Scene& scene, const HarborEdge& edge, const HarborEdge& target) {
    if (stands_alike(scene, edge))
      return {target == edge ? N_("this harbor has no other coast to turn to") : N_("turn the harbor on"),
              {}};
    if (is_crowded(scene.scenario, target))
      return {N_("another harbor already serves an intersection of this coast"), {}};
    return harbor_label(scene.scenario.own, scene.hand.harbor);
  }

  Message label_;
};

}  // namespace

std::unique_ptr<Tool> harbor_tool() { return std::make_unique<HarborTool>(); }

}  // namespace hexwright
