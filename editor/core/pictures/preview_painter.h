#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "io/render/pieces/preview.h"

namespace hexwright {

/// Draws previews of a scenario in a thread of its own, so that whoever asks goes on at once. Only the newest
/// wish is drawn: one that still waits when the next one comes is dropped.
class PreviewPainter {
 public:
  struct Wish {
    PictureOptions options;
    int most_width = 1, most_height = 1;
  };
  /// Called from the painter's thread.
  using Deliver = std::function<void(std::shared_ptr<const Pixels>)>;

  PreviewPainter(Scenario scenario, Deliver deliver);
  /// What is under way is finished first; nothing is delivered any more after that.
  ~PreviewPainter();

  void ask(const Wish& wish);

 private:
  void work(const std::stop_token& stop);

  Scenario scenario_;
  Deliver deliver_;
  std::mutex mutex_;
  std::condition_variable_any asked_;
  std::optional<Wish> wish_;
  std::jthread thread_;  // last: it uses all others
};

}  // namespace hexwright
