#include "tests/ui/room.h"

#include <wx/anybutton.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/dataview.h>
#include <wx/notebook.h>
#include <wx/radiobut.h>
#include <wx/scrolwin.h>
#include <wx/statbmp.h>
#include <wx/statbox.h>
#include <wx/stattext.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>

namespace hexwright::ui_test {
namespace {

constexpr int tolerance = 1;         // pixels: toolkits round
constexpr int heading_padding = 12;  // what a column has beside its heading

using Found = std::vector<std::string>;

std::string named(const wxWindow& window) {
  const wxString label = window.GetLabel();
  return (label.empty() ? window.GetName() : label).utf8_string();
}

bool shows_words(const wxWindow& window) {
  if (const auto* text = dynamic_cast<const wxStaticText*>(&window))
    return !text->HasFlag(wxST_ELLIPSIZE_START | wxST_ELLIPSIZE_MIDDLE | wxST_ELLIPSIZE_END);
  return dynamic_cast<const wxAnyButton*>(&window) || dynamic_cast<const wxCheckBox*>(&window) ||
         dynamic_cast<const wxRadioButton*>(&window);
}

bool is_control(const wxWindow& window) {
  return shows_words(window) || dynamic_cast<const wxChoice*>(&window) ||
         dynamic_cast<const wxStaticBitmap*>(&window);
}

/// Tiles of a palette have their words below the picture, and less around them than toolkits like.
bool is_tile(const wxWindow& window) {
  const auto* button = dynamic_cast<const wxAnyButton*>(&window);
  return button && button->GetBitmap().IsOk() && window.GetSize().y > window.FromDIP(40);
}

void add_cut(Found& found, const wxWindow& window) {
  const wxSize best = is_tile(window) ? window.GetTextExtent(window.GetLabel()) : window.GetBestSize(),
               size = window.GetSize();
  if (best.x > size.x + tolerance || best.y > size.y + tolerance)
    found.push_back("no room for the words of: " + named(window) + " (" + std::to_string(size.x) + "x" +
                    std::to_string(size.y) + " instead of " + std::to_string(best.x) + "x" +
                    std::to_string(best.y) + ")");
}

/// What scrolls may be larger than what is seen of it, from top to bottom.
void add_outside(Found& found, const wxWindow& window) {
  const wxWindow& parent = *window.GetParent();
  const wxRect rect = window.GetRect();
  const wxSize room = parent.GetClientSize();
  const bool scrolls = dynamic_cast<const wxScrolledWindow*>(&parent);
  if (rect.GetRight() > room.x + tolerance || (!scrolls && rect.GetBottom() > room.y + tolerance))
    found.push_back("reaches out of its place: " + named(window));
}

void add_overlaps(Found& found, const wxWindow& window) {
  std::vector<const wxWindow*> shown;
  for (const wxWindow* child : window.GetChildren())
    if (!child->IsTopLevel() && child->IsShown() && is_control(*child)) shown.push_back(child);
  for (std::size_t i = 0; i < shown.size(); ++i)
    for (std::size_t j = i + 1; j < shown.size(); ++j) {
      const wxRect common = shown[i]->GetRect().Intersect(shown[j]->GetRect());
      if (common.width > tolerance && common.height > tolerance)
        found.push_back("lie on each other: " + named(*shown[i]) + " and " + named(*shown[j]));
    }
}

void add_narrow_columns(Found& found, const wxDataViewCtrl& list) {
  for (unsigned i = 0; i < list.GetColumnCount(); ++i) {
    const wxDataViewColumn& column = *list.GetColumn(i);
    if (column.IsHidden() || column.GetTitle().empty()) continue;
    if (list.GetTextExtent(column.GetTitle()).x + heading_padding > column.GetWidth())
      found.push_back("a column too narrow for its heading: " + column.GetTitle().utf8_string());
  }
}

/// The first field takes what it gets; the others have room for what they say.
void add_narrow_fields(Found& found, const wxStatusBar& bar) {
  for (int field = 1; field < bar.GetFieldsCount(); ++field) {
    wxRect rect;
    const wxString text = bar.GetStatusText(field);
    if (!text.empty() && bar.GetFieldRect(field, rect) && bar.GetTextExtent(text).x > rect.width)
      found.push_back("no room in the status bar: " + text.utf8_string());
  }
}

void examine_all(Found& found, const wxWindow& window) {
  if (const auto* bar = dynamic_cast<const wxStatusBar*>(&window)) return add_narrow_fields(found, *bar);
  add_overlaps(found, window);
  if (const auto* list = dynamic_cast<const wxDataViewCtrl*>(&window))
    return add_narrow_columns(found, *list);
  if (const auto* pane = dynamic_cast<const wxCollapsiblePane*>(&window); pane && pane->IsCollapsed()) return;
  for (const wxWindow* child : window.GetChildren()) {
    if (child->IsTopLevel() || !child->IsShownOnScreen()) continue;
    if (shows_words(*child)) add_cut(found, *child);
    if (is_control(*child)) add_outside(found, *child);
    if (!dynamic_cast<const wxToolBar*>(child)) examine_all(found, *child);
  }
}

}  // namespace

Found without_room_in(const wxWindow& window) {
  Found found;
  examine_all(found, window);
  return found;
}

}  // namespace hexwright::ui_test
