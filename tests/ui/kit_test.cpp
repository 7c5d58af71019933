#include <algorithm>
#include <fstream>

#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/page_preview.h"
#include "tests/ui/driver.h"
#include "tests/ui/room.h"

// One dialog says what is printed to be cut out, and shows its pages.

namespace hexwright::ui_test {
namespace {

using testing::HasSubstr;

gui::PagePreview& page_preview() {
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* found = wxWindow::FindWindowByName("page preview", top))
      return dynamic_cast<gui::PagePreview&>(*found);
  throw std::runtime_error("no kit is open");
}
wxWindow& kit_dialog() { return *page_preview().GetParent(); }
std::string said_of_kit() {
  return ask([] {
    return gui::utf8(
        dynamic_cast<wxStaticText&>(*wxWindow::FindWindowByName("what the kit holds", &kit_dialog()))
            .GetLabel());
  });
}
/// With its lines joined, however they are wrapped.
std::string said_in_line() {
  std::string words = said_of_kit();
  std::ranges::replace(words, '\n', ' ');
  return words;
}
/// On the window's thread.
bool can_be_saved() {
  return dynamic_cast<wxButton&>(*wxWindow::FindWindowById(wxID_OK, &kit_dialog())).IsEnabled();
}
std::vector<unsigned char> pixels_shown() {
  return ask([] { return page_preview().pixels().rgba; });
}

void open_kit() {
  choose_in_menu('F', "k");
  wait_for_window("Print Kit");
}

std::string beginning_of_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes(200, ' ');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return bytes;
}

TEST(Kit, OfWhatTheBoxesLackIsShownAndSaved) {
  start_with("spices-fog-islands-5-6");
  const Scenario before = scenario();
  open_kit();
  EXPECT_THAT(said_in_line(), HasSubstr("Hexes: 2"));
  EXPECT_THAT(said_in_line(), HasSubstr("Reference cards: 6"));
  EXPECT_FALSE(pixels_shown().empty());
  EXPECT_THAT(ask([] { return without_room_in(kit_dialog()); }), testing::IsEmpty());
  screenshot("kit");
  const auto front = pixels_shown();
  fill_in("Page", "2");
  wait_until("the back", [&] { return page_preview().pixels().rgba != front; });
  screenshot("kit-back");
  const auto path = folder() / "kit.pdf";
  key('S', wxMOD_ALT);
  choose_file("Save the kit", path);
  wait_until("the kit", [&] { return std::filesystem::exists(path); });
  EXPECT_THAT(beginning_of_file(path), testing::StartsWith("%PDF"));
  EXPECT_EQ(scenario(), before);
}

TEST(Kit, ChangesWithWhatIsChosen) {
  start_with("base-3-4");
  open_kit();
  EXPECT_THAT(said_in_line(), HasSubstr("Reference cards: 4"));
  press("Reference cards");
  wait_until("that there is nothing", [] { return !can_be_saved(); });
  EXPECT_THAT(said_in_line(), HasSubstr("your boxes hold all of what was chosen"));
  screenshot("kit-of-nothing");
  press("Everything, not only what your boxes lack");
  wait_until("the pages", [] { return can_be_saved(); });
  EXPECT_THAT(said_in_line(), HasSubstr("Hexes: 19"));
  const auto coloured = pixels_shown();
  choose("Board theme", "Black and white");
  wait_until("black and white", [&] { return page_preview().pixels().rgba != coloured; });
  screenshot("kit-mono");
  const auto path = folder() / "cut.svg";
  key('S', wxMOD_ALT);
  choose_file("Save the kit", path);
  const auto first = folder() / "cut-1.svg";
  wait_until("the drawing", [&] { return std::filesystem::exists(first); });
  EXPECT_THAT(beginning_of_file(first), HasSubstr("<svg"));
}

}  // namespace
}  // namespace hexwright::ui_test
