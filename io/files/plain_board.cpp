#include "io/files/plain_board.h"

#include <algorithm>
#include <cstdlib>

#include "model/rules/module.h"
#include "model/rules/words.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

std::vector<Argument> titles_of(const RuleChoices& rules) {
  std::vector<Argument> titles;
  for (const auto& [id, options] : rules) {
    const RuleModule* module = find_module(id);
    titles.push_back(module ? Argument(Message{module->title}) : Argument(id));
  }
  return titles;
}

template <class Things, class IsLost>
std::size_t count_of(const Things& things, IsLost is_lost) {
  return static_cast<std::size_t>(
      std::count_if(things.begin(), things.end(), [&](const auto& entry) { return is_lost(entry.second); }));
}

}  // namespace

bool BoardText::takes(std::string_view words) const {
  return words.size() <= most && is_clean_text(words, most == limits::text);
}

bool is_within_limits(Hex hex) {
  return std::abs(hex.q) <= limits::coordinate && std::abs(hex.r) <= limits::coordinate;
}

void report_beyond_plain_board(const Scenario& scenario, ProblemList& losses) {
  const auto lose = [&](std::size_t count, const char* pattern) {
    if (count > 0) losses.warn({}, pattern, {std::to_string(count)});
  };
  if (scenario.topology != Topology{})
    losses.warn({}, N_("the joined edges are left out: the board becomes flat"));
  if (!scenario.rules.empty())
    losses.warn({}, N_("rule modules left out, with their options: {0}"), {list(titles_of(scenario.rules))});
  lose(scenario.own.all().size(), N_("packs of own rules left out: {0}"));
  lose(scenario.boxes.size(), N_("boxes left out: {0}"));
  lose(count_of(scenario.cells, is_hidden), N_("hexes that lie face down, written without terrain: {0}"));
  lose(count_of(scenario.cells, [](const Cell& cell) { return !is_hidden(cell) && pool_of(cell.terrain); }),
       N_("hexes whose terrain is drawn, written without terrain: {0}"));
  lose(count_of(scenario.cells,
                [](const Cell& cell) {
                  const auto terrain = open_terrain(cell);
                  return terrain && is_own(*terrain);
                }),
       N_("hexes of own terrains, written without terrain: {0}"));
  lose(count_of(scenario.cells, [](const Cell& cell) { return !is_hidden(cell) && pool_of(cell.token); }),
       N_("hexes whose number is drawn, written without number: {0}"));
  lose(count_of(scenario.harbors,
                [](const Harbor& harbor) {
                  const auto kind = fixed(harbor.kind);
                  return kind ? is_own(*kind) : pool_of(harbor.kind) != nullptr;
                }),
       N_("harbors that are drawn or of own kinds, written without kind: {0}"));
  lose(scenario.terrain_pools.size() + scenario.token_pools.size() + scenario.harbor_pools.size() +
           scenario.stacks.size(),
       N_("pools and stacks left out: {0}"));
  lose(scenario.areas.size(), N_("areas left out: {0}"));
  lose(scenario.frontiers.size(), N_("frontier areas left out, with their events: {0}"));
  lose(scenario.closed_to_founding.size(), N_("intersections closed to founding, left out: {0}"));
  lose(scenario.marks.size(), N_("marks left out: {0}"));
  if (!scenario.generation.empty()) losses.warn({}, N_("what is asked of dealt boards is left out"));
  lose(scenario.accepted.size(), N_("accepted findings left out: {0}"));
  lose(scenario.foreign.size(), N_("entries of other programs' files left out: {0}"));
}

}  // namespace hexwright
