#include "model/analysis/journeys.h"

#include <gmock/gmock.h>

#include "tests/model/analysis/islands.h"

namespace hexwright {
namespace {

constexpr std::array<int, 5> bank{4, 4, 4, 4, 4};

Yield bricks(double pips) {
  Yield yield;
  yield.cards[static_cast<std::size_t>(Resource::Brick)] = pips;
  return yield;
}

TEST(RollsToPay, AreWhatTheScarcestResourceTakes) {
  EXPECT_NEAR(*rolls_to_pay(bricks(5), bank, {1, 0, 0, 0, 0}), 36.0 / 5, 0.01);
  EXPECT_EQ(*rolls_to_pay(bricks(5), bank, {}), 0);
}

TEST(RollsToPay, TradeWhatIsLeftOverWithTheBank) {  // BASE-15
  EXPECT_NEAR(*rolls_to_pay(bricks(6), bank, {1, 1, 0, 0, 0}), (1 + 4) * 6, 0.01);
  EXPECT_NEAR(*rolls_to_pay(bricks(6), {3, 3, 3, 3, 3}, {1, 1, 0, 0, 0}), (1 + 3) * 6, 0.01);
}

TEST(RollsToPay, PayAnythingWithGold) {  // SEA-05
  Yield gold;
  gold.choice = 6;
  EXPECT_NEAR(*rolls_to_pay(gold, bank, {1, 1, 0, 1, 1}), 4 * 6, 0.01);
}

TEST(RollsToPay, AreNoneWithoutIncome) { EXPECT_EQ(rolls_to_pay({}, bank, {1, 0, 0, 0, 0}), std::nullopt); }

TEST(BankRates, FollowTheHarbors) {  // BASE-15
  Holding holding;
  EXPECT_THAT(bank_rates(holding, {}), testing::Each(4));
  holding.harbors[static_cast<std::size_t>(HarborKind::Generic)] = true;
  holding.harbors[static_cast<std::size_t>(HarborKind::Ore)] = true;
  EXPECT_THAT(bank_rates(holding, {}), testing::ElementsAre(3, 3, 2, 3, 3));
}

/// Hills at {0, 0}, two hexes of sea, and an island at {3, 0}. One seat, which founds at the hills'
/// north-east corner; the island is an area.
Scenario across_the_sea() {
  Scenario scenario;
  scenario.details.max_players = 1;
  scenario.details.pieces.ships = 15;
  scenario.rules["seafarers"];
  scenario.cells[{0, 0}] = Cell{Terrain::Hills, 6, {}};
  for (int q = 1; q <= 2; ++q) scenario.cells[{q, 0}].terrain = Terrain::Sea;
  scenario.cells[{3, 0}] = Cell{Terrain::Fields, 4, {}};
  for (const Corner corner : all_corners) {
    if (corner != Corner::NorthEast) scenario.closed_to_founding.insert(Intersection({0, 0}, corner));
    scenario.closed_to_founding.insert(Intersection({3, 0}, corner));
  }
  scenario.areas["far"].cells = {{3, 0}};
  return scenario;
}

struct Travelled {
  explicit Travelled(const Scenario& scenario)
      : map(scenario),
        judge(map),
        seats(snake_draft(judge, drafted_seats(scenario))),
        reached(journeys(judge, seats)) {}
  const Reachable& at(Intersection place) const { return reached[map.board().find(place)]; }
  MapView map;
  SiteJudge judge;
  std::vector<SeatDraft> seats;
  IdVector<IntersectionId, Reachable> reached;
};

// Four paths, the first of them laid at founding. Three ships take 3 lumber and 3 wool, the settlement one
// each of brick, lumber, grain and wool: 9 cards that are traded for 4 bricks each, and one brick.
TEST(Journeys, CrossTheSeaByShipAtTheIncomesPace) {  // SEA-01 BASE-02
  const Scenario scenario = across_the_sea();
  const Travelled travelled(scenario);
  const auto& there = travelled.at(Intersection({3, 0}, Corner::NorthWest));
  ASSERT_TRUE(there.settled);
  EXPECT_EQ(there.settled->ships, 3);
  EXPECT_EQ(there.settled->roads, 0);
  EXPECT_EQ(there.settled->landings, 0);
  EXPECT_NEAR(there.settled->turns, (9 * 4 + 1) * 36.0 / 5, 0.1);
  ASSERT_TRUE(there.touched);
  EXPECT_NEAR(there.touched->turns, 6 * 4 * 36.0 / 5, 0.1);
}

TEST(Journeys, StartWhereASettlementStands) {
  const Scenario scenario = across_the_sea();
  EXPECT_EQ(Travelled(scenario).at(Intersection({0, 0}, Corner::NorthEast)).settled->turns, 0);
}

TEST(Journeys, LeadNowhereWithoutShips) {  // SEA-01
  Scenario scenario = across_the_sea();
  scenario.details.pieces.ships = 0;
  const Travelled travelled(scenario);
  EXPECT_FALSE(travelled.at(Intersection({3, 0}, Corner::NorthWest)).touched);
}

/// Seven hexes of land around {0, 0} in the sea, and an island at {1, -3}; founded in the middle.
Scenario from_inland() {
  Scenario scenario;
  scenario.details.max_players = 1;
  scenario.details.pieces.ships = 15;
  scenario.rules["seafarers"];
  for (int q = -4; q <= 4; ++q)
    for (int r = -4; r <= 4; ++r)
      if (distance(Hex{q, r}, {0, 0}) <= 4) scenario.cells[{q, r}].terrain = Terrain::Sea;
  for (int q = -1; q <= 1; ++q)
    for (int r = -1; r <= 1; ++r)
      if (distance(Hex{q, r}, {0, 0}) <= 1) scenario.cells[{q, r}] = Cell{Terrain::Hills, 6, {}};
  scenario.cells[{1, -3}].terrain = Terrain::Desert;
  scenario.areas["home"].roles = {AreaRole::Founding};
  scenario.areas["home"].cells = {{0, 0}};
  for (const Corner corner : all_corners)
    if (corner != Corner::North) scenario.closed_to_founding.insert(Intersection({0, 0}, corner));
  return scenario;
}

// The road of the founding leads to the coast. From there to the island's south corner are two paths, the
// last of them at sea; ships need a settlement at the coast.
TEST(Journeys, NeedASettlementWhereRoadsEndAndShipsBegin) {  // SEA-01
  const Scenario scenario = from_inland();
  const Travelled travelled(scenario);
  const auto& there = travelled.at(Intersection({1, -3}, Corner::South)).touched;
  ASSERT_TRUE(there);
  EXPECT_EQ(there->landings, 1);
  EXPECT_EQ(there->roads + there->ships, 2);
  EXPECT_GE(there->ships, 1);
}

TEST(Destinations, AreTheAreasAndTheIslandsOfNoArea) {
  const Scenario scenario = from_inland();
  const Travelled travelled(scenario);
  const auto all = destinations(travelled.map, travelled.reached);
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(text(all[0].name), "home");
  EXPECT_EQ(all[0].soonest->turns, 0);
  EXPECT_EQ(text(all[1].name), "island at hex 1,-3");
  EXPECT_GT(all[1].soonest->turns, 0);
}

TEST(Destinations, HaveNoJourneyWhereNobodyComes) {
  Scenario scenario = across_the_sea();
  scenario.details.pieces.ships = 0;
  const Travelled travelled(scenario);
  const auto all = destinations(travelled.map, travelled.reached);
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(text(all[0].name), "far");
  EXPECT_FALSE(all[0].soonest);
}

}  // namespace
}  // namespace hexwright
