#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

#include "io/render/board/places_in_hex.h"
#include "io/xml/scenario_xml.h"
#include "model/validation/validate.h"
#include "tests/ui/driver.h"

// A map drawn by hand: from an empty sheet to a file that opens again as it was.

namespace hexwright::ui_test {
namespace {

struct Laid {
  Hex at;
  const char* terrain;
  const char* token;  ///< null for none
};

void stroke(const std::string& tile, Hex at) {
  press(tile);
  const auto before = ask([] { return frame().context().history().revision(); });
  click(place_of(at));
  wait_until(tile + " to be laid", [&] { return frame().context().history().revision() != before; });
}

// Nineteen hexes as the base box has them, the sea around them, numbers and harbors.
constexpr Laid island[] = {
    {{0, -2}, "Mountains", "Token 10"}, {{1, -2}, "Pasture", "Token 2"},   {{2, -2}, "Forest", "Token 9"},
    {{-1, -1}, "Fields", "Token 12"},   {{0, -1}, "Hills", "Token 6"},     {{1, -1}, "Pasture", "Token 4"},
    {{2, -1}, "Hills", "Token 10"},     {{-2, 0}, "Fields", "Token 9"},    {{-1, 0}, "Forest", "Token 11"},
    {{0, 0}, "Desert", nullptr},        {{1, 0}, "Forest", "Token 3"},     {{2, 0}, "Mountains", "Token 8"},
    {{-2, 1}, "Forest", "Token 8"},     {{-1, 1}, "Mountains", "Token 3"}, {{0, 1}, "Fields", "Token 4"},
    {{1, 1}, "Pasture", "Token 5"},     {{-2, 2}, "Hills", "Token 5"},     {{-1, 2}, "Fields", "Token 6"},
    {{0, 2}, "Pasture", "Token 11"}};

void draw_sea() {
  press("Sea");
  press("Brush of 19 hexes");
  for (const Direction direction : all_directions) {
    const Hex at = step(direction);
    const auto before = ask([] { return frame().context().history().revision(); });
    click(place_of(at));
    wait_until("the sea", [&] { return frame().context().history().revision() != before; });
  }
  press("Brush of 1 hex");
}

void draw_harbors() {
  const std::pair<const char*, Path> harbors[] = {
      {"Generic harbor 3:1", Path(Hex{0, -3}, Direction::SouthEast)},
      {"Ore harbor 2:1", Path(Hex{3, -2}, Direction::SouthWest)},
      {"Brick harbor 2:1", Path(Hex{-3, 1}, Direction::East)}};
  for (const auto& [kind, path] : harbors) {
    press(kind);
    const auto before = ask([] { return frame().context().scenario().harbors.size(); });
    click(place_of(path));
    wait_until(kind, [&] { return frame().context().scenario().harbors.size() == before + 1; });
  }
}

TEST(Island, IsDrawnValidatedSavedExportedAndReopenedEqual) {
  start_empty();
  draw_sea();
  for (const Laid& laid : island) stroke(laid.terrain, laid.at);
  for (const Laid& laid : island)
    if (laid.token) stroke(laid.token, laid.at);
  draw_harbors();
  press("Robber and pirate");
  stroke("Robber", {0, 0});
  wait_until("no errors", [] {
    return !frame().context().document().findings_are_stale() &&
           count_open(frame().context().findings(), Severity::Error) == 0;
  });
  screenshot("island");

  const auto path = folder() / "island.xml", drawing = folder() / "island.svg";
  key('S', wxMOD_CONTROL);
  choose_file("Save the scenario as", path);
  wait_until("the file", [&] { return frame().context().document().path() == path; });
  export_to(drawing);
  wait_until("the drawing", [&] { return std::filesystem::exists(drawing); });
  const Scenario drawn = scenario();
  EXPECT_EQ(drawn.cells.size(), 37U);
  EXPECT_EQ(drawn.harbors.size(), 3U);

  start_empty();
  key('O', wxMOD_CONTROL);
  choose_file("Open a scenario", path);
  wait_until("the file again", [&] { return frame().context().document().path() == path; });
  EXPECT_EQ(scenario(), drawn);
}

/// Works as a designer does, and counts: a click, a drag, pointing somewhere and a key are one action each.
class Designer {
 public:
  int actions() const { return actions_; }

  void take(const std::string& tile) { ++actions_, press(tile); }
  void click_at(wxPoint place) {
    changed([&] { click(place); });
  }
  void drag_to(wxPoint from, wxPoint to) {
    changed([&] { drag({from, to}); });
  }
  void key_of(int code, int modifiers = wxMOD_NONE) { ++actions_, key(code, modifiers); }
  void number(Hex at, int token) {
    ++actions_, move_to(place_of(at));
    wait_until("the pointer", [&] { return frame().canvas().target() == at; });
    key_of('0' + token);
    wait_until("the number",
               [&] { return frame().context().scenario().cells.at(at).token == PlacedToken(token); });
  }
  void save_in(const std::filesystem::path& path) {
    key_of('S', wxMOD_CONTROL);
    actions_ += 2;  // the path, and Return
    choose_file("Save the scenario as", path);
    wait_for_saved(path);
  }
  void save_again(const std::filesystem::path& path) {
    key_of('S', wxMOD_CONTROL);
    wait_for_saved(path);
  }

 private:
  static void wait_for_saved(const std::filesystem::path& path) {
    wait_until("the file", [&] {
      return frame().context().document().path() == path && !frame().context().document().is_modified();
    });
  }
  /// Waits until the map has it.
  void changed(const std::function<void()>& act) {
    ++actions_;
    const auto before = ask([] { return frame().context().history().position(); });
    act();
    wait_until("the step", [&] {
      return frame().context().history().position() == before + 1 && !frame().context().bench().in_gesture();
    });
  }

  int actions_ = 0;
};

void draw_ten_hexes(Designer& designer) {
  const auto row = [&](const char* tile, Hex from, Hex to) {
    designer.take(tile);
    designer.drag_to(place_of(from), place_of(to));
  };
  row("Forest", {0, -1}, {1, -1});
  row("Hills", {2, -1}, {1, 0});
  row("Fields", {-1, 0}, {-1, 1});
  row("Pasture", {0, 1}, {1, 1});
  row("Mountains", {2, 0}, {2, 0});
  row("Desert", {0, 0}, {0, 0});
  designer.key_of('B', wxMOD_CONTROL);  // sea around it
  wait_until("the sea", [] { return frame().context().scenario().cells.size() == 10 + 14; });
}

void furnish(Designer& designer) {
  const std::pair<Hex, int> tokens[] = {{{0, -1}, 5}, {{1, -1}, 8}, {{2, -1}, 3}, {{1, 0}, 4}, {{-1, 0}, 6},
                                        {{-1, 1}, 9}, {{0, 1}, 2},  {{1, 1}, 8},  {{2, 0}, 9}};
  for (const auto& [at, token] : tokens) designer.number(at, token);
  const std::pair<const char*, Path> harbors[] = {
      {"Generic harbor 3:1", Path(Hex{1, -2}, Direction::SouthWest)},
      {"Ore harbor 2:1", Path(Hex{3, 0}, Direction::West)},
      {"Brick harbor 2:1", Path(Hex{-2, 1}, Direction::East)}};
  for (const auto& [kind, path] : harbors) {
    designer.take(kind);
    designer.click_at(place_of(path));
  }
  designer.key_of('M');
  designer.click_at(place_of(Hex{0, 0}));
}

Scenario read_from(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  LoadedScenario loaded = read_xml(text.str());
  EXPECT_FALSE(has_errors(loaded.problems));
  return std::move(loaded.scenario);
}

TEST(Island, OfTenHexesTakesAtMostSixtyActionsAndIsRearrangedByDragging) {
  start_empty();
  Designer designer;
  draw_ten_hexes(designer);
  furnish(designer);
  const auto path = folder() / "ten.xml";
  designer.save_in(path);
  EXPECT_LE(designer.actions(), 60);
  RecordProperty("actions", designer.actions());
  Scenario drawn = read_from(path);
  EXPECT_EQ(drawn, scenario());
  EXPECT_EQ(drawn.harbors.size(), 3U);
  EXPECT_EQ(drawn.markers.at(Marker::Robber), (Hex{0, 0}));
  wait_until("the checks", [] { return !frame().context().document().findings_are_stale(); });
  for (const Finding& finding : ask([] { return frame().context().findings(); }))
    EXPECT_NE(finding.severity, Severity::Error) << text(finding.message);
  screenshot("ten-hexes");

  designer.key_of('S');
  wait_until("the select tool", [] { return frame().context().bench().tool() == ToolKind::Select; });
  const Path ore(Hex{3, 0}, Direction::West), corner(Hex{2, 1}, Direction::NorthWest);
  designer.drag_to(place_of(Hex{3, 0}), place_of(corner));
  designer.drag_to(place_of(Hex{1, -1}), place_of(Hex{1, 0}));  // swaps the 8 and the 4
  const Point desert = centre(Hex{0, 0});
  designer.drag_to(place_on_map({desert.x + marker_place.x, desert.y + marker_place.y}), place_of(Hex{2, 0}));
  designer.save_again(path);
  drawn.harbors.erase(ore);
  drawn.harbors[corner] = {.facing = Direction::NorthWest, .kind = HarborKind::Ore};
  std::swap(drawn.cells.at({1, -1}).token, drawn.cells.at({1, 0}).token);
  drawn.markers[Marker::Robber] = {2, 0};
  EXPECT_EQ(read_from(path), drawn);
  screenshot("ten-hexes-rearranged");
}

}  // namespace
}  // namespace hexwright::ui_test
