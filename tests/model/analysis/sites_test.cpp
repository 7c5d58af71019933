#include "model/analysis/sites.h"

#include <gmock/gmock.h>

#include "model/rules/base/founding.h"
#include "tests/model/analysis/islands.h"

namespace hexwright {
namespace {

// By hand: a pip of what somebody lacks is worth 72 / 36 * 0.06 * 1.7 = 0.204 points to the settler bot.
constexpr double point_in_pips = 1 / 0.204;

SiteWorth judged(const Scenario& scenario, Intersection place, const Holding& holding = {}) {
  const MapView map(scenario);
  const SiteJudge judge(map);
  const IdVector<IntersectionId, char> nobody(map.board().intersection_count());
  return judge.judge(map.board().find(place), holding, nobody);
}

TEST(Sites, AreWorthTheirPipsTheirVarietyAndAShareOfTheBestPlaceNearby) {
  const SiteWorth worth = judged(test::three_hexes(), test::middle_of_three);
  EXPECT_NEAR(worth.income, 10, 1e-5);
  EXPECT_NEAR(worth.variety, 3 * 0.2 * point_in_pips, 1e-5);
  EXPECT_NEAR(worth.outlook, 0.06 * 5, 1e-5);  // the best two paths away touches the hills alone
  EXPECT_EQ(worth.harbor, 0);
  EXPECT_EQ(worth.coast, 0);
  EXPECT_NEAR(worth.total(), 10 + 2.941 + 0.3, 1e-3);
}

TEST(Sites, OfAResourceThatOneHasAreWorthLess) {
  Holding holding;
  holding.yield.cards[static_cast<std::size_t>(Resource::Brick)] = 5;
  const SiteWorth worth = judged(test::three_hexes(), test::middle_of_three, holding);
  const double scarcity = 0.11 / (0.11 + 5.0 / 36);
  EXPECT_NEAR(worth.income, 5 * (1 + 0.7 * scarcity) / 1.7 + 5, 1e-4);
  EXPECT_NEAR(worth.variety, 2 * 0.2 * point_in_pips, 1e-5);
}

TEST(Sites, HaveAHarborOnlyForThoseWhoLackIt) {  // BASE-15
  Scenario scenario = test::three_hexes();
  scenario.harbors[Path({0, 0}, Direction::SouthEast)] = {Direction::NorthWest, HarborKind::Generic};
  const Intersection place({0, 0}, Corner::SouthEast);
  EXPECT_NEAR(judged(scenario, place).harbor, 0.25 * point_in_pips, 1e-5);
  Holding holding;
  holding.harbors[static_cast<std::size_t>(HarborKind::Generic)] = true;
  EXPECT_EQ(judged(scenario, place, holding).harbor, 0);
}

// Two for one instead of four for one: 72 rolls, 5 in 36 of them a brick, a quarter of a card of 0.06 points.
TEST(Sites, CountAHarborOfAResourceByWhatComesInOfIt) {  // BASE-15
  Scenario scenario = test::three_hexes();
  scenario.harbors[Path({0, 0}, Direction::SouthEast)] = {Direction::NorthWest, HarborKind::Brick};
  EXPECT_NEAR(judged(scenario, Intersection({0, 0}, Corner::South)).harbor,
              (0.1 + 72 * 5.0 / 36 * 0.25 * 0.06) * point_in_pips, 1e-5);
}

TEST(Sites, AtTheCoastAreWorthMoreWhereThereAreShips) {  // SEA-01
  Scenario scenario = test::three_hexes();
  EXPECT_EQ(judged(scenario, Intersection({0, 0}, Corner::South)).coast, 0);
  scenario.details.pieces.ships = 15;
  EXPECT_NEAR(judged(scenario, Intersection({0, 0}, Corner::South)).coast, 0.05 * point_in_pips, 1e-5);
  EXPECT_EQ(judged(scenario, test::middle_of_three).coast, 0);
}

TEST(Sites, AreTheFoundingPlacesOfTheRulesTheBestFirst) {  // BASE-17
  Scenario scenario = test::three_hexes();
  scenario.closed_to_founding.insert(Intersection({0, 0}, Corner::South));
  const MapView map(scenario);
  const auto sites = SiteJudge(map).best_first();
  std::vector<IntersectionId> places;
  for (const SiteWorth& site : sites) places.push_back(site.place);
  EXPECT_THAT(places, testing::UnorderedElementsAreArray(base::founding_places(map)));
  EXPECT_EQ(map.board().intersection(places.front()), test::middle_of_three);
  EXPECT_TRUE(std::is_sorted(sites.begin(), sites.end(),
                             [](const auto& a, const auto& b) { return a.total() > b.total(); }));
}

TEST(Sites, SayInWordsWhatMakesThemGood) {
  std::vector<std::string> words;
  for (const Message& reason : reasons(judged(test::three_hexes(), test::middle_of_three)))
    words.push_back(text(reason));
  EXPECT_THAT(words, testing::ElementsAre("10.0 for what comes in", "2.9 for its different resources",
                                          testing::EndsWith(" for what lies near")));
}

}  // namespace
}  // namespace hexwright
