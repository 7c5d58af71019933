#include <algorithm>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/results.h"
#include "editor/cli/words.h"
#include "model/findings/check.h"
#include "model/rules/vocabulary.h"
#include "model/rules/words.h"
#include "model/scenario/suggestion.h"

namespace hexwright {
namespace {

/// Up to the first full stop.
std::string first_sentence(const std::string& text) {
  const auto end = text.find(". ");
  return end == std::string::npos ? text : text.substr(0, end + 1);
}

void list_modules() {
  for (const RuleModule* module : all_modules())
    fmt::print("{:<18}  {:<16}  {}\n", module->id, words(module->title),
               first_sentence(words(module->about)));
}

/// A module by its id; one of its options as "option of module".
Argument name(const Need& need) {
  const std::string module(need.module);
  if (need.option.empty()) return module;
  return Message{N_("{0} of {1}"), {std::string(need.option), module}};
}

std::string joined(const std::vector<Argument>& things) {
  return things.empty() ? words(N_("nothing")) : words({"{0}", {list(things)}});
}

std::string needs_of(const RuleModule& module, std::string_view option) {
  std::vector<Argument> needs;
  for (const Need& need : module.needs)
    if (need.if_option == option) needs.push_back(name(need));
  return joined(needs);
}

bool has_needs(const RuleModule& module, std::string_view option) {
  return std::any_of(module.needs.begin(), module.needs.end(),
                     [&](const Need& need) { return need.if_option == option; });
}

Argument standard(const ModuleOption& option) {
  if (option.standard.empty()) return Message{N_("none")};
  return std::string(option.standard);
}

void print_options(const RuleModule& module) {
  if (module.options.empty()) return;
  fmt::print("\n{}\n", words(N_("Options:")));
  for (const ModuleOption& option : module.options) {
    fmt::print("  {:<18}  {}\n", option.id,
               words({N_("{0}; {1} where nothing is said"), {values(option), standard(option)}}));
    fmt::print("  {:<18}  {}: {}\n", "", words(option.title), words(option.about));
    for (const OptionValue& value : option.values)
      fmt::print("  {:<18}  {}: {}\n", "", value.id, words(value.title));
    if (has_needs(module, option.id))
      fmt::print("  {:<18}  {}\n", "", words({N_("needs {0}"), {needs_of(module, option.id)}}));
  }
}

void print_checks(const RuleModule& module) {
  if (module.checks.empty()) return;
  fmt::print("\n{}\n", words(N_("Checks:")));
  for (const Check* check : module.checks) {
    const CheckInfo& info = check->info;
    fmt::print("  {} ({}, {})\n", info.id, words(id(info.severity)), info.requirement);
    fmt::print("      {}. {}\n", words(info.title), words(info.why));
  }
}

void print_excluded(const RuleModule& module) {
  std::string title = words(N_("excludes"));
  const auto excluded = excluded_by(module);
  if (excluded.empty()) fmt::print("{:<13}  {}\n", title, joined({}));
  for (const Exclusion& other : excluded) {
    fmt::print("{:<13}  {}: {}\n", title, other.module, words(other.why));
    title.clear();
  }
}

void explain(const RuleModule& module) {
  fmt::print("{}: {}\n{}\n\n", module.id, words(module.title), words(module.about));
  fmt::print("{:<13}  {}\n", words(N_("needs")), needs_of(module, {}));
  print_excluded(module);
  fmt::print("{:<13}  {}\n", words(N_("adds to a map")), joined(words_of(module.vocabulary)));
  print_options(module);
  print_checks(module);
}

ExitCode no_such(const std::string& wanted) {
  std::vector<std::string_view> known;
  for (const RuleModule* module : all_modules()) known.push_back(module->id);
  const auto near = suggestion(wanted, known);
  complain(near ? Message{N_("there is no rule module {0}; did you mean {1}?"), {wanted, std::string(*near)}}
                : Message{N_("there is no rule module {0}; there are {1}"), {wanted, listed(known)}});
  return ExitCode::Failed;
}

}  // namespace

ExitCode run(const RulesCommand& command) {
  const RuleModule* module = find_module(command.module);
  if (!module && !command.module.empty()) return no_such(command.module);
  if (command.json)
    print_rules_as_json(module);
  else if (module)
    explain(*module);
  else
    list_modules();
  return ExitCode::Fine;
}

}  // namespace hexwright
