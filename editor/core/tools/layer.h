#pragma once

#include <memory>

#include "editor/core/tool.h"

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
  /// As `Tool::equip`.
  virtual void equip(Hand&, const Scenario&) const {}
  virtual Message label(const Scene& scene, bool away, std::size_t hexes) const = 0;
};

std::unique_ptr<Layer> terrain_layer();
std::unique_ptr<Layer> area_layer();
std::unique_ptr<Layer> fog_layer();
std::unique_ptr<Layer> eraser_layer();

}  // namespace hexwright
