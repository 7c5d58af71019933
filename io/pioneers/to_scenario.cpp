#include <algorithm>

#include <fmt/format.h>

#include "io/pioneers/foreign.h"
#include "io/pioneers/game_file.h"
#include "io/pioneers/grid.h"
#include "io/pioneers/numbers.h"
#include "io/pioneers/settings.h"
#include "model/scenario/limits.h"

namespace hexwright::pioneers {
namespace {

std::string joined(const std::vector<std::string>& lines) {
  return fmt::format("{}", fmt::join(lines, "\n"));
}

/// Into the scenario's own word, as near as it can say it; what has no sensible zero keeps its usual value.
void take_word(const Setting& setting, const GameNumber& said, int& word, Report& report) {
  if (said.value >= setting.least && said.value <= limits::count) {
    word = said.value;
    return;
  }
  if (said.value > limits::count)
    word = limits::count;
  else if (setting.least == 0)
    word = 0;
  report.warn(said.place, N_("expected {0} between {1} and {2}, found {3}; {4} is taken"),
              {std::string(setting.keyword), std::to_string(setting.least), std::to_string(limits::count),
               std::to_string(said.value), std::to_string(word)});
}

void take_settings(const GameFile& file, Scenario& scenario, Report& report) {
  for (const auto& setting : all_settings()) {
    const auto found = file.settings.find(setting.keyword);
    const bool is_said = found != file.settings.end();
    const GameNumber said = is_said ? found->second : GameNumber{setting.missing, {}};
    if (!is_said && setting.least > 0)
      report.warn({}, N_("the file does not say {0}; {1} is taken"),
                  {std::string(setting.keyword), std::to_string(*setting.word(scenario.details))});
    else if (!setting.word)
      keep(scenario, setting.keyword, foreign_value(setting, said.value));
    else
      take_word(setting, said, *setting.word(scenario.details), report);
  }
  // One count is all that the format has: a game waits for that many.
  scenario.details.min_players = scenario.details.max_players;
  keep(scenario, bonus_key, fmt::format("{}", fmt::join(file.island_bonus, ",")));
  for (const auto& line : file.unknown_lines) keep(scenario, unknown_line_key, line);
}

bool says(const GameFile& file, std::string_view keyword) {
  const auto found = file.settings.find(keyword);
  return found != file.settings.end() && found->second.value != 0;
}

bool needs_seafarers(const GameFile& file) {
  return says(file, "num-ships") || says(file, pirate_key) ||
         std::any_of(file.hexes.begin(), file.hexes.end(), [](const auto& entry) {
           return entry.second.pirate || entry.second.terrain == Terrain::Gold;
         });
}

bool is_land_at(const GameFile& file, Hex at) {
  const auto found = file.hexes.find(at);
  return found != file.hexes.end() && is_land(found->second.terrain);
}

Direction facing_in(const GameFile& file, Hex at, const GameHex& hex, Report& report) {
  const int facing = hex.harbor->facing;
  if (facing <= 5) return direction_from(facing);
  Direction found = Direction::East;
  for (int candidate = 5; candidate >= 0; --candidate)
    if (is_land_at(file, neighbour(at, direction_from(candidate)))) found = direction_from(candidate);
  report.warn(hex.place, N_("a harbor faces one of the directions 0 to 5, found {0}; {1} is taken"),
              {std::to_string(facing), std::to_string(facing_of(found))});
  return found;
}

void take_harbor(const GameFile& file, Hex at, const GameHex& hex, Scenario& scenario, Report& report) {
  Harbor harbor{facing_in(file, at, hex, report), {}};
  if (hex.harbor->kind)
    harbor.kind = *hex.harbor->kind;
  else
    report.warn(
        hex.place,
        N_("there are no gold harbors (Pioneers stops at 'sm'); the kind of the harbor is left open"));
  const auto [other, added] = scenario.harbors.try_emplace(Path(at, harbor.facing), harbor);
  if (!added) {
    report.warn(hex.place, N_("two harbors face each other and would share a path; this one is left out"));
  } else if (!is_land_at(file, neighbour(at, harbor.facing))) {
    const Spot spot = spot_of(at);
    report.warn(hex.place, N_("the harbor at column {0}, row {1} does not face land"),
                {std::to_string(spot.x), std::to_string(spot.y)});
  }
}

void take_hexes(const GameFile& file, Scenario& scenario, Report& report) {
  const auto tokens = dealt_numbers(file, report);
  for (const auto& [at, hex] : file.hexes) {
    Cell& cell = scenario.cells[at];
    cell.terrain = hex.terrain;
    if (const auto token = tokens.find(at); token != tokens.end()) cell.token = token->second;
    if (hex.harbor) take_harbor(file, at, hex, scenario, report);
    if (hex.fixed) keep_fixed(scenario, at);
    if (!hex.pirate) continue;
    if (scenario.markers.contains(Marker::Pirate))
      report.warn(hex.place, N_("the pirate was already placed; the last place counts"));
    scenario.markers[Marker::Pirate] = at;
  }
}

void close_corners(const GameFile& file, Scenario& scenario, Report& report) {
  for (const auto& closed : file.closed_corners) {
    const Spot spot{closed.x, closed.y};
    const bool named = closed.corner >= 0 && closed.corner <= 5 && in_grid(spot);
    if (!named || !file.hexes.contains(hex_at(spot))) {
      report.warn(
          closed.place,
          N_("there is no corner {0} {1} {2} on this map to be closed to founding; the line is left out"),
          {std::to_string(closed.x), std::to_string(closed.y), std::to_string(closed.corner)});
      continue;
    }
    scenario.closed_to_founding.insert(Intersection(hex_at(spot), corner_from(closed.corner)));
  }
}

}  // namespace

Scenario scenario_from(const GameFile& file, Report& report) {
  Scenario scenario;
  scenario.details.title = file.title;
  scenario.details.source = joined(file.comments);
  scenario.details.description = joined(file.description);
  take_settings(file, scenario, report);
  if (needs_seafarers(file)) scenario.rules["seafarers"];
  take_hexes(file, scenario, report);
  if (const auto start = start_of_robber(file)) scenario.markers[Marker::Robber] = *start;
  close_corners(file, scenario, report);
  if (says(file, shuffle_key))
    report.note(file.settings.at(shuffle_key).place,
                N_("Pioneers shuffles the terrain of this map before play; here it lies as drawn, and the "
                   "word is kept for the way back"));
  return scenario;
}

}  // namespace hexwright::pioneers
