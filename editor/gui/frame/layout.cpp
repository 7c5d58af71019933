#include "editor/gui/frame/layout.h"

#include <algorithm>
#include <utility>

#include <wx/arrstr.h>
#include <wx/aui/framemanager.h>
#include <wx/display.h>
#include <wx/regex.h>
#include <wx/tokenzr.h>

#include "editor/gui/controls/text_sizes.h"

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

namespace {

constexpr int least_side = 300;  // for letters: narrower, the pages cannot be read

}  // namespace

RoomForMap::RoomForMap(wxAuiManager& manager, const wxWindow& map, std::vector<wxString> side)
    : manager_(manager), map_(map), side_(std::move(side)) {}

void RoomForMap::window_resized(int width) {
  if (std::exchange(window_width_, width) != width) make_room();
}

void RoomForMap::chosen(const wxString& panel) {
  if (std::ranges::find(side_, panel) == side_.end()) return;
  folded_.erase(panel);
  chosen_ = true;
  given_ = side_width();
}

void RoomForMap::layout_loaded() {
  show_folded(false);
  manager_.Update();
  make_room();
}

void RoomForMap::reset() {
  folded_.clear();
  chosen_ = false;
  wanted_ = given_ = 0;
  make_room();
}

wxString RoomForMap::layout() {
  show_folded(true);
  wxString all = manager_.SavePerspective();
  show_folded(false);
  return side_is_shown() && side_width() == given_ ? with_right_side(all, wanted_) : all;
}

int RoomForMap::least_width() const { return fit_to_text(map_, least_side); }

bool RoomForMap::side_is_shown() const {
  return std::ranges::any_of(side_, [this](const wxString& name) {
    const wxAuiPaneInfo& pane = manager_.GetPane(name);
    return pane.IsShown() && pane.IsDocked() && pane.dock_direction == wxAUI_DOCK_RIGHT;
  });
}

int RoomForMap::side_width() const {
  int width = 0;
  for (const wxString& name : side_)
    if (const wxAuiPaneInfo& pane = manager_.GetPane(name); pane.IsShown())
      width = std::max(width, pane.window->GetSize().x);
  return width;
}

int RoomForMap::room() const { return map_.GetSize().x - window_width_ / 2; }

void RoomForMap::make_room() {
  if (!side_is_shown() && !folded_.empty() && room() >= least_width()) unfold();
  if (!side_is_shown()) return;
  const int now = side_width();
  if (now != given_) wanted_ = now;
  fit_side(std::min(wanted_, now + room()));
}

void RoomForMap::fit_side(int width) {
  if (width < least_width()) {
    if (!chosen_) fold();
    return;
  }
  chosen_ = false;
  if (!folded_.empty()) unfold();
  if (width != side_width()) set_side_width(width);
}

void RoomForMap::set_side_width(int width) {
  given_ = width;
  manager_.LoadPerspective(with_right_side(manager_.SavePerspective(), width));
  given_ = side_width();
}

void RoomForMap::fold() {
  for (const wxString& name : side_) {
    wxAuiPaneInfo& pane = manager_.GetPane(name);
    if (!pane.IsShown() || !pane.IsDocked()) continue;
    pane.BestSize(wanted_, pane.window->GetSize().y);
    folded_.insert(name);
  }
  show_folded(false);
  manager_.Update();
}

void RoomForMap::unfold() {
  show_folded(true);
  folded_.clear();
  manager_.Update();
  given_ = side_width();
}

void RoomForMap::show_folded(bool shown) {
  for (const wxString& name : folded_) manager_.GetPane(name).Show(shown);
}

}  // namespace hexwright::gui
