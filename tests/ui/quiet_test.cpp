#include <cstdio>
#include <fstream>
#include <sstream>
#include <unistd.h>

#include <gmock/gmock.h>

#include "tests/support/outside.h"
#include "tests/ui/driver.h"

// Nothing is written to the terminal: what the toolkit complains about there is a window laid out badly.

namespace hexwright::ui_test {
namespace {

using ::testing::IsEmpty;

/// Takes what is written to the standard error while it lives.
class Terminal {
 public:
  explicit Terminal(std::filesystem::path file) : file_(std::move(file)), before_(dup(STDERR_FILENO)) {
    std::FILE* opened = std::fopen(file_.c_str(), "w");
    dup2(fileno(opened), STDERR_FILENO);
    std::fclose(opened);
  }
  Terminal(const Terminal&) = delete;
  Terminal& operator=(const Terminal&) = delete;
  ~Terminal() {
    std::fflush(stderr);
    dup2(before_, STDERR_FILENO);
    close(before_);
  }
  std::string text() const {
    std::ostringstream text;
    text << std::ifstream(file_).rdbuf();
    return text.str();
  }

 private:
  std::filesystem::path file_;
  int before_;
};

void open_and_leave(int code, int modifiers, const std::string& title) {
  key(code, modifiers);
  wait_for_window(title);
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

void visit_dialogs() {
  open_and_leave('N', wxMOD_CONTROL, "New from template");
  open_and_leave('E', wxMOD_CONTROL, "Export");
  open_and_leave('P', wxMOD_CONTROL, "Export the set-up sheet");
  open_and_leave('O', wxMOD_CONTROL | wxMOD_SHIFT, "Library");
  open_and_leave(WXK_F1, wxMOD_SHIFT, "Keys and mouse");
}

// Each panel away and back.
void fold_panels() {
  on_ui([] { frame().canvas().SetFocus(); });
  for (std::size_t pane = 1; pane <= 4; ++pane)
    for (const bool shown : {false, true}) {
      key('0' + static_cast<int>(pane), wxMOD_CONTROL);
      wait_until("the panel to fold", [&] { return frame().is_shown(frame().panes()[pane].name) == shown; });
    }
}

void paint_hills() {
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the hills", [] { return frame().desk().history().position() == 1; });
}

TEST(Quiet, AStartWritesNothingToTheTerminal) {
  for (const char* screen : {"", "GDK_DPI_SCALE=1.5 "})
    EXPECT_THAT(output_of(screen + std::string(HEXWRIGHT_PROGRAM " --benchmark-start 1")),
                ::testing::MatchesRegex("painted after [^\n]*\n0\n"));
}

TEST(Quiet, DrawingFoldingPanelsDialogsAndSavingWriteNothingToTheTerminal) {
  start_with("base-3-4");
  const Terminal terminal(folder() / "terminal.txt");
  paint_hills();
  fold_panels();
  visit_dialogs();
  EXPECT_THAT(terminal.text(), IsEmpty()) << "while drawing";
  save_as(folder() / "quiet.xml");
  EXPECT_THAT(terminal.text(), IsEmpty()) << "while saving";
}

}  // namespace
}  // namespace hexwright::ui_test
