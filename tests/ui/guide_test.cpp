#include "tests/ui/guide.h"

#include <cstdlib>
#include <map>
#include <regex>

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/html/htmlwin.h>
#include <wx/image.h>

#include "editor/core/help/topics.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/help/guide_panel.h"
#include "editor/gui/panels/properties_panel.h"
#include "tests/ui/playing.h"

// The guide opens in the program, at the part that fits.

namespace hexwright::ui_test {
namespace {

wxHtmlWindow& page() {
  return dynamic_cast<wxHtmlWindow&>(*wxWindow::FindWindowByName("Page of the guide", guide_panel()));
}

std::string text_of_page() {
  return ask([] { return page().ToText().utf8_string(); });
}

TEST(Guide, OpensFromTheMenu) {
  start_with("base-3-4");
  choose_in_menu('H', "G");
  wait_for_guide({"README", "hexwright"});
  EXPECT_THAT(text_of_page(), testing::HasSubstr("A first map in five minutes"));
  screenshot("guide");
  close_guide();
}

TEST(Guide, F1ExplainsWhatHasTheKeyboard) {
  start_with("base-3-4");
  const std::map<HelpTopic, std::function<void()>> parts{
      {HelpTopic::Drawing, [] { frame().canvas().SetFocus(); }},
      {HelpTopic::Problems, [] { frame().panes()[4].window->SetFocus(); }},
      {HelpTopic::History, [] { frame().panes()[3].window->SetFocus(); }},
      {HelpTopic::Properties, [] { frame().show_properties(), frame().properties().SetFocus(); }},
      {HelpTopic::Stacks, [] { frame().show_stacks(); }},
      {HelpTopic::Analysis, [] { frame().show_analysis(); }},
      {HelpTopic::Playtest, [] { frame().show_batch(); }},
      {HelpTopic::Generate, [] { frame().show_generate(); }}};
  for (const auto& [topic, give_keyboard] : parts) {
    on_ui([&give = give_keyboard] { frame().Raise(), give(); });
    wait_until("the editor", [] { return frame().IsActive(); });
    on_ui(give_keyboard);
    key(WXK_F1);
    const GuidePlace place = place_of(topic);
    wait_for_guide(place);
    // The heading is in sight, whether or not it can be at the top.
    if (topic == HelpTopic::Analysis) {
      EXPECT_GT(ask([] { return page().GetViewStart().y; }), 0);
      screenshot("guide-analysis");
    }
    close_guide();
  }
}

TEST(Guide, F1ExplainsTheGameInItsWindow) {
  start_with("base-3-4");
  play_the_map(1, 3);
  wait_for_person();
  key(WXK_F1);
  wait_for_guide(place_of(HelpTopic::Playing));
  close_guide();
}

TEST(Guide, OpensAboveADialogThatWaits) {
  start_with("base-3-4");
  wxTheApp->CallAfter([] { gui::edit_rules(&frame(), frame().context()); });
  wait_for_window("Rules");
  key(WXK_F1);
  wait_for_guide(place_of(HelpTopic::Properties));
  screenshot("guide-above");
  close_guide();
  wait_for_window("Rules");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Guide, SearchLinksAndTheWayBack) {
  start_with("base-3-4");
  choose_in_menu('H', "G");
  wait_for_guide({"README", "hexwright"});
  key('F', wxMOD_CONTROL);
  type("wilson holm");
  wait_until("what is found", [] { return guide_panel()->listed().size() == 1; });
  EXPECT_EQ(ask([] { return guide_panel()->listed().front(); }), "How to read a playtest");
  key(WXK_RETURN);
  wait_for_guide({"io/playtest/README", "how-to-read-a-playtest"});
  EXPECT_THAT(text_of_page(), testing::HasSubstr("Wilson"));
  key(WXK_LEFT, wxMOD_ALT);
  wait_for_guide({"README", "hexwright"});
  key(WXK_RIGHT, wxMOD_ALT);
  wait_for_guide({"io/playtest/README", "how-to-read-a-playtest"});
  key(WXK_LEFT, wxMOD_ALT);
  wait_for_guide({"README", "hexwright"});
  on_ui([] { page().OnLinkClicked(wxHtmlLinkInfo("editor/README.md#stacks")); });
  wait_for_guide({"editor/README", "stacks"});
  close_guide();
}

/// As tall as its pictures make it when each is as wide as the page. In pixels.
int height_of_pictures(const Guide& guide, const GuidePage& page, int width) {
  static const std::regex picture("<img src=\"([^\"]+)\"");
  int height = 0;
  for (std::sregex_iterator found(page.html.begin(), page.html.end(), picture), end; found != end; ++found) {
    const wxImage image(
        gui::shown(((guide.folder() / page.path).parent_path() / (*found)[1].str()).string()));
    height += width * image.GetHeight() / image.GetWidth();
  }
  return height;
}

TEST(Guide, ItsPicturesAreShown) {
  start_with("base-3-4");
  choose_in_menu('H', "G");
  wait_for_guide({"README", "hexwright"});
  const auto height = [] { return page().GetVirtualSize().y; };
  const int with = ask(height);
  const Guide guide = Guide::read(HEXWRIGHT_GUIDE_FOLDER, "en").value();
  const int pictures = ask([&] {
    const GuidePage& first = guide.pages().front();
    const int borders = 2 * page().FromDIP(16);
    const int room = height_of_pictures(guide, first, page().GetClientSize().x - borders);
    wxString html = gui::html_of(guide, first, gui::GuideInks::of_the_system());
    html.Replace("<img ", "<none ");
    page().SetPage(html);
    return room;
  });
  EXPECT_GT(pictures, 500);
  // One that is missing is drawn as a square.
  EXPECT_NEAR(with - ask(height), pictures, 0.1 * pictures);
  close_guide();
}

TEST(Guide, AMissingGuideIsReported) {
  start_with("base-3-4");
  on_ui([] { setenv("HEXWRIGHT_GUIDE", "/nowhere", 1); });
  key(WXK_F1);
  wait_for_window("Guide");
  EXPECT_EQ(ask(guide_panel), nullptr);
  key(WXK_RETURN);
  wait_for_window("Hexwright");
  on_ui([] { unsetenv("HEXWRIGHT_GUIDE"); });
}

TEST(Guide, TheKeysAreListed) {
  start_with("base-3-4");
  key(WXK_F1, wxMOD_SHIFT);
  wait_for_window("Keys and mouse");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

}  // namespace
}  // namespace hexwright::ui_test
