#include "editor/gui/play/pictures.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <memory>

#include <cairo.h>
#include <wx/image.h>

#include "io/render/motifs/motifs.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"
#include "model/playtest/table.h"

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
    case Card::Paper:
      return rgb(0x3E9B52);
    case Card::Cloth:
      return rgb(0xF2C230);
    case Card::Coin:
      return rgb(0x3F7FD0);
    default:
      return palette::resource(static_cast<Resource>(card));
  }
}

// A sheet with lines, a bolt of cloth, a coin: in a square as wide as a card's field.
void draw_commodity(Pen& pen, Card card) {
  const Colour ink = palette::ink, own = colour_of(card);
  if (card == Card::Paper) {
    pen.box({}, 0.34, 0.46, 0.03).fill_keep(palette::paper);
    pen.stroke(ink, 0.04);
    for (const double y : {-0.12, 0.0, 0.12}) pen.line({{-0.1, y}, {0.1, y}}).stroke(own, 0.045);
  } else if (card == Card::Cloth) {
    pen.box({0, 0.02}, 0.42, 0.4, 0.03).fill_keep(own);
    pen.stroke(ink, 0.04);
    for (const double x : {-0.1, 0.04}) pen.line({{x, -0.14}, {x, 0.18}}).stroke(ink, 0.03);
    pen.box({0, -0.2}, 0.46, 0.1, 0.05).fill_keep(lighter(own, 0.4));
    pen.stroke(ink, 0.04);
  } else {
    pen.circle({}, 0.22).fill_keep(own);
    pen.stroke(ink, 0.045);
    pen.circle({}, 0.13).stroke(palette::paper, 0.04);
  }
}

// A round, a square or a three-cornered sign of a commodity, as on metropolises.
void draw_commodity_sign(Pen& pen, Card card, Point at, double size) {
  if (card == Card::Cloth)
    pen.circle(at, size / 2);
  else if (card == Card::Coin)
    pen.box(at, size * 0.9, size * 0.9);
  else
    pen.shape("M 0 -0.55 L 0.6 0.45 L -0.6 0.45 Z", at, size);
  pen.fill_keep(colour_of(card));
  pen.stroke(palette::ink, size * 0.12);
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
    else if (is_commodity(card))
      draw_commodity(pen, card);
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

wxBitmapBundle event_picture(const EventFace* face, int size, double pixel) {
  return painted({size, size}, pixel, [&](cairo_t* cairo) {
    cairo_translate(cairo, size / 2.0, size / 2.0);
    cairo_scale(cairo, size, size);
    Pen pen(cairo, size * pixel, Detail::Full);
    pen.box({}, 0.9, 0.9, 0.18).fill_keep(face ? palette::paper : palette::undecided);
    pen.stroke(palette::ink, 0.05);
    if (!face) return;
    if (!face->gate) {
      pen.shape(
             "M -0.32 0.1 L 0.32 0.1 C 0.28 0.24 0.2 0.28 0.1 0.28 L -0.1 0.28 C -0.2 0.28 -0.28 0.24 -0.32 "
             "0.1 Z")
          .fill(palette::ink);
      pen.line({{0, 0.1}, {0, -0.32}}).stroke(palette::ink, 0.05);
      pen.shape("M 0.04 -0.3 C 0.24 -0.2 0.26 -0.08 0.22 0.04 L 0.04 0.04 Z").fill(palette::deep_red);
      pen.shape("M -0.04 -0.26 C -0.2 -0.18 -0.22 -0.08 -0.2 0.04 L -0.04 0.04 Z").fill(palette::deep_red);
      return;
    }
    pen.shape(
           "M -0.3 0.3 L -0.3 -0.06 C -0.3 -0.24 -0.16 -0.34 0 -0.34 C 0.16 -0.34 0.3 -0.24 0.3 -0.06 L 0.3 "
           "0.3 Z")
        .fill_keep(colour_of(*face->gate));
    pen.stroke(palette::ink, 0.05);
    draw_commodity_sign(pen, *face->gate, {0, 0.02}, 0.3);
  });
}

wxBitmapBundle steps_picture(const StepTrack& track, int height, double pixel) {
  const int step = track.step, steps = track.steps;
  const int width = height * (steps + 1);
  return painted({width, height}, pixel, [&](cairo_t* cairo) {
    cairo_scale(cairo, height, height);
    Pen pen(cairo, height * pixel, Detail::Full);
    for (int i = 0; i <= steps; ++i) {
      const Point at{i + 0.5, 0.5};
      const bool is_land = i == steps;
      pen.box(at, 0.84, 0.84, 0.12)
          .fill_keep(is_land     ? palette::sand
                     : i <= step ? rgb(0xD98880)
                                 : palette::undecided);
      pen.stroke(palette::ink, 0.05);
      if (is_land)
        pen.shape("M -0.2 0.19 L -0.2 -0.05 L 0 -0.23 L 0.2 -0.05 L 0.2 0.19 Z", at, 1.2).fill(palette::ink);
      if (i == step) {
        pen.shape(
               "M -0.3 0.08 L 0.3 0.08 C 0.26 0.22 0.18 0.25 0.1 0.25 L -0.1 0.25 C -0.18 0.25 -0.26 0.22 "
               "-0.3 0.08 Z",
               at)
            .fill(palette::ink);
        pen.shape("M -0.02 -0.28 L 0.2 0.02 L -0.02 0.02 Z", at).fill(palette::ink);
      }
    }
  });
}

wxBitmapBundle levels_picture(std::span<const LevelTrack> tracks, int height, double pixel) {
  constexpr int most = 5;
  // In boxes: a sign and five levels for each track, with a gap between them.
  const double boxes = (most + 1.6) * static_cast<double>(tracks.size());
  const int width = static_cast<int>(boxes * height);
  return painted({width, height}, pixel, [&](cairo_t* cairo) {
    cairo_scale(cairo, height, height);
    Pen pen(cairo, height * pixel, Detail::Full);
    for (std::size_t n = 0; n < tracks.size(); ++n) {
      const auto& [card, reached] = tracks[n];
      const double left = (most + 1.6) * static_cast<double>(n);
      draw_commodity_sign(pen, card, {left + 0.5, 0.5}, 0.8);
      for (int level = 0; level < most; ++level) {
        pen.box({left + 1.5 + level, 0.5}, 0.8, 0.8, 0.1)
            .fill_keep(level < reached ? colour_of(card) : palette::paper);
        pen.stroke(palette::ink, level == 3 ? 0.16 : 0.08);  // the fourth one brings the metropolis
      }
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
