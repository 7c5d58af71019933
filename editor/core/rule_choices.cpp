#include "core/rule_choices.h"

#include <algorithm>

#include "rules/map_view.h"
#include "rules/words.h"
#include "validation/map_checks.h"

namespace hexwright {
namespace {

std::string titles(const std::vector<const RuleModule*>& modules) {
  std::vector<std::string> words;
  for (const RuleModule* module : modules) words.emplace_back(module->title);
  return list(words);
}

/// The played ones of `after` that `before` does not play.
std::vector<const RuleModule*> gained(const RuleChoices& before, const RuleChoices& after) {
  const Ruleset old(before);
  std::vector<const RuleModule*> modules;
  for (const RuleModule* module : Ruleset(after).modules())
    if (!old.plays(module->id)) modules.push_back(module);
  return modules;
}

/// The value of an option as the choices spell it, else its standard one.
std::string value_of(const RuleChoices& choices, const RuleModule& module, const ModuleOption& option) {
  const auto chosen = choices.find(std::string(module.id));
  if (chosen == choices.end()) return std::string(option.standard);
  const auto said = chosen->second.find(std::string(option.id));
  return said == chosen->second.end() ? std::string(option.standard) : said->second;
}

/// The yes-or-no options of modules that are played before and after, and turned from one to the other.
std::vector<std::string> options_turned(const RuleChoices& before, const RuleChoices& after, bool on,
                                        std::string_view asked) {
  const Ruleset old(before), now(after);
  std::vector<std::string> words;
  for (const RuleModule* module : now.modules())
    for (const ModuleOption& option : module->options)
      if (option.kind == ModuleOption::Kind::YesNo && option.id != asked &&
          now.is_on(module->id, option.id) == on && old.is_on(module->id, option.id) != on &&
          (on || old.plays(module->id)))
        words.emplace_back(option.title);
  return words;
}

/// What the map uses of rules that are not played, in the words of the check that finds it.
std::vector<Message> map_without(const Scenario& scenario, const RuleChoices& choices) {
  Scenario played = scenario;
  played.rules = choices;
  Report report;
  report.begin(map::modules_on.info);
  map::modules_on.run(MapView(played), report);
  std::vector<Message> messages;
  for (Finding& finding : report.findings()) messages.push_back(std::move(finding.message));
  return messages;
}

std::vector<Message> exclusions(const RuleChoices& choices) {
  std::vector<Message> messages;
  for (const auto& [one, other] : conflicts(choices))
    messages.push_back(
        {N_("{0} and {1} cannot be played together"), {std::string(one->title), std::string(other->title)}});
  return messages;
}

Message unmet(const UnmetNeed& unmet) {
  const auto& [module, need] = unmet;
  const RuleModule* needed = find_module(need->module);
  const ModuleOption* option = need->option.empty() ? nullptr : find_option(*needed, need->option);
  const ModuleOption* whose = need->if_option.empty() ? nullptr : find_option(*module, need->if_option);
  return {N_("{0} needs {1}"),
          {std::string(whose ? whose->title : module->title),
           std::string(option ? option->title : needed->title)}};
}

/// Those of `after` that are not among those of `before`.
std::vector<Message> added(const std::vector<Message>& before, std::vector<Message> after) {
  std::erase_if(after, [&](const Message& message) {
    return std::find(before.begin(), before.end(), message) != before.end();
  });
  return after;
}

template <class Things>
void append(std::vector<Message>& messages, Things more) {
  messages.insert(messages.end(), more.begin(), more.end());
}

ModuleChoice choice_of(const Scenario& scenario, const RuleChoices& choices, const RuleModule& module) {
  ModuleChoice choice{&module, Ruleset(choices).plays(module.id), {}, {}};
  for (const ModuleOption& option : module.options) {
    std::string value = value_of(choices, module, option);
    const bool taken = takes(option, value);
    choice.options.push_back({&option, std::move(value), taken});
  }
  choice.consequences =
      consequences(scenario, choices, with_module_switched(choices, module.id, !choice.on), module.id);
  return choice;
}

}  // namespace

std::vector<ModuleChoice> module_choices(const Scenario& scenario, const RuleChoices& choices) {
  std::vector<ModuleChoice> all;
  for (const RuleModule* module : all_modules())
    if (module->id != "base") all.push_back(choice_of(scenario, choices, *module));
  return all;
}

RuleChoices with_module_switched(const RuleChoices& choices, std::string_view module, bool on) {
  return on ? with_module(choices, module) : without_module(choices, module);
}

std::vector<Message> consequences(const Scenario& scenario, const RuleChoices& before,
                                  const RuleChoices& after, std::string_view asked) {
  std::vector<Message> messages;
  const auto others = [&](std::vector<const RuleModule*> modules) {
    std::erase_if(modules, [&](const RuleModule* module) { return module->id == asked; });
    return modules;
  };
  if (const auto on = others(gained(before, after)); !on.empty())
    messages.push_back({on.size() == 1 ? N_("needs {0}, which is switched on too")
                                       : N_("needs {0}, which are switched on too"),
                        {titles(on)}});
  if (const auto off = others(gained(after, before)); !off.empty())
    messages.push_back({N_("{0} cannot do without it and is switched off too"), {titles(off)}});
  for (const bool on : {true, false})
    if (const auto options = options_turned(before, after, on, asked); !options.empty())
      messages.push_back(
          {on ? N_("the option {0} is switched on too") : N_("the option {0} is switched off too"),
           {list(options)}});
  append(messages, added(exclusions(before), exclusions(after)));
  append(messages, added(map_without(scenario, before), map_without(scenario, after)));
  return messages;
}

std::vector<Message> problems(const Scenario& scenario, const RuleChoices& choices) {
  std::vector<Message> messages;
  for (const UnmetNeed& need : unmet_needs(choices)) messages.push_back(unmet(need));
  append(messages, exclusions(choices));
  for (const RuleModule* module : Ruleset(choices).modules())
    for (const ModuleOption& option : module->options)
      if (const auto value = value_of(choices, *module, option); !takes(option, value))
        messages.push_back({N_("the option {0} does not take \"{1}\""), {std::string(option.title), value}});
  append(messages, map_without(scenario, choices));
  return messages;
}

Command set_rules(const RuleChoices& choices) { return {{N_("change the rules"), {}}, {SetRules{choices}}}; }

}  // namespace hexwright
