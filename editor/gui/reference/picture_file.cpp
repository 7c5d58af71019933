#include "editor/gui/reference/picture_file.h"

#include <algorithm>
#include <cstdint>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gdk/gdk.h>
#include <string>
#include <string_view>
#include <system_error>

#include <cairo.h>

namespace hexwright::gui {
namespace {

namespace fs = std::filesystem;

constexpr std::int64_t most_pixels = 100'000'000;
constexpr std::uintmax_t most_bytes = 200'000'000;
constexpr int most_side = 3'000;  ///< what is larger is made smaller while it is read

struct Unref {
  void operator()(GdkPixbuf* pixels) const { g_object_unref(pixels); }
  void operator()(GError* error) const { g_error_free(error); }
};
using Pixels = std::unique_ptr<GdkPixbuf, Unref>;

struct Size {
  int width = 0, height = 0;
};

/// By its first bytes: nothing of its pixels is read.
Outcome<Size> size_of(const fs::path& file) {
  Size size;
  const GdkPixbufFormat* format = gdk_pixbuf_get_file_info(file.c_str(), &size.width, &size.height);
  const std::unique_ptr<char, decltype(&g_free)> name(
      format ? gdk_pixbuf_format_get_name(const_cast<GdkPixbufFormat*>(format)) : nullptr, g_free);
  const std::string_view kind = name ? name.get() : "";
  if ((kind != "png" && kind != "jpeg") || size.width < 1 || size.height < 1)
    return refuse(N_("{0} is no PNG or JPEG picture, or it is damaged"), {file.string()});
  return size;
}

std::optional<Refusal> refusal_of_file(const fs::path& file) {
  std::error_code failure;
  const auto status = fs::status(file, failure);
  if (status.type() == fs::file_type::not_found)
    return refuse(N_("the picture {0} is not there any more"), {file.string()});
  if (status.type() != fs::file_type::regular)
    return refuse(N_("{0} is no PNG or JPEG picture, or it is damaged"), {file.string()});
  if (fs::file_size(file, failure) > most_bytes || failure)
    return refuse(N_("{0} is too large: expected a picture file of at most {1} megabytes"),
                  {file.string(), std::to_string(most_bytes / 1'000'000)});
  return std::nullopt;
}

Outcome<Pixels> read_pixels(const fs::path& file, Size size) {
  GError* failure = nullptr;
  const bool large = std::max(size.width, size.height) > most_side;
  Pixels pixels(large ? gdk_pixbuf_new_from_file_at_size(file.c_str(), most_side, most_side, &failure)
                      : gdk_pixbuf_new_from_file(file.c_str(), &failure));
  const std::unique_ptr<GError, Unref> error(failure);
  if (!pixels)
    return refuse(N_("the picture {0} cannot be read: {1}"),
                  {file.string(), error ? std::string(error->message) : std::string()});
  Pixels upright(gdk_pixbuf_apply_embedded_orientation(pixels.get()));
  return upright ? std::move(upright) : std::move(pixels);
}

}  // namespace

Outcome<std::shared_ptr<cairo_surface_t>> load_picture(const fs::path& file) {
  if (auto refused = refusal_of_file(file)) return *std::move(refused);
  const auto size = size_of(file);
  if (const auto* refusal = size.refusal()) return *refusal;
  const auto [width, height] = size.value();
  if (static_cast<std::int64_t>(width) * height > most_pixels)
    return refuse(N_("{0} is too large: {1} by {2} pixels; expected at most {3} million in all"),
                  {file.string(), std::to_string(width), std::to_string(height),
                   std::to_string(most_pixels / 1'000'000)});
  const auto pixels = read_pixels(file, {width, height});
  if (const auto* refusal = pixels.refusal()) return *refusal;
  return std::shared_ptr<cairo_surface_t>(
      gdk_cairo_surface_create_from_pixbuf(pixels.value().get(), 1, nullptr), cairo_surface_destroy);
}

}  // namespace hexwright::gui
