#include "editor/core/generate/board_dealer.h"

#include <utility>

namespace hexwright {
namespace {

DealAnswer deal(DealRequest request, const std::atomic<bool>& stop) {
  const GenerateOptions options{.freedom = request.freedom,
                                .wishes = request.base->generation.wishes,
                                .seed = request.which.seed,
                                .first = request.which.board,
                                .boards = 1};
  auto boards = generate(*request.base, options, &stop);
  if (auto* refusal = boards.refusal()) return {std::move(request), std::move(*refusal)};
  auto& found = boards.value();
  if (found.empty()) return {std::move(request), refuse(N_("cancelled"))};
  return {std::move(request), std::move(found.front())};
}

}  // namespace

BoardDealer::BoardDealer(Deliver deliver)
    : Worker(
          Waiting::NewestAtOnce,
          [](DealRequest&& request, const std::atomic<bool>& unwanted) {
            return std::make_shared<const DealAnswer>(deal(std::move(request), unwanted));
          },
          std::move(deliver)) {}

}  // namespace hexwright
