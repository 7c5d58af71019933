#include "io/render/pen/stamping.h"

#include <cstring>
#include <functional>

#include <gtest/gtest.h>

namespace hexwright {
namespace {

constexpr int page_width = 60;
constexpr int page_height = 40;

/// Half transparent, with soft edges, and nothing in its corners.
const Sprite& disc(Sprites& sprites) {
  return sprites.get({}, {1, 1}, [](Pen& pen) { pen.circle({}, 0.93).fill(with_alpha(rgb(0xC04020), 0.7)); });
}

Surface blank_page(cairo_format_t format) {
  Surface page(cairo_image_surface_create(format, page_width, page_height));
  const Context context(cairo_create(page.get()));
  cairo_set_source_rgba(context.get(), 0.2, 0.5, 0.3, 0.6);
  cairo_paint(context.get());
  return page;
}

using Draw = std::function<void(cairo_t*)>;

Surface drawn(cairo_format_t format, const Draw& draw) {
  Surface page = blank_page(format);
  const Context context(cairo_create(page.get()));
  draw(context.get());
  cairo_surface_flush(page.get());
  return page;
}

bool same_pixels(const Surface& a, const Surface& b) {
  const int stride = cairo_image_surface_get_stride(a.get());
  return std::memcmp(cairo_image_surface_get_data(a.get()), cairo_image_surface_get_data(b.get()),
                     static_cast<std::size_t>(stride) * page_height) == 0;
}

/// Places some of which lie beyond an edge, drawn by Cairo and stamped, after `prepare`.
void expect_as_by_cairo(
    const Draw& prepare, const Draw& finish = [](cairo_t*) {}) {
  Sprites sprites(Sprites::Kind::Pixels, 7.3, Detail::Full);
  const Sprite& sprite = disc(sprites);
  for (const auto format : {CAIRO_FORMAT_RGB24, CAIRO_FORMAT_ARGB32}) {
    const auto with = [&](const std::function<void(cairo_t*, Spot)>& place) {
      return drawn(format, [&](cairo_t* context) {
        prepare(context);
        for (const Spot spot : {Spot{0, 0}, {-4, 20}, {12, 10}, {17, 14}, {59, 39}, {30, 45}})
          place(context, spot);
        finish(context);
      });
    };
    const Surface by_cairo = with([&](cairo_t* context, Spot spot) { put(context, sprite, spot); });
    const Surface stamped = with([&](cairo_t* context, Spot spot) { Stamping(context).put(sprite, spot); });
    EXPECT_FALSE(same_pixels(stamped, blank_page(format)));
    EXPECT_TRUE(same_pixels(stamped, by_cairo));
  }
}

TEST(Stamping, GivesThePixelsThatCairoGives) {
  expect_as_by_cairo([](cairo_t*) {});
}

TEST(Stamping, KeepsToTheClipOfTheTarget) {
  expect_as_by_cairo([](cairo_t* context) {
    cairo_rectangle(context, 3, 5, 9, 12);
    cairo_rectangle(context, 15, 8, 20, 30);
    cairo_clip(context);
  });
  expect_as_by_cairo([](cairo_t* context) {
    cairo_arc(context, 20, 15, 11.5, 0, 6);
    cairo_clip(context);
  });
}

TEST(Stamping, FollowsWhereTheTargetWasMoved) {
  expect_as_by_cairo([](cairo_t* context) {
    cairo_translate(context, 6, -3);
    cairo_rectangle(context, 3, 5, 30, 12);
    cairo_clip(context);
  });
  expect_as_by_cairo([](cairo_t* context) { cairo_scale(context, 2, 2); });
  expect_as_by_cairo([](cairo_t* context) { cairo_translate(context, 0.5, 0); });
}

TEST(Stamping, DrawsIntoGroups) {
  expect_as_by_cairo(
      [](cairo_t* context) {
        cairo_rectangle(context, 8, 6, 30, 20);
        cairo_clip(context);
        cairo_push_group(context);
      },
      [](cairo_t* context) {
        cairo_pop_group_to_source(context);
        cairo_paint_with_alpha(context, 0.6);
      });
}

TEST(Stamping, DrawsWhereThereAreNoPixels) {
  const cairo_rectangle_t bounds{0, 0, page_width, page_height};
  const Surface page(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &bounds));
  const Context context(cairo_create(page.get()));
  Sprites sprites(Sprites::Kind::Pixels, 7.3, Detail::Full);
  Stamping(context.get()).put(disc(sprites), {20, 20});
  double x = 0, y = 0, wide = 0, high = 0;
  cairo_recording_surface_ink_extents(page.get(), &x, &y, &wide, &high);
  EXPECT_GT(wide, 10);
}

}  // namespace
}  // namespace hexwright
