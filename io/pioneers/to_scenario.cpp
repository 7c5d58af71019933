#include <algorithm>

#include <fmt/format.h>

#include "io/pioneers/areas.h"
#include "io/pioneers/foreign.h"
#include "io/pioneers/game_file.h"
#include "io/pioneers/grid.h"
#include "io/pioneers/settings.h"
#include "model/rules/ruleset.h"
#include "model/rules/words.h"
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

GameNumber said_in(const GameFile& file, const Setting& setting) {
  const auto found = file.settings.find(setting.keyword);
  return found != file.settings.end() ? found->second : GameNumber{setting.missing, {}};
}

/// Not kept besides what house rules say. Of victory point cards files say five numbers, and house rules
/// their sum.
bool is_said_by_house_rules(const Setting& setting, const RuleOptions& house_rules) {
  return says(house_rules, setting) && setting.house_rule != "victory-points";
}

RuleOptions house_rules_in(const GameFile& file, int players) {
  return house_rules_of([&](const Setting& setting) { return said_in(file, setting).value; }, players);
}

void take_settings(const GameFile& file, Scenario& scenario, Report& report) {
  const Setting& players = *std::find_if(all_settings().begin(), all_settings().end(),
                                         [](const Setting& each) { return each.keyword == players_key; });
  const RuleOptions house_rules = house_rules_in(file, said_in(file, players).value);
  if (!house_rules.empty()) scenario.rules["house-rules"] = house_rules;
  for (const auto& setting : all_settings()) {
    const bool is_said = file.settings.contains(setting.keyword);
    const GameNumber said = said_in(file, setting);
    if (!is_said && setting.least > 0)
      report.warn({}, N_("the file does not say {0}; {1} is taken"),
                  {std::string(setting.keyword), std::to_string(*setting.word(scenario.details))});
    else if (is_said_by_house_rules(setting, house_rules))
      continue;
    else if (!setting.word)
      keep(scenario, setting.keyword, foreign_value(setting, said.value));
    else
      take_word(setting, said, *setting.word(scenario.details), report);
  }
  // One count is all that the format has: a game waits for that many.
  scenario.details.min_players = scenario.details.max_players;
  for (const auto& line : file.unknown_lines) keep(scenario, unknown_line_key, line);
}

/// The development deck, in one message.
void describe_deck(const GameFile& file, int players, Report& report) {
  struct Kind {
    const char* card;
    long long said, here;
  };
  std::vector<Kind> kinds;
  TextPlace place;
  for (const auto& setting : all_settings()) {
    if (!setting.card) continue;
    if (kinds.empty() || kinds.back().card != setting.card) kinds.push_back({setting.card, 0, 0});
    const GameNumber said = said_in(file, setting);
    kinds.back().said += said.value;
    kinds.back().here += setting.usual_for(players);
    if (place.line == 0) place = said.place;
  }
  std::vector<Argument> others;
  for (const auto& [card, said, here] : kinds)
    if (said != here) others.emplace_back(say(N_("{0} {1} instead of {2}"), Message{card}, said, here));
  if (!others.empty())
    report.note(place, N_("Pioneers' development cards of this map are not those of games here: {0}"),
                {whole_list(others)});
}

/// Of the options, but for the numbers of a deck.
Argument titles_of(const RuleOptions& house_rules) {
  std::vector<Argument> titles;
  for (const ModuleOption& option : find_module("house-rules")->options)
    if (house_rules.contains(std::string(option.id)) &&
        (option.id == "own-deck" || option.id == "cards-of-each" || option.id == "rounds-without-seven"))
      titles.emplace_back(Message{option.title});
  return list(titles);
}

/// Rules that we keep for the way back, and do not play.
void describe_effects(const GameFile& file, int players, const RuleChoices& rules, Report& report) {
  const auto found = rules.find("house-rules");
  const RuleOptions house_rules = found == rules.end() ? RuleOptions() : found->second;
  for (const auto& setting : all_settings()) {
    const int usual = setting.usual_for(players);
    const GameNumber said = said_in(file, setting);
    if (setting.effect && said.value != usual && !says(house_rules, setting))
      report.note(said.place, setting.effect, {std::to_string(said.value), std::to_string(usual)});
  }
  if (!house_rules.empty())
    report.note({}, N_("Pioneers' figures of this map are played here as house rules: {0}"),
                {titles_of(house_rules)});
  if (!house_rules.contains("own-deck")) describe_deck(file, players, report);
}

/// The bonus for new islands in the words of the module "foreign-islands": so much for the first island, so
/// much for each further one.
std::optional<RuleOptions> options_for(std::vector<int> bonus) {
  while (bonus.size() > 1 && bonus.back() == bonus[bonus.size() - 2]) bonus.pop_back();
  if (bonus.empty() || bonus.size() > 2) return std::nullopt;
  RuleOptions options{{"points", std::to_string(bonus.back())}};
  if (bonus.size() == 2) options.emplace("points-for-first", std::to_string(bonus.front()));
  const bool same_first = bonus.size() == 2 && bonus.front() == 0;  // which is what 0 says there
  const RuleModule* module = find_module("foreign-islands");
  const bool taken = std::all_of(module->options.begin(), module->options.end(), [&](const auto& option) {
    const auto value = options.find(std::string(option.id));
    return value == options.end() || takes(option, value->second);
  });
  return taken && !same_first ? std::optional(std::move(options)) : std::nullopt;
}

/// FOU-03. Where ships bring nobody to another island there is nothing to play.
void take_bonus(const GameFile& file, Scenario& scenario, Report& report) {
  std::map<Hex, Terrain> terrain;
  for (const auto& [at, hex] : file.hexes) terrain.emplace(at, hex.terrain);
  const bool sails = scenario.details.pieces.ships > 0 && count_of_islands(terrain) > 1;
  auto options = sails ? options_for(file.island_bonus) : std::nullopt;
  if (options) {
    scenario.rules["foreign-islands"] = *std::move(options);
    return;
  }
  const auto bonus = fmt::format("{}", fmt::join(file.island_bonus, ","));
  keep(scenario, bonus_key, bonus);
  if (std::any_of(file.island_bonus.begin(), file.island_bonus.end(), [](int points) { return points != 0; }))
    report.note({}, N_("Pioneers gives points for new islands on this map ({0}); games here do not"),
                {bonus});
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
  take_bonus(file, scenario, report);
  describe_effects(file, scenario.details.max_players, scenario.rules, report);
  if (says(file, shuffle_key))
    report.note(file.settings.at(shuffle_key).place,
                N_("Pioneers shuffles the terrain of this map before play; here it lies as drawn, and the "
                   "word is kept for the way back"));
  return scenario;
}

}  // namespace hexwright::pioneers
