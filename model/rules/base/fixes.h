#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/findings/finding.h"
#include "model/rules/map_view.h"
#include "model/scenario/edit.h"

namespace hexwright::base {

/// Deserts of a map: one that lies open, or those in a pool or stack.
struct Deserts {
  Place place;
  int count = 1;
  /// The edits that make them another terrain with a number; none when it is not plain which tokens to add.
  std::optional<Edits> replaced;
};
/// All of them, and what would replace them by hexes of this terrain with this number.
std::vector<Deserts> deserts(const MapView& map, Terrain instead, int number);

/// The wish, or the wish with a number behind it: a token pool that nothing names yet.
std::string unused_token_pool(const MapView& map, std::string_view wish);

/// Numbers for so many hexes, as a set of tokens is made up; empty when they are more than anybody has.
Counts<int> fitting_tokens(const MapView& map, int hexes);

/// A token pool to be made for a stack, with a number for each producing hex that can come up there. SEA-09
struct FittingPool {
  std::string name;
  Edits edits;  ///< make it, and have the stack take from it
};
FittingPool fitting_pool(const MapView& map, const StackSupply& stack);

}  // namespace hexwright::base
