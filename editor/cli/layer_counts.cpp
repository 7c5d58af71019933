#include "editor/cli/layer_counts.h"

namespace hexwright {
namespace {

template <class Face>
void add_contents(LayerCounts<Face>& layer, const std::map<std::string, Counts<Face>>& pools) {
  for (auto& [pool, draw] : layer.drawn)
    if (const auto found = pools.find(pool); found != pools.end()) draw.contents = found->second;
}

bool has_token_layer(const Cell& cell) {
  const auto terrain = fixed(cell.terrain);
  return !std::holds_alternative<std::monostate>(cell.token) || (terrain && is_producing(*terrain));
}

}  // namespace

ScenarioCounts counts_of(const Scenario& scenario) {
  ScenarioCounts counts;
  for (const auto& [hex, cell] : scenario.cells) {
    if (is_hidden(cell)) {
      ++counts.hidden[cell.stack];
      continue;
    }
    counts.terrain.add(cell.terrain);
    if (has_token_layer(cell)) counts.tokens.add(cell.token);
  }
  for (const auto& [path, harbor] : scenario.harbors) counts.harbors.add(harbor.kind);
  add_contents(counts.terrain, scenario.terrain_pools);
  add_contents(counts.tokens, scenario.token_pools);
  add_contents(counts.harbors, scenario.harbor_pools);
  return counts;
}

}  // namespace hexwright
