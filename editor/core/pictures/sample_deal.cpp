#include "editor/core/pictures/sample_deal.h"

#include <algorithm>

#include "model/rules/deal.h"

namespace hexwright {
namespace {

/// All that lies face down comes up at set-up, by the rules for that: so every hex gets its number. FOG-04
Scenario turned_up(Scenario scenario) {
  scenario.rules["fog"]["exploring"] = "no";
  return scenario;
}

bool is_dealt(const MapView& map, HexId hex) {
  return map.is_hidden(hex) || map.terrain_pool_of(hex) != none || map.token_pool_of(hex) != none;
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
  for (const HexId hex : map.board().hexes()) {
    if (!deal.terrain[hex] || !is_dealt(map, hex)) continue;
    const int number = deal.number[hex];
    sample.places.push_back({map.board().hex(hex), *deal.terrain[hex],
                             number == MapView::no_number ? std::nullopt : std::optional(number),
                             map.is_hidden(hex)});
  }
  for (const HarborId i : deal.harbor.ids())
    if (const PlacedHarborView& view = map.harbors()[i.index()]; pool_of(view.harbor->kind) && deal.harbor[i])
      sample.harbors.push_back({view.path, *deal.harbor[i]});
  return sample;
}

std::vector<Scenario> sample_boards(const Scenario& scenario, std::uint64_t seed, int count) {
  std::vector<Scenario> boards;
  for (int n = 0; n < count; ++n) {
    SampleDeal deal = deal_sample(scenario, seed + static_cast<std::uint64_t>(n));
    std::erase_if(deal.places, [](const SampleDeal::Place& place) { return place.hidden; });
    if (deal.places.empty() && deal.harbors.empty()) return {};
    boards.push_back(dealt(scenario, deal));
  }
  return boards;
}

}  // namespace hexwright
