#include <algorithm>
#include <cstdint>
#include <fstream>
#include <string_view>

#include <cairo.h>
#include <wx/image.h>
#include <wx/log.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/reference/picture_reader.h"

namespace hexwright::gui {
namespace {

namespace fs = std::filesystem;

/// What a file begins with says of its picture.
struct Begin {
  PictureSize size;
  int turned = 1;  ///< as cameras number it: 1 is upright
};

std::uint32_t number_at(std::string_view bytes, std::size_t at, int size, bool little = false) {
  std::uint32_t number = 0;
  for (int each = 0; each < size; ++each) {
    const auto place = at + static_cast<std::size_t>(little ? size - 1 - each : each);
    number = number << 8U | (place < bytes.size() ? static_cast<unsigned char>(bytes[place]) : 0U);
  }
  return number;
}

/// From what a camera notes (Exif): a small directory of numbered entries.
int turned_by(std::string_view note) {
  constexpr std::string_view mark("Exif\0\0", 6);
  constexpr std::uint32_t orientation = 0x0112, entry_size = 12;
  if (!note.starts_with(mark)) return 1;
  const std::string_view all = note.substr(mark.size());
  const bool little = all.starts_with("II");
  const std::size_t directory = number_at(all, 4, 4, little);
  const std::uint32_t entries = std::min(number_at(all, directory, 2, little), 200U);
  for (std::uint32_t each = 0; each < entries; ++each) {
    const std::size_t entry = directory + 2 + each * entry_size;
    if (number_at(all, entry, 2, little) == orientation)
      return static_cast<int>(number_at(all, entry + 8, 2, little));
  }
  return 1;
}

Begin begin_of_jpeg(std::string_view bytes) {
  Begin found;
  for (std::size_t at = 2; at + 9 < bytes.size() && static_cast<unsigned char>(bytes[at]) == 0xFF;) {
    const std::uint32_t kind = number_at(bytes, at + 1, 1), length = number_at(bytes, at + 2, 2);
    if (kind == 0xE1) found.turned = turned_by(bytes.substr(at + 4, length));
    const bool is_frame = kind >= 0xC0 && kind <= 0xCF && kind != 0xC4 && kind != 0xC8 && kind != 0xCC;
    if (is_frame) {
      found.size = {static_cast<int>(number_at(bytes, at + 7, 2)),
                    static_cast<int>(number_at(bytes, at + 5, 2))};
      return found;
    }
    at += 2 + std::max(length, 2U);
  }
  return found;
}

Begin begin_of(const fs::path& file) {
  constexpr std::size_t most = 1U << 20U;
  std::string bytes(most, '\0');
  std::ifstream stream(file, std::ios::binary);
  stream.read(bytes.data(), static_cast<std::streamsize>(most));
  bytes.resize(static_cast<std::size_t>(stream.gcount()));
  if (bytes.starts_with("\x89PNG\r\n\x1A\n") && bytes.size() > 24)
    return {{static_cast<int>(number_at(bytes, 16, 4)), static_cast<int>(number_at(bytes, 20, 4))}};
  return bytes.starts_with("\xFF\xD8") ? begin_of_jpeg(bytes) : Begin();
}

wxImage upright(const wxImage& image, int turned) {
  switch (turned) {
    case 2:
      return image.Mirror();
    case 3:
      return image.Rotate180();
    case 4:
      return image.Mirror(false);
    case 5:
      return image.Rotate90().Mirror();
    case 6:
      return image.Rotate90();
    case 7:
      return image.Rotate90(false).Mirror();
    case 8:
      return image.Rotate90(false);
    default:
      return image;
  }
}

}  // namespace

PictureSize size_of_picture(const fs::path& file) { return begin_of(file).size; }

Outcome<std::shared_ptr<cairo_surface_t>> read_picture(const fs::path& file, PictureSize size,
                                                       int most_side) {
  const wxLogNull quiet;
  if (!wxImage::FindHandler(wxBITMAP_TYPE_JPEG)) wxImage::AddHandler(new wxJPEGHandler);
  wxImage image(from_path(file));
  if (!image.IsOk()) return refuse(N_("{0} is no PNG or JPEG picture, or it is damaged"), {file.string()});
  const double scale = static_cast<double>(most_side) / std::max(size.width, size.height);
  if (scale < 1)
    image.Rescale(std::max(1, static_cast<int>(image.GetWidth() * scale)),
                  std::max(1, static_cast<int>(image.GetHeight() * scale)), wxIMAGE_QUALITY_HIGH);
  image = upright(image, begin_of(file).turned);
  std::shared_ptr<cairo_surface_t> surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, image.GetWidth(), image.GetHeight()),
      cairo_surface_destroy);
  for (int y = 0; y < image.GetHeight(); ++y) {
    auto* row = reinterpret_cast<std::uint32_t*>(cairo_image_surface_get_data(surface.get()) +
                                                 static_cast<std::ptrdiff_t>(y) *
                                                     cairo_image_surface_get_stride(surface.get()));
    for (int x = 0; x < image.GetWidth(); ++x) {
      const std::uint32_t opaque = image.HasAlpha() ? image.GetAlpha(x, y) : 255;
      const auto part = [opaque](std::uint32_t colour) { return colour * opaque / 255; };
      row[x] = opaque << 24U | part(image.GetRed(x, y)) << 16U | part(image.GetGreen(x, y)) << 8U |
               part(image.GetBlue(x, y));
    }
  }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

}  // namespace hexwright::gui
