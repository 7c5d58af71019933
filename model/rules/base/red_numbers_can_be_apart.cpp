#include <algorithm>

#include "rules/base/checks.h"
#include "rules/base/numbers.h"
#include "rules/base/spread.h"
#include "rules/dealing.h"
#include "rules/fog/fog.h"

namespace hexwright::base {
namespace {

using Number = MapView::Number;

/// The hexes of every stack that takes its tokens from a pool are turned up at the set-up. FOG-04
bool is_dealt_whole(const MapView& map, const TokenPool& pool) {
  const auto stacks = map.stacks_with_tokens_of(pool);
  return !explores(map.rules()) && std::none_of(stacks.begin(), stacks.end(), [&](const auto* stack) {
    return !stack->content->paired_with.empty() || map.is_partner(*stack);
  });
}

/// How many red tokens must be dealt at the set-up: with more tokens than hexes the others may do, and hexes
/// that stay face down may take some.
int reds_to_deal(const MapView& map, const TokenPool& pool) {
  int reds = 0;
  for (const auto& [number, count] : *pool.content)
    if (hexwright::is_red(number)) reds += count;
  const int others = total(*pool.content) - reds;
  const bool whole = is_dealt_whole(map, pool);
  const int hexes = (whole ? tokens_for_all_hexes(map, pool) : tokens_for_open_hexes(map, pool)).least;
  const int hidden = whole ? 0 : tokens_for_hidden_hexes(map, pool).most;
  return std::min(reds - hidden, std::min(hexes, total(*pool.content)) - others);
}

/// Where a red token of the pool touches no fixed one.
std::vector<Number> free_hexes(const MapView& map, const TokenPool& pool) {
  std::vector<Number> hexes;
  const auto add = [&](const std::vector<Number>& drawing) {
    for (const Number hex : drawing)
      if (map.terrains(hex).may_produce() && !touches_red(map, hex)) hexes.push_back(hex);
  };
  add(pool.drawing);
  if (is_dealt_whole(map, pool))
    for (const StackSupply* stack : map.stacks_with_tokens_of(pool)) add(stack->drawing);
  return hexes;
}

void find_reds_too_many(const MapView& map, Report& report) {
  for (const auto& pool : map.token_pools()) {
    if (!pool.content) continue;
    const int reds = reds_to_deal(map, pool);
    const auto hexes = free_hexes(map, pool);
    if (can_choose_apart(map.board(), hexes, reds) != Verdict::No) continue;
    report.add(
        NamedPlace{NamedPlace::Kind::TokenPool, pool.name},
        say(N_("however the token pool \"{0}\" is dealt, red numbers touch: there is no room for {1} of "
               "them apart from each other and from the fixed ones"),
            pool.name, reds));
  }
}

}  // namespace

constinit const Check red_numbers_can_be_apart{
    .info = {.id = "base.red-numbers-can-be-apart",
             .severity = Severity::Error,
             .title = N_("Drawn red numbers can be dealt apart"),
             .why = N_("Players deal again or swap when two of 6 and 8 touch; here that would never end."),
             .requirement = "BASE-14"},
    .run = find_reds_too_many};

}  // namespace hexwright::base
