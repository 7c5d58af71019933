#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/image.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/app/app.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/controls/clipboard.h"
#include "editor/gui/dialogs/picture_preview.h"
#include "tests/ui/driver.h"

// One dialog says what a picture of the map shows, shows it, and remembers it.

namespace hexwright::ui_test {
namespace {

void forget_exports() {
  on_ui([] { gui::app().settings().last_export.reset(); });
}

gui::PicturePreview& preview() {
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* found = wxWindow::FindWindowByName("preview", top))
      return dynamic_cast<gui::PicturePreview&>(*found);
  throw std::runtime_error("no preview is open");
}

unsigned char opacity_of_corner() { return preview().pixels()->rgba.at(3); }

void open_export() {
  key('E', wxMOD_CONTROL);
  wait_for_window("Export");
  wait_until("the preview", [] { return preview().pixels() != nullptr; });
}

/// In the dialog, where the keyboard is moved by the field's own letter.
void set_number(char letter, const std::string& value) {
  key(letter, wxMOD_ALT);
  key('A', wxMOD_CONTROL);
  type(value);
}

void export_as(const std::filesystem::path& path) {
  key('E', wxMOD_ALT);
  choose_file("Export the map", path);
  wait_until("the file", [&] { return std::filesystem::exists(path); });
}

TEST(Export, APictureIsMadeAsItWasChosenAndPreviewed) {
  start_with("new-shores-3");
  forget_exports();
  open_export();
  EXPECT_EQ(ask(opacity_of_corner), 255);
  screenshot("export");
  set_number('W', "640");
  set_number('M', "10");
  press("Transparent behind the board");
  wait_until("the clear ground", [] { return preview().pixels()->rgba.at(3) == 0; });
  const auto before = ask([] { return preview().pixels(); });
  press("Coordinates");
  wait_until("the coordinates", [&] { return preview().pixels() != before; });
  screenshot("export-clear");
  const auto path = folder() / "clear.png";
  export_as(path);
  const wxImage picture(path.string());
  ASSERT_TRUE(picture.IsOk());
  EXPECT_EQ(picture.GetWidth(), 640);
  ASSERT_TRUE(picture.HasAlpha());
  EXPECT_EQ(picture.GetAlpha(0, 0), 0);
}

TEST(Export, AMapIsCopiedAsTextAndOpenedFromItElsewhere) {
  start_with("base-3-4");
  const Scenario sent = scenario();
  choose_in_menu('E', "e");
  wait_until("the text", [] { return gui::text_on_clipboard().starts_with("hexwright1:"); });
  start_empty();
  on_ui([] { frame().canvas().SetFocus(); });
  key('V', wxMOD_CONTROL);
  wait_until("the map that was pasted", [&] { return frame().context().scenario() == sent; });
  EXPECT_TRUE(ask([] { return frame().context().document().path().empty(); }));

  start_empty();
  choose_in_menu('F', "t");
  wait_for_window("Open from Text");
  screenshot("open-from-text");
  press("Open");
  wait_until("the map that was opened", [&] { return frame().context().scenario() == sent; });

  const std::string cut = ask([] { return gui::text_on_clipboard().substr(0, 100); });
  on_ui([&] { gui::to_clipboard(cut); });
  start_empty();
  on_ui([] { frame().canvas().SetFocus(); });
  key('V', wxMOD_CONTROL);
  wait_for_window("Map as text");
  screenshot("text-cut-off");
  key(WXK_ESCAPE);
  wait_until("the empty map", [] { return frame().context().scenario().cells.empty(); });
}

TEST(Export, LayersThatAreHiddenOnTheMapAreNamedAndCanBeShown) {
  start_with("base-3-4");
  forget_exports();
  on_ui([] {
    auto options = frame().canvas().options();
    options.numbers = false;
    frame().canvas().set_options(options);
  });
  open_export();
  const auto is_ticked = [](const char* name) {
    return dynamic_cast<wxCheckBox&>(*wxWindow::FindWindowByName(name, preview().GetParent())).GetValue();
  };
  EXPECT_FALSE(ask([&] { return is_ticked("Number tokens"); }));
  EXPECT_TRUE(ask([&] { return is_ticked("Harbors"); }));
  const auto before = ask([] { return preview().pixels(); });
  press("Number tokens");
  wait_until("the numbers", [&] { return preview().pixels() != before; });
  screenshot("export-layers");
  press("Harbors");
  const auto path = folder() / "layers.png";
  export_as(path);
  const Settings kept = ask([] { return gui::load_settings(); });
  ASSERT_TRUE(kept.last_export);
  EXPECT_TRUE(kept.last_export->picture.draw.numbers);
  EXPECT_FALSE(kept.last_export->picture.draw.harbors);
  forget_exports();
  on_ui([] {
    auto options = frame().canvas().options();
    options.numbers = true;
    frame().canvas().set_options(options);
  });
}

TEST(Export, TheLastChoiceIsThereAgainAndSurvivesTheProgram) {
  start_with("base-3-4");
  forget_exports();
  open_export();
  set_number('W', "777");
  press("Letters of the terrains");
  const auto path = folder() / "again.png";
  export_as(path);
  const Settings kept = ask([] { return gui::load_settings(); });
  ASSERT_TRUE(kept.last_export);
  EXPECT_EQ(kept.last_export->picture.width, 777);
  EXPECT_FALSE(kept.last_export->picture.draw.letters);
  EXPECT_EQ(kept.last_export, ask([] { return gui::app().settings().last_export; }));
  open_export();
  wait_until("the size", [] { return wxWindow::FindWindowByLabel(L"777 × 708 pixels") != nullptr; });
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  forget_exports();
}

TEST(Export, EachKindOfFileHasItsOwnFieldsAndEnding) {
  start_with("base-3-4");
  forget_exports();
  open_export();
  const auto enabled = [](const char* name) {
    wxWindow* found = wxWindow::FindWindowByName(name);
    return found && found->IsEnabled();
  };
  EXPECT_TRUE(ask([&] { return enabled("Transparent behind the board"); }));
  choose("Kind of file", "Document (.pdf)");
  EXPECT_FALSE(ask([&] { return enabled("Transparent behind the board"); })) << "a PDF has no paper";
  screenshot("export-pdf");
  choose("Kind of file", "Pioneers map (.game)");
  EXPECT_FALSE(ask([&] { return enabled("Coordinates"); }));
  wait_until("no preview", [] { return preview().pixels() == nullptr; });
  screenshot("export-game");
  choose("Kind of file", "Document (.pdf)");
  key('E', wxMOD_ALT);
  wait_for_window("Export the map");
  EXPECT_THAT(proposed_name(), testing::EndsWith(".pdf"));
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  forget_exports();
}

}  // namespace
}  // namespace hexwright::ui_test
