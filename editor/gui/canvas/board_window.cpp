#include "editor/gui/canvas/board_window.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <cairo.h>
#include <wx/dcclient.h>
#include <wx/graphics.h>

#include "editor/gui/controls/cairo_paint.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/redraw.h"
#include "editor/gui/controls/text_colours.h"

namespace hexwright::gui {
namespace {

constexpr double comfortable_scale = 56;  ///< a small map is not blown up beyond it by "fit"

PixelRect part_in_sight(const PixelRect& rect, int width, int height) {
  const int x = std::max(0, rect.x), y = std::max(0, rect.y);
  return {x, y, std::min(width, rect.x + rect.width) - x, std::min(height, rect.y + rect.height) - y};
}

}  // namespace

BoardWindow::BoardWindow(wxWindow* parent, const wxString& name, const wxString& label) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxWANTS_CHARS | wxBORDER_NONE, name);
  SetLabel(label);
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  Bind(wxEVT_SIZE, [this](wxSizeEvent&) { resized(); });
  Bind(wxEVT_MIDDLE_DOWN, [this](wxMouseEvent& event) { begin_panning(event.GetPosition()); });
  Bind(wxEVT_MIDDLE_UP, [this](wxMouseEvent&) { end_panning(); });
  Bind(wxEVT_MOUSEWHEEL, &BoardWindow::on_wheel, this);
  on_new_colours(*this, [this] { redraw_all(); });
  Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
    got_keyboard_by_key_ = std::exchange(had_keyboard_, true) && !wxGetMouseState().LeftIsDown();
    Refresh();
    event.Skip();
  });
  wxGetTopLevelParent(this)->Bind(wxEVT_ACTIVATE, &BoardWindow::window_activated, this);
  redraw_at(*this, wxEVT_KILL_FOCUS);
}

// The window may go away while a button is down.
BoardWindow::~BoardWindow() { release_mouse(*this); }

// A button that is down when another window comes to the front may come up there.
void BoardWindow::window_activated(wxActivateEvent& event) {
  if (!event.GetActive()) lose_captured_mouse();
  event.Skip();
}

void BoardWindow::paint() {
  wxPaintDC dc(this);
  if (stale_) {
    image_.lay_on(desk_colour());
    image_.redraw(drawn(), viewport_.view(), options_);
  }
  stale_ = false;
  paint_with_cairo(dc, [this, pixel = GetContentScaleFactor()](cairo_t* cairo) {
    cairo_scale(cairo, 1 / pixel, 1 / pixel);
    cairo_set_source_surface(cairo, static_cast<cairo_surface_t*>(image_.cairo_surface()), 0, 0);
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE);
    cairo_paint(cairo);
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER);
    draw_above(cairo, pixel);
  });
  const std::unique_ptr<wxGraphicsContext> context(wxGraphicsContext::Create(dc));
  draw_words(*context);
  if (!std::exchange(painted_, true) && on_first_paint) on_first_paint();
}

void BoardWindow::draw_focus(cairo_t* cairo, double pixel) const {
  if (!HasFocus() || !(by_keys_ || got_keyboard_by_key_)) return;
  cairo_rectangle(cairo, pixel, pixel, viewport_.width() - 2 * pixel, viewport_.height() - 2 * pixel);
  cairo_set_source_rgb(cairo, 0.16, 0.47, 0.96);
  cairo_set_line_width(cairo, 2 * pixel);
  cairo_stroke(cairo);
}

void BoardWindow::use_mouse() {
  if (by_keys_ || got_keyboard_by_key_) Refresh();
  by_keys_ = got_keyboard_by_key_ = false;
}

void BoardWindow::resized() {
  const wxSize size = GetClientSize();
  const double pixel = GetContentScaleFactor();
  const int width = static_cast<int>(std::lround(size.x * pixel));
  const int height = static_cast<int>(std::lround(size.y * pixel));
  if (width < 2 || height < 2) return;
  if (fitted_) viewport_.pan((width - viewport_.width()) / 2, (height - viewport_.height()) / 2);
  viewport_.resize(width, height);
  image_.resize(width, height);
  if (!fitted_ || (fits_to_size_ && !moved_by_hand_)) fit();
  fitted_ = true;
  redraw_all();
  if (on_move) on_move();
}

void BoardWindow::redraw_all() {
  stale_ = true;
  Refresh();
}

void BoardWindow::redraw(std::span<const Hex> changed) { refresh(image_.redraw(drawn(), changed)); }

void BoardWindow::refresh(const PixelRect& rect) {
  const PixelRect part = part_in_sight(rect, viewport_.width(), viewport_.height());
  if (part.empty()) return;
  const double pixel = GetContentScaleFactor();
  const int left = static_cast<int>(std::floor(part.x / pixel)),
            top = static_cast<int>(std::floor(part.y / pixel));
  RefreshRect({left, top, static_cast<int>(std::ceil((part.x + part.width) / pixel)) - left,
               static_cast<int>(std::ceil((part.y + part.height) / pixel)) - top});
}

void BoardWindow::fit() {
  moved_by_hand_ = false;
  viewport_.fit(drawn(), options_, comfortable_scale * GetContentScaleFactor());
  redraw_all();
  report_view();
}

void BoardWindow::zoom(double factor) {
  const Spot middle{viewport_.width() / 2.0, viewport_.height() / 2.0};
  zoom_about(factor, by_keys_ || !mouse_ ? middle : viewport_.view().to_spot(mouse_->at));
}

void BoardWindow::zoom_about(double factor, Spot about) {
  if (!viewport_.zoom(factor, about)) return;
  moved_by_hand_ = true;
  redraw_all();
  report_view();
}

void BoardWindow::report_view() const {
  if (on_view) on_view();
  if (on_move) on_move();
}

void BoardWindow::pan(int dx, int dy) {
  if (dx == 0 && dy == 0) return;
  moved_by_hand_ = true;
  viewport_.pan(dx, dy);
  if (!stale_) image_.scroll(drawn(), dx, dy);
  Refresh();
  if (on_move) on_move();
}

void BoardWindow::reveal(std::span<const Hex> hexes) {
  const Spot shift = viewport_.to_reveal(hexes);
  pan(static_cast<int>(shift.x), static_cast<int>(shift.y));
}

void BoardWindow::centre_on(Point point) {
  const Spot spot = viewport_.view().to_spot(point);
  pan(static_cast<int>(std::lround(viewport_.width() / 2.0 - spot.x)),
      static_cast<int>(std::lround(viewport_.height() / 2.0 - spot.y)));
}

void BoardWindow::set_options(const DrawOptions& options) {
  if (options == options_) return;
  options_ = options;
  redraw_all();
  report_view();
}

void BoardWindow::lay_over(std::optional<Underlay> underlay) {
  image_.lay_over(std::move(underlay));
  redraw_all();
}

Spot BoardWindow::device(const wxPoint& place) const {
  const double pixel = GetContentScaleFactor();
  return {place.x * pixel, place.y * pixel};
}

Pointer BoardWindow::pointer_of(const wxMouseEvent& event) const {
  return pointer_at(drawn().topology, viewport_.view().to_point(device(event.GetPosition())),
                    {event.ShiftDown(), event.ControlDown()});
}

void BoardWindow::begin_panning(const wxPoint& place) {
  panning_ = place;
  capture_mouse(*this);
  SetCursor(wxCursor(wxCURSOR_SIZING));
}

void BoardWindow::end_panning() {
  panning_.reset();
  if (!pressed_) release_mouse(*this);
  SetCursor(wxNullCursor);
}

bool BoardWindow::pan_with(const wxMouseEvent& event) {
  if (!panning_) return false;
  const wxPoint by = event.GetPosition() - *panning_;
  const double pixel = GetContentScaleFactor();
  panning_ = event.GetPosition();
  pan(static_cast<int>(std::lround(by.x * pixel)), static_cast<int>(std::lround(by.y * pixel)));
  return true;
}

void BoardWindow::on_wheel(wxMouseEvent& event) {
  const double notches = static_cast<double>(event.GetWheelRotation()) / event.GetWheelDelta();
  constexpr double notch_of_scroll = 60, notch_of_zoom = 1.2;
  const int distance = static_cast<int>(std::lround(notches * notch_of_scroll * GetContentScaleFactor()));
  if (event.GetWheelAxis() == wxMOUSE_WHEEL_HORIZONTAL)
    pan(-distance, 0);
  else if (event.ShiftDown())
    pan(distance, 0);
  else if (event.ControlDown())
    pan(0, distance);
  else
    zoom_about(std::pow(notch_of_zoom, notches), device(event.GetPosition()));
}

wxPoint BoardWindow::place_of(Hex hex) const { return place_of(centre(hex)); }

wxPoint BoardWindow::place_of(Point point) const {
  const Spot spot = viewport_.view().to_spot(point);
  const double pixel = GetContentScaleFactor();
  return {static_cast<int>(std::lround(spot.x / pixel)), static_cast<int>(std::lround(spot.y / pixel))};
}

}  // namespace hexwright::gui
