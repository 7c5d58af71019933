#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/scenario/wish.h"

namespace hexwright {

/// Wishes that go together, under a name.
struct WishSet {
  std::string_view id;  ///< "tournament"
  const char* title;    ///< to be translated
  std::vector<Wish> wishes;
};
std::span<const WishSet> wish_sets();
/// Null when there is none of this id.
const WishSet* find_wish_set(std::string_view id);

}  // namespace hexwright
