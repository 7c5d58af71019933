#include "editor/gui/play/pictures.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>

#include <cairo.h>
#include <wx/image.h>

#include "io/render/motifs.h"
#include "io/render/palette.h"
#include "io/render/text.h"

namespace hexwright::gui {
namespace {

struct SurfaceFree {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};

unsigned char plain(std::uint32_t premultiplied, unsigned shift, std::uint32_t alpha) {
  const std::uint32_t part = premultiplied >> shift & 0xFFU;
  return static_cast<unsigned char>(alpha == 0 ? 0 : std::min<std::uint32_t>(255, part * 255 / alpha));
}

// Cairo keeps colours multiplied by their alpha, wxWidgets does not.
wxImage image_of(cairo_surface_t* surface) {
  const int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  const unsigned char* data = cairo_image_surface_get_data(surface);
  const int stride = cairo_image_surface_get_stride(surface);
  wxImage image(width, height, false);
  image.InitAlpha();
  for (int y = 0; y < height; ++y) {
    const auto* row = reinterpret_cast<const std::uint32_t*>(data + std::ptrdiff_t{y} * stride);
    for (int x = 0; x < width; ++x) {
      const std::uint32_t alpha = row[x] >> 24U;
      image.SetRGB(x, y, plain(row[x], 16, alpha), plain(row[x], 8, alpha), plain(row[x], 0, alpha));
      image.SetAlpha(x, y, static_cast<unsigned char>(alpha));
    }
  }
  return image;
}

Colour colour_of(Card card) {
  switch (card) {
    case Card::Pepper:
      return rgb(0x3B3B3B);
    case Card::Cinnamon:
      return rgb(0xA4562A);
    case Card::Nutmeg:
      return rgb(0xE08A1E);
    default:
      return palette::resource(static_cast<Resource>(card));
  }
}

}  // namespace

wxBitmapBundle painted(const wxSize& size, double pixel, const std::function<void(cairo_t*)>& paint) {
  const auto device = [pixel](int length) { return static_cast<int>(std::lround(length * pixel)); };
  const std::unique_ptr<cairo_surface_t, SurfaceFree> surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, device(size.x), device(size.y)));
  cairo_t* cairo = cairo_create(surface.get());
  cairo_scale(cairo, pixel, pixel);
  paint(cairo);
  cairo_destroy(cairo);
  cairo_surface_flush(surface.get());
  wxBitmap bitmap(image_of(surface.get()));
  bitmap.SetScaleFactor(pixel);
  return wxBitmapBundle::FromBitmap(bitmap);
}

wxBitmapBundle card_picture(Card card, int height, double pixel) {
  const int width = height * 3 / 4;
  return painted({width, height}, pixel, [&](cairo_t* cairo) {
    cairo_translate(cairo, width / 2.0, height / 2.0);
    cairo_scale(cairo, height, height);
    Pen pen(cairo, height * pixel, Detail::Full);
    pen.box({}, 0.70, 0.94, 0.1).fill_keep(colour_of(card));
    pen.stroke(palette::ink, 0.045);
    pen.box({}, 0.56, 0.72, 0.08).fill(palette::parchment);
    if (is_resource(card))
      draw_symbol(pen, static_cast<Resource>(card), {0, 0}, 0.52);
    else
      draw_text(pen, title(card).substr(0, 1), {0, 0},
                {.size = 0.4, .bold = true, .colour = darker(colour_of(card), 0.2)});
  });
}

wxBitmapBundle die_picture(int eyes, int size, double pixel) {
  // Which of the nine places of a face have an eye.
  static constexpr std::array<unsigned, 7> faces{
      0, 0b000'010'000, 0b100'000'001, 0b100'010'001, 0b101'000'101, 0b101'010'101, 0b101'101'101};
  return painted({size, size}, pixel, [&](cairo_t* cairo) {
    cairo_translate(cairo, size / 2.0, size / 2.0);
    cairo_scale(cairo, size, size);
    Pen pen(cairo, size * pixel, Detail::Full);
    pen.box({}, 0.9, 0.9, 0.18).fill_keep(eyes == 0 ? palette::undecided : palette::paper);
    pen.stroke(palette::ink, 0.05);
    unsigned left = faces[static_cast<std::size_t>(eyes)];
    for (const int row : {-1, 0, 1})
      for (const int column : {-1, 0, 1}) {
        if ((left & 1U) != 0) pen.circle({0.25 * column, 0.25 * row}, 0.095).fill(palette::ink);
        left >>= 1U;
      }
  });
}

wxBitmapBundle seat_picture(SeatId seat, int size, double pixel) {
  return painted({size, size}, pixel, [&](cairo_t* cairo) {
    draw_seat_sign(cairo, seat, {size / 2.0, size / 2.0}, size - 1);
  });
}

wxBitmapBundle piece_picture(BoardPiece::Kind kind, SeatId seat, int size, double pixel) {
  return painted({size, size}, pixel, [&](cairo_t* cairo) {
    draw_piece_icon(cairo, kind, seat, {size / 2.0, size / 2.0}, size - 2);
  });
}

wxBitmapBundle lifted_piece_picture(BoardPiece::Kind kind, SeatId seat, int size, double pixel) {
  return painted({size, size}, pixel, [&](cairo_t* cairo) {
    draw_piece_icon(cairo, kind, seat, {0.37 * size, 0.62 * size}, 0.72 * size);
    cairo_scale(cairo, size, size);
    Pen pen(cairo, size * pixel, Detail::Full);
    for (const bool rim : {true, false}) {
      const Colour ink = rim ? palette::paper : palette::ink;
      const double width = rim ? 0.22 : 0.1;
      pen.shape("M 0.83 0.92 L 0.83 0.14 M 0.67 0.34 L 0.83 0.14 L 0.99 0.34").stroke(ink, width);
    }
  });
}

}  // namespace hexwright::gui
