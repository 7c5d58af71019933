#include "render/picture.h"

namespace hexwright {
namespace {

/// Land at {1, 0} with sea around it.
Scenario island() {
  Scenario scenario;
  const Hex land{1, 0};
  scenario.cells[land] = cell_of(Terrain::Pasture, 5);
  for (const Direction d : all_directions) scenario.cells[neighbour(land, d)] = cell_of(Terrain::Sea);
  return scenario;
}

int differing_pixels(const Picture& a, const Picture& b, Point p, double radius) {
  std::vector<Rgb> first;
  a.visit_around(p, radius, [&](const Rgb& colour) { first.push_back(colour); });
  int count = 0;
  auto next = first.begin();
  b.visit_around(p, radius, [&](const Rgb& colour) { count += colour != *next++ ? 1 : 0; });
  return count;
}

TEST(HarborDrawing, LiesInItsSeaHexWithPiersToItsTwoIntersectionsOnly) {
  Scenario with = island();
  const Hex sea{0, 0};
  with.harbors[Path(sea, Direction::East)] = {Direction::East, HarborKind::Brick};
  const Picture before(island());
  const Picture after(with);
  EXPECT_GT(differing_pixels(before, after, centre(sea), 0.3), 50);
  for (const Corner c : {Corner::NorthEast, Corner::SouthEast})
    EXPECT_GT(differing_pixels(before, after, position(Intersection(sea, c)), 0.2), 10);
  for (const Corner c : {Corner::NorthWest, Corner::SouthWest, Corner::South, Corner::North})
    EXPECT_EQ(differing_pixels(before, after, position(Intersection(sea, c)), 0.2), 0);
  EXPECT_EQ(differing_pixels(before, after, centre({1, 0}), 0.7), 0);
}

TEST(HarborDrawing, EachKindLooksDifferent) {
  std::vector<PlacedHarbor> kinds{PlacedHarbor{}, Drawn{"main"}};
  for (const HarborKind kind : all_harbor_kinds) kinds.emplace_back(kind);
  const auto picture = [](const PlacedHarbor& kind) {
    Scenario scenario = island();
    scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::East, kind};
    return Picture(scenario);
  };
  for (std::size_t i = 0; i < kinds.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_GT(differing_pixels(picture(kinds[i]), picture(kinds[j]), {}, 0.45), 20) << i << " and " << j;
}

TEST(Markers, StandOnTheirHexAndCanBeHidden) {
  for (const Marker marker : all_markers) {
    Scenario scenario = island();
    scenario.markers[marker] = {0, 0};
    DrawOptions hidden;
    hidden.markers = false;
    const Picture before(island());
    EXPECT_GT(differing_pixels(before, Picture(scenario), centre({0, 0}), 0.8), 100);
    EXPECT_EQ(differing_pixels(before, Picture(scenario, 400, 300, hidden), centre({0, 0}), 1), 0);
  }
}

TEST(Markers, ClosedIntersectionsAreCrossed) {
  Scenario scenario = island();
  const Intersection closed({1, 0}, Corner::North);
  scenario.closed_to_founding.insert(closed);
  EXPECT_EQ(Picture(island()).count_around(position(closed), 0.1, is_strong_red), 0);
  EXPECT_GT(Picture(scenario).count_around(position(closed), 0.1, is_strong_red), 4);
}

TEST(AreaDrawing, BordersTheAreaAndNotItsInside) {
  Scenario scenario;
  for (int q = 0; q < 3; ++q) scenario.cells[Hex{q, 0}] = cell_of(Terrain::Desert);
  Scenario with = scenario;
  with.areas["West"].cells = {Hex{0, 0}, Hex{1, 0}};
  const Picture before(scenario, 600, 300);
  const Picture after(with, 600, 300);
  EXPECT_EQ(differing_pixels(before, after, middle(Path({0, 0}, Direction::East)), 0.2), 0);
  EXPECT_GT(differing_pixels(before, after, middle(Path({1, 0}, Direction::East)), 0.2), 10);
  EXPECT_GT(differing_pixels(before, after, middle(Path({0, 0}, Direction::West)), 0.2), 10);
}

TEST(AreaDrawing, TwoAreasOverTheSameHexesBothShow) {
  Scenario one;
  one.cells[Hex{}] = cell_of(Terrain::Desert);
  one.areas["First"].cells = {Hex{}};
  Scenario two = one;
  two.areas["Second"].cells = {Hex{}};
  EXPECT_GT(differing_pixels(Picture(one), Picture(two), middle(Path({0, 0}, Direction::East)), 0.3), 20);
}

TEST(AreaDrawing, CanBeHidden) {
  Scenario scenario = island();
  scenario.areas["All"].cells = {Hex{1, 0}};
  DrawOptions hidden;
  hidden.areas = false;
  EXPECT_EQ(differing_pixels(Picture(island()), Picture(scenario, 400, 300, hidden), centre({1, 0}), 1.5), 0);
}

TEST(Coordinates, AreWrittenOnDemand) {
  DrawOptions options;
  options.coordinates = true;
  EXPECT_GT(differing_pixels(Picture(island()), Picture(island(), 400, 300, options), centre({1, 0}), 0.9),
            10);
}

TEST(Grid, ShowsWhereHexesCouldLie) {
  DrawOptions options;
  options.grid = true;
  const Scenario scenario = one_hex(cell_of(Terrain::Desert));
  const Picture plain(scenario, 800, 300);
  const Picture grid(scenario, 800, 300, options);
  EXPECT_GT(differing_pixels(plain, grid, middle(Path({1, 0}, Direction::East)), 0.2), 10);
  EXPECT_EQ(differing_pixels(plain, grid, {}, 0.8), 0);
}

}  // namespace
}  // namespace hexwright
