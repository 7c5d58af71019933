#include <algorithm>
#include <optional>
#include <utility>

#include "model/board/index.h"
#include "model/rules/islands.h"
#include "model/rules/map_view.h"
#include "model/rules/seafarers/parts.h"
#include "model/scenario/plural.h"

namespace hexwright::seafarers {
namespace {

/// What a player's first settlement there scores, or what home it is: a hex has one such area. SEA-10
bool is_island_area(const AreaView& area) { return area.has(AreaRole::Home) || area.area->chits; }

void find_overlaps(const MapView& map, Report& report) {
  // By hex: the first such area with it, counted from 1.
  IdVector<HexId, int> owner(map.board().hex_count());
  const auto areas = map.areas();
  for (std::size_t i = 0; i < areas.size(); ++i) {
    if (!is_island_area(areas[i])) continue;
    int other = 0, shared = 0;
    Edits edits;
    for (const HexId hex : areas[i].hexes) {
      int& first = owner[hex];
      if (first == 0) first = static_cast<int>(i) + 1;
      // Sea between islands may belong to both.
      if (first == static_cast<int>(i) + 1 || map.is_sea(hex)) continue;
      if (other == 0) other = first;
      ++shared;
      edits.push_back(SetInArea{*areas[i].name, map.board().hex(hex), false});
    }
    if (shared == 0) continue;
    const auto& first_name = *areas[at(other - 1)].name;
    const std::string& own_name = *areas[i].name;
    std::optional<Fix> fix;
    if (edits.size() != areas[i].area->cells.size())
      fix = Fix{say(N_("take them out of \"{0}\""), own_name), std::move(edits)};
    else if (!areas[i].has(AreaRole::Home))  // nothing would be left of it, and a home is needed
      fix = Fix{say(N_("remove the area \"{0}\""), own_name), {SetArea{own_name, {}}}};
    report.add(NamedPlace{NamedPlace::Kind::Area, *areas[i].name},
               by_number(shared,
                         plural("the areas \"{1}\" and \"{2}\" share {0} land hex",
                                "the areas \"{1}\" and \"{2}\" share {0} land hexes"),
                         {first_name, *areas[i].name}),
               std::move(fix));
  }
}

/// By hex: it lies in no area, printed frames apart.
IdVector<HexId, char> hexes_in_no_area(const MapView& map) {
  IdVector<HexId, char> free(map.board().hex_count(), 1);
  for (const auto& area : map.areas())
    if (!area.has(AreaRole::Frame) || area.has(AreaRole::Home))
      for (const HexId hex : area.hexes) free[hex] = 0;
  return free;
}

void find_split_homes(const MapView& map, Report& report) {
  if (!map.has_area_with(AreaRole::Home)) return;
  const Islands islands = islands_of(map);
  const auto free = hexes_in_no_area(map);
  for (const auto& area : map.areas()) {
    if (!area.has(AreaRole::Home)) continue;
    IdVector<IslandId, char> home(islands.count);
    for (const HexId hex : area.hexes)
      if (islands[hex] != none) home[islands[hex]] = 1;
    Edits edits;
    bool touches_hidden = false;
    for (const HexId hex : map.board().hexes())
      if (free[hex] != 0 && islands[hex] != none && home[islands[hex]] != 0 && !map.is_hidden(hex)) {
        edits.push_back(SetInArea{*area.name, map.board().hex(hex), true});
        const auto& around = map.board().neighbours(hex);
        touches_hidden = touches_hidden || std::any_of(around.begin(), around.end(), [&](HexId next) {
                           return next != none && map.is_hidden(next);
                         });
      }
    if (edits.empty()) continue;
    // Who founds there must not discover anything by it: the check fog.founding-out-of-fog.
    std::optional<Fix> fix;
    if (!touches_hidden) fix = Fix{say(N_("take these into \"{0}\""), *area.name), edits};
    report.add(NamedPlace{NamedPlace::Kind::Area, *area.name},
               by_number(edits.size(),
                         plural("the home island \"{1}\" goes on for {0} hex beyond its area",
                                "the home island \"{1}\" goes on for {0} hexes beyond its area"),
                         {*area.name}),
               std::move(fix));
  }
}

Fix without_chits(const AreaView& area) {
  Area plain = *area.area;
  plain.chits.reset();
  return {say(N_("give no chits there")), {SetArea{*area.name, std::move(plain)}}};
}

void find_idle_chits(const MapView& map, Report& report) {
  for (const auto& area : map.areas()) {
    if (!area.area->chits || area.hexes.empty()) continue;
    const bool settled =
        std::any_of(area.hexes.begin(), area.hexes.end(), [&](HexId hex) { return map.may_be_land(hex); });
    if (!settled)
      report.add(NamedPlace{NamedPlace::Kind::Area, *area.name},
                 say(N_("settling the area \"{0}\" shall bring chits, but it has no land"), *area.name),
                 without_chits(area));
  }
}

}  // namespace

constinit const Check areas_apart{
    .info = {.id = "seafarers.areas-apart",
             .severity = Severity::Warning,
             .title = N_("Home islands and areas with chits do not overlap"),
             .why = N_("A settlement on shared land would score twice, or at home."),
             .requirement = "SEA-10"},
    .run = find_overlaps};

constinit const Check home_islands_whole{
    .info = {.id = "seafarers.home-islands-whole",
             .severity = Severity::Warning,
             .title = N_("The area of a home island covers all of it"),
             .why = N_("Otherwise a settlement on the same island would count as one abroad."),
             .requirement = "SEA-10"},
    .run = find_split_homes};

constinit const Check chits_can_score{.info = {.id = "seafarers.chits-can-score",
                                               .severity = Severity::Warning,
                                               .title = N_("Areas with chits have land"),
                                               .why = N_("Chits are given for settling."),
                                               .requirement = "SEA-07"},
                                      .run = find_idle_chits};

}  // namespace hexwright::seafarers
