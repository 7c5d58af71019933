#include "pioneers/losses.h"

#include <algorithm>
#include <charconv>

#include "pioneers/settings.h"

namespace hexwright::pioneers {
namespace {

bool is_ours(const ForeignEntry& entry) { return entry.format == format_name; }

std::optional<Hex> hex_from(std::string_view text) {
  Hex hex;
  const char* end = text.data() + text.size();
  const auto q = std::from_chars(text.data(), end, hex.q);
  if (q.ec != std::errc{} || q.ptr == end || *q.ptr != ',') return std::nullopt;
  const auto r = std::from_chars(q.ptr + 1, end, hex.r);
  return r.ec == std::errc{} && r.ptr == end ? std::optional(hex) : std::nullopt;
}

/// Whether the writer makes something of the entry.
bool is_understood(const ForeignEntry& entry) {
  if (!is_ours(entry)) return false;
  if (entry.key == bonus_key) return true;
  if (entry.key == fixed_key) return hex_from(entry.value).has_value();
  const auto settings = all_settings();
  return std::any_of(settings.begin(), settings.end(), [&](const Setting& setting) {
    return setting.keyword == entry.key && value_from_foreign(setting, entry.value);
  });
}

std::size_t unknown_rules(const RuleChoices& rules) {
  std::size_t count = 0;
  for (const auto& [module, options] : rules) count += (module == "seafarers" ? 0 : 1) + options.size();
  return count;
}

/// The land that hangs together with `start`.
std::set<Hex> island_at(Hex start, const std::map<Hex, Terrain>& terrain) {
  std::set<Hex> island{start};
  std::vector<Hex> open{start};
  while (!open.empty()) {
    const Hex at = open.back();
    open.pop_back();
    for (const Direction d : all_directions) {
      const auto next = terrain.find(neighbour(at, d));
      if (next != terrain.end() && is_land(next->second) && island.insert(next->first).second)
        open.push_back(next->first);
    }
  }
  return island;
}

bool is_one_island(const Area& area, const std::map<Hex, Terrain>& terrain) {
  std::set<Hex> land;
  for (const Hex at : area.cells)
    if (const auto found = terrain.find(at); found != terrain.end() && is_land(found->second))
      land.insert(at);
  return !land.empty() && island_at(*land.begin(), terrain) == land;
}

}  // namespace

void report_unsayable(const Scenario& scenario, Report& report) {
  const Details& details = scenario.details;
  const auto lose = [&](std::size_t count, const char* pattern) {
    if (count > 0) report.warn({}, pattern, {std::to_string(count)});
  };
  if (!details.author.empty()) report.warn({}, N_("the author is left out: '{0}'"), {details.author});
  if (!details.notes.empty()) report.warn({}, N_("the notes are left out"));
  if (details.min_players != details.max_players)
    report.warn({}, N_("Pioneers has one number of players: {0} is written, from {1} players on is left out"),
                {std::to_string(details.max_players), std::to_string(details.min_players)});
  if (details.max_players < 2 || details.max_players > 8)
    report.warn({}, N_("Pioneers plays with 2 to 8 players, this scenario with {0}"),
                {std::to_string(details.max_players)});
  if (details.quarter_turned) report.warn({}, N_("the map is shown without its quarter turn"));
  if (scenario.topology != Topology{})
    report.warn({}, N_("the joined edges are left out: in Pioneers every map is flat"));
  lose(unknown_rules(scenario.rules), N_("{0} rule modules and options are left out"));
  lose(scenario.boxes.size(), N_("the list of {0} boxes is left out"));
  lose(scenario.areas.size(), N_("the names and roles of {0} areas are left out"));
  lose(scenario.terrain_pools.size() + scenario.token_pools.size() + scenario.harbor_pools.size() +
           scenario.stacks.size(),
       N_("the contents of {0} pools and stacks are left out, but for what is drawn from them"));
  lose(scenario.accepted.size(), N_("{0} accepted findings are left out"));
  lose(static_cast<std::size_t>(
           std::count_if(scenario.foreign.begin(), scenario.foreign.end(),
                         [](const ForeignEntry& entry) { return !is_understood(entry); })),
       N_("{0} lines or entries that Pioneers does not know are left out"));
}

std::optional<std::string> last_foreign(const Scenario& scenario, std::string_view key) {
  const auto found =
      std::find_if(scenario.foreign.rbegin(), scenario.foreign.rend(),
                   [&](const ForeignEntry& entry) { return is_ours(entry) && entry.key == key; });
  return found == scenario.foreign.rend() ? std::nullopt : std::optional(found->value);
}

std::vector<Hex> fixed_marks(const Scenario& scenario) {
  std::vector<Hex> marks;
  for (const auto& entry : scenario.foreign)
    if (is_ours(entry) && entry.key == fixed_key)
      if (const auto hex = hex_from(entry.value)) marks.push_back(*hex);
  return marks;
}

std::size_t count_of_chit_areas(const Scenario& scenario) {
  return static_cast<std::size_t>(
      std::count_if(scenario.areas.begin(), scenario.areas.end(),
                    [](const auto& entry) { return entry.second.chits.has_value(); }));
}

std::optional<int> bonus_of_new_islands(const Scenario& scenario, const std::map<Hex, Terrain>& terrain) {
  std::optional<int> points;
  for (const auto& [name, area] : scenario.areas) {
    if (!area.chits) continue;
    const Chits& chits = *area.chits;
    const bool plain = chits.settlements == 1 && chits.every_player && is_one_island(area, terrain);
    if (!plain || (points && *points != chits.points)) return std::nullopt;
    points = chits.points;
  }
  return points;
}

std::set<Intersection> outside_founding_areas(const Scenario& scenario,
                                              const std::map<Hex, Terrain>& terrain) {
  std::set<Hex> founding;
  for (const auto& [name, area] : scenario.areas)
    if (area.roles.contains(AreaRole::Founding)) founding.insert(area.cells.begin(), area.cells.end());
  std::set<Intersection> outside;
  if (founding.empty()) return outside;
  for (const auto& [at, what] : terrain) {
    if (!is_land(what)) continue;
    for (const Corner corner : all_corners) {
      const Intersection intersection(at, corner);
      const auto hexes = intersection.hexes();
      if (std::none_of(hexes.begin(), hexes.end(), [&](Hex hex) { return founding.contains(hex); }))
        outside.insert(intersection);
    }
  }
  return outside;
}

}  // namespace hexwright::pioneers
