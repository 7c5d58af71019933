#include <fstream>
#include <sstream>

#include <gmock/gmock.h>

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
  const auto before = ask([] { return frame().desk().history().revision(); });
  click(place_of(at));
  wait_until(tile + " to be laid", [&] { return frame().desk().history().revision() != before; });
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
    const auto before = ask([] { return frame().desk().history().revision(); });
    click(place_of(at));
    wait_until("the sea", [&] { return frame().desk().history().revision() != before; });
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
    const auto before = ask([] { return frame().desk().scenario().harbors.size(); });
    click(place_of(path));
    wait_until(kind, [&] { return frame().desk().scenario().harbors.size() == before + 1; });
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
    return !frame().desk().document().findings_are_stale() &&
           count_open(frame().desk().findings(), Severity::Error) == 0;
  });
  screenshot("island");

  const auto path = folder() / "island.xml", drawing = folder() / "island.svg";
  key('S', wxMOD_CONTROL);
  choose_file("Save the scenario as", path);
  wait_until("the file", [&] { return frame().desk().document().path() == path; });
  key('E', wxMOD_CONTROL);
  choose_file("Export the map", drawing);
  wait_until("the drawing", [&] { return std::filesystem::exists(drawing); });
  const Scenario drawn = scenario();
  EXPECT_EQ(drawn.cells.size(), 37U);
  EXPECT_EQ(drawn.harbors.size(), 3U);

  start_empty();
  key('O', wxMOD_CONTROL);
  choose_file("Open a scenario", path);
  wait_until("the file again", [&] { return frame().desk().document().path() == path; });
  EXPECT_EQ(scenario(), drawn);
}

}  // namespace
}  // namespace hexwright::ui_test
