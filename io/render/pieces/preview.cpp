#include "io/render/pieces/preview.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "io/render/export/sheet.h"

namespace hexwright {
namespace {

constexpr int most_painted = 2400;  // pixels: beyond, a larger picture shows no more

Surface made_smaller(const Surface& large, int most_width, int most_height) {
  const double width = cairo_image_surface_get_width(large.get());
  const double height = cairo_image_surface_get_height(large.get());
  const double factor = std::min({1.0, most_width / width, most_height / height});
  const auto part = [factor](double size) {
    return std::max(1, static_cast<int>(std::lround(size * factor)));
  };
  Surface small(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, part(width), part(height)));
  const Context context(cairo_create(small.get()));
  cairo_scale(context.get(), factor, factor);
  cairo_set_source_surface(context.get(), large.get(), 0, 0);
  cairo_pattern_set_filter(cairo_get_source(context.get()), CAIRO_FILTER_GOOD);
  cairo_pattern_set_extend(cairo_get_source(context.get()), CAIRO_EXTEND_PAD);  // opaque up to its edges
  cairo_paint(context.get());
  expect_success(cairo_status(context.get()));
  return small;
}

// Cairo keeps colours multiplied by their opacity.
void append(std::vector<unsigned char>& rgba, std::uint32_t pixel) {
  const std::uint32_t opacity = pixel >> 24U;
  for (const unsigned shift : {16U, 8U, 0U}) {
    const std::uint32_t colour = (pixel >> shift) & 0xffU;
    rgba.push_back(static_cast<unsigned char>(opacity == 0 ? 0 : std::min(255U, colour * 255U / opacity)));
  }
  rgba.push_back(static_cast<unsigned char>(opacity));
}

}  // namespace

Pixels preview(const Scenario& scenario, const PictureOptions& options, int most_width, int most_height) {
  PictureOptions painted = options;
  painted.width = std::min(options.width, most_painted);
  const Surface small = made_smaller(paint_sheet(scenario, {}, {}, painted), most_width, most_height);
  return pixels_of(small);
}

Pixels pixels_of(const Surface& surface) {
  cairo_surface_t* image = surface.get();
  cairo_surface_flush(image);
  Pixels pixels{cairo_image_surface_get_width(image), cairo_image_surface_get_height(image), {}};
  pixels.rgba.reserve(static_cast<std::size_t>(pixels.width) * static_cast<std::size_t>(pixels.height) * 4);
  const unsigned char* row = cairo_image_surface_get_data(image);
  for (int y = 0; y < pixels.height; ++y, row += cairo_image_surface_get_stride(image))
    for (int x = 0; x < pixels.width; ++x)
      append(pixels.rgba, reinterpret_cast<const std::uint32_t*>(row)[x]);
  return pixels;
}

}  // namespace hexwright
