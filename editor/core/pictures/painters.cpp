#include "editor/core/pictures/painters.h"

#include <utility>

#include "editor/core/document/document.h"

namespace hexwright {

PreviewPainter::PreviewPainter(Scenario scenario, Deliver deliver)
    : Worker(
          Waiting::Newest,
          [scenario = std::move(scenario)](PreviewWish&& wish, const std::atomic<bool>&) {
            return std::make_shared<const Pixels>(
                preview(scenario, wish.options, wish.most_width, wish.most_height));
          },
          std::move(deliver)) {}

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
    : Worker(
          Waiting::InTurn,
          [](Thumbnail&& wish, const std::atomic<bool>& unwanted) {
            Pixels pixels = unwanted ? Pixels() : picture_of(wish);
            return PaintedThumbnail{std::move(wish), std::move(pixels)};
          },
          std::move(deliver)) {}

}  // namespace hexwright
