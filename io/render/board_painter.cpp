#include "render/board_painter.h"

#include "render/token.h"

namespace hexwright {
namespace {

Hex hex_of_cell(const std::pair<Hex, Cell>& entry) { return entry.first; }

}  // namespace

BoardPainter::BoardPainter(Sprites::Kind kind, const View& view, const DrawOptions& options, Detail detail)
    : view_(view), options_(options), sprites_(kind, view.scale, detail) {
  style_.shape = HexShape(view.quarter_turned);
  style_.overlap = kind == Sprites::Kind::Pixels ? 0.6 / view.scale : 0.01;
  style_.letters = options.letters;
}

void BoardPainter::move(int dx, int dy) {
  view_.origin.x += dx;
  view_.origin.y += dy;
}

const Sprite& BoardPainter::tile(const Scenario&, const Cell& cell, Sides beaches) {
  const Point reach = style_.shape.reach();
  if (is_hidden(cell)) {
    const auto number = names_.number(cell.stack);
    return sprites_.get({Figure::Mist, number}, reach,
                        [&](Pen& pen) { draw_mist(pen, style_, cell.stack, static_cast<int>(number)); });
  }
  if (const auto* pool = pool_of(cell.terrain))
    return sprites_.get({Figure::Pool, names_.number(*pool)}, reach,
                        [&](Pen& pen) { draw_pool(pen, style_, *pool); });
  if (const auto terrain = fixed(cell.terrain))
    return sprites_.get({Figure::Terrain, static_cast<std::uint32_t>(*terrain), beaches}, reach,
                        [&](Pen& pen) { draw_terrain(pen, style_, *terrain, beaches); });
  return sprites_.get({Figure::Undecided}, reach, [&](Pen& pen) { draw_undecided(pen, style_); });
}

const Sprite* BoardPainter::token(const Cell& cell) {
  if (is_hidden(cell) || sprites_.detail() < Detail::Signs) return nullptr;
  const Point reach{token_radius + 0.05, token_radius + 0.05};
  if (const auto* pool = pool_of(cell.token))
    return &sprites_.get({Figure::DrawnToken, names_.number(*pool)}, reach,
                         [&](Pen& pen) { draw_drawn_token(pen, *pool); });
  if (const auto number = fixed(cell.token))
    return &sprites_.get({Figure::Token, static_cast<std::uint32_t>(*number)}, reach,
                         [&](Pen& pen) { draw_token(pen, *number); });
  return nullptr;
}

void BoardPainter::paint_cells(cairo_t* target, const Scenario& scenario, const HexWindow& window) {
  visit_window(scenario.cells, window, hex_of_cell, [&](const auto& entry) {
    put(target, tile(scenario, entry.second, 0), sprites_.place(view_, centre(entry.first)));
  });
  visit_window(scenario.cells, window, hex_of_cell, [&](const auto& entry) {
    const Sprite* sprite = token(entry.second);
    if (!sprite) return;
    const Spot spot = sprites_.place(view_, centre(entry.first));
    const double down = std::round(token_place.y * view_.scale);
    put(target, *sprite, {spot.x, spot.y + down});
  });
}

void BoardPainter::paint(cairo_t* target, const Scenario& scenario, const PixelRect& rect) {
  cairo_save(target);
  cairo_rectangle(target, rect.x, rect.y, rect.width, rect.height);
  cairo_clip(target);
  const HexWindow window(view_, rect);
  paint_cells(target, scenario, window);
  cairo_restore(target);
}

}  // namespace hexwright
