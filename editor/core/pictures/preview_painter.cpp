#include "editor/core/pictures/preview_painter.h"

#include <utility>

namespace hexwright {

PreviewPainter::PreviewPainter(Scenario scenario, Deliver deliver)
    : scenario_(std::move(scenario)),
      deliver_(std::move(deliver)),
      thread_([this](const std::stop_token& stop) { work(stop); }) {}

PreviewPainter::~PreviewPainter() = default;

void PreviewPainter::ask(const Wish& wish) {
  {
    const std::lock_guard lock(mutex_);
    wish_ = wish;
  }
  asked_.notify_one();
}

void PreviewPainter::work(const std::stop_token& stop) {
  while (true) {
    std::optional<Wish> wish;
    {
      std::unique_lock lock(mutex_);
      if (!asked_.wait(lock, stop, [this] { return wish_.has_value(); })) return;
      wish = std::exchange(wish_, std::nullopt);
    }
    auto pixels = std::make_shared<const Pixels>(
        preview(scenario_, wish->options, wish->most_width, wish->most_height));
    if (!stop.stop_requested()) deliver_(std::move(pixels));
  }
}

}  // namespace hexwright
