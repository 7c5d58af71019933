#include <cstdlib>

#include <gmock/gmock.h>
#include <wx/html/htmlwin.h>

#include "editor/core/help/topics.h"
#include "tests/ui/guide.h"

// The window in German, with the catalog that is shipped.

namespace hexwright::ui_test {
namespace {

const std::string german_guide = "installer/guide/de/editor/README";

std::string german_page() {
  return ask([] {
    auto* page = wxWindow::FindWindowByName("Seite der Anleitung", guide_panel());
    return dynamic_cast<wxHtmlWindow&>(*page).ToText().utf8_string();
  });
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
  wait_for_guide(place_of(HelpTopic::Library), "Anleitung");
  EXPECT_THAT(ask([] { return guide_panel()->listed(); }),
              testing::AllOf(testing::Contains("Die erste Karte in fünf Minuten"),
                             testing::Not(testing::Contains("A first map in five minutes"))));
  close_guide();
}

}  // namespace
}  // namespace hexwright::ui_test
