#pragma once

#include <functional>
#include <string>
#include <vector>

#include "model/rules/map_view.h"
#include "model/scenario/message.h"

namespace hexwright {

/// Something that a scenario uses and that some modules bring.
struct Used {
  Message words;  ///< with how many: "15 ships"
  std::function<bool(const Vocabulary&)> in;
};
/// All such things that a scenario uses.
std::vector<Used> things_used(const MapView& map);

/// A scenario with these rules may use it: some module that it plays brings it, or it belongs to nobody.
bool allows(const Ruleset& rules, Terrain terrain);
bool allows(const Ruleset& rules, Marker marker);
bool allows(const Ruleset& rules, AreaRole role);
bool allows(const Ruleset& rules, MarkKind kind);
bool allows(const Ruleset& rules, const Used& thing);

}  // namespace hexwright
