#include "editor/core/editing/vocabulary.h"

#include <algorithm>

#include "model/rules/vocabulary.h"

namespace hexwright {

bool Allowed::operator()(Terrain terrain) const { return allows(rules_, terrain); }
bool Allowed::operator()(Marker marker) const { return allows(rules_, marker); }
bool Allowed::operator()(AreaRole role) const { return allows(rules_, role); }

bool Allowed::operator()(MarkKind mark) const {
  return is_own(mark) ? packs_.mark(mark) != nullptr : allows(rules_, mark);
}

bool Allowed::operator()(ToolKind tool) const {
  if (tool == ToolKind::Frontier) return frontiers();
  if (tool == ToolKind::Fog) return stacks();
  if (tool == ToolKind::Mark) return std::ranges::any_of(every_mark_kind, *this);
  return true;
}

bool Allowed::plays_with(bool Vocabulary::*what) const {
  return std::any_of(rules_.modules().begin(), rules_.modules().end(),
                     [what](const RuleModule* module) { return module->vocabulary.*what; });
}

}  // namespace hexwright
