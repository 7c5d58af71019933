#include "io/render/board/board_painter.h"

#include "io/render/pen/palette.h"

namespace hexwright {
namespace {

/// How much of what lies behind the board shows through ghosts.
constexpr double veil = 0.58;
/// Boards of fewer hexes are quick to draw as they are.
constexpr std::size_t large_board = 1'000;

}  // namespace

BoardPainter::BoardPainter(Sprites::Kind kind, const Scenario& scenario, const BoardView& view,
                           const DrawOptions& options, Detail detail, Colour behind)
    : legend_(scenario), sprites_(kind, view.scale, detail, ink_of(options.theme)), behind_(behind) {
  style_.shape = HexShape(view.quarter_turned);
  style_.overlap = kind == Sprites::Kind::Pixels ? 0.6 / view.scale : 0.005;
  style_.is_clipped = kind == Sprites::Kind::Recorded;
  style_.letters = options.letters;
  style_.theme = options.theme;
  style_.packs = scenario.own;
  style_.translate = options.translate;
  if (scenario.topology.kind() != Topology::Kind::Flat) seam_.emplace(scenario.topology);
  look_from(scenario, view, options);
}

bool BoardPainter::show(const Scenario& scenario, const BoardView& view, const DrawOptions& options) {
  const bool same_sprites = view.scale == view_.scale && view.quarter_turned == view_.quarter_turned &&
                            options.letters == options_.letters && options.theme == options_.theme &&
                            options.translate == options_.translate && explains(scenario);
  if (same_sprites) look_from(scenario, view, options);
  return same_sprites;
}

void BoardPainter::look_from(const Scenario& scenario, const BoardView& view, const DrawOptions& options) {
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

void BoardPainter::put_tile(Point p, const Sprite& sprite) {
  if (!style_.is_clipped) return put_at(p, sprite);
  cairo_t* target = gathering_ ? gathering_->begun() : target_;
  const Spot spot = sprites_.place(view_, {p.x + shift_.x, p.y + shift_.y});
  cairo_save(target);
  for (const Point corner : style_.shape.inset(-style_.overlap))
    cairo_line_to(target, spot.x + corner.x * view_.scale, spot.y + corner.y * view_.scale);
  cairo_clip(target);
  put_at(p, sprite);
  cairo_restore(target);
}

void BoardPainter::put_at(Point p, const Sprite& sprite, Point beside) {
  // What stands beside a hex's centre stands upright there, however the board is turned.
  BoardView upright;
  upright.scale = view_.scale;
  const Spot spot = sprites_.place(view_, {p.x + shift_.x, p.y + shift_.y});
  const Spot aside = sprites_.place(upright, beside);
  const Spot origin{spot.x + aside.x, spot.y + aside.y};
  if (gathering_) return gathering_->put(sprite, origin);
  if (!stamping_) stamping_.emplace(target_);
  stamping_->put(sprite, origin);
}

bool BoardPainter::is_in_sight(Hex h) const {
  const Point c = centre(h);
  const Spot spot = view_.to_spot({c.x + shift_.x, c.y + shift_.y});
  const double reach = view_.scale + 2;  // its corners, and what is drawn at whole pixels
  return spot.x + reach > painted_.x && spot.x - reach < painted_.x + painted_.width &&
         spot.y + reach > painted_.y && spot.y - reach < painted_.y + painted_.height;
}

void BoardPainter::lay_down() {
  stamping_.reset();
  if (gathering_) gathering_->lay_down();
}

void BoardPainter::paint_labels(const Scenario& scenario, const PixelRect& rect) {
  std::uint32_t number = 0;
  for (const auto& entry : scenario.areas) {
    if (number == labels_.size()) break;
    const std::string& name = entry.first;
    const auto label = labels_[number];
    if (label && !common(label_rect(*label), rect).empty()) {
      const bool frame = is_frame(entry.second);
      const auto width = static_cast<std::uint32_t>(label->most_width * 100);
      put_at(label->place, sprites_.get({Figure::AreaLabel, number, width}, label_reach(), [&](Pen& pen) {
        draw_area_label(pen, name, static_cast<int>(number), frame, label->most_width);
      }));
    }
    ++number;
  }
}

std::vector<std::optional<LabelPlace>> BoardPainter::label_places(const Scenario& scenario) const {
  if (!options_.areas || view_.scale < least_label_scale)
    return std::vector<std::optional<LabelPlace>>(scenario.areas.size());
  return hexwright::label_places(scenario, view_);
}

PixelRect BoardPainter::label_rect(const LabelPlace& label) const {
  const Spot spot = sprites_.place(view_, label.place);
  const Point reach = label_reach();
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

std::vector<PixelRect> BoardPainter::around_hex(const Scenario& scenario, Hex h) const {
  // Two neighbours in a row reach so far, whichever way the board is turned.
  const int reach = static_cast<int>(std::ceil(1.5 * hex_width * view_.scale)) + 3;
  std::vector<PixelRect> rects;
  for (const Point shift : copies(scenario.topology)) {
    const Point c = centre(h);
    const Spot spot = sprites_.place(view_, {c.x + shift.x, c.y + shift.y});
    PixelRect rect{static_cast<int>(spot.x) - reach, static_cast<int>(spot.y) - reach, 2 * reach, 2 * reach};
    if (seam_) rect = common(rect, pixels(seam_->shown(options_.ghosts)));
    if (!rect.empty()) rects.push_back(rect);
  }
  return rects;
}

BoardPainter::Rect BoardPainter::place(const Bounds& part) const {
  const Spot a = sprites_.place(view_, {part.left, part.top});
  const Spot b = sprites_.place(view_, {part.right, part.bottom});
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x), std::abs(a.y - b.y)};
}

PixelRect BoardPainter::pixels(const Bounds& part) const {
  const Rect rect = place(part);
  const int x = static_cast<int>(std::floor(rect.x));
  const int y = static_cast<int>(std::floor(rect.y));
  return {x, y, static_cast<int>(std::ceil(rect.x + rect.width)) - x,
          static_cast<int>(std::ceil(rect.y + rect.height)) - y};
}

void BoardPainter::paint_part(const PixelRect& rect, const Bounds& part,
                              const std::function<void(const PixelRect&)>& paint_inside) {
  const PixelRect seen = common(pixels(part), rect);
  if (seen.empty()) return;
  // No further than what is painted: a joined board has no ends that way, and cairo counts pixels to 2^23.
  const Rect whole = place(part);
  const double left = std::max<double>(whole.x, rect.x), top = std::max<double>(whole.y, rect.y);
  const double right = std::min<double>(whole.x + whole.width, rect.x + rect.width);
  const double bottom = std::min<double>(whole.y + whole.height, rect.y + rect.height);
  cairo_save(target_);
  cairo_rectangle(target_, left, top, right - left, bottom - top);
  cairo_clip(target_);
  paint_inside(seen);
  lay_down();  // within the part
  cairo_restore(target_);
}

void BoardPainter::paint_joined(const Scenario& scenario, const PixelRect& rect) {
  const Bounds shown = seam_->shown(options_.ghosts);
  paint_part(rect, options_.ghosts ? shown : seam_->board(),
             [&](const PixelRect& seen) { paint_ground(scenario, seen); });
  if (!options_.ghosts) paint_seam(rect);  // tokens that the seam cuts lie whole above it
  paint_part(rect, shown, [&](const PixelRect& seen) { paint_pieces(scenario, seen); });
  if (!options_.ghosts) return;
  // A veil rather than pictures with an opacity: readers of SVG differ about that.
  for (const Bounds& beyond : seam_->beyond())
    paint_part(rect, beyond, [&](const PixelRect&) {
      cairo_set_source_rgba(target_, behind_.red, behind_.green, behind_.blue, veil);
      cairo_paint(target_);
    });
  paint_seam(rect);
}

void BoardPainter::paint_seam(const PixelRect& rect) {
  const Rect board = place(seam_->board());
  const bool upright = board.width < board.height;
  const double width = std::max(1.0, std::round(0.03 * view_.scale));
  for (const double end : {0.0, 1.0}) {
    if (upright)
      cairo_rectangle(target_, board.x + end * board.width - std::floor(width / 2), rect.y, width,
                      rect.height);
    else
      cairo_rectangle(target_, rect.x, board.y + end * board.height - std::floor(width / 2), rect.width,
                      width);
  }
  const Colour ink = palette::ink;
  cairo_set_source_rgba(target_, ink.red, ink.green, ink.blue, 0.55);
  cairo_fill(target_);
}

void BoardPainter::paint(cairo_t* target, const Scenario& scenario, const PixelRect& rect) {
  target_ = target;
  painted_ = rect;
  cairo_save(target);
  cairo_rectangle(target, rect.x, rect.y, rect.width, rect.height);
  cairo_clip(target);
  if (sprites_.kind() == Sprites::Kind::Recorded && scenario.cells.size() >= large_board)
    gathering_.emplace(target, rect);
  if (seam_) {
    paint_joined(scenario, rect);
  } else {
    paint_ground(scenario, rect);
    paint_pieces(scenario, rect);
  }
  if (options_.areas) {
    paint_labels(scenario, rect);
    lay_down();
  }
  if (seam_)
    paint_part(rect, seam_->shown(options_.ghosts),
               [&](const PixelRect& seen) { paint_top(scenario, seen); });
  else
    paint_top(scenario, rect);
  lay_down();
  gathering_.reset();
  cairo_restore(target);
  target_ = nullptr;
}

}  // namespace hexwright
