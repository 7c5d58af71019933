#pragma once

#include <vector>

#include <cairo.h>

#include "io/render/pen/theme.h"
#include "io/sheet/flow.h"
#include "model/scenario/message.h"
#include "model/scenario/scenario.h"

namespace hexwright {

/// What each player looks up: what things cost, and the special rules that are on. It takes as many faces of
/// cards as that needs in print that can be read; two where it can.
class Reference {
 public:
  /// The scenario must outlive it.
  Reference(const Scenario& scenario, BoardTheme theme, Translate translate);
  Reference(const Reference&) = delete;  // what is placed points to its own blocks
  Reference& operator=(const Reference&) = delete;

  int faces() const { return placed_.empty() ? 1 : placed_.back().page + 1; }
  /// From the upper left corner of the card on.
  void draw(cairo_t* context, int face) const;

 private:
  std::vector<Block> blocks_;
  std::vector<PlacedBlock> placed_;
};

}  // namespace hexwright
