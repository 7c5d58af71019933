#include "editor/core/sample_deal.h"

#include <algorithm>

#include "model/rules/deal.h"

namespace hexwright {
namespace {

using Number = MapView::Number;

/// All that lies face down comes up at set-up, by the rules for that: so every hex gets its number. FOG-04
Scenario turned_up(Scenario scenario) {
  scenario.rules["fog"]["exploring"] = "no";
  return scenario;
}

bool is_dealt(const MapView& map, Number hex) {
  return map.is_hidden(hex) || map.terrain_pool_of(hex) != MapView::none ||
         map.token_pool_of(hex) != MapView::none;
}

}  // namespace

const SampleDeal::Place* SampleDeal::find(Hex at) const {
  const auto found =
      std::lower_bound(places.begin(), places.end(), at, [](const Place& p, Hex h) { return p.at < h; });
  return found != places.end() && found->at == at ? &*found : nullptr;
}

SampleDeal deal_sample(const Scenario& scenario, std::uint64_t seed) {
  const Scenario open = turned_up(scenario);
  const MapView map(open);
  Random random(seed);
  const Deal deal = hexwright::deal(map, random);
  SampleDeal sample{seed, {}, {}, deal.reds_touch};
  for (Number hex = 0; hex < map.board().hex_count(); ++hex) {
    const auto at = static_cast<std::size_t>(hex);
    if (!deal.terrain[at] || !is_dealt(map, hex)) continue;
    const int number = deal.number[at];
    sample.places.push_back({map.board().hex(hex), *deal.terrain[at],
                             number == MapView::no_number ? std::nullopt : std::optional(number),
                             map.is_hidden(hex)});
  }
  for (std::size_t i = 0; i < map.harbors().size(); ++i)
    if (pool_of(map.harbors()[i].harbor->kind) && deal.harbor[i])
      sample.harbors.push_back({map.harbors()[i].path, *deal.harbor[i]});
  return sample;
}

}  // namespace hexwright
