#include "editor/gui/controls/text_sizes.h"

#include <algorithm>
#include <cmath>

#include <wx/dataview.h>
#include <wx/stattext.h>
#include <wx/window.h>

namespace hexwright::gui {

int fit_to_text(const wxWindow& window, int size) {
  if (size <= 0) return size;  // the toolkit's word for "any"
  constexpr int usual_height = 17;
  const double exponential = static_cast<double>(window.GetCharHeight()) / window.FromDIP(usual_height);
  return static_cast<int>(std::lround(window.FromDIP(size) * std::max(1.0, exponential)));
}

wxSize fit_to_text(const wxWindow& window, const wxSize& size) {
  return {fit_to_text(window, size.x), fit_to_text(window, size.y)};
}

int column_width(const wxWindow& list, const wxString& heading, int width) {
  constexpr int around_heading = 18;
  const wxFont bold = list.GetFont().Bold();  // as headings are
  int needed = 0, height = 0;
  list.GetTextExtent(heading, &needed, &height, nullptr, nullptr, &bold);
  return std::max(list.FromDIP(width), needed + list.FromDIP(around_heading));
}

void add_last_column(wxDataViewListCtrl& list) {
  constexpr int least = 14;  // the borders of its heading
  list.AppendTextColumn("", wxDATAVIEW_CELL_INERT, list.FromDIP(least));
}

void show_wrapped(wxStaticText& text, const wxString& words, int width) {
  text.SetLabelText(words);
  text.Wrap(width);
}

}  // namespace hexwright::gui
