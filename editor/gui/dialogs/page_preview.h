#pragma once

#include <memory>

#include <wx/bitmap.h>
#include <wx/window.h>

#include "io/sheet/kit/print_kit.h"

namespace hexwright::gui {

/// Shows a page of a kit as it will be printed.
class PagePreview : public wxWindow {
 public:
  PagePreview(wxWindow* parent, const wxSize& least);

  /// A null kit: nothing is shown. The kit must stay until another one is shown.
  void show(const PrintKit* kit, int page);

  /// For tests: what is shown now.
  const Pixels& pixels() const { return pixels_; }

 private:
  void draw();
  void paint();

  const PrintKit* kit_ = nullptr;
  int page_ = 0;
  Pixels pixels_;
  wxBitmap bitmap_;
};

}  // namespace hexwright::gui
