#include "io/render/area_label.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "io/render/legend.h"
#include "io/render/palette.h"
#include "io/render/places_in_hex.h"
#include "io/render/text.h"

namespace hexwright {
namespace {

constexpr double most_width = 3.2;
constexpr double letter_size = 0.21, least_letter_pixels = 9;

TextStyle style_of(const Pen& pen, bool frame) {
  return {.size = pen.at_least(letter_size, least_letter_pixels),
          .bold = !frame,
          .colour = frame ? palette::frame : palette::paper,
          .halo = frame ? 0.04 : 0,
          .most_width = most_width};
}

// As the picture shows it: x to the right, y down, also when the board is turned.
Point upright(Point p, bool turned) { return turned ? Point{-p.y, p.x} : p; }
Point on_board(Point p, bool turned) { return turned ? Point{p.y, -p.x} : p; }

/// What no label may hide.
struct Obstacle {
  Point middle;
  double radius;
};

std::vector<Obstacle> obstacles_on(const Scenario& scenario, bool turned) {
  constexpr double figure_radius = 0.5;  // the robber and the pirate are higher than wide
  std::vector<Obstacle> obstacles;
  for (const auto& [path, harbor] : scenario.harbors)
    obstacles.push_back({upright(centre(harbor_hex(path, harbor)), turned), badge_radius});
  for (const auto& [marker, hex] : scenario.markers) {
    const Point c = upright(centre(hex), turned);
    obstacles.push_back({{c.x + marker_place.x, c.y + marker_place.y}, figure_radius});
  }
  return obstacles;
}

/// Half of what the name takes, in hex sides: its letters keep a least size in a small picture.
Point half_size(std::string_view name, double scale) {
  const double size = std::max(letter_size, least_letter_pixels / scale);
  const double width = std::min(most_width, 0.67 * size * static_cast<double>(name.size()));
  return {width / 2 + 0.1, 0.85 * size};
}

bool is_hit(Point label, Point half, const Obstacle& obstacle) {
  const double across = std::max(0.0, std::abs(obstacle.middle.x - label.x) - half.x);
  const double down = std::max(0.0, std::abs(obstacle.middle.y - label.y) - half.y);
  return std::hypot(across, down) < obstacle.radius;
}

/// Of the hex and of those around it: no label reaches farther.
bool hits_a_token(Point label, Point half, Hex hex, const Scenario& scenario, bool turned) {
  const auto is_hit_in = [&](Hex h) {
    const auto cell = scenario.cells.find(h);
    if (cell == scenario.cells.end() || !open_token(cell->second)) return false;
    const Point c = upright(centre(h), turned);
    return is_hit(label, half, {{c.x + token_place.x, c.y + token_place.y}, token_radius});
  };
  return is_hit_in(hex) ||
         std::ranges::any_of(all_directions, [&](Direction d) { return is_hit_in(neighbour(hex, d)); });
}

/// On the upper border of the hex, or within where half of the label would be beside the board.
Point label_in(Hex hex, bool frame, const Scenario& scenario, bool turned) {
  const Point c = upright(centre(hex), turned);
  if (frame) return {c.x, c.y - 0.5};
  if (!turned) return {c.x, c.y - 0.75};
  const bool is_at_the_edge = !scenario.cells.contains(neighbour(hex, Direction::West));
  return {c.x, c.y - hex_width / 2 + (is_at_the_edge ? 0.2 : 0)};
}

/// The hexes from above, in each row those first that are nearest to the middle of the uppermost.
std::vector<Hex> from_above(const Area& area, bool turned, bool only_first_row) {
  const auto place = [turned](Hex h) { return upright(centre(h), turned); };
  double top = place(*area.cells.begin()).y;
  for (const Hex h : area.cells) top = std::min(top, place(h).y);
  constexpr double same_row = 0.1;
  std::vector<Hex> hexes(area.cells.begin(), area.cells.end());
  const auto below =
      std::partition(hexes.begin(), hexes.end(), [&](Hex h) { return place(h).y < top + same_row; });
  const auto [first, last] =
      std::minmax_element(hexes.begin(), below, [&](Hex a, Hex b) { return place(a).x < place(b).x; });
  const double middle = (place(*first).x + place(*last).x) / 2;
  if (only_first_row) hexes.erase(below, hexes.end());
  std::ranges::sort(hexes, {}, [&](Hex h) {
    return std::pair(std::lround(place(h).y / same_row), std::abs(place(h).x - middle));
  });
  return hexes;
}

Point place_of(std::string_view name, const Area& area, const Scenario& scenario, const BoardView& view,
               const std::vector<Obstacle>& obstacles) {
  const bool turned = view.quarter_turned, frame = is_frame(area);
  const Point half = half_size(name, view.scale);
  const auto hides_a_piece = [&](Point label) {
    return std::ranges::any_of(obstacles, [&](const Obstacle& each) { return is_hit(label, half, each); });
  };
  std::optional<Point> beside_pieces;  // at worst; a number can be told from what is seen of it
  std::vector<Hex> hexes;
  for (const bool only_first_row : {true, false}) {  // large areas are seldom looked through
    hexes = from_above(area, turned, only_first_row);
    for (const Hex hex : hexes) {
      const Point place = label_in(hex, frame, scenario, turned);
      if (hides_a_piece(place)) continue;
      if (!hits_a_token(place, half, hex, scenario, turned)) return on_board(place, turned);
      if (!beside_pieces) beside_pieces = place;
    }
  }
  return on_board(beside_pieces.value_or(label_in(hexes.front(), frame, scenario, turned)), turned);
}

}  // namespace

std::vector<std::optional<Point>> label_places(const Scenario& scenario, const BoardView& view) {
  const std::vector<Obstacle> obstacles = obstacles_on(scenario, view.quarter_turned);
  std::vector<std::optional<Point>> places;
  for (const auto& [name, area] : scenario.areas)
    places.push_back(area.cells.empty() ? std::nullopt
                                        : std::optional(place_of(name, area, scenario, view, obstacles)));
  return places;
}

void draw_area_label(Pen& pen, std::string_view name, int area, bool frame) {
  const TextStyle style = style_of(pen, frame);
  if (!frame) {
    const double width = std::min(text_width(name, style), most_width) + style.size * 0.9;
    pen.box({}, width, style.size * 1.5, style.size * 0.45).fill(with_alpha(palette::area(area), 0.92));
  }
  draw_text(pen, name, {}, style);
}

Point label_reach(std::string_view) { return {most_width / 2 + 0.5, 0.4}; }

}  // namespace hexwright
