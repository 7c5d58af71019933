#include <optional>

#include <gmock/gmock.h>
#include <wx/propgrid/propgrid.h>

#include "editor/gui/batch/live_batch.h"
#include "tests/support/outside.h"
#include "tests/ui/playing.h"
#include "tests/ui/terminal.h"
#include "tests/ui/theme.h"

// Nothing is written to the terminal: what the toolkit complains about there is a window laid out badly.

namespace hexwright::ui_test {
namespace {

using ::testing::IsEmpty;

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

void wait_for_widget(const std::string& name) {
  wait_until(name, [&] {
    const wxWindow* widget = wxWindow::FindWindowByName(name, &frame());
    return widget && widget->IsShownOnScreen();
  });
}

void paint_hills() {
  press("Hills");
  click(place_of(Hex{0, 0}));
  wait_until("the hills", [] { return frame().context().history().position() == 1; });
}

/// Whatever is done in a test, nothing may be written.
class Quiet : public testing::Test {
 protected:
  void start(const std::string& template_name) {
    start_with(template_name);
    terminal_.emplace(folder() / "terminal.txt");
  }
  void TearDown() override {
    settle_down();
    EXPECT_THAT(terminal_->text(), IsEmpty());
  }

 private:
  // What is laid out late complains late.
  static void settle_down() {
    for (int turn = 0; turn < 10; ++turn) on_ui([] {});
  }

  std::optional<Terminal> terminal_;
};

TEST(QuietStart, WritesNothingOnAnyScreen) {
  for (const char* screen : {"", "GDK_DPI_SCALE=1.5 ", "GDK_SCALE=2 ", "GTK_THEME=Adwaita:dark "})
    EXPECT_THAT(output_of(screen + std::string(HEXWRIGHT_PROGRAM " --benchmark-start 1")),
                ::testing::MatchesRegex("painted after [^\n]*\n0\n"))
        << screen;
}

TEST_F(Quiet, WhileOneDrawsFoldsPanelsOpensDialogsAndSaves) {
  start("base-3-4");
  paint_hills();
  fold_panels();
  visit_dialogs();
  save_as(folder() / "quiet.xml");
}

TEST_F(Quiet, WhileOneReadsEveryPageAndProblem) {
  start("fog-islands-4");
  key('5', wxMOD_CONTROL);
  press("Deal a sample");
  press("Next deal");
  key('6', wxMOD_CONTROL);
  wait_until("the numbers", [] { return frame().analysis().is_current(); });
  key('7', wxMOD_CONTROL);
  wait_for_widget("Play the games");
  key('T', wxMOD_CONTROL);
  wait_for_widget("Properties");
  on_ui([] {
    auto* lines = dynamic_cast<wxPropertyGrid*>(wxWindow::FindWindowByName("Properties", &frame()));
    for (wxPropertyGridIterator line = lines->GetIterator(); !line.AtEnd(); ++line)
      lines->SelectProperty(*line, true);
  });
  click(place_of(Hex{0, 0}));
  for (std::size_t i = ask([] { return frame().context().findings().size(); }); i > 0; --i) key(WXK_F8);
}

TEST_F(Quiet, WhileOneDealsBoards) {
  start("base-3-4");
  key('8', wxMOD_CONTROL);
  press("Deal a board");
  wait_until("the board", [] { return frame().context().scenario().generation.dealt.has_value(); });
  key('7', wxMOD_CONTROL);
  wait_for_widget("Play the games");
}

TEST_F(Quiet, WhileOneMakesAStack) {
  start("base-3-4");
  key('5', wxMOD_CONTROL);
  press("New stack");
  wait_until("the stack", [] { return frame().context().scenario().stacks.size() == 1; });
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().scenario().stacks.empty(); });
}

TEST_F(Quiet, WhileOneChoosesRules) {
  start("base-3-4");
  key('U', wxMOD_CONTROL);
  wait_for_window("Rules");
  for (const char* rule : {"rules seafarers", "rules fog", "rules spices"}) {
    tab_to(rule);
    key(WXK_SPACE);
  }
  key(WXK_RETURN);
  wait_until("the rules", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
}

TEST_F(Quiet, WhileOneLetsBotsPlayMany) {
  start("base-3-4");
  key('7', wxMOD_CONTROL);
  fill_in("Games", "20");
  press("Play the games");
  wait_until("the games", [] { return frame().batch().now() && frame().batch().now()->over; });
}

TEST_F(Quiet, WhileOnePlays) {
  start("base-3-4");
  play_the_map(1, 7);
  wait_for_person();
  while (ask([] { return session().state().phase != Phase::BeforeRoll; })) {
    do_what_is_due();
    wait_for_person();
  }
  roll(8);
  press("End the turn");
  wait_for_person();
  key(WXK_F5);
  wait_until("the drawing", [] { return !plays() && frame().IsActive(); });
}

TEST_F(Quiet, WhileWindowsOpenGrowAndClose) {
  start("base-3-4");
  paint_hills();
  const gui::Frame* first = ask([] { return &frame(); });
  key('N', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("the second window", [&] { return &frame() != first && frame().canvas().has_painted(); });
  for (const bool large : {true, false}) {
    on_ui([large] { frame().Maximize(large); });
    wait_until("its size", [large] { return frame().IsMaximized() == large; });
  }
  on_ui([] { frame().SetSize(760, 560); });
  wait_until("a small window", [] { return frame().GetSize().x == 760; });
  on_ui([] { frame().SetSize(1280, 780); });
  wait_until("a large one", [] { return frame().GetSize().x == 1280; });
  key('W', wxMOD_CONTROL);
  wait_until("the first window", [&] { return &frame() == first && frame().IsActive(); });
}

TEST_F(Quiet, WhileTheThemeChanges) {
  start("base-3-4");
  const Theme theme("HighContrastInverse");
  wait_until("a dark backdrop", [] { return lightness_of_corner(frame().canvas()) < dark; });
}

}  // namespace
}  // namespace hexwright::ui_test
