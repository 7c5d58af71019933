#pragma once

#include <string>
#include <vector>

#include "editor/core/editing/command.h"
#include "model/rules/ruleset.h"

namespace hexwright {

// What a dialog of the rules shows and does. It works on choices of its own and sets them all at once.

/// An option of a module with its value, as spelled in files.
struct OptionChoice {
  const ModuleOption* option = nullptr;
  std::string value;  ///< the standard one where the choices say nothing
  bool taken = true;  ///< false: it is no value that the option takes, so the standard one holds
};

/// A module with what is chosen of it. The base game is not among them: it is always on.
struct ModuleChoice {
  const RuleModule* module = nullptr;
  bool on = false;
  std::vector<OptionChoice> options;  ///< whether it is on or not
  /// What switching it on or off would bring along: "needs Fog and Seafarers: both are switched on too".
  std::vector<Message> consequences;
};

/// Of every module, in the order to show them, without consequences: those cost several looks at the map.
std::vector<ModuleChoice> module_choices(const RuleChoices& choices);
/// With them; the choices need not be the scenario's.
std::vector<ModuleChoice> module_choices(const Scenario& scenario, const RuleChoices& choices);

/// The choices after a click: what is needed is switched on along, what cannot do without it off.
RuleChoices with_module_switched(const RuleChoices& choices, std::string_view module, bool on);

/// What changing from one choice to another brings along besides what was asked for: modules and options
/// that are switched too, modules that exclude each other, and what lies on the map and needs rules that
/// would no longer be played. `asked` names the module or option that was clicked, so that it is not told.
std::vector<Message> consequences(const Scenario& scenario, const RuleChoices& before,
                                  const RuleChoices& after, std::string_view asked);

/// What is wrong with choices as they are, in the words of the checks: needs that are not met, modules that
/// exclude each other, values that options do not take, things on the map that belong to other rules.
std::vector<Message> problems(const Scenario& scenario, const RuleChoices& choices);

/// Sets all of them as one step.
Command set_rules(const RuleChoices& choices);

}  // namespace hexwright
