#include <algorithm>
#include <chrono>
#include <functional>
#include <gtk/gtk.h>
#include <map>
#include <set>
#include <thread>

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/control.h>
#include <wx/notebook.h>
#include <wx/panel.h>
#include <wx/propgrid/propgrid.h>
#include <wx/scrolwin.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>

#include "editor/gui/play/play_canvas.h"
#include "tests/ui/guide.h"
#include "tests/ui/playing.h"

// Whoever has no mouse gets everywhere, there and back, and sees where the keyboard is.

namespace hexwright::ui_test {
namespace {

using NamesSeen = std::set<std::string>;

std::string name_of(const wxWindow& window) {
  const wxWindow* top = wxGetTopLevelParent(const_cast<wxWindow*>(&window));
  std::string name = window.GetName().utf8_string() + " '" + window.GetLabel().utf8_string() + "'";
  for (const wxWindow* parent = window.GetParent(); parent && parent != top; parent = parent->GetParent())
    name += " in " + parent->GetName().utf8_string();
  return name;
}

bool is_mapped(const wxWindow& window) { return gtk_widget_get_mapped(window.GetHandle()) != 0; }

/// Everything in sight that may have the keyboard. What has such parts is not counted itself.
bool add_controls(const wxWindow& window, NamesSeen& names) {
  bool has_parts = false;
  for (const wxWindow* child : window.GetChildren()) {
    if (child->IsTopLevel() || !child->IsShownOnScreen() || !child->IsEnabled() || !is_mapped(*child))
      continue;
    if (dynamic_cast<const wxToolBar*>(child) || dynamic_cast<const wxStatusBar*>(child)) continue;
    const bool has_more = add_controls(*child, names);
    const bool only_holds = dynamic_cast<const wxPanel*>(child) != nullptr ||
                            (has_more && dynamic_cast<const wxControl*>(child) == nullptr);
    const bool itself = child->AcceptsFocusFromKeyboard() && !only_holds;
    if (itself) names.insert(name_of(*child));
    has_parts = has_parts || has_more || itself;
  }
  return has_parts;
}

NamesSeen controls_of(const wxWindow& window) {
  NamesSeen names;
  add_controls(window, names);
  return names;
}

/// Whose part the widget is.
const wxWindow* owner_of(GtkWidget* widget, const wxWindow& within) {
  for (const wxWindow* child : within.GetChildren()) {
    if (child->IsTopLevel() || !child->GetHandle()) continue;
    if (widget == child->GetHandle() || gtk_widget_is_ancestor(widget, child->GetHandle())) {
      const wxWindow* inner = owner_of(widget, *child);
      return inner ? inner : child;
    }
  }
  return nullptr;
}

/// What is seen of the window, as bytes.
std::string seen(const wxWindow& window) {
  wxRect place = window.GetScreenRect();
  place.Inflate(3);  // some themes draw around
  place.Intersect(wxGetTopLevelParent(const_cast<wxWindow*>(&window))->GetScreenRect());
  if (place.IsEmpty()) return {};
  const wxImage image = picture_of(place);
  return {reinterpret_cast<const char*>(image.GetData()),
          static_cast<std::size_t>(3 * image.GetWidth() * image.GetHeight())};
}

void let_paint() {
  for (int turn = 0; turn < 6; ++turn) {
    on_ui([] { wxTheApp->Yield(true); });
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

/// Where the keyboard is. Lists and numbers are made of several widgets, and one within has it.
struct Stop {
  GtkWidget* widget = nullptr;
  const wxWindow* owner = nullptr;
  std::string name, picture;
};

Stop stop_here(const wxWindow& top) {
  return ask([&]() -> Stop {
    GtkWidget* widget = gtk_window_get_focus(GTK_WINDOW(top.GetHandle()));
    const wxWindow* owner = widget ? owner_of(widget, top) : nullptr;
    if (!owner) return {};
    return {widget, owner, name_of(*owner), seen(*owner)};
  });
}

/// Where the tab key led.
struct Walk {
  NamesSeen reached, unmarked, stuck;  ///< from `stuck` Shift+Tab did not lead back
};

/// Presses it and waits until the keyboard is elsewhere; false when it stays.
bool goes_on(const wxWindow& top, const Stop& from, int modifiers) {
  key(WXK_TAB, modifiers);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
  while (std::chrono::steady_clock::now() < end) {
    if (ask([&] { return gtk_window_get_focus(GTK_WINDOW(top.GetHandle())) != from.widget; })) {
      let_paint();
      return true;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return false;
}

/// Within two seconds: what is painted late on a busy machine is no fault.
bool comes_to_differ(const wxWindow& window, const std::string& picture) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
  while (std::chrono::steady_clock::now() < end) {
    if (ask([&] { return seen(window); }) != picture) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return false;
}

/// Something in its picture changes when the keyboard goes on, or when it comes back.
bool is_marked(const Stop& stop, const Stop& next) {
  if (comes_to_differ(*stop.owner, stop.picture)) return true;
  on_ui([&] { gtk_widget_grab_focus(stop.widget); });
  const bool is_marked = comes_to_differ(*stop.owner, stop.picture);
  if (next.widget) on_ui([&] { gtk_widget_grab_focus(next.widget); });
  let_paint();
  return is_marked;
}

bool hides_the_panels(const wxWindow* window) { return dynamic_cast<const gui::Canvas*>(window); }

/// On a board of a game the key goes to the panes, in a grid of properties from line to line; F6 leads out of
/// both. What holds a page has the keyboard only when the page is opened.
bool keeps_the_key(const wxWindow* window) {
  return dynamic_cast<const gui::BoardWindow*>(window) || dynamic_cast<const wxPropertyGrid*>(window) ||
         dynamic_cast<const wxPropertyGrid*>(window->GetParent()) ||  // the field of a line
         dynamic_cast<const wxNotebook*>(window) || dynamic_cast<const wxScrolledWindow*>(window);
}

/// With Shift; tables have headings on the way.
bool comes_back(const wxWindow& top, Stop from, const Stop& to) {
  if (ask([&] { return keeps_the_key(from.owner) || keeps_the_key(to.owner); })) return true;
  constexpr int most_headings = 9;
  for (int step = 0; step < most_headings; ++step) {
    if (!goes_on(top, from, wxMOD_SHIFT)) return false;
    from = stop_here(top);
    if (from.owner == to.owner) return true;
  }
  return false;
}

/// From where the keyboard is, on and on until it comes where it was; each step back and forth.
void walk(const wxWindow& top, Walk& walk) {
  Stop here = stop_here(top);
  std::set<GtkWidget*> known;
  while (here.widget && known.insert(here.widget).second) {
    walk.reached.insert(here.name);
    if (ask([&] { return hides_the_panels(here.owner); })) return;
    if (!goes_on(top, here, wxMOD_NONE)) return;
    const Stop next = stop_here(top);
    if (!is_marked(here, next)) walk.unmarked.insert(here.name);
    if (!next.widget) return;
    if (!known.contains(next.widget)) {
      if (!comes_back(top, next, here)) walk.stuck.insert(next.name);
      on_ui([&] { gtk_widget_grab_focus(next.widget); });
      let_paint();
    }
    here = next;
  }
}

void expect_all_reached(const std::string& what, const NamesSeen& controls, const Walk& walk) {
  NamesSeen missing;
  std::ranges::set_difference(controls, walk.reached, std::inserter(missing, missing.end()));
  EXPECT_THAT(missing, testing::IsEmpty()) << what;
  EXPECT_THAT(walk.unmarked, testing::IsEmpty()) << what << ": has the keyboard, and nothing shows it";
}

/// Through each pane of a window, from where F6 leads.
Walk walk_through_panes(const std::function<wxWindow&()>& middle, std::size_t panes) {
  Walk all;
  const wxWindow& top = *ask([&] { return wxGetTopLevelParent(&middle()); });
  for (std::size_t pane = 0; pane < panes; ++pane) {
    on_ui([&] { middle().SetFocus(); });
    for (std::size_t step = 0; step <= pane; ++step) {
      const Stop before = stop_here(top);
      key(WXK_F6);
      wait_until("the next pane",
                 [&] { return gtk_window_get_focus(GTK_WINDOW(top.GetHandle())) != before.widget; });
    }
    let_paint();
    walk(top, all);
  }
  return all;
}

TEST(Keyboard, TabReachesEveryToolPanelAndControlOfTheWindow) {
  start_with("fog-islands-4");
  const Walk walked = walk_through_panes([]() -> wxWindow& { return frame().canvas(); }, 5);
  expect_all_reached("the window", ask([] { return controls_of(frame()); }), walked);
  EXPECT_THAT(walked.stuck, testing::IsEmpty()) << "Shift+Tab does not lead back";
}

TEST(Keyboard, TabReachesEveryControlOfTheSidePages) {
  start_with("fog-islands-4");
  const std::map<std::string, void (gui::Frame::*)()> pages{{"stacks", &gui::Frame::show_stacks},
                                                            {"analysis", &gui::Frame::show_analysis},
                                                            {"playtest", &gui::Frame::show_batch},
                                                            {"generate", &gui::Frame::show_generate}};
  for (const auto& [name, show] : pages) {
    on_ui([&, show = show] { (frame().*show)(); });
    let_paint();
    Walk walked;
    walk(frame(), walked);
    const NamesSeen controls = ask([] { return controls_of(*frame().panes()[2].window); });
    expect_all_reached(name, controls, walked);
  }
}

TEST(Keyboard, TabReachesEveryControlOfTheGame) {
  start_with("fog-islands-4");
  play_the_map(1, 3);
  wait_for_person();
  const Walk walked = walk_through_panes([]() -> wxWindow& { return play_window().canvas(); }, 4);
  expect_all_reached("the game", ask([] { return controls_of(play_window()); }), walked);
  EXPECT_THAT(walked.stuck, testing::IsEmpty()) << "Shift+Tab does not lead back";
}

TEST(Keyboard, TabReachesEveryControlOfTheGuide) {
  start_with("base-3-4");
  key(WXK_F1);
  wait_for_guide({"editor/README", "drawing"});
  on_ui([] { guide_panel()->start_search(); });
  let_paint();
  const wxWindow& guide = *ask([] { return guide_panel()->GetParent(); });
  Walk walked;
  walk(guide, walked);
  expect_all_reached("the guide", ask([&] { return controls_of(guide); }), walked);
  close_guide();
}

}  // namespace
}  // namespace hexwright::ui_test
