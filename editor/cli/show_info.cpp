#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/commands.h"
#include "cli/layer_counts.h"
#include "cli/names.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

std::string word(Terrain terrain) { return std::string(id(terrain)); }
std::string word(HarborKind kind) { return std::string(id(kind)); }
std::string word(int number) { return std::to_string(number); }

/// "14: forest 4, hills 2".
template <class Face>
std::string words(const Counts<Face>& counts) {
  std::string result = fmt::format("{}", total(counts));
  const char* separator = ": ";
  for (const auto& [face, count] : counts) {
    result += fmt::format("{}{} {}", separator, word(face), count);
    separator = ", ";
  }
  return result;
}
/// "4: 3 4 4 11".
std::string words(const Counts<int>& tokens) {
  std::string result = fmt::format("{}", total(tokens));
  const char* separator = ": ";
  for (const auto& [number, count] : tokens)
    for (int i = 0; i < count; ++i) {
      result += fmt::format("{}{}", separator, number);
      separator = " ";
    }
  return result;
}

void print_line(std::string_view label, std::string_view value) {
  if (!value.empty()) fmt::print("{:<17} {}\n", label, value);
}

template <class Face>
void print_layer(std::string_view label, const LayerCounts<Face>& layer) {
  print_line(label, words(layer.fixed));
  for (const auto& [pool, draw] : layer.drawn)
    print_line(fmt::format("  from {}", pool),
               fmt::format("{} drawn of {}", draw.places, words(draw.contents)));
  if (layer.undecided > 0) print_line("  undecided", fmt::format("{}", layer.undecided));
}

std::string words(const Chits& chits) {
  return fmt::format(
      "{} points for {} first {}", chits.points, chits.every_player ? "every player's" : "the",
      chits.settlements == 1 ? "settlement" : fmt::format("{} settlements", chits.settlements));
}

std::string words(const Area& area) {
  std::string result = fmt::format("{} hexes", area.cells.size());
  for (const AreaRole role : area.roles) result += fmt::format(", {}", id(role));
  if (area.chits) result += ", " + words(*area.chits);
  return result;
}

std::string joined_rules(const Scenario& scenario) {
  std::string result = "base";
  for (const auto& [module, options] : scenario.rules)
    if (module != "base") result += ", " + module;
  return result;
}

void print_details(const Scenario& scenario) {
  const Details& details = scenario.details;
  fmt::print("{}\n", details.title.empty() ? "(no title)" : details.title);
  print_line("author", details.author);
  print_line("players", players(details));
  print_line("victory points", fmt::format("{}", details.victory_points));
  const Pieces& pieces = details.pieces;
  print_line("pieces", fmt::format("{} roads, {} settlements, {} cities, {} ships for each player",
                                   pieces.roads, pieces.settlements, pieces.cities, pieces.ships));
  print_line("rules", joined_rules(scenario));
  print_line("boxes", joined_names(scenario.boxes));
  print_line("description", details.description);
  print_line("source", details.source);
  print_line("notes", details.notes);
}

void print_board(const Scenario& scenario, const ScenarioCounts& counts) {
  print_layer("hexes", counts.terrain);
  print_layer("number tokens", counts.tokens);
  print_layer("harbors", counts.harbors);
  for (const auto& [name, stack] : scenario.stacks) {
    const auto cells = counts.hidden.find(name);
    print_line(fmt::format("stack {}", name),
               fmt::format("{} face-down cells, {}", cells == counts.hidden.end() ? 0 : cells->second,
                           words(stack.hexes)));
    const auto tokens = scenario.token_pools.find(stack.token_pool);
    if (tokens != scenario.token_pools.end()) print_line("  tokens", words(tokens->second));
  }
  for (const auto& [name, area] : scenario.areas) print_line(fmt::format("area {}", name), words(area));
  for (const auto& [marker, hex] : scenario.markers)
    print_line(id(marker), fmt::format("at {},{}", hex.q, hex.r));
}

template <class Face>
Json json(const Counts<Face>& counts) {
  auto result = Json::object();
  for (const auto& [face, count] : counts) result[word(face)] = count;
  return result;
}

template <class Face>
Json json(const LayerCounts<Face>& layer) {
  auto drawn = Json::object();
  for (const auto& [pool, draw] : layer.drawn)
    drawn[pool] = {{"places", draw.places}, {"contents", json(draw.contents)}};
  return {{"fixed", json(layer.fixed)}, {"drawn", std::move(drawn)}, {"undecided", layer.undecided}};
}

Json json_areas(const Scenario& scenario) {
  auto result = Json::object();
  for (const auto& [name, area] : scenario.areas) {
    auto roles = Json::array();
    for (const AreaRole role : area.roles) roles.push_back(id(role));
    result[name] = {{"hexes", area.cells.size()}, {"roles", std::move(roles)}, {"chits", nullptr}};
    if (area.chits)
      result[name]["chits"] = {{"points", area.chits->points},
                               {"settlements", area.chits->settlements},
                               {"everyPlayer", area.chits->every_player}};
  }
  return result;
}

Json json_stacks(const Scenario& scenario, const ScenarioCounts& counts) {
  auto result = Json::object();
  for (const auto& [name, stack] : scenario.stacks) {
    const auto cells = counts.hidden.find(name);
    result[name] = {{"cells", cells == counts.hidden.end() ? 0 : cells->second},
                    {"contents", json(stack.hexes)},
                    {"tokenPool", stack.token_pool}};
  }
  return result;
}

void print_all_as_json(const Scenario& scenario, const ScenarioCounts& counts) {
  const Details& details = scenario.details;
  auto markers = Json::object();
  for (const auto& [marker, hex] : scenario.markers) markers[std::string(id(marker))] = {hex.q, hex.r};
  print_json(Json{{"title", details.title},
                  {"author", details.author},
                  {"description", details.description},
                  {"source", details.source},
                  {"notes", details.notes},
                  {"minPlayers", details.min_players},
                  {"maxPlayers", details.max_players},
                  {"victoryPoints", details.victory_points},
                  {"pieces",
                   {{"roads", details.pieces.roads},
                    {"settlements", details.pieces.settlements},
                    {"cities", details.pieces.cities},
                    {"ships", details.pieces.ships}}},
                  {"rules", scenario.rules},
                  {"boxes", scenario.boxes},
                  {"cells", scenario.cells.size()},
                  {"terrain", json(counts.terrain)},
                  {"tokens", json(counts.tokens)},
                  {"harbors", json(counts.harbors)},
                  {"stacks", json_stacks(scenario, counts)},
                  {"areas", json_areas(scenario)},
                  {"markers", std::move(markers)}});
}

}  // namespace

ExitCode run(const InfoCommand& command) {
  const auto opened = open_sound(command.input);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  const auto counts = counts_of(scenario);
  if (command.json) {
    print_all_as_json(scenario, counts);
  } else {
    print_details(scenario);
    print_board(scenario, counts);
  }
  return ExitCode::Fine;
}

}  // namespace hexwright
