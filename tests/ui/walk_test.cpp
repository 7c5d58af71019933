#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <wx/toplevel.h>

#include "tests/ui/driver.h"
#include "tests/ui/input.h"
#include "tests/ui/terminal.h"
#include "tests/ui/translated.h"

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
    if (kind < 6)
      return press(
          any_of("a b c d e f g h i j k l m n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9 "
                 "space plus minus slash period comma question"));
    if (kind < 8)
      return press(shifted() + any_of("Return Escape Tab Delete Up Down Left Right Home Prior F1 F2 F8"));
    // Not those that write files or end the program.
    if (kind < 10)
      return press("ctrl+" + shifted() + any_of("a c d e f g i l n r t u v x y z 0 1 2 3 4 5 6 7 8 9"));
    if (kind < 12) return choose_in_a_menu();
    if (kind < 17) return click(1, below(6) == 0 ? 2 : 1);
    if (kind < 18) return click(3, 1);
    if (kind < 19) return drag();
    click(5, 1 + below(5));
  }

  /// Of the log, so far.
  int lines() const { return lines_; }
  /// Closes what is open above the windows. A dialog with changes in it asks what is to become of them, and
  /// Escape there leads back to it: such a one is ended.
  void leave() {
    for (int i = 0; i < 5; ++i) press("Escape");
    for (int i = 0; i < 10 && ask([] { return open_dialog() != nullptr; }); ++i) {
      on_ui([] {
        if (wxDialog* dialog = open_dialog(); dialog && dialog->IsModal()) dialog->EndModal(wxID_CANCEL);
      });
      press("Escape");
    }
  }

 private:
  int below(int most) { return static_cast<int>(chance_() % static_cast<std::uint64_t>(most)); }
  std::string any_of(const std::string& words) {
    std::istringstream stream(words);
    const std::vector<std::string> all{std::istream_iterator<std::string>(stream), {}};
    return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
  }
  std::string shifted() { return below(4) == 0 ? "shift+" : ""; }

  /// Returns when the window has seen to it.
  template <class Act>
  void send(const std::string& line, Act act) {
    log_ << line << std::endl;
    ++lines_;
    act();
    on_ui([] {});
  }
  /// "ctrl+shift+Up"
  void press(const std::string& keys) {
    send("key " + keys, [&] {
      static const std::map<std::string, std::string> modifiers{
          {"ctrl", "Control_L"}, {"alt", "Alt_L"}, {"shift", "Shift_L"}};
      std::vector<std::string> names;
      std::istringstream stream(keys);
      for (std::string name; std::getline(stream, name, '+');)
        names.push_back(modifiers.contains(name) ? modifiers.at(name) : name);
      for (const std::string& name : names) input::press_key(name);
      for (auto name = names.rbegin(); name != names.rend(); ++name) input::release_key(*name);
    });
  }
  void choose_in_a_menu() {
    press("alt+" + any_of("e v t m h p g"));
    for (int lines = below(12); lines > 0; --lines) press("Down");
    press(below(3) == 0 ? "Escape" : "Return");
  }
  void click(int button, int times) {
    move_somewhere();
    send("click " + std::to_string(button) + ", " + std::to_string(times) + " times", [&] {
      for (int n = 0; n < times; ++n) input::press_button(button), input::release_button(button);
    });
  }
  void drag() {
    move_somewhere();
    send("press 1", [] { input::press_button(1); });
    move_somewhere();
    move_somewhere();
    send("release 1", [] { input::release_button(1); });
  }
  /// In the window that has the keyboard, below its title.
  void move_somewhere() {
    const wxRect window = ask([] {
      for (wxWindow* top : wxTopLevelWindows)
        if (auto* active = dynamic_cast<wxTopLevelWindow*>(top); active && active->IsActive())
          return active->GetScreenRect();
      return wxRect(0, 0, 1280, 800);
    });
    constexpr int title = 20;
    const int x = window.x + below(std::max(1, window.width)),
              y = window.y + title + below(std::max(1, window.height - title));
    send("move " + std::to_string(x) + " " + std::to_string(y),
         [&] { input::move(std::max(0, x), std::max(0, y)); });
  }

  std::mt19937_64 chance_;
  std::ofstream log_;
  int lines_ = 0;
};

TEST(Walk, EndsWithoutACrashAndWritesNothing) {
  std::filesystem::current_path(folder());  // a file that is written by chance
  start_with("new-shores-4");
  const Terminal terminal(HEXWRIGHT_SCREENSHOTS "/walk.err");
  Walker walker(from_environment("HEXWRIGHT_SEED", 1));
  for (std::uint64_t left = from_environment("HEXWRIGHT_WALK", 1000); left > 0; --left) {
    if (!ask(has_frame)) start_with("new-shores-4");
    walker.step();
    // What is written next would only hide by which action it began.
    ASSERT_EQ(terminal.text(), "") << "after " << walker.lines() << " lines of the log";
  }
  walker.leave();
  start_with("base-3-4");
  EXPECT_EQ(terminal.text(), "");
}

}  // namespace
}  // namespace hexwright::ui_test
