#include "io/render/board/board_image.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "io/render/board/board_painter.h"
#include "io/render/board/dirty_rects.h"
#include "io/render/pen/palette.h"

namespace hexwright {

struct BoardImage::Impl {
  int width = 0, height = 0;
  Surface surface;
  Colour backdrop = palette::backdrop;
  std::optional<Underlay> underlay;
  std::optional<BoardPainter> painter;

  PixelRect whole() const { return {0, 0, width, height}; }

  void paint(const Scenario& scenario, const PixelRect& part) {
    const PixelRect rect = common(part, whole());
    if (rect.empty()) return;
    const Context context(cairo_create(surface.get()));
    cairo_rectangle(context.get(), rect.x, rect.y, rect.width, rect.height);
    cairo_set_source_rgb(context.get(), backdrop.red, backdrop.green, backdrop.blue);
    cairo_fill(context.get());
    if (underlay)
      paint_above(context.get(), *underlay, scenario, rect);
    else
      painter->paint(context.get(), scenario, rect);
  }

  void paint_above(cairo_t* context, const Underlay& below, const Scenario& scenario, const PixelRect& rect) {
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height);
    cairo_clip(context);
    draw(context, below, painter->view());
    cairo_push_group(context);
    painter->paint(context, scenario, rect);
    cairo_pop_group_to_source(context);
    cairo_paint_with_alpha(context, below.hexes);
  }
};

namespace {

/// What would come from outside the picture is left as it was.
void move_pixels(cairo_surface_t* surface, int dx, int dy) {
  cairo_surface_flush(surface);
  unsigned char* data = cairo_image_surface_get_data(surface);
  if (!data) return;
  const int width = cairo_image_surface_get_width(surface);
  const int height = cairo_image_surface_get_height(surface);
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
  const auto offset = [&](int x, int y) {
    return static_cast<std::size_t>(y) * stride + 4 * static_cast<std::size_t>(x);
  };
  const auto row_bytes = 4 * static_cast<std::size_t>(width - std::abs(dx));
  const int rows = height - std::abs(dy);
  for (int i = 0; i < rows; ++i) {
    // Downwards from the last row, so that no row is overwritten before it has moved.
    const int y = dy > 0 ? height - 1 - i : i;
    std::memmove(data + offset(std::max(dx, 0), y), data + offset(std::max(-dx, 0), y - dy), row_bytes);
  }
  cairo_surface_mark_dirty(surface);
}

}  // namespace

BoardImage::BoardImage() : impl_(std::make_unique<Impl>()) {}
BoardImage::~BoardImage() = default;
BoardImage::BoardImage(BoardImage&&) noexcept = default;
BoardImage& BoardImage::operator=(BoardImage&&) noexcept = default;

void BoardImage::resize(int width, int height) {
  // Cairo's own limit.
  constexpr int most = 32'767;
  impl_->width = std::clamp(width, 0, most);
  impl_->height = std::clamp(height, 0, most);
  impl_->surface.reset(cairo_image_surface_create(CAIRO_FORMAT_RGB24, impl_->width, impl_->height));
}

void BoardImage::lay_on(const Colour& backdrop) {
  if (backdrop == impl_->backdrop) return;
  impl_->backdrop = backdrop;
  impl_->painter.reset();  // it has pictures that fade into what lies behind
}

void BoardImage::lay_over(std::optional<Underlay> underlay) { impl_->underlay = std::move(underlay); }

void BoardImage::redraw(const Scenario& scenario, const BoardView& view, const DrawOptions& options) {
  if (!impl_->painter || !impl_->painter->show(scenario, view, options))
    impl_->painter.emplace(Sprites::Kind::Pixels, scenario, view, options, detail_at(view.scale),
                           impl_->backdrop);
  impl_->paint(scenario, impl_->whole());
}

PixelRect BoardImage::redraw(const Scenario& scenario, std::span<const Hex> changed) {
  if (!impl_->painter) return {};
  BoardPainter& painter = *impl_->painter;
  if (!painter.explains(scenario)) {
    const BoardView view = painter.view();
    const DrawOptions options = painter.options();
    redraw(scenario, view, options);
    return impl_->whole();
  }
  DirtyRects dirty(impl_->whole());
  for (const Hex h : changed)
    for (const PixelRect& rect : painter.around_hex(scenario, h)) dirty.add(rect);
  for (const PixelRect& rect : painter.moved_labels(scenario)) dirty.add(rect);
  PixelRect all;
  for (const PixelRect& rect : dirty.apart()) {
    impl_->paint(scenario, rect);
    all = around(all, rect);
  }
  return all;
}

void BoardImage::scroll(const Scenario& scenario, int dx, int dy) {
  if (!impl_->painter || impl_->whole().empty()) return;
  impl_->painter->move(dx, dy);
  const auto [x, y, width, height] = impl_->whole();
  if (std::abs(dx) >= width || std::abs(dy) >= height) return impl_->paint(scenario, impl_->whole());
  move_pixels(impl_->surface.get(), dx, dy);
  const int top = std::max(dy, 0);
  const int kept = height - std::abs(dy);
  impl_->paint(scenario, {0, dy > 0 ? 0 : kept, width, std::abs(dy)});
  impl_->paint(scenario, {dx > 0 ? 0 : width + dx, top, std::abs(dx), kept});
}

int BoardImage::width() const { return impl_->width; }
int BoardImage::height() const { return impl_->height; }

const unsigned char* BoardImage::pixels() const {
  if (!impl_->surface) return nullptr;
  cairo_surface_flush(impl_->surface.get());
  return cairo_image_surface_get_data(impl_->surface.get());
}

int BoardImage::stride() const {
  return impl_->surface ? cairo_image_surface_get_stride(impl_->surface.get()) : 0;
}

void* BoardImage::cairo_surface() const { return impl_->surface.get(); }

}  // namespace hexwright
