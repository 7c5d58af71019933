#include <cstdlib>
#include <fstream>
#include <random>

#include <gmock/gmock.h>
#include <wx/toplevel.h>

#include "tests/ui/driver.h"
#include "tests/ui/terminal.h"

// Somebody who presses anything anywhere: nothing may crash, and nothing is written to the terminal. Each
// action is written down before it is done. HEXWRIGHT_WALK says how many there are, HEXWRIGHT_SEED which.

namespace hexwright::ui_test {
namespace {

std::uint64_t from_environment(const char* name, std::uint64_t otherwise) {
  const char* said = std::getenv(name);
  return said ? std::strtoull(said, nullptr, 10) : otherwise;
}

class Walker {
 public:
  explicit Walker(std::uint64_t seed) : chance_(seed), log_(HEXWRIGHT_SCREENSHOTS "/walk.log") {
    log_ << "seed " << seed << std::endl;
  }

  void step() {
    const int kind = below(20);
    if (kind < 6) return press_letter();
    if (kind < 8) return press_special();
    if (kind < 10) return press_with_control();
    if (kind < 12) return open_menu();
    if (kind < 17) return click_somewhere(wxMOUSE_BTN_LEFT);
    if (kind < 18) return click_somewhere(wxMOUSE_BTN_RIGHT);
    if (kind < 19) return drag_somewhere();
    turn();
  }

 private:
  int below(int most) { return static_cast<int>(chance_() % static_cast<std::uint64_t>(most)); }

  template <class... Words>
  void note(const Words&... words) {
    (log_ << ... << words) << std::endl;
  }

  void press_letter() {
    const std::string letters = "abcdefghijklmnopqrstuvwxyz0123456789 +-/?.,";
    const char letter = letters[static_cast<std::size_t>(below(static_cast<int>(letters.size())))];
    note("letter ", letter);
    type(std::string(1, letter));
  }
  void press_special() {
    constexpr std::array codes{WXK_RETURN, WXK_ESCAPE, WXK_TAB,    WXK_DELETE, WXK_UP, WXK_DOWN, WXK_LEFT,
                               WXK_RIGHT,  WXK_HOME,   WXK_PAGEUP, WXK_F1,     WXK_F2, WXK_F8,   WXK_ESCAPE};
    const int code = codes[static_cast<std::size_t>(below(codes.size()))];
    const int modifiers = below(4) == 0 ? wxMOD_SHIFT : wxMOD_NONE;
    note("key ", code, " with ", modifiers);
    key(code, modifiers);
  }
  // Not those that write files or end the program.
  void press_with_control() {
    const std::string letters = "acdefgilnrtuvxyz0123456789";
    const char letter = letters[static_cast<std::size_t>(below(static_cast<int>(letters.size())))];
    const int modifiers = below(3) == 0 ? wxMOD_CONTROL | wxMOD_SHIFT : wxMOD_CONTROL;
    note("control ", letter, " with ", modifiers);
    key(letter >= 'a' ? letter - 'a' + 'A' : letter, modifiers);
  }
  void open_menu() {
    const std::string letters = "evtmhpg";
    const char menu = letters[static_cast<std::size_t>(below(static_cast<int>(letters.size())))];
    note("menu ", menu);
    key(menu - 'a' + 'A', wxMOD_ALT);
    for (int lines = below(12); lines > 0; --lines) key(WXK_DOWN);
    key(below(3) == 0 ? WXK_ESCAPE : WXK_RETURN);
  }

  /// In the window that has the keyboard, below its menus.
  wxPoint somewhere() {
    const wxRect window = ask([] {
      for (wxWindow* top : wxTopLevelWindows)
        if (auto* active = dynamic_cast<wxTopLevelWindow*>(top); active && active->IsActive())
          return active->GetScreenRect();
      return frame().GetScreenRect();
    });
    constexpr int title = 20;
    return {window.x + below(std::max(1, window.width)),
            window.y + title + below(std::max(1, window.height - title))};
  }
  void click_somewhere(int button) {
    const wxPoint place = somewhere();
    const bool twice = below(6) == 0;
    note(twice ? "double click " : "click ", button, " at ", place.x, ",", place.y);
    twice ? double_click(place) : click(place, button);
  }
  void drag_somewhere() {
    const std::vector<wxPoint> way{somewhere(), somewhere(), somewhere()};
    note("drag from ", way[0].x, ",", way[0].y, " to ", way[2].x, ",", way[2].y);
    drag(way);
  }
  void turn() {
    const wxPoint place = somewhere();
    note("wheel at ", place.x, ",", place.y);
    turn_wheel(place, 1 + below(5));
  }

  std::mt19937_64 chance_;
  std::ofstream log_;
};

TEST(Walk, EndsWithoutACrashAndWritesNothing) {
  std::filesystem::current_path(folder());  // a file that is written by chance
  start_with("new-shores-4");
  const Terminal terminal(HEXWRIGHT_SCREENSHOTS "/walk.err");
  Walker walker(from_environment("HEXWRIGHT_SEED", 1));
  for (std::uint64_t left = from_environment("HEXWRIGHT_WALK", 1000); left > 0; --left) {
    const bool none_left = ask([] {
      return std::none_of(wxTopLevelWindows.begin(), wxTopLevelWindows.end(), [](wxWindow* window) {
        return dynamic_cast<gui::Frame*>(window) && !window->IsBeingDeleted();
      });
    });
    if (none_left) start_with("new-shores-4");
    walker.step();
  }
  start_with("base-3-4");
  EXPECT_EQ(terminal.text(), "");
}

}  // namespace
}  // namespace hexwright::ui_test
