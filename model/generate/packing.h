#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace hexwright {

/// Places that hold no more than this together.
struct Share {
  std::vector<std::size_t> places;  ///< by position, each once
  int most = 0;
};

/// No more than that can lie on so many places, of which each holds `most_each` at most, while every share is
/// kept: what a linear relaxation comes to, rounded up to what is certain. 0 or more. What is asked often is
/// whether `wanted` fits: nothing below it is looked for, and `wanted` is returned where a look tells so.
int most_packed(std::size_t places, int most_each, std::span<const Share> shares, int wanted);

}  // namespace hexwright
