#include "tests/ui/driver.h"

#include <chrono>
#include <cstdlib>
#include <future>
#include <gtk/gtk.h>
#include <iostream>
#include <thread>

#include <gtest/gtest.h>
#include <wx/app.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>

#include "editor/core/document/template_catalogue.h"
#include "editor/gui/app/app.h"
#include "editor/gui/app/toolkit.h"
#include "editor/gui/files/files.h"
#include "tests/ui/input.h"
#include "tests/ui/key_names.h"
#include "tests/ui/window_manager.h"

namespace hexwright::ui_test {
namespace {

using namespace std::chrono_literals;
constexpr auto patience = 15s;

// One hour of a test is not worth a hanging build: a window that does not answer ends the program.
constexpr auto deadline = 60s;

std::vector<gui::Frame*> frames() {
  std::vector<gui::Frame*> result;
  for (wxWindow* window : wxTopLevelWindows)
    if (auto* frame = dynamic_cast<gui::Frame*>(window); frame && !frame->IsBeingDeleted())
      result.push_back(frame);
  return result;
}

void throw_away_all_but(const gui::Frame* kept) {
  for (gui::Frame* frame : frames())
    if (frame != kept) frame->Destroy();
}

void wait_for_editor() {
  wait_until("the window to be ready for keys", [] {
    const gui::Canvas& canvas = frame().canvas();
    return frames().size() == 1 && frame().IsActive() && canvas.HasFocus() && canvas.has_painted();
  });
}

/// As the wheel would; false when it is in sight already.
bool is_scrolled_into_sight(const wxWindow& widget) {
  for (wxWindow* parent = widget.GetParent(); parent && !parent->IsTopLevel(); parent = parent->GetParent()) {
    auto* pane = dynamic_cast<wxScrolledWindow*>(parent);
    if (!pane) continue;
    if (pane->GetScreenRect().Contains(widget.GetScreenRect())) return false;
    int wide = 0, high = 0;
    pane->GetScrollPixelsPerUnit(&wide, &high);
    const wxPoint place = pane->CalcUnscrolledPosition(pane->ScreenToClient(widget.GetScreenPosition()));
    pane->Scroll(wide > 0 ? place.x / wide : -1, high > 0 ? place.y / high : -1);
    return true;
  }
  return false;
}

void fail(const std::string& what) {
  screenshot(std::string("failed-") + testing::UnitTest::GetInstance()->current_test_info()->name());
  ADD_FAILURE() << "waited in vain for " << what;
}

}  // namespace

void on_ui(const std::function<void()>& run) {
  std::promise<void> done;
  wxTheApp->CallAfter([&] { run(), done.set_value(); });
  if (done.get_future().wait_for(deadline) == std::future_status::ready) return;
  std::cerr << "the window does not answer any more\n";
  std::abort();  // a core file, where the system keeps them, tells what it is doing
}

namespace {

/// The window has done what the display told it, and what that led to.
void wait_for_window_to_see_it() {
  constexpr int rounds = 3;
  for (int quiet = 0; quiet < rounds;) {
    std::this_thread::sleep_for(4ms);
    quiet = ask([] { return gtk_events_pending() == 0 && !wxTheApp->HasPendingEvents(); }) ? quiet + 1 : 0;
  }
}

}  // namespace

bool wait_until(const std::string& what, const std::function<bool()>& condition) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < end) {
    if (ask(condition)) return true;
    std::this_thread::sleep_for(5ms);
  }
  fail(what);
  return false;
}

void wait_for_window(const std::string& title) {
  const auto end = std::chrono::steady_clock::now() + patience;
  while (std::chrono::steady_clock::now() < end) {
    // The window manager knows it before the window does.
    if (active_window().find(title) != std::string::npos) return wait_for_window_to_see_it();
    std::this_thread::sleep_for(20ms);
  }
  fail("the window " + title + "; the keyboard is with: " + active_window());
}

void wait_for_popup() {
  wait_until("a menu", [] { return GTK_IS_MENU(gtk_grab_get_current()); });
}

gui::Frame& frame() { return *frames().back(); }
bool has_frame() { return !frames().empty(); }

Scenario scenario() {
  return ask([] { return frame().context().scenario(); });
}

namespace {

/// Each test begins with the tools as they are in a program that was never used.
void forget_how_tools_were_used() {
  gui::app().settings().shape = Settings().shape;
  gui::app().settings().only_empty = Settings().only_empty;
}

}  // namespace

void start_with(const std::string& template_name) {
  on_ui([&] {
    const auto old = frames();
    forget_how_tools_were_used();
    gui::open_template(nullptr, find_template(template_name).value());
    throw_away_all_but(&frame());
  });
  wait_for_editor();
}

void start_empty() { start_with_scenario({}); }

void start_with_scenario(Scenario scenario) {
  on_ui([&] {
    forget_how_tools_were_used();
    auto* fresh = new gui::Frame(Document(std::move(scenario)));
    gui::show_at_its_size(*fresh);
    throw_away_all_but(fresh);
  });
  wait_for_editor();
}

wxPoint place_of(Hex hex) {
  return ask([&] { return frame().canvas().ClientToScreen(frame().canvas().place_of(hex)); });
}

wxPoint place_of(Path path) { return place_on_map(middle(path)); }

wxPoint place_on_map(Point point) {
  return ask([&] { return frame().canvas().ClientToScreen(frame().canvas().place_of(point)); });
}

wxPoint middle_of(const std::string& widget_name) {
  std::optional<wxPoint> place;
  wait_until("the widget " + widget_name, [&] {
    for (wxWindow* top : wxTopLevelWindows) {
      wxWindow* widget = top->IsShown() ? wxWindow::FindWindowByName(widget_name, top) : nullptr;
      if (!widget) widget = top->IsShown() ? wxWindow::FindWindowByLabel(widget_name, top) : nullptr;
      if (!widget || !widget->IsShownOnScreen() || !widget->IsEnabled()) continue;
      const wxRect rect = widget->GetScreenRect();
      if (is_scrolled_into_sight(*widget)) continue;
      place = wxPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
    }
    return place.has_value();
  });
  return place.value_or(wxPoint());
}

namespace {

/// Two clicks at one place would be a double click.
void wait_until_no_double_click(wxPoint place) {
  static wxPoint last;
  static std::chrono::steady_clock::time_point when;
  constexpr auto longest_double_click = 450ms;
  constexpr int near = 12;
  const bool is_near = std::abs(place.x - last.x) <= near && std::abs(place.y - last.y) <= near;
  if (is_near) std::this_thread::sleep_until(when + longest_double_click);
  last = place;
  when = std::chrono::steady_clock::now();
}

/// wxWidgets numbers the buttons as the display does.
void change_button(int button, bool down) {
  down ? input::press_button(button) : input::release_button(button);
  wait_for_window_to_see_it();
}

void click_once(int button) {
  change_button(button, true);
  change_button(button, false);
}

}  // namespace

/// As a hand does, not in one leap.
void move_to(wxPoint place) {
  input::move(place.x + 1, place.y);
  wait_for_window_to_see_it();
  input::move(place.x, place.y);
  wait_for_window_to_see_it();
}

void click(wxPoint place, int button) {
  move_to(place);
  wait_until_no_double_click(place);
  click_once(button);
}

void double_click(wxPoint place) {
  move_to(place);
  wait_until_no_double_click(place);
  click_once(1);
  click_once(1);
}

void drag(const std::vector<wxPoint>& way, int button) {
  move_to(way.front());
  change_button(button, true);
  for (const wxPoint& place : way) move_to(place);
  change_button(button, false);
}

void turn_wheel(wxPoint place, int notches) {
  move_to(place);
  for (int i = 0; i < notches; ++i) click_once(5);
}

void hold_button(bool down, int button) { change_button(button, down); }

void hold_key(int code, bool down) {
  down ? input::press_key(name_of_key(code)) : input::release_key(name_of_key(code));
  wait_for_window_to_see_it();
}

void key(int code, int modifiers) {
  const auto held = names_of_modifiers(modifiers);
  for (const std::string& each : held) input::press_key(each);
  const std::string name = name_of_key(code);
  input::press_key(name);
  input::release_key(name);
  for (auto each = held.rbegin(); each != held.rend(); ++each) input::release_key(*each);
  wait_for_window_to_see_it();
}

void type(const std::string& text) {
  input::type(text);
  wait_for_window_to_see_it();
}

void press(const std::string& widget_name) { click(middle_of(widget_name)); }

namespace {

wxWindow* focused(const std::string& widget_name) {
  wxWindow* focus = wxWindow::FindFocus();
  return focus && focus->GetName() == widget_name ? focus : nullptr;
}

// The list itself, whatever is open above the window.
wxChoice* choice_called(const std::string& widget_name) {
  wxChoice* found = nullptr;
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* choice = dynamic_cast<wxChoice*>(wxWindow::FindWindowByName(widget_name, top))) found = choice;
  return found;
}

}  // namespace

void tab_to(const std::string& widget_name) {
  constexpr int far_enough = 120;
  for (int i = 0; i < far_enough; ++i) {
    if (ask([&] { return focused(widget_name) != nullptr; })) return;
    const wxWindow* before = ask([] { return wxWindow::FindFocus(); });
    key(WXK_TAB);
    wait_until("the tab key to go on from there to " + widget_name,
               [&] { return wxWindow::FindFocus() != before; });
  }
  fail("the tab key to reach " + widget_name);
}

void fill_in(const std::string& widget_name, const std::string& text) {
  // At its left end: a number has buttons at the right.
  const wxPoint middle = middle_of(widget_name);
  const int width = ask([&] {
    const wxWindow* widget = wxWindow::FindWindowByName(widget_name, &frame());
    return widget ? widget->GetSize().x : 0;
  });
  click({middle.x - width / 2 + 14, middle.y});
  wait_until(widget_name + " to have the keyboard", [&] { return focused(widget_name) != nullptr; });
  key('A', wxMOD_CONTROL);
  type(text);
  key(WXK_TAB);
}

void choose(const std::string& widget_name, const std::string& line) {
  on_ui([&] {
    if (wxChoice* choice = choice_called(widget_name)) choice->SetFocus();
  });
  wait_until(widget_name + " to have the keyboard", [&] { return focused(widget_name) != nullptr; });
  const auto taken = [&] { return ask([&] { return choice_called(widget_name)->GetSelection(); }); };
  const int wanted = ask([&] { return choice_called(widget_name)->FindString(line, true); });
  if (wanted == wxNOT_FOUND) return fail("the line " + line + " of " + widget_name);
  for (int now = taken(); now != wanted; now = taken()) {
    key(now < wanted ? WXK_DOWN : WXK_UP);
    if (!wait_until("the next line of " + widget_name,
                    [&] { return choice_called(widget_name)->GetSelection() != now; }))
      return;
  }
}

void choose_in_menu(char menu, const std::string& letters) {
  key(menu, wxMOD_ALT);
  for (const char letter : letters) key(letter);
}

void screenshot(const std::string& name) {
  for (int turn = 0; turn < 30; ++turn) {  // what was asked for is painted by now, for the picture's sake
    on_ui([] {});
    std::this_thread::sleep_for(5ms);
  }
  const std::filesystem::path file = std::filesystem::path(HEXWRIGHT_SCREENSHOTS) / (name + ".png");
  std::filesystem::create_directories(file.parent_path());
  const std::string command = "import -window root '" + file.string() + "'";
  if (std::system(command.c_str()) != 0) std::cerr << "no screenshot: is imagemagick installed?\n";
}

wxImage picture_of(wxRect place) {
  GdkWindow* screen = gdk_get_default_root_window();
  place.Intersect({0, 0, gdk_window_get_width(screen), gdk_window_get_height(screen)});
  wxImage image(place.width, place.height);
  GdkPixbuf* seen = gdk_pixbuf_get_from_window(screen, place.x, place.y, place.width, place.height);
  const guint8* pixels = gdk_pixbuf_read_pixels(seen);
  const int stride = gdk_pixbuf_get_rowstride(seen), channels = gdk_pixbuf_get_n_channels(seen);
  for (int y = 0; y < place.height; ++y)
    for (int x = 0; x < place.width; ++x) {
      const guint8* pixel = pixels + y * stride + x * channels;
      image.SetRGB(x, y, pixel[0], pixel[1], pixel[2]);
    }
  g_object_unref(seen);
  return image;
}

std::filesystem::path folder() {
  const char* home = std::getenv("HOME");
  std::filesystem::path result = std::filesystem::path(home ? home : "/tmp") / "maps";
  std::filesystem::create_directories(result);
  return result;
}

int run_tests(int argc, char** argv) {
  setenv("GDK_GL", "disable", 0);
  wxApp::SetInstance(new gui::App);
  int program_argc = 1;
  if (!wxEntryStart(program_argc, argv) || !wxTheApp->CallOnInit()) return 2;
  wxTheApp->SetExitOnFrameDelete(false);
  (void)argc;
  int result = 1;
  std::thread tests([&] {
    result = RUN_ALL_TESTS();
    on_ui([] { throw_away_all_but(nullptr), wxTheApp->ExitMainLoop(); });
  });
  wxTheApp->OnRun();
  tests.join();
  wxTheApp->OnExit();
  wxEntryCleanup();
  return result;
}

}  // namespace hexwright::ui_test
