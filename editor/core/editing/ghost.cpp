#include "editor/core/editing/ghost.h"

#include "editor/core/editing/motion.h"

namespace hexwright {
namespace {

template <class Face>
bool is_given(const Placed<Face>& placed) {
  return !std::holds_alternative<std::monostate>(placed);
}

/// Whether an edit puts something somewhere that is seen.
struct LaysDown {
  bool operator()(const SetTerrain& e) const { return is_given(e.terrain); }
  bool operator()(const SetToken& e) const { return is_given(e.token); }
  bool operator()(const SetHarbor& e) const { return e.harbor.has_value(); }
  bool operator()(const SetFrontier& e) const { return e.centre.has_value(); }
  bool operator()(const SetMarker& e) const { return e.at.has_value(); }
  bool operator()(const SetClosedToFounding& e) const { return e.closed; }
  bool operator()(const SetMark& e) const { return e.mark.has_value(); }
  template <class Other>
  bool operator()(const Other&) const {
    return false;
  }
};

}  // namespace

Scenario names_of(const Scenario& scenario) {
  Scenario names;
  names.terrain_pools = scenario.terrain_pools;
  names.token_pools = scenario.token_pools;
  names.harbor_pools = scenario.harbor_pools;
  names.terrain_tokens = scenario.terrain_tokens;
  names.stacks = scenario.stacks;
  return names;
}

Ghost ghost_of(const Fragment& fragment, Hex at) { return {moved(fragment.scenario, {false, 0, at}), true}; }

Ghost pictured(const Scenario& scenario, const Edits& edits) {
  Ghost ghost{names_of(scenario), false};
  for (const Edit& edit : edits) {
    if (!std::visit(LaysDown{}, edit)) continue;
    apply_edit(ghost.piece, edit);
    ghost.hexes = ghost.hexes || std::holds_alternative<SetTerrain>(edit);
  }
  return ghost;
}

}  // namespace hexwright
