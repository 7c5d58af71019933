#include "editor/core/editing/rule_choices.h"

#include <algorithm>
#include <utility>

#include "model/rules/map_view.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"
#include "model/validation/map_checks.h"

namespace hexwright {
namespace {

Argument titles(const std::vector<const RuleModule*>& modules) {
  std::vector<Argument> words;
  for (const RuleModule* module : modules) words.push_back(Message{module->title});
  return list(words);
}

/// Those that `after` plays and `before` does not, but for the one that was asked for.
std::vector<const RuleModule*> gained(const RuleChoices& before, const RuleChoices& after,
                                      std::string_view asked) {
  const Ruleset old(before), now(after);
  std::vector<const RuleModule*> modules;
  for (const RuleModule* module : now.modules())
    if (module->id != asked && !old.plays(module->id)) modules.push_back(module);
  return modules;
}

/// The value of an option as the choices spell it, else its standard one.
std::string value_of(const RuleChoices& choices, const RuleModule& module, const ModuleOption& option) {
  const auto chosen = choices.find(std::string(module.id));
  if (chosen == choices.end()) return std::string(option.standard);
  const auto said = chosen->second.find(std::string(option.id));
  return said == chosen->second.end() ? std::string(option.standard) : said->second;
}

/// The yes-or-no options that are turned on, or off, along. What a module brings anyway is not told.
std::vector<Argument> options_turned(const RuleChoices& before, const RuleChoices& after, bool on,
                                     std::string_view asked) {
  const Ruleset old(before), now(after);
  std::vector<Argument> words;
  for (const RuleModule* module : now.modules())
    for (const ModuleOption& option : module->options) {
      if (option.kind != ModuleOption::Kind::YesNo || option.id == asked) continue;
      const bool was = old.is_on(module->id, option.id), is = now.is_on(module->id, option.id);
      const bool said = old.plays(module->id) || value_of(after, *module, option) != option.standard;
      if (is != was && is == on && said) words.push_back(Message{option.title});
    }
  return words;
}

/// What changes besides the module or option that was asked for.
std::vector<Message> switched_along(const RuleChoices& before, const RuleChoices& after,
                                    std::string_view asked) {
  std::vector<Message> messages;
  if (const auto on = gained(before, after, asked); !on.empty())
    messages.push_back(in_form_for(
        on.size(), plural("needs {0}, which is switched on too", "needs {0}, which are switched on too"),
        {titles(on)}));
  // What is gained on the way back is lost.
  // NOLINTNEXTLINE(readability-suspicious-call-argument)
  if (const auto off = gained(after, before, asked); !off.empty())
    messages.push_back(in_form_for(off.size(),
                                   plural("{0} cannot do without it and is switched off too",
                                          "{0} cannot do without it and are switched off too"),
                                   {titles(off)}));
  for (const bool on : {true, false})
    if (const auto options = options_turned(before, after, on, asked); !options.empty())
      messages.push_back(
          {on ? N_("the option {0} is switched on too") : N_("the option {0} is switched off too"),
           {list(options)}});
  return messages;
}

/// Those of `after` that are not among those of `before`.
std::vector<Message> added(const std::vector<Message>& before, std::vector<Message> after) {
  std::erase_if(after, [&](const Message& message) {
    return std::find(before.begin(), before.end(), message) != before.end();
  });
  return after;
}

ModuleChoice choice_of(const RuleChoices& choices, const RuleModule& module) {
  ModuleChoice choice{&module, Ruleset(choices).plays(module.id), {}, {}};
  for (const ModuleOption& option : module.options) {
    std::string value = value_of(choices, module, option);
    const bool taken = takes(option, value);
    choice.options.push_back({&option, std::move(value), taken});
  }
  return choice;
}

/// A map under one choice after another. Its board, which may be large, is looked at once.
class Trial {
 public:
  explicit Trial(Scenario scenario) : played_(std::move(scenario)), map_(played_) {}

  std::vector<Message> problems(const RuleChoices& choices) {
    played_.rules = choices;
    map_.read_rules_again();
    Report report;
    for (const Check* check : {&map::needs_met, &map::rules_agree, &map::options_fit, &map::modules_on}) {
      report.begin(check->info);
      check->run(map_, report);
    }
    std::vector<Message> messages;
    for (Finding& finding : report.findings()) messages.push_back(std::move(finding.message));
    return messages;
  }

 private:
  Scenario played_;
  MapView map_;
};

}  // namespace

std::vector<ModuleChoice> module_choices(const RuleChoices& choices) {
  std::vector<ModuleChoice> all;
  for (const RuleModule* module : all_modules())
    if (module->id != "base") all.push_back(choice_of(choices, *module));
  return all;
}

std::vector<ModuleChoice> module_choices(const Scenario& scenario, const RuleChoices& choices) {
  auto all = module_choices(choices);
  Trial trial(scenario);
  const auto before = trial.problems(choices);
  for (ModuleChoice& choice : all) {
    const auto id = choice.module->id;
    const RuleChoices after = with_module_switched(choices, id, !choice.on);
    choice.consequences = switched_along(choices, after, id);
    const auto broken = added(before, trial.problems(after));
    choice.consequences.insert(choice.consequences.end(), broken.begin(), broken.end());
  }
  return all;
}

RuleChoices with_module_switched(const RuleChoices& choices, std::string_view module, bool on) {
  return on ? with_module(choices, module) : without_module(choices, module);
}

std::vector<Message> consequences(const Scenario& scenario, const RuleChoices& before,
                                  const RuleChoices& after, std::string_view asked) {
  auto messages = switched_along(before, after, asked);
  Trial trial(scenario);
  const auto broken = added(trial.problems(before), trial.problems(after));
  messages.insert(messages.end(), broken.begin(), broken.end());
  return messages;
}

std::vector<Message> problems(const Scenario& scenario, const RuleChoices& choices) {
  return Trial(scenario).problems(choices);
}

Command set_rules(const RuleChoices& choices) { return {{N_("change the rules"), {}}, {SetRules{choices}}}; }

}  // namespace hexwright
