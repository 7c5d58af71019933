#pragma once

#include "editor/core/editing/command.h"
#include "editor/core/editing/harbor_edges.h"
#include "model/rules/map_view.h"

namespace hexwright {

/// A hex and those at most two steps away as the rules see them, in the spelling that is nearest to it,
/// whatever joins: what is drawn or face down may be all that it can become, and beyond the board is sea.
class Surroundings {
 public:
  Surroundings(const Scenario& scenario, Hex middle);

  bool on_board(Hex hex) const { return map_.board().find(hex) != none; }
  bool may_be_land(Hex hex) const { return map_.may_be_land(map_.board().find(hex)); }
  bool may_be_sea(Hex hex) const { return map_.may_be_sea(map_.board().find(hex)); }
  bool has_coast(const HarborEdge& edge) const {
    return may_be_sea(edge.sea) && may_be_land(neighbour(edge.sea, edge.facing));
  }

 private:
  Scenario piece_;
  MapView map_;
};

/// Sea in every empty place beside what is land or may turn out as land. Refused when there is none.
Outcome<Command> surround_with_sea(const Scenario& scenario);

}  // namespace hexwright
