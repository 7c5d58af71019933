#include "model/rules/base/numbers.h"

#include <algorithm>
#include <array>

#include "model/board/index.h"
#include "model/scenario/boxes.h"

namespace hexwright::base {
namespace {

/// By number: how many more tokens there are than the map uses.
using Stock = std::array<int, 13>;

Stock tokens_to_have(const Scenario& scenario) {
  Stock stock{};
  for (const auto& [number, count] : contents_of(scenario.boxes).tokens)
    if (is_legal_number(number)) stock[at(number)] += count;
  if (std::all_of(stock.begin(), stock.end(), [](int n) { return n == 0; }))
    for (int number = 2; number <= 12; ++number) stock[at(number)] = number == 2 || number == 12 ? 1 : 2;
  return stock;
}

}  // namespace

bool is_idle_number(const MapView& map, HexId hex) {
  return map.number(hex) != MapView::no_number && !map.terrains(hex).may_produce();
}

bool lacks_number(const MapView& map, HexId hex) {
  return map.number(hex) == MapView::no_number && map.token_pool_of(hex) == none && !map.is_hidden(hex) &&
         !map.is_unfinished(hex) && !map.is_unsettled(hex) && map.terrains(hex).may_produce();
}

bool takes_number(const MapView& map, HexId hex, int number) {
  const auto modules = map.rules().modules();
  return is_legal_number(number) &&
         std::none_of(modules.begin(), modules.end(), [&](const RuleModule* module) {
           return module->bars_number && module->bars_number(map, hex, number);
         });
}

bool is_red(const MapView& map, HexId hex) { return hex != none && hexwright::is_red(map.number(hex)); }

bool touches_red(const MapView& map, HexId hex) {
  const auto& around = map.board().neighbours(hex);
  return std::any_of(around.begin(), around.end(), [&](auto other) { return is_red(map, other); });
}

std::vector<int> spare_numbers(const MapView& map, int count, const NumberTest& will_do) {
  Stock stock = tokens_to_have(map.scenario());
  const auto use = [&](int number, int times) {
    if (is_legal_number(number)) stock[at(number)] -= times;
  };
  for (const HexId hex : map.board().hexes()) use(map.number(hex), 1);
  for (const VillageView& village : map.villages()) use(village.number, 1);
  for (const auto& pool : map.token_pools())
    if (pool.content)
      for (const auto& [number, times] : *pool.content) use(number, times);
  std::vector<int> spare;
  for (int i = 0; i < count; ++i) {
    int best = 0;  // none will do
    for (int number = 2; number <= 12; ++number)
      if (will_do(number) && (best == 0 || stock[at(number)] > stock[at(best)])) best = number;
    use(best, 1);
    spare.push_back(best);
  }
  return spare;
}

int spare_number(const MapView& map, const NumberTest& will_do) {
  return spare_numbers(map, 1, will_do).front();
}

std::optional<int> spare_number_for(const MapView& map, HexId hex) {
  const auto fits = [&](int number) { return takes_number(map, hex, number); };
  const auto fits_calmly = [&](int number) { return is_calm_number(number) && fits(number); };
  if (const int number = spare_number(map, fits_calmly); number != 0) return number;
  if (const int number = spare_number(map, fits); number != 0) return number;
  return {};
}

}  // namespace hexwright::base
