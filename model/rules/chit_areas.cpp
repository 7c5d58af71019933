#include "model/rules/chit_areas.h"

#include "model/rules/words.h"

namespace hexwright {

Argument names_of(const ChitArea& area) {
  std::vector<Argument> names;
  for (const std::string& name : area.names) names.emplace_back("\"" + name + "\"");
  return list(names);
}

std::vector<ChitArea> chit_areas(const MapView& map) {
  std::vector<ChitArea> areas;
  for (const AreaView& area : map.areas())
    if (area.area->chits) areas.push_back({{*area.name}, area.hexes, *area.area->chits});
  for (const RuleModule* module : map.rules().modules())
    if (module->count_chits) module->count_chits(map, areas);
  return areas;
}

}  // namespace hexwright
