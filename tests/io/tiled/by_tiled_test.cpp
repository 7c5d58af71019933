#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "tests/io/tiled/maps.h"
#include "tests/support/golden.h"
#include "tests/support/outside.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

/// Tiled itself opens what we write, pictures included, and we read what it saves.
TEST(Tiled, OpensOurMapsAndSavesThemForUs) {
  HEXWRIGHT_NEEDS_TOOL("tiled");
  HEXWRIGHT_LOOKS_THROUGH_ANOTHER_PROGRAM();
  const test::TemporaryFolder folder;
  const std::string ours = (folder.path() / "ours.tmx").string(),
                    theirs = (folder.path() / "theirs.tmx").string();
  const Scenario board =
      test::on_plain_board(read_xml(test::contents_of(HEXWRIGHT_TEMPLATES "/base-3-4.xml")).scenario);
  std::ofstream(ours) << write_tiled(board).map;
  const std::string said = output_of("QT_QPA_PLATFORM=offscreen timeout 60 tiled --export-map tmx '" + ours +
                                     "' '" + theirs + "'");
  const std::string saved = test::contents_of(theirs);
  EXPECT_THAT(saved, testing::HasSubstr("tiledversion=")) << said;
  EXPECT_THAT(saved, testing::HasSubstr("format=\"png\"")) << "the pictures are lost";
  const ImportedMap read = read_tiled(saved);
  EXPECT_EQ(test::told(read.problems), "");
  EXPECT_EQ(read.scenario, board);
}

}  // namespace
}  // namespace hexwright
