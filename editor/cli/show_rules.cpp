#include <algorithm>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/rules_json.h"
#include "rules/vocabulary.h"
#include "rules/words.h"
#include "xml/suggestion.h"

namespace hexwright {
namespace {

/// Up to the first full stop.
std::string_view first_sentence(std::string_view text) {
  const auto end = text.find(". ");
  return end == std::string_view::npos ? text : text.substr(0, end + 1);
}

void list_modules() {
  for (const RuleModule* module : all_modules())
    fmt::print("{:<18}  {:<16}  {}\n", module->id, module->title, first_sentence(module->about));
}

/// "fog", or "gold of volcano".
std::string name(const Need& need) {
  return need.option.empty() ? std::string(need.module) : fmt::format("{} of {}", need.option, need.module);
}

std::string joined(const std::vector<std::string>& words) { return words.empty() ? "nothing" : list(words); }

std::string needs_of(const RuleModule& module, std::string_view option) {
  std::vector<std::string> words;
  for (const Need& need : module.needs)
    if (need.if_option == option) words.push_back(name(need));
  return joined(words);
}

std::string standard(const ModuleOption& option) {
  return option.standard.empty() ? "none" : std::string(option.standard);
}

void print_options(const RuleModule& module) {
  if (module.options.empty()) return;
  fmt::print("\nOptions:\n");
  for (const ModuleOption& option : module.options) {
    fmt::print("  {:<18}  {}; {} where nothing is said\n", option.id, values(option), standard(option));
    fmt::print("  {:<18}  {}: {}\n", "", option.title, option.about);
    if (const auto needs = needs_of(module, option.id); needs != "nothing")
      fmt::print("  {:<18}  needs {}\n", "", needs);
  }
}

void print_checks(const RuleModule& module) {
  if (module.checks.empty()) return;
  fmt::print("\nChecks:\n");
  for (const Check* check : module.checks) {
    const CheckInfo& info = check->info;
    fmt::print("  {} ({}, {})\n", info.id, id(info.severity), info.requirement);
    fmt::print("      {}. {}\n", info.title, info.why);
  }
}

void explain(const RuleModule& module) {
  std::vector<std::string> excluded;
  for (const auto other : excluded_by(module)) excluded.emplace_back(other);
  fmt::print("{}: {}\n{}\n\n", module.id, module.title, module.about);
  fmt::print("{:<13}  {}\n", "needs", needs_of(module, {}));
  fmt::print("{:<13}  {}\n", "excludes", joined(excluded));
  fmt::print("{:<13}  {}\n", "adds to a map", joined(words_of(module.vocabulary)));
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
