#include "model/generate/layout.h"

namespace hexwright {

Scenario scenario_of(const MapView& map, const Layout& layout) {
  Scenario scenario = map.scenario();
  for (const HexId hex : map.board().hexes()) {
    if (!layout.terrain[hex]) continue;
    Cell& cell = scenario.cells.nth(hex.index())->second;
    cell.terrain = *layout.terrain[hex];
    if (layout.number[hex] != MapView::no_number)
      cell.token = layout.number[hex];
    else if (!is_producing(*layout.terrain[hex]))
      cell.token = {};
  }
  for (const HarborId harbor : layout.harbor.ids())
    if (layout.harbor[harbor])
      scenario.harbors.at(map.harbors()[harbor.index()].path).kind = *layout.harbor[harbor];
  for (const StackId stack : layout.face_down.ids())
    if (const auto found = scenario.stacks.find(map.stacks()[stack.index()].name);
        found != scenario.stacks.end())
      found->second.hexes = layout.face_down[stack];
  return scenario;
}

}  // namespace hexwright
