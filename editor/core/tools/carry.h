#pragma once

#include <memory>

#include "editor/core/editing/small_pieces.h"
#include "editor/core/editing/tool.h"

namespace hexwright {

/// Something that was taken off the board by the Select tool and follows the pointer until it is let go of.
class Carry {
 public:
  virtual ~Carry() = default;
  Carry() = default;
  Carry(const Carry&) = delete;
  Carry& operator=(const Carry&) = delete;

  /// The pointer is there now; with control it is a copy that is carried.
  virtual void move_to(const Scene& scene, const Pointer& pointer) = 0;
  /// What letting go would do, as of the last `move_to`.
  virtual const Preview& preview() const = 0;
  /// Lets go where it is.
  virtual Proposal drop(const Scene& scene) = 0;
  /// The words for the history, once it was dropped.
  virtual Message label() const = 0;
};

std::unique_ptr<Carry> carry_thing(const SmallPiece& piece);
/// The selected hexes, taken at `from`: with everything, or what the hand says.
std::unique_ptr<Carry> carry_selection(Hex from);

}  // namespace hexwright
