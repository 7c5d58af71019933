#pragma once

#include <memory>

#include "editor/core/editing/tool.h"

namespace hexwright {

/// What a paint tool paints.
class Layer {
 public:
  virtual ~Layer() = default;
  Layer() = default;
  Layer(const Layer&) = delete;
  Layer& operator=(const Layer&) = delete;

  /// Why nothing can be painted with what is in the hand.
  virtual std::optional<Refusal> refused(const Scene&) const { return {}; }
  /// The edits that paint these hexes (in canonical spelling), or with `away` take the paint off them.
  virtual Edits paint(const Scene& scene, const HexSet& hexes, bool away) const = 0;
  /// Whether filling goes on from one hex to the other; both are on the board.
  virtual bool fills(const Scene& scene, Hex from, Hex to) const = 0;
  /// Whether the layer has nothing there yet, be the place on the board or not.
  virtual bool is_empty(const Scene& scene, Hex at) const = 0;
  /// Whether paint would count there, on the board or not.
  virtual bool counts(const Scene&, Hex) const { return true; }
  /// Whether it paints beyond the board, too.
  virtual bool makes_hexes() const { return false; }
  /// As `Tool::equip`.
  virtual void equip(Hand&, const Scenario&) const {}
  virtual Message label(const Scene& scene, bool away, std::size_t hexes) const = 0;
};

std::unique_ptr<Layer> terrain_layer();
std::unique_ptr<Layer> area_layer();
std::unique_ptr<Layer> fog_layer();
std::unique_ptr<Layer> eraser_layer();

}  // namespace hexwright
