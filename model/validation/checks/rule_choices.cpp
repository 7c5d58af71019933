#include <algorithm>

#include "rules/map_view.h"
#include "rules/module.h"
#include "rules/words.h"
#include "validation/map_checks.h"

namespace hexwright::map {
namespace {

void find_unknown(const MapView& map, Report& report) {
  std::vector<std::string> unknown;
  for (const auto& [id, options] : map.scenario().rules) {
    const RuleModule* module = find_module(id);
    if (!module) {
      unknown.push_back("\"" + id + "\"");
      continue;
    }
    for (const auto& [option, value] : options) {
      const auto known = std::any_of(module->options.begin(), module->options.end(),
                                     [&name = option](const ModuleOption& o) { return o.id == name; });
      if (!known) unknown.push_back("\"" + option + "\" (" + id + ")");
    }
  }
  if (unknown.empty()) return;
  report.add(
      WholeScenario{},
      say(N_("this version does not know the rules {0}; they are kept, but not checked"), list(unknown)));
}

/// What only a scenario of this module may use, and this one uses, in words.
std::vector<std::string> uses(const MapView& map, TerrainSet terrains, const RuleModule& module) {
  std::vector<std::string> things;
  for (const Terrain terrain : module.vocabulary.terrains)
    if (terrains.contains(terrain)) things.push_back(lower(title(terrain)));
  for (const Marker marker : module.vocabulary.markers)
    if (map.scenario().markers.contains(marker)) things.push_back(lower(title(marker)));
  if (module.vocabulary.ships && map.scenario().details.pieces.ships > 0)
    things.push_back(std::to_string(map.scenario().details.pieces.ships) + " ships");
  return things;
}

void find_off(const MapView& map, Report& report) {
  const TerrainSet terrains = map.terrains_in_use();
  std::vector<std::string> things, titles;
  RuleChoices rules = map.scenario().rules;
  for (const RuleModule* module : all_modules()) {
    if (map.plays(module->id)) continue;
    const auto used = uses(map, terrains, *module);
    if (used.empty()) continue;
    things.insert(things.end(), used.begin(), used.end());
    titles.emplace_back(module->title);
    rules[std::string(module->id)];
  }
  if (things.empty()) return;
  report.add(WholeScenario{},
             say(N_("this belongs to {0}, which is not played here: {1}"), list(titles), list(things)),
             Fix{say(N_("play with {0}"), list(titles)), {SetRules{rules}}});
}

}  // namespace

constinit const Check rules_known{.info = {.id = "map.rules-known",
                                           .severity = Severity::Warning,
                                           .title = N_("All rules are known"),
                                           .why = N_("A newer version may know them. They stay in the file."),
                                           .requirement = "EDIT-02"},
                                  .run = find_unknown};

constinit const Check modules_on{
    .info = {.id = "map.modules-on",
             .severity = Severity::Warning,
             .title = N_("The rules for all that is used are on"),
             .why = N_("Gold fields, ships and the pirate, for example, need the rules of Seafarers."),
             .requirement = "SEA-05"},
    .run = find_off};

}  // namespace hexwright::map
