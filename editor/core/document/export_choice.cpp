#include "editor/core/document/export_choice.h"

namespace hexwright {

PictureOptions ExportChoice::options() const {
  PictureOptions options = picture;
  if (format == FileFormat::Pdf) options.width = points;
  if (format != FileFormat::Png) options.clear = false;
  return options;
}

PictureOptions ExportChoice::options_of_preview() const {
  constexpr int sharp = 2000;
  PictureOptions options = picture;
  if (format == FileFormat::Png) return options;
  options.width = sharp;
  options.clear = true;
  return options;
}

}  // namespace hexwright
