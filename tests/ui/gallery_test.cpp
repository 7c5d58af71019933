#include <set>

#include <gmock/gmock.h>
#include <wx/choice.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "editor/gui/gallery/card_grid.h"
#include "tests/ui/driver.h"
#include "tests/ui/room.h"
#include "tests/ui/theme.h"

// A template is found among pictures.

namespace hexwright::ui_test {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

wxWindow* dialog() { return wxWindow::FindWindowByName("templates"); }

gui::CardGrid& cards() {
  return *dynamic_cast<gui::CardGrid*>(wxWindow::FindWindowByName("cards", dialog()));
}

std::vector<std::string> titles() {
  return ask([] {
    std::vector<std::string> all;
    for (const gui::MapCard& card : cards().cards()) all.push_back(card.title.utf8_string());
    return all;
  });
}

std::string chosen_card() {
  return ask([] {
    const auto at = cards().chosen();
    return at ? cards().cards()[*at].title.utf8_string() : std::string();
  });
}

void open_gallery() {
  start_with("base-3-4");
  key('N', wxMOD_CONTROL);
  wait_for_window("New from template");
  wait_until("the cards to have the keyboard", [] { return cards().HasFocus(); });
}

void close_gallery() {
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

/// Something is painted in the middle of the card, where first there are only dots.
bool has_picture(std::size_t card) {
  wxRect place = cards().place_of(card);
  if (!cards().GetClientRect().Contains(place)) return false;
  place.SetPosition(cards().ClientToScreen(place.GetPosition()));
  place.height /= 2;
  const wxImage seen = picture_of(place.Deflate(40, 30));
  std::set<unsigned> colours;
  for (int x = 0; x < seen.GetWidth(); ++x)
    for (int y = 0; y < seen.GetHeight(); ++y)
      colours.insert(seen.GetRed(x, y) << 16U | seen.GetGreen(x, y) << 8U | seen.GetBlue(x, y));
  return colours.size() > 100;
}

TEST(Gallery, ShowsEveryTemplateWithItsPictureAndItsWholeDescription) {
  open_gallery();
  EXPECT_THAT(titles(), SizeIs(testing::Gt(50)));
  wait_until("the pictures of the first row",
             [] { return has_picture(0) && has_picture(1) && has_picture(2); });
  screenshot("templates");
  EXPECT_EQ(chosen_card(), "Base game, 3-4 players");
  EXPECT_THAT(ask([] { return without_room_in(*dialog()); }), IsEmpty());
  key(WXK_END);
  wait_until("the last card", [] { return cards().chosen() == cards().cards().size() - 1; });
  const std::string about = ask([] {
    const auto* text = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("Description", dialog()));
    return text->GetValue().utf8_string();
  });
  EXPECT_THAT(about, HasSubstr("are six groups of three, so only the letters of the sections are a guess."));
  EXPECT_THAT(ask([] { return without_room_in(*dialog()); }), IsEmpty());
  wait_until("the picture of the last", [] { return has_picture(cards().cards().size() - 1); });
  screenshot("templates-last");
  close_gallery();
}

TEST(Gallery, FindsByWordsOfNameAndDescriptionAndCreatesByTheKeyboardAlone) {
  open_gallery();
  type("explore traders");  // the first letter takes the keyboard to the search
  wait_until("what was found", [] { return cards().cards().size() == 8; });
  EXPECT_THAT(titles(), Each(HasSubstr("unexplored")));
  screenshot("templates-found");
  key(WXK_DOWN);
  wait_until("the cards to have the keyboard", [] { return cards().HasFocus(); });
  key(WXK_RIGHT);
  wait_until("the second card", [] { return cards().chosen() == 1U; });
  const std::string title = chosen_card();
  key(WXK_RETURN);
  wait_until("the new map", [&] { return frame().context().scenario().details.title == title; });
  wait_for_window("Hexwright");
}

TEST(Gallery, FiltersByPlayersAndGroup) {
  open_gallery();
  choose("Players", "6 players");
  wait_until("fewer cards", [] { return cards().cards().size() < 40; });
  EXPECT_THAT(titles(), Each(HasSubstr("6 players")));
  EXPECT_THAT(titles(), Not(IsEmpty()));
  choose("Group", "Base game");
  wait_until("two cards", [] { return cards().cards().size() == 2; });
  EXPECT_THAT(titles(), ElementsAre("Base game, 5-6 players", "Base game, 5-6 players, variable"));
  screenshot("templates-filtered");
  close_gallery();
}

TEST(Gallery, SaysWhenNothingIsFoundAndCreatesNothing) {
  open_gallery();
  type("zeppelin");
  wait_until("nothing found", [] { return cards().cards().empty(); });
  EXPECT_TRUE(ask([] {
    return wxWindow::FindWindowByLabel("No template has all of these words.", dialog()) != nullptr;
  }));
  screenshot("templates-none");
  key(WXK_RETURN);
  EXPECT_TRUE(
      ask([] { return dialog() != nullptr && !wxWindow::FindWindowById(wxID_OK, dialog())->IsEnabled(); }));
  close_gallery();
}

TEST(Gallery, AClickChoosesAndADoubleClickCreates) {
  open_gallery();
  const auto middle = [](std::size_t card) {
    return ask([card] {
      const wxRect place = cards().place_of(card);
      return cards().ClientToScreen(place.GetPosition() + place.GetSize() / 2);
    });
  };
  click(middle(1));
  wait_until("the second card", [] { return cards().chosen() == 1U; });
  double_click(middle(2));
  wait_until("the new map",
             [] { return frame().context().scenario().details.title == "Base game, 5-6 players"; });
  wait_for_window("Hexwright");
}

TEST(Gallery, IsReadableOnADarkGround) {
  start_with("base-3-4");
  const Theme theme("HighContrastInverse");
  key('N', wxMOD_CONTROL);
  wait_for_window("New from template");
  wait_until("a dark ground", [] { return lightness_of_corner(cards()) < dark; });
  wait_until("the pictures", [] { return has_picture(0) && has_picture(1); });
  screenshot("templates-dark");
  close_gallery();
}

}  // namespace
}  // namespace hexwright::ui_test
