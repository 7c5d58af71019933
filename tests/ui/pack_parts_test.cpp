#include <gmock/gmock.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "io/files/file_access.h"
#include "io/xml/scenario_xml.h"
#include "model/rules/own/book.h"
#include "model/validation/validate.h"
#include "tests/ui/drawing.h"
#include "tests/ui/hands.h"

// A pack from nothing in Map → Own Rules, slot by slot: once by mouse, once by keyboard alone, and no XML.

namespace hexwright::ui_test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Three terrains, a counter, an action that buys with it, an award and two house rules.
void make_pack(Hand& hand, const std::string& picture) {
  hand.open();
  hand.begin_pack();
  wait_for_keyboard("Pack: title");
  hand.write("Pack: title", "Fisher folk");
  for (const char* title : {"Lake", "Reed bed", "Salt pan"}) {
    hand.add_thing("Terrain");
    wait_for_keyboard("Terrain: title");
    hand.write("Terrain: title", title);
  }
  hand.take("Terrain: pattern", "Dots");
  hand.write("Terrain: printed numbers", "2 12");
  hand.add_thing("Counter");
  wait_for_keyboard("Counter: title");
  hand.write("Counter: title", "Pearls");
  hand.write("Counter: one", "pearl");
  hand.write("Counter: many", "pearls");
  hand.add_thing("Rule");
  wait_for_keyboard("Rule: title");
  hand.write("Rule: title", "Diving");
  for (const std::string slot : {"When: event", "If: robber", "For: each", "Gain: counter"}) {
    hand.add_part(slot.substr(0, slot.find(':')));
    wait_for_slot(slot);
  }
  hand.write("When: terrain", "lake salt-pan");
  screenshot(picture + "-rule");
  hand.add_thing("Action");
  wait_for_keyboard("Action: title");
  hand.write("Action: title", "sell pearls");
  hand.write("Action: cost", "3 pearls");
  hand.add_part("Take");
  wait_for_slot("Take: cards");
  hand.write("Take: cards", "any");
  screenshot(picture + "-action");
  hand.add_thing("Award");
  wait_for_keyboard("Award: title");
  hand.write("Award: title", "Pearl diver");
  hand.add_thing("Set");
  wait_for_slot("Set: figure");
  hand.add_thing("Join");
  wait_for_slot("Join: numbers");
  screenshot(picture);
  hand.be_done();
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  wait_for_window("Hexwright");
}

void expect_the_pack() {
  const own::Packs packs = scenario().own;
  ASSERT_EQ(packs.all().size(), 1U);
  EXPECT_EQ(packs.all()[0].get("title"), "Fisher folk");
  std::vector<std::string> ids;
  for (const own::OwnTerrain& terrain : packs.terrains()) ids.push_back(terrain.id);
  EXPECT_THAT(ids, ElementsAre("lake", "reed-bed", "salt-pan"));
  EXPECT_EQ(packs.terrains()[2].pattern, "dots");
  const own::Book book = own::read_book(packs);
  EXPECT_THAT(book.problems, IsEmpty());
  ASSERT_EQ(book.counters.size(), 1U);
  EXPECT_EQ(book.counters[0].id, "pearls");
  ASSERT_EQ(book.rules.size(), 1U);
  EXPECT_EQ(book.rules[0].steps.size(), 1U);
  ASSERT_EQ(book.actions.size(), 1U);
  EXPECT_EQ(book.actions[0].cost.counters, (std::vector<std::pair<int, int>>{{0, 3}}));
  EXPECT_EQ(book.awards.size(), 1U);
  EXPECT_EQ(book.figures.size(), 1U);
  EXPECT_EQ(book.joined.size(), 1U);
}

void expect_kept_in_a_file(const std::string& name) {
  const auto file = folder() / (name + ".xml");
  save_as(file);
  const auto bytes = read_file(file, max_xml_bytes);
  ASSERT_FALSE(bytes.refusal());
  const LoadedScenario loaded = read_xml(bytes.value());
  EXPECT_THAT(loaded.problems, IsEmpty());
  ASSERT_EQ(loaded.scenario.own, scenario().own);
  for (const Finding& finding : validate(loaded.scenario))
    if (finding.check.starts_with("own."))
      EXPECT_TRUE(finding.check == "own.terrains-lie" || finding.check == "own.can-happen")
          << text(finding.message);
}

TEST(PackParts, APackIsMadeFromNothingByMouse) {
  start_with("base-3-4");
  Mouse mouse;
  make_pack(mouse, "own-parts-mouse");
  expect_the_pack();
  lay("Lake", {{0, 0}});
  expect_kept_in_a_file("own-parts-mouse");
}

TEST(PackParts, APackIsMadeFromNothingByKeyboard) {
  start_with("base-3-4");
  Keys keys;
  make_pack(keys, "own-parts-keys");
  expect_the_pack();
  expect_kept_in_a_file("own-parts-keys");
}

TEST(PackParts, WhatIsWrongIsKeptSaidAndMended) {
  start_with("base-3-4");
  Keys keys;
  keys.open();
  keys.begin_pack();
  wait_for_keyboard("Pack: title");
  keys.add_thing("Counter");
  wait_for_keyboard("Counter: title");
  keys.write("Counter: most", "many");
  wait_until("the problem", [] {
    return control<wxTextCtrl>("Counter: most")->GetToolTipText() ==
               "Most is \"many\"; expected a whole number from 1 to 9999" &&
           wxWindow::FindWindowByLabel(wxString::FromUTF8("⚠ Most"));
  });
  EXPECT_FALSE(ask([] { return control<wxWindow>("OK")->IsEnabled(); }));
  screenshot("own-parts-wrong");
  key('.', wxMOD_CONTROL);
  wait_until("the repair", [] { return control<wxTextCtrl>("Counter: most")->GetValue() == "1"; });
  EXPECT_TRUE(ask([] { return control<wxWindow>("OK")->IsEnabled(); }));
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return control<wxTextCtrl>("Counter: most")->GetValue() == "many"; });
  leave_without_changes();
  EXPECT_TRUE(scenario().own.empty());
}

TEST(PackParts, AFixKeepsWhatWasTypedJustBefore) {
  start_with("base-3-4");
  Mouse mouse;
  mouse.open();
  mouse.begin_pack();
  mouse.add_thing("Rule");
  wait_for_keyboard("Rule: title");
  mouse.write("Rule: title", "Harvest");
  screenshot("own-parts-fix-before");
  press("Fix: add \"when\"");
  wait_for_slot("When: event");
  EXPECT_EQ(ask([] { return control<wxTextCtrl>("Rule: title")->GetValue(); }), "Harvest");
  EXPECT_EQ(ask([] { return control<wxTextCtrl>("Rule: id")->GetValue(); }), "harvest");
  screenshot("own-parts-fix-after");
  leave_without_changes();
}

TEST(PackParts, ArePickedMovedAndTakenOut) {
  start_with("base-3-4");
  Mouse mouse;
  mouse.open();
  mouse.begin_pack();
  mouse.add_thing("Rule");
  for (const char* part : {"When", "Points", "Pay"}) mouse.add_part(part);
  wait_for_slot("Pay: cards");
  mouse.take("When: event", "Turn");
  wait_until("what means nothing then to be gone", [] { return !control<wxWindow>("When: terrain"); });
  wait_for_slot("When: moment");
  EXPECT_EQ(ask([] { return wxWindow::FindWindowByLabel("Fix: take out \"terrain\""); }), nullptr);
  const auto take_in_menu = [](const std::string& part, const std::string& line) {
    press(part);
    wait_for_popup();
    screenshot("own-parts-menu");
    click(place_in_popup(line_in_menu(line)));
  };
  const auto says = [](const std::string& words) {
    wait_until(words, [&] {
      return control<wxListBox>("Things of the pack")->GetString(1).utf8_string().find(words) !=
             std::string::npos;
    });
  };
  says("victory points: 1; pay 1 card of choice");
  take_in_menu("Pay", "Move Up");
  says("pay 1 card of choice; victory points: 1");
  take_in_menu("Pay", "+ How — By the player's choice, or at random");
  wait_for_slot("Pay: how");
  mouse.take("Pay: how", "Random");
  says("lose cards at random: 1; victory points: 1");
  mouse.take("Pay: how", "(not said)");
  says("pay 1 card of choice; victory points: 1");
  take_in_menu("Points", "Duplicate");
  wait_for_slot("Points 2: count");
  take_in_menu("Points 2", "Remove");
  wait_until("it to be gone", [] { return control<wxWindow>("Points 2") == nullptr; });
  press("OK");
  wait_for_window("Hexwright");
  const own::Book book = own::read_book(scenario().own);
  ASSERT_EQ(book.rules.size(), 1U);
  EXPECT_EQ(book.rules[0].when.event, own::Trigger::Event::Turn);
  EXPECT_EQ(book.rules[0].steps.size(), 2U);
}

TEST(PackParts, KeysGoFromTheListToSlotsAndBack) {
  start_with("base-3-4");
  Keys keys;
  keys.open();
  keys.begin_pack();
  wait_for_keyboard("Pack: title");
  keys.add_thing("Bar");
  wait_for_slot("Bar: beside");
  keys.write("Bar: beside", "");
  key(WXK_BACK);
  key(WXK_F4);
  wait_for_popup();
  const int line = line_in_menu("Any building");
  ASSERT_GE(line, 0);
  for (int i = 0; i <= line; ++i) key(WXK_DOWN);
  key(WXK_RETURN);
  const auto words = [] { return control<wxTextCtrl>("Bar: beside")->GetValue(); };
  wait_until("the word", [&] { return words() == "any-building"; });
  // The list stays open, at its line; Esc closes only the list.
  wait_for_popup();
  screenshot("own-parts-ticked");
  key(WXK_DOWN);
  key(WXK_RETURN);
  wait_until("another word", [&] { return words() == "any-building own-route"; });
  wait_for_popup();
  key(WXK_ESCAPE);
  wait_for_keyboard("Bar: beside");
  key(WXK_RETURN);
  wait_for_keyboard("Things of the pack");
  key(WXK_F2);
  wait_for_keyboard("Bar: forbidden");
  key(WXK_RETURN);
  wait_for_keyboard("Things of the pack");
  const auto count = [] { return control<wxListBox>("Things of the pack")->GetCount(); };
  key(WXK_DELETE);
  wait_until("it to be gone", [&] { return count() == 1; });
  key('Z', wxMOD_CONTROL);
  wait_until("it to be back", [&] { return count() == 2; });
  key(WXK_INSERT);
  wait_for_window("Add");
  screenshot("own-parts-add");
  key(WXK_ESCAPE);
  wait_for_window("Own Rules");
  leave_without_changes();
}

TEST(PackParts, PlacesOfTheThingAreMarkedOnTheMap) {
  start_with("base-3-4");
  const Hex coast{-2, 0};  // in sight beside the window
  const wxPoint at = place_of(coast);
  const wxRect around(at.x - 60, at.y - 60, 120, 120);
  const auto pixels = [&] {
    const wxImage image = picture_of(around);
    return std::vector<unsigned char>(image.GetData(),
                                      image.GetData() + 3 * image.GetWidth() * image.GetHeight());
  };
  const auto says = [](const std::string& words) {
    wait_until(words, [&] { return control<wxWindow>("Where it is on the map")->GetLabel() == words; });
  };
  Keys keys;
  keys.open();
  keys.begin_pack();
  wait_for_keyboard("Pack: title");
  const auto plain = ask(pixels);
  keys.add_thing("Bar");
  wait_for_slot("Bar: beside");
  keys.write("Bar: beside", "terrain:desert");
  says("6 corners of this map");
  keys.write("Bar: beside", "terrain:sea");
  says("30 corners of this map");
  screenshot("own-parts-places");
  EXPECT_NE(ask(pixels), plain) << "the coast is marked on the map";
  key(WXK_RETURN);
  wait_for_keyboard("Things of the pack");
  key(WXK_HOME);
  says("");
  screenshot("own-parts-no-places");
  EXPECT_EQ(ask(pixels), plain) << "nothing is marked";
  leave_without_changes();
}

}  // namespace
}  // namespace hexwright::ui_test
