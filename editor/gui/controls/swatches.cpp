#include <algorithm>
#include <cmath>
#include <numbers>

#include <wx/image.h>

#include "editor/gui/controls/bitmaps.h"
#include "io/render/board/board_image.h"

namespace hexwright::gui {
namespace {

// What of the square picture is kept: points relative to the middle, in device pixels.
using Keep = bool (*)(double x, double y, double side);

bool in_hex(double x, double y, double side) {
  const double half_width = side * std::numbers::sqrt3 / 2;
  return std::abs(x) <= half_width && std::abs(y) <= side - std::abs(x) / std::numbers::sqrt3;
}

wxBitmapBundle cut_out(const Scenario& scenario, const BoardView& view, const DrawOptions& options,
                       int device_size, double side, Keep keep, double pixel) {
  static BoardImage board;  // pictures of one scale share what they are put together from
  board.resize(device_size, device_size);
  board.redraw(scenario, view, options);
  wxImage image(device_size, device_size, false);
  image.InitAlpha();
  for (int y = 0; y < device_size; ++y) {
    const auto* row =
        reinterpret_cast<const std::uint32_t*>(board.pixels() + std::ptrdiff_t{y} * board.stride());
    for (int x = 0; x < device_size; ++x) {
      image.SetRGB(x, y, row[x] >> 16U & 0xFFU, row[x] >> 8U & 0xFFU, row[x] & 0xFFU);
      const bool kept = keep(x + 0.5 - device_size / 2.0, y + 0.5 - device_size / 2.0, side);
      image.SetAlpha(x, y, kept ? wxIMAGE_ALPHA_OPAQUE : wxIMAGE_ALPHA_TRANSPARENT);
    }
  }
  wxBitmap bitmap(image);
  bitmap.SetScaleFactor(pixel);
  return wxBitmapBundle::FromBitmap(bitmap);
}

bool in_disc(double x, double y, double side) { return std::hypot(x, y) <= side; }

wxBitmapBundle hex_picture(const Scenario& scenario, BoardTheme theme, int size, double pixel) {
  const int device_size = static_cast<int>(std::lround(size * pixel));
  const double side = device_size / 2.0 - 1;
  return cut_out(scenario, {.scale = side, .origin = {device_size / 2.0, device_size / 2.0}},
                 {.areas = false, .theme = theme}, device_size, side, in_hex, pixel);
}

}  // namespace

wxBitmapBundle terrain_swatch(const PlacedTerrain& terrain, BoardTheme theme, int size, double pixel,
                              const own::Packs& packs) {
  Scenario scenario;
  scenario.own = packs;
  scenario.cells[{0, 0}].terrain = terrain;
  return hex_picture(scenario, theme, size, pixel);
}

wxBitmapBundle token_swatch(int token, BoardTheme theme, int size, double pixel) {
  Scenario scenario;
  scenario.cells[{0, 0}] = {.terrain = {}, .token = token, .stack = {}};
  constexpr double radius_of_token = 0.37, below_middle = 0.1;  // in hex sides
  const int device_size = static_cast<int>(std::lround(size * pixel));
  const double middle = device_size / 2.0, scale = middle / radius_of_token;
  return cut_out(scenario, {.scale = scale, .origin = {middle, middle - below_middle * scale}},
                 {.hexes = false, .areas = false, .theme = theme}, device_size, middle, in_disc, pixel);
}

wxBitmapBundle harbor_swatch(const PlacedHarbor& kind, BoardTheme theme, int size, double pixel,
                             const own::Packs& packs) {
  Scenario scenario;
  scenario.own = packs;
  scenario.cells[{0, 0}].terrain = Terrain::Sea;
  scenario.cells[{1, 0}].terrain = Terrain::Pasture;
  scenario.harbors[Path({0, 0}, Direction::East)] = {.facing = Direction::East, .kind = kind};
  constexpr double closer = 1.7;  // the sign is what counts
  const int device_size = static_cast<int>(std::lround(size * pixel));
  const double middle = device_size / 2.0, side = middle - 1;
  return cut_out(scenario, {.scale = closer * side, .origin = {middle - 0.25 * side, middle}},
                 {.areas = false, .theme = theme}, device_size, side, in_hex, pixel);
}

wxBitmap bitmap_of(const Pixels& pixels, double scale) {
  wxImage image(pixels.width, pixels.height);
  image.InitAlpha();
  unsigned char *colours = image.GetData(), *opacity = image.GetAlpha();
  for (std::size_t at = 0; at < pixels.rgba.size(); at += 4) {
    colours = std::copy_n(pixels.rgba.begin() + static_cast<std::ptrdiff_t>(at), 3, colours);
    *opacity++ = pixels.rgba[at + 3];
  }
  wxBitmap bitmap(image);
  bitmap.SetScaleFactor(scale);
  return bitmap;
}

}  // namespace hexwright::gui
