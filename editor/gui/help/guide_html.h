#pragma once

#include <wx/colour.h>
#include <wx/string.h>

#include "editor/core/help/guide.h"

namespace hexwright::gui {

/// The colours of a page.
struct GuideInks {
  wxColour paper, text, link, lines;
  wxColour code;  ///< behind commands and examples

  /// Those of the system's windows, dark or light.
  static GuideInks of_the_system();
};

/// A page of the guide for wxHtmlWindow: in these colours, with lines around the cells of tables, and
/// pictures as wide as the window.
wxString html_of(const Guide& guide, const GuidePage& page, const GuideInks& inks);

}  // namespace hexwright::gui
