#include "io/render/pen/sprites.h"

namespace hexwright {

Sprite Sprites::blank(Point reach) const {
  const int x = static_cast<int>(std::ceil(reach.x * scale_)) + 1;
  const int y = static_cast<int>(std::ceil(reach.y * scale_)) + 1;
  const PixelRect extent{-x, -y, 2 * x, 2 * y};
  if (kind_ == Kind::Pixels)
    return {
        Surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, extent.width, extent.height)), extent, {}};
  // From zero: Cairo's SVG cuts what a recording holds at negative coordinates.
  const cairo_rectangle_t bounds{0, 0, 2.0 * x, 2.0 * y};
  return {Surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &bounds)), extent, {}};
}

Context Sprites::context_for(const Sprite& sprite) const {
  Context context(cairo_create(sprite.surface.get()));
  cairo_translate(context.get(), -sprite.extent.x, -sprite.extent.y);
  cairo_scale(context.get(), scale_, scale_);
  return context;
}

Spot Sprites::place(const BoardView& view, Point p) const {
  if (kind_ == Kind::Recorded) return view.to_spot(p);
  BoardView still = view;
  still.origin = {};
  const Spot spot = still.to_spot(p);
  return {view.origin.x + std::round(spot.x), view.origin.y + std::round(spot.y)};
}

void put(cairo_t* target, const Sprite& sprite, Spot origin) {
  cairo_set_source_surface(target, sprite.surface.get(), origin.x + sprite.extent.x,
                           origin.y + sprite.extent.y);
  cairo_paint(target);
}

void put_into(const Pen& pen, const Sprite& sprite) {
  const Saved saved(pen);
  Spot origin;
  cairo_user_to_device(pen.context(), &origin.x, &origin.y);
  cairo_identity_matrix(pen.context());
  put(pen.context(), sprite, origin);
}

cairo_t* Gathering::begun() {
  constexpr int most = 256;
  if (placed_ == most) lay_down();
  if (!part_) {
    const cairo_rectangle_t bounds{static_cast<double>(page_.x), static_cast<double>(page_.y),
                                   static_cast<double>(page_.width), static_cast<double>(page_.height)};
    part_.reset(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &bounds));
    context_.reset(cairo_create(part_.get()));
  }
  return context_.get();
}

void Gathering::put(const Sprite& sprite, Spot origin) {
  hexwright::put(begun(), sprite, origin);
  ++placed_;
}

void Gathering::lay_down() {
  if (!part_) return;
  context_.reset();
  cairo_set_source_surface(target_, part_.get(), 0, 0);
  cairo_paint(target_);
  part_.reset();
  placed_ = 0;
}

}  // namespace hexwright
