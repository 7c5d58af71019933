#include "rules/dealing.h"
#include "rules/map_view.h"
#include "validation/map_checks.h"

namespace hexwright::map {
namespace {

void find_mismatch(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    if (!stack.content || stack.drawing.empty()) continue;
    const int cells = static_cast<int>(stack.drawing.size());
    const int hexes = total(stack.content->hexes);
    const NamedPlace place{NamedPlace::Kind::Stack, stack.name};
    if (hexes < cells)
      report.add(place, say(N_("the stack \"{0}\" has only {1} of the {2} hexes for its face-down places"),
                            stack.name, hexes, cells));
    else if (hexes > cells)
      report.add(Severity::Warning, place,
                 say(N_("the stack \"{0}\" has {1} hexes, {2} more than its face-down places"), stack.name,
                     hexes, hexes - cells));
  }
}

void find_stacks_without_tokens(const MapView& map, Report& report) {
  for (const auto& stack : map.stacks()) {
    if (!stack.content || !stack.content->token_pool.empty()) continue;
    const int most = producing_among(stack.content->hexes, static_cast<int>(stack.drawing.size())).most;
    if (most > 0)
      report.add(NamedPlace{NamedPlace::Kind::Stack, stack.name},
                 say(N_("the stack \"{0}\" has producing hexes, but names no token pool for their numbers"),
                     stack.name));
  }
}

void find_token_mismatch(const MapView& map, Report& report) {
  find_stacks_without_tokens(map, report);
  for (const auto& pool : map.token_pools()) {
    if (!pool.content || map.stacks_with_tokens_of(pool).empty()) continue;
    const Range open = tokens_for_open_hexes(map, pool), hidden = tokens_for_hidden_hexes(map, pool);
    const int wanted = open.most + hidden.most;
    const int tokens = total(*pool.content);
    if (wanted == 0) continue;
    const NamedPlace place{NamedPlace::Kind::TokenPool, pool.name};
    if (tokens < wanted)
      report.add(place,
                 say(N_("the token pool \"{0}\" has only {1} of the {2} tokens for the producing hexes "
                        "that can come up"),
                     pool.name, tokens, wanted));
    else if (tokens > wanted)
      report.add(
          Severity::Warning, place,
          say(N_("the token pool \"{0}\" has {1} tokens, {2} more than producing hexes that can come up"),
              pool.name, tokens, tokens - wanted));
  }
}

}  // namespace

constinit const Check stacks_match{
    .info = {.id = "map.stacks-match",
             .severity = Severity::Error,
             .title = N_("A stack has as many hexes as face-down places"),
             .why = N_("Every face-down place gets one hex of its stack, and none is left."),
             .requirement = "SEA-09"},
    .run = find_mismatch};

constinit const Check stack_tokens_match{
    .info = {.id = "map.stack-tokens-match",
             .severity = Severity::Error,
             .title = N_("Stacks have a token for every producing hex"),
             .why =
                 N_("A producing hex that comes up takes the top token; none may be missing or left over."),
             .requirement = "SEA-09"},
    .run = find_token_mismatch};

}  // namespace hexwright::map
