#include "editor/cli/rules_json.h"

#include <nlohmann/json.hpp>

#include "editor/cli/names.h"
#include "editor/cli/words.h"
#include "model/findings/check.h"
#include "model/rules/ruleset.h"

namespace hexwright {
namespace {

using Json = nlohmann::ordered_json;

std::string_view word(ModuleOption::Kind kind) {
  switch (kind) {
    case ModuleOption::Kind::YesNo:
      return "yes-or-no";
    case ModuleOption::Kind::Number:
      return "number";
    case ModuleOption::Kind::TokenPool:
      return "token-pool";
    case ModuleOption::Kind::OneOf:
      return "one-of";
  }
  return {};
}

/// Null for what is not said.
Json json(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json json(const ModuleOption& option) {
  const bool limited = option.kind == ModuleOption::Kind::Number;
  Json values = nullptr;
  for (const OptionValue& value : option.values)
    values.push_back({{"id", value.id}, {"title", words(value.title)}});
  return {{"id", option.id},
          {"title", words(option.title)},
          {"about", words(option.about)},
          {"type", word(option.kind)},
          {"standard", json(option.standard)},
          {"least", limited ? Json(option.least) : Json(nullptr)},
          {"most", limited ? Json(option.most) : Json(nullptr)},
          {"values", std::move(values)}};
}

Json json(const Need& need) {
  return {{"ifOption", json(need.if_option)}, {"module", need.module}, {"option", json(need.option)}};
}

Json json(const CheckInfo& check) {
  return {{"id", check.id},
          {"severity", id(check.severity)},
          {"title", words(check.title)},
          {"why", words(check.why)},
          {"requirement", check.requirement}};
}

template <class Things>
Json ids(const Things& things) {
  auto result = Json::array();
  for (const auto& thing : things) result.push_back(id(thing));
  return result;
}

Json json(const Vocabulary& words) {
  return {{"terrains", ids(words.terrains)},
          {"markers", ids(words.markers)},
          {"areaRoles", ids(words.area_roles)},
          {"marks", ids(words.marks)},
          {"ships", words.ships},
          {"faceDownHexes", words.stacks},
          {"openCells", words.open_cells},
          {"frontierAreas", words.frontiers}};
}

Json json(const RuleModule& module) {
  Json options = Json::array(), needs = Json::array(), checks = Json::array(), excludes = Json::array();
  Json why_excluded = Json::object();
  for (const ModuleOption& option : module.options) options.push_back(json(option));
  for (const Need& need : module.needs) needs.push_back(json(need));
  for (const Check* check : module.checks) checks.push_back(json(check->info));
  for (const Exclusion& excluded : excluded_by(module)) {
    excludes.push_back(excluded.module);
    why_excluded[std::string(excluded.module)] = words(excluded.why);
  }
  return {{"id", module.id},
          {"title", words(module.title)},
          {"about", words(module.about)},
          {"options", std::move(options)},
          {"needs", std::move(needs)},
          {"excludes", std::move(excludes)},
          {"whyExcluded", std::move(why_excluded)},
          {"adds", json(module.vocabulary)},
          {"checks", std::move(checks)}};
}

}  // namespace

void print_rules_as_json(const RuleModule* module) {
  if (module) return print_json(json(*module));
  auto all = Json::array();
  for (const RuleModule* each : all_modules()) all.push_back(json(*each));
  print_json(all);
}

}  // namespace hexwright
