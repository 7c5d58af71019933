#include "editor/gui/controls/pixels_bitmap.h"

#include <algorithm>

#include <wx/image.h>

namespace hexwright::gui {

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
