#include <utility>

#include <wx/app.h>
#include <wx/intl.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/frame/layout.h"
#include "editor/gui/welcome/welcome_page.h"

// The page that the window shows in place of the map and the panels.

namespace hexwright::gui {

// The panels keep their places: the page is no part of the layout that is remembered.
void Frame::show_welcome() {
  if (welcome_) return welcome_->take_keyboard();
  commit_typing();
  show_all_panels_again();
  layout_below_ = layout();
  welcome_ = new WelcomePage(*this);
  for (const Pane& pane : panes_) manager_.GetPane(pane.name).Hide();
  manager_.AddPane(welcome_, wxAuiPaneInfo().Name("welcome").CenterPane().PaneBorder(false));
  manager_.Update();
  update_title();
  SetStatusText(_("Escape leads to the board."), 0);
  name_for_readers(*this);
  welcome_->take_keyboard();
}

bool Frame::leave_welcome() {
  WelcomePage* page = std::exchange(welcome_, nullptr);
  if (!page) return false;
  manager_.DetachPane(page);
  page->Hide();
  wxTheApp->ScheduleForDestruction(page);  // it may be what has asked for this
  manager_.LoadPerspective(layout_below_, false);
  room_for_map_->layout_loaded();
  room_for_map_->window_resized(GetClientSize().x);  // meanwhile
  update_title();
  SetStatusText("", 0);
  canvas_->SetFocus();
  return true;
}

bool Frame::has_painted() const { return welcome_ ? welcome_->has_painted() : canvas_->has_painted(); }

void Frame::when_painted(std::function<void()> act) {
  (welcome_ ? welcome_->on_first_paint : canvas_->on_first_paint) = std::move(act);
}

}  // namespace hexwright::gui
