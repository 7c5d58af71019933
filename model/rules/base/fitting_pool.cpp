#include "model/rules/base/fitting_pool.h"

#include "model/rules/base/numbers.h"
#include "model/rules/deal_bounds.h"

namespace hexwright::base {
namespace {

constexpr int most_tokens = 500;

bool is_named(const MapView& map, const std::string& name) {
  return map.token_pool(name) || map.scenario().terrain_tokens.contains(name) ||
         map.rules().token_pools().contains(name);
}

/// All of it while no cell takes it yet.
int producing_hexes(const MapView& map, const StackSupply& stack) {
  if (cells_of(map, stack) > 0) return producing_that_come_up(map, stack).most;
  int hexes = stack.content->dealt;
  for (const auto& [terrain, count] : stack.content->hexes)
    if (is_producing(terrain)) hexes += count;
  return hexes;
}

}  // namespace

std::string unused_token_pool(const MapView& map, std::string_view wish) {
  std::string name(wish);
  for (int n = 2; is_named(map, name); ++n) name = std::string(wish) + " " + std::to_string(n);
  return name;
}

Counts<int> fitting_tokens(const MapView& map, int hexes) {
  Counts<int> tokens;
  if (hexes > 0 && hexes <= most_tokens)
    for (const int number : spare_numbers(map, hexes)) ++tokens[number];
  return tokens;
}

FittingPool fitting_pool(const MapView& map, const StackSupply& stack) {
  const std::string name = unused_token_pool(map, stack.name);
  Stack content = *stack.content;
  content.token_pool = name;
  const auto tokens = fitting_tokens(map, producing_hexes(map, stack));
  return {name, {SetTokenPool{name, tokens}, SetStack{stack.name, std::move(content)}}};
}

}  // namespace hexwright::base
