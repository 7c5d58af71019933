#include <algorithm>

#include "model/rules/base/numbers.h"
#include "model/rules/deal_bounds.h"
#include "model/rules/map_view.h"
#include "model/rules/token_shares.h"
#include "model/rules/words.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

/// More would be no repair, but another pool.
constexpr int most_mended = 30;

std::vector<Argument> words(const std::vector<int>& numbers) {
  std::vector<Argument> words;
  for (const int number : numbers) words.emplace_back(std::to_string(number));
  return words;
}

std::optional<Fix> add_tokens(const MapView& map, const TokenPool& pool, int missing) {
  if (missing > most_mended) return {};
  Counts<int> mended = *pool.content;
  const auto numbers = base::spare_numbers(map, missing);
  for (const int number : numbers) ++mended[number];
  return Fix{say(N_("add {0}"), list(words(numbers))), {SetTokenPool{pool.name, mended}}};
}

/// What is most frequent goes first, and of that what is rolled least; nothing that is set aside for a
/// terrain. JUN-07
std::optional<Fix> remove_tokens(const MapView& map, const TokenPool& pool, int spare) {
  Counts<int> free = token_shares(map, pool).back().tokens;
  if (spare > most_mended || spare > total(free)) return {};
  Counts<int> mended = *pool.content;
  std::vector<int> removed;
  for (int i = 0; i < spare; ++i) {
    const auto most = std::max_element(free.begin(), free.end(), [](const auto& a, const auto& b) {
      return std::pair(a.second, -pips(a.first)) < std::pair(b.second, -pips(b.first));
    });
    removed.push_back(most->first);
    if (--mended[most->first] == 0) mended.erase(most->first);
    if (--most->second == 0) free.erase(most);
  }
  std::sort(removed.begin(), removed.end());
  return Fix{say(N_("take {0} out"), list(words(removed))), {SetTokenPool{pool.name, mended}}};
}

void find_stacks_without_tokens(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    if (!stack.content || !stack.content->token_pool.empty()) continue;
    if (producing_that_come_up(map, stack).most > 0)
      report.add(NamedPlace{NamedPlace::Kind::Stack, stack.name},
                 say(N_("the stack \"{0}\" has producing hexes, but names no token pool for their numbers"),
                     stack.name));
  }
}

/// Explorers whose bag is empty take tokens from the home island, so that it may hold fewer. EXP-08
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
