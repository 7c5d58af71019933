#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

Scenario two_hexes() {
  Scenario scenario;
  scenario.cells[Hex{-40, 7}] = cell_of(Terrain::Forest);
  scenario.cells[Hex{-38, 7}] = cell_of(Terrain::Fields);
  return scenario;
}

TEST(Fit, KeepsTheMarginAndCentresTheBoard) {
  const BoardView view = fit(two_hexes(), 400, 200, 20);
  const Spot left = view.to_spot(centre({-40, 7}));
  const Spot right = view.to_spot(centre({-38, 7}));
  EXPECT_NEAR(left.x - view.scale * hex_width / 2, 20, 1e-6);
  EXPECT_NEAR(right.x + view.scale * hex_width / 2, 380, 1e-6);
  EXPECT_NEAR(left.y, 100, 1e-6);
}

TEST(Fit, GivesAUsableViewForAnEmptyScenarioAndForNoRoom) {
  EXPECT_GT(fit(Scenario{}, 400, 300, 10).scale, 0);
  EXPECT_GT(fit(two_hexes(), 5, 5, 10).scale, 0);
}

TEST(Fit, TurnsScenariosThatAskForIt) {
  Scenario scenario = two_hexes();
  scenario.details.quarter_turned = true;
  const BoardView view = fit(scenario, 200, 400, 20);
  EXPECT_TRUE(view.quarter_turned);
  const Spot west = view.to_spot(centre({-40, 7}));
  const Spot east = view.to_spot(centre({-38, 7}));
  EXPECT_LT(west.y, east.y) << "west comes to lie at the top";
  EXPECT_NEAR(west.x, east.x, 1e-6);
  EXPECT_NEAR(west.y - view.scale * hex_width / 2, 20, 1e-6);
}

TEST(BoardView, FindsThePointAgainThatItShowed) {
  for (const bool turned : {false, true}) {
    const BoardView view{.scale = 17, .origin = {30, -4}, .quarter_turned = turned};
    const Point back = view.to_point(view.to_spot({2.5, -1.25}));
    EXPECT_NEAR(back.x, 2.5, 1e-9);
    EXPECT_NEAR(back.y, -1.25, 1e-9);
  }
}

TEST(QuarterTurn, TurnsTheBoardAndNotTheTokens) {
  Scenario scenario = one_hex(cell_of(Terrain::Pasture, 6));
  scenario.details.quarter_turned = true;
  const Picture turned(scenario, 600, 600);
  const Spot middle = turned.view.to_spot({});
  // Below the middle of the picture, where the number stands, whatever the model calls that direction.
  const Rgb below = pixel(turned.image, static_cast<int>(middle.x),
                          static_cast<int>(middle.y + (0.1 + 0.36 - 0.015) * turned.view.scale));
  EXPECT_TRUE(is_strong_red(below));
  // Flat-top: the corners lie to the left and right.
  const auto is_desk = [&](double x, double y) {
    return pixel(turned.image, static_cast<int>(middle.x + x * turned.view.scale),
                 static_cast<int>(middle.y + y * turned.view.scale)) == pixel(turned.image, 0, 0);
  };
  EXPECT_FALSE(is_desk(0.95, 0));
  EXPECT_TRUE(is_desk(0, 0.95));
}

}  // namespace
}  // namespace hexwright
