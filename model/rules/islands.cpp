#include "model/rules/islands.h"

#include <algorithm>

#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright {

Islands islands_of(const MapView& map) {
  Islands islands{IdVector<HexId, IslandId>(map.board().hex_count()), 0};
  std::vector<HexId> queue;
  const auto visit = [&](HexId hex) {
    if (!map.is_land(hex) || islands[hex] != none) return;
    islands.of[hex] = IslandId(islands.count);
    queue.push_back(hex);
  };
  for (const HexId first : map.board().hexes()) {
    queue.clear();
    visit(first);
    // NOLINTNEXTLINE(modernize-loop-convert): it grows meanwhile
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (const HexId next : map.board().neighbours(queue[i])) visit(next);
    if (!queue.empty()) ++islands.count;
  }
  return islands;
}

namespace {

bool has_open_land(const MapView& map, const AreaView& area) {
  return std::any_of(area.hexes.begin(), area.hexes.end(), [&](HexId hex) { return is_open_land(map, hex); });
}

std::string unused_name(const Scenario& scenario, const std::string& wished) {
  std::string name = wished;
  for (int n = 2; scenario.areas.contains(name); ++n) name = wished + " " + std::to_string(n);
  return name;
}

/// Where players found already is home; otherwise the northernmost island.
std::optional<Fix> choose_home(const MapView& map) {
  for (const auto& view : map.areas()) {
    if (!view.has(AreaRole::Founding) || !has_open_land(map, view) ||
        !map.rules().suits_as_home(map, view.hexes))
      continue;
    Area area = *view.area;
    area.roles.insert(AreaRole::Home);
    return Fix{say(N_("make the area \"{0}\" the home island"), *view.name), {SetArea{*view.name, area}}};
  }
  const Islands islands = islands_of(map);
  Area area{{AreaRole::Founding, AreaRole::Home}, {}, {}};
  IslandId island;
  for (const HexId hex : map.board().hexes()) {
    if (island == none && is_open_land(map, hex)) island = islands[hex];
    if (island != none && islands[hex] == island) area.cells.insert(map.board().hex(hex));
  }
  std::vector<HexId> hexes;
  for (const Hex hex : area.cells) hexes.push_back(map.board().find(hex));
  if (hexes.empty() || !map.rules().suits_as_home(map, hexes)) return {};
  return Fix{say(N_("make the northernmost island the home island")),
             {SetArea{unused_name(map.scenario(), "Home island"), area}}};
}

/// Founding in the areas of the role home only.
Fix found_at_home(const MapView& map) {
  Edits edits;
  for (const auto& view : map.areas()) {
    if (view.has(AreaRole::Home) == view.has(AreaRole::Founding)) continue;
    Area area = *view.area;
    if (view.has(AreaRole::Home))
      area.roles.insert(AreaRole::Founding);
    else
      area.roles.erase(AreaRole::Founding);
    edits.push_back(SetArea{*view.name, area});
  }
  return {say(N_("let players found on the home island only")), std::move(edits)};
}

}  // namespace

bool is_open_land(const MapView& map, HexId hex) { return map.is_land(hex) && !map.is_hidden(hex); }

std::vector<HexId> home_land(const MapView& map) {
  const auto home = map.hexes_in(AreaRole::Home);
  std::vector<HexId> land;
  for (const HexId hex : map.board().hexes())
    if (home[hex] != 0 && is_open_land(map, hex)) land.push_back(hex);
  return land;
}

void find_no_home(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0 || !home_land(map).empty()) return;
  for (const auto& area : map.areas())
    if (area.has(AreaRole::Home)) {
      report.add(NamedPlace{NamedPlace::Kind::Area, *area.name},
                 say(N_("the home island \"{0}\" has no land that is known before play"), *area.name));
      return;
    }
  report.add(WholeScenario{}, say(N_("no area is the home island; give the area of its hexes that role")),
             choose_home(map));
}

void find_founding_abroad(const MapView& map, Report& report) {
  const auto home = map.hexes_in(AreaRole::Home);
  if (home_land(map).empty()) return;
  const bool anywhere = !map.has_area_with(AreaRole::Founding);
  const auto founding = map.hexes_in(AreaRole::Founding);
  std::vector<Argument> abroad;
  for (const HexId hex : map.board().hexes()) {
    if (home[hex] == 0 && (anywhere || founding[hex] != 0) && is_open_land(map, hex))
      abroad.emplace_back(word(map.board().hex(hex)));
  }
  if (abroad.empty()) return;
  report.add(
      WholeScenario{},
      by_number(abroad.size(),
                plural("players shall found on the home island only, but could on {0} more land hex: {1}",
                       "players shall found on the home island only, but could on {0} more land hexes: {1}"),
                {list(abroad)}),
      found_at_home(map));
}

}  // namespace hexwright
