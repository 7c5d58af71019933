#include <algorithm>

#include <fmt/format.h>

#include "model/rules/map_view.h"
#include "model/rules/vocabulary.h"
#include "model/rules/words.h"
#include "model/validation/map_checks.h"

namespace hexwright::map {
namespace {

std::string quoted(std::string_view word) { return fmt::format("\"{}\"", word); }

/// "Krakatoa variant (Volcano)", or the module alone.
Message name(const RuleModule& module, std::string_view option) {
  const ModuleOption* found = find_option(module, option);
  const Message alone{module.title};
  return found ? Message{N_("{0} ({1})"), {Message{found->title}, alone}} : alone;
}

void add_once(std::vector<Argument>& words, Argument word) {
  if (std::find(words.begin(), words.end(), word) == words.end()) words.push_back(std::move(word));
}

/// The modules that the second choices play and the first do not.
std::vector<Argument> titles_added(const RuleChoices& before, const RuleChoices& after) {
  const Ruleset played(before), proposed(after);
  std::vector<Argument> titles;
  for (const RuleModule* module : proposed.modules())
    if (!played.plays(module->id)) titles.push_back(Message{module->title});
  return titles;
}

void find_unknown(const MapView& map, Report& report) {
  std::vector<Argument> unknown;
  for (const auto& [id, options] : map.scenario().rules) {
    const RuleModule* module = find_module(id);
    if (!module) unknown.emplace_back(quoted(id));
    if (!module) continue;
    for (const auto& [option, value] : options)
      if (!find_option(*module, option)) unknown.emplace_back(fmt::format("{} ({})", quoted(option), id));
  }
  if (!unknown.empty())
    report.add(
        WholeScenario{},
        say(N_("this version does not know the rules {0}; they are kept, but not checked"), list(unknown)));
}

void find_odd_values(const MapView& map, Report& report) {
  std::vector<Argument> odd, standard;
  RuleChoices mended = map.scenario().rules;
  for (auto& [id, options] : mended) {
    const RuleModule* module = find_module(id);
    if (!module) continue;
    for (auto& [option_id, value] : options) {
      const ModuleOption* option = find_option(*module, option_id);
      if (!option || takes(*option, value)) continue;
      odd.push_back(
          Message{N_("{0} takes {1}, not {2}"), {name(*module, option_id), values(*option), quoted(value)}});
      standard.emplace_back(quoted(option->standard));
      value = option->standard;
    }
  }
  if (odd.empty()) return;
  report.add(WholeScenario{},
             say(N_("options have values that they do not take, so {0} counts instead: {1}"), list(standard),
                 list(odd)),
             Fix{say(N_("set {0}"), list(standard)), {SetRules{std::move(mended)}}});
}

/// "Spices needs Seafarers and Fog", one message for everything that needs something.
Message phrases(const std::vector<UnmetNeed>& unmet) {
  std::vector<std::pair<Message, std::vector<Argument>>> needy;
  for (const auto& [module, need] : unmet) {
    const Message who = name(*module, need->if_option);
    if (needy.empty() || needy.back().first != who) needy.push_back({who, {}});
    needy.back().second.emplace_back(name(*find_module(need->module), need->option));
  }
  std::vector<Argument> words;
  for (const auto& [who, what] : needy) words.push_back(Message{N_("{0} needs {1}"), {who, list(what)}});
  return joined_by("; ", words);
}

void find_unmet(const MapView& map, Report& report) {
  const RuleChoices& rules = map.scenario().rules;
  const auto unmet = unmet_needs(rules);
  if (unmet.empty()) return;
  std::vector<Argument> missing;
  for (const auto& [module, need] : unmet) add_once(missing, name(*find_module(need->module), need->option));
  report.add(
      WholeScenario{}, say(N_("rules need others that are off: {0}"), phrases(unmet)),
      Fix{say(N_("switch on {0}"), list(missing)), {SetRules{with_module(rules, unmet[0].module->id)}}});
}

bool uses_something_of(const MapView& map, const RuleModule& module) {
  const auto used = things_used(map);
  return std::any_of(used.begin(), used.end(),
                     [&](const Used& thing) { return thing.in(module.vocabulary); });
}

void find_conflicts(const MapView& map, Report& report) {
  RuleChoices rules = map.scenario().rules;
  const auto found = conflicts(rules);
  if (found.empty()) return;
  std::vector<Argument> pairs, dropped;
  for (const auto& [one, other, why] : found) {
    pairs.push_back(
        Message{N_("{0} with {1} ({2})"), {Message{one->title}, Message{other->title}, Message{why}}});
    // The one that the map does without is given up.
    const bool keep_other = uses_something_of(map, *other) && !uses_something_of(map, *one);
    const RuleModule* loser = keep_other ? one : other;
    rules = without_module(std::move(rules), loser->id);
    add_once(dropped, Message{loser->title});
  }
  report.add(WholeScenario{}, say(N_("rules cannot be played together: {0}"), list(pairs)),
             Fix{say(N_("switch off {0}"), list(dropped)), {SetRules{std::move(rules)}}});
}

/// The first module that brings the thing.
const RuleModule& owner(const Used& thing) {
  const auto all = all_modules();
  return **std::find_if(all.begin(), all.end(),
                        [&](const auto* module) { return thing.in(module->vocabulary); });
}

void find_off(const MapView& map, Report& report) {
  const RuleChoices& rules = map.scenario().rules;
  RuleChoices proposed = rules;
  std::vector<Argument> things, titles;
  for (const Used& thing : things_used(map)) {
    if (allows(map.rules(), thing)) continue;
    const RuleModule& module = owner(thing);
    things.emplace_back(thing.words);
    // One module may allow several of them.
    if (allows(Ruleset(proposed), thing)) continue;
    titles.push_back(Message{module.title});
    proposed = with_module(std::move(proposed), module.id);
  }
  if (things.empty()) return;
  std::optional<Fix> fix;
  if (conflicts(proposed).size() == conflicts(rules).size())
    fix = Fix{say(N_("play with {0}"), list(titles_added(rules, proposed))), {SetRules{proposed}}};
  report.add(WholeScenario{},
             say(N_("this belongs to {0}, which is not played here: {1}"), list(titles), list(things)),
             std::move(fix));
}

}  // namespace

constinit const Check rules_known{.info = {.id = "map.rules-known",
                                           .severity = Severity::Warning,
                                           .title = N_("All rules are known"),
                                           .why = N_("A newer version may know them. They stay in the file."),
                                           .requirement = "EDIT-02"},
                                  .run = find_unknown};

constinit const Check options_fit{
    .info = {.id = "map.options-fit",
             .severity = Severity::Warning,
             .title = N_("Options have values that they take"),
             .why =
                 N_("Where a value means nothing to an option, its standard value counts, which may not be "
                    "what was meant."),
             .requirement = "EDIT-02"},
    .run = find_odd_values};

constinit const Check needs_met{
    .info = {.id = "map.needs-met",
             .severity = Severity::Error,
             .title = N_("Rules have the rules that they need"),
             .why =
                 N_("Some rules build on others: spices are found under fog, across the sea; Krakatoa is an "
                    "island that lives on its gold."),
             .requirement = "EDIT-02"},
    .run = find_unmet};

constinit const Check rules_agree{
    .info = {.id = "map.rules-agree",
             .severity = Severity::Error,
             .title = N_("No two rules exclude each other"),
             .why = N_("Some rules contradict each other: a board joins from east to west or from north to "
                       "south, never both ways."),
             .requirement = "EDIT-02"},
    .run = find_conflicts};

constinit const Check modules_on{
    .info = {.id = "map.modules-on",
             .severity = Severity::Warning,
             .title = N_("The rules for all that is used are on"),
             .why = N_("Gold fields, ships and the pirate, for example, need the rules of Seafarers."),
             .requirement = "SEA-05"},
    .run = find_off};

}  // namespace hexwright::map
