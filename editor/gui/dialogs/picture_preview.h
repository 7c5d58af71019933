#pragma once

#include <memory>

#include <wx/bitmap.h>
#include <wx/window.h>

#include "editor/core/pictures/painters.h"

namespace hexwright::gui {

/// Shows how a picture of a scenario will look, drawn in the background; where it is clear, squares show.
class PicturePreview : public wxWindow {
 public:
  PicturePreview(wxWindow* parent, const Scenario& scenario, const wxSize& least);

  void show(const PictureOptions& options);
  /// Of a file that is no picture.
  void show_nothing();

  /// For tests: what is drawn now.
  std::shared_ptr<const Pixels> pixels() const { return pixels_; }

 private:
  void ask();
  void take(std::shared_ptr<const Pixels> pixels);
  void paint();

  std::optional<PictureOptions> options_;
  std::shared_ptr<const Pixels> pixels_;
  wxBitmap bitmap_;
  PreviewPainter painter_;  // last: it may still deliver
};

}  // namespace hexwright::gui
