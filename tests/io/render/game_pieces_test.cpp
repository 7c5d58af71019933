#include <algorithm>
#include <cmath>

#include <cairo.h>

#include "io/render/board/seam.h"
#include "io/render/pieces/pieces.h"
#include "tests/io/render/colour_sight.h"
#include "tests/io/render/picture.h"

namespace hexwright {
namespace {

using Kind = BoardPiece::Kind;

Rgb rgb_of(Colour c) { return {255 * c.red, 255 * c.green, 255 * c.blue}; }

TEST(Seats, AreToldApartByColourInEveryKindOfColourSight) {
  constexpr double at_a_glance = 20;
  for (const Sight& sight : sights)
    for (const SeatId a : Ids<SeatId>(seat_looks))
      for (const SeatId b : Ids<SeatId>(a.value())) {
        const auto seen = [&](SeatId seat) {
          return lab(times(sight.matrix, linear_light(rgb_of(seat_colour(seat)))));
        };
        EXPECT_GE(apart(seen(a), seen(b)), at_a_glance) << a << " and " << b << " with " << sight.name;
      }
}

TEST(Seats, AreToldApartByLightnessInGrey) {
  for (const SeatId a : Ids<SeatId>(seat_looks))
    for (const SeatId b : Ids<SeatId>(a.value()))
      EXPECT_GE(std::abs(lightness(rgb_of(seat_colour(a))) - lightness(rgb_of(seat_colour(b)))), 10)
          << a << " and " << b;
}

TEST(Seats, BearSignsThatReadOnTheirColours) {
  for (const SeatId seat : Ids<SeatId>(seat_looks))
    EXPECT_GE(std::abs(lightness(rgb_of(seat_colour(seat))) - lightness(rgb_of(seat_ink(seat)))), 40) << seat;
}

/// A picture of a scenario with pieces on it.
struct GamePicture : Picture {
  GamePicture(const Scenario& scenario, const std::vector<BoardPiece>& pieces,
              const Highlights& highlights = {})
      : Picture(scenario, 600, 500) {
    cairo_t* cairo = cairo_create(static_cast<cairo_surface_t*>(image.cairo_surface()));
    draw_pieces(cairo, pieces, scenario.topology, view);
    draw_highlights(cairo, highlights, seat_colour(SeatId(0)), scenario.topology, view, 1);
    cairo_destroy(cairo);
  }
  int count_of(Point p, Colour colour, double radius = 0.3) const {
    const Rgb wanted = rgb_of(colour);
    return count_around(p, radius, [&](const Rgb& c) {
      return std::abs(c[0] - wanted[0]) < 3 && std::abs(c[1] - wanted[1]) < 3 &&
             std::abs(c[2] - wanted[2]) < 3;
    });
  }
};

Scenario plain_board(bool turned = false) {
  Scenario scenario;
  for (int q = -2; q <= 2; ++q)
    for (int r = -2; r <= 2; ++r) scenario.cells[Hex{q, r}] = cell_of(Terrain::Sea);
  scenario.details.quarter_turned = turned;
  return scenario;
}

TEST(GamePieces, StandWhereTheyAreInTheColourOfTheirSeat) {
  const Path path(Hex{0, 0}, Direction::East);
  const Intersection place(Hex{0, 0}, Corner::North);
  for (const bool turned : {false, true})
    for (const SeatId seat : Ids<SeatId>(seat_looks)) {
      for (const Kind kind : {Kind::Road, Kind::Ship})
        EXPECT_GT(
            GamePicture(plain_board(turned), {{kind, seat, path}}).count_of(middle(path), seat_colour(seat)),
            40)
            << seat;
      for (const Kind kind : {Kind::Settlement, Kind::City, Kind::Merchant}) {
        const GamePicture picture(plain_board(turned), {{kind, seat, place}});
        EXPECT_GT(picture.count_of(position(place), seat_colour(seat)), 40) << seat;
        EXPECT_EQ(picture.count_of(centre({0, 1}), seat_colour(SeatId(0)), 0.2), 0);
      }
    }
}

TEST(GamePieces, LieOnTheirSideWhenOverturned) {  // FRO-12
  const Intersection place(Hex{0, 0}, Corner::North);
  const auto bytes = [&](bool overturned) {
    return render_game_svg(plain_board(),
                           std::vector<BoardPiece>{{Kind::Settlement, SeatId(0), place, overturned}}, {}, {},
                           400);
  };
  EXPECT_NE(bytes(true), bytes(false));
}

TEST(GamePieces, BelongToEveryKindOfPicture) {
  const std::vector<BoardPiece> pieces{{Kind::City, SeatId(1), Intersection(Hex{0, 0}, Corner::North)}};
  for (const auto render : {render_game_png, render_game_svg, render_game_pdf}) {
    EXPECT_NE(render(plain_board(), pieces, {}, {}, 400), render(plain_board(), {}, {}, {}, 400));
    EXPECT_EQ(render(plain_board(), pieces, {}, {}, 400), render(plain_board(), pieces, {}, {}, 400));
  }
  EXPECT_EQ(render_game_png(plain_board(), {}, {}, {}, 400), render_png(plain_board(), {}, 400));
}

TEST(GamePieces, LookTheSameFromAPainterThatKeepsTheirPictures) {
  std::vector<BoardPiece> pieces;
  int seat = 0;
  for (const Direction side : {Direction::East, Direction::SouthEast, Direction::SouthWest})
    for (const Kind kind : {Kind::Road, Kind::Ship})
      pieces.push_back({kind, SeatId(seat++ % seat_looks), Path(Hex{kind == Kind::Road ? 0 : -1, 1}, side)});
  for (const Kind kind : {Kind::Settlement, Kind::City, Kind::Merchant})
    pieces.push_back(
        {kind, SeatId(seat++ % seat_looks), Intersection(Hex{seat % 3, -1}, Corner::North), seat % 2 == 0});
  PiecePainter painter;
  for (const bool turned : {false, false, true}) {
    const GamePicture drawn(plain_board(turned), pieces);
    const Picture kept(plain_board(turned), 600, 500);
    cairo_t* cairo = cairo_create(static_cast<cairo_surface_t*>(kept.image.cairo_surface()));
    painter.draw(cairo, pieces, {}, kept.view);
    cairo_destroy(cairo);
    for (const BoardPiece& piece : pieces) {
      const auto* path = std::get_if<Path>(&piece.at);
      const Point at = path ? middle(*path) : position(std::get<Intersection>(piece.at));
      // Whole pixels move them by less than one.
      EXPECT_LT(apart(drawn.average(at, 0.3), kept.average(at, 0.3)), 6) << piece.seat;
    }
  }
}

TEST(GameSigns, NameAnEventAboveItsCard) {  // FRO-02
  const std::vector<BoardSign> signs{{Hex{0, 0}, "Green Folk"}};
  EXPECT_NE(render_game_png(plain_board(), {}, signs, {}, 400),
            render_game_png(plain_board(), {}, {}, {}, 400));
}

TEST(GamePieces, ShowAtBothEdgesOfAJoinedBoard) {
  Scenario scenario;
  scenario.topology = Topology::joined_east_west(4, 0);
  for (int q = 0; q < 4; ++q)
    for (int r = 0; r < 2; ++r)
      scenario.cells[scenario.topology.canonical(Hex{q, r})] = cell_of(Terrain::Sea);
  const Intersection edge = scenario.topology.canonical(Intersection(Hex{0, 0}, Corner::NorthWest));
  const GamePicture picture(scenario, {{Kind::City, SeatId(0), edge}});
  int at_edges = 0;
  for (const Point shift : copies(scenario.topology)) {
    const Point p = position(edge);
    if (picture.count_of({p.x + shift.x, p.y + shift.y}, seat_colour(SeatId(0)), 0.2) > 10) ++at_edges;
  }
  EXPECT_EQ(at_edges, 2);
}

TEST(Highlights, MarkPlacesAndTheOneUnderThePointerMore) {
  const Intersection place(Hex{0, 0}, Corner::North), other(Hex{0, 0}, Corner::South);
  Highlights highlights{.intersections = {place, other}};
  const auto inked = [&](Intersection i) {
    return GamePicture(plain_board(), {}, highlights).count_of(position(i), seat_colour(SeatId(0)));
  };
  const int plain = inked(place);
  EXPECT_GT(plain, 10);
  highlights.focus = place;
  EXPECT_GT(inked(place), plain);
  EXPECT_NEAR(inked(other), plain, 3);  // pixels at the rim
}

}  // namespace
}  // namespace hexwright
