#include <filesystem>
#include <memory>

#include <gmock/gmock.h>

#include "io/json/board_json.h"
#include "io/xml/scenario_xml.h"
#include "tests/support/golden.h"
#include "tests/support/outside.h"
#include "tests/support/plain_board.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

using test::told;
using testing::HasSubstr;

Scenario template_of(const std::string& name) {
  return read_xml(test::contents_of(std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml")).scenario;
}

TEST(BoardJson, BringsEveryTemplateBackButForWhatItTells) {
  for (const std::string& name : template_names()) {
    const Scenario scenario = template_of(name);
    const ExportedBoard exported = write_board_json(scenario);
    const ImportedBoard imported = read_board_json(exported.json);
    EXPECT_EQ(told(imported.problems), "") << name;
    EXPECT_EQ(imported.scenario, test::on_plain_board(scenario)) << name;
    EXPECT_EQ(exported.losses.empty(), test::on_plain_board(scenario) == scenario) << name;
  }
}

TEST(BoardJson, OfAPlainBoardIsAFileWithoutLosses) {
  const Scenario board = test::on_plain_board(template_of("base-3-4"));
  const ExportedBoard exported = write_board_json(board);
  EXPECT_EQ(told(exported.losses), "");
  EXPECT_TRUE(is_board_json(exported.json));
  test::expect_golden(HEXWRIGHT_FIXTURES "/json/base-3-4.json", exported.json);
}

TEST(BoardJson, OfItsDescriptionIsRead) {
  const std::string page = test::contents_of(HEXWRIGHT_SOURCE_DIR "/io/json/README.md"), begin = "```json\n";
  const auto at = page.find(begin) + begin.size();
  const ImportedBoard imported = read_board_json(page.substr(at, page.find("```", at) - at));
  EXPECT_EQ(told(imported.problems), "");
  EXPECT_EQ(imported.scenario.cells.size(), 2U);
  EXPECT_EQ(imported.scenario.harbors.size(), 1U);
}

TEST(BoardJson, TellsWhatIsNoPlainBoardInOneLineEach) {
  EXPECT_EQ(told(write_board_json(template_of("base-3-4")).losses),
            "warning: boxes left out: 1\n"
            "warning: areas left out: 2\n");
  Scenario joined;
  joined.topology = Topology::joined_east_west(9, -6);
  EXPECT_THAT(told(write_board_json(joined).losses), HasSubstr("the board becomes flat"));
}

TEST(BoardJson, KeepsTextsOfSeveralLinesAndSigns) {
  Scenario scenario;
  scenario.details.title = " <Two> \"lakes\" \\ \xC3\xA9 ";
  scenario.details.description = "\n first\n\tsecond\n";
  scenario.details.pieces.ships = 15;
  scenario.details.quarter_turned = true;
  const ImportedBoard imported = read_board_json(write_board_json(scenario).json);
  EXPECT_EQ(told(imported.problems), "");
  EXPECT_EQ(imported.scenario, scenario);
}

/// Runs a validator that is not ours; empty when the schema allows all files.
std::string wrong_by_schema(const std::vector<std::string>& files) {
  std::string command =
      "python3 -c 'import json, sys, jsonschema\n"
      "schema = json.load(open(sys.argv[1]))\n"
      "jsonschema.Draft202012Validator.check_schema(schema)\n"
      "valid = jsonschema.Draft202012Validator(schema)\n"
      "print(*[name for name in sys.argv[2:] if not valid.is_valid(json.load(open(name)))], sep=\"\\n\")' " +
      (std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "io/json/board.schema.json").string();
  for (const std::string& file : files) command += " " + file;
  return output_of(command);
}

bool has_validator() { return output_of("python3 -c 'import jsonschema'") == "0\n"; }

TEST(BoardJson, MatchesItsSchema) {
  EXPECT_EQ(board_json_schema(), test::contents_of(HEXWRIGHT_SOURCE_DIR "/io/json/board.schema.json"));
  HEXWRIGHT_NEEDS(has_validator(), "python3-jsonschema");
  std::vector<std::unique_ptr<TemporaryFile>> files;
  std::vector<std::string> names;
  for (const std::string& name : template_names()) {
    files.push_back(
        std::make_unique<TemporaryFile>("hexwright-" + name + "-", write_board_json(template_of(name)).json));
    names.push_back(files.back()->path());
  }
  EXPECT_EQ(wrong_by_schema(names), "\n0\n");
}

TEST(BoardJson, WhatTheSchemaForbidsIsNotRead) {
  HEXWRIGHT_NEEDS(has_validator(), "python3-jsonschema");
  std::vector<std::unique_ptr<TemporaryFile>> files;
  std::vector<std::string> names;
  std::string all;
  for (const char* members :
       {R"("hexes": [{"q": 0}])", R"("hexes": [{"q": 0, "r": 1.5}])", R"("hexes": [{"q": 0, "r": 10001}])",
        R"("hexes": [{"q": 0, "r": 0, "terrain": "swamp"}])", R"("hexes": [{"q": 0, "r": 0, "number": "6"}])",
        R"("hexes": {})", R"("hexes": [], "harbors": [{"q": 0, "r": 0}])",
        R"("hexes": [], "harbors": [{"q": 0, "r": 0, "faces": "north"}])",
        R"("hexes": [], "harbors": [{"q": 0, "r": 0, "faces": "e", "kind": "cloth"}])",
        R"("hexes": [], "minPlayers": 0)", R"("hexes": [], "title": 7)", R"("hexes": [], "quarterTurned": 1)",
        R"("hexes": [], "pieces": {"roads": -1})", R"("hexes": [], "robber": [0, 0])",
        R"("title": "none")"}) {
    const std::string text = R"({"format": "hexwright-board", "version": 1, )" + std::string(members) + "}";
    EXPECT_TRUE(has_errors(read_board_json(text).problems)) << members;
    files.push_back(
        std::make_unique<TemporaryFile>("hexwright-board-" + std::to_string(files.size()) + "-", text));
    names.push_back(files.back()->path());
    all += names.back() + "\n";
  }
  EXPECT_EQ(wrong_by_schema(names), all + "0\n");
}

}  // namespace
}  // namespace hexwright
