#include "tests/ui/translated.h"

#include <cstdlib>

#include <gmock/gmock.h>
#include <wx/menu.h>
#include <wx/statusbr.h>
#include <wx/toolbar.h>

#include "editor/core/document/template_catalogue.h"
#include "editor/gui/dialogs/dialogs.h"
#include "tests/ui/shown_texts.h"

// The window in a language of which every letter is strange: a plain letter was not translated.

namespace hexwright::ui_test {
namespace {

/// Something of everything: findings, a stack, areas, frontiers, steps to undo.
Scenario rich_scenario() {
  Scenario scenario;
  scenario.rules = {{"seafarers", {}}, {"fog", {}}, {"spices", {}}};
  for (const Hex hex : {Hex{0, 0}, Hex{1, 0}, Hex{2, 0}}) scenario.cells[hex] = {Terrain::Hills, 6, ""};
  scenario.cells[{0, 1}].stack = "1";
  scenario.stacks["1"] = {.hexes = {{Terrain::Gold, 2}}};
  scenario.areas["2"] = {{AreaRole::Home}, {}, {Hex{0, 0}}};
  scenario.boxes = {{"base", 1}};
  return scenario;
}

TEST(Translated, TheCatalogIsThere) {
  ASSERT_STREQ(std::getenv("LANGUAGE"), "eo") << "run by ctest, with a translation made for this test";
}

TEST(Translated, NothingInTheWindowBypassesIt) {
  start_with_scenario(rich_scenario());
  wait_until("the findings", [] { return !frame().context().findings().empty(); });
  screenshot("translated");
  // Languages are called as they call themselves.
  expect_translated(ask([] { return texts_of(*frame().GetMenuBar()); }),
                    {"Deutsch", "English", "esperanto", "fran", "ais"});
  expect_translated(ask([] { return texts_of(*frame().GetToolBar()); }));
  expect_translated(ask([] { return texts_of(static_cast<const wxWindow&>(frame())); }));
}

TEST(Translated, NothingInTheDialogsBypassesIt) {
  start_with_scenario(rich_scenario());
  expect_translated_dialog("rules", [] { gui::edit_rules(&frame(), frame().context()); });
  expect_translated_dialog("edges", [] { gui::edit_edges(frame()); });
  expect_translated_dialog("keys", [] { gui::show_keys(&frame(), gui::keys_of_drawing()); });
  test::Words of_templates;
  const auto templates = all_templates();
  for (const TemplateFile& file : templates.value())
    if (const auto opened = Document::open(file.file); opened.document) {
      const Details& details = opened.document->scenario().details;
      of_templates.merge(words_of(details.title + " " + details.description));
    }
  expect_translated_dialog(
      "templates", [] { gui::choose_template(&frame()); }, of_templates);
}

TEST(Translated, StatusTellsOfHexesInTheLanguageToo) {
  start_with_scenario(rich_scenario());
  for (const Hex hex : {Hex{0, 0}, Hex{0, 1}}) {
    move_to(place_of(hex));
    wait_until("the status of the hex", [] { return !frame().GetStatusBar()->GetStatusText(0).empty(); });
    const std::string status = ask([] { return frame().GetStatusBar()->GetStatusText(0).utf8_string(); });
    expect_translated({status});
  }
}

TEST(Translated, StepsAreNamedInTheLanguageToo) {
  start_with_scenario(rich_scenario());
  click(place_of(Hex{1, 0}));
  key(WXK_DELETE);
  wait_until("a step", [] { return frame().context().history().position() > 0; });
  expect_translated(ask([] { return texts_of(static_cast<const wxWindow&>(frame())); }));
}

}  // namespace
}  // namespace hexwright::ui_test
