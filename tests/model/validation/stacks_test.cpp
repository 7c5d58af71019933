#include "model/validation/validate.h"
#include "tests/model/rules/islands.h"

namespace hexwright {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::IsEmpty;

// Pairs of stacks are the explorers' own, whose checks ask for a whole world. Here only the stacks count.

std::vector<std::string> found_by(std::string_view check, const Scenario& scenario) {
  std::vector<std::string> messages;
  for (const Finding& finding : validate(scenario))
    if (finding.check == check) messages.push_back(text(finding.message));
  return messages;
}

Scenario mended(std::string_view check, Scenario scenario) {
  for (const Finding& finding : validate(scenario))
    if (finding.check == check && finding.fix) apply_edits(scenario, finding.fix->edits);
  return scenario;
}

constexpr std::string_view paired = "map.stacks-paired";
constexpr std::string_view matched = "map.stacks-match";
constexpr std::string_view tokens = "map.stack-tokens-match";

TEST(StacksPaired, PassWhenOneOpenStackHasOnePartner) {  // EXP-02
  EXPECT_THAT(found_by(paired, open_places()), IsEmpty());
  EXPECT_THAT(found_by(matched, open_places()), IsEmpty());
}

TEST(StacksPaired, NobodyIsItsOwnPartner) {
  Scenario scenario = open_places();
  scenario.stacks["land"].paired_with = "land";
  EXPECT_THAT(found_by(paired, scenario), ElementsAre("the stack \"land\" is paired with itself"));
  EXPECT_THAT(found_by(paired, mended(paired, scenario)), IsEmpty());
}

TEST(StacksPaired, APartnerHasNoPartner) {
  Scenario scenario = open_places();
  scenario.stacks["sea"].paired_with = "ice";
  scenario.stacks["ice"];
  EXPECT_THAT(found_by(paired, scenario),
              ElementsAre("the stack \"land\" is paired with \"sea\", which is itself paired with \"ice\""));
  EXPECT_THAT(found_by(paired, mended(paired, scenario)), IsEmpty());
}

TEST(StacksPaired, APartnerIsNotShared) {
  Scenario scenario = open_places();
  scenario.stacks["moor"].paired_with = "sea";
  EXPECT_THAT(found_by(paired, scenario),
              ElementsAre("the stacks \"land\" and \"moor\" are both paired with \"sea\"; a stack has one "
                          "partner"));
  EXPECT_THAT(found_by(paired, mended(paired, scenario)), IsEmpty());
}

TEST(StacksPaired, NoCellNamesThePartner) {
  Scenario scenario = open_places();
  scenario.cells[{5, 0}].stack = "sea";
  EXPECT_THAT(found_by(paired, scenario),
              ElementsAre("hexes of the stack \"sea\" come to the open places of \"land\", but 1 hexes name "
                          "\"sea\" themselves"));
  EXPECT_EQ(mended(paired, scenario), open_places());
}

TEST(StacksPaired, NameAPartnerThatExists) {
  Scenario scenario = open_places();
  scenario.stacks.erase("sea");
  EXPECT_THAT(found_by("map.pools-defined", scenario),
              ElementsAre("there is no stack \"sea\", but \"land\" is paired with it"));
}

TEST(StacksMatch, TheSeaStackIsFittedToTheOpenPlaces) {
  Scenario scenario = open_places();
  scenario.cells[{6, 0}] = face_down("land");
  EXPECT_THAT(
      found_by(matched, scenario),
      ElementsAre("the stacks \"land\" and \"sea\" have only 5 of the 6 hexes for their open places"));
  EXPECT_EQ(mended(matched, scenario).stacks["sea"].hexes[Terrain::Sea], 3);
}

TEST(StacksMatch, AFixSaysHowManyHexes) {
  const auto fix_for = [](int cells_more) {
    Scenario scenario = open_places();
    for (int i = 0; i < cells_more; ++i) scenario.cells[{6 + i, 0}] = face_down("land");
    for (const Finding& finding : validate(scenario))
      if (finding.check == matched && finding.fix) return text(finding.fix->label);
    return std::string();
  };
  EXPECT_EQ(fix_for(1), "put one more sea hex into the stack \"sea\"");
  EXPECT_EQ(fix_for(2), "put 2 more sea hexes into the stack \"sea\"");
}

TEST(StackTokens, OfExplorersMayRunOut) {  // EXP-08
  Scenario scenario = open_places();
  EXPECT_THAT(found_by(tokens, scenario), IsEmpty()) << "one token, two land hexes";
  scenario.token_pools["bag"] = {{9, 4}};
  EXPECT_THAT(
      found_by(tokens, scenario),
      ElementsAre("the token pool \"bag\" has 4 tokens, 2 more than producing hexes that can come up"));
}

TEST(StackTokens, OfSectionsSufficeHoweverTheyAreDealt) {  // SEA-09, FOG-01
  Scenario scenario = two_sections();
  EXPECT_THAT(found_by(tokens, scenario), IsEmpty());
  scenario.stacks["B"].token_pool = "east";
  scenario.token_pools["east"] = {{5, 2}};
  scenario.token_pools["fog"] = {{4, 1}};
  EXPECT_THAT(found_by(tokens, scenario),
              ElementsAre("the token pool \"fog\" has 1 tokens, but up to 2 producing hexes can come up"));
}

TEST(StackTokens, AreAddedAndTakenOutToFit) {
  Scenario scenario = two_sections();
  scenario.token_pools["fog"] = {{4, 1}};
  EXPECT_EQ(total(mended(tokens, scenario).token_pools["fog"]), 3);
  scenario.token_pools["fog"] = {{2, 1}, {4, 2}, {6, 1}, {9, 1}};
  EXPECT_EQ(mended(tokens, scenario).token_pools["fog"], (Counts<int>{{4, 1}, {6, 1}, {9, 1}}))
      << "what there is most of goes first, then what is rolled least";
}

TEST(StackTokens, AreMadeInAPoolOfTheStacksNameWithOneForEachProducingHex) {  // SEA-09
  Scenario scenario = open_places();
  scenario.stacks["new"].hexes = {{Terrain::Hills, 2}, {Terrain::Forest, 1}, {Terrain::Sea, 1}};
  scenario.token_pools["new"];  // the name is taken
  for (int q = 0; q < 4; ++q) scenario.cells[{q, 20}].stack = "new";
  ASSERT_THAT(
      found_by(tokens, scenario),
      ElementsAre("the stack \"new\" has producing hexes, but names no token pool for their numbers"));
  scenario = mended(tokens, std::move(scenario));
  EXPECT_EQ(scenario.stacks["new"].token_pool, "new 2");
  EXPECT_EQ(total(scenario.token_pools["new 2"]), 3);
  EXPECT_THAT(found_by(tokens, scenario), IsEmpty());
}

}  // namespace
}  // namespace hexwright
