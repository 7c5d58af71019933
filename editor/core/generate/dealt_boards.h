#pragma once

#include <memory>
#include <optional>

#include "editor/core/editing/workbench.h"
#include "editor/core/generate/board_dealer.h"

namespace hexwright {

/// The boards that are dealt from one map, one after another: each takes the place of the one before, and
/// one undo leads back to the map.
class DealtBoards {
 public:
  /// What the next board is dealt from: the map before the last deal while nothing but wishes and locks has
  /// changed since, else the map as it is.
  std::shared_ptr<const Scenario> base(const Scenario& now) const;

  /// The board becomes the map, as one undo step in place of the last deal's. Refused in words where there is
  /// no board, or the map has changed since it was asked for.
  std::optional<Refusal> apply(Workbench& bench, const DealAnswer& answer);

 private:
  bool holds(const Scenario& now) const;

  std::shared_ptr<const Scenario> base_;  ///< null: nothing was dealt yet
  Scenario dealt_;
  Edits back_;                  ///< from the dealt board to the base
  std::uint64_t revision_ = 0;  ///< of the document, right after the deal
};

/// "deal board 3 of seed 7"
Message deal_label(const Dealt& which);

}  // namespace hexwright
