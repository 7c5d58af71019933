#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/scenario/edit.h"
#include "tests/io/tiled/maps.h"
#include "tests/support/golden.h"
#include "tests/support/templates.h"

namespace hexwright {
namespace {

using test::on_plain_board;
using test::told;
using testing::HasSubstr;

Scenario template_of(const std::string& name) {
  return read_xml(test::contents_of(std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml")).scenario;
}

/// Its pictures are left out: how they are compressed depends on the version of zlib.
std::string without_pictures(std::string map) {
  constexpr std::string_view begin = R"(<data encoding="base64">)", end = "</data>";
  for (auto at = map.find(begin); at != std::string::npos; at = map.find(begin, at + begin.size())) {
    const auto from = at + begin.size();
    map.replace(from, map.find(end, from) - from, "...");
  }
  return map;
}

TEST(TiledExport, BringsEveryTemplateBackButForWhatItTells) {
  for (const std::string& name : template_names()) {
    const Scenario scenario = template_of(name);
    const ExportedMap exported = write_tiled(scenario);
    const ImportedMap imported = read_tiled(exported.map);
    EXPECT_EQ(told(imported.problems), "") << name;
    EXPECT_EQ(imported.scenario, on_plain_board(scenario)) << name;
    EXPECT_EQ(exported.losses.empty(), on_plain_board(scenario) == scenario) << name;
  }
}

TEST(TiledExport, OfAPlainBoardIsAFileWithoutLosses) {
  const Scenario board = on_plain_board(template_of("base-3-4"));
  const ExportedMap exported = write_tiled(board);
  EXPECT_EQ(told(exported.losses), "");
  EXPECT_EQ(read_tiled(exported.map).scenario, board);
  EXPECT_TRUE(is_tiled_map(exported.map));
  EXPECT_LE(exported.map.size(), 20'000U) << "with its pictures";
  // A rule module from outside of this tree brings further tiles.
  if (all_terrains.back() == Terrain::Spice)
    test::expect_golden(HEXWRIGHT_FIXTURES "/tiled/base-3-4.tmx", without_pictures(exported.map));
}

TEST(TiledExport, TellsWhatItCannotSayInOneLineEach) {
  EXPECT_EQ(told(write_tiled(template_of("base-3-4")).losses),
            "warning: boxes left out: 1\n"
            "warning: areas left out: 2\n");
  const std::string fog = told(write_tiled(template_of("fog-islands-4")).losses);
  EXPECT_THAT(fog, HasSubstr("rule modules left out, with their options: "));
  EXPECT_THAT(fog, HasSubstr("hexes that lie face down, written without terrain: 12"));
  EXPECT_THAT(fog, HasSubstr("pools and stacks left out: "));
  const std::string variable = told(write_tiled(template_of("base-3-4-variable")).losses);
  EXPECT_THAT(variable, HasSubstr("hexes whose terrain is drawn, written without terrain: 19"));
  EXPECT_THAT(variable, HasSubstr("hexes whose number is drawn, written without number: "));
  EXPECT_THAT(variable, HasSubstr("harbors that are drawn or of own kinds, written without kind: 9"));
}

TEST(TiledExport, KeepsTextsOfSeveralLinesAndMarkup) {
  Scenario scenario;
  scenario.details.title = " <Two> \"lakes\" & more ";
  scenario.details.description = "\n first\n\tsecond\n";
  scenario.details.pieces.ships = 15;
  scenario.details.quarter_turned = true;
  const ImportedMap imported = read_tiled(write_tiled(scenario).map);
  EXPECT_EQ(told(imported.problems), "");
  EXPECT_EQ(imported.scenario, scenario);
}

TEST(TiledExport, KeepsTheFarthestCorners) {
  Scenario scenario;
  for (const Hex at : {Hex{-10'000, 9'999}, Hex{-10'000, 10'000}, Hex{-9'999, 9'999}})
    scenario.cells[at].terrain = Terrain::Sea;
  EXPECT_EQ(read_tiled(write_tiled(scenario).map).scenario, scenario);
}

TEST(TiledExport, RefusesABoardThatIsTooWide) {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Sea;
  scenario.cells[{0, 1'000}].terrain = Terrain::Sea;
  EXPECT_EQ(
      told(write_tiled(scenario).losses),
      "error: the hexes lie too far apart for a map of Tiled: 1001 rows of 501, 250000 hexes at most\n");
}

}  // namespace
}  // namespace hexwright
