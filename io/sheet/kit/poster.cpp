#include "io/sheet/kit/poster.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "io/render/board/board_painter.h"
#include "io/render/pen/bounds.h"
#include "io/sheet/kit/print_kit.h"

namespace hexwright {
namespace {

constexpr double overlap = 10 * points_a_millimetre;

double usable_width(PaperSize page) { return page.width - 2 * edge_of_page; }
double usable_height(PaperSize page) { return page.height - edge_of_page - foot_of_page; }

double sheets_along(double length, double usable) {
  return std::max(1.0, std::ceil((length - overlap) / (usable - overlap) - 1e-9));
}

}  // namespace

Poster::Poster(const Scenario& scenario, const DrawOptions& draw, Paper paper, double hex)
    : scenario_(scenario), draw_(draw), scale_(hex / hex_width), page_(size_of(paper)) {
  const Bounds bounds = bounds_of(scenario, draw);
  const bool turned = scenario.details.quarter_turned;
  width_ = (bounds.right - bounds.left) * scale_;
  height_ = (bounds.bottom - bounds.top) * scale_;
  if (turned) std::swap(width_, height_);
  view_ = {.scale = scale_, .origin = {}, .quarter_turned = turned};
  // The board's upper left corner is the origin.
  const Spot a = view_.to_spot({bounds.left, bounds.top}), b = view_.to_spot({bounds.right, bounds.bottom});
  view_.origin = {-std::min(a.x, b.x), -std::min(a.y, b.y)};
  const auto count = [&](PaperSize page) {
    return sheets_along(width_, usable_width(page)) * sheets_along(height_, usable_height(page));
  };
  const PaperSize across{page_.height, page_.width};
  if (count(across) < count(page_)) page_ = across;
  columns_ = sheets_along(width_, usable_width(page_));
  rows_ = sheets_along(height_, usable_height(page_));
  if (width_ <= 0) columns_ = rows_ = 0;
  if (all_sheets() > 4.0 * most_poster_sheets) return;  // far too many: nobody prints them
  for (int row = 0; row < rows_; ++row)
    for (int column = 0; column < columns_; ++column) {
      const Place place{column, row};
      const Point from = offset(place);
      const bool shows = std::ranges::any_of(scenario.cells, [&](const auto& entry) {
        const Spot middle = view_.to_spot(centre(entry.first));
        return middle.x > from.x - scale_ && middle.x < from.x + usable_width(page_) + scale_ &&
               middle.y > from.y - scale_ && middle.y < from.y + usable_height(page_) + scale_;
      });
      if (shows) sheets_.push_back(place);
    }
}

double Poster::step_across() const { return usable_width(page_) - overlap; }
double Poster::step_down() const { return usable_height(page_) - overlap; }

/// What of the board lies in the upper left corner of the sheet; all around the board as much stays free.
Point Poster::offset(Place place) const {
  const double spare_x = columns_ * step_across() + overlap - width_;
  const double spare_y = rows_ * step_down() + overlap - height_;
  return {place.column * step_across() - spare_x / 2, place.row * step_down() - spare_y / 2};
}

std::string Poster::name(int sheet) const {
  const auto [column, row] = sheets_[static_cast<std::size_t>(sheet)];
  std::string letters;
  for (int rest = column; rest >= 0; rest = rest / 26 - 1)
    letters.insert(letters.begin(), static_cast<char>('A' + rest % 26));
  return letters + std::to_string(row + 1);
}

void Poster::draw(cairo_t* context, int sheet) const {
  const Place place = sheets_[static_cast<std::size_t>(sheet)];
  const Point from = offset(place);
  const double width = usable_width(page_), height = usable_height(page_);
  const Pen pen(context, 1, Detail::Full);
  {
    const Saved saved(pen);
    cairo_translate(context, edge_of_page, edge_of_page);
    cairo_rectangle(context, 0, 0, width, height);
    cairo_clip(context);
    BoardView view = view_;
    view.origin = {view.origin.x - from.x, view.origin.y - from.y};
    BoardPainter painter(Sprites::Kind::Recorded, scenario_, view, draw_, Detail::Full);
    painter.paint(context, scenario_,
                  {0, 0, static_cast<int>(std::ceil(width)), static_cast<int>(std::ceil(height))});
  }
  // Where the sheets on the right and below begin: up to there they are glued over this one.
  const Saved saved(pen);
  constexpr std::array dashes{3.0, 3.0};
  cairo_set_dash(context, dashes.data(), dashes.size(), 0);
  Pen line(context, 1, Detail::Full);
  if (place.column + 1 < columns_)
    line.line({{edge_of_page + step_across(), edge_of_page},
               {edge_of_page + step_across(), edge_of_page + height}});
  if (place.row + 1 < rows_)
    line.line(
        {{edge_of_page, edge_of_page + step_down()}, {edge_of_page + width, edge_of_page + step_down()}});
  line.stroke(palette::frame, 0.5);
  cairo_set_dash(context, nullptr, 0, 0);
  line.box({edge_of_page + width / 2, edge_of_page + height / 2}, width, height);
  line.stroke(palette::frame, 0.35);
}

}  // namespace hexwright
