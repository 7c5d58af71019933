#include "editor/core/pictures/preview_painter.h"

#include <utility>

namespace hexwright {

PreviewPainter::PreviewPainter(Scenario scenario, Deliver deliver)
    : Worker(
          Waiting::Newest,
          [scenario = std::move(scenario)](PreviewWish&& wish, const std::atomic<bool>&) {
            return std::make_shared<const Pixels>(
                preview(scenario, wish.options, wish.most_width, wish.most_height));
          },
          std::move(deliver)) {}

}  // namespace hexwright
