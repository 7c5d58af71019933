#pragma once

#include <compare>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <thread>

#include "io/render/pieces/preview.h"

namespace hexwright {

/// A small picture of the map in a file. The file's time tells an older picture from what it holds now.
struct Thumbnail {
  std::filesystem::path file;
  std::filesystem::file_time_type written;
  int most_width = 1, most_height = 1;  ///< in device pixels
  BoardTheme theme = BoardTheme::Standard;
  friend auto operator<=>(const Thumbnail&, const Thumbnail&) = default;
};

/// Reads files and draws small pictures of them in a thread of its own, one after another in the order they
/// were asked for.
class ThumbnailPainter {
 public:
  /// Called from the painter's thread. Of a file that cannot be read the picture is empty.
  using Deliver = std::function<void(const Thumbnail&, const Pixels&)>;

  explicit ThumbnailPainter(Deliver deliver);
  /// What is under way is finished first; nothing is delivered any more after that.
  ~ThumbnailPainter();

  void ask(Thumbnail wish);

 private:
  void work(const std::stop_token& stop);

  Deliver deliver_;
  std::mutex mutex_;
  std::condition_variable_any asked_;
  std::deque<Thumbnail> wishes_;
  std::jthread thread_;  // last: it uses all others
};

}  // namespace hexwright
