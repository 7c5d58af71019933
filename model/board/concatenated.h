#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace hexwright {

/// The elements of several arrays, one array after the other.
template <class Element, std::size_t... counts>
constexpr auto concatenated(const std::array<Element, counts>&... parts) {
  std::array<Element, (counts + ...)> all{};
  auto next = all.begin();
  ((next = std::copy(parts.begin(), parts.end(), next)), ...);
  return all;
}

}  // namespace hexwright
