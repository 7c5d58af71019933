#include "editor/core/pictures/thumbnail_painter.h"

#include <utility>

#include "editor/core/document/document.h"

namespace hexwright {
namespace {

Pixels picture_of(const Thumbnail& wish) {
  const Opened opened = Document::open(wish.file);
  if (!opened.document || opened.document->scenario().cells.empty()) return {};
  PictureOptions options{.draw = {.areas = false, .letters = false, .theme = wish.theme}, .clear = true};
  options.width = 2 * wish.most_width;  // more would show details that are lost again
  return preview(opened.document->scenario(), options, wish.most_width, wish.most_height);
}

}  // namespace

ThumbnailPainter::ThumbnailPainter(Deliver deliver)
    : deliver_(std::move(deliver)), thread_([this](const std::stop_token& stop) { work(stop); }) {}

ThumbnailPainter::~ThumbnailPainter() = default;

void ThumbnailPainter::ask(Thumbnail wish) {
  {
    const std::lock_guard lock(mutex_);
    wishes_.push_back(std::move(wish));
  }
  asked_.notify_one();
}

void ThumbnailPainter::work(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    Thumbnail wish;
    {
      std::unique_lock lock(mutex_);
      if (!asked_.wait(lock, stop, [this] { return !wishes_.empty(); })) return;
      wish = std::move(wishes_.front());
      wishes_.pop_front();
    }
    const Pixels pixels = picture_of(wish);
    if (!stop.stop_requested()) deliver_(wish, pixels);
  }
}

}  // namespace hexwright
