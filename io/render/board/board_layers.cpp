#include <algorithm>

#include "io/render/board/area_borders.h"
#include "io/render/board/board_painter.h"
#include "io/render/board/coordinates.h"
#include "io/render/board/things_on_hexes.h"
#include "io/render/board/token.h"
#include "io/render/motifs/motifs.h"
#include "io/render/pen/palette.h"
#include "model/own/vocabulary.h"

// The layers of a board, each drawn by itself over a window of it.

namespace hexwright {
namespace {

constexpr auto hex_of_entry = [](const auto& entry) { return entry.first; };
constexpr auto hex_of_path_entry = [](const auto& entry) { return entry.first.hex(); };
/// Of an own mark on a hex, where neither the token nor the robber lies.
constexpr Point beside_token{0.5, -0.4};
constexpr Point marked_path_reach{0.62, 0.62};
constexpr auto hex_of_intersection = [](const Intersection& i) { return i.hex(); };

/// Lines of the empty grid would only blur the picture below this scale.
constexpr double least_grid_scale = 6;

std::uint32_t harbor_look(const PlacedHarbor& kind) {
  if (const auto face = fixed(kind)) return static_cast<std::uint32_t>(*face);
  return pool_of(kind) ? 100 : 101;
}

}  // namespace

const Sprite& BoardPainter::tile(const Cell& cell, Sides beaches) {
  const Point reach = style_.shape.reach();
  if (legend_.is_open_stack(cell.stack))
    return sprites_.get({Figure::Socket, names_.number(cell.stack)}, reach,
                        [&](Pen& pen) { draw_socket(pen, style_, cell.stack); });
  if (is_hidden(cell))
    return sprites_.get({Figure::Mist, names_.number(cell.stack)}, reach, [&](Pen& pen) {
      draw_mist(pen, style_, cell.stack, legend_.stack_number(cell.stack));
    });
  if (const auto* pool = pool_of(cell.terrain))
    return sprites_.get({Figure::Pool, names_.number(*pool)}, reach,
                        [&](Pen& pen) { draw_pool(pen, style_, *pool); });
  if (const auto terrain = fixed(cell.terrain))
    return terrain_tile(*terrain, style_.theme == BoardTheme::Standard ? beaches : 0);
  return sprites_.get({Figure::Undecided}, reach, [&](Pen& pen) { draw_undecided(pen, style_); });
}

const Sprite& BoardPainter::terrain_tile(Terrain terrain, Sides beaches) {
  const Point reach = style_.shape.reach();
  const auto kind = static_cast<std::uint32_t>(terrain);
  return sprites_.get({Figure::Terrain, kind, beaches}, reach, [&](Pen& pen) {
    if (!beaches || sprites_.kind() == Sprites::Kind::Recorded)
      return draw_terrain(pen, style_, terrain, beaches);
    // A sea hex has as many looks as there are coasts: its water is drawn once.
    put_into(pen, sprites_.get({Figure::Landscape, kind}, reach,
                               [&](Pen& of_water) { draw_landscape(of_water, style_, terrain); }));
    draw_upon_landscape(pen, style_, terrain, beaches);
  });
}

const Sprite* BoardPainter::token(const Cell& cell) {
  constexpr double radius = token_radius * small_token + 0.05;
  const Point reach{radius, radius};
  if (is_hidden(cell)) return nullptr;
  if (const auto* pool = pool_of(cell.token))
    return &sprites_.get({Figure::DrawnToken, names_.number(*pool)}, reach,
                         [&](Pen& pen) { draw_drawn_token(pen, *pool); });
  if (const auto number = fixed(cell.token))
    return &sprites_.get({Figure::Token, static_cast<std::uint32_t>(*number)}, reach,
                         [&](Pen& pen) { draw_token(pen, *number, style_.theme); });
  return nullptr;
}

bool BoardPainter::is_shore(const Cell& cell) const {
  if (is_hidden(cell)) return false;
  if (const auto terrain = fixed(cell.terrain)) return is_land(*terrain);
  const auto* pool = pool_of(cell.terrain);
  return pool && legend_.is_land_pool(*pool);
}

void BoardPainter::paint_grid(const Scenario& scenario, const HexWindow& window) {
  if (!options_.grid || view_.scale < least_grid_scale) return;
  const Sprite& empty = sprites_.get({Figure::Empty}, style_.shape.reach(),
                                     [&](Pen& pen) { draw_empty(pen, style_, behind_); });
  for (int r = window.first_row(); r <= window.last_row(); ++r)
    for (int q = window.first_in(r); q <= window.last_in(r); ++q)
      if (scenario.topology.canonical(Hex{q, r}) == Hex{q, r}) put_at(centre({q, r}), empty);
}

void BoardPainter::paint_tiles(const Scenario& scenario, const HexWindow& window) {
  if (!options_.hexes) return;
  NeighbourFinder finder(scenario.cells, scenario.topology, hex_of_entry);
  visit_window(scenario.cells, window, hex_of_entry, [&](const auto& entry) {
    const Hex hex = entry.first;
    const Cell& cell = entry.second;
    if (!is_in_sight(hex)) return;
    Sides beaches = 0;
    if (open_terrain(cell) == Terrain::Sea)
      for (const Direction d : all_directions)
        if (const auto* other = finder.find(hex, d); other && is_shore(other->second)) beaches |= side_bit(d);
    put_tile(centre(hex), tile(cell, beaches));
  });
}

void BoardPainter::paint_area_borders(const Scenario& scenario, const HexWindow& window) {
  if (!options_.areas) return;
  visit_borders(scenario, window, [&](const BorderHex& border) {
    if (!is_in_sight(border.hex)) return;
    const int colour = border.frame ? palette::area_colours : border.area % palette::area_colours;
    const SpriteKey key{Figure::AreaBorder, static_cast<std::uint32_t>(colour), packed(border.lanes)};
    put_at(centre(border.hex), sprites_.get(key, style_.shape.reach(),
                                            [&](Pen& pen) { draw_area_border(pen, style_.shape, border); }));
  });
}

void BoardPainter::paint_harbors(const Scenario& scenario, const HexWindow& window) {
  if (!options_.harbors) return;
  const auto paint_one = [&](const auto& entry) {
    const Harbor& harbor = entry.second;
    const Hex hex = scenario.topology.canonical(harbor_hex(entry.first, harbor));
    if (!is_in_sight(hex)) return;
    const SpriteKey key{Figure::Harbor, harbor_look(harbor.kind), static_cast<std::uint32_t>(harbor.facing)};
    const Sprite& sprite = sprites_.get(
        key, style_.shape.reach(), [&](Pen& pen) { draw_harbor(pen, style_, harbor.facing, harbor.kind); });
    put_at(centre(hex), sprite);
  };
  if (scenario.topology.kind() == Topology::Kind::Flat)
    return visit_window(scenario.harbors, window, hex_of_path_entry, paint_one);
  // On a joined board a harbor's sea hex may lie at the other end of the picture than its path's name.
  for (const auto& entry : scenario.harbors)
    if (window.contains(scenario.topology.canonical(harbor_hex(entry.first, entry.second)))) paint_one(entry);
}

void BoardPainter::paint_frontiers(const Scenario& scenario, const HexWindow&) {
  // They reach farther than a window sees, and they are few.
  for (const auto& [path, middle] : scenario.frontiers) {
    const Direction side = path.side();
    const bool first = scenario.topology.canonical(ends(path)[0]) == middle;
    const SpriteKey key{Figure::Frontier, static_cast<std::uint32_t>(side), first ? 1U : 0U};
    put_at(centre(path.hex()), sprites_.get(key, frontier_reach, [&](Pen& pen) {
      draw_frontier(pen, style_.shape, side, first);
    }));
  }
}

bool BoardPainter::lies_on_board(Point p) const {
  if (!seam_ || options_.ghosts) return true;
  constexpr double rounding = 1e-6;
  const auto [left, top, right, bottom] = seam_->board();
  const double x = p.x + shift_.x, y = p.y + shift_.y;
  return x >= left - rounding && x <= right + rounding && y >= top - rounding && y <= bottom + rounding;
}

void BoardPainter::paint_tokens(const Scenario& scenario, const HexWindow& window) {
  if (!options_.numbers || sprites_.detail() < Detail::Signs) return;
  visit_window(scenario.cells, window, hex_of_entry, [&](const auto& entry) {
    if (!is_in_sight(entry.first) || !lies_on_board(centre(entry.first))) return;
    if (const Sprite* sprite = token(entry.second)) put_at(centre(entry.first), *sprite, token_place);
  });
}

void BoardPainter::paint_markers(const Scenario& scenario, const HexWindow& window) {
  if (!options_.markers) return;
  visit_window(scenario.closed_to_founding, window, hex_of_intersection, [&](const Intersection& i) {
    put_at(position(i), sprites_.get({Figure::Closed}, {0.3, 0.3}, [](Pen& pen) { draw_closed(pen); }));
  });
  paint_marks(scenario, window);
  for (const auto& entry : scenario.markers) {
    const Marker marker = entry.first;
    const SpriteKey key{Figure::Marker, static_cast<std::uint32_t>(marker)};
    put_at(centre(entry.second), sprites_.get(key, {0.55, 0.55}, [&](Pen& pen) { draw_marker(pen, marker); }),
           marker_place);
  }
}

void BoardPainter::paint_marks(const Scenario& scenario, const HexWindow&) {
  // They lie at hexes, paths and intersections, and they are few.
  for (const auto& [place, mark] : scenario.marks)
    if (const own::OwnMark* own = scenario.own.mark(mark.kind))
      paint_own_mark(place, *own);
    else
      paint_mark(place, mark);
}

void BoardPainter::paint_mark(const MarkPlace& place, const Mark& mark) {
  const SpriteKey key{Figure::Mark, static_cast<std::uint32_t>(mark.kind),
                      static_cast<std::uint32_t>(mark.number)};
  put_at(place_of_mark(place), sprites_.get(key, mark_reach, [&](Pen& pen) { draw_mark(pen, mark); }));
}

void BoardPainter::paint_own_mark(const MarkPlace& place, const own::OwnMark& mark) {
  if (const auto* path = std::get_if<Path>(&place)) {
    const SpriteKey band{Figure::MarkedPath, mark.colour, static_cast<std::uint32_t>(path->side())};
    put_at(place_of_mark(place), sprites_.get(band, marked_path_reach, [&](Pen& pen) {
      const HexShape& shape = style_.shape;
      const Point middle = shape.side_middle(path->side());
      const auto end = [&](Corner corner) {
        const Point at = shape.corner(corner);
        return Point{at.x - middle.x, at.y - middle.y};
      };
      draw_marked_path(pen, mark.colour, end(ends(path->side())[0]), end(ends(path->side())[1]));
    }));
  }
  // Packs change while sprites are kept: the look says which it is.
  const auto symbol = std::ranges::find(own::all_symbols, mark.symbol) - own::all_symbols.begin();
  const SpriteKey key{Figure::Mark, static_cast<std::uint32_t>(mark.value),
                      mark.colour << 8U | static_cast<std::uint32_t>(symbol)};
  put_at(place_of_mark(place), sprites_.get(key, mark_reach, [&](Pen& pen) { draw_own_mark(pen, mark); }),
         std::holds_alternative<Hex>(place) ? beside_token : Point{});
}

void BoardPainter::paint_eruption_numbers(const Scenario& scenario, const HexWindow& window) {
  if (sprites_.detail() < Detail::Full) return;
  visit_window(scenario.cells, window, hex_of_entry, [&](const auto& entry) {
    if (open_terrain(entry.second) != Terrain::Volcano || !lies_on_board(centre(entry.first))) return;
    put_at(centre(entry.first), sprites_.get({Figure::EruptionNumbers}, style_.shape.reach(),
                                             [&](Pen& pen) { draw_eruption_numbers(pen, style_.shape); }));
  });
}

void BoardPainter::paint_coordinates(const Scenario& scenario, const HexWindow& window) {
  if (!options_.coordinates || view_.scale < least_coordinates_scale) return;
  visit_window(scenario.cells, window, hex_of_entry, [&](const auto& entry) {
    write_coordinates(sprites_, entry.first,
                      [&](const Sprite& sign, Point beside) { put_at(centre(entry.first), sign, beside); });
  });
}

void BoardPainter::paint_layers(const Scenario& scenario, const PixelRect& rect,
                                std::initializer_list<Layer> layers) {
  std::vector<std::pair<Point, HexWindow>> places;
  for (const Point shift : copies(scenario.topology))
    places.emplace_back(shift, HexWindow(view_, rect, shift));
  for (const Layer layer : layers)
    for (const auto& [shift, window] : places) {
      shift_ = shift;
      (this->*layer)(scenario, window);
    }
  lay_down();
  shift_ = {};
}

void BoardPainter::paint_ground(const Scenario& scenario, const PixelRect& rect) {
  paint_layers(scenario, rect,
               {&BoardPainter::paint_grid, &BoardPainter::paint_tiles, &BoardPainter::paint_area_borders,
                &BoardPainter::paint_frontiers});
}

void BoardPainter::paint_pieces(const Scenario& scenario, const PixelRect& rect) {
  paint_layers(scenario, rect,
               {&BoardPainter::paint_harbors, &BoardPainter::paint_tokens, &BoardPainter::paint_markers,
                &BoardPainter::paint_coordinates});
}

void BoardPainter::paint_top(const Scenario& scenario, const PixelRect& rect) {
  paint_layers(scenario, rect, {&BoardPainter::paint_eruption_numbers});
}

}  // namespace hexwright
