#include <algorithm>
#include <limits>
#include <set>
#include <tuple>

#include "io/pioneers/areas.h"
#include "io/pioneers/draw.h"
#include "io/pioneers/foreign.h"
#include "io/pioneers/game_file.h"
#include "io/pioneers/grid.h"
#include "io/pioneers/line_text.h"
#include "io/pioneers/settings.h"
#include "model/rules/ruleset.h"

namespace hexwright::pioneers {
namespace {

/// Where hex {0, 0} of the scenario comes to lie: maps that fit keep their places.
Hex shift_for(const std::map<Hex, Terrain>& terrain) {
  const auto fits = [](const auto& entry) { return in_grid(spot_of(entry.first)); };
  if (terrain.empty() || std::all_of(terrain.begin(), terrain.end(), fits)) return {};
  const int north = terrain.begin()->first.r;
  int west = std::numeric_limits<int>::max();
  for (const auto& [at, what] : terrain) west = std::min(west, spot_of(at - Hex{0, north}).x);
  return {-west, -north};
}

class Converter {
 public:
  Converter(const Scenario& scenario, Report& report)
      : scenario_(scenario),
        report_(report),
        draw_(one_draw(scenario, report)),
        shift_(shift_for(draw_.terrain)) {}

  GameFile run();

 private:
  void put_texts();
  std::vector<std::string> lines_of(std::string_view text);
  void put_settings();
  void put_bonus();
  void put_hexes();
  void put_harbors();
  void put_pirate();
  void put_fixed_marks();
  void put_numbers();
  void put_closed_corners();
  bool put_corner(const Intersection& at);
  GameHex* hex_at(Hex in_scenario);
  void lose(std::size_t count, const char* pattern) {
    if (count > 0) report_.warn({}, pattern, {std::to_string(count)});
  }

  const Scenario& scenario_;
  Report& report_;
  Draw draw_;
  Hex shift_;
  GameFile file_;
};

GameHex* Converter::hex_at(Hex in_scenario) {
  const auto found = file_.hexes.find(scenario_.topology.canonical(in_scenario) + shift_);
  return found == file_.hexes.end() ? nullptr : &found->second;
}

std::vector<std::string> Converter::lines_of(std::string_view text) {
  std::vector<std::string> lines;
  bool same = true;
  for (std::size_t at = 0; at <= text.size();) {
    const auto end = std::min(text.find('\n', at), text.size());
    const auto line = text.substr(at, end - at);
    lines.emplace_back(trimmed(line));
    same = same && lines.back() == line;
    at = end + 1;
  }
  if (!same) report_.note({}, N_("blanks at the ends of the lines of a text are left out"));
  // No line and one empty line are the same text.
  if (lines.size() == 1 && lines.front().empty()) lines.clear();
  return lines;
}

void Converter::put_texts() {
  const Details& details = scenario_.details;
  file_.title = trimmed(details.title);
  if (file_.title.empty()) {
    file_.title = "Untitled";
    report_.warn({}, N_("the scenario has no title; Pioneers wants one, so '{0}' is written"), {file_.title});
  }
  file_.comments = lines_of(details.source);
  file_.description = lines_of(details.description);
}

void Converter::put_settings() {
  Details details = scenario_.details;
  for (const auto& setting : all_settings()) {
    int value = setting.usual_for(details.max_players);
    if (setting.keyword == pirate_key)
      value = scenario_.rules.contains("seafarers") || scenario_.markers.contains(Marker::Pirate);
    if (setting.word)
      value = *setting.word(details);
    else if (const auto by_house_rules = value_by_house_rules(scenario_, setting))
      value = *by_house_rules;
    else if (const auto said = last_foreign(scenario_, setting.keyword))
      value = value_from_foreign(setting, *said).value_or(value);
    if (setting.keyword == shuffle_key && draw_.shuffles()) value = 1;
    file_.settings[setting.keyword] = {value, {}};
  }
}

void Converter::put_bonus() {
  if (const Ruleset rules(scenario_.rules); rules.points_for_island(0)) {
    for (const int settled_before : {0, 1})
      if (const int points = *rules.points_for_island(settled_before);
          file_.island_bonus.empty() || file_.island_bonus.back() != points)
        file_.island_bonus.push_back(points);
  } else if (const auto said = last_foreign(scenario_, bonus_key)) {
    for (std::string_view rest = *said; !rest.empty();) {
      const auto end = std::min(rest.find(','), rest.size());
      file_.island_bonus.push_back(lenient_number(rest.substr(0, end)));
      rest.remove_prefix(std::min(end + 1, rest.size()));
    }
  }
  const std::size_t areas = count_of_chit_areas(scenario_);
  const auto bonus = areas == 0 ? std::nullopt : bonus_of_new_islands(scenario_, draw_.terrain);
  if (!bonus || !file_.island_bonus.empty()) {
    lose(areas,
         N_("areas whose chits are left out, as Pioneers has one bonus for whole new islands only: {0}"));
    return;
  }
  file_.island_bonus = {bonus->points};
  report_.note(
      {}, N_("the chits are written as a bonus of {0} for each island that a player settles after founding"),
      {std::to_string(bonus->points)});
  // Who founds on one of them gets nothing there in Pioneers either, but who comes later does.
  if (bonus->islands_without > 1)
    lose(static_cast<std::size_t>(bonus->islands_without),
         N_("islands without chits, which bring the bonus in Pioneers to players who did not found there: "
            "{0}"));
}

void Converter::put_hexes() {
  std::size_t beyond = 0;
  for (const auto& [at, terrain] : draw_.terrain) {
    if (in_grid(spot_of(at + shift_)))
      file_.hexes[at + shift_].terrain = terrain;
    else
      ++beyond;
  }
  lose(beyond, N_("hexes left out with all that lies on them, as Pioneers takes 32 rows of 32 at most: {0}"));
}

void Converter::put_harbors() {
  std::size_t doubled = 0, elsewhere = 0;
  for (const auto& [path, harbor] : scenario_.harbors) {
    GameHex* hex = hex_at(harbor_hex(path, harbor));
    if (!hex || hex->terrain != Terrain::Sea)
      ++elsewhere;
    else if (hex->harbor)
      ++doubled;
    else
      hex->harbor = GameHarbor{draw_.harbors.at(path), facing_of(harbor.facing)};
  }
  lose(elsewhere, N_("harbors left out because they do not lie in a sea hex: {0}"));
  lose(doubled, N_("harbors left out because another lies in the same sea hex: {0}"));
}

void Converter::put_pirate() {
  const auto pirate = scenario_.markers.find(Marker::Pirate);
  if (pirate == scenario_.markers.end()) return;
  GameHex* hex = hex_at(pirate->second);
  if (hex && hex->terrain == Terrain::Sea)
    hex->pirate = true;
  else
    report_.warn({}, N_("the pirate does not stand on a sea hex of the file and is left out"));
}

void Converter::put_fixed_marks() {
  std::size_t astray = 0;
  for (const Hex at : fixed_marks(scenario_)) {
    if (GameHex* hex = hex_at(at))
      hex->fixed = true;
    else
      ++astray;
  }
  lose(astray, N_("marks that keep a hex out of the shuffle, left out because there is no hex: {0}"));
  const auto shuffled_before = last_foreign(scenario_, shuffle_key);
  if (!draw_.shuffles() || shuffled_before == "on") return;
  std::set<Hex> moving;
  for (const Hex at : draw_.shuffled_hexes) moving.insert(at + shift_);
  for (const Path& path : draw_.shuffled_harbors)
    moving.insert(harbor_hex(path, scenario_.harbors.at(path)) + shift_);
  for (auto& [at, hex] : file_.hexes)
    hex.fixed = (is_land(hex.terrain) || hex.harbor) && !moving.contains(at);
}

void Converter::put_numbers() {
  std::map<Hex, int> tokens;
  std::size_t idle = 0;
  for (const auto& [at, token] : draw_.tokens) {
    if (!is_producing(draw_.terrain.at(at))) ++idle;
    tokens.emplace(at + shift_, token);
  }
  lose(idle, N_("number tokens on desert or sea are left out: {0}"));
  const auto robber = scenario_.markers.find(Marker::Robber);
  const bool placed = robber != scenario_.markers.end();
  number_row_by_row(file_, tokens, placed ? std::optional(robber->second + shift_) : std::nullopt);
  const GameHex* stands = placed ? hex_at(robber->second) : nullptr;
  if (placed && (!stands || stands->terrain != Terrain::Desert))
    report_.warn({}, N_("the robber's place is left out: in Pioneers it starts on a desert"));
  if (const auto start = placed ? std::nullopt : start_of_robber(file_)) {
    const Spot spot = spot_of(*start);
    report_.note(
        {},
        N_("the scenario places no robber; in Pioneers it starts on the first desert, in column {0}, row "
           "{1}"),
        {std::to_string(spot.x), std::to_string(spot.y)});
  }
  if (file_.chits.empty())
    report_.error({}, N_("Pioneers does not load a map without a producing hex; this one has none"));
}

bool Converter::put_corner(const Intersection& at) {
  std::optional<GameCorner> best;
  for (const Hex hex : at.hexes()) {
    if (!file_.hexes.contains(hex + shift_)) continue;
    const Spot spot = spot_of(hex + shift_);
    if (best && std::pair(best->x, best->y) < std::pair(spot.x, spot.y)) continue;
    for (const Corner corner : all_corners)
      if (Intersection(hex, corner) == at) best = {spot.x, spot.y, corner_number(corner), {}};
  }
  if (best) file_.closed_corners.push_back(*best);
  return best.has_value();
}

void Converter::put_closed_corners() {
  std::set<Intersection> closed(scenario_.closed_to_founding.begin(), scenario_.closed_to_founding.end());
  const auto said = closed.size();
  closed.merge(outside_founding_areas(scenario_, draw_.terrain));
  if (closed.size() > said)
    report_.note({}, N_("intersections outside the founding areas, written as closed to founding: {0}"),
                 {std::to_string(closed.size() - said)});
  std::size_t astray = 0;
  for (const auto& at : closed)
    if (!put_corner(at)) ++astray;
  lose(astray, N_("intersections closed to founding, left out because they touch no hex: {0}"));
  std::sort(file_.closed_corners.begin(), file_.closed_corners.end(),
            [](const GameCorner& a, const GameCorner& b) {
              return std::tie(a.x, a.y, a.corner) < std::tie(b.x, b.y, b.corner);
            });
}

GameFile Converter::run() {
  put_texts();
  put_settings();
  put_bonus();
  put_hexes();
  put_harbors();
  put_pirate();
  put_fixed_marks();
  put_numbers();
  put_closed_corners();
  return std::move(file_);
}

}  // namespace

GameFile game_file_from(const Scenario& scenario, Report& report) {
  report_unsayable(scenario, report);
  return Converter(scenario, report).run();
}

}  // namespace hexwright::pioneers
