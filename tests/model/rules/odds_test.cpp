#include "model/rules/odds.h"

#include <cmath>

#include "tests/model/rules/islands.h"

namespace hexwright {
namespace {

using namespace test;

constexpr int deals = 10'000;

/// Five standard deviations of a frequency among that many deals.
double error_of(double chance) { return 5 * std::sqrt(chance * (1 - chance) / deals); }

TEST(Odds, OfAStackAreItsShares) {
  Scenario scenario = row_of(times(4, face_down("fog")));
  scenario.stacks["fog"] = {.hexes = {{Terrain::Gold, 1}, {Terrain::Sea, 3}}, .token_pool = "fog"};
  scenario.token_pools["fog"] = {{6, 1}, {9, 3}};
  const MapView map(scenario);
  const Odds odds = odds_of_cells(map, map.stacks()[0]);
  EXPECT_DOUBLE_EQ(odds.of(Terrain::Gold), 0.25);
  EXPECT_DOUBLE_EQ(odds.of(Terrain::Sea), 0.75);
  EXPECT_DOUBLE_EQ(odds.producing(), 0.25);
  EXPECT_EQ(odds.red_token, 0.25);
}

TEST(Odds, OfASectionCountWhatIsDealtToIt) {  // FOG-01
  const Scenario scenario = two_sections();
  const MapView map(scenario);
  const Odds odds = odds_of_cells(map, map.stacks()[0]);
  EXPECT_DOUBLE_EQ(odds.of(Terrain::Spice), 1.0 / 3);
  EXPECT_DOUBLE_EQ(odds.of(Terrain::Forest), 1.0 / 3);
  EXPECT_DOUBLE_EQ(odds.of(Terrain::Hills), 1.0 / 6);
}

TEST(Odds, OfOpenPlacesCountBothStacksAndTheSeaThatStays) {  // EXP-05, EXP-09
  Scenario scenario = open_places();
  scenario.cells[{6, 0}] = face_down("land");
  const MapView map(scenario);
  const Odds cell = odds_of_cells(map, map.stacks()[0]);
  EXPECT_DOUBLE_EQ(cell.of(Terrain::Forest), 1.0 / 6);
  EXPECT_DOUBLE_EQ(cell.of(Terrain::Sea), 4.0 / 6);
  const Odds land = odds_of_top(map, map.stacks()[0]), sea = odds_of_top(map, map.stacks()[1]);
  EXPECT_DOUBLE_EQ(land.of(Terrain::Gold), 0.5);
  EXPECT_DOUBLE_EQ(sea.of(Terrain::Sea), 1);
}

TEST(Odds, OfATokenAreLeftOutWhereMoreThanChanceDecides) {
  Scenario scenario = two_sections();
  scenario.rules["fog"]["exploring"] = "no";
  const MapView turned_up(scenario);
  EXPECT_EQ(odds_of_cells(turned_up, turned_up.stacks()[0]).red_token, std::nullopt);
}

/// How often each terrain came up at a hex.
using Frequencies = std::vector<std::array<double, all_terrains.size()>>;

Frequencies dealt_often(const MapView& map) {
  Frequencies often(static_cast<std::size_t>(map.board().hex_count()));
  Dealer dealer(map);
  Deal deal;
  Random random(12);
  for (int i = 0; i < deals; ++i) {
    dealer.deal(random, deal);
    for (const HexId hex : deal.terrain.ids())
      if (deal.terrain[hex]) often[hex.index()][static_cast<std::size_t>(*deal.terrain[hex])] += 1.0 / deals;
  }
  return often;
}

void expect_as_dealt(const Scenario& scenario) {
  const MapView map(scenario);
  const auto odds = odds_by_hex(map);
  const Frequencies often = dealt_often(map);
  for (const HexId hex : odds.ids()) {
    if (!odds[hex]) continue;
    for (const Terrain t : all_terrains)
      EXPECT_NEAR(often[hex.index()][static_cast<std::size_t>(t)], odds[hex]->of(t),
                  error_of(odds[hex]->of(t)) + 1e-9)
          << "hex " << hex << " " << id(t);
  }
}

TEST(Odds, AreWhatManyDealsGive) { expect_as_dealt(two_sections()); }

TEST(Odds, AreWhatManyDealsGiveWhenHexesAreShortOrLeftOver) {
  Scenario scenario = two_sections();
  scenario.stacks["A"].dealt = 4;
  scenario.cells[{6, 0}] = Cell{Drawn{"normal"}, {}, ""};
  expect_as_dealt(scenario);
}

TEST(Odds, OfTheTopHexAndTokenAreWhatManyDealsGive) {
  Scenario scenario = open_places();
  scenario.token_pools["bag"] = {{6, 2}, {9, 1}};
  const MapView map(scenario);
  Dealer dealer(map);
  Deal deal;
  Random random(13);
  double gold = 0, red = 0;
  for (int i = 0; i < deals; ++i) {
    dealer.deal(random, deal);
    if (deal.stacks[0].front().terrain == Terrain::Gold) gold += 1.0 / deals;
    if (is_red(deal.tokens[0].front())) red += 1.0 / deals;
  }
  const Odds odds = odds_of_top(map, map.stacks()[0]);
  EXPECT_NEAR(gold, odds.of(Terrain::Gold), error_of(odds.of(Terrain::Gold)));
  EXPECT_NEAR(red, *odds.red_token, error_of(*odds.red_token));
}

}  // namespace
}  // namespace hexwright
