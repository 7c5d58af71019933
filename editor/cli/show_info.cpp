#include <fmt/format.h>

#include "editor/cli/box_needs.h"
#include "editor/cli/commands.h"
#include "editor/cli/layer_counts.h"
#include "editor/cli/names.h"
#include "editor/cli/results.h"
#include "editor/cli/words.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

std::string shown(const own::Packs& packs, Terrain terrain) { return words({"{0}", {word(packs, terrain)}}); }
std::string shown(const own::Packs& packs, HarborKind kind) {
  return is_own(kind) ? words({"{0}", {word(packs, kind)}}) : words(id(kind));
}

/// "14: forest 4, hills 2".
template <class Face>
std::string described(const own::Packs& packs, const Counts<Face>& counts) {
  std::string result = fmt::format("{}", total(counts));
  const char* separator = ": ";
  for (const auto& [face, count] : counts) {
    result += fmt::format("{}{} {}", separator, shown(packs, face), count);
    separator = ", ";
  }
  return result;
}
/// "4: 3 4 4 11".
std::string described(const own::Packs& /*of no interest*/, const Counts<int>& tokens) {
  std::string result = fmt::format("{}", total(tokens));
  const char* separator = ": ";
  for (const auto& [number, count] : tokens)
    for (int i = 0; i < count; ++i) {
      result += fmt::format("{}{}", separator, number);
      separator = " ";
    }
  return result;
}

void print_row(std::string_view label, std::string_view value) {
  if (!value.empty()) print_lines(stdout, fmt::format("{:<17} {}", label, value));
}

template <class Face>
void print_layer(const own::Packs& packs, std::string_view label, const LayerCounts<Face>& layer) {
  print_row(label,
            layer.fixed.empty() && !layer.drawn.empty() ? words(N_("drawn")) : described(packs, layer.fixed));
  for (const auto& [pool, draw] : layer.drawn)
    print_row("  " + words({N_("from {0}"), {pool}}),
              words({N_("{0} of {1}"), {std::to_string(draw.places), described(packs, draw.contents)}}));
  if (layer.undecided > 0) print_row("  " + words(N_("undecided")), fmt::format("{}", layer.undecided));
}

std::string described(const Chits& chits) {
  const Message points = by_number(chits.points, plural("{0} point", "{0} points"));
  return words(by_number(
      chits.settlements,
      chits.every_player
          ? plural("{1} for every player's first settlement", "{1} for every player's first {0} settlements")
          : plural("{1} for the first settlement", "{1} for the first {0} settlements"),
      {points}));
}

std::string described(const Area& area) {
  std::string result = words(by_number(area.cells.size(), plural("{0} hex", "{0} hexes")));
  for (const AreaRole role : area.roles) result += ", " + words({"{0}", {word(role)}});
  if (area.chits) result += ", " + described(*area.chits);
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
  print_line(stdout, details.title.empty() ? words(N_("(no title)")) : details.title);
  print_row(words(N_("author")), details.author);
  print_row(words(N_("players")), players(details));
  print_row(words(N_("victory points")), fmt::format("{}", details.victory_points));
  const Pieces& pieces = details.pieces;
  print_row(words(N_("pieces")),
            words({N_("roads: {0}, settlements: {1}, cities: {2}, ships: {3} for each player"),
                   {std::to_string(pieces.roads), std::to_string(pieces.settlements),
                    std::to_string(pieces.cities), std::to_string(pieces.ships)}}));
  print_row(words(N_("rules")), joined_rules(scenario));
  print_row(words(N_("boxes")), joined_names(scenario.boxes));
  print_row(words(N_("description")), details.description);
  print_row(words(N_("source")), details.source);
  print_row(words(N_("notes")), details.notes);
}

void print_board(const Scenario& scenario, const ScenarioCounts& counts) {
  print_layer(scenario.own, words(N_("hexes")), counts.terrain);
  print_layer(scenario.own, words(N_("number tokens")), counts.tokens);
  print_layer(scenario.own, words(N_("harbors")), counts.harbors);
  for (const auto& [name, stack] : scenario.stacks) {
    const auto cells = counts.hidden.find(name);
    const int hidden = cells == counts.hidden.end() ? 0 : cells->second;
    print_row(words({N_("stack {0}"), {name}}),
              words(by_number(hidden, plural("{0} face-down cell, {1}", "{0} face-down cells, {1}"),
                              {described(scenario.own, stack.hexes)})));
    const auto tokens = scenario.token_pools.find(stack.token_pool);
    if (tokens != scenario.token_pools.end())
      print_row("  " + words(N_("tokens")), described(scenario.own, tokens->second));
  }
  for (const auto& [name, area] : scenario.areas) print_row(words({N_("area {0}"), {name}}), described(area));
  for (const auto& [marker, hex] : scenario.markers)
    print_row(words(id(marker)), words({N_("at {0},{1}"), {std::to_string(hex.q), std::to_string(hex.r)}}));
}

void print_needs(const Scenario& scenario, const BoxNeeds& needs) {
  print_row(words(N_("needs hexes")), described(scenario.own, needs.hexes));
  print_row(words(N_("needs tokens")), described(scenario.own, needs.tokens));
  print_row(words(N_("needs harbors")), described(scenario.own, needs.harbors));
  if (needs.chits > 0) print_row(words(N_("needs chits")), fmt::format("{}", needs.chits));
  std::string boxes;
  const auto fewest = fewest_boxes(needs);
  for (const std::string_view box : fewest.value_or(std::vector<std::string_view>{}))
    boxes.append(boxes.empty() ? "" : ", ").append(box);
  print_row(words(N_("all of it is in")), fewest ? boxes : words(N_("no set of known boxes, one of each")));
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
    print_needs(scenario, box_needs_of(scenario));
  }
  return ExitCode::Fine;
}

}  // namespace hexwright
