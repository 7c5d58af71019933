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

TextStyle style_of(const Pen& pen, bool frame) {
  return {.size = pen.at_least(0.21, 9),
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

bool is_clear(Point label, std::string_view name, const std::vector<Obstacle>& obstacles) {
  constexpr double letter = 0.14, half_height = 0.18;
  const double half_width = std::min(most_width, letter * static_cast<double>(name.size())) / 2 + 0.1;
  return std::ranges::none_of(obstacles, [&](const Obstacle& obstacle) {
    const double across = std::max(0.0, std::abs(obstacle.middle.x - label.x) - half_width);
    const double down = std::max(0.0, std::abs(obstacle.middle.y - label.y) - half_height);
    return std::hypot(across, down) < obstacle.radius;
  });
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
  std::vector<Hex> hexes;
  for (const bool only_first_row : {true, false}) {  // large areas are seldom looked through
    hexes = from_above(area, turned, only_first_row);
    for (const Hex hex : hexes)
      if (const Point place = label_in(hex, frame, scenario, turned); is_clear(place, name, obstacles))
        return on_board(place, turned);
  }
  return on_board(label_in(hexes.front(), frame, scenario, turned), turned);
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
