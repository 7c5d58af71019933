#pragma once

#include <compare>
#include <filesystem>
#include <memory>

#include "editor/core/background/worker.h"
#include "io/render/pieces/preview.h"

namespace hexwright {

struct PreviewWish {
  PictureOptions options;
  int most_width = 1, most_height = 1;
};

/// Draws previews of a scenario, of which only the newest wish counts.
class PreviewPainter : public Worker<PreviewWish, std::shared_ptr<const Pixels>> {
 public:
  PreviewPainter(Scenario scenario, Deliver deliver);
};

/// A small picture of the map in a file. The file's time tells an older picture from what it holds now.
struct Thumbnail {
  std::filesystem::path file;
  std::filesystem::file_time_type written;
  int most_width = 1, most_height = 1;  ///< in device pixels
  BoardTheme theme = BoardTheme::Standard;
  friend auto operator<=>(const Thumbnail&, const Thumbnail&) = default;
};

/// Empty when the file cannot be read.
struct PaintedThumbnail {
  Thumbnail wish;
  Pixels pixels;
};

/// Reads files and draws small pictures of them, one after another in the order they were asked for.
class ThumbnailPainter : public Worker<Thumbnail, PaintedThumbnail> {
 public:
  explicit ThumbnailPainter(Deliver deliver);
};

}  // namespace hexwright
