#pragma once

#include <cstddef>

namespace hexwright {

/// The index of a number or of an enumerator in an array that has a place for each.
template <class T>
constexpr std::size_t at(T n) {
  return static_cast<std::size_t>(n);
}

}  // namespace hexwright
