#include "render/board_image.h"

#include <cstdlib>
#include <cstring>

#include "render/board_painter.h"
#include "render/palette.h"

namespace hexwright {

struct BoardImage::Impl {
  int width = 0, height = 0;
  Surface surface;
  std::optional<BoardPainter> painter;

  PixelRect whole() const { return {0, 0, width, height}; }

  void paint(const Scenario& scenario, const PixelRect& rect) {
    const Context context(cairo_create(surface.get()));
    cairo_rectangle(context.get(), rect.x, rect.y, rect.width, rect.height);
    cairo_set_source_rgb(context.get(), palette::desk.red, palette::desk.green, palette::desk.blue);
    cairo_fill(context.get());
    painter->paint(context.get(), scenario, rect);
  }
};

BoardImage::BoardImage() : impl_(std::make_unique<Impl>()) {}
BoardImage::~BoardImage() = default;
BoardImage::BoardImage(BoardImage&&) noexcept = default;
BoardImage& BoardImage::operator=(BoardImage&&) noexcept = default;

void BoardImage::resize(int width, int height) {
  impl_->width = std::max(width, 0);
  impl_->height = std::max(height, 0);
  impl_->surface.reset(cairo_image_surface_create(CAIRO_FORMAT_RGB24, impl_->width, impl_->height));
}

void BoardImage::redraw(const Scenario& scenario, const View& view, const DrawOptions& options) {
  impl_->painter.emplace(Sprites::Kind::Pixels, scenario, view, options, detail_at(view.scale));
  if (!impl_->whole().empty()) impl_->paint(scenario, impl_->whole());
}

PixelRect BoardImage::redraw(const Scenario& scenario, std::span<const Hex> changed) {
  if (!impl_->painter) return {};
  PixelRect rect;
  for (const Hex h : changed) rect = around(rect, common(impl_->painter->around_hex(h), impl_->whole()));
  if (!rect.empty()) impl_->paint(scenario, rect);
  return rect;
}

void BoardImage::scroll(const Scenario& scenario, int dx, int dy) {
  if (!impl_->painter) return;
  impl_->painter->move(dx, dy);
  if (!impl_->whole().empty()) impl_->paint(scenario, impl_->whole());
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
