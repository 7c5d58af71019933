#include <random>

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include "io/json/board_json.h"
#include "io/xml/scenario_xml.h"
#include "model/scenario/limits.h"
#include "tests/support/generators.h"
#include "tests/support/golden.h"
#include "tests/support/plain_board.h"

namespace hexwright {
namespace {

using test::told;
using testing::HasSubstr;

/// A board with these members besides what every board has.
std::string board(const std::string& members) {
  return R"({"format": "hexwright-board", "version": 1, )" + members + "}";
}

std::string told_of(const std::string& text) { return told(read_board_json(text).problems); }

TEST(ReadBoardJson, TakesWhatAScriptWrites) {
  const auto [scenario, problems] = read_board_json("\xEF\xBB\xBF " + board(R"(
    "title": "By hand", "minPlayers": 2, "pieces": {"ships": 15},
    "hexes": [{"r": 0, "q": 1, "terrain": "sea"}, {"q": 0, "r": 0, "terrain": "forest", "number": 8}, {"q": 0, "r": 1}],
    "harbors": [{"q": 1, "r": 0, "faces": "w", "kind": "ore"}, {"q": 1, "r": 0, "faces": "sw"}],
    "robber": {"q": 0, "r": 1})"));
  EXPECT_EQ(told(problems), "");
  EXPECT_EQ(scenario.details.title, "By hand");
  EXPECT_EQ(scenario.details.min_players, 2);
  EXPECT_EQ(scenario.details.pieces.ships, 15);
  EXPECT_EQ(scenario.details.pieces.roads, 15) << "as usual";
  EXPECT_EQ(scenario.cells.size(), 3U);
  EXPECT_EQ(scenario.cells.at({0, 0}), (Cell{Terrain::Forest, 8, ""}));
  EXPECT_EQ(scenario.cells.at({0, 1}), Cell());
  EXPECT_EQ(scenario.harbors.at(Path({1, 0}, Direction::West)), (Harbor{Direction::West, HarborKind::Ore}));
  EXPECT_EQ(scenario.harbors.at(Path({1, 0}, Direction::SouthWest)), (Harbor{Direction::SouthWest, {}}));
  EXPECT_EQ(scenario.markers.at(Marker::Robber), (Hex{0, 1}));
}

TEST(ReadBoardJson, NamesWhatIsWrongByItsPlace) {
  EXPECT_EQ(told_of("{\"a\": 1}"),
            "error: this JSON is no board: its \"format\" is not \"hexwright-board\"\n");
  EXPECT_EQ(told_of("[]"), "error: JSON: expected an object, in braces\n");
  EXPECT_EQ(told_of("{\"format\":"),
            "error: this is no JSON, or it is damaged, cut off or nested more than 8 deep\n");
  EXPECT_EQ(told_of(R"({"format": "hexwright-board", "version": 2})"),
            "error: this board was written for a later version of the program, which can read it\n");
  EXPECT_EQ(told_of(board(R"("hexes": [{"q": 0, "r": 0}, {"q": 1, "terrain": "swamp"}])")),
            "error: hexes[1].r: expected a whole number from -10000 to 10000\n"
            "error: hexes[1].terrain: expected one of \"hills\", \"forest\", \"mountains\", \"fields\", "
            "\"pasture\", "
            "\"desert\", \"gold\", \"sea\", \"jungle\", \"volcano\" and \"spice\"\n");
  EXPECT_EQ(told_of(board(R"("hexes": [7])")), "error: hexes[0]: expected an object, in braces\n");
  EXPECT_EQ(told_of(board(R"("title": "none")")), "error: hexes: expected the list of hexes\n");
  EXPECT_EQ(told_of(board(R"("hexes": [], "title": "a\u0007b")")),
            "error: title: expected a text of at most 1000 bytes, without control characters\n");
  EXPECT_EQ(told_of(board(R"("hexes": [], "harbors": [{"q": 10000, "r": 0, "faces": "e"}])")),
            "error: harbors[0].faces: expected a side within the board's limits\n");
}

TEST(ReadBoardJson, NamesWhatIsLeftOut) {
  EXPECT_EQ(told_of(board(R"("hexes": [{"q": 0, "r": 0, "colour": 1}, {"q": 0, "r": 0}], "rules": [],
      "harbors": [{"q": 0, "r": 0, "faces": "e"}, {"q": 1, "r": 0, "faces": "w"}])")),
            "warning: hexes[0].colour: nothing of a board is called so; it is left out\n"
            "warning: hexes[1]: this hex is on the board already; it is left out\n"
            "warning: harbors[1]: another harbor lies at the same path; this one is left out\n"
            "warning: rules: nothing of a board is called so; it is left out\n");
}

TEST(ReadBoardJson, WhatTakesLongToReadIsRefused) {
  EXPECT_THAT(told_of(std::string(1'000'000, '[')), HasSubstr("more parts than a board of"));
  EXPECT_THAT(told_of(board("\"hexes\": " + std::string(20, '[') + std::string(20, ']'))),
              HasSubstr("nested more than 8 deep"));
  EXPECT_THAT(told_of(board("\"hexes\": [0" + std::string(5'000'000, ',') + "]")), HasSubstr("more parts"));
  std::string many = "{\"q\": 0, \"r\": 0}";
  for (std::size_t i = 0; i < limits::harbors; ++i) many += ",{}";
  EXPECT_THAT(told_of(board("\"hexes\": [], \"harbors\": [" + many + "]")), HasSubstr("of at most 50000"));
}

TEST(ReadBoardJson, WhatItIsIsToldByItsBeginning) {
  EXPECT_TRUE(is_json("\xEF\xBB\xBF\n [1]"));
  EXPECT_FALSE(is_json("<scenario/>"));
  EXPECT_FALSE(is_json(""));
  EXPECT_TRUE(is_board_json("{\"format\": \"hexwright-board\"}"));
  EXPECT_FALSE(is_board_json("{\"games\": 200}"));
}

RC_GTEST_PROP(BoardJsonProperties, AnyScenarioComesBackButForWhatIsNoPlainBoard, ()) {
  const auto scenario = *test::any_scenario();
  const auto imported = read_board_json(write_board_json(scenario).json);
  RC_LOG() << told(imported.problems);
  RC_ASSERT(imported.problems.empty());
  RC_ASSERT(imported.scenario == test::on_plain_board(scenario));
}

/// A few bytes changed, left out or doubled.
std::string mutated(std::string text, std::mt19937& random) {
  constexpr std::string_view alphabet = "{}[]\":,0123456789-.eqrst \n\xFF";
  const auto below = [&](std::size_t end) { return static_cast<std::size_t>(random()) % end; };
  for (std::size_t changes = 1 + below(4); changes > 0; --changes) {
    const std::size_t at = below(text.size());
    const std::size_t length = std::min<std::size_t>(1 + below(below(4) == 0 ? 100 : 3), text.size() - at);
    if (const auto way = below(3); way == 0)
      text.erase(at, length);
    else if (way == 1)
      text.insert(at, text.substr(at, length));
    else
      text[at] = alphabet[below(alphabet.size())];
  }
  return text;
}

TEST(BoardJsonProperties, ABoardWithAnyDamageIsReadOrRefusedButNeverHalfDone) {
  std::mt19937 random(20261129);
  const std::string text = test::contents_of(HEXWRIGHT_FIXTURES "/json/base-3-4.json");
  int read = 0;
  for (int round = 0; round < 5000; ++round) {
    const auto imported = read_board_json(mutated(text, random));
    if (has_errors(imported.problems)) continue;
    ++read;
    const auto loaded = read_xml(write_xml(imported.scenario));
    ASSERT_EQ(told(loaded.problems), "");
    ASSERT_EQ(loaded.scenario, imported.scenario);
  }
  EXPECT_GT(read, 100) << "a number that is another one is no damage";
}

}  // namespace
}  // namespace hexwright
