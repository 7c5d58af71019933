#include <gmock/gmock.h>

#include "model/rules/components.h"
#include "model/rules/desolation/climate.h"

namespace hexwright::desolation {
namespace {

using testing::ElementsAre;
using testing::Pair;

std::vector<int> steps_from(int number) {
  std::vector<int> steps;
  for (auto next = devalued(number); next; next = devalued(*next)) steps.push_back(*next);
  return steps;
}

TEST(Devaluing, StepsDownToTheRarestNumberAndThenToDesert) {  // DES-02 DES-03
  EXPECT_THAT(steps_from(6), ElementsAre(5, 4, 3, 2));
  EXPECT_THAT(steps_from(8), ElementsAre(9, 10, 11, 12));
  EXPECT_EQ(devalued(2), std::nullopt);
  EXPECT_EQ(devalued(12), std::nullopt);
}

TEST(Devaluing, CostsOnePipAStep) {  // DES-02
  for (int number = 3; number <= 11; ++number)
    if (is_legal_number(number)) {
      EXPECT_EQ(pips(*devalued(number)), pips(number) - 1) << number;
    }
}

TEST(Isolation, TakesDesertsAllAround) {  // DES-05
  const TerrainSet desert(Terrain::Desert), sea(Terrain::Sea), hills(Terrain::Hills);
  EXPECT_TRUE(is_isolated(Around{desert, desert, desert}));
  EXPECT_TRUE(is_isolated(Beside{desert, desert}));
  EXPECT_FALSE(is_isolated(Around{desert, desert, hills}));
  EXPECT_FALSE(is_isolated(Around{desert, desert, sea})) << "a coast is never isolated";
  EXPECT_FALSE(is_isolated(Beside{desert, sea}));
  TerrainSet perhaps = desert;
  perhaps.add(Terrain::Fields);
  EXPECT_FALSE(is_isolated(Beside{desert, perhaps}));
}

/// Home hexes in a row with these numbers, each an island; elsewhere one more with a 6.
Scenario home_with(const std::vector<int>& numbers) {
  Scenario scenario;
  scenario.rules = {{"desolation", {{"spare-tokens", "spare"}}}, {"seafarers", {}}};
  Area home{{AreaRole::Home}, {}, {}};
  for (int i = 0; i < static_cast<int>(numbers.size()); ++i) {
    scenario.cells[{2 * i, 0}] = Cell{Terrain::Hills, numbers[static_cast<std::size_t>(i)], {}};
    home.cells.insert({2 * i, 0});
  }
  scenario.cells[{0, 5}] = Cell{Terrain::Hills, 6, {}};
  scenario.areas["Home"] = home;
  return scenario;
}

TEST(SpareTokens, AreNeededForEveryHexThatCanComeToShowANumber) {  // DES-02
  const Scenario scenario = home_with({6, 6, 4, 9, 12});
  EXPECT_THAT(
      spare_tokens_needed(MapView(scenario)),
      ElementsAre(Pair(2, 3), Pair(3, 3), Pair(4, 2), Pair(5, 2), Pair(10, 1), Pair(11, 1), Pair(12, 1)));
}

TEST(SpareTokens, ForTheBaseIslandAreTheTwiceEightOfTheRarest) {  // DES-02
  const Scenario scenario = home_with({2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12});
  EXPECT_THAT(spare_tokens_needed(MapView(scenario)),
              ElementsAre(Pair(2, 8), Pair(3, 6), Pair(4, 4), Pair(5, 2), Pair(9, 2), Pair(10, 4),
                          Pair(11, 6), Pair(12, 8)));
}

TEST(SpareTokens, CountThoseThatADealCanBringHome) {  // DES-02
  Scenario scenario = home_with({5});
  scenario.cells[{0, 0}].token = Drawn{"numbers"};
  scenario.cells[{0, 5}].token = Drawn{"numbers"};
  scenario.token_pools["numbers"] = {{4, 1}, {6, 1}};
  EXPECT_THAT(spare_tokens_needed(MapView(scenario)),
              ElementsAre(Pair(2, 1), Pair(3, 1), Pair(4, 1), Pair(5, 1)));
}

/// Lowers home hexes in every order that there is and keeps the most tokens of a number that are out at once.
void lower_all_ways(std::vector<int>& shown, const std::vector<int>& start, Counts<int>& most) {
  for (int number = 2; number <= 12; ++number) {
    const auto out = static_cast<int>(std::count(shown.begin(), shown.end(), number) -
                                      std::count(start.begin(), start.end(), number));
    if (out > 0) most[number] = std::max(most[number], out);
  }
  for (int& number : shown) {
    const int before = number;
    if (before == 0) continue;
    number = devalued(before).value_or(0);
    lower_all_ways(shown, start, most);
    number = before;
  }
}

TEST(SpareTokens, AreExactlyWhatTheWorstGameNeeds) {  // DES-02
  for (const std::vector<int>& numbers : {std::vector{6, 4}, {3, 3, 2}, {8, 10, 12}, {9, 11, 4}, {2, 12}}) {
    Counts<int> most;
    std::vector<int> shown = numbers;
    lower_all_ways(shown, numbers, most);
    const Scenario scenario = home_with(numbers);
    EXPECT_EQ(spare_tokens_needed(MapView(scenario)), most);
  }
}

TEST(ClimateChange, TakesTwoSpecialVictoryPointsFromTheBoxes) {  // DES-01 DES-06
  Scenario scenario = home_with({6});
  EXPECT_EQ(components_needed(MapView(scenario)).chits, 2);
  scenario.rules.erase("desolation");
  EXPECT_EQ(components_needed(MapView(scenario)).chits, 0);
}

}  // namespace
}  // namespace hexwright::desolation
