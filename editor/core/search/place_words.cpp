#include "editor/core/search/place_words.h"

#include <algorithm>
#include <string>

#include "editor/core/editing/frontiers.h"
#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/stack_designer.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

Message word(std::string_view title) { return {std::string(title), {}}; }

Message terrain_phrase(const own::Packs& packs, const Cell& cell) {
  if (const auto* pool = pool_of(cell.terrain)) return {N_("terrain from the pool {0}"), {*pool}};
  if (const auto terrain = fixed(cell.terrain)) return own::title(packs, *terrain);
  return {N_("no terrain yet"), {}};
}

void add_token(const Cell& cell, std::vector<Message>& phrases) {
  if (const auto* pool = pool_of(cell.token)) phrases.push_back({N_("token from the pool {0}"), {*pool}});
  const auto number = fixed(cell.token);
  if (!number) return;
  const int dots = pips(*number);
  phrases.push_back(by_number(dots, plural("token {1} with {0} pip", "token {1} with {0} pips"),
                              {std::to_string(*number)}));
}

Message harbor_phrase(const own::Packs& packs, const Harbor& harbor) {
  if (const auto kind = fixed(harbor.kind)) return own::title(packs, *kind);
  if (const auto* pool = pool_of(harbor.kind)) return {N_("harbor from the pool {0}"), {*pool}};
  return {N_("harbor of no kind yet"), {}};
}

/// From which stack an undiscovered hex comes, and what it may turn out to be.
void add_hidden(const Scenario& scenario, Hex at, const std::string& name, std::vector<Message>& phrases) {
  const auto stack = scenario.stacks.find(name);
  const bool open = stack != scenario.stacks.end() && !stack->second.paired_with.empty();
  phrases.push_back({open ? N_("open cell of the stack {0}") : N_("face down from the stack {0}"), {name}});
  constexpr std::size_t most = 3;
  const auto odds = odds_at(scenario, at);
  for (std::size_t i = 0; i < odds.size() && i < most; ++i)
    phrases.push_back(odds_phrase(odds[i], scenario.own));
  if (odds.size() > most) phrases.push_back({N_("or another"), {}});
}

/// Some neighbour lies at the other edge of the board.
bool at_seam(const Topology& topology, Hex at) {
  return std::any_of(all_directions.begin(), all_directions.end(),
                     [&](Direction d) { return topology.canonical(neighbour(at, d)) != neighbour(at, d); });
}

void add_mark(const Scenario& scenario, const MarkPlace& at, std::vector<Message>& phrases) {
  if (const auto mark = scenario.marks.find(at); mark != scenario.marks.end())
    phrases.push_back(hexwright::word(scenario.own, mark->second));
}

void append(std::vector<Message>& phrases, std::vector<Message> more) {
  phrases.insert(phrases.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

std::vector<Message> describe(const Scenario& scenario, Hex at) {
  std::vector<Message> phrases{{N_("hex {0},{1}"), {std::to_string(at.q), std::to_string(at.r)}}};
  const auto found = scenario.cells.find(at);
  if (found == scenario.cells.end()) {
    phrases.push_back({N_("not on the board"), {}});
  } else if (is_hidden(found->second)) {
    add_hidden(scenario, at, found->second.stack, phrases);
  } else {
    phrases.push_back(terrain_phrase(scenario.own, found->second));
    add_token(found->second, phrases);
  }
  if (at_seam(scenario.topology, at)) phrases.push_back({N_("at the seam"), {}});
  if (frontier_of(scenario, at)) phrases.push_back({N_("in a frontier area"), {}});
  if (const auto harbor = harbor_in(scenario, at))
    phrases.push_back(harbor_phrase(scenario.own, scenario.harbors.at(*harbor)));
  for (const auto& [marker, hex] : scenario.markers)
    if (hex == at) phrases.push_back(word(title(marker)));
  add_mark(scenario, at, phrases);
  for (const auto& [name, area] : scenario.areas)
    if (area.cells.contains(at)) phrases.push_back({N_("in {0}"), {name}});
  return phrases;
}

std::vector<Message> describe(const Scenario& scenario, Intersection at) {
  std::vector<Message> phrases;
  const int dots = pips_at(scenario, at);
  phrases.push_back(by_number(dots, plural("intersection with {0} pip", "intersection with {0} pips")));
  for (const Path path : at.paths())
    if (const auto harbor = scenario.harbors.find(scenario.topology.canonical(path));
        harbor != scenario.harbors.end())
      phrases.push_back(harbor_phrase(scenario.own, harbor->second));
  if (scenario.closed_to_founding.contains(at)) phrases.push_back({N_("closed to founding"), {}});
  add_mark(scenario, at, phrases);
  if (const int events = frontier_events_at(scenario, at); events > 0)
    phrases.push_back(
        by_number(events, plural("touched by a frontier event", "touched by {0} frontier events")));
  return phrases;
}

std::vector<Message> describe(const Scenario& scenario, Path at) {
  std::vector<Message> phrases;
  if (const auto harbor = scenario.harbors.find(at); harbor != scenario.harbors.end())
    phrases.push_back(harbor_phrase(scenario.own, harbor->second));
  add_mark(scenario, at, phrases);
  return phrases;
}

std::vector<Message> describe(const Scenario& scenario, const Selection& selection) {
  if (selection.hexes.empty()) return {};
  int land = 0, dots = 0;
  for (const Hex at : selection.hexes) {
    const auto cell = scenario.cells.find(at);
    if (cell == scenario.cells.end() || is_hidden(cell->second)) continue;
    if (const auto terrain = open_terrain(cell->second); terrain && is_land(*terrain)) ++land;
    if (const auto number = open_token(cell->second)) dots += pips(*number);
  }
  return {by_number(selection.hexes.size(), plural("{0} hex selected", "{0} hexes selected")),
          say(N_("land {0}"), land), by_number(dots, plural("{0} pip", "{0} pips"))};
}

std::vector<Message> describe(const Scenario& scenario, const Pointer& pointer) {
  auto phrases = describe(scenario, pointer.hex);
  if (pointer.intersection) append(phrases, describe(scenario, *pointer.intersection));
  return phrases;
}

std::string line(const std::vector<Message>& phrases, Translate translate) {
  std::string result;
  for (const Message& phrase : phrases) {
    if (!result.empty()) result += ", ";
    result += text(phrase, translate);
  }
  return result;
}

int pips_at(const Scenario& scenario, Intersection at) {
  int sum = 0;
  for (const Hex h : at.hexes()) {
    const auto cell = scenario.cells.find(scenario.topology.canonical(h));
    if (cell == scenario.cells.end()) continue;
    if (const auto number = open_token(cell->second)) sum += pips(*number);
  }
  return sum;
}

}  // namespace hexwright
