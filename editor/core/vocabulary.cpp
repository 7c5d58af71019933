#include "core/vocabulary.h"

#include <algorithm>

namespace hexwright {
namespace {

template <class Thing>
bool belongs_to(const RuleModule& module, std::span<const Thing> Vocabulary::*words, Thing thing) {
  const auto things = module.vocabulary.*words;
  return std::find(things.begin(), things.end(), thing) != things.end();
}

template <class Thing>
bool allows(const Ruleset& rules, std::span<const Thing> Vocabulary::*words, Thing thing) {
  const auto claims = [&](const RuleModule* module) { return belongs_to(*module, words, thing); };
  const auto all = all_modules();
  if (std::none_of(all.begin(), all.end(), claims)) return true;
  return std::any_of(rules.modules().begin(), rules.modules().end(), claims);
}

}  // namespace

bool Allowed::operator()(Terrain terrain) const { return allows(rules_, &Vocabulary::terrains, terrain); }
bool Allowed::operator()(Marker marker) const { return allows(rules_, &Vocabulary::markers, marker); }
bool Allowed::operator()(AreaRole role) const { return allows(rules_, &Vocabulary::area_roles, role); }

bool Allowed::operator()(ToolKind tool) const {
  if (tool == ToolKind::Frontier) return frontiers();
  if (tool == ToolKind::Fog) return stacks();
  return true;
}

bool Allowed::plays_with(bool Vocabulary::*what) const {
  return std::any_of(rules_.modules().begin(), rules_.modules().end(),
                     [what](const RuleModule* module) { return module->vocabulary.*what; });
}

}  // namespace hexwright
