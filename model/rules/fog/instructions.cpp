#include <algorithm>

#include "listed_modules.h"
#include "model/findings/check.h"
#include "model/rules/base/token_steps.h"
#include "model/rules/fog/parts.h"
#include "model/rules/token_shares.h"
#include "model/rules/words.h"

namespace hexwright::fog {
namespace {

/// "2 hills, 1 forest"
Argument words(const MapView& map, const Counts<Terrain>& counts) {
  std::vector<Argument> each;
  for (const auto& [terrain, count] : counts) each.emplace_back(counted(map.packs(), count, terrain));
  return list(each);
}

/// Those that lie face down, and not open.
std::vector<const StackSupply*> face_down_stacks(const MapView& map) {
  std::vector<const StackSupply*> stacks;
  for (const StackSupply& stack : map.stacks())
    if (stack.content && stack.content->paired_with.empty() && !stack.drawing.empty())
      stacks.push_back(&stack);
  return stacks;
}

using Stacks = std::vector<const StackSupply*>;

void add_dealing(const MapView& map, const Stacks& stacks, Instructions& sheet) {
  for (const TerrainPool& pool : map.terrain_pools()) {
    if (!pool.content) continue;
    std::vector<Argument> shares;
    for (const StackSupply* stack : stacks)
      if (stack->content->dealt > 0 && stack->content->dealt_from == pool.name)
        shares.emplace_back(std::to_string(stack->content->dealt) + " \"" + stack->name + "\"");
    if (!shares.empty())
      sheet.steps.emplace_back(
          say(N_("Shuffle {0} face down and deal them out to the stacks, still face down: {1}."),
              words(map, *pool.content), list(shares)));
  }
}

void add_stacks(const MapView& map, const Stacks& stacks, Instructions& sheet) {
  for (const StackSupply* stack : stacks) {
    const auto& hexes = stack->content->hexes;
    const int places = static_cast<int>(stack->drawing.size());
    if (hexes.empty())
      sheet.steps.emplace_back(
          say(N_("Lay the stack \"{0}\" face down on its {1} places."), stack->name, places));
    else if (stack->content->dealt > 0)
      sheet.steps.emplace_back(
          say(N_("Add to the stack \"{0}\": {1}. Shuffle it and lay it face down on its {2} "
                 "places."),
              stack->name, words(map, hexes), places));
    else
      sheet.steps.emplace_back(
          say(N_("Shuffle the stack \"{0}\" ({1}) and lay it face down on its {2} places."), stack->name,
              words(map, hexes), places));
  }
}

std::vector<const TokenPool*> pools_of(const MapView& map, const Stacks& stacks) {
  std::vector<const TokenPool*> pools;
  for (const TokenPool& pool : map.token_pools())
    if (pool.content && !pool.content->empty() &&
        std::any_of(stacks.begin(), stacks.end(),
                    [&](const StackSupply* stack) { return stack->content->token_pool == pool.name; }))
      pools.push_back(&pool);
  return pools;
}

void add_tokens(const MapView& map, const std::vector<const TokenPool*>& pools, Instructions& sheet) {
  for (const TokenPool* pool : pools) {
    base::add_steps_of_set_aside(map, *pool, sheet);
    if (const Counts<int> others = token_shares(map, *pool).back().tokens; !others.empty())
      sheet.steps.emplace_back(say(N_("Shuffle the tokens {0} face down and stack them beside the board."),
                                   base::numbers_in_words(others)));
  }
}

void add_turning_up(const MapView& map, const std::vector<const TokenPool*>& pools, Instructions& sheet) {
  sheet.steps.emplace_back(
      say(N_("Turn all face-down hexes up, one after the other. Each that yields something "
             "takes its number token at once.")));
  const bool set_aside = std::any_of(pools.begin(), pools.end(),
                                     [&](const TokenPool* pool) { return base::has_set_aside(map, *pool); });
  sheet.steps.emplace_back(
      set_aside ? base::parting_of_set_aside()
                : say(N_("Where a 6 or 8 from the stack of tokens comes to touch another 6 or 8, "
                         "exchange it for a different number.")));
}

void add_rules(const MapView& map, Instructions& sheet) {
  const auto add = [&](Message words) { sheet.rules.push_back({fog_module.title, std::move(words)}); };
  if (!map.rules().explores()) {
    add(say(N_("Nobody takes a resource for being the first to reach a hex.")));
    return;
  }
  add(
      say(N_("Whoever brings a road or ship to an intersection of a face-down hex turns it up at once. Who "
             "reaches two of them turns up both.")));
  add(
      say(N_("A hex that yields something takes the top token, and its discoverer one resource of its kind "
             "from the bank.")));
  if (map.terrains_in_use().contains(Terrain::Gold))
    add(say(N_("The discoverer of a gold field takes one resource of choice.")));
  add(say(N_("The sea and the desert bring nothing.")));
}

}  // namespace

void add_instructions(const MapView& map, Instructions& sheet) {
  const Stacks stacks = face_down_stacks(map);
  if (stacks.empty()) return;
  add_dealing(map, stacks, sheet);
  add_stacks(map, stacks, sheet);
  const auto pools = pools_of(map, stacks);
  add_tokens(map, pools, sheet);
  if (!map.rules().explores()) add_turning_up(map, pools, sheet);
  add_rules(map, sheet);
}

}  // namespace hexwright::fog
