#pragma once

#include <string>
#include <string_view>

#include "model/rules/map_view.h"
#include "model/scenario/edit.h"

namespace hexwright::base {

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
