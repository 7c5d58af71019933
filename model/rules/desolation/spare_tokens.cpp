#include <algorithm>

#include "model/rules/desolation/climate.h"
#include "model/rules/islands.h"

namespace hexwright::desolation {
namespace {

/// Can come to show a number, but does not yet.
bool is_above(int number, int other) {
  for (auto next = devalued(number); next; next = devalued(*next))
    if (*next == other) return true;
  return false;
}

int count_above(const Counts<int>& tokens, int number) {
  int count = 0;
  for (const auto& [token, copies] : tokens)
    if (is_legal_number(token) && is_above(token, number)) count += copies;
  return count;
}

}  // namespace

const TokenPool* spare_tokens(const MapView& map) {
  const TokenPool* pool = map.token_pool(map.rules().token_pool("desolation", "spare-tokens"));
  return pool && pool->content ? pool : nullptr;
}

Counts<int> spare_tokens_needed(const MapView& map) {
  Counts<int> fixed;
  std::vector<int> drawing(map.token_pools().size(), 0);
  for (const auto hex : home_land(map)) {
    if (map.number(hex) != MapView::no_number)
      ++fixed[map.number(hex)];
    else if (const auto pool = map.token_pool_of(hex); pool != none && map.terrains(hex).may_produce())
      ++drawing[pool.index()];
  }
  Counts<int> needed;
  for (int number = 2; number <= 12; ++number) {
    if (!is_legal_number(number)) continue;
    int most = count_above(fixed, number);
    for (std::size_t i = 0; i < drawing.size(); ++i)
      if (const auto* pool = map.token_pools()[i].content)
        most += std::min(drawing[i], count_above(*pool, number));
    if (most > 0) needed[number] = most;
  }
  return needed;
}

}  // namespace hexwright::desolation
