#include <gmock/gmock.h>

#include "io/xml/scenario_xml.h"
#include "model/own/vocabulary.h"
#include "model/rules/own/book.h"
#include "model/scenario/edit.h"

// Packs in files: what is wrong is named at its place, and nothing is dropped in silence.

namespace hexwright {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> problems_of(const Problems& problems) {
  std::vector<std::string> lines;
  for (const Problem& problem : problems) lines.push_back(text(problem, "f"));
  return lines;
}

std::vector<std::string> problems_in(const std::string& inside) {
  return problems_of(
      read_pack("<rule-pack id=\"mine\" title=\"Mine\" language=\"1\">\n" + inside + "\n</rule-pack>")
          .problems);
}

TEST(OwnRulesInFiles, NameWhatIsWrongAtItsPlace) {  // OWN-12
  EXPECT_THAT(problems_in("<terain id=\"a\"/>"),
              ElementsAre("f:2:1: error: <pack> holds no <terain>; did you mean <terrain>?"));
  EXPECT_THAT(problems_in("<terrain id=\"a\" title=\"A\" colour=\"2F6F9F\" tokn=\"yes\"/>"),
              ElementsAre("f:2:43: error: <terrain> has no tokn; did you mean token?"));
  EXPECT_THAT(problems_in("<terrain id=\"a\" title=\"A\" colour=\"blue\"/>"),
              ElementsAre(HasSubstr("f:2:35: error: colour is \"blue\"; expected six hexadecimal digits")));
  EXPECT_THAT(problems_in("<counter id=\"fish\" title=\"Fish\"/>"),
              ElementsAre(HasSubstr("<counter> lacks most=")));
  EXPECT_THAT(problems_in("<counter id=\"fish\" title=\"Fish\" most=\"0\"/>"),
              ElementsAre(HasSubstr("most is \"0\"; expected a whole number from 1 to 9999")));
  EXPECT_THAT(problems_in("<rule id=\"r\" title=\"R\"><when event=\"rolled\"/></rule>"),
              ElementsAre(HasSubstr("event is \"rolled\"; did you mean \"roll\"?")));
  EXPECT_THAT(problems_in("<rule id=\"r\" title=\"R\">words</rule>"),
              ElementsAre(HasSubstr("holds no text")));
  EXPECT_THAT(problems_in("<join numbers=\"2 13\"/>"), ElementsAre(HasSubstr("numbers from 2 to 12")));
}

TEST(OwnRulesInFiles, RefuseAPackOfANewerLanguageByName) {
  const auto problems = problems_of(
      read_pack("<rule-pack id=\"mine\" title=\"Mine\" language=\"7\"><comet/></rule-pack>").problems);
  EXPECT_THAT(problems, ElementsAre(HasSubstr("version 7 of the language; this program reads up to " +
                                              std::to_string(own::language))));
}

TEST(OwnRulesInFiles, BelongToFilesOfVersionFour) {
  Scenario scenario;
  own::Element pack{"pack", {{"id", "p"}, {"title", "P"}, {"language", "1"}}, {}};
  pack.children.push_back(
      {"terrain", {{"id", "moor"}, {"title", "Moor"}, {"colour", "9A3F9F"}, {"token", "yes"}}, {}});
  ASSERT_FALSE(apply_edit(scenario, SetPacks{own::Packs({pack})}).refusal());
  const Terrain moor = *own::from_id<Terrain>(scenario.own, "moor");
  scenario.cells[{0, 0}] = {.terrain = moor, .token = 5, .stack = {}};
  scenario.terrain_pools["all"][moor] = 2;
  scenario.stacks["fog"].hexes[moor] = 1;
  const std::string xml = write_xml(scenario);
  EXPECT_THAT(xml, HasSubstr("<scenario version=\"4\">"));
  EXPECT_THAT(xml, HasSubstr("terrain=\"own:moor\" token=\"5\""));
  const LoadedScenario loaded = read_xml(xml);
  EXPECT_THAT(loaded.problems, IsEmpty());
  EXPECT_EQ(loaded.scenario, scenario);
  EXPECT_EQ(write_xml(loaded.scenario), xml);
}

TEST(OwnRulesInFiles, KeepWhatLiesOnTheBoardWhenPacksChange) {
  Scenario scenario;
  const auto terrain = [](const char* id, const char* token) {
    return own::Element{"terrain", {{"id", id}, {"title", id}, {"colour", "9A3F9F"}, {"token", token}}, {}};
  };
  own::Element pack{"pack",
                    {{"id", "p"}, {"title", "P"}, {"language", "1"}},
                    {terrain("moor", "yes"), terrain("heath", "yes")}};
  apply_edit(scenario, SetPacks{own::Packs({pack})});
  const Scenario before = [&] {
    scenario.cells[{0, 0}].terrain = *own::from_id<Terrain>(scenario.own, "heath");
    return scenario;
  }();
  own::Element other = pack;
  other.children = {terrain("heath", "no")};
  const auto outcome = apply_edit(scenario, SetPacks{own::Packs({other})});
  ASSERT_FALSE(outcome.refusal());
  EXPECT_EQ(open_terrain(scenario.cells.at({0, 0})), own::from_id<Terrain>(scenario.own, "heath"));
  EXPECT_FALSE(is_producing(*open_terrain(scenario.cells.at({0, 0}))));
  ASSERT_FALSE(apply_edit(scenario, outcome.value()).refusal());
  EXPECT_EQ(scenario, before);
  other.children = {terrain("moor", "yes")};
  const auto refused = apply_edit(scenario, SetPacks{own::Packs({other})});
  ASSERT_TRUE(refused.refusal());
  EXPECT_THAT(text(refused.refusal()->why), HasSubstr("the terrain heath lies on the map"));
  EXPECT_EQ(scenario, before);
  const auto stranger =
      apply_edit(scenario, SetTerrain{{1, 0}, static_cast<Terrain>(own_terrains::first + 7)});
  EXPECT_TRUE(stranger.refusal());
}

TEST(OwnMarks, AreWrittenAndReadByTheirIds) {  // OWN-12
  Scenario scenario;
  own::Element pack{"pack", {{"id", "p"}, {"title", "P"}, {"language", "1"}}, {}};
  for (const char* at : {"hex", "path", "corner"})
    pack.children.push_back(
        {"marker", {{"id", std::string("my-") + at}, {"title", at}, {"at", at}, {"colour", "2F6F9F"}}, {}});
  ASSERT_FALSE(apply_edit(scenario, SetPacks{own::Packs({pack})}).refusal());
  const auto kind = [&](const char* id) { return *own::from_id<MarkKind>(scenario.own, id); };
  scenario.cells[{0, 0}] = {.terrain = Terrain::Hills, .token = 5, .stack = {}};
  scenario.marks[Hex{0, 0}] = {kind("my-hex")};
  scenario.marks[Path({0, 0}, Direction::East)] = {kind("my-path")};
  scenario.marks[Intersection({0, 0}, Corner::North)] = {kind("my-corner")};
  const std::string xml = write_xml(scenario);
  EXPECT_THAT(xml, HasSubstr("<mark kind=\"own:my-path\" q=\"0\" r=\"0\" side=\"e\"/>"));
  const LoadedScenario loaded = read_xml(xml);
  EXPECT_THAT(loaded.problems, IsEmpty());
  EXPECT_EQ(loaded.scenario, scenario);

  std::string wrong = xml;
  wrong.replace(wrong.find("own:my-path"), 11, "own:my-pth");
  EXPECT_THAT(problems_of(read_xml(wrong).problems),
              ElementsAre(HasSubstr("kind is \"own:my-pth\"; did you mean \"own:my-path\"?")));

  // They keep their place while packs change, and go before what they are.
  own::Element other = pack;
  other.children.erase(other.children.begin());
  auto refused = apply_edit(scenario, SetPacks{own::Packs({other})});
  ASSERT_TRUE(refused.refusal());
  EXPECT_THAT(text(refused.refusal()->why), HasSubstr("the mark hex lies on the map"));
  other = pack;
  other.children.insert(
      other.children.begin(),
      {"marker", {{"id", "new"}, {"title", "New"}, {"at", "path"}, {"colour", "000000"}}, {}});
  const auto renumbered = apply_edit(scenario, SetPacks{own::Packs({other})});
  ASSERT_FALSE(renumbered.refusal());
  EXPECT_EQ(own::id(scenario.own, scenario.marks.at(Path({0, 0}, Direction::East)).kind), "my-path");
  other.children[2].set("at", "corner");
  EXPECT_TRUE(apply_edit(scenario, SetPacks{own::Packs({other})}).refusal());
  const auto stranger = apply_edit(scenario, SetMark{Hex{0, 0}, Mark{kind("my-hex"), 1}});
  EXPECT_TRUE(stranger.refusal()) << "it has no number";
  const auto unknown =
      apply_edit(scenario, SetMark{Hex{0, 0}, Mark{static_cast<MarkKind>(own_marks::first + 3)}});
  EXPECT_TRUE(unknown.refusal());
}

TEST(OwnMarks, HaveNoIdOfABuiltInMark) {
  own::Element pack{"pack", {{"id", "p"}, {"title", "P"}, {"language", "1"}}, {}};
  pack.children.push_back(
      {"marker", {{"id", "village"}, {"title", "V"}, {"at", "hex"}, {"colour", "2F6F9F"}}, {}});
  EXPECT_TRUE(own::is_built_in("marker", "village"));
  EXPECT_FALSE(own::is_built_in("counter", "village"));
  const auto problems = own::read_book(own::Packs({pack})).problems;
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(text(problems[0].message), HasSubstr("the id village is taken"));
}

TEST(OwnMarks, HaveRoomForFourKindsOfASort) {
  own::Element pack{"pack", {{"id", "p"}, {"title", "P"}, {"language", "1"}}, {}};
  for (int i = 0; i < 5; ++i)
    pack.children.push_back(
        {"marker",
         {{"id", "m" + std::to_string(i)}, {"title", "M"}, {"at", "hex"}, {"colour", "2F6F9F"}},
         {}});
  Scenario scenario;
  const auto refused = apply_edit(scenario, SetPacks{own::Packs({pack})});
  ASSERT_TRUE(refused.refusal());
  EXPECT_THAT(text(refused.refusal()->why), HasSubstr("no room for the marker m4"));
  pack.children.pop_back();
  EXPECT_FALSE(apply_edit(scenario, SetPacks{own::Packs({pack})}).refusal());
}

TEST(OwnRulesInFiles, NameOwnHarborsWhereTheyLie) {
  Scenario scenario;
  own::Element pack{"pack", {{"id", "p"}, {"title", "P"}, {"language", "1"}}, {}};
  pack.children.push_back({"harbor", {{"id", "post"}, {"title", "Post"}, {"rate", "2"}}, {}});
  ASSERT_FALSE(apply_edit(scenario, SetPacks{own::Packs({pack})}).refusal());
  const HarborKind post = *own::from_id<HarborKind>(scenario.own, "post");
  scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::East, post};
  scenario.harbor_pools["all"] = {{HarborKind::Generic, 1}, {post, 2}};
  const std::string xml = write_xml(scenario);
  EXPECT_THAT(xml, HasSubstr("facing=\"e\" kind=\"own:post\""));
  EXPECT_THAT(xml, HasSubstr("<harbor kind=\"own:post\" count=\"2\"/>"));
  const LoadedScenario loaded = read_xml(xml);
  EXPECT_THAT(loaded.problems, IsEmpty());
  EXPECT_EQ(loaded.scenario, scenario);
  EXPECT_EQ(write_xml(loaded.scenario), xml);
  std::string unknown = xml;
  unknown.replace(unknown.find("kind=\"own:post\""), 15, "kind=\"own:pots\"");
  EXPECT_THAT(problems_of(read_xml(unknown).problems),
              ElementsAre(HasSubstr("kind is \"own:pots\"; did you mean \"own:post\"?")));
}

TEST(OwnRulesInFiles, RefuseHarborsThatCannotBe) {
  EXPECT_THAT(problems_in("<harbor id=\"h\" title=\"H\" rate=\"1\"/>"),
              ElementsAre(HasSubstr("rate is \"1\"; expected a whole number from 2 to 4")));
  EXPECT_THAT(problems_in("<harbor id=\"h\" title=\"H\" rate=\"2\" cards=\"bricks\"/>"),
              ElementsAre(HasSubstr("cards is \"bricks\"; did you mean \"brick\"?")));
  EXPECT_THAT(problems_in("<harbor id=\"h\" title=\"H\"/>"), ElementsAre(HasSubstr("<harbor> lacks rate=")));
  Scenario scenario;
  std::vector<own::Element> packs;
  for (const char* id : {"p", "q"}) {
    packs.push_back({"pack", {{"id", id}, {"title", "P"}, {"language", "1"}}, {}});
    for (char letter = 'a'; letter < 'f'; ++letter)
      packs.back().children.push_back(
          {"harbor", {{"id", std::string(id) + letter}, {"title", "H"}, {"rate", "2"}}, {}});
  }
  const auto refused = apply_edit(scenario, SetPacks{own::Packs(packs)});
  ASSERT_TRUE(refused.refusal());
  EXPECT_EQ(text(refused.refusal()->why),
            "there is no room for the harbor qe: a scenario has at most 9 own harbors");
}

TEST(OwnRulesInFiles, KeepHarborsWhenPacksChange) {
  const auto harbor = [](const char* id) {
    return own::Element{"harbor", {{"id", id}, {"title", id}, {"rate", "2"}}, {}};
  };
  own::Element pack{
      "pack", {{"id", "p"}, {"title", "P"}, {"language", "1"}}, {harbor("yard"), harbor("post")}};
  Scenario scenario;
  apply_edit(scenario, SetPacks{own::Packs({pack})});
  const auto post = [&] { return *own::from_id<HarborKind>(scenario.own, "post"); };
  const Path at({0, 0}, Direction::East);
  scenario.harbors[at] = {Direction::East, post()};
  scenario.harbor_pools["all"] = {{HarborKind::Ore, 1}, {post(), 2}};
  const Scenario before = scenario;
  pack.children = {harbor("post")};
  const auto outcome = apply_edit(scenario, SetPacks{own::Packs({pack})});
  ASSERT_FALSE(outcome.refusal());
  EXPECT_NE(fixed(scenario.harbors.at(at).kind), fixed(before.harbors.at(at).kind));
  EXPECT_EQ(fixed(scenario.harbors.at(at).kind), post());
  EXPECT_EQ(count_of(scenario.harbor_pools.at("all"), post()), 2);
  ASSERT_FALSE(apply_edit(scenario, outcome.value()).refusal());
  EXPECT_EQ(scenario, before);
  pack.children = {harbor("yard")};
  const auto refused = apply_edit(scenario, SetPacks{own::Packs({pack})});
  ASSERT_TRUE(refused.refusal());
  EXPECT_THAT(text(refused.refusal()->why), HasSubstr("the harbor post 2:1 lies on the map"));
  EXPECT_EQ(scenario, before);
  const auto stranger = static_cast<HarborKind>(own_harbors::first + 5);
  EXPECT_TRUE(apply_edit(scenario, SetHarbor{at, Harbor{Direction::East, stranger}}).refusal());
  EXPECT_TRUE(
      apply_edit(scenario, SetStack{"sea", Stack{.hexes = {{Terrain::Sea, 1}}, .harbors = {{post(), 1}}}})
          .refusal());
}

/// Every element says what it is for, and its example fits where it may stand.
TEST(OwnRulesVocabulary, HasAnExampleOfEachElement) {  // OWN-15
  for (const own::ElementRow& row : own::vocabulary()) {
    EXPECT_NE(row.about, "") << row.name;
    EXPECT_TRUE(row.example.starts_with("<" + std::string(row.name))) << row.name;
    std::string file(row.example);
    if (row.parents.empty()) {
      file.replace(0, 5, "<rule-pack");
    } else {
      std::string parent(row.parents.front()), opening = "<" + parent, closing = "</" + parent + ">";
      if (parent != "pack") {
        if (parent == "rule" || parent == "action") opening += " id=\"r\" title=\"R\"";
        file = opening + ">" + file + closing;
      }
      file = "<rule-pack id=\"p\" title=\"P\" language=\"1\">" + file + "</rule-pack>";
    }
    EXPECT_THAT(problems_of(read_pack(file).problems), IsEmpty()) << file;
  }
}

}  // namespace
}  // namespace hexwright
