#include "io/render/board/area_label.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "io/render/board/places_in_hex.h"
#include "io/render/board/things_on_hexes.h"
#include "io/render/export/legend.h"
#include "io/render/pen/palette.h"
#include "io/render/pen/text.h"

namespace hexwright {
namespace {

constexpr double usual_width = 3.2;
/// Fits between four tokens, however the board is turned and as large as letters become.
constexpr double narrow_width = 1.85;
constexpr double letter_size = 0.21, least_letter_pixels = 9;

/// In hex sides, where one has so many pixels.
double letters_at(double scale) { return std::max(letter_size, least_letter_pixels / scale); }

TextStyle style_of(double size, bool frame, double most_width) {
  return {.size = size,
          .bold = !frame,
          .colour = frame ? palette::frame : palette::paper,
          .halo = frame ? 0.04 : 0,
          .most_width = most_width};
}

/// Half of the box that a name takes, as the picture shows it; the frame's has none, but lies in one.
Point half_box(std::string_view name, const TextStyle& style) {
  const double width = std::min(text_width(name, style), style.most_width) + style.size * 0.9;
  return {width / 2, style.size * 0.75};
}

// As the picture shows it: x to the right, y down, also when the board is turned.
Point upright(Point p, bool turned) { return turned ? Point{-p.y, p.x} : p; }
Point on_board(Point p, bool turned) { return turned ? Point{p.y, -p.x} : p; }

/// What no label may hide.
struct Obstacle {
  Point middle;
  double radius;
};

/// Those that are few; what lies in hexes is looked up there.
std::vector<Obstacle> obstacles_on(const Scenario& scenario, bool turned) {
  constexpr double figure_radius = 0.5;  // the robber and the pirate are higher than wide
  constexpr double sign_radius = 0.3;
  std::vector<Obstacle> obstacles;
  for (const auto& [path, harbor] : scenario.harbors) {
    const Hex hex = scenario.topology.canonical(harbor_hex(path, harbor));
    obstacles.push_back({upright(centre(hex), turned), badge_radius});
  }
  for (const auto& [marker, hex] : scenario.markers) {
    const Point c = upright(centre(hex), turned);
    obstacles.push_back({{c.x + marker_place.x, c.y + marker_place.y}, figure_radius});
  }
  for (const auto& [place, mark] : scenario.marks)
    obstacles.push_back({upright(place_of_mark(place), turned), sign_radius});
  for (const Intersection& closed : scenario.closed_to_founding)
    obstacles.push_back({upright(position(closed), turned), sign_radius});
  return obstacles;
}

struct Box {
  Point middle, half;
};

bool is_hit(const Box& label, const Obstacle& obstacle) {
  const double across = std::max(0.0, std::abs(obstacle.middle.x - label.middle.x) - label.half.x);
  const double down = std::max(0.0, std::abs(obstacle.middle.y - label.middle.y) - label.half.y);
  return std::hypot(across, down) < obstacle.radius;
}

bool hits_in_hex(const Box& label, Hex hex, const Scenario& scenario, bool turned) {
  const auto cell = scenario.cells.find(scenario.topology.canonical(hex));
  if (cell == scenario.cells.end() || is_hidden(cell->second)) return false;
  const Point c = upright(centre(hex), turned);
  if (!std::holds_alternative<std::monostate>(cell->second.token) &&
      is_hit(label, {{c.x + token_place.x, c.y + token_place.y}, token_radius}))
    return true;
  return open_terrain(cell->second) == Terrain::Volcano &&
         std::ranges::any_of(all_corners, [&](Corner corner) {
           const Point at = upright(corner_offset(corner), turned);
           return is_hit(label,
                         {{c.x + at.x * eruption_number_distance, c.y + at.y * eruption_number_distance},
                          eruption_number_radius});
         });
}

/// No label reaches farther than two hexes from the one that its middle lies in.
bool hits_in_hexes(const Box& label, const Scenario& scenario, bool turned) {
  constexpr int reach = 2;
  const Hex around = hex_at(on_board(label.middle, turned));
  for (int q = -reach; q <= reach; ++q)
    for (int r = std::max(-reach, -q - reach); r <= std::min(reach, -q + reach); ++r)
      if (hits_in_hex(label, {around.q + q, around.r + r}, scenario, turned)) return true;
  return false;
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

/// How far from its usual place a label may lie, the nearest first.
const std::vector<Point>& shifts() {
  static const std::vector<Point> all = [] {
    constexpr double step = 0.15;
    std::vector<Point> found;
    for (int down = -4; down <= 14; ++down)
      for (int across = -12; across <= 12; ++across) found.push_back({across * step, down * step});
    std::ranges::stable_sort(found, {}, [](Point shift) { return std::hypot(shift.x, shift.y); });
    return found;
  }();
  return all;
}

class LabelPlaces {
 public:
  LabelPlaces(const Scenario& scenario, const BoardView& view)
      : scenario_(scenario),
        turned_(view.quarter_turned),
        letters_(letters_at(view.scale)),
        obstacles_(obstacles_on(scenario, turned_)) {}

  /// A place for the whole name, else for a part of it.
  std::optional<LabelPlace> place_of(std::string_view name, const Area& area) const {
    for (const double width : {usual_width, narrow_width}) {
      const Point half = half_box(name, style_of(letters_, is_frame(area), width));
      if (const auto place = usual_place(area, half)) return LabelPlace{on_board(*place, turned_), width};
      if (const auto place = place_nearby(area, half)) return LabelPlace{on_board(*place, turned_), width};
    }
    return {};
  }

 private:
  bool is_free(const Box& label) const {
    return std::ranges::none_of(obstacles_, [&](const Obstacle& each) { return is_hit(label, each); }) &&
           !hits_in_hexes(label, scenario_, turned_);
  }

  bool is_on_board(const Box& label) const {
    return std::ranges::all_of(std::array{-1, 1}, [&](int side) {
      const Point end{label.middle.x + side * label.half.x, label.middle.y};
      return scenario_.cells.contains(scenario_.topology.canonical(hex_at(on_board(end, turned_))));
    });
  }

  std::optional<Point> usual_place(const Area& area, Point half) const {
    for (const bool only_first_row : {true, false})  // large areas are seldom looked through
      for (const Hex hex : from_above(area, turned_, only_first_row))
        if (const Point place = label_in(hex, is_frame(area), scenario_, turned_); is_free({place, half}))
          return place;
    return {};
  }

  /// Beside the usual place of one of the uppermost hexes.
  std::optional<Point> place_nearby(const Area& area, Point half) const {
    constexpr std::size_t most_hexes = 12;
    std::vector<Hex> hexes = from_above(area, turned_, false);
    hexes.resize(std::min(hexes.size(), most_hexes));
    for (const Point shift : shifts())
      for (const Hex hex : hexes) {
        const Point usual = label_in(hex, is_frame(area), scenario_, turned_);
        const Box label{{usual.x + shift.x, usual.y + shift.y}, half};
        if (is_on_board(label) && is_free(label)) return label.middle;
      }
    return {};
  }

  const Scenario& scenario_;
  bool turned_;
  double letters_;
  std::vector<Obstacle> obstacles_;
};

}  // namespace

std::vector<std::optional<LabelPlace>> label_places(const Scenario& scenario, const BoardView& view) {
  const LabelPlaces places(scenario, view);
  std::vector<std::optional<LabelPlace>> all;
  for (const auto& [name, area] : scenario.areas)
    all.push_back(area.cells.empty() ? std::nullopt : places.place_of(name, area));
  return all;
}

Point half_label(std::string_view name, const Area& area, const LabelPlace& place, double scale) {
  return half_box(name, style_of(letters_at(scale), is_frame(area), place.most_width));
}

void draw_area_label(Pen& pen, std::string_view name, int area, bool frame, double most_width) {
  const TextStyle style = style_of(pen.at_least(letter_size, least_letter_pixels), frame, most_width);
  if (!frame) {
    const Point half = half_box(name, style);
    pen.box({}, 2 * half.x, 2 * half.y, style.size * 0.45).fill(with_alpha(palette::area(area), 0.92));
  }
  draw_text(pen, name, {}, style);
}

Point label_reach() { return {usual_width / 2 + 0.5, 0.4}; }

}  // namespace hexwright
