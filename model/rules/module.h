#pragma once

#include <span>
#include <string_view>

#include "scenario/scenario.h"
#include "validation/check.h"

namespace hexwright {

/// A choice that a module leaves to the scenario.
struct ModuleOption {
  std::string_view id;     ///< the spelling in files
  std::string_view title;  ///< to be translated
};

/// A set of rules that a scenario may switch on. One folder and one line in the table of modules.
struct RuleModule {
  std::string_view id;     ///< the spelling in files: "seafarers"
  std::string_view title;  ///< to be translated
  std::string_view about;  ///< a sentence for a designer, to be translated
  /// What only a scenario of this module may use.
  std::span<const Terrain> terrains;
  std::span<const Marker> markers;
  bool has_ships = false;
  std::span<const ModuleOption> options;
  std::span<const Check* const> checks;
  /// Whether a player's route may take a path because of this module; null where it adds none.
  bool (*carries_route)(const MapView& map, BoardGraph::Number path) = nullptr;
};

/// Every module, the base game first.
std::span<const RuleModule* const> all_modules();
/// Null when there is none of this id.
const RuleModule* find_module(std::string_view id);

}  // namespace hexwright
