#include "gui/canvas.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <utility>

#include <cairo.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>
#include <wx/intl.h>

namespace hexwright::gui {
namespace {

constexpr double comfortable_scale = 56;  ///< a small map is not blown up beyond it by "fit"

PixelRect part_in_sight(const PixelRect& rect, int width, int height) {
  const int x = std::max(0, rect.x), y = std::max(0, rect.y);
  return {x, y, std::min(width, rect.x + rect.width) - x, std::min(height, rect.y + rect.height) - y};
}

}  // namespace

Canvas::Canvas(wxWindow* parent, Desk& desk) : desk_(desk) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_NONE, "map");
  SetLabel(_("Map"));
  viewport_.turn(desk_.scenario().details.quarter_turned);
  drawn_revision_ = desk_.history().revision();
  desk_.watch([this](const Desk::News& news) { watch(news); });
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent&) { resized(); });
  Bind(wxEVT_LEFT_DOWN, &Canvas::on_left_down, this);
  Bind(wxEVT_LEFT_DCLICK, &Canvas::on_left_down, this);
  Bind(wxEVT_LEFT_UP, &Canvas::on_left_up, this);
  Bind(wxEVT_MIDDLE_DOWN, [this](wxMouseEvent& event) { begin_panning(event.GetPosition()); });
  Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent&) { end_panning(); });
  Bind(wxEVT_MOTION, &Canvas::on_motion, this);
  Bind(wxEVT_MOUSEWHEEL, &Canvas::on_wheel, this);
  Bind(wxEVT_CONTEXT_MENU, &Canvas::on_context, this);
  Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { lose_pointer(); });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { escape(); });
  Bind(wxEVT_KEY_DOWN, &Canvas::on_key_down, this);
  Bind(wxEVT_KEY_UP, &Canvas::on_key_up, this);
  Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) { Refresh(), event.Skip(); });
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) { Refresh(), event.Skip(); });
}

void Canvas::paint() {
  wxPaintDC dc(this);
  if (stale_) image_.redraw(drawn(), viewport_.view(), options_);
  stale_ = false;
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  auto* cairo = static_cast<cairo_t*>(context->GetNativeContext());
  const double pixel = GetContentScaleFactor();
  cairo_save(cairo);
  cairo_scale(cairo, 1 / pixel, 1 / pixel);
  cairo_set_source_surface(cairo, static_cast<cairo_surface_t*>(image_.cairo_surface()), 0, 0);
  cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
  cairo_paint(cairo);
  cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
  overlay_.cursor = by_keys_ && HasFocus() ? std::optional(cursor_) : std::nullopt;
  draw(cairo, overlay_, drawn().topology, viewport_.view(), pixel);
  if (HasFocus() && by_keys_) {
    cairo_rectangle(cairo, pixel, pixel, viewport_.width() - 2 * pixel, viewport_.height() - 2 * pixel);
    cairo_set_source_rgb(cairo, 0.16, 0.47, 0.96);
    cairo_set_line_width(cairo, 2 * pixel);
    cairo_stroke(cairo);
  }
  cairo_restore(cairo);
  if (sample_) paint_caption(*context);
  if (!overlay_.heats.empty()) paint_legends(*context);
  if (!std::exchange(painted_, true) && on_first_paint) on_first_paint();
}

void Canvas::resized() {
  const wxSize size = GetClientSize();
  const double pixel = GetContentScaleFactor();
  const int width = static_cast<int>(std::lround(size.x * pixel));
  const int height = static_cast<int>(std::lround(size.y * pixel));
  if (width < 2 || height < 2) return;
  if (fitted_) viewport_.pan((width - viewport_.width()) / 2, (height - viewport_.height()) / 2);
  viewport_.resize(width, height);
  image_.resize(width, height);
  if (!fitted_) fit();
  fitted_ = true;
  redraw_all();
}

void Canvas::watch(const Desk::News& news) {
  if (news.document) follow_scenario_turn();
  const History& history = desk_.history();
  if (const std::uint64_t revision = history.revision(); revision != drawn_revision_) {
    const bool one_step = revision == drawn_revision_ + 1;
    drawn_revision_ = revision;
    if (!overlay_.highlight.empty()) overlay_.highlight.clear(), Refresh();
    if (sample_) show_sample(std::nullopt);
    if (stale_ || !one_step || history.touched_all())
      redraw_all();
    else
      refresh(image_.redraw(desk_.scenario(), history.touched()));
  }
  if (news.selection) update_selection();
  if (news.findings) mark_findings(desk_.findings());
  if (news.document || news.hand || news.selection) hover();
}

void Canvas::follow_scenario_turn() {
  const bool turned = desk_.scenario().details.quarter_turned;
  if (turned == viewport_.view().quarter_turned) return;
  viewport_.turn(turned);
  fit();
}

void Canvas::update_selection() {
  const Selection& selection = desk_.bench().selection();
  const std::vector<Hex> hexes(selection.hexes.begin(), selection.hexes.end());
  overlay_.selection = outline(hexes);
  overlay_.selected_harbor = selection.harbor;
  Refresh();
}

void Canvas::redraw_all() {
  stale_ = true;
  Refresh();
}

void Canvas::refresh(const PixelRect& rect) {
  const PixelRect part = part_in_sight(rect, viewport_.width(), viewport_.height());
  if (part.empty()) return;
  const double pixel = GetContentScaleFactor();
  const int left = static_cast<int>(std::floor(part.x / pixel)),
            top = static_cast<int>(std::floor(part.y / pixel));
  RefreshRect({left, top, static_cast<int>(std::ceil((part.x + part.width) / pixel)) - left,
               static_cast<int>(std::ceil((part.y + part.height) / pixel)) - top});
}

void Canvas::fit() {
  viewport_.fit(desk_.scenario(), options_, comfortable_scale * GetContentScaleFactor());
  redraw_all();
  if (on_view) on_view();
}

void Canvas::zoom(double factor) {
  const Spot middle{viewport_.width() / 2.0, viewport_.height() / 2.0};
  zoom_about(factor, by_keys_ || !mouse_ ? middle : viewport_.view().to_spot(mouse_->at));
}

void Canvas::zoom_about(double factor, Spot about) {
  if (!viewport_.zoom(factor, about)) return;
  redraw_all();
  if (on_view) on_view();
}

void Canvas::pan(int dx, int dy) {
  if (dx == 0 && dy == 0) return;
  viewport_.pan(dx, dy);
  if (!stale_) image_.scroll(drawn(), dx, dy);
  Refresh();
}

void Canvas::set_options(const DrawOptions& options) {
  if (options == options_) return;
  options_ = options;
  redraw_all();
  if (on_view) on_view();
}

void Canvas::jump_to(const std::vector<Hex>& hexes) {
  if (hexes.empty()) return;
  overlay_.highlight = hexes;
  cursor_ = hexes.front();
  const Spot shift = viewport_.to_reveal(hexes);
  pan(static_cast<int>(shift.x), static_cast<int>(shift.y));
  Refresh();
}

void Canvas::mark_findings(const std::vector<Finding>& findings) {
  const auto middle_of = [](const Place& place) -> std::optional<Point> {
    if (const auto* hex = std::get_if<Hex>(&place)) return Point{centre(*hex).x - 0.5, centre(*hex).y - 0.45};
    if (const auto* path = std::get_if<Path>(&place)) return middle(*path);
    if (const auto* at = std::get_if<Intersection>(&place)) return position(*at);
    return std::nullopt;
  };
  std::vector<Overlay::Mark> marks;
  std::set<Place> marked;  // the most severe comes first: it is the one to be seen
  for (const Finding& finding : findings)
    if (const auto point = middle_of(finding.place); point && !finding.accepted)
      if (marked.insert(finding.place).second) marks.push_back({*point, finding.severity});
  const auto same = [](const Overlay::Mark& a, const Overlay::Mark& b) {
    return a.at == b.at && a.severity == b.severity;
  };
  if (std::ranges::equal(marks, overlay_.marks, same)) return;
  overlay_.marks = std::move(marks);
  Refresh();
}

void Canvas::hover() {
  const Pointer pointer = target_pointer();
  Preview preview;
  if (floating_) {
    const HexSet covered_hexes = covered(desk_.scenario().topology, *floating_, pointer.hex);
    preview.hexes.assign(covered_hexes.begin(), covered_hexes.end());
    preview.hint = {N_("click lays it down, R turns it, X mirrors it, Escape drops it"), {}};
  } else if (mouse_ || by_keys_) {
    preview = desk_.bench().hover(pointer);
  }
  if (on_point && (mouse_ || by_keys_)) on_point(pointer, preview);
  set_preview(std::move(preview));
}

void Canvas::set_preview(Preview preview) {
  const double pixel = GetContentScaleFactor();
  for (const BoardView& view : views_of_copies(desk_.scenario().topology, viewport_.view()))
    refresh(united(bounds(overlay_.preview, view, pixel), bounds(preview, view, pixel)));
  overlay_.preview = std::move(preview);
}

Hex Canvas::target() const { return target_pointer().hex; }

Pointer Canvas::target_pointer() const {
  if (!by_keys_ && mouse_) return *mouse_;
  const Point middle = centre(cursor_);
  const Topology& topology = desk_.scenario().topology;
  const bool means_corner = desk_.bench().tool() == ToolKind::Founding;
  const bool means_side = desk_.bench().tool() == ToolKind::Harbor;
  if (!means_corner && !means_side) return pointer_at(topology, cursor_);
  const Point target = means_corner ? position(Intersection(cursor_, static_cast<Corner>(aim_)))
                                    : hexwright::middle(Path(cursor_, static_cast<Direction>(aim_)));
  constexpr double inside = 0.9;  // just within the hex, so that it is this hex that is meant
  return pointer_at(
      topology, Point{middle.x + inside * (target.x - middle.x), middle.y + inside * (target.y - middle.y)});
}

wxPoint Canvas::place_of(Hex hex) const { return place_of(centre(hex)); }

wxPoint Canvas::place_of(Point point) const {
  const Spot spot = viewport_.view().to_spot(point);
  const double pixel = GetContentScaleFactor();
  return {static_cast<int>(std::lround(spot.x / pixel)), static_cast<int>(std::lround(spot.y / pixel))};
}

}  // namespace hexwright::gui
