#include <algorithm>

#include "model/rules/base/fixes.h"
#include "model/rules/deal_bounds.h"
#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/validation/checks_of_every_map/fixes.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

/// None where there are more producing hexes than anybody has tokens for.
std::optional<Fix> make_pool(const MapView& map, const StackSupply& stack) {
  auto pool = base::fitting_pool(map, stack);
  if (base::fitting_tokens(map, producing_that_come_up(map, stack).most).empty()) return {};
  return Fix{say(N_("make a token pool \"{0}\" for it"), pool.name), std::move(pool.edits)};
}

void find_stacks_without_tokens(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    if (!stack.content || !stack.content->token_pool.empty()) continue;
    if (producing_that_come_up(map, stack).most > 0)
      report.add(NamedPlace{NamedPlace::Kind::Stack, stack.name},
                 say(N_("the stack \"{0}\" has producing hexes, but names no token pool for their numbers"),
                     stack.name),
                 make_pool(map, stack));
  }
}

/// Where paired stacks have used up their pool, tokens are taken from the board, so that it may hold fewer.
bool is_bag(const MapView& map, const TokenPool& pool) {
  const auto stacks = map.stacks_with_tokens_of(pool);
  return std::any_of(stacks.begin(), stacks.end(), [&](const StackSupply* stack) {
    return !stack->content->paired_with.empty() || map.is_partner(*stack);
  });
}

void compare(const MapView& map, const TokenPool& pool, Report& report) {
  const Range wanted = tokens_for_all_hexes(map, pool);
  const int tokens = total(*pool.content);
  const NamedPlace place{NamedPlace::Kind::TokenPool, pool.name};
  if (tokens < wanted.most) {
    if (is_bag(map, pool)) return;
    auto fix = add_tokens(map, pool, wanted.most - tokens);
    if (tokens >= wanted.least)
      report.add(place,
                 say(N_("the token pool \"{0}\" has {1} tokens, but up to {2} producing hexes can come up"),
                     pool.name, tokens, wanted.most),
                 std::move(fix));
    else
      report.add(place,
                 say(N_("the token pool \"{0}\" has only {1} of the {2} tokens for the producing hexes "
                        "that can come up"),
                     pool.name, tokens, wanted.most),
                 std::move(fix));
  } else if (tokens > wanted.most) {
    report.add(
        Severity::Warning, place,
        say(N_("the token pool \"{0}\" has {1} tokens, {2} more than producing hexes that can come up"),
            pool.name, tokens, tokens - wanted.most),
        remove_tokens(map, pool, tokens - wanted.most));
  }
}

void find_token_mismatch(const MapView& map, Report& report) {
  find_stacks_without_tokens(map, report);
  for (const auto& pool : map.token_pools()) {
    const auto stacks = map.stacks_with_tokens_of(pool);
    const bool used = std::any_of(stacks.begin(), stacks.end(),
                                  [&](const StackSupply* stack) { return map.is_used(*stack); });
    if (pool.content && used) compare(map, pool, report);
  }
}

}  // namespace

constinit const Check stack_tokens_match{
    .info = {.id = "map.stack-tokens-match",
             .severity = Severity::Error,
             .title = N_("Stacks have a token for every producing hex"),
             .why = N_("A producing hex that comes up takes the top token; none may be missing or left over. "
                       "Only a bag of explorers may run empty: then a token comes from the home island."),
             .requirement = "SEA-09"},
    .run = find_token_mismatch};

}  // namespace hexwright::map
