#pragma once

#include <algorithm>

namespace hexwright {

/// The exponential function, near enough, and the same on every machine.
inline float exponential(float x) {
  float power = std::max(0.0F, 1 + x / 256);
  for (int doubling = 0; doubling < 8; ++doubling) power *= power;
  return power;
}

}  // namespace hexwright
