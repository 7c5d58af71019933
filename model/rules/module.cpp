#include "model/rules/module.h"

#include <algorithm>

#include "listed_modules.h"

namespace hexwright {
std::span<const RuleModule* const> all_modules() { return listed_modules; }

const RuleModule* find_module(std::string_view id) {
  const auto all = all_modules();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto* m) { return m->id == id; });
  return found == all.end() ? nullptr : *found;
}

const ModuleOption* find_option(const RuleModule& module, std::string_view id) {
  const auto found = std::find_if(module.options.begin(), module.options.end(),
                                  [&](const ModuleOption& option) { return option.id == id; });
  return found == module.options.end() ? nullptr : &*found;
}

}  // namespace hexwright
