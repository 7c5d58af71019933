#pragma once

#include "editor/core/editing/tool.h"
#include "model/rules/ruleset.h"

namespace hexwright {

/// What the chosen rules let a designer use: what belongs to no module, and what belongs to one that is
/// played.
class Allowed {
 public:
  /// Of packs only the marks are asked for.
  explicit Allowed(const RuleChoices& choices, own::Packs packs = {})
      : rules_(choices), packs_(std::move(packs)) {}

  bool operator()(Terrain terrain) const;
  bool operator()(Marker marker) const;
  bool operator()(AreaRole role) const;
  bool operator()(MarkKind mark) const;
  bool operator()(ToolKind tool) const;
  bool ships() const { return plays_with(&Vocabulary::ships); }
  bool stacks() const { return plays_with(&Vocabulary::stacks); }
  bool open_cells() const { return plays_with(&Vocabulary::open_cells); }
  bool frontiers() const { return plays_with(&Vocabulary::frontiers); }

 private:
  bool plays_with(bool Vocabulary::*what) const;

  Ruleset rules_;
  own::Packs packs_;
};

}  // namespace hexwright
