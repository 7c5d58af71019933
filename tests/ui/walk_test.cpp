#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <sstream>
#include <stdexcept>
#include <sys/stat.h>

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

/// Another program that presses keys and buttons, as a person does: what the toolkit simulates has to end
/// before a menu that it opened is used.
class Hands {
 public:
  Hands() {
    const std::string answers = (folder() / "hands").string();
    mkfifo(answers.c_str(), 0600);
    // It answers a line at a time, not when much has come together.
    lines_.reset(popen(("exec stdbuf -oL xdotool - > '" + answers + "'").c_str(), "w"));
    answers_.open(answers);
  }
  /// Returns when the display has it: a question about the pointer is answered only then.
  void act(const std::string& line) {
    std::fprintf(lines_.get(), "%s\ngetmouselocation\n", line.c_str());
    std::fflush(lines_.get());
    std::string answer;
    if (!std::getline(answers_, answer)) throw std::runtime_error("xdotool does not answer: " + line);
  }

 private:
  struct Close {
    int operator()(std::FILE* file) const { return pclose(file); }
  };
  std::unique_ptr<std::FILE, Close> lines_;
  std::ifstream answers_;
};

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
    if (kind < 17) return click(below(6) == 0 ? "click --repeat 2 1" : "click 1");
    if (kind < 18) return click("click 3");
    if (kind < 19) return click("mousedown 1", "mouseup 1");
    click("click --repeat " + std::to_string(1 + below(5)) + " 5");
  }

  /// Of the log, so far.
  int lines() const { return lines_; }
  /// What is open above the windows.
  void leave() {
    for (int i = 0; i < 5; ++i) press("Escape");
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
  void send(const std::string& line) {
    log_ << line << std::endl;
    ++lines_;
    hands_.act(line);
    on_ui([] {});
  }
  void press(const std::string& key) { send("key " + key); }
  void choose_in_a_menu() {
    press("alt+" + any_of("e v t m h p g"));
    for (int lines = below(12); lines > 0; --lines) press("Down");
    press(below(3) == 0 ? "Escape" : "Return");
  }
  /// In the window that has the keyboard, below its title; `then` is done somewhere else.
  void click(const std::string& what, const std::string& then = "") {
    move_somewhere();
    send(what);
    if (then.empty()) return;
    move_somewhere();
    move_somewhere();
    send(then);
  }
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
    send("mousemove " + std::to_string(std::max(0, x)) + " " + std::to_string(std::max(0, y)));
  }

  std::mt19937_64 chance_;
  std::ofstream log_;
  int lines_ = 0;
  Hands hands_;
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
