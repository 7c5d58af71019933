#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/analysis/analysis.h"

namespace hexwright {

/// One number before and after an edit; none where there was, or is, no such thing.
struct Difference {
  Message kind;
  std::optional<double> before, now;
  int decimals = 0;
};

/// What has become of a map since an earlier state of it.
struct Comparison {
  struct Place {
    Intersection at;
    double before = 0, now = 0;  ///< pips
  };
  std::vector<Place> places;            ///< where the pips are not the same
  std::vector<Difference> differences;  ///< of the whole map, and only where they differ
};
Comparison compare(const Analysis& before, const Analysis& now);

}  // namespace hexwright
