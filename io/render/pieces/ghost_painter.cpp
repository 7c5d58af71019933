#include "io/render/pieces/ghost_painter.h"

#include <cmath>
#include <optional>

#include "io/render/board/board_painter.h"
#include "io/render/places.h"

namespace hexwright {
namespace {

/// What is held is told from what lies there by what shows through; a small thing would get lost.
constexpr double of_hexes = 0.62, of_things = 0.88;

DrawOptions options_for(bool hexes, DrawOptions options) {
  options.hexes = hexes;
  options.grid = options.areas = options.coordinates = options.ghosts = false;
  options.markers = true;
  return options;
}

PixelRect clip_of(cairo_t* cairo) {
  double left = 0, top = 0, right = 0, bottom = 0;
  cairo_clip_extents(cairo, &left, &top, &right, &bottom);
  const int x = static_cast<int>(std::floor(left)), y = static_cast<int>(std::floor(top));
  return {x, y, static_cast<int>(std::ceil(right)) - x, static_cast<int>(std::ceil(bottom)) - y};
}

}  // namespace

struct GhostPainter::Impl {
  BoardPainter& for_view(const Scenario& piece, const BoardView& view, const DrawOptions& options) {
    if (!painter || !painter->show(piece, view, options))
      painter.emplace(Sprites::Kind::Pixels, piece, view, options, detail_at(view.scale));
    return *painter;
  }

  std::optional<BoardPainter> painter;
};

GhostPainter::GhostPainter() : impl_(std::make_unique<Impl>()) {}
GhostPainter::~GhostPainter() = default;

void GhostPainter::draw(cairo_t* cairo, const Scenario& piece, bool hexes, const Topology& board,
                        const BoardView& view, const DrawOptions& options) {
  const DrawOptions own = options_for(hexes, options);
  on_board(cairo, board, view, options.ghosts, [&](const BoardView& copy) {
    const PixelRect seen = clip_of(cairo);
    if (seen.empty()) return;
    // In memory first, where sprites are placed quickest.
    const Surface held(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, seen.width, seen.height));
    cairo_surface_set_device_offset(held.get(), -seen.x, -seen.y);
    impl_->for_view(piece, copy, own).paint(Context(cairo_create(held.get())).get(), piece, seen);
    cairo_set_source_surface(cairo, held.get(), 0, 0);
    cairo_paint_with_alpha(cairo, hexes ? of_hexes : of_things);
  });
}

}  // namespace hexwright
