#include "io/pioneers/foreign.h"
#include "io/pioneers/game_file.h"
#include "model/rules/module.h"
#include "model/rules/words.h"

namespace hexwright::pioneers {
namespace {

void report_rules(const RuleChoices& rules, Report& report) {
  std::vector<Argument> modules;
  std::size_t options = 0;
  for (const auto& [id, chosen] : rules) {
    const RuleModule* module = find_module(id);
    if (module && module->points_for_island) continue;  // the bonus for new islands
    if (id == "house-rules") {
      for (const char* unsaid : {"hand-limit", "least-route", "least-army"}) options += chosen.count(unsaid);
      continue;
    }
    options += chosen.size();
    if (id == "base" || id == "seafarers") continue;
    modules.push_back(module ? Argument(Message{module->title}) : Argument(id));
  }
  if (!modules.empty()) report.warn({}, N_("rules that Pioneers does not play: {0}"), {list(modules)});
  if (options > 0) report.warn({}, N_("options of rule modules left out: {0}"), {std::to_string(options)});
}

std::size_t harbors_in_stacks(const Scenario& scenario) {
  int count = 0;
  for (const auto& [name, stack] : scenario.stacks) count += total(stack.harbors);
  return static_cast<std::size_t>(count);
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
  report_rules(scenario.rules, report);
  lose(scenario.own.all().size(), N_("packs of own rules, which Pioneers does not play, left out: {0}"));
  lose(scenario.boxes.size(), N_("boxes left out: {0}"));
  lose(scenario.areas.size(), N_("areas whose names and roles are left out: {0}"));
  lose(scenario.terrain_pools.size() + scenario.token_pools.size() + scenario.harbor_pools.size() +
           scenario.stacks.size(),
       N_("pools and stacks left out, but for what is drawn from them: {0}"));
  lose(harbors_in_stacks(scenario), N_("harbors that lie in stacks left out: {0}"));
  lose(scenario.terrain_tokens.size(),
       N_("token pools with tokens for certain terrains only, which are dealt to any: {0}"));
  lose(scenario.frontiers.size(), N_("frontier areas left out, with their events: {0}"));
  lose(scenario.marks.size(), N_("marks left out: {0}"));
  lose(scenario.accepted.size(), N_("accepted findings left out: {0}"));
  lose(count_of_strange_entries(scenario),
       N_("entries of other files that Pioneers does not know, left out: {0}"));
}

}  // namespace hexwright::pioneers
