#include <fstream>

#include <gmock/gmock.h>

#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using testing::HasSubstr;

class Own : public CliTest {
 protected:
  const std::string before = (folder / "a.xml").string(), after = (folder / "b.xml").string();
};

TEST_F(Own, ListsTheGalleryAndTheVocabulary) {
  const auto gallery = cli({"own"});
  EXPECT_EQ(gallery.code, 0) << gallery.err;
  EXPECT_THAT(gallery.out, HasSubstr("lake             Lakes"));
  EXPECT_THAT(gallery.out, HasSubstr("no-seven.rounds = 2"));
  const auto words = cli({"own", "--vocabulary"});
  EXPECT_THAT(words.out, HasSubstr("<gain>  in rule, action"));
  EXPECT_THAT(words.out, HasSubstr("A settlement, a city, a road or a ship"));
  EXPECT_THAT(words.out, testing::AllOf(HasSubstr("what (needed): any of-hex beside produced"),
                                        HasSubstr("own-building"), HasSubstr("\"3 same\"")));
}

TEST_F(Own, PutsPacksIntoAMapSetsThemAndTakesThemAway) {
  ASSERT_EQ(cli({"new", "base-3-4", "-o", before, "--force"}).code, 0);
  auto ran =
      cli({"own", before, "--add", "lake", "--add", "no-seven", "--set", "no-seven.rounds=3", "-o", after});
  ASSERT_EQ(ran.code, 0) << ran.err;
  ran = cli({"own", after});
  EXPECT_THAT(ran.out, HasSubstr("In your turn you may buy with fish"));
  EXPECT_THAT(ran.out, HasSubstr("it is round 3 or an earlier one"));
  EXPECT_EQ(cli({"validate", after}).code, 0);
  ran = cli({"own", after, "--remove", "lake", "-o", after, "--force"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(cli({"own", after}).out, testing::Not(HasSubstr("fish")));
}

TEST_F(Own, WritesAPageOfAMapOrAPackOverNothing) {
  ASSERT_EQ(cli({"new", "base-3-4", "-o", before, "--force"}).code, 0);
  const std::string page = (folder / "rules.html").string();
  EXPECT_THAT(cli({"own", before, "--page", "-o", page}).err, HasSubstr("the map has no own rules"));
  auto ran = cli({"own", before, "--add", "lake", "--page", "-o", page});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(contents(page), HasSubstr("<h1>Lakes</h1>"));
  EXPECT_NE(cli({"own", "fortunes", "--page", "-o", page}).code, 0);
  EXPECT_THAT(contents(page), HasSubstr("<h1>Lakes</h1>")) << "what is there stays";
  EXPECT_EQ(cli({"own", "fortunes", "--page", "-o", page, "--force"}).code, 0);
  EXPECT_THAT(contents(page), HasSubstr("<h1>Fortunes</h1>"));
  EXPECT_THAT(cli({"own", std::string(HEXWRIGHT_TEMPLATES) + "/packs/lake.hexrules", "--page"}).out,
              HasSubstr("<h1>Lakes</h1>"));
  ran = cli({"own", before, "--add", "lake", "--page", "-o", before, "--force"});
  EXPECT_THAT(ran.err, HasSubstr("would overwrite"));
  EXPECT_EQ(cli({"info", before}).code, 0);
}

TEST_F(Own, TellsOfAPackByItself) {
  EXPECT_THAT(cli({"own", "lake"}).out, HasSubstr("In your turn you may buy with fish"));
  EXPECT_THAT(cli({"own", "lakes"}).err, HasSubstr("did you mean lake?"));
  EXPECT_THAT(cli({"own", "lake", "-o", after}).err, HasSubstr("is a pack and no map"));
}

TEST_F(Own, ComparesMapsAndPacks) {
  ASSERT_EQ(cli({"new", "base-3-4", "-o", before, "--force"}).code, 0);
  ASSERT_EQ(cli({"own", before, "--add", "no-seven", "-o", after}).code, 0);
  EXPECT_EQ(cli({"own", after, "--compare", "no-seven"}).out, "Nothing differs\n");
  EXPECT_EQ(cli({"own", before, "--compare", after}).out, "No 7 at first\n- the pack is new\n");
  EXPECT_EQ(cli({"own", after, "--compare", before}).out, "No 7 at first\n- the pack is gone\n");
  ASSERT_EQ(cli({"own", after, "--set", "no-seven.rounds=3", "-o", after, "--force"}).code, 0);
  EXPECT_EQ(cli({"own", "no-seven", "--compare", after}).out,
            "No 7 at first\n- Rounds without a 7: value: before “2”, now “3”\n");
  EXPECT_THAT(cli({"own", after, "--compare", "lake"}).err, HasSubstr("the map has no pack lake"));
  EXPECT_THAT(cli({"own", "lake", "--compare", "fortunes"}).out, HasSubstr("- gone: Lake: "));
}

TEST_F(Own, MakesAnExampleMapOfAPack) {
  const auto ran = cli({"own", "outposts", "--example", "-o", after});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(cli({"validate", after}).code, 0);
  EXPECT_THAT(cli({"info", after}).out, HasSubstr("Outposts"));
  EXPECT_THAT(cli({"own", after}).out, HasSubstr("Outpost (on hexes): whoever first builds beside one"));
  EXPECT_THAT(cli({"playtest", after, "--games", "2", "--no-second-opinion", "--quiet"}).out,
              HasSubstr("Outposts: Old mine"));
  EXPECT_THAT(cli({"own", after, "--example"}).err, HasSubstr("is a map: --example is for a pack"));
}

TEST_F(Own, SaysWhatIsWrongInAPackByItself) {
  const std::string pack = (folder / "mine.hexrules").string(), page = (folder / "page.html").string();
  std::ofstream(pack) << R"(<?xml version="1.0" encoding="UTF-8"?>
<rule-pack id="mine" title="Mine" language="2">
  <counter id="coin" title="Coins" most="9"/>
  <action id="pay" title="pay" cost="1 coins"><take what="any"/></action>
  <rule id="lay" title="Lay"><when event="number"/><put marker="chest"/></rule>
</rule-pack>)";
  const auto ran = cli({"own", pack, "--page", "-o", page});
  EXPECT_EQ(ran.code, 1);
  EXPECT_THAT(ran.err, testing::AllOf(HasSubstr("error: mine/pay: "), HasSubstr("coins"),
                                      HasSubstr("error: mine/lay: "), HasSubstr("chest")));
  EXPECT_FALSE(std::filesystem::exists(page));
}

TEST_F(Own, SaysWhatIsWrong) {
  ASSERT_EQ(cli({"new", "base-3-4", "-o", before, "--force"}).code, 0);
  EXPECT_THAT(cli({"own", before, "--add", "lakes"}).err, HasSubstr("did you mean lake?"));
  EXPECT_THAT(cli({"own", before, "--remove", "lake"}).err, HasSubstr("the map has no pack lake"));
  EXPECT_THAT(cli({"own", before, "--add", "no-seven", "--set", "no-seven.rounds=99"}).err,
              HasSubstr("takes a number from 1 to 10"));
}

}  // namespace
}  // namespace hexwright::test
