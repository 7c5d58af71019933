#include <gmock/gmock.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>

#include "tests/ui/drawing.h"

// The Rules dialog, by the keyboard alone.

namespace hexwright::ui_test {
namespace {

using testing::IsEmpty;

// Only inside `wait_until`.
bool is_checked(const std::string& name) {
  for (wxWindow* top : wxTopLevelWindows)
    if (auto* box = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByName(name, top)); box && top->IsShown())
      return box->GetValue();
  return false;
}

void open_rules() {
  key('U', wxMOD_CONTROL);
  wait_for_window("Rules");
}

TEST(Rules, ChoosingOneBringsWhatItNeedsInOneStep) {
  start_empty();
  open_rules();
  tab_to("rules spices");
  key(WXK_SPACE);
  wait_until("what spices need", [] { return is_checked("rules seafarers") && is_checked("rules fog"); });
  screenshot("rules");
  key(WXK_RETURN);
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  EXPECT_EQ(scenario().rules, (RuleChoices{{"fog", {}}, {"seafarers", {}}, {"spices", {}}}));
  wait_for_window("Hexwright");
  key('Z', wxMOD_CONTROL);
  wait_until("undo", [] { return frame().context().history().position() == 0; });
  EXPECT_THAT(scenario().rules, IsEmpty());
}

TEST(Rules, SwitchingOneOffTakesThoseAlongThatNeedIt) {
  start_with("base-3-4");
  play({"spices"});
  open_rules();
  tab_to("rules fog");
  key(WXK_SPACE);
  wait_until("spices to go", [] { return !is_checked("rules spices"); });
  key(WXK_RETURN);
  wait_until("the step", [] { return frame().context().history().position() == 2; });
  EXPECT_EQ(scenario().rules, (RuleChoices{{"seafarers", {}}}));
  wait_for_window("Hexwright");
}

TEST(Rules, AreShownUnderTheirWholeTitles) {
  start_with("base-3-4");
  open_rules();
  const wxString title = ask([] {
    for (wxWindow* top : wxTopLevelWindows)
      if (wxWindow* box = wxWindow::FindWindowByName("rules cities-and-knights", top))
        return dynamic_cast<wxCheckBox&>(*box).GetLabelText();
    return wxString();
  });
  EXPECT_EQ(title, "Cities & Knights");  // GetLabelText: what is seen, without mnemonics
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Rules, TickingAModuleMovesNothingUnderThePointer) {
  start_with("base-3-4");
  open_rules();
  const auto box = [](const std::string& name) -> wxWindow& {
    wxWindow* found = nullptr;
    for (wxWindow* top : wxTopLevelWindows)
      if (wxWindow* each = wxWindow::FindWindowByName(name, top); each && top->IsShown()) found = each;
    return *found;
  };
  for (const std::string name : {"rules spices", "rules volcano"}) {
    const wxPoint place = middle_of(name);  // brings it into sight
    const int before = ask([&] { return box(name).GetScreenPosition().y; });
    const bool was_on = ask([&] { return is_checked(name); });
    click(place);
    wait_until("the tick", [&] { return is_checked(name) != was_on; });
    screenshot("rules-ticked");  // by now all is laid out
    const int after = ask([&] { return box(name).GetScreenPosition().y; });
    EXPECT_NEAR(after, before, 12) << name;
  }
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Rules, EscapeChangesNothing) {
  start_with("base-3-4");
  open_rules();
  tab_to("rules jungle");
  key(WXK_SPACE);
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
  EXPECT_EQ(ask([] { return frame().context().history().size(); }), 0U);
}

TEST(Rules, AnOptionBringsWhatItNeedsAndANumberIsTyped) {
  start_empty();
  open_rules();
  tab_to("rules jungle");
  key(WXK_SPACE);
  tab_to("Discoveries for a development card");
  type("2");
  tab_to("rules volcano");
  key(WXK_SPACE);
  tab_to("rules volcano krakatoa");
  key(WXK_SPACE);
  wait_until("the gold variant", [] { return is_checked("rules volcano gold"); });
  screenshot("rules-options");
  key(WXK_RETURN);
  wait_until("the step", [] { return frame().context().history().position() == 1; });
  EXPECT_EQ(scenario().rules, (RuleChoices{{"jungle", {{"counters-per-card", "2"}}},
                                           {"seafarers", {}},
                                           {"volcano", {{"gold", "yes"}, {"krakatoa", "yes"}}}}));
  wait_for_window("Hexwright");
}

TEST(Rules, SayWhatOnTheMapNeedsThem) {
  Scenario jungle;
  jungle.cells[{0, 0}].terrain = Terrain::Jungle;
  start_with_scenario(jungle);
  open_rules();
  const wxString words = ask([] {
    wxString found;
    for (wxWindow* top : wxTopLevelWindows)
      if (auto* label = wxWindow::FindWindowByName("Problems of the rules", top)) found = label->GetLabel();
    return found;
  });
  EXPECT_TRUE(words.Contains("Jungle")) << words;
  screenshot("rules-needed");
  key(WXK_ESCAPE);
  wait_for_window("Hexwright");
}

TEST(Rules, DecideWhatThePaletteOffers) {
  start_empty();
  const auto offers = [](const std::string& name) {
    const wxWindow* button = wxWindow::FindWindowByName(name, &frame());
    return button && button->IsShown();
  };
  wait_until("a palette without jungles", [&] { return !offers("Jungle") && offers("Hills"); });
  EXPECT_FALSE(ask([&] { return offers("Frontier areas"); }));
  press("More with other rules…");
  wait_for_window("Rules");
  tab_to("rules jungle");
  key(WXK_SPACE);
  tab_to("rules frontiers");
  key(WXK_SPACE);
  key(WXK_RETURN);
  wait_until("a palette with jungles", [&] { return offers("Jungle") && offers("Frontier areas"); });
  wait_for_window("Hexwright");
  screenshot("palette");
}

}  // namespace
}  // namespace hexwright::ui_test
