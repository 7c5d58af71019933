#include "rules/dealing.h"
#include "rules/map_view.h"
#include "rules/words.h"
#include "validation/map_checks.h"

namespace hexwright::map {
namespace {

using Kind = NamedPlace::Kind;

bool feeds_a_stack(const MapView& map, const TokenPool& pool) {
  return !map.stacks_with_tokens_of(pool).empty();
}

template <class Content>
void find_undefined(std::span<const Supply<Content>> supplies, Kind kind, const char* pattern,
                    Report& report) {
  for (const auto& supply : supplies)
    if (!supply.content)
      report.add(NamedPlace{kind, supply.name}, say(pattern, supply.name, supply.drawing.size()));
}

void find_undefined_pools(const MapView& map, Report& report) {
  find_undefined(map.terrain_pools(), Kind::TerrainPool,
                 N_("there is no terrain pool \"{0}\"; hexes drawn from it: {1}"), report);
  find_undefined(map.harbor_pools(), Kind::HarborPool,
                 N_("there is no harbor pool \"{0}\"; harbors drawn from it: {1}"), report);
  find_undefined(map.stacks(), Kind::Stack, N_("there is no stack \"{0}\"; hexes face down from it: {1}"),
                 report);
  for (const auto& pool : map.token_pools()) {
    if (pool.content) continue;
    const NamedPlace place{Kind::TokenPool, pool.name};
    if (pool.drawing.empty())
      report.add(place,
                 say(N_("there is no token pool \"{0}\", but a stack takes its tokens from it"), pool.name));
    else
      report.add(place, say(N_("there is no token pool \"{0}\"; hexes that draw their numbers from it: {1}"),
                            pool.name, pool.drawing.size()));
  }
}

template <class Content, class Pools>
void find_unused(std::span<const Supply<Content>> supplies, Kind kind, const char* pattern, Pools used,
                 Report& report) {
  for (const auto& supply : supplies)
    if (supply.content && supply.drawing.empty() && !used(supply))
      report.add(NamedPlace{kind, supply.name}, say(pattern, supply.name),
                 Fix{say(N_("remove it")), {SetNamed<Content>{supply.name, {}}}});
}

void find_unused_pools(const MapView& map, Report& report) {
  const auto never = [](const auto&) { return false; };
  find_unused(map.terrain_pools(), Kind::TerrainPool, N_("no hex is drawn from the terrain pool \"{0}\""),
              never, report);
  find_unused(map.harbor_pools(), Kind::HarborPool, N_("no harbor is drawn from the harbor pool \"{0}\""),
              never, report);
  find_unused(map.stacks(), Kind::Stack, N_("no hex lies face down from the stack \"{0}\""), never, report);
  find_unused(
      map.token_pools(), Kind::TokenPool, N_("no hex or stack draws numbers from the token pool \"{0}\""),
      [&](const TokenPool& pool) { return feeds_a_stack(map, pool); }, report);
}

struct Words {
  Kind kind;
  const char* too_few;
  const char* too_many;
};

/// A shortage stops the set-up; what is left over is a surprise that a designer may want.
void compare(const std::string& name, int content, int wanted, const Words& words, Report& report) {
  const NamedPlace place{words.kind, name};
  if (content < wanted)
    report.add(place, say(words.too_few, name, content, wanted));
  else if (content > wanted)
    report.add(Severity::Note, place, say(words.too_many, name, content, content - wanted));
}

template <class Content>
void compare_with_drawers(std::span<const Supply<Content>> supplies, const Words& words, Report& report) {
  for (const auto& supply : supplies) {
    const int drawers = static_cast<int>(supply.drawing.size());
    if (supply.content && drawers > 0) compare(supply.name, total(*supply.content), drawers, words, report);
  }
}

void find_wrong_sizes(const MapView& map, Report& report) {
  compare_with_drawers(
      map.terrain_pools(),
      {Kind::TerrainPool, N_("the terrain pool \"{0}\" has only {1} of the {2} hexes drawn from it"),
       N_("the terrain pool \"{0}\" has {1} hexes, {2} more than are drawn from it")},
      report);
  compare_with_drawers(
      map.harbor_pools(),
      {Kind::HarborPool, N_("the harbor pool \"{0}\" has only {1} of the {2} harbors drawn from it"),
       N_("the harbor pool \"{0}\" has {1} harbors, {2} more than are drawn from it")},
      report);
  for (const auto& pool : map.token_pools())
    if (pool.content && !pool.drawing.empty() && !feeds_a_stack(map, pool))
      compare(pool.name, total(*pool.content), tokens_for_open_hexes(map, pool).most,
              {Kind::TokenPool,
               N_("the token pool \"{0}\" has only {1} of the {2} tokens that producing hexes can draw"),
               N_("the token pool \"{0}\" has {1} tokens, {2} more than producing hexes can draw")},
              report);
}

}  // namespace

constinit const Check pools_defined{
    .info = {.id = "map.pools-defined",
             .severity = Severity::Error,
             .title = N_("Every pool and stack that is drawn from exists"),
             .why = N_("Nobody knows what to shuffle when only the name of a pool is given."),
             .requirement = "EDIT-02"},
    .run = find_undefined_pools};

constinit const Check pools_used{.info = {.id = "map.pools-used",
                                          .severity = Severity::Note,
                                          .title = N_("Every pool and stack is drawn from"),
                                          .why = N_("A pool that nothing draws from is a leftover."),
                                          .requirement = "EDIT-02"},
                                 .run = find_unused_pools};

constinit const Check pools_suffice{
    .info = {.id = "map.pools-suffice",
             .severity = Severity::Error,
             .title = N_("Pools hold as much as is drawn from them"),
             .why = N_("With too few hexes, numbers or harbors to deal, the set-up cannot be finished."),
             .requirement = "BASE-13"},
    .run = find_wrong_sizes};

}  // namespace hexwright::map
