#include <cstdlib>

#include <gmock/gmock.h>
#include <wx/app.h>
#include <wx/html/htmlwin.h>

#include "editor/core/help/topics.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "tests/support/own_packs.h"
#include "tests/ui/guide.h"
#include "tests/ui/room.h"
#include "tests/ui/shown_texts.h"
#include "tests/ui/translated.h"

// The window in German, with the catalog that is shipped: for a person to look at the pictures, and that all
// of it has room.

namespace hexwright::ui_test {
namespace {

const std::string german_guide = "installer/guide/de/editor/README";

std::string german_page() {
  return ask([] {
    auto* page = wxWindow::FindWindowByName("Seite der Anleitung", guide_panel());
    return dynamic_cast<wxHtmlWindow&>(*page).ToText().utf8_string();
  });
}

/// Opens a dialog, keeps a picture of it, and closes it.
void look_at(const std::string& picture, const std::function<void()>& open) {
  const wxDialog* before = ask(open_dialog);
  wxTheApp->CallAfter(open);
  if (!wait_until(picture, [before] { return open_dialog() != before; })) return;
  screenshot("german-" + picture);
  EXPECT_THAT(ask([] { return without_room_in(*open_dialog()); }), testing::IsEmpty()) << picture;
  wait_until(picture + " to have the keyboard", [] { return open_dialog()->IsActive(); });
  key(WXK_ESCAPE);
  wait_until(picture + " to close", [before] { return open_dialog() == before; });
}

TEST(German, TheCatalogIsThere) { ASSERT_STREQ(std::getenv("LANGUAGE"), "de") << "run by ctest"; }

TEST(German, TheGuideIsInGermanWhereThereIsOne) {
  start_with("base-3-4");
  on_ui([] { frame().canvas().SetFocus(); });
  key(WXK_F1);
  wait_for_guide({german_guide, "zeichnen"}, "Anleitung");
  EXPECT_THAT(german_page(), testing::HasSubstr("Jedes Werkzeug hat einen Buchstaben"));
  screenshot("german-guide");
  on_ui([] { guide_panel()->show_in_its_language(place_of(HelpTopic::Library)); });
  wait_for_guide({place_of(HelpTopic::Library).page, "the-library"}, "Anleitung");
  EXPECT_THAT(ask([] { return guide_panel()->listed(); }),
              testing::AllOf(testing::Contains("Die erste Karte in fünf Minuten"),
                             testing::Not(testing::Contains("A first map in five minutes"))));
  close_guide();
}

TEST(German, AllOfTheWindowHasRoom) {
  start_with("fog-islands-4");
  screenshot("german-window");
  EXPECT_THAT(ask([] { return without_room_in(frame()); }), testing::IsEmpty());
  for (const auto& [page, show] : std::initializer_list<std::pair<std::string, void (*)()>>{
           {"stacks", [] { frame().show_stacks(); }},
           {"analysis", [] { frame().show_analysis(); }},
           {"batch", [] { frame().show_batch(); }},
           {"generate", [] { frame().show_generate(); }}}) {
    on_ui(show);
    screenshot("german-" + page);
    EXPECT_THAT(ask([] { return without_room_in(frame()); }), testing::IsEmpty()) << page;
  }
  on_ui([] { frame().show_welcome(); });
  screenshot("german-welcome");
}

TEST(German, DialogsHaveRoom) {
  start_with("base-3-4");
  look_at("export", [] {
    ExportChoice choice;
    gui::choose_export(&frame(), frame().context().scenario(), choice);
  });
  look_at("templates", [] { gui::choose_template(&frame()); });
  look_at("rules", [] { gui::edit_rules(&frame(), frame().context()); });
  look_at("kit", [] { gui::choose_kit(&frame(), frame().context().scenario(), {}); });
}

TEST(German, OwnRulesAreInGerman) {
  start_with("base-3-4");
  wxTheApp->CallAfter([] { gui::edit_own_rules(frame()); });
  wait_for_window("Eigene Regeln");
  const auto texts_now = [] { return texts_of(*open_dialog()); };
  const auto has_rule = [&] {
    return testing::Value(ask(texts_now), testing::Contains(testing::StartsWith("Regel: ")));
  };
  for (int row = 0; row < 10 && !has_rule(); ++row) key(WXK_DOWN);
  EXPECT_TRUE(has_rule()) << "of some pack";
  screenshot("german-own-rules");
  const auto texts = ask(texts_now);
  EXPECT_THAT(texts, testing::Not(testing::Contains(testing::StartsWith("Rule: "))));
  key(WXK_ESCAPE);
  wait_until("the own rules to close", [] { return open_dialog() == nullptr; });
}

TEST(German, APackThatWasTakenInEnglishIsNoOtherVersion) {
  Scenario scenario = ask([] { return frame().context().scenario(); });
  scenario.own = own::Packs({gallery_pack("no-seven")});
  start_with_scenario(scenario);
  wxTheApp->CallAfter([] { gui::edit_own_rules(frame()); });
  wait_for_window("Eigene Regeln");
  key(WXK_HOME);
  const auto texts = ask([] { return texts_of(*open_dialog()); });
  EXPECT_THAT(texts, testing::Contains("No 7 at first")) << "as the map has it";
  const auto is_said_another = [] {
    return wxWindow::FindWindowByLabel("Die Galerie hat eine andere Version dieses Pakets.", open_dialog())
        ->IsShownOnScreen();
  };
  EXPECT_FALSE(ask(is_said_another));
  key(WXK_ESCAPE);
  wait_until("the own rules to close", [] { return open_dialog() == nullptr; });
}

}  // namespace
}  // namespace hexwright::ui_test
