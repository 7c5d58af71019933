#include "editor/core/analysis/overlays.h"

#include <numeric>

#include <gmock/gmock.h>

namespace hexwright {
namespace {

using testing::HasSubstr;

/// Three hexes that meet at a point, 10 pips together, with a harbor.
Scenario island() {
  Scenario scenario;
  scenario.details.max_players = 2;
  scenario.cells[{0, 0}] = Cell{Terrain::Hills, 6, {}};
  scenario.cells[{0, -1}] = Cell{Terrain::Forest, 9, {}};
  scenario.cells[{1, -1}] = Cell{Terrain::Pasture, 2, {}};
  scenario.harbors[Path({0, 0}, Direction::SouthEast)] = {Direction::NorthWest, HarborKind::Wool};
  return scenario;
}

const Heat::Disc& at(const Heat& heat, Intersection place) {
  const auto found = std::find_if(heat.discs.begin(), heat.discs.end(),
                                  [&](const Heat::Disc& disc) { return disc.at == position(place); });
  if (found == heat.discs.end()) throw std::runtime_error("no disc there");
  return *found;
}
constexpr Intersection middle_corner({0, 0}, Corner::North), quay({0, 0}, Corner::South);

TEST(Overlays, HaveNamesOfTheirOwnAndAnswerForEveryMap) {
  std::vector<std::string_view> ids;
  for (const MapOverlayInfo& each : all_map_overlays()) {
    ids.push_back(each.id);
    EXPECT_EQ(info(each.kind).id, each.id);
    EXPECT_TRUE(heat_of(each.kind, analyse({})).empty());
  }
  std::sort(ids.begin(), ids.end());
  EXPECT_EQ(std::unique(ids.begin(), ids.end()), ids.end());
}

TEST(Overlays, OfPipsSayHowManyAndOfWhatWithTheHarbor) {
  const Heat heat = heat_of(MapOverlay::Pips, analyse(island()));
  EXPECT_EQ(heat.discs.size(), 13U);
  EXPECT_EQ(text(heat.most), "10");
  EXPECT_EQ(text(at(heat, middle_corner).text), "10");
  EXPECT_EQ(text(at(heat, middle_corner).tip), "10 pips: 5 brick, 4 lumber, 1 wool");
  EXPECT_FALSE(at(heat, middle_corner).ringed);
  EXPECT_TRUE(at(heat, quay).ringed);
  EXPECT_EQ(text(at(heat, quay).tip), "5 pips: 5 brick; wool harbor 2:1");
  EXPECT_EQ(at(heat, middle_corner).ground, heat_colour(1));
}

TEST(Overlays, OfTheMixShareTheDiscByResource) {
  const Heat heat = heat_of(MapOverlay::Mix, analyse(island()));
  const auto& shares = at(heat, middle_corner).shares;
  ASSERT_EQ(shares.size(), 3U);
  EXPECT_DOUBLE_EQ(shares[0].second, 0.5);
  EXPECT_DOUBLE_EQ(shares[1].second, 0.4);
  for (const Heat::Disc& disc : heat.discs)
    EXPECT_NEAR(std::accumulate(disc.shares.begin(), disc.shares.end(), 0.0,
                                [](double sum, const auto& share) { return sum + share.second; }),
                1, 1e-9);
  EXPECT_EQ(heat.keys.size(), 5U);
}

TEST(Overlays, OfFoundingPlacesRankThemAndSayWhy) {
  const Heat heat = heat_of(MapOverlay::Sites, analyse(island()));
  EXPECT_EQ(heat.discs.back().at, position(middle_corner));
  EXPECT_EQ(text(heat.discs.back().text), "1");
  EXPECT_THAT(text(heat.discs.back().tip),
              testing::AllOf(HasSubstr("founding place 1 of 13"), HasSubstr("10.0 for what comes in")));
}

TEST(Overlays, OfTheDraftNameTheSeatAndItsChoice) {
  const Heat heat = heat_of(MapOverlay::Draft, analyse(island()));
  ASSERT_EQ(heat.discs.size(), 4U);
  EXPECT_EQ(text(heat.discs[0].text), "1a");
  EXPECT_EQ(heat.discs[0].at, position(middle_corner));
  EXPECT_EQ(text(heat.discs[1].text), "1b");
  EXPECT_EQ(text(heat.discs[3].text), "2b");
  EXPECT_EQ(heat.keys.size(), 2U);
}

TEST(Overlays, OfChangesShowWhatWasWonAndLost) {
  Scenario now = island();
  now.cells[{0, 0}].token = 8;    // 5 pips as before
  now.cells[{0, -1}].token = 8;   // 5 instead of 4
  now.cells[{1, -1}].token = {};  // none instead of 1
  const Analysis before = analyse(island()), after = analyse(now);
  EXPECT_TRUE(heat_of(MapOverlay::Changes, after).empty());
  const Heat heat = heat_of(MapOverlay::Changes, after, &before);
  const auto& more = at(heat, Intersection({0, -1}, Corner::North));
  EXPECT_EQ(text(more.text), "+1");
  EXPECT_EQ(more.ground, more_colour);
  const auto& less = at(heat, Intersection({1, -1}, Corner::North));
  EXPECT_EQ(text(less.text), "−1");
  EXPECT_EQ(less.ground, less_colour);
}

TEST(Overlays, OfReachTellTheTurnsToWhereNobodyIsYet) {
  Scenario scenario = island();
  scenario.details.max_players = 1;
  scenario.details.pieces.ships = 15;
  scenario.rules["seafarers"];
  for (int q = 2; q <= 3; ++q) scenario.cells[{q, -1}].terrain = Terrain::Sea;
  scenario.cells[{4, -1}] = Cell{Terrain::Fields, 4, {}};
  scenario.cells[{9, -1}] = Cell{Terrain::Fields, 4, {}};  // beyond the sea that is on the board
  for (const Hex far : {Hex{4, -1}, Hex{9, -1}})
    for (const Corner corner : all_corners) scenario.closed_to_founding.insert(Intersection(far, corner));
  const Heat heat = heat_of(MapOverlay::Reach, analyse(scenario));
  std::map<Hex, std::string> texts;
  for (const Heat::Cell& cell : heat.cells) texts[cell.at] = text(cell.text);
  EXPECT_TRUE(texts.contains({4, -1}));
  EXPECT_NE((texts[{4, -1}]), "–");
  EXPECT_EQ((texts[{9, -1}]), "–");
  EXPECT_FALSE(texts.contains({2, -1})) << "nobody settles at sea";
}

TEST(Overlays, OfHiddenHexesTellTheirOdds) {  // SEA-09
  Scenario scenario = island();
  scenario.cells[{5, 0}].stack = "fog";
  scenario.stacks["fog"].hexes = {{Terrain::Gold, 1}, {Terrain::Sea, 3}};
  scenario.rules["seafarers"];
  scenario.rules["fog"];
  const Heat heat = heat_of(MapOverlay::Odds, analyse(scenario));
  ASSERT_EQ(heat.discs.size(), 1U);
  EXPECT_THAT(text(heat.discs[0].tip), HasSubstr("3 in 4 sea, 1 in 4 gold field"));
  ASSERT_NE(tip_at(heat, centre(Hex{5, 0}), {5, 0}), nullptr);
  EXPECT_EQ(tip_at(heat, centre(Hex{0, 0}), {0, 0}), nullptr);
}

}  // namespace
}  // namespace hexwright
