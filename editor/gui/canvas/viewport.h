#pragma once

#include <span>

#include "io/render/render.h"
#include "model/scenario/scenario.h"

namespace hexwright::gui {

/// Which part of the plane a canvas shows: a view and the size of the window that it fills, in device
/// pixels. Knows no window.
class Viewport {
 public:
  static constexpr double smallest = 1, largest = 240;  ///< pixels for one hex side

  const BoardView& view() const { return view_; }
  int width() const { return width_; }
  int height() const { return height_; }

  void resize(int width, int height);
  /// Shows the whole scenario. `largest_scale` keeps a tiny map from filling the window.
  void fit(const Scenario& scenario, const DrawOptions& options, double largest_scale);
  /// The point under `about` stays there. False when the limit was reached already.
  bool zoom(double factor, Spot about);
  void pan(int dx, int dy);
  void turn(bool quarter_turned);
  /// How far to pan so that these hexes come into sight; {0, 0} when they are.
  Spot to_reveal(std::span<const Hex> hexes) const;

  Spot centre_of(Hex hex) const;

 private:
  BoardView view_;
  int width_ = 1, height_ = 1;
};

}  // namespace hexwright::gui
