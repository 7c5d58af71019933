#include "editor/core/editing/stack_designer.h"

#include "editor/core/search/place_words.h"
#include "tests/editor/core/gestures.h"

namespace hexwright {
namespace {

using test::click;

/// Four cells face down from the stack A and four from B: three hexes dealt to each and a spice hex. FOG-02
Scenario two_sections() {
  Scenario scenario;
  for (int q = 0; q < 8; ++q) scenario.cells[{q, 0}].stack = q < 4 ? "A" : "B";
  const Stack section{
      .hexes = {{Terrain::Spice, 1}}, .token_pool = "tokens", .dealt = 3, .dealt_from = "normal"};
  scenario.stacks = {{"A", section}, {"B", section}};
  scenario.terrain_pools["normal"] = {{Terrain::Sea, 2}, {Terrain::Gold, 4}};
  scenario.token_pools["tokens"] = {{4, 2}, {9, 2}};
  scenario.rules = {{"seafarers", {}}, {"fog", {}}, {"spices", {}}};
  return scenario;
}

StackSummary summary(const Scenario& scenario, const std::string& name) {
  for (StackSummary& stack : stack_summaries(scenario))
    if (stack.name == name) return std::move(stack);
  throw std::runtime_error("no such stack");
}

std::vector<std::string> words(const StackSummary& stack, bool agrees) {
  std::vector<std::string> result;
  for (const StackLine& line : stack.lines)
    if (line.agrees == agrees) result.push_back(text(line.words));
  return result;
}

std::vector<std::string> words(const std::vector<TerrainOdds>& odds) {
  std::vector<std::string> result;
  for (const TerrainOdds& one : odds) result.push_back(text(odds_phrase(one)));
  return result;
}

TEST(StackSummary, AgreesWhenCellsHexesAndTokensDo) {
  const StackSummary stack = summary(two_sections(), "A");
  EXPECT_TRUE(stack.agrees());
  EXPECT_EQ(stack.cells, (HexSet{{0, 0}, {1, 0}, {2, 0}, {3, 0}}));
  EXPECT_THAT(words(stack, true),
              testing::ElementsAre("4 hexes for 4 cells",
                                   "3 are dealt from the pool normal, which holds 6 for 6 places",
                                   "4 tokens in the pool tokens for 4 producing hexes"));
}

TEST(StackSummary, SaysWhatIsMissingAndWhatIsLeftOver) {
  Scenario scenario = two_sections();
  scenario.cells.erase({0, 0});
  scenario.cells[{8, 0}].stack = "B";
  scenario.token_pools["tokens"].erase(9);
  EXPECT_THAT(words(summary(scenario, "A"), false),
              testing::ElementsAre("4 hexes for 3 cells: 1 left over", testing::HasSubstr("2 tokens")));
  EXPECT_THAT(words(summary(scenario, "B"), false), testing::Contains("4 hexes for 5 cells: 1 missing"));
}

TEST(StackSummary, SaysWhatNobodyMade) {
  Scenario scenario = two_sections();
  scenario.cells[{9, 0}].stack = "C";
  scenario.token_pools.clear();
  scenario.terrain_pools.clear();
  EXPECT_THAT(words(summary(scenario, "C"), false),
              testing::ElementsAre("cells name this stack, but nobody made it"));
  EXPECT_THAT(words(summary(scenario, "A"), false),
              testing::ElementsAre("3 are dealt from the pool normal, which nobody made",
                                   "tokens come from the pool tokens, which nobody made"));
}

// The summary and the checks count alike.
TEST(StackSummary, AgreesExactlyWhenTheChecksDo) {
  const auto has_errors = [](const Scenario& scenario) {
    Document document(scenario);
    for (const Finding& finding : document.findings())
      if (finding.place == Place(NamedPlace{NamedPlace::Kind::Stack, "A"}) &&
          finding.severity != Severity::Note && finding.requirement == "SEA-09")
        return true;
    return false;
  };
  Scenario scenario = two_sections();
  EXPECT_FALSE(has_errors(scenario));
  for (const int spices : {0, 2}) {
    scenario.stacks["A"].hexes[Terrain::Spice] = spices;
    EXPECT_TRUE(has_errors(scenario)) << spices;
    EXPECT_FALSE(summary(scenario, "A").agrees()) << spices;
  }
}

// FOG-01: each cell gets the spice hex with a chance of 1 in 4, and of the other three a share of the pool.
TEST(StackOdds, AreExactForEachCell) {
  EXPECT_THAT(words(summary(two_sections(), "A").odds),
              testing::ElementsAre("1 in 2 gold field", "1 in 4 sea", "1 in 4 spice hex"));
  EXPECT_EQ(words(odds_at(two_sections(), {5, 0})), words(summary(two_sections(), "B").odds));
  EXPECT_TRUE(odds_at(two_sections(), {20, 0}).empty());
}

TEST(StackOdds, AreToldAsFractionsWhereThoseAreExact) {
  EXPECT_EQ(text(odds_phrase({Terrain::Sea, 1})), "certainly sea");
  EXPECT_EQ(text(odds_phrase({Terrain::Sea, 2.0 / 7})), "2 in 7 sea");
  EXPECT_EQ(text(odds_phrase({Terrain::Sea, 0.12345})), "12 % sea");
  EXPECT_EQ(text(odds_words({Terrain::Sea, 1})), "certain");
  EXPECT_EQ(text(odds_words({Terrain::Sea, 0.25})), "1 in 4");
}

// EXP-02, EXP-05
TEST(StackSummary, CountsBothStacksOfAPairForItsOpenCells) {
  Scenario scenario;
  for (int q = 0; q < 4; ++q) scenario.cells[{q, 0}].stack = "land";
  scenario.stacks["land"] = {.hexes = {{Terrain::Desert, 2}}, .paired_with = "sea"};
  scenario.stacks["sea"] = {.hexes = {{Terrain::Sea, 1}}, .harbors = {{HarborKind::Ore, 1}}};
  EXPECT_THAT(words(summary(scenario, "land"), true),
              testing::ElementsAre("4 hexes for 4 cells", "nothing in it takes a token"));
  EXPECT_TRUE(summary(scenario, "land").open);
  EXPECT_EQ(summary(scenario, "sea").partner_of, "land");
  EXPECT_EQ(summary(scenario, "sea").with_harbors, 1);
  EXPECT_TRUE(summary(scenario, "sea").agrees());
}

TEST(StatusBar, TellsTheOddsOfAHiddenHex) {
  EXPECT_EQ(line(describe(two_sections(), Hex{1, 0})),
            "hex 1,0, face down from the stack A, 1 in 2 gold field, 1 in 4 sea, 1 in 4 spice hex");
  Scenario open;
  open.cells[{0, 0}].stack = "land";
  open.stacks["land"] = {.hexes = {{Terrain::Desert, 1}}, .paired_with = "sea"};
  open.stacks["sea"];
  EXPECT_EQ(line(describe(open, Hex{0, 0})), "hex 0,0, open cell of the stack land, certainly desert");
}

TEST(Eyedropper, TakesTheStackOfAHiddenHexAndNotWhatLiesUnderneath) {
  Scenario scenario = two_sections();
  scenario.cells[{0, 0}].terrain = Terrain::Desert;
  Workbench bench{Document(scenario)};
  bench.take(ToolKind::Eyedropper);
  click(bench, Hex{0, 0});
  EXPECT_EQ(bench.hand.stack, "A");
  EXPECT_EQ(bench.hand.terrain, Hand().terrain);
}

TEST(FogTool, MakesOpenCellsOfAPairAndNoneOfItsOtherHalf) {
  Scenario scenario;
  scenario.stacks["land"].paired_with = "sea";
  scenario.stacks["sea"];
  Workbench bench{Document(scenario)};
  bench.take(ToolKind::Fog);
  bench.hand.stack = "land";
  EXPECT_FALSE(click(bench, Hex{0, 0}));
  EXPECT_EQ(bench.scenario().cells.at({0, 0}).stack, "land");
  EXPECT_EQ(test::last_label(bench), "make a hex an open cell of the stack land");
  bench.hand.stack = "sea";
  const auto refused = click(bench, Hex{1, 0});
  ASSERT_TRUE(refused);
  EXPECT_EQ(text(refused->why), "the hexes of the stack sea come to the cells of land; paint those");
}

}  // namespace
}  // namespace hexwright
