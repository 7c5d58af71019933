#include "model/rules/volcano/krakatoa.h"

#include <algorithm>

#include "model/rules/volcano/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::volcano {
namespace {

using Hexes = std::array<HexId, 3>;

bool is_volcano(const MapView& map, HexId hex) { return hex != none && map.terrain(hex) == Terrain::Volcano; }

bool has(const Hexes& hexes, HexId hex) { return std::find(hexes.begin(), hexes.end(), hex) != hexes.end(); }

std::vector<HexId> around(const MapView& map, const Hexes& hexes) {
  std::vector<HexId> found;
  for (const HexId hex : hexes)
    for (const HexId other : map.board().neighbours(hex))
      if (other != none && !has(hexes, other)) found.push_back(other);
  std::sort(found.begin(), found.end());
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

/// The tokens that the three get: fixed ones, and all that the pools hold from which they draw.
Counts<int> tokens_of(const MapView& map, const Hexes& hexes) {
  Counts<int> tokens;
  std::vector<PoolId> pools;
  for (const HexId hex : hexes) {
    const PoolId pool = map.token_pool_of(hex);
    if (map.number(hex) != MapView::no_number) ++tokens[map.number(hex)];
    if (pool == none || std::find(pools.begin(), pools.end(), pool) != pools.end()) continue;
    pools.push_back(pool);
    if (const auto* content = map.token_pools()[pool.index()].content)
      for (const auto& [number, count] : *content) tokens[number] += count;
  }
  return tokens;
}

Trio judged(const MapView& map, const Hexes& hexes) {
  static const Counts<int> wanted{{4, 1}, {5, 1}, {6, 1}};
  Trio trio{hexes};
  for (const HexId other : around(map, hexes)) {
    if (map.is_land(other))
      ++trio.land_beside;
    else if (map.may_be_land(other))
      ++trio.doubtful_beside;
  }
  trio.numbered = tokens_of(map, hexes) == wanted;
  trio.draws =
      std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) { return map.token_pool_of(hex) != none; });
  return trio;
}

/// Those that carry one of 4, 5 and 6 as the first of them keep it, the others get what is left.
Fix number_them(const MapView& map, const Trio& trio) {
  std::vector<int> left{4, 5, 6};
  std::vector<HexId> others;
  for (const HexId hex : trio.hexes) {
    const auto kept = std::find(left.begin(), left.end(), map.number(hex));
    if (kept == left.end())
      others.push_back(hex);
    else
      left.erase(kept);
  }
  Edits edits;
  for (std::size_t i = 0; i < others.size(); ++i)
    edits.push_back(SetToken{map.board().hex(others[i]), left[i]});
  return {say(N_("give them 4, 5 and 6")), std::move(edits)};
}

bool is_better(const Trio& a, const Trio& b) {
  const auto faults = [](const Trio& t) {
    return std::array{t.land_beside, t.doubtful_beside, t.numbered ? 0 : 1};
  };
  return faults(a) < faults(b);
}

void look_at_best(const MapView& map, const Trio& trio, Report& report) {
  const Hex place = map.board().hex(trio.hexes[0]);
  if (trio.land_beside > 0)
    report.add(
        place,
        by_number(trio.land_beside,
                  plural("Krakatoa is an island of three volcanoes alone, but {0} other land hex touches "
                         "the three that begin here",
                         "Krakatoa is an island of three volcanoes alone, but {0} other land hexes touch "
                         "the three that begin here")));
  else if (!trio.numbered)
    report.add(trio.draws ? Severity::Warning : Severity::Error, place,
               trio.draws ? say(N_("the volcanoes of Krakatoa carry 4, 5 and 6, one each, but the three that "
                                   "begin here can draw other numbers"))
                          : say(N_("the volcanoes of Krakatoa carry 4, 5 and 6, one each, but the three that "
                                   "begin here do not")),
               trio.is_island() ? std::optional(number_them(map, trio)) : std::nullopt);
  else if (trio.doubtful_beside > 0)
    report.add(
        Severity::Warning, place,
        by_number(trio.doubtful_beside,
                  plural("{0} hex that can turn out to be land touches the three volcanoes of Krakatoa",
                         "{0} hexes that can turn out to be land touch the three volcanoes of "
                         "Krakatoa")));
}

void find_none(const MapView& map, Report& report) {
  int fixed = 0, possible = 0;
  for (const HexId hex : map.board().hexes()) {
    if (is_volcano(map, hex))
      ++fixed;
    else if (map.terrains(hex).contains(Terrain::Volcano))
      ++possible;
  }
  if (possible > 0)
    report.add(
        Severity::Warning, WholeScenario{},
        say(N_("Krakatoa is an island of three volcanoes that touch each other; of the map's volcanoes "
               "only {0} are fixed, and whether others come to lie beside them is left to chance"),
            fixed));
  else
    report.add(
        WholeScenario{},
        by_number(fixed,
                  plural("Krakatoa is an island of three volcanoes that touch each other; the map has {0}",
                         "Krakatoa is an island of three volcanoes that touch each other; the map has "
                         "{0}, and no three of them touch")));
}

void find_no_krakatoa(const MapView& map, Report& report) {
  if (!map.rules().is_on("volcano", "krakatoa")) return;
  const auto found = trios(map);
  const auto best = std::min_element(found.begin(), found.end(), is_better);
  if (best == found.end())
    find_none(map, report);
  else
    look_at_best(map, *best, report);
}

}  // namespace

std::vector<Trio> trios(const MapView& map) {
  std::vector<Trio> found;
  for (const HexId hex : map.board().hexes()) {
    if (!is_volcano(map, hex)) continue;
    const auto& neighbours = map.board().neighbours(hex);
    for (std::size_t side = 0; side < 6; ++side) {
      const HexId second = neighbours[side], third = neighbours[(side + 1) % 6];
      // Each three are found from their first hex only.
      if (second > hex && third > hex && is_volcano(map, second) && is_volcano(map, third))
        found.push_back(judged(map, {hex, second, third}));
    }
  }
  return found;
}

bool bars_number(const MapView& map, HexId hex, int number) {
  if (!map.rules().is_on("volcano", "krakatoa") || !is_volcano(map, hex)) return false;
  const auto found = trios(map);
  return std::any_of(found.begin(), found.end(), [&](const Trio& trio) {
    if (!has(trio.hexes, hex)) return false;
    const bool taken = std::any_of(trio.hexes.begin(), trio.hexes.end(),
                                   [&](HexId other) { return other != hex && map.number(other) == number; });
    return taken || number < 4 || number > 6;
  });
}

constinit const Check krakatoa_stands_alone{
    .info = {.id = "volcano.krakatoa-stands-alone",
             .severity = Severity::Error,
             .title = N_("Krakatoa is an island of three volcanoes with 4, 5 and 6"),
             .why =
                 N_("In the Krakatoa variant three volcanoes that touch each other make an island of their "
                    "own, without other land, and each carries one of the numbers 4, 5 and 6."),
             .requirement = "VOL-08"},
    .run = find_no_krakatoa};

}  // namespace hexwright::volcano
