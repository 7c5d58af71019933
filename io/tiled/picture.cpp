#include "io/tiled/picture.h"

#include <array>
#include <cstdlib>
#include <string_view>
#include <zlib.h>

#include "io/files/packed.h"
#include "io/tiled/grid.h"
#include "model/scenario/terrain.h"

// Plain pictures, and not those of the renderer: they are in every map, and shall be small and the same on
// every machine.
namespace hexwright::tiled {
namespace {

constexpr Grid usual;
enum Colour : char { Clear, Fill, Edge, Ink };

/// One byte for each pixel.
class Picture {
 public:
  char& at(int x, int y) { return rows_[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }
  /// Calls `colour(x, y)` for every pixel, counted in half pixels from the middle.
  template <class ColourOf>
  void paint(ColourOf colour) {
    for (int y = 0; y < usual.tile_height; ++y)
      for (int x = 0; x < usual.tile_width; ++x)
        at(x, y) = colour(2 * x + 1 - usual.tile_width, 2 * y + 1 - usual.tile_height);
  }
  std::string png(std::array<std::uint32_t, 3> colours) const;

 private:
  std::array<std::array<char, usual.tile_width>, usual.tile_height> rows_{};
};

std::string four_bytes(std::uint64_t number) {
  std::string bytes;
  for (unsigned shift = 32; shift > 0;) bytes += static_cast<char>((number >> (shift -= 8)) & 0xFFU);
  return bytes;
}

std::string chunk(std::string_view name, std::string_view content) {
  const std::string checked = std::string(name) + std::string(content);
  const uLong sum =
      crc32(0, reinterpret_cast<const Bytef*>(checked.data()), static_cast<uInt>(checked.size()));
  return four_bytes(content.size()) + checked + four_bytes(sum);
}

std::string Picture::png(std::array<std::uint32_t, 3> colours) const {
  std::string pixels;
  for (const auto& row : rows_) {
    pixels += '\0';  // as it is, not told by the row above
    pixels.append(row.data(), row.size());
  }
  std::string palette(3, '\0');
  for (const std::uint32_t colour : colours) palette += four_bytes(colour).substr(1);
  constexpr std::string_view with_palette("\x08\x03\0\0\0", 5), only_first_is_clear("\0", 1);
  return "\x89PNG\r\n\x1A\n" +
         chunk("IHDR",
               four_bytes(usual.tile_width) + four_bytes(usual.tile_height) + std::string(with_palette)) +
         chunk("PLTE", palette) + chunk("tRNS", only_first_is_clear) +
         chunk("IDAT", packed(pixels, Packing::Zlib)) + chunk("IEND", "");
}

/// Five rows of three pixels, the first one in the highest bits.
constexpr std::array<unsigned, 10> digits{0b111'101'101'101'111, 0b010'110'010'010'111, 0b111'001'111'100'111,
                                          0b111'001'111'001'111, 0b101'101'111'001'001, 0b111'100'111'001'111,
                                          0b111'100'111'101'111, 0b111'001'010'010'010, 0b111'101'111'101'111,
                                          0b111'101'111'001'111};
constexpr int digit_columns = 3, digit_rows = 5, scale = 3;

void paint_digit(Picture& picture, unsigned digit, int left, int top) {
  for (int row = 0; row < digit_rows * scale; ++row)
    for (int column = 0; column < digit_columns * scale; ++column) {
      const int bit = digit_columns * digit_rows - 1 - (row / scale * digit_columns + column / scale);
      if ((digits[digit] >> static_cast<unsigned>(bit)) & 1U) picture.at(left + column, top + row) = Ink;
    }
}

constexpr std::uint32_t outline = 0x3C3C3C, paper = 0xF5EBD2, black = 0x1E1E1E, red = 0xB4141E;

}  // namespace

std::string hex_picture(std::uint32_t colour) {
  Picture picture;
  constexpr int edge = 3;
  picture.paint([](int x, int y) {
    const int over =
        std::abs(y) + std::abs(x) * (usual.tile_height - usual.side) / usual.tile_width - usual.tile_height;
    if (over > 0) return Clear;
    return over > -edge || std::abs(x) > usual.tile_width - edge ? Edge : Fill;
  });
  return picture.png({colour, outline, black});
}

std::string token_picture(int number) {
  Picture picture;
  constexpr int radius = 36, inner = 33;
  picture.paint([](int x, int y) {
    const int away = x * x + y * y;
    return away > radius * radius ? Clear : away > inner * inner ? Edge : Fill;
  });
  const std::string written = std::to_string(number);
  constexpr int step = (digit_columns + 1) * scale;
  int left = (usual.tile_width - static_cast<int>(written.size()) * step + scale) / 2;
  for (const char digit : written) {
    paint_digit(picture, static_cast<unsigned>(digit - '0'), left,
                (usual.tile_height - digit_rows * scale) / 2);
    left += step;
  }
  return picture.png({paper, outline, is_red(number) ? red : black});
}

}  // namespace hexwright::tiled
