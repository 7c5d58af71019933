#pragma once

#include <cstdint>
#include <memory>

#include "editor/core/background/worker.h"
#include "model/generate/generate.h"

namespace hexwright {

/// One board that is wanted, and the map that it is dealt from.
struct DealRequest {
  std::uint64_t revision = 0;  ///< of the document, when it was asked for
  std::shared_ptr<const Scenario> base;
  Freedom freedom = {};
  Dealt which = {};  ///< seed and number
};

/// The board, or in words why there is none.
struct DealAnswer {
  DealRequest request;
  Outcome<GeneratedBoard> board;
};

/// Deals boards, of which only the newest request counts.
class BoardDealer : public Worker<DealRequest, std::shared_ptr<const DealAnswer>> {
 public:
  explicit BoardDealer(Deliver deliver);
};

}  // namespace hexwright
