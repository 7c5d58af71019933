#include "io/xml/scenario_xml.h"
#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class Convert : public CliTest {};

TEST_F(Convert, WritesTheCanonicalForm) {
  auto text = contents(template_file("base-3-4"));
  text.insert(text.find("<cells>"), "<!-- a remark -->  ");
  const auto ran = cli({"convert", file("in.xml", text), file("out.xml")});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(contents(folder / "out.xml"), contents(template_file("base-3-4")));
}

TEST_F(Convert, TellsWhatAPioneersMapCannotSay) {
  const auto ran = cli({"convert", template_file("fog-islands-4"), file("out.game")});
  EXPECT_EQ(ran.code, 0);
  EXPECT_THAT(ran.err, HasSubstr("out.game: warning: "));
}

TEST_F(Convert, TakesItsInputAndGivesItsOutputThroughPipes) {
  const auto game = cli({"convert", "-", "-", "--to", "game"}, contents(template_file("base-3-4")));
  EXPECT_EQ(game.code, 0);
  const auto back = cli({"convert", "-", "-", "--to", "xml"}, game.out);
  EXPECT_EQ(back.code, 0);
  const auto scenario = read_xml(back.out).scenario;
  EXPECT_EQ(scenario.details.title, "Base game, 3-4 players");
  EXPECT_EQ(scenario.harbors.size(), 9U);
}

TEST_F(Convert, WritesAMapAsTextThatEveryCommandReads) {
  const std::string map = template_file("spices-fog-islands-4");
  const auto ran = cli({"convert", map, "-", "--to", "text"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, ::testing::MatchesRegex("hexwright1:[A-Za-z0-9_-]+\\.\n"));
  EXPECT_EQ(cli({"convert", "-", "-", "--to", "xml"}, ran.out).out, contents(map));
  EXPECT_EQ(cli({"validate", "-"}, ran.out).code, 0);
  EXPECT_EQ(cli({"convert", map, file("map.text")}).code, 0);
  EXPECT_EQ(cli({"validate", file("map.text")}).code, 0);
  const auto cut = cli({"validate", "-"}, ran.out.substr(0, 300));
  EXPECT_EQ(cut.code, 1);
  EXPECT_THAT(cut.out + cut.err, HasSubstr("the end of the text is missing"));
}

TEST_F(Convert, WritesPlainBoardsForOtherProgramsThatEveryCommandReads) {
  auto board = read_xml(contents(template_file("base-3-4"))).scenario;
  board.boxes.clear();
  board.areas.clear();
  for (const std::string name : {"map.tmx", "map.json"}) {
    const auto there = cli({"convert", template_file("base-3-4"), file(name)});
    EXPECT_EQ(there.code, 0) << there.err;
    EXPECT_THAT(there.err, HasSubstr(name + ": warning: areas left out: 2"));
    EXPECT_EQ(cli({"validate", file(name)}).code, 0);
    const auto back = cli({"convert", file(name), "-", "--to", "xml"});
    EXPECT_EQ(back.code, 0) << back.err;
    EXPECT_EQ(back.err, "");
    EXPECT_EQ(back.out, write_xml(board));
    // By its contents, whatever it is called.
    EXPECT_EQ(cli({"convert", file("map.xml", contents(file(name))), "-", "--to", "xml"}).out, back.out);
  }
}

TEST_F(Convert, TakesJsonForABoardInFoldersOnlyWhereItSaysSo) {
  std::filesystem::create_directory(folder / "maps");
  EXPECT_EQ(cli({"convert", template_file("base-3-4"), file("maps/board.json")}).code, 0);
  file("maps/results.json", "{\"games\": 200}");
  EXPECT_EQ(cli({"validate", file("maps")}).code, 0);
  const auto named = cli({"validate", file("maps/results.json")});
  EXPECT_NE(named.code, 0);
  EXPECT_THAT(named.out + named.err, HasSubstr("this JSON is no board"));
}

TEST_F(Convert, RefusesEndingsThatTellNoFormat) {
  for (const char* name : {"out", "out.txt", "-"}) {
    const auto ran = cli({"convert", template_file("base-3-4"), name});
    EXPECT_EQ(ran.code, 2) << name;
    EXPECT_THAT(ran.err, HasSubstr("xml")) << name;
  }
  EXPECT_EQ(cli({"convert", template_file("base-3-4"), file("out.txt"), "--to", "xml"}).code, 0);
}

TEST_F(Convert, NeverReplacesAFileUnasked) {
  const auto out = file("out.xml", "a day's work");
  EXPECT_EQ(cli({"convert", template_file("base-3-4"), out}).code, 2);
  EXPECT_EQ(contents(out), "a day's work");
  EXPECT_EQ(cli({"convert", template_file("base-3-4"), out, "--force"}).code, 0);
  EXPECT_THAT(contents(out), Not(HasSubstr("a day's work")));
}

TEST_F(Convert, WritesNothingFromABrokenFile) {
  const auto ran = cli({"convert", file("in.game", "title broken\nmap\nq\n"), file("out.xml")});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("in.game"));
  EXPECT_FALSE(std::filesystem::exists(folder / "out.xml"));
}

TEST_F(Convert, WritesNoPioneersMapThatCouldNotBeReadBack) {
  const auto map = file("empty.xml", R"(<scenario version="2"/>)");
  const auto target = folder / "empty.game";
  const Ran ran = cli({"convert", map, target.string()});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, HasSubstr("Pioneers does not load a map without a producing hex"));
  EXPECT_FALSE(std::filesystem::exists(target));
  file("empty.game", "kept");
  EXPECT_EQ(cli({"convert", map, target.string(), "--force"}).code, 1);
  EXPECT_EQ(contents(target), "kept");
  const Ran piped = cli({"convert", map, "-", "--to", "game"});
  EXPECT_EQ(piped.code, 1);
  EXPECT_EQ(piped.out, "");
}

TEST_F(Convert, SaysWhichFileCannotBeReadOrWritten) {
  const auto good = template_file("base-3-4");
  const auto missing = cli({"convert", file("none.xml"), file("out.xml")});
  EXPECT_EQ(missing.code, 2);
  EXPECT_THAT(missing.err, HasSubstr("none.xml"));
  const auto a_folder = cli({"convert", folder.string(), file("out.xml")});
  EXPECT_EQ(a_folder.code, 2);
  EXPECT_THAT(a_folder.err, HasSubstr(folder.string()));
  const auto nowhere = cli({"convert", good, (folder / "none" / "out.xml").string()});
  EXPECT_EQ(nowhere.code, 2);
  EXPECT_THAT(nowhere.err, HasSubstr("none/out.xml"));
  file("a.xml/b", "x");
  const auto onto_folder = cli({"convert", good, file("a.xml"), "--force"});
  EXPECT_EQ(onto_folder.code, 2);
  EXPECT_THAT(onto_folder.err, HasSubstr("a.xml"));
}

}  // namespace
}  // namespace hexwright::test
