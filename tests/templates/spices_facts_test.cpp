#include "model/board/board_graph.h"
#include "tests/templates/loaded_template.h"
#include "tests/templates/template_counts.h"

// What the rules for combining spices with Seafarers say about the boards, counted by hand from their text.

namespace hexwright::test {
namespace {

using enum Terrain;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::Pair;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

const std::vector<std::string> fog_boards{"spices-fog-islands-3", "spices-fog-islands-4",
                                          "spices-fog-islands-5-6"};
const std::vector<std::string> shore_boards{"spices-new-shores-3", "spices-new-shores-3-compact",
                                            "spices-new-shores-4", "spices-new-shores-4-compact",
                                            "spices-new-shores-5-6"};

std::vector<std::string> all_boards() {
  auto boards = fog_boards;
  boards.insert(boards.end(), shore_boards.begin(), shore_boards.end());
  return boards;
}

/// How many hexes each section gets from the shuffled ones.
std::vector<int> dealt(const Scenario& scenario) {
  std::vector<int> counts;
  for (const auto& [name, stack] : scenario.stacks) counts.push_back(stack.dealt);
  return counts;
}

int hexes_within_the_frame(const Scenario& scenario) {
  return static_cast<int>(scenario.cells.size() - scenario.areas.at("Frame").cells.size());
}

// SPI-01, SPI-02
TEST(SpiceBoards, AddASpiceHexWithoutNumberToEverySection) {
  for (const auto& name : all_boards()) {
    const auto scenario = loaded_template(name);
    for (const auto& [section, stack] : scenario.stacks)
      EXPECT_THAT(stack.hexes, ElementsAre(Pair(Spice, 1))) << name << " " << section;
    EXPECT_EQ(scenario.stacks.size(), scenario.details.max_players > 4 ? 6U : 4U) << name;
    EXPECT_TRUE(scenario.boxes.contains("sea-robbers")) << name;
  }
}

// FOG-01
TEST(SpiceFogIslands, DealElevenHexesForThreePlayers) {
  const auto scenario = loaded_template("spices-fog-islands-3");
  EXPECT_THAT(dealt(scenario), UnorderedElementsAre(3, 3, 3, 2));
  EXPECT_THAT(hidden_cells(scenario),
              UnorderedElementsAre(Pair("A", 4), Pair("B", 3), Pair("C", 4), Pair("D", 4)));
  auto normal = loaded_template("fog-islands-3").stacks.at("fog").hexes;
  --normal.at(Sea);
  EXPECT_EQ(scenario.terrain_pools.at("normal"), normal);
  EXPECT_EQ(scenario.details.victory_points, 14);
}

// FOG-01: up is west here, as the board is shown turned.
TEST(SpiceFogIslands, ShiftFiveHexesOfTheUpperIsland) {
  const auto printed = loaded_template("fog-islands-3");
  const auto scenario = loaded_template("spices-fog-islands-3");
  int shifted = 0;
  for (const Hex hex : printed.areas.at("Upper island").cells) {
    const bool stays = hex.r == 3;
    const Hex now = stays ? hex : neighbour(hex, Direction::West);
    EXPECT_EQ(scenario.cells.at(now), printed.cells.at(hex));
    EXPECT_TRUE(scenario.areas.at("Upper island").cells.contains(now));
    if (!stays) ++shifted;
  }
  EXPECT_EQ(shifted, 5);
}

// FOG-01
TEST(SpiceFogIslands, HaveTheOreHarborBetweenForestSixAndHillsEleven) {
  const auto scenario = loaded_template("spices-fog-islands-3");
  for (const auto& [path, harbor] : scenario.harbors) {
    if (fixed(harbor.kind) != HarborKind::Ore) continue;
    std::vector<Cell> beside;
    for (const Direction d : all_directions)
      if (const auto cell = scenario.cells.find(neighbour(harbor_hex(path, harbor), d));
          cell != scenario.cells.end())
        beside.push_back(cell->second);
    EXPECT_THAT(beside, testing::IsSupersetOf({Cell{Forest, 6, ""}, Cell{Hills, 11, ""}}));
  }
}

// FOG-02
TEST(SpiceFogIslands, DealTwelveHexesOnAWiderBoardForFourPlayers) {
  const auto scenario = loaded_template("spices-fog-islands-4");
  EXPECT_THAT(dealt(scenario), ElementsAre(3, 3, 3, 3));
  EXPECT_THAT(hidden_cells(scenario), Each(Pair(testing::_, 4)));
  EXPECT_EQ(scenario.terrain_pools.at("normal"), loaded_template("fog-islands-4").stacks.at("fog").hexes);
  constexpr int rows = 7;
  EXPECT_EQ(hexes_within_the_frame(scenario),
            hexes_within_the_frame(loaded_template("fog-islands-4")) + rows);
  EXPECT_EQ(scenario.details.victory_points, 14);
}

// FOG-03
TEST(SpiceFogIslands, LeaveOutSixSeaHexesForSixPlayers) {
  const auto scenario = loaded_template("spices-fog-islands-5-6");
  EXPECT_THAT(dealt(scenario), UnorderedElementsAre(3, 3, 3, 3, 3, 4));
  EXPECT_EQ(all_hidden_cells(scenario), 25);
  auto normal = loaded_template("fog-islands-5-6").stacks.at("fog").hexes;
  normal.at(Sea) -= 6;
  EXPECT_EQ(scenario.terrain_pools.at("normal"), normal);
  EXPECT_EQ(total(normal), 19);
  EXPECT_EQ(scenario.details.victory_points, 14);
}

// NSH-03, NSH-04, NSH-05
TEST(SpiceNewShores, DealTwelveHexesToTheirSections) {
  for (const auto& name : shore_boards) {
    const auto scenario = loaded_template(name);
    const bool six = scenario.details.max_players > 4;
    EXPECT_THAT(dealt(scenario), Each(six ? 2 : 3)) << name;
    EXPECT_THAT(hidden_cells(scenario), Each(Pair(testing::_, six ? 3 : 4))) << name;
    EXPECT_EQ(total(scenario.terrain_pools.at("normal")), 12) << name;
    EXPECT_EQ(scenario.details.victory_points, 16) << name;
  }
}

// NSH-04: one of the thirteen is a sea hex that stays in the box.
TEST(SpiceNewShores, DealWhatTheSmallIslandsOfThePrintedBoardsAreMadeOf) {
  const auto four = loaded_template("new-shores-4-variable").terrain_pools.at("small");
  EXPECT_EQ(sum(loaded_template("spices-new-shores-4").terrain_pools.at("normal"), {{Sea, 1}}), four);
  EXPECT_EQ(loaded_template("spices-new-shores-3").terrain_pools.at("normal"),
            loaded_template("new-shores-3-variable").terrain_pools.at("small"));
  EXPECT_EQ(loaded_template("spices-new-shores-5-6").terrain_pools.at("normal"),
            loaded_template("new-shores-5-6-variable").terrain_pools.at("small"));
}

// NSH-01: the numbers of the printed small islands, face down.
TEST(SpiceNewShores, StackTheNumbersOfTheSmallIslands) {
  for (const auto& [spices, printed] : {std::pair("spices-new-shores-3", "new-shores-3-variable"),
                                        std::pair("spices-new-shores-4", "new-shores-4-variable"),
                                        std::pair("spices-new-shores-5-6", "new-shores-5-6-variable")})
    EXPECT_EQ(loaded_template(spices).token_pools.at("small"),
              loaded_template(printed).token_pools.at("small"))
        << spices;
}

// NSH-02, SEA-07
TEST(SpiceNewShores, GiveEveryPlayerAPointForEachOfTwoSettlementsOnTheSmallIslands) {
  for (const auto& name : shore_boards) {
    const auto scenario = loaded_template(name);
    const Area& islands = scenario.areas.at("Small islands");
    EXPECT_EQ(islands.chits, (Chits{1, 2, true})) << name;
    EXPECT_EQ(static_cast<int>(islands.cells.size()), all_hidden_cells(scenario)) << name;
  }
}

// NSH-03, NSH-05: so many hexes more in each of the seven rows; the compact boards are a row narrower.
TEST(SpiceNewShores, HaveWiderFrames) {
  struct Wider {
    const char *spices, *printed;
    int by;
  };
  for (const auto& [spices, printed, by] : {Wider{"spices-new-shores-3", "new-shores-3", 2},
                                            Wider{"spices-new-shores-3-compact", "new-shores-3", 1},
                                            Wider{"spices-new-shores-4", "new-shores-4", 2},
                                            Wider{"spices-new-shores-4-compact", "new-shores-4", 1},
                                            Wider{"spices-new-shores-5-6", "new-shores-5-6", 1}})
    EXPECT_EQ(hexes_within_the_frame(loaded_template(spices)),
              hexes_within_the_frame(loaded_template(printed)) + 7 * by)
        << spices;
}

/// What tells a variant from its board.
Scenario without_words_and_options(Scenario scenario) {
  scenario.details = {};
  scenario.rules = {};
  scenario.terrain_tokens = {};
  return scenario;
}

// FOG-04
TEST(UnexploredBoards, AreTheBoardsWithEverythingTurnedUpAtTheStart) {
  for (const auto& name : all_boards()) {
    const auto unexplored = loaded_template(name + "-unexplored");
    EXPECT_EQ(unexplored.rules.at("fog"), (RuleOptions{{"exploring", "no"}})) << name;
    EXPECT_EQ(without_words_and_options(unexplored), without_words_and_options(loaded_template(name)))
        << name;
  }
}

TEST(UnexploredFogIslands, DrawTheirNumbers) {
  for (const auto& name : fog_boards)
    EXPECT_THAT(loaded_template(name + "-unexplored").terrain_tokens, SizeIs(0)) << name;
}

// NSH-06: each player count the numbers of its own board.
TEST(UnexploredNewShores, GiveEachTerrainTheNumbersThatItHasOnThePrintedSmallIslands) {
  for (const auto& [players, boards] :
       {std::pair("3", std::vector{"3", "3-compact"}), std::pair("4", std::vector{"4", "4-compact"}),
        std::pair("5-6", std::vector{"5-6"})}) {
    const auto printed = loaded_template("new-shores-" + std::string(players));
    TerrainTokens numbers;
    for (const auto& [hex, cell] : printed.cells)
      if (const auto token = open_token(cell); token && !printed.areas.at("Main island").cells.contains(hex))
        ++numbers[*open_terrain(cell)][*token];
    for (const char* board : boards)
      EXPECT_EQ(loaded_template("spices-new-shores-" + std::string(board) + "-unexplored")
                    .terrain_tokens.at("small"),
                numbers)
          << board;
  }
}

// NSH-06: the pairs that the rules name belong to the board for four.
TEST(UnexploredNewShores, GiveMountainsTwoAndEightAndGoldFourAndTenToFourPlayers) {
  const auto numbers = loaded_template("spices-new-shores-4-unexplored").terrain_tokens.at("small");
  EXPECT_EQ(numbers.at(Mountains), (Counts<int>{{2, 1}, {8, 1}}));
  EXPECT_EQ(numbers.at(Gold), (Counts<int>{{4, 1}, {10, 1}}));
}

// CK-01
TEST(SpiceBoardsWithCitiesAndKnights, AreTheSameBoardsWithSeventeenAndEighteenPoints) {
  for (const auto& [board, own, points] :
       {std::tuple("fog-islands-", "12", 17), std::tuple("new-shores-", "14", 18)})
    for (const char* players : {"3", "4", "5-6"}) {
      const std::string plain = board + std::string(players), name = "spices-" + plain;
      const auto with_spices = loaded_template(name);
      auto with_knights = loaded_template(name + "-knights");
      EXPECT_EQ(with_knights.details.victory_points, points) << name;
      EXPECT_EQ(std::to_string(loaded_template(plain).details.victory_points), own);
      EXPECT_EQ(with_knights.rules.at("cities-and-knights"), (RuleOptions{{"points-without", own}})) << name;
      EXPECT_EQ(with_knights.boxes.erase("cities-and-knights"), 1U);
      with_knights.boxes.erase("cities-and-knights-5-6");
      with_knights.rules.erase("cities-and-knights");
      with_knights.details = with_spices.details;
      EXPECT_EQ(with_knights, with_spices) << name;
    }
}

}  // namespace
}  // namespace hexwright::test
