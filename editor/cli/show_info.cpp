#include <fmt/format.h>

#include "cli/box_needs.h"
#include "cli/commands.h"
#include "cli/info_json.h"
#include "cli/layer_counts.h"
#include "cli/names.h"

namespace hexwright {
namespace {

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
  print_line(label, layer.fixed.empty() && !layer.drawn.empty() ? "drawn" : words(layer.fixed));
  for (const auto& [pool, draw] : layer.drawn)
    print_line(fmt::format("  from {}", pool), fmt::format("{} of {}", draw.places, words(draw.contents)));
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

void print_needs(const BoxNeeds& needs) {
  print_line("needs hexes", words(needs.hexes));
  print_line("needs tokens", words(needs.tokens));
  print_line("needs harbors", words(needs.harbors));
  if (needs.chits > 0) print_line("needs chits", fmt::format("{}", needs.chits));
  std::string boxes;
  const auto fewest = fewest_boxes(needs);
  for (const std::string_view box : fewest.value_or(std::vector<std::string_view>{}))
    boxes.append(boxes.empty() ? "" : ", ").append(box);
  print_line("all of it is in", fewest ? boxes : "no set of known boxes, one of each");
}

}  // namespace

ExitCode run(const InfoCommand& command) {
  const auto opened = open_sound(command.input);
  if (const auto* code = std::get_if<ExitCode>(&opened)) return *code;
  const auto& scenario = std::get<Scenario>(opened);
  const auto counts = counts_of(scenario);
  if (command.json) {
    print_info_as_json(scenario, counts);
  } else {
    print_details(scenario);
    print_board(scenario, counts);
    print_needs(box_needs_of(scenario));
  }
  return ExitCode::Fine;
}

}  // namespace hexwright
