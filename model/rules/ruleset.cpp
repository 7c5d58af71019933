#include "rules/ruleset.h"

#include <algorithm>
#include <charconv>

namespace hexwright {
namespace {

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const auto* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

bool is_played(const RuleChoices& choices, std::string_view module) {
  return module == "base" || choices.contains(std::string(module));
}

/// Some module lets it and none bars it.
template <class Lets, class Bars, class Place>
bool stands(std::span<const RuleModule* const> modules, Lets lets, Bars bars, const Place& place) {
  const auto says = [&](auto predicate) {
    return [&, predicate](const RuleModule* module) {
      const auto asked = module->building.*predicate;
      return asked && asked(place);
    };
  };
  return std::any_of(modules.begin(), modules.end(), says(lets)) &&
         std::none_of(modules.begin(), modules.end(), says(bars));
}

}  // namespace

Ruleset::Ruleset(const RuleChoices& choices) : choices_(choices) {
  for (const RuleModule* module : all_modules())
    if (is_played(choices, module->id)) modules_.push_back(module);
}

bool Ruleset::plays(std::string_view module) const {
  return std::any_of(modules_.begin(), modules_.end(),
                     [&](const RuleModule* played) { return played->id == module; });
}

std::string_view Ruleset::value(const RuleModule& module, const ModuleOption& option) const {
  const auto chosen = choices_.find(std::string(module.id));
  if (chosen == choices_.end()) return option.standard;
  const auto said = chosen->second.find(std::string(option.id));
  if (said == chosen->second.end() || !takes(option, said->second)) return option.standard;
  return said->second;
}

bool Ruleset::is_on(std::string_view module, std::string_view option) const {
  const RuleModule* found = find_module(module);
  const ModuleOption* choice = found ? find_option(*found, option) : nullptr;
  return choice && plays(module) && value(*found, *choice) == "yes";
}

int Ruleset::number(std::string_view module, std::string_view option) const {
  const RuleModule* found = find_module(module);
  const ModuleOption* choice = found ? find_option(*found, option) : nullptr;
  return choice ? whole_number(value(*found, *choice)).value_or(0) : 0;
}

std::string Ruleset::token_pool(std::string_view module, std::string_view option) const {
  const RuleModule* found = find_module(module);
  const ModuleOption* choice = found ? find_option(*found, option) : nullptr;
  return choice && plays(module) ? std::string(value(*found, *choice)) : std::string();
}

bool Ruleset::carries_road(const Beside& hexes) const {
  return stands(modules_, &BuildingPredicates::lets_road, &BuildingPredicates::bars_road, hexes);
}
bool Ruleset::carries_ship(const Beside& hexes) const {
  return stands(modules_, &BuildingPredicates::lets_ship, &BuildingPredicates::bars_ship, hexes);
}
bool Ruleset::carries_settlement(const Around& hexes) const {
  return stands(modules_, &BuildingPredicates::lets_settlement, &BuildingPredicates::bars_settlement, hexes);
}

bool takes(const ModuleOption& option, std::string_view value) {
  switch (option.kind) {
    case ModuleOption::Kind::YesNo:
      return value == "yes" || value == "no";
    case ModuleOption::Kind::Number: {
      const auto number = whole_number(value);
      return number && *number >= option.least && *number <= option.most;
    }
    case ModuleOption::Kind::TokenPool:
      return true;
  }
  return false;
}

std::vector<UnmetNeed> unmet_needs(const RuleChoices& choices) {
  const Ruleset rules(choices);
  std::vector<UnmetNeed> unmet;
  for (const RuleModule* module : rules.modules())
    for (const Need& need : module->needs) {
      if (!need.if_option.empty() && !rules.is_on(module->id, need.if_option)) continue;
      const bool met = need.option.empty() ? rules.plays(need.module) : rules.is_on(need.module, need.option);
      if (!met) unmet.push_back({module, &need});
    }
  return unmet;
}

std::vector<Conflict> conflicts(const RuleChoices& choices) {
  const Ruleset rules(choices);
  std::vector<Conflict> found;
  for (const RuleModule* module : rules.modules())
    for (const auto excluded : module->excludes)
      if (rules.plays(excluded)) found.push_back({module, find_module(excluded)});
  return found;
}

RuleChoices with_module(RuleChoices choices, std::string_view module) {
  choices[std::string(module)];
  // Meeting one need may bring in others. Each round switches something on, so this ends.
  for (auto unmet = unmet_needs(choices); !unmet.empty(); unmet = unmet_needs(choices))
    for (const auto& [whose, need] : unmet) {
      RuleOptions& options = choices[std::string(need->module)];
      if (!need->option.empty()) options[std::string(need->option)] = "yes";
    }
  return choices;
}

RuleChoices with_option(RuleChoices choices, std::string_view module, std::string_view option,
                        std::string_view value) {
  choices[std::string(module)][std::string(option)] = std::string(value);
  return with_module(std::move(choices), module);
}

RuleChoices without_module(RuleChoices choices, std::string_view module) {
  choices.erase(std::string(module));
  for (bool gone = true; gone;) {
    gone = false;
    for (const auto& [whose, need] : unmet_needs(choices)) {
      if (need->module != module || choices.erase(std::string(whose->id)) == 0) continue;
      return without_module(without_module(std::move(choices), whose->id), module);
    }
  }
  return choices;
}

}  // namespace hexwright
