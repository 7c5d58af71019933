#include "io/render/pen/stamping.h"

#include <cmath>
#include <optional>
#include <vector>

namespace hexwright {
namespace {

struct RectanglesFree {
  void operator()(cairo_rectangle_list_t* list) const { cairo_rectangle_list_destroy(list); }
};
using Rectangles = std::unique_ptr<cairo_rectangle_list_t, RectanglesFree>;

bool is_whole(double value) { return value == std::floor(value); }

/// From coordinates to pixels, when those are moved by whole pixels only.
std::optional<Spot> shift_of(cairo_t* target, cairo_surface_t* surface) {
  cairo_matrix_t m;
  cairo_get_matrix(target, &m);
  double scale_x = 1, scale_y = 1;
  cairo_surface_get_device_scale(surface, &scale_x, &scale_y);
  if (m.xx != 1 || m.yy != 1 || m.xy != 0 || m.yx != 0 || scale_x != 1 || scale_y != 1) return std::nullopt;
  Spot offset;
  cairo_surface_get_device_offset(surface, &offset.x, &offset.y);
  const Spot shift{m.x0 + offset.x, m.y0 + offset.y};
  return is_whole(shift.x) && is_whole(shift.y) ? std::optional(shift) : std::nullopt;
}

/// Cuts what is drawn into `pixels` to the clip of the target; false when that does not end at whole pixels.
bool clip(pixman_image_t* pixels, cairo_t* target, Spot shift) {
  const Rectangles clip(cairo_copy_clip_rectangle_list(target));
  if (clip->status != CAIRO_STATUS_SUCCESS) return false;
  std::vector<pixman_box32_t> boxes;
  for (int i = 0; i < clip->num_rectangles; ++i) {
    const auto [x, y, width, height] = clip->rectangles[i];
    if (!is_whole(x) || !is_whole(y) || !is_whole(width) || !is_whole(height)) return false;
    const auto left = static_cast<int>(x + shift.x), top = static_cast<int>(y + shift.y);
    boxes.push_back({left, top, left + static_cast<int>(width), top + static_cast<int>(height)});
  }
  pixman_region32_t region;
  pixman_region32_init_rects(&region, boxes.data(), static_cast<int>(boxes.size()));
  const bool is_set = pixman_image_set_clip_region32(pixels, &region) != 0;
  pixman_region32_fini(&region);
  return is_set;
}

}  // namespace

PixmanImage pixman_image_of(cairo_surface_t* surface) {
  if (cairo_surface_get_type(surface) != CAIRO_SURFACE_TYPE_IMAGE) return {};
  cairo_surface_flush(surface);
  unsigned char* data = cairo_image_surface_get_data(surface);
  if (!data) return {};
  const bool see_through = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32;
  return PixmanImage(pixman_image_create_bits(
      see_through ? PIXMAN_a8r8g8b8 : PIXMAN_x8r8g8b8, cairo_image_surface_get_width(surface),
      cairo_image_surface_get_height(surface), reinterpret_cast<std::uint32_t*>(data),
      cairo_image_surface_get_stride(surface)));
}

Stamping::Stamping(cairo_t* target) : target_(target) {
  cairo_surface_t* surface = cairo_get_group_target(target);
  const auto shift = shift_of(target, surface);
  if (!shift) return;
  PixmanImage pixels = pixman_image_of(surface);
  if (!pixels || !clip(pixels.get(), target, *shift)) return;
  stamped_.reset(surface);
  pixels_ = std::move(pixels);
  x_ = static_cast<int>(shift->x);
  y_ = static_cast<int>(shift->y);
}

void Stamping::put(const Sprite& sprite, Spot origin) {
  if (!pixels_ || !sprite.pixels) return hexwright::put(target_, sprite, origin);
  const auto& [x, y, width, height] = sprite.extent;
  pixman_image_composite32(PIXMAN_OP_OVER, sprite.pixels.get(), nullptr, pixels_.get(), 0, 0, 0, 0,
                           static_cast<int>(origin.x) + x + x_, static_cast<int>(origin.y) + y + y_, width,
                           height);
}

}  // namespace hexwright
