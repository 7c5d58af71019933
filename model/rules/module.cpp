#include "model/rules/module.h"

#include <algorithm>
#include <array>

#include "extra_modules.h"
#include "model/board/concatenated.h"
#include "model/rules/modules.h"

namespace hexwright {
namespace {

constexpr std::array own_modules{&base_module,
                                 &seafarers_module,
                                 &fog_module,
                                 &jungle_module,
                                 &volcano_module,
                                 &explorers_module,
                                 &frontiers_module,
                                 &spices_module,
                                 &desolation_module,
                                 &foreign_islands_module,
                                 &desert_strips_module,
                                 &dealt_world_module,
                                 &cities_and_knights_module,
                                 &cloth_villages_module,
                                 &tribal_gifts_module,
                                 &pirate_fleet_module,
                                 &wonders_module,
                                 &house_rules_module};

constexpr auto modules = concatenated(own_modules, extra_modules);

}  // namespace

std::span<const RuleModule* const> all_modules() { return modules; }

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
