#include <nlohmann/json.hpp>

#include "io/xml/scenario_xml.h"
#include "tests/editor/cli/program.h"

namespace hexwright::test {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

class New : public CliTest {};

TEST_F(New, ListsEveryTemplateWithTitlePlayersAndBoxes) {
  const auto ran = cli({"new", "--list"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith("Base game\n  base-3-4 "));
  for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_TEMPLATES))
    if (entry.is_regular_file()) EXPECT_THAT(ran.out, HasSubstr(entry.path().stem().string() + " "));
  EXPECT_THAT(ran.out, HasSubstr("Fog Islands, 5-6 players"));
  EXPECT_THAT(ran.out, HasSubstr("boxes: base, base-5-6, seafarers, seafarers-5-6"));
}

TEST_F(New, ListsForMachinesToo) {
  const auto list = nlohmann::json::parse(cli({"new", "--list", "--json"}).out);
  EXPECT_EQ(list[0]["name"], "base-3-4");
  EXPECT_EQ(list[0]["group"], "Base game");
  EXPECT_EQ(list[0]["minPlayers"], 3);
  EXPECT_EQ(list[0]["boxes"], (nlohmann::json{{"base", 1}}));
}

TEST_F(New, GivesTheTemplateAsItIsWithoutOtherWishes) {
  EXPECT_EQ(cli({"new", "fog-islands-4"}).out, contents(template_file("fog-islands-4")));
  EXPECT_EQ(cli({"new", "base-5-6", "-o", file("mine.xml")}).code, 0);
  EXPECT_EQ(contents(folder / "mine.xml"), contents(template_file("base-5-6")));
}

TEST_F(New, TakesTitleAndAuthor) {
  const auto ran = cli({"new", "base-3-4", "--title", "Zwei \"Seen\" & mehr", "--author", "Ada"});
  const auto details = read_xml(ran.out).scenario.details;
  EXPECT_EQ(details.title, "Zwei \"Seen\" & mehr");
  EXPECT_EQ(details.author, "Ada");
}

TEST_F(New, RefusesATitleThatNoFileCouldKeep) {
  const auto ran = cli({"new", "base-3-4", "--title", "a\tb\x01"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.out, IsEmpty());
  EXPECT_THAT(ran.err, HasSubstr("characters that cannot be saved"));
}

TEST_F(New, WritesAPioneersMapWhenTheEndingSaysSo) {
  EXPECT_EQ(cli({"new", "base-3-4", "-o", file("mine.game")}).code, 0);
  EXPECT_THAT(contents(folder / "mine.game"), StartsWith("title Base game"));
}

TEST_F(New, NeverReplacesAFileUnasked) {
  const auto mine = file("mine.xml", "a day's work");
  const auto refused = cli({"new", "base-3-4", "-o", mine});
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("--force"));
  EXPECT_EQ(contents(mine), "a day's work");
  EXPECT_EQ(cli({"new", "base-3-4", "-o", mine, "--force"}).code, 0);
  EXPECT_EQ(contents(mine), contents(template_file("base-3-4")));
}

TEST_F(New, NamesTheMostSimilarTemplate) {
  const auto ran = cli({"new", "new-shore-4"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_THAT(ran.err, HasSubstr("the most similar is new-shores-4"));
}

TEST_F(New, TakesTemplatesFromTheFolderThatTheEnvironmentNames) {
  file("own/pond.xml", contents(template_file("base-3-4")));
  file("own/torn.xml", "<scenario");
  const auto ran = shell("HEXWRIGHT_TEMPLATES=own hexwright-cli new --list", folder);
  EXPECT_THAT(ran.out, StartsWith("Others\n  pond "));
  EXPECT_THAT(ran.err, HasSubstr("torn.xml:1:"));
  EXPECT_EQ(ran.code, 1);
  EXPECT_EQ(shell("HEXWRIGHT_TEMPLATES=nowhere hexwright-cli new --list", folder).code, 2);
}

TEST_F(New, FindsTheTemplatesThatAreInstalledBesideIt) {
  file("share/hexwright/templates/pond.xml", contents(template_file("base-3-4")));
  std::filesystem::create_directories(folder / "bin");
  std::filesystem::copy(program(), folder / "bin");
  const auto ran = shell("bin/hexwright-cli new --list", folder);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_THAT(ran.out, StartsWith("Others\n  pond "));
  EXPECT_THAT(ran.out, Not(HasSubstr("fog-islands")));
}

}  // namespace
}  // namespace hexwright::test
