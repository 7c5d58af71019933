#include "editor/gui/frame/layout.h"

#include <algorithm>

#include <wx/arrstr.h>
#include <wx/aui/framemanager.h>
#include <wx/display.h>
#include <wx/regex.h>
#include <wx/tokenzr.h>

namespace hexwright::gui {
namespace {

constexpr const char* pane_form =
    "^name=([a-z]+);caption=[^;|]*;state=[0-9]{1,10};dir=[1-5];layer=[0-9]{1,2};row=[0-9]{1,2};pos=[0-9]{1,5}"
    ";"
    "prop=[0-9]{1,9}(;(best|min|max)[wh]=-?[0-9]{1,5}){6}(;float[xywh]=-?[0-9]{1,5}){4}$";

/// The toolkit stops the program at what it cannot read, so it gets nothing else.
bool can_be_read(const wxArrayString& parts, std::vector<wxString> panes) {
  const wxRegEx pane(pane_form), dock("^dock_size\\([1-5],[0-9]{1,2},[0-9]{1,2}\\)=[0-9]{1,5}$");
  if (parts.empty() || parts.front() != "layout2") return false;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (dock.Matches(parts[i])) continue;
    if (!pane.Matches(parts[i])) return false;
    const auto named = std::ranges::find(panes, pane.GetMatch(parts[i], 1));
    if (named == panes.end()) return false;
    panes.erase(named);
  }
  return panes.empty();
}

bool is_too_large(const wxString& part, const wxSize& screen) {
  const wxRegEx dock("^dock_size\\(([1-5]),[0-9]+,[0-9]+\\)=([0-9]+)$");
  if (!dock.Matches(part)) return false;
  const long side = wxAtol(dock.GetMatch(part, 1)), size = wxAtol(dock.GetMatch(part, 2));
  const bool is_beside = side == wxAUI_DOCK_LEFT || side == wxAUI_DOCK_RIGHT;
  return side != wxAUI_DOCK_CENTER && size > (is_beside ? screen.x : screen.y) / 2;
}

wxString joined(const wxArrayString& parts) {
  wxString layout;
  for (const wxString& part : parts)
    if (!part.empty()) layout += part + "|";
  return layout;
}

}  // namespace

void restore_layout(wxAuiManager& manager, const std::vector<wxString>& panes, const wxString& saved,
                    const wxSize& screen) {
  wxArrayString parts = wxStringTokenize(saved, "|");
  if (!can_be_read(parts, panes)) return;
  for (wxString& part : parts)
    if (is_too_large(part, screen)) part.clear();
  std::vector<wxAuiPaneInfo> before;
  for (const wxString& pane : panes) before.push_back(manager.GetPane(pane));
  manager.LoadPerspective(joined(parts), false);
  for (const wxAuiPaneInfo& known : before) {
    wxAuiPaneInfo& pane = manager.GetPane(known.name);
    pane.Caption(known.caption).MinSize(known.min_size);  // of this language and these letters
    if (known.dock_direction == wxAUI_DOCK_CENTER)
      pane.CenterPane().PaneBorder(false).Show();
    else if (pane.dock_direction == wxAUI_DOCK_CENTER)
      pane.Direction(known.dock_direction);
    if (pane.IsFloating() && wxDisplay::GetFromPoint(pane.floating_pos) == wxNOT_FOUND) pane.Dock();
  }
}

wxString with_right_side(const wxString& layout, int width) {
  wxArrayString parts = wxStringTokenize(layout, "|");
  for (wxString& part : parts)
    if (part.StartsWith(wxString::Format("dock_size(%d,", wxAUI_DOCK_RIGHT)))
      part = part.BeforeFirst('=') + wxString::Format("=%d", width);
  return joined(parts);
}

}  // namespace hexwright::gui
