#include "rules/module.h"

#include <algorithm>
#include <array>

#include "rules/base/base.h"
#include "rules/seafarers/seafarers.h"

namespace hexwright {
namespace {

constexpr std::array modules{&base_module, &seafarers_module};

}  // namespace

std::span<const RuleModule* const> all_modules() { return modules; }

const RuleModule* find_module(std::string_view id) {
  const auto all = all_modules();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto* m) { return m->id == id; });
  return found == all.end() ? nullptr : *found;
}

}  // namespace hexwright
