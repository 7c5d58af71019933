#include <algorithm>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <gdk/gdk.h>
#include <string_view>

#include <cairo.h>

#include "editor/gui/reference/picture_reader.h"

namespace hexwright::gui {
namespace {

namespace fs = std::filesystem;

struct Unref {
  void operator()(GdkPixbuf* pixels) const { g_object_unref(pixels); }
  void operator()(GError* error) const { g_error_free(error); }
};
using Pixels = std::unique_ptr<GdkPixbuf, Unref>;

}  // namespace

PictureSize size_of_picture(const fs::path& file) {
  PictureSize size;
  const GdkPixbufFormat* format = gdk_pixbuf_get_file_info(file.c_str(), &size.width, &size.height);
  const std::unique_ptr<char, decltype(&g_free)> name(
      format ? gdk_pixbuf_format_get_name(const_cast<GdkPixbufFormat*>(format)) : nullptr, g_free);
  const std::string_view kind = name ? name.get() : "";
  return kind == "png" || kind == "jpeg" ? size : PictureSize();
}

Outcome<std::shared_ptr<cairo_surface_t>> read_picture(const fs::path& file, PictureSize size,
                                                       int most_side) {
  GError* failure = nullptr;
  const bool large = std::max(size.width, size.height) > most_side;
  Pixels pixels(large ? gdk_pixbuf_new_from_file_at_size(file.c_str(), most_side, most_side, &failure)
                      : gdk_pixbuf_new_from_file(file.c_str(), &failure));
  const std::unique_ptr<GError, Unref> error(failure);
  if (!pixels)
    return refuse(N_("the picture {0} cannot be read: {1}"),
                  {file.string(), error ? std::string(error->message) : std::string()});
  Pixels upright(gdk_pixbuf_apply_embedded_orientation(pixels.get()));
  if (upright) pixels = std::move(upright);
  return std::shared_ptr<cairo_surface_t>(gdk_cairo_surface_create_from_pixbuf(pixels.get(), 1, nullptr),
                                          cairo_surface_destroy);
}

}  // namespace hexwright::gui
