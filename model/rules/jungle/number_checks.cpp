#include <algorithm>

#include "model/rules/base/numbers.h"
#include "model/rules/jungle/numbers.h"
#include "model/rules/jungle/parts.h"
#include "model/rules/token_shares.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::jungle {
namespace {

/// Illegal numbers belong to a check of the base game.
bool is_too_extreme(int number) { return is_legal_number(number) && !is_jungle_number(number); }

void find_on_hexes(const MapView& map, Report& report) {
  int instead = 0;
  for (const HexId hex : map.board().hexes()) {
    const int number = map.number(hex);
    if (!bars_number(map, hex, number)) continue;
    if (instead == 0) instead = base::spare_number(map, is_jungle_number);
    const Hex place = map.board().hex(hex);
    const Fix fix{say(N_("make it a {0}"), instead), {SetToken{place, instead}}};
    if (map.terrain(hex))
      report.add(place, say(N_("a jungle carries 3, 4, 5, 9, 10 or 11, not {0}"), number), fix);
    else
      report.add(
          Severity::Warning, place,
          say(N_("the hex has a {0} and can turn out to be a jungle, which carries 3, 4, 5, 9, 10 or 11"),
              number),
          fix);
  }
}

/// How many jungles can take their token from a pool.
int jungles_drawing(const MapView& map, const TokenPool& pool) {
  int jungles = 0;
  std::vector<int> dealt(map.terrain_pools().size(), 0);
  for (const HexId hex : pool.drawing)
    if (const PoolId from = map.terrain_pool_of(hex); from != none)
      ++dealt[from.index()];
    else if (map.terrain(hex) == Terrain::Jungle)
      ++jungles;
  for (const StackSupply* stack : map.stacks_with_tokens_of(pool)) {
    jungles += count_of(stack->content->hexes, Terrain::Jungle);
    for (std::size_t i = 0; i < dealt.size(); ++i)
      if (map.terrain_pools()[i].name == stack->content->dealt_from) dealt[i] += stack->content->dealt;
  }
  for (std::size_t i = 0; i < dealt.size(); ++i)
    if (const auto* terrains = map.terrain_pools()[i].content)
      jungles += std::min(dealt[i], count_of(*terrains, Terrain::Jungle));
  return jungles;
}

/// Takes so many fitting tokens aside that no other terrain takes; none when the pool has not as many. JUN-07
std::optional<Edits> setting_aside(const MapView& map, const TokenPool& pool, int jungles) {
  Counts<int> free = *pool.content;
  TerrainTokens tokens;
  if (const auto found = map.scenario().terrain_tokens.find(pool.name);
      found != map.scenario().terrain_tokens.end())
    tokens = found->second;
  tokens.erase(Terrain::Jungle);
  for (const auto& [terrain, counts] : tokens)
    for (const auto& [number, count] : counts) free[number] -= count;
  Counts<int> taken;
  int left = jungles;
  for (const auto& [number, count] : free) {
    const int take = is_jungle_number(number) ? std::clamp(count, 0, left) : 0;
    if (take > 0) taken[number] = take;
    left -= take;
  }
  if (left > 0) return {};
  tokens[Terrain::Jungle] = std::move(taken);
  return Edits{SetTerrainTokens{pool.name, std::move(tokens)}};
}

/// The numbers that jungles can get from a pool but do not carry.
std::vector<Argument> extremes_for(const MapView& map, const TokenPool& pool, int jungles) {
  const auto shares = token_shares(map, pool);
  Counts<int> tokens = tokens_set_aside(shares, Terrain::Jungle);
  if (total(tokens) < jungles)
    for (const auto& [number, count] : shares.back().tokens) tokens[number] += count;
  std::vector<Argument> extremes;
  for (const auto& [number, count] : tokens)
    if (count > 0 && is_too_extreme(number)) extremes.emplace_back(std::to_string(number));
  return extremes;
}

void find_in_pools(const MapView& map, Report& report) {
  for (const TokenPool& pool : map.token_pools()) {
    const int jungles = pool.content ? jungles_drawing(map, pool) : 0;
    if (jungles == 0) continue;
    const auto extremes = extremes_for(map, pool, jungles);
    if (extremes.empty()) continue;
    std::optional<Fix> fix;
    if (auto edits = setting_aside(map, pool, jungles))
      fix = Fix{say(N_("set {0} fitting tokens aside for jungles"), jungles), std::move(*edits)};
    report.add(
        Severity::Warning, NamedPlace{NamedPlace::Kind::TokenPool, pool.name},
        by_number(
            jungles,
            plural("{0} jungle takes its token from the pool \"{1}\" and can get {2}, but jungles carry "
                   "only 3, 4, 5, 9, 10 or 11",
                   "{0} jungles take their tokens from the pool \"{1}\" and can get {2}, but jungles "
                   "carry only 3, 4, 5, 9, 10 or 11"),
            {pool.name, list(extremes)}),
        std::move(fix));
  }
}

void find_extreme_numbers(const MapView& map, Report& report) {
  find_on_hexes(map, report);
  find_in_pools(map, report);
}

}  // namespace

bool bars_number(const MapView& map, HexId hex, int number) {
  return map.terrains(hex).contains(Terrain::Jungle) && !map.is_unfinished(hex) && is_too_extreme(number);
}

constinit const Check numbers_moderate{
    .info = {.id = "jungle.numbers-moderate",
             .severity = Severity::Error,
             .title = N_("Jungles carry 3, 4, 5, 9, 10 or 11"),
             .why = N_("The token is an extra one that the players agree on. The numbers that come most and "
                       "least often would make discoveries too cheap or too rare."),
             .requirement = "JUN-01"},
    .run = find_extreme_numbers};

}  // namespace hexwright::jungle
