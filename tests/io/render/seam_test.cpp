#include "io/render/board/seam.h"

#include <cmath>

#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

/// Sea all over a joined board of six by six hexes, one pasture on the seam.
struct Round {
  explicit Round(Topology topology, Hex last) : last(last), on_seam(topology.canonical(last)) {
    scenario.topology = topology;
    for (int r = 0; r < 6; ++r)
      for (int column = 0; column < 6; ++column)
        scenario.cells[topology.canonical(Hex{column - r / 2, r})] = cell_of(Terrain::Sea);
    scenario.cells.at(on_seam) = cell_of(Terrain::Pasture, 8);
  }
  Point period() const { return centre(scenario.topology.period()); }

  Scenario scenario;
  Hex last;  ///< on the seam, spelled where it lies at the eastern or southern edge
  Hex on_seam;
};

/// The seam runs through the middle of the last column or of the first row.
const std::array rounds{Round(Topology::joined_east_west(6, 0), {4, 3}),
                        Round(Topology::joined_north_south(6, 0), {0, 6})};

DrawOptions with_ghosts() {
  DrawOptions options;
  options.ghosts = true;
  options.letters = false;
  return options;
}

bool is_green(const Rgb& c) { return c[1] > c[0] + 20 && c[1] > c[2] + 20; }

double paleness(const Rgb& c) { return (c[0] + c[1] + c[2]) / 3; }

Point moved(Point p, Point by, double times) { return {p.x + by.x * times, p.y + by.y * times}; }

/// From a point of the seam towards the middle of the board, one hex side long.
Point inwards(const Round& round) {
  const Point period = round.period();
  const double length = std::hypot(period.x, period.y);
  return {-period.x / length, -period.y / length};
}

TEST(Seam, HexesThatItCutsShowHalfAtEachEdge) {  // EXP-07, DES-07
  for (const bool turned : {false, true})
    for (Round round : rounds) {
      round.scenario.details.quarter_turned = turned;
      const Picture picture(round.scenario, 900, 900);
      const Point in = inwards(round);
      const Point last = centre(round.last);
      const Point first = moved(last, round.period(), -1);
      EXPECT_TRUE(is_green(picture.average(moved(last, in, 0.65), 0.05)));
      EXPECT_TRUE(is_green(picture.average(moved(first, in, -0.65), 0.05)));
      // Beyond the edges lies nothing but the backdrop.
      const Rgb backdrop = pixel(picture.image, 0, 0);
      EXPECT_EQ(picture.at(moved(last, in, -0.65)), backdrop);
      EXPECT_EQ(picture.at(moved(first, in, 0.65)), backdrop);
    }
}

TEST(Seam, TokensOnACutHexAreWholeAtBothEdges) {
  for (const Round& round : rounds) {
    const Picture picture(round.scenario, 900, 900);
    const auto red = [&](Point c) { return picture.count_around({c.x, c.y + 0.1}, 0.4, is_strong_red); };
    const int at_last = red(centre(round.last));
    EXPECT_GT(at_last, 100);
    EXPECT_NEAR(red(moved(centre(round.last), round.period(), -1)), at_last, 10);
  }
}

TEST(Seam, WithoutGhostsNothingShowsOfTokensBeyondIt) {
  Round round = rounds[0];
  const Hex beside{0, 0};  // its western side is the seam
  round.scenario.cells.at(beside) = cell_of(Terrain::Pasture, 8);
  // Small tokens take more of their hex.
  const Picture picture(round.scenario, 160, 160);
  const Point beyond = moved(centre(beside), round.period(), 1);
  EXPECT_GT(picture.count_around(centre(beside), 0.6, is_strong_red), 0);
  EXPECT_EQ(picture.count_around(beyond, 0.6, is_strong_red), 0);
}

TEST(Seam, GhostsAreDimmedCopiesOfTheHexesOnePeriodAway) {  // EXP-07, DES-07
  for (const bool turned : {false, true})
    for (Round round : rounds) {
      round.scenario.details.quarter_turned = turned;
      round.scenario.cells.at(round.on_seam) = cell_of(Terrain::Forest);
      const Picture picture(round.scenario, 900, 900, with_ghosts());
      const Rgb backdrop = pixel(picture.image, 0, 0);
      const Point in = inwards(round);
      const Point last = centre(round.last);
      const auto halves_differ = [&](Point c, double to_board) {
        const double board = paleness(picture.average(moved(c, in, 0.65 * to_board), 0.05));
        const double beyond = paleness(picture.average(moved(c, in, -0.65 * to_board), 0.05));
        EXPECT_GT(beyond, board + 40);
        EXPECT_LT(beyond, paleness(backdrop) - 20);
      };
      halves_differ(last, 1);
      halves_differ(moved(last, round.period(), -1), -1);
    }
}

TEST(Seam, TheViewLeavesRoomForGhosts) {
  for (const Round& round : rounds) {
    const BoardView plain = fit(round.scenario, 900, 900, 10);
    const BoardView ghosts = fit(round.scenario, 900, 900, 10, with_ghosts());
    EXPECT_LT(ghosts.scale, plain.scale);
    for (const double times : {0.0, -1.0}) {
      const Spot spot = ghosts.to_spot(moved(centre(round.last), round.period(), times));
      EXPECT_GT(std::min(spot.x, spot.y), 10);
      EXPECT_LT(std::max(spot.x, spot.y), 890);
    }
  }
}

TEST(Seam, AnEditBesideItIsDrawnAgainAtBothPlaces) {  // EXP-07, DES-07
  for (const Round& round : rounds) {
    Scenario scenario = round.scenario;
    Picture picture(scenario, 900, 900, with_ghosts());
    const Point here = centre(round.last);
    const Point there = moved(here, round.period(), -1);
    const std::array places{here, there};
    std::vector<Rgb> before;
    for (const Point p : places) before.push_back(picture.average(p));
    scenario.cells.at(round.on_seam) = cell_of(Terrain::Hills, 4);
    const std::array changed{round.on_seam};
    picture.image.redraw(scenario, changed);
    for (std::size_t i = 0; i < places.size(); ++i) EXPECT_NE(picture.average(places[i]), before[i]);
    EXPECT_EQ(picture.average(here), Picture(scenario, 900, 900, with_ghosts()).average(here));
  }
}

TEST(Seam, AFlatBoardHasOneCopyAndNoSeam) {
  EXPECT_EQ(copies(Topology()), std::vector{Point{}});
  EXPECT_EQ(copies(Topology::joined_east_west(6, 0)).size(), 3U);
  Scenario scenario = one_hex(cell_of(Terrain::Sea));
  EXPECT_EQ(fit(scenario, 300, 300, 10), fit(scenario, 300, 300, 10, with_ghosts()));
}

}  // namespace
}  // namespace hexwright
