#include <gmock/gmock.h>
#include <wx/button.h>
#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "editor/core/editing/own_parts.h"
#include "editor/core/editing/own_rules.h"
#include "editor/gui/panels/problems_panel.h"
#include "io/xml/scenario_xml.h"
#include "tests/model/generate/boards.h"
#include "tests/ui/hands.h"

// How the window of own rules is left, come back to, and found from elsewhere.

namespace hexwright::ui_test {
namespace {

/// The base game with a pack, as a file has it between its tags.
Scenario map_with(const std::string& inside) {
  Scenario map = test::template_named("base-3-4");
  const LoadedPack loaded =
      read_pack("<rule-pack id=\"mine\" title=\"Mine\" language=\"1\">" + inside + "</rule-pack>");
  EXPECT_TRUE(loaded.problems.empty());
  map.own = own::Packs({loaded.pack});
  return map;
}

void step_to_names() {
  wait_until("findings", [] { return !frame().context().findings().empty(); });
  const auto is_chosen = [] {
    const Finding* chosen = frame().problems().chosen();
    return chosen && chosen->check == "own.names-known";
  };
  for (int left = 20; left > 0 && !ask(is_chosen); --left) {
    const Finding* before = ask([] { return frame().problems().chosen(); });
    key(WXK_F8);
    wait_until("the next finding", [&] { return frame().problems().chosen() != before; });
  }
  EXPECT_TRUE(ask(is_chosen));
}

constexpr const char* two_rules =
    R"(<rule id="dig" title="Digging"><when event="turn"/><points count="1"/></rule>
  <rule id="sail" title="Sailing"><when event="number" terrain="hils"/><take what="any"/></rule>)";

TEST(OwnWindow, GoToOpensTheSlotOfAProblem) {
  start_with_scenario(map_with(two_rules));
  step_to_names();
  screenshot("own-go-to-problem");
  press("Go to");
  wait_for_window("Own Rules");
  wait_for_keyboard("When: terrain");
  EXPECT_EQ(ask([] { return control<wxTextCtrl>("Rule: title")->GetValue(); }), "Sailing");
  screenshot("own-go-to");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_NE(ask([] { return control<wxButton>("Fix")->GetLabel(); }), "Fix");
  press("Fix");
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  EXPECT_EQ(part_at(scenario().own.all()[0], {1, 0}).get("terrain"), "hills");
}

wxString written(const std::string& slot) { return control<wxTextCtrl>(slot)->GetValue(); }

TEST(OwnWindow, UndoAndRedoStayInTheirSlot) {
  start_with("base-3-4");
  Keys keys;
  keys.open();
  keys.begin_pack();
  wait_for_keyboard("Pack: title");
  keys.add_thing("Counter");
  wait_for_keyboard("Counter: title");
  keys.write("Counter: most", "12");
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return written("Counter: most") != "12"; });
  wait_for_keyboard("Counter: most");
  EXPECT_EQ(ask([] { return control<wxTextCtrl>("Counter: most")->GetStringSelection(); }), "");
  key('Z', wxMOD_CONTROL | wxMOD_SHIFT);
  wait_until("redo", [] { return written("Counter: most") == "12"; });
  wait_for_keyboard("Counter: most");
  type("5");
  wait_until("a letter more", [] { return written("Counter: most") == "125"; });
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return written("Counter: most") == "12"; });
  key('Y', wxMOD_CONTROL);
  wait_until("redo", [] { return written("Counter: most") == "125"; });
  wait_for_keyboard("Counter: most");
  screenshot("own-redo");
  leave_without_changes();
}

TEST(OwnWindow, ClearingALimitLeavesNoSecondMistake) {
  start_with_scenario(map_with(R"(<action id="dig" title="dig" cost="2 any" limit="1" per="turn">
    <if value="cards" at-least="1"/><if/><take what="any"/></action>)"));
  Keys keys;
  keys.open();
  wait_until("the things", [] { return control<wxListBox>("Things of the pack")->GetCount() == 2; });
  tab_to("Things of the pack");
  wait_for_keyboard("Things of the pack");
  key(WXK_HOME);
  key(WXK_DOWN);
  wait_for_slot("Action: limit");
  keys.write("Action: limit", "");
  key(WXK_BACK);
  wait_until("nothing to be said", [] { return written("Action: limit").empty(); });
  screenshot("own-limit-cleared");
  EXPECT_EQ(ask([] { return control<wxChoice>("Action: per")->GetStringSelection(); }), "(not said)");
  leave_without_changes();
}

TEST(OwnWindow, EnterAtTheQuestionGoesOnEditing) {
  start_with("base-3-4");
  Keys keys;
  keys.open();
  keys.begin_pack();
  wait_for_keyboard("Pack: title");
  key(WXK_ESCAPE);
  wait_for_question();
  screenshot("own-leave");
  answer_question(WXK_RETURN);
  wait_for_keyboard("Pack: title");
  EXPECT_EQ(ask([] { return written("Pack: title"); }), "My rules");
  leave_without_changes();
}

TEST(OwnWindow, APackThatIsNotTickedLooksSound) {
  start_with("base-3-4");
  Keys keys;
  keys.open();
  const auto signs = [] {
    int count = 0;
    for (const wxString& line : control<wxListBox>("Things of the pack")->GetStrings())
      count += line.Contains(wxString::FromUTF8("⚠")) ? 1 : 0;
    return count;
  };
  const int row = ask([] { return control<wxCheckListBox>("Packs of own rules")->FindString("Lakes"); });
  key(WXK_HOME);
  for (int i = 0; i < row; ++i) key(WXK_DOWN);
  wait_until("Lakes", [&] { return control<wxCheckListBox>("Packs of own rules")->GetSelection() == row; });
  EXPECT_EQ(ask(signs), 0);
  screenshot("own-not-ticked");
  key(WXK_SPACE);
  wait_until("the sign", [&] { return signs() > 0; });
  screenshot("own-ticked");
  leave_without_changes();
}

TEST(OwnWindow, OpensWhereOneWas) {
  Scenario map = map_with(two_rules);
  std::vector<own::Element> packs{new_pack("first", "First"), map.own.all()[0]};
  part_at(packs[1], {1, 0}).set("terrain", "hills");
  map.own = own::Packs(packs);
  start_with_scenario(map);
  Keys keys;
  keys.open();
  const auto chosen = [](const char* list) {
    auto* box = control<wxListBox>(list);
    return box ? box->GetStringSelection() : wxString();
  };
  key(WXK_HOME);
  key(WXK_DOWN);
  wait_until("the pack", [&] { return chosen("Packs of own rules") == "Mine"; });
  tab_to("Things of the pack");
  key(WXK_END);
  wait_until("the rule", [&] { return chosen("Things of the pack").Contains("hills"); });
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  keys.open();
  EXPECT_EQ(ask([&] { return chosen("Packs of own rules"); }), "Mine");
  EXPECT_TRUE(ask([&] { return chosen("Things of the pack").Contains("hills"); }));
  screenshot("own-again");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

/// Of a list: the height of a line, as far as it is in sight.
int height_of_line(wxListBox& list, int line) {
  int height = 0;
  for (int y = 2; y < list.GetClientSize().y; ++y) height += list.HitTest(wxPoint(12, y)) == line ? 1 : 0;
  return height;
}

TEST(OwnWindow, SentencesAreShownWhole) {
  start_with_scenario(map_with(R"(<counter id="fish" title="Fish" most="9"/>
    <rule id="a" title="A"><when event="number" terrain="hills mountains forest"/><if robber="no"/>
    <for each="building-around"/><gain counter="fish" count="1 2"/><take what="wool grain" count="1 2"/></rule>)"));
  Keys keys;
  keys.open();
  wait_until("the line", [] {
    auto& list = *control<wxListBox>("Things of the pack");
    return list.GetCount() == 3 && height_of_line(list, 2) > height_of_line(list, 1) * 3 / 2;
  });
  screenshot("own-whole-sentences");
  key('A', wxMOD_ALT);
  wait_for_window("Add");
  wait_until("the explanation", [] {
    auto& list = *control<wxListBox>("What to add");
    return height_of_line(list, 1) > height_of_line(list, 0) * 3 / 2;
  });
  screenshot("own-add");
  key(WXK_ESCAPE);
  wait_for_window("Own Rules");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(OwnWindow, AnEventAsksForWhatItNeeds) {
  start_with("base-3-4");
  Mouse mouse;
  mouse.open();
  mouse.begin_pack();
  mouse.add_thing("Rule");
  screenshot("own-new-rule");
  mouse.add_part("When");
  wait_for_slot("When: numbers");
  mouse.take("When: event", "Built");
  wait_for_slot("When: what is built or lost");
  wait_for_keyboard("When: event");
  mouse.write("When: what is built or lost", "city");
  wait_until("the sentence", [] {
    return control<wxListBox>("Things of the pack")->GetString(1).Contains("somebody builds a city");
  });
  screenshot("own-built");
  leave_without_changes();
}

}  // namespace
}  // namespace hexwright::ui_test
