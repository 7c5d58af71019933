#include <algorithm>

#include "model/rules/desert_strips/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::desert_strips {
namespace {

bool is_desert(const MapView& map, HexId hex) {
  return hex != none && map.terrains(hex) == TerrainSet(Terrain::Desert);
}

std::vector<HexId> deserts_of(const MapView& map) {
  std::vector<HexId> deserts;
  for (const HexId hex : map.board().hexes())
    if (is_desert(map, hex)) deserts.push_back(hex);
  return deserts;
}

/// Those that hang together with the first one.
std::vector<HexId> connected(const MapView& map, HexId first) {
  std::vector<HexId> found{first};
  for (std::size_t i = 0; i < found.size(); ++i)
    for (const HexId next : map.board().neighbours(found[i]))
      if (is_desert(map, next) && std::find(found.begin(), found.end(), next) == found.end())
        found.push_back(next);
  return found;
}

void find_deserts_apart(const MapView& map, Report& report) {
  const auto deserts = deserts_of(map);
  if (map.board().hex_count() == 0) return;
  if (deserts.empty()) {
    report.add(WholeScenario{}, say(N_("there is no desert to cut a strip off")));
    return;
  }
  const auto together = connected(map, deserts.front());
  for (const HexId hex : deserts)
    if (std::find(together.begin(), together.end(), hex) == together.end()) {
      report.add(map.board().hex(hex),
                 say(N_("this desert does not hang together with the first one, at hex {0}"),
                     word(map.board().hex(deserts.front()))));
      return;
    }
}

/// Land outside of the strip that touches it and is no desert: a way around. TTD-02
void find_ways_around(const MapView& map, Report& report) {
  for (const AreaView& area : map.areas()) {
    if (!area.area->chits || !is_strip(map, area.hexes)) continue;
    for (const HexId hex : area.hexes) {
      const auto& around = map.board().neighbours(hex);
      const auto beside = std::find_if(around.begin(), around.end(), [&](HexId next) {
        const bool inside = std::find(area.hexes.begin(), area.hexes.end(), next) != area.hexes.end();
        return map.may_be_land(next) && !inside && !is_desert(map, next);
      });
      if (!map.may_be_land(hex) || beside == around.end()) continue;
      report.add(NamedPlace{NamedPlace::Kind::Area, *area.name},
                 say(N_("the strip \"{0}\" touches other land than deserts, at hex {1}"), *area.name,
                     word(map.board().hex(*beside))));
      break;
    }
  }
}

bool has_land(const MapView& map, const AreaView& area) {
  return std::any_of(area.hexes.begin(), area.hexes.end(), [&](HexId hex) { return map.may_be_land(hex); });
}

void find_nothing_to_settle(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  int strips = 0, islets = 0;
  for (const AreaView& area : map.areas())
    if (area.area->chits && has_land(map, area)) ++(is_strip(map, area.hexes) ? strips : islets);
  if (strips == 0)
    report.add(WholeScenario{}, say(N_("no area with chits lies beyond the desert: there is no strip")));
  else if (islets == 0)
    report.add(WholeScenario{}, say(N_("no area with chits lies across the sea: there is no islet")));
}

/// Hexes of founding areas that are desert, or bring chits.
Edits beyond_main_part(const MapView& map, const AreaView& founding) {
  Edits out;
  for (const HexId hex : founding.hexes) {
    const bool foreign = std::ranges::any_of(map.areas(), [&](const AreaView& area) {
      return area.area->chits && std::find(area.hexes.begin(), area.hexes.end(), hex) != area.hexes.end();
    });
    if (is_desert(map, hex) || (foreign && map.may_be_land(hex)))
      out.push_back(SetInArea{*founding.name, map.board().hex(hex), false});
  }
  return out;
}

void find_founding_elsewhere(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  if (!map.has_area_with(AreaRole::Founding)) {
    report.add(
        WholeScenario{},
        say(N_("players could found everywhere; give the area of the main part the role of founding")));
    return;
  }
  for (const AreaView& area : map.areas()) {
    if (!area.has(AreaRole::Founding)) continue;
    const Edits out = beyond_main_part(map, area);
    if (out.empty()) continue;
    const bool some_left = out.size() < area.area->cells.size();
    report.add(
        NamedPlace{NamedPlace::Kind::Area, *area.name},
        by_number(out.size(),
                  plural("players could found beyond the main part, as {0} hex of \"{1}\" is a desert or "
                         "brings chits",
                         "players could found beyond the main part, as {0} hexes of \"{1}\" are deserts or "
                         "bring chits"),
                  {*area.name}),
        some_left ? std::optional(Fix{say(N_("take them out of \"{0}\""), *area.name), out}) : std::nullopt);
  }
}

}  // namespace

bool is_strip(const MapView& map, const std::vector<HexId>& hexes) {
  return std::ranges::any_of(hexes, [&](HexId hex) {
    return map.may_be_land(hex) &&
           std::ranges::any_of(map.board().neighbours(hex), [&](HexId next) { return is_desert(map, next); });
  });
}

void join_strips(const MapView& map, std::vector<ChitArea>& areas) {
  if (!map.rules().is_on("desert-strips", "strips-as-one")) return;
  const auto lies_beside_desert = [&](const ChitArea& area) { return is_strip(map, area.hexes); };
  const auto all = std::ranges::find_if(areas, lies_beside_desert);
  if (all == areas.end()) return;
  for (auto other = all + 1; other != areas.end(); ++other)
    if (lies_beside_desert(*other)) {
      all->names.insert(all->names.end(), other->names.begin(), other->names.end());
      all->hexes.insert(all->hexes.end(), other->hexes.begin(), other->hexes.end());
    }
  areas.erase(std::remove_if(all + 1, areas.end(), lies_beside_desert), areas.end());
}

constinit const Check deserts_connected{
    .info = {.id = "desert-strips.deserts-connected",
             .severity = Severity::Error,
             .title = N_("The deserts hang together"),
             .why = N_("One line of deserts parts the strips from the main part of the island."),
             .requirement = "TTD-10"},
    .run = find_deserts_apart};

constinit const Check strips_beyond_desert{
    .info = {.id = "desert-strips.strips-beyond-desert",
             .severity = Severity::Error,
             .title = N_("Strips touch land only through deserts"),
             .why = N_("Otherwise a strip is reached, or even founded on, without crossing the desert."),
             .requirement = "TTD-10"},
    .run = find_ways_around};

constinit const Check strip_and_islet{
    .info = {.id = "desert-strips.strip-and-islet",
             .severity = Severity::Error,
             .title = N_("There are a strip and an islet"),
             .why =
                 N_("Players choose between the way through the desert and the way across the sea. Both are "
                    "areas that bring chits."),
             .requirement = "TTD-10"},
    .run = find_nothing_to_settle};

constinit const Check founding_on_main_part{
    .info = {.id = "desert-strips.founding-on-main-part",
             .severity = Severity::Error,
             .title = N_("Players found on the main part only"),
             .why =
                 N_("A founding settlement touches a hex of the main part. Deserts, strips and islets lie in "
                    "no founding area."),
             .requirement = "TTD-03"},
    .run = find_founding_elsewhere};

}  // namespace hexwright::desert_strips
