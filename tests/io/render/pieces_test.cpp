#include <array>
#include <cmath>
#include <set>

#include "tests/io/render/picture.h"

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

TEST(HarborDrawing, OwnKindsShowWhatTheyTake) {
  const auto picture = [](const char* attribute, const char* value) {
    Scenario scenario = island();
    own::Element harbor{"harbor", {{"id", "h"}, {"title", "H"}, {"rate", "2"}}, {}};
    harbor.set(attribute, value);
    scenario.own = own::Packs({{"pack", {{"id", "p"}, {"title", "P"}, {"language", "1"}}, {harbor}}});
    scenario.harbors[Path({0, 0}, Direction::East)] = {Direction::East, scenario.own.harbors().front().value};
    return Picture(scenario);
  };
  const std::array<Picture, 6> pictures{picture("rate", "2"),           picture("rate", "3"),
                                        picture("cards", "brick wool"), picture("cards", "ore wool"),
                                        picture("symbol", "anchor"),    picture("colour", "AA2200")};
  for (std::size_t i = 0; i < pictures.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_GT(differing_pixels(pictures[i], pictures[j], {}, 0.45), 20) << i << " and " << j;
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

/// Two border hexes with a third that their centre intersection touches.
Scenario frontier(Path path, Intersection centre, bool laid) {
  Scenario scenario;
  for (const Hex h : path.hexes()) scenario.cells[h] = cell_of(Terrain::Mountains, 5);
  for (const Hex h : centre.hexes())
    if (!path.borders(h)) scenario.cells[h] = cell_of(Terrain::Pasture);
  if (laid) scenario.frontiers[path] = centre;
  return scenario;
}

/// Of the corners of both hexes, those where the frontier's mark covers the ground.
std::set<Intersection> marked_corners(const Picture& before, const Picture& after, Path path) {
  std::set<Intersection> marked;
  for (const Hex h : path.hexes())
    for (const Corner c : all_corners) {
      const Intersection i(h, c);
      if (differing_pixels(before, after, position(i), 0.05) ==
          after.count_around(position(i), 0.05, [](const Rgb&) { return true; }))
        marked.insert(i);
    }
  return marked;
}

TEST(FrontierDrawing, MarksTheFiveIntersectionsOfItsEventsWhicheverWayItLies) {  // FRO-01
  for (const Direction side : {Direction::East, Direction::SouthEast, Direction::SouthWest})
    for (const std::size_t end : {0U, 1U}) {
      const Path path({0, 0}, side);
      const Intersection centre = ends(path)[end];
      const Picture before(frontier(path, centre, false));
      const Picture after(frontier(path, centre, true));
      const auto from = [](Intersection a, Intersection b) {
        return std::hypot(position(a).x - position(b).x, position(a).y - position(b).y);
      };
      // On the settlers' side: the corners that are nearer to that end of the path than to the other.
      std::set<Intersection> wanted;
      for (const Hex h : path.hexes())
        for (const Corner c : all_corners)
          if (const Intersection i(h, c); from(i, centre) + 0.1 < from(i, ends(path)[1 - end]))
            wanted.insert(i);
      EXPECT_EQ(wanted.size(), 5U);
      EXPECT_EQ(marked_corners(before, after, path), wanted) << short_name(side) << " end " << end;
    }
}

TEST(FrontierDrawing, TellsTheCentreFromTheOtherFour) {  // FRO-01
  const Path path({0, 0}, Direction::East);
  const auto ends_of_path = ends(path);
  const auto is_gold = [](const Rgb& c) { return c[0] > 220 && c[1] > 170 && c[1] < 210 && c[2] < 110; };
  const Picture picture(frontier(path, ends_of_path[1], true));
  EXPECT_GT(picture.count_around(position(ends_of_path[1]), 0.06, is_gold), 4);
  for (const Corner c : {Corner::SouthWest, Corner::South})
    EXPECT_EQ(picture.count_around(position(Intersection({0, 0}, c)), 0.06, is_gold), 0);
}

TEST(FrontierDrawing, LaysAnEventOnEachOfItsHexesUprightWhenTheBoardIsTurned) {  // FRO-01
  const Path path({0, 0}, Direction::SouthWest);
  for (const bool turned : {false, true}) {
    Scenario plain = frontier(path, ends(path)[0], false);
    Scenario laid = frontier(path, ends(path)[0], true);
    plain.details.quarter_turned = laid.details.quarter_turned = turned;
    const Picture before(plain);
    const Picture after(laid);
    for (const Hex h : path.hexes()) {
      const Spot middle = after.view.to_spot(centre(h));
      const Point plate = after.view.to_point({middle.x, middle.y - 0.5 * after.view.scale});
      EXPECT_GT(differing_pixels(before, after, plate, 0.15), 100);
    }
  }
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

TEST(Grid, HasLinesThatAreAllEquallyDark) {
  DrawOptions options;
  options.grid = true;
  const Scenario scenario = one_hex(cell_of(Terrain::Desert));
  const Picture plain(scenario, 800, 300), grid(scenario, 800, 300, options);
  std::vector<double> dark;
  for (const Hex hex : {Hex{1, 0}, Hex{-1, 0}})
    for (const Direction side : all_directions) {
      if (Path(hex, side).hexes()[0] == Hex{} || Path(hex, side).hexes()[1] == Hex{})
        continue;  // of the desert
      const Point place = middle(Path(hex, side));
      dark.push_back(plain.average(place, 0.3)[0] - grid.average(place, 0.3)[0]);
    }
  const auto [least, most] = std::ranges::minmax(dark);
  EXPECT_GT(least, 0);
  EXPECT_LT(most, 1.3 * least);
}

}  // namespace
}  // namespace hexwright
