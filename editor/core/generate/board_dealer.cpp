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
  if (auto* refusal = std::get_if<Refusal>(&boards)) return {std::move(request), std::move(*refusal)};
  auto& found = std::get<std::vector<GeneratedBoard>>(boards);
  if (found.empty()) return {std::move(request), refuse(N_("cancelled"))};
  return {std::move(request), std::move(found.front())};
}

}  // namespace

BoardDealer::BoardDealer(Deliver deliver)
    : deliver_(std::move(deliver)), thread_([this](const std::stop_token& stop) { work(stop); }) {}

BoardDealer::~BoardDealer() {
  thread_.request_stop();
  cancel();
}

void BoardDealer::ask(DealRequest request) {
  {
    const std::lock_guard lock(mutex_);
    request_ = std::move(request);
    stop_ = true;
  }
  asked_.notify_one();
}

void BoardDealer::cancel() {
  const std::lock_guard lock(mutex_);
  request_.reset();
  stop_ = true;
}

void BoardDealer::work(const std::stop_token& stop) {
  while (true) {
    DealRequest request;
    {
      std::unique_lock lock(mutex_);
      if (!asked_.wait(lock, stop, [this] { return request_.has_value(); })) return;
      request = *std::exchange(request_, std::nullopt);
      stop_ = false;
    }
    auto answer = std::make_shared<const DealAnswer>(deal(std::move(request), stop_));
    const std::lock_guard lock(mutex_);  // so that nothing comes after it was cancelled
    if (!stop_ && !stop.stop_requested()) deliver_(std::move(answer));
  }
}

}  // namespace hexwright
