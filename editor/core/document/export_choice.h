#pragma once

#include "editor/core/document/file_format.h"

namespace hexwright {

/// What a designer chose for the last export, kept for the next.
struct ExportChoice {
  FileFormat format = FileFormat::Png;
  PictureOptions picture{.draw = {.ghosts = false}, .width = 2000, .margin = 0.02};
  int points = 595;  ///< the width of a PDF: that of A4

  /// As the renderer takes them: a PDF has its width in points, and only a PNG may have paper or none.
  PictureOptions options() const;
  /// For a preview: as sharp as the file will be seen.
  PictureOptions options_of_preview() const;

  friend bool operator==(const ExportChoice&, const ExportChoice&) = default;
};

}  // namespace hexwright
