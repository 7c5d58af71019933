#include <algorithm>
#include <cstdlib>

#include "model/rules/base/fixes.h"
#include "model/rules/base/harbors.h"
#include "model/rules/deal_bounds.h"
#include "model/rules/map_view.h"
#include "model/scenario/limits.h"
#include "model/scenario/message.h"
#include "model/scenario/plural.h"
#include "model/validation/checks_of_every_map/fixes.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

using Kind = NamedPlace::Kind;

bool feeds_a_stack(const MapView& map, const TokenPool& pool) {
  return !map.stacks_with_tokens_of(pool).empty();
}

Fix make_token_pool(const std::string& name, const Counts<int>& tokens) {
  return {tokens.empty() ? say(N_("make it"))
                         : by_number(static_cast<std::uint64_t>(total(tokens)),
                                     plural("make it with a token", "make it with {0} tokens")),
          {SetTokenPool{name, tokens}}};
}

// What is drawn from a pool of terrains, nobody can guess; of numbers and harbors any will do.

std::optional<Fix> make(const MapView& map, const TokenPool& pool) {
  return make_token_pool(pool.name, base::fitting_tokens(map, tokens_for_all_hexes(map, pool).most));
}

std::optional<Fix> make(const MapView&, const HarborPool& pool) {
  const auto harbors = static_cast<int>(pool.drawing.size());
  return Fix{
      by_number(pool.drawing.size(), plural("make it with a 3:1 harbor", "make it with {0} 3:1 harbors")),
      {SetHarborPool{pool.name, Counts<HarborKind>{{HarborKind::Generic, harbors}}}}};
}

std::optional<Fix> make(const MapView&, const TerrainPool&) { return {}; }
std::optional<Fix> make(const MapView&, const StackSupply&) { return {}; }

template <class Content, class Drawer>
void find_undefined(const MapView& map, std::span<const Supply<Content, Drawer>> supplies, Kind kind,
                    Forms forms, Report& report) {
  for (const auto& supply : supplies)
    if (!supply.content && !supply.drawing.empty())
      report.add(NamedPlace{kind, supply.name}, by_number(supply.drawing.size(), forms, {supply.name}),
                 make(map, supply));
}

/// Named by stacks, by options and by the tokens of terrains, when no hex draws from it.
void find_undefined_token_pools(const MapView& map, Report& report) {
  for (const auto& pool : map.token_pools())
    if (!pool.content && pool.drawing.empty())
      report.add(NamedPlace{Kind::TokenPool, pool.name},
                 say(N_("there is no token pool \"{0}\", but a stack takes its tokens from it"), pool.name),
                 make(map, pool));
  for (const auto& [name, use] : map.rules().token_pools())
    if (use && !map.token_pool(name))
      report.add(NamedPlace{Kind::TokenPool, name},
                 say(N_("there is no token pool \"{0}\", but the option \"{1}\" names it"), name,
                     Message{use->title}),
                 make_token_pool(name, {}));
}

/// Who plays with open cells needs a pair, and has to make the other stack.
std::optional<Fix> unpair(const MapView& map, const StackSupply& stack) {
  if (std::ranges::any_of(map.rules().modules(),
                          [](const RuleModule* module) { return module->vocabulary.open_cells; }))
    return {};
  Stack alone = *stack.content;
  alone.paired_with.clear();
  return Fix{say(N_("pair \"{0}\" with no stack"), stack.name), {SetStack{stack.name, std::move(alone)}}};
}

void find_undefined_of_stacks(const MapView& map, Report& report) {
  for (const auto& pool : map.terrain_pools())
    if (!pool.content && pool.drawing.empty())
      report.add(NamedPlace{Kind::TerrainPool, pool.name},
                 say(N_("there is no terrain pool \"{0}\", but a stack is dealt hexes from it"), pool.name));
  for (const auto& stack : map.stacks())
    if (stack.content && !stack.content->paired_with.empty() && !map.partner_of(stack))
      report.add(NamedPlace{Kind::Stack, stack.name},
                 say(N_("there is no stack \"{0}\", but \"{1}\" is paired with it"),
                     stack.content->paired_with, stack.name),
                 unpair(map, stack));
}

void find_undefined_pools(const MapView& map, Report& report) {
  find_undefined(map, map.terrain_pools(), Kind::TerrainPool,
                 plural("there is no terrain pool \"{1}\", but {0} hex is drawn from it",
                        "there is no terrain pool \"{1}\", but {0} hexes are drawn from it"),
                 report);
  find_undefined(map, map.token_pools(), Kind::TokenPool,
                 plural("there is no token pool \"{1}\", but {0} hex draws its number from it",
                        "there is no token pool \"{1}\", but {0} hexes draw their numbers from it"),
                 report);
  find_undefined(map, map.harbor_pools(), Kind::HarborPool,
                 plural("there is no harbor pool \"{1}\", but {0} harbor is drawn from it",
                        "there is no harbor pool \"{1}\", but {0} harbors are drawn from it"),
                 report);
  find_undefined(map, map.stacks(), Kind::Stack,
                 plural("there is no stack \"{1}\", but {0} undiscovered hex names it",
                        "there is no stack \"{1}\", but {0} undiscovered hexes name it"),
                 report);
  find_undefined_token_pools(map, report);
  find_undefined_of_stacks(map, report);
}

template <class Content, class Drawer, class Used>
void find_unused(std::span<const Supply<Content, Drawer>> supplies, Kind kind, const char* pattern, Used used,
                 Report& report) {
  for (const auto& supply : supplies)
    if (supply.content && supply.drawing.empty() && !used(supply))
      report.add(NamedPlace{kind, supply.name}, say(pattern, supply.name),
                 Fix{say(N_("remove it")), {SetNamed<Content>{supply.name, {}}}});
}

/// Some stack, also one that is itself not used, is dealt hexes from it.
bool is_dealt(const MapView& map, const TerrainPool& pool) {
  return std::any_of(map.stacks().begin(), map.stacks().end(), [&](const StackSupply& stack) {
    return stack.content && stack.content->dealt > 0 && stack.content->dealt_from == pool.name;
  });
}

void find_unused_pools(const MapView& map, Report& report) {
  const auto options = map.rules().token_pools();
  find_unused(
      map.terrain_pools(), Kind::TerrainPool,
      N_("no hex is drawn and no stack is dealt from the terrain pool \"{0}\""),
      [&](const TerrainPool& pool) { return is_dealt(map, pool); }, report);
  find_unused(
      map.harbor_pools(), Kind::HarborPool, N_("no harbor is drawn from the harbor pool \"{0}\""),
      [&](const HarborPool& pool) { return base::is_laid_in_play(map, pool); }, report);
  find_unused(
      map.stacks(), Kind::Stack, N_("no undiscovered hex names the stack \"{0}\""),
      [&](const StackSupply& stack) { return map.is_partner(stack); }, report);
  find_unused(
      map.token_pools(), Kind::TokenPool, N_("no hex or stack draws numbers from the token pool \"{0}\""),
      [&](const TokenPool& pool) { return feeds_a_stack(map, pool) || options.contains(pool.name); }, report);
}

struct Words {
  Kind kind;
  const char* too_few;
  const char* too_many;
};

/// A shortage stops the set-up; what is left over is a surprise that a designer may want.
void compare(const std::string& name, int content, int wanted, const Words& words, std::optional<Fix> fix,
             Report& report) {
  const NamedPlace place{words.kind, name};
  if (content < wanted)
    report.add(place, say(words.too_few, name, content, wanted), std::move(fix));
  else if (content > wanted)
    report.add(Severity::Note, place, say(words.too_many, name, content, content - wanted), std::move(fix));
}

/// Of one kind so many more, or fewer; none where there are not so many.
template <class Face, class Drawer>
std::optional<Edits> with_more(const Supply<Counts<Face>, Drawer>& pool, Face face, int missing) {
  Counts<Face> content = *pool.content;
  int& count = content[face];
  count += missing;
  if (count < 0 || count > limits::count) return {};
  if (count == 0) content.erase(face);
  return Edits{SetNamed<Counts<Face>>{pool.name, std::move(content)}};
}

std::optional<Fix> fit_by_generic_harbors(const HarborPool& pool, int missing) {
  auto edits = with_more(pool, HarborKind::Generic, missing);
  if (!edits) return {};
  const Forms put = plural("put one more 3:1 harbor into it", "put {0} more 3:1 harbors into it");
  const Forms take = plural("take one 3:1 harbor out of it", "take {0} 3:1 harbors out of it");
  return Fix{by_number(std::abs(missing), missing > 0 ? put : take), std::move(*edits)};
}

/// Sea hexes make a pool that is dealt to stacks fit.
std::optional<Fix> fit_by_sea(const TerrainPool& pool, int missing) {
  auto edits = with_more(pool, Terrain::Sea, missing);
  if (!edits) return {};
  const Forms put = plural("put one more sea hex into it", "put {0} more sea hexes into it");
  const Forms take = plural("take one sea hex out of it", "take {0} sea hexes out of it");
  return Fix{by_number(std::abs(missing), missing > 0 ? put : take), std::move(*edits)};
}

/// Stacks have exactly as many hexes as places, so also what stays over was meant for one of them.
void compare_with_stacks(const TerrainPool& pool, int drawn, int dealt, Report& report) {
  const int content = total(*pool.content);
  const NamedPlace place{Kind::TerrainPool, pool.name};
  if (content < drawn + dealt)
    report.add(place,
               say(N_("the terrain pool \"{0}\" has only {1} of {2} hexes; stacks are dealt {3}, and {4} are "
                      "drawn from it"),
                   pool.name, content, drawn + dealt, dealt, drawn),
               fit_by_sea(pool, drawn + dealt - content));
  else if (content > drawn + dealt)
    report.add(Severity::Warning, place,
               say(N_("the terrain pool \"{0}\" has {1} hexes, {2} too many; stacks are dealt {3}, and {4} "
                      "are drawn from it"),
                   pool.name, content, content - drawn - dealt, dealt, drawn),
               fit_by_sea(pool, drawn + dealt - content));
}

void compare_terrain_pools(const MapView& map, Report& report) {
  for (const auto& pool : map.terrain_pools()) {
    const int drawn = static_cast<int>(pool.drawing.size()), dealt = map.dealt_to_stacks(pool);
    if (!pool.content) continue;
    if (dealt > 0)
      compare_with_stacks(pool, drawn, dealt, report);
    else if (drawn > 0)
      compare(pool.name, total(*pool.content), drawn,
              {Kind::TerrainPool, N_("the terrain pool \"{0}\" has only {1} of the {2} hexes drawn from it"),
               N_("the terrain pool \"{0}\" has {1} hexes, {2} more than are drawn from it")},
              {}, report);
  }
}

void find_wrong_sizes(const MapView& map, Report& report) {
  compare_terrain_pools(map, report);
  for (const auto& pool : map.harbor_pools()) {
    if (!pool.content || pool.drawing.empty()) continue;
    const int content = total(*pool.content), wanted = static_cast<int>(pool.drawing.size());
    compare(pool.name, content, wanted,
            {Kind::HarborPool, N_("the harbor pool \"{0}\" has only {1} of the {2} harbors drawn from it"),
             N_("the harbor pool \"{0}\" has {1} harbors, {2} more than are drawn from it")},
            fit_by_generic_harbors(pool, wanted - content), report);
  }
  for (const auto& pool : map.token_pools()) {
    if (!pool.content || pool.drawing.empty() || feeds_a_stack(map, pool)) continue;
    const int content = total(*pool.content), wanted = tokens_for_open_hexes(map, pool).most;
    compare(pool.name, content, wanted,
            {Kind::TokenPool,
             N_("the token pool \"{0}\" has only {1} of the {2} tokens that producing hexes can draw"),
             N_("the token pool \"{0}\" has {1} tokens, {2} more than producing hexes can draw")},
            content < wanted ? add_tokens(map, pool, wanted - content)
                             : remove_tokens(map, pool, content - wanted),
            report);
  }
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
