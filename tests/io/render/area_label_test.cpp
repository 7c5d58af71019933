#include "io/render/board/area_label.h"

#include <cmath>

#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

/// Three rows of land with sea around, all of the land one area.
Scenario labelled_isle(const std::string& name = "Isle") {
  Scenario scenario;
  for (int r = -2; r <= 2; ++r)
    for (int q = -3; q <= 3; ++q) {
      const bool land = std::max(std::abs(q), std::abs(r)) <= 1;
      scenario.cells[Hex{q, r}] = cell_of(land ? Terrain::Forest : Terrain::Sea);
      if (land) scenario.areas[name].cells.insert(Hex{q, r});
    }
  return scenario;
}

Point place_in(const Scenario& scenario, bool turned = false) {
  return label_places(scenario, BoardView{.scale = 60, .origin = {}, .quarter_turned = turned})
      .front()
      .value()
      .place;
}

TEST(AreaLabel, StandsOnTheUpperBorderInTheMiddle) {
  const Point middle = centre({0, -1});
  EXPECT_EQ(place_in(labelled_isle()), (Point{middle.x, middle.y - 0.75}));
  const Point west = centre({-1, -1});  // comes to lie at the top
  EXPECT_EQ(place_in(labelled_isle(), true), (Point{west.x - hex_width / 2, west.y}));
}

TEST(AreaLabel, LeavesThePirateAndTheRobberInSight) {
  for (const Marker marker : all_markers) {
    Scenario scenario = labelled_isle();
    scenario.markers[marker] = Hex{1, -2};
    const Point now = place_in(scenario);
    EXPECT_DOUBLE_EQ(now.y, place_in(labelled_isle()).y) << "it stays in its row";
    EXPECT_GE(std::abs(now.x - place_in(labelled_isle()).x), hex_width - 1e-9);
  }
}

TEST(AreaLabel, LeavesAHarborInSight) {
  const std::string name = "Isle of the long beaches";
  Scenario scenario = labelled_isle(name);
  scenario.harbors[Path(Hex{-2, 0}, Direction::East)] = {.facing = Direction::East};
  // Its upper hex stands beside the harbor, and the name is wider than the hex.
  EXPECT_GT(place_in(scenario, true).x, place_in(labelled_isle(name), true).x + 0.5) << "a row further down";
}

TEST(AreaLabel, HidesNoTokenOfTheHexBeside) {
  const std::string name = "Isle of the long beaches";
  Scenario scenario = labelled_isle(name);
  scenario.harbors[Path(Hex{-2, 0}, Direction::East)] = {.facing = Direction::East};
  const Point beside_the_first = place_in(scenario, true);
  scenario.cells[Hex{-1, -1}].token = 6;
  EXPECT_GT(place_in(scenario, true).x, beside_the_first.x + 0.5) << "another row further down";
}

/// One column of land, each hex with its number, and land with numbers on both sides of it.
Scenario dense_land(const std::string& name) {
  Scenario scenario;
  for (int r = -3; r <= 3; ++r)
    for (int q = -3; q <= 3; ++q) {
      scenario.cells[Hex{q, r}] = {Terrain::Forest, 4, ""};
      if (q == 0 && std::abs(r) < 2) scenario.areas[name].cells.insert(Hex{q, r});
    }
  return scenario;
}

TEST(AreaLabel, IsCutWhereTheWholeNameFindsNoPlace) {
  const BoardView turned{.scale = 60, .origin = {}, .quarter_turned = true};
  const auto short_one = label_places(dense_land("Isle"), turned).front();
  const auto long_one = label_places(dense_land("Isle of the long beaches"), turned).front();
  ASSERT_TRUE(short_one && long_one);
  EXPECT_LT(long_one->most_width, short_one->most_width);
  EXPECT_LT(half_label("Isle of the long beaches", {}, *long_one, 60).x, 1.14) << "beside two tokens";
}

TEST(AreaLabel, IsLeftOutRatherThanHideAPiece) {
  Scenario scenario;
  scenario.cells[Hex{0, 0}] = {Terrain::Forest, 4, ""};
  scenario.areas["Isle of the long beaches"].cells.insert(Hex{0, 0});
  for (const Direction d : all_directions) {
    const Path path(Hex{0, 0}, d);
    scenario.cells[neighbour({0, 0}, d)] = cell_of(Terrain::Sea);
    scenario.harbors[path] = {.facing = opposite(d)};
  }
  scenario.markers = {{Marker::Robber, {0, 0}}, {Marker::Pirate, {1, 0}}};
  const BoardView turned{.scale = 22, .origin = {}, .quarter_turned = true};
  EXPECT_EQ(label_places(scenario, turned).front(), std::nullopt);
}

TEST(AreaLabel, OfTheFrameLiesWithinTheBoard) {
  for (const bool turned : {false, true}) {
    Scenario scenario;
    scenario.cells[Hex{0, 0}] = cell_of(Terrain::Sea);
    scenario.areas["Frame"] = {.roles = {AreaRole::Frame}, .chits = {}, .cells = {Hex{0, 0}}};
    const Point place = place_in(scenario, turned);
    EXPECT_LT(std::hypot(place.x, place.y), 0.55);
  }
}

TEST(AreaLabel, LiesWithinTheBoardWhereLandIsAtItsEdge) {
  Scenario scenario;
  scenario.cells[Hex{0, 0}] = cell_of(Terrain::Hills);
  scenario.areas["Land"].cells.insert(Hex{0, 0});
  EXPECT_GE(place_in(scenario).y - 0.18, -hex_height / 2);
  EXPECT_GE(place_in(scenario, true).x - 0.18, -hex_width / 2);
}

}  // namespace
}  // namespace hexwright
