#include "editor/gui/frame/room_for_map.h"

#include <algorithm>
#include <utility>

#include <wx/aui/framemanager.h>

#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/frame/layout.h"

namespace hexwright::gui {
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
