#include "editor/core/editing/own_repairs.h"

#include "editor/core/editing/own_words.h"
#include "model/validation/validate.h"
#include "tests/editor/core/own_writing.h"

// What is wrong with packs that are being written, in words, and what mends it.

namespace hexwright {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(OwnRepairs, MendWordsThatWereMeant) {
  own::Element pack = changed(fishing(), {2, 0}, "terrain", "lakes");
  auto found = problems_in(pack);
  ASSERT_FALSE(found.empty());
  const PartProblem& its = problem_at(found, "terrain");
  EXPECT_EQ(its.part, PartPath({2, 0}));
  ASSERT_TRUE(its.repair);
  EXPECT_EQ(part_at(its.repair->pack, {2, 0}).get("terrain"), "lake");
  pack = changed(fishing(), {2, 0}, "event", "numbre");
  found = problems_in(pack);
  const PartProblem& wrong = problem_at(found, "event");
  ASSERT_TRUE(wrong.is_of_form && wrong.repair);
  EXPECT_EQ(part_at(wrong.repair->pack, {2, 0}).get("event"), "number");
}

TEST(OwnRepairs, ANameOfNothingIsOneMistake) {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Hills;
  const own::Element pack = changed(fishing(), {2, 0}, "terrain", "lakes");
  int found = 0;
  for (const PartProblem& each : problems_of(scenario, {}, pack)) found += each.part.front() == 2 ? 1 : 0;
  EXPECT_EQ(found, 1);
}

TEST(OwnRepairs, FillInWhatIsMissing) {
  const auto found = problems_in(changed(fishing(), {2, 2}, "counter", ""));
  ASSERT_THAT(said(found), Contains("counter: counter is missing"));
  EXPECT_EQ(part_at(problem_at(found, "counter").repair->pack, {2, 2}).get("counter"), "fish");
  const auto several = problems_in(changed(changed(fishing(), {1}, "most", ""), {1}, "title", ""));
  EXPECT_THAT(said(several),
              testing::AllOf(Contains("title: title is missing"), Contains("most: most is missing")));
}

TEST(OwnRepairs, TakeOutWhatMeansNothing) {
  own::Element pack = fishing();
  part_at(pack, {2, 0}).set("event", "turn");
  const auto found = problems_in(pack);
  const PartProblem& its = problem_at(found, "terrain");
  ASSERT_TRUE(its.repair);
  EXPECT_FALSE(part_at(its.repair->pack, {2, 0}).find("terrain"));
}

TEST(OwnRepairs, TakeOutWordsThatAddNothing) {
  own::Element pack = written_pack(R"(<rule id="a" title="A"><when event="turn"/>
    <take what="wool any" count="1 2"/></rule>)");
  const auto found = problems_in(pack);
  EXPECT_EQ(part_at(problem_at(found, "what").repair->pack, {0, 1}).get("what"), "any");
  EXPECT_EQ(part_at(problem_at(found, "count").repair->pack, {0, 1}).get("count"), "1");
  pack = written_pack(R"(<rule id="a" title="A"><when event="built" what="settlement city"/>
    <take what="any" count="1 2"/></rule>)");
  EXPECT_THAT(problems_in(pack), IsEmpty()) << "the second number is for cities";
}

/// Files speak of elements and attributes, the window of parts and slots.
TEST(OwnRepairs, SpeakInTheWordsOfTheWindow) {
  const std::string rule = "<rule id=\"a\" title=\"A\">", turn = "<when event=\"turn\"/>",
                    points = "<points count=\"1\"/></rule>";
  for (const std::string& wrong :
       {rule + points, rule + turn + "<for each=\"building-around\"/>" + points,
        rule + turn + "<if/>" + points, rule + turn + "<if value=\"points\"/>" + points,
        rule + turn + "<if at-least=\"2\"/>" + points, rule + turn + "<points count=\"1\" on=\"2\"/></rule>",
        rule + turn + "<by who=\"roller\"/></rule>", std::string("<set what=\"dice\" to=\"3\"/>"),
        std::string("<set what=\"price\" of=\"brick\"/>"), std::string("<set what=\"award\" of=\"road\"/>"),
        std::string("<set what=\"hand-limit\"/>"), std::string("<bar what=\"road\"/>"),
        std::string("<bar what=\"road\" beside=\"harbor:generic\"/>"),
        std::string("<bar what=\"road\" beside=\"own-route\"/>"), std::string("<join numbers=\"2\"/>"),
        std::string("<action id=\"a\" title=\"A\" per=\"turn\"><take what=\"any\"/></action>")}) {
    const auto found = problems_in(written_pack(wrong));
    EXPECT_FALSE(found.empty()) << wrong;
    for (const PartProblem& each : found) {
      const std::string words = text(each.message) + (each.repair ? text(each.repair->label) : "");
      EXPECT_EQ(words.find_first_of("<>="), std::string::npos) << words;
      EXPECT_EQ(words.find("at-least"), std::string::npos) << words;
    }
  }
  own::Element wrong = changed(fishing(), {2, 0}, "nth", "x");
  EXPECT_EQ(text(problem_at(problems_in(wrong), "nth").message),
            "which one is \"x\"; expected a whole number from 1 to 60");
}

TEST(OwnRepairs, AddWhatIsNamedAndWhatIsLacking) {
  own::Element pack = without_part(fishing(), {1});
  auto found = problems_in(pack);
  ASSERT_THAT(said(found), Contains("counter: there is no counter \"fish\""));
  const PartProblem& its = problem_at(found, "counter");
  EXPECT_EQ(its.repair->pack.children[1].get("id"), "fish");
  found = problems_in(with_things({"rule"}));
  ASSERT_TRUE(found.front().repair);
  EXPECT_EQ(part_at(found.front().repair->pack, {0, 0}).name, "when");
}

TEST(OwnRepairs, KeepWhatIsWrongAndCheckTheRest) {
  const own::Element pack = changed(changed(fishing(), {1}, "most", "many"), {2, 0}, "terrain", "nowhere");
  EXPECT_EQ(pack.children[1].get("most"), "many");
  EXPECT_THAT(said(problems_in(pack)),
              testing::AllOf(Contains("most: most is \"many\"; expected a whole number from 1 to 9999"),
                             Contains("terrain: there is no terrain \"nowhere\"")));
}

TEST(OwnRepairs, ChecksOfTheMapComeToTheThing) {
  const auto found = problems_in(with_things({"counter"}));
  EXPECT_THAT(said(found), ElementsAre(": nothing ever adds to the counter \"New counter\""));
  EXPECT_EQ(found.front().part, PartPath({0}));
  EXPECT_EQ(found.front().severity, Severity::Warning);
}

/// In the panel of problems of the map.
TEST(OwnFixes, AreThoseOfTheWindow) {
  own::Element pack = changed(fishing(), {2, 0}, "terrain", "lakes");
  Scenario scenario;
  scenario.own = own::Packs({pack});
  const auto its = [](const Scenario& map) {
    auto findings = validate(map);
    fit_own_findings(map, findings);
    std::erase_if(findings, [](const Finding& each) { return each.check != "own.names-known"; });
    return findings;
  };
  auto findings = its(scenario);
  ASSERT_EQ(findings.size(), 1U);
  ASSERT_TRUE(findings[0].fix);
  EXPECT_EQ(text(findings[0].fix->label), "write \"lake\"");
  ASSERT_FALSE(apply_edits(scenario, findings[0].fix->edits).refusal());
  EXPECT_THAT(its(scenario), IsEmpty());
  scenario.own = own::Packs({changed(fishing(), {2, 0}, "terrain", "nowhere")});
  findings = its(scenario);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_FALSE(findings[0].fix) << "nothing says which terrain was meant";
  scenario.own = own::Packs({with_things({"rule"})});
  findings = its(scenario);
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(text(findings[0].message), "it does not say all that it must: the part \"when\" is missing");
}

TEST(OwnChanges, SayWhichPackAndPart) {
  const own::Element pack = fishing();
  const auto said = [](std::vector<own::Element> before, std::vector<own::Element> after) {
    return text(change_of(own::Packs(std::move(before)), own::Packs(std::move(after))));
  };
  EXPECT_EQ(said({}, {pack}), "own rules: Mine");
  EXPECT_EQ(said({pack}, {}), "own rules: without Mine");
  EXPECT_EQ(said({pack}, {changed(pack, {2, 0}, "terrain", "desert")}), "own rules: Mine, Fishing");
  EXPECT_EQ(said({pack}, {without_part(pack, {2})}), "own rules: Mine, Fishing");
  EXPECT_EQ(said({pack}, {changed(pack, {2}, "title", "Trawling")}), "own rules: Mine, Trawling");
  EXPECT_EQ(said({pack}, {changed(changed(pack, {2}, "title", "Trawling"), {1}, "most", "9")}),
            "own rules: Mine");
}

TEST(OwnFixes, SayWhatToDoAboutATerrainThatLiesNowhere) {
  Scenario scenario;
  scenario.cells[{0, 0}].terrain = Terrain::Hills;
  scenario.own = own::Packs({fishing()});
  auto findings = validate(scenario);
  fit_own_findings(scenario, findings);
  std::vector<std::string> said;
  for (const Finding& each : findings)
    if (each.check == "own.terrains-lie") said.push_back(text(each.message));
  ASSERT_EQ(said.size(), 1U);
  EXPECT_THAT(said[0], testing::EndsWith("; paint one: it is in the palette"));
  EXPECT_EQ(text(problem_at(problems_of(scenario, scenario.own, fishing()), "").message), said[0]);
}

}  // namespace
}  // namespace hexwright
