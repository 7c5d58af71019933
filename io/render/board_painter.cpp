#include "render/board_painter.h"

#include "render/area_borders.h"
#include "render/area_label.h"
#include "render/coordinates.h"
#include "render/frontier.h"
#include "render/harbor.h"
#include "render/marker.h"
#include "render/palette.h"
#include "render/token.h"

namespace hexwright {
namespace {

constexpr auto hex_of_entry = [](const auto& entry) { return entry.first; };
constexpr auto hex_of_path_entry = [](const auto& entry) { return entry.first.hex(); };
constexpr auto hex_of_intersection = [](const Intersection& i) { return i.hex(); };

/// Lines of the empty grid would only blur the picture below this scale.
constexpr double least_grid_scale = 6;

std::uint32_t harbor_look(const PlacedHarbor& kind) {
  if (const auto face = fixed(kind)) return static_cast<std::uint32_t>(*face);
  return pool_of(kind) ? 100 : 101;
}

}  // namespace

BoardPainter::BoardPainter(Sprites::Kind kind, const Scenario& scenario, const View& view,
                           const DrawOptions& options, Detail detail)
    : legend_(scenario), sprites_(kind, view.scale, detail) {
  style_.shape = HexShape(view.quarter_turned);
  style_.overlap = kind == Sprites::Kind::Pixels ? 0.6 / view.scale : 0.005;
  style_.letters = options.letters;
  look_from(scenario, view, options);
}

bool BoardPainter::show(const Scenario& scenario, const View& view, const DrawOptions& options) {
  const bool same_sprites = view.scale == view_.scale && view.quarter_turned == view_.quarter_turned &&
                            options.letters == options_.letters && explains(scenario);
  if (same_sprites) look_from(scenario, view, options);
  return same_sprites;
}

void BoardPainter::look_from(const Scenario& scenario, const View& view, const DrawOptions& options) {
  view_ = view;
  options_ = options;
  // Whole pixels, so that scrolling moves every sprite alike.
  if (sprites_.kind() == Sprites::Kind::Pixels)
    view_.origin = {std::floor(view.origin.x + 0.5), std::floor(view.origin.y + 0.5)};
  labels_ = label_places(scenario);
}

void BoardPainter::move(int dx, int dy) {
  view_.origin.x += dx;
  view_.origin.y += dy;
}

void BoardPainter::put_at(Point p, const Sprite& sprite, Point beside) {
  // What stands beside a hex's centre stands upright there, however the board is turned.
  View upright;
  upright.scale = view_.scale;
  const Spot spot = sprites_.place(view_, p);
  const Spot shift = sprites_.place(upright, beside);
  put(target_, sprite, {spot.x + shift.x, spot.y + shift.y});
}

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
    return sprites_.get({Figure::Terrain, static_cast<std::uint32_t>(*terrain), beaches}, reach,
                        [&](Pen& pen) { draw_terrain(pen, style_, *terrain, beaches); });
  return sprites_.get({Figure::Undecided}, reach, [&](Pen& pen) { draw_undecided(pen, style_); });
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
                         [&](Pen& pen) { draw_token(pen, *number); });
  return nullptr;
}

bool BoardPainter::is_shore(const Cell& cell) const {
  if (is_hidden(cell)) return false;
  if (const auto terrain = fixed(cell.terrain)) return is_land(*terrain);
  const auto* pool = pool_of(cell.terrain);
  return pool && legend_.is_land_pool(*pool);
}

void BoardPainter::paint_grid(const Scenario& scenario, const HexWindow& window) {
  if (view_.scale < least_grid_scale) return;
  const Sprite& empty =
      sprites_.get({Figure::Empty}, style_.shape.reach(), [&](Pen& pen) { draw_empty(pen, style_); });
  for (int r = window.first_row(); r <= window.last_row(); ++r)
    for (int q = window.first_in(r); q <= window.last_in(r); ++q)
      if (scenario.topology.canonical(Hex{q, r}) == Hex{q, r}) put_at(centre({q, r}), empty);
}

void BoardPainter::paint_tiles(const Scenario& scenario, const HexWindow& window) {
  NeighbourFinder finder(scenario.cells, scenario.topology, hex_of_entry);
  visit_window(scenario.cells, window, hex_of_entry, [&](const auto& entry) {
    const Hex hex = entry.first;
    const Cell& cell = entry.second;
    Sides beaches = 0;
    if (open_terrain(cell) == Terrain::Sea)
      for (const Direction d : all_directions)
        if (const auto* other = finder.find(hex, d); other && is_shore(other->second)) beaches |= side_bit(d);
    put_at(centre(hex), tile(cell, beaches));
  });
}

void BoardPainter::paint_area_borders(const Scenario& scenario, const HexWindow& window) {
  visit_borders(scenario, window, [&](const BorderHex& border) {
    const int colour = border.frame ? palette::area_colours : border.area % palette::area_colours;
    const SpriteKey key{Figure::AreaBorder, static_cast<std::uint32_t>(colour), packed(border.lanes)};
    put_at(centre(border.hex), sprites_.get(key, style_.shape.reach(),
                                            [&](Pen& pen) { draw_area_border(pen, style_.shape, border); }));
  });
}

void BoardPainter::paint_harbors(const Scenario& scenario, const HexWindow& window) {
  const auto paint_one = [&](const auto& entry) {
    const Path& path = entry.first;
    const Harbor& harbor = entry.second;
    const SpriteKey key{Figure::Harbor, harbor_look(harbor.kind), static_cast<std::uint32_t>(harbor.facing)};
    const Sprite& sprite = sprites_.get(key, style_.shape.reach(), [&](Pen& pen) {
      draw_harbor(pen, style_.shape, harbor.facing, harbor.kind);
    });
    put_at(centre(scenario.topology.canonical(harbor_hex(path, harbor))), sprite);
  };
  // On a joined board a harbor's sea hex may lie at the other end of the picture than its path's name.
  if (scenario.topology.kind() == Topology::Kind::Flat)
    visit_window(scenario.harbors, window, hex_of_path_entry, paint_one);
  else
    for (const auto& entry : scenario.harbors) paint_one(entry);
}

void BoardPainter::paint_frontiers(const Scenario& scenario, const HexWindow& window) {
  visit_window(scenario.frontiers, window, hex_of_path_entry, [&](const auto& entry) {
    const Path& path = entry.first;
    const bool first = scenario.topology.canonical(ends(path)[0]) == entry.second;
    const SpriteKey key{Figure::Frontier, static_cast<std::uint32_t>(path.side()), first ? 1U : 0U};
    put_at(centre(path.hex()), sprites_.get(key, frontier_reach, [&](Pen& pen) {
      draw_frontier(pen, style_.shape, path.side(), first);
    }));
  });
}

void BoardPainter::paint_tokens(const Scenario& scenario, const HexWindow& window) {
  visit_window(scenario.cells, window, hex_of_entry, [&](const auto& entry) {
    if (const Sprite* sprite = token(entry.second)) put_at(centre(entry.first), *sprite, token_place);
  });
}

void BoardPainter::paint_markers(const Scenario& scenario, const HexWindow& window) {
  visit_window(scenario.closed_to_founding, window, hex_of_intersection, [&](const Intersection& i) {
    put_at(position(i), sprites_.get({Figure::Closed}, {0.3, 0.3}, [](Pen& pen) { draw_closed(pen); }));
  });
  for (const auto& entry : scenario.markers) {
    const Marker marker = entry.first;
    const SpriteKey key{Figure::Marker, static_cast<std::uint32_t>(marker)};
    put_at(centre(entry.second), sprites_.get(key, {0.55, 0.55}, [&](Pen& pen) { draw_marker(pen, marker); }),
           marker_place);
  }
}

void BoardPainter::paint_coordinates(const Scenario& scenario, const HexWindow& window) {
  if (view_.scale < least_coordinates_scale) return;
  visit_window(scenario.cells, window, hex_of_entry, [&](const auto& entry) {
    write_coordinates(sprites_, entry.first,
                      [&](const Sprite& sign, Point beside) { put_at(centre(entry.first), sign, beside); });
  });
}

void BoardPainter::paint_labels(const Scenario& scenario, const PixelRect& rect) {
  std::uint32_t number = 0;
  for (const auto& entry : scenario.areas) {
    if (number == labels_.size()) break;
    const std::string& name = entry.first;
    const auto place = labels_[number];
    if (place && !common(label_rect(*place), rect).empty()) {
      const bool frame = is_frame(entry.second);
      put_at(*place, sprites_.get({Figure::AreaLabel, number}, label_reach(name), [&](Pen& pen) {
        draw_area_label(pen, name, static_cast<int>(number), frame);
      }));
    }
    ++number;
  }
}

std::vector<std::optional<Point>> BoardPainter::label_places(const Scenario& scenario) const {
  std::vector<std::optional<Point>> places(scenario.areas.size());
  if (!options_.areas || view_.scale < least_label_scale) return places;
  auto place = places.begin();
  for (const auto& [name, area] : scenario.areas) *place++ = label_place(area, view_);
  return places;
}

PixelRect BoardPainter::label_rect(Point place) const {
  const Spot spot = sprites_.place(view_, place);
  const Point reach = label_reach({});
  const int x = static_cast<int>(std::ceil(reach.x * view_.scale)) + 2;
  const int y = static_cast<int>(std::ceil(reach.y * view_.scale)) + 2;
  return {static_cast<int>(spot.x) - x, static_cast<int>(spot.y) - y, 2 * x, 2 * y};
}

std::vector<PixelRect> BoardPainter::moved_labels(const Scenario& scenario) {
  std::vector<PixelRect> rects;
  auto now = label_places(scenario);
  for (std::size_t i = 0; i < now.size() && i < labels_.size(); ++i) {
    if (now[i] == labels_[i]) continue;
    if (now[i]) rects.push_back(label_rect(*now[i]));
    if (labels_[i]) rects.push_back(label_rect(*labels_[i]));
  }
  labels_ = std::move(now);
  return rects;
}

PixelRect BoardPainter::around_hex(Hex h) const {
  const Spot spot = sprites_.place(view_, centre(h));
  // Two neighbours in a row reach so far, whichever way the board is turned.
  const int reach = static_cast<int>(std::ceil(1.5 * hex_width * view_.scale)) + 3;
  return {static_cast<int>(spot.x) - reach, static_cast<int>(spot.y) - reach, 2 * reach, 2 * reach};
}

void BoardPainter::paint(cairo_t* target, const Scenario& scenario, const PixelRect& rect) {
  target_ = target;
  cairo_save(target);
  cairo_rectangle(target, rect.x, rect.y, rect.width, rect.height);
  cairo_clip(target);
  const HexWindow window(view_, rect);
  if (options_.grid) paint_grid(scenario, window);
  paint_tiles(scenario, window);
  if (options_.areas) paint_area_borders(scenario, window);
  paint_harbors(scenario, window);
  paint_frontiers(scenario, window);
  if (sprites_.detail() >= Detail::Signs) paint_tokens(scenario, window);
  if (options_.markers) paint_markers(scenario, window);
  if (options_.coordinates) paint_coordinates(scenario, window);
  if (options_.areas) paint_labels(scenario, rect);
  cairo_restore(target);
  target_ = nullptr;
}

}  // namespace hexwright
