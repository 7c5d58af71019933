#include "editor/gui/canvas/overview.h"

#include <algorithm>
#include <cmath>

#include <cairo.h>
#include <wx/dcclient.h>
#include <wx/intl.h>
#include <wx/timer.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/cairo_paint.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/frame/frame.h"
#include "io/render/pen/bounds.h"

namespace hexwright::gui {
namespace {

constexpr int most_width = 190, most_height = 150;  // logical pixels
constexpr int distance = 10;                        // from the canvas's corners
constexpr int drawing_delay = 120;                  // ms: the map is drawn when the hand rests

/// What lies between two opposite corners on a picture.
struct SpotRect {
  double left, top, right, bottom;
};
SpotRect between(Spot a, Spot b) {
  return {std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y)};
}
SpotRect seen_at(const BoardView& view, const Bounds& bounds) {
  return between(view.to_spot({bounds.left, bounds.top}), view.to_spot({bounds.right, bounds.bottom}));
}

/// Its picture is drawn again after the map has changed, not while a stroke goes on; moving the view moves a
/// frame above it.
class Overview : public wxWindow {
 public:
  Overview(Canvas& canvas, EditorContext& context);
  ~Overview() override;
  /// After the view or the wish to see it has changed.
  void show_view();

 private:
  bool AcceptsFocusFromKeyboard() const override { return false; }  // Ctrl and the arrows move the view
  void take_mouse();
  bool is_of_use() const;
  void take_place();
  int hexes_below(wxPoint corner) const;
  void draw_map();
  BoardView whole_map();
  DrawOptions options() const;
  void paint();
  void draw_frame(cairo_t* cairo, double pixel) const;
  void move_to(const wxPoint& place);

  Canvas& canvas_;
  EditorContext& context_;
  BoardImage image_;
  BoardView view_;
  DrawOptions drawn_options_;
  bool drawn_ = false;  ///< the picture is of the map as it is, or will be within the delay
  std::size_t corner_ = 0;
  wxTimer drawing_;
};

Overview::Overview(Canvas& canvas, EditorContext& context)
    : canvas_(canvas), context_(context), drawing_(this) {
  SetBackgroundStyle(wxBG_STYLE_PAINT);
  Hide();  // until it is known to be of use
  Create(&canvas, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(most_width, most_height)), wxBORDER_NONE,
         "overview");
  SetLabel(_("Overview of the map"));
  SetToolTip(_("The whole map: click or drag to move the view"));
  Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
  take_mouse();
  on_new_colours(*this, [this] {
    drawn_ = false;
    show_view();
  });
  canvas_.on_move = [this] { show_view(); };
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
    drawn_ = false;
    show_view();
  });
  context_.watch([this](const EditorContext::News& news) {
    if (news.document) drawing_.StartOnce(drawing_delay);
  });
}

Overview::~Overview() {
  release_mouse(*this);  // the window goes while the button is down
}

void Overview::take_mouse() {
  const auto press = [this](wxMouseEvent& event) {
    capture_mouse(*this);
    move_to(event.GetPosition());
  };
  Bind(wxEVT_LEFT_DOWN, press);
  Bind(wxEVT_LEFT_DCLICK, press);
  Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
    if (HasCapture() && event.LeftIsDown()) move_to(event.GetPosition());
  });
  Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { release_mouse(*this); });
  Bind(wxEVT_MOUSE_CAPTURE_LOST, [](wxMouseCaptureLostEvent&) {});
  Bind(wxEVT_MOUSEWHEEL,
       [this](wxMouseEvent& event) { canvas_.zoom(event.GetWheelRotation() > 0 ? 1.2 : 1 / 1.2); });
}

DrawOptions Overview::options() const {
  return {.areas = false, .letters = false, .theme = canvas_.options().theme};
}

// Of a map that all but fits into the canvas there is little more to show, and it would lie on its hexes.
bool Overview::is_of_use() const {
  if (!app().settings().overview || context_.scenario().cells.empty()) return false;
  const Viewport& port = canvas_.viewport();
  const wxSize room = canvas_.GetClientSize();
  if (room.x < 2 * GetSize().x || room.y < 2 * GetSize().y) return false;
  const SpotRect map = seen_at(port.view(), bounds_of(context_.scenario(), canvas_.options()));
  const auto in_sight = [](double from, double to, int end) {
    return std::max(0.0, std::min(to, static_cast<double>(end)) - std::max(from, 0.0)) / (to - from);
  };
  constexpr double most = 0.8;
  return in_sight(map.left, map.right, port.width()) * in_sight(map.top, map.bottom, port.height()) < most;
}

void Overview::show_view() {
  const bool shown = is_of_use();
  if (shown) draw_map();
  if (shown) take_place();
  if (!shown) release_mouse(*this);
  if (shown != IsShown()) Show(shown);
  if (shown) Refresh();
}

// In the corner with least hexes; not for a few less, and never under the hand that moves the view.
void Overview::take_place() {
  if (HasCapture()) return;
  const int margin = FromDIP(distance);
  const wxSize room = canvas_.GetClientSize() - GetSize();
  const wxPoint corners[] = {{room.x - margin, room.y - margin},
                             {margin, room.y - margin},
                             {room.x - margin, margin},
                             {margin, margin}};
  std::size_t best = corner_;
  int least = hexes_below(corners[corner_]);
  for (std::size_t i = 0; i < std::size(corners); ++i)
    if (const int hexes = hexes_below(corners[i]); 2 * hexes < least) best = i, least = hexes;
  corner_ = best;
  if (corners[corner_] != GetPosition()) Move(corners[corner_]);
}

int Overview::hexes_below(wxPoint corner) const {
  const double pixel = GetContentScaleFactor();
  const BoardView& view = canvas_.viewport().view();
  const wxRect place(corner, GetSize());
  const double reach = view.scale / 2;
  return static_cast<int>(std::ranges::count_if(context_.scenario().cells, [&](const auto& cell) {
    const Spot spot = view.to_spot(centre(cell.first));
    return spot.x + reach > place.x * pixel && spot.x - reach < (place.x + place.width) * pixel &&
           spot.y + reach > place.y * pixel && spot.y - reach < (place.y + place.height) * pixel;
  }));
}

// The whole map, as large as there is room: the window takes its shape.
BoardView Overview::whole_map() {
  const double pixel = GetContentScaleFactor();
  const wxSize most = FromDIP(wxSize(most_width, most_height));
  BoardView view = fit(context_.scenario(), most.x * pixel, most.y * pixel, 4 * pixel, options());
  const SpotRect map = seen_at(view, bounds_of(context_.scenario(), options()));
  const double margin = 4 * pixel;
  const wxSize size(static_cast<int>(std::ceil((map.right - map.left + 2 * margin) / pixel)),
                    static_cast<int>(std::ceil((map.bottom - map.top + 2 * margin) / pixel)));
  if (size != GetSize()) SetSize(size);
  view.origin = {std::round(view.origin.x - map.left + margin), std::round(view.origin.y - map.top + margin)};
  return view;
}

void Overview::draw_map() {
  if (drawn_ && drawn_options_ == options()) return;
  drawn_ = true;
  drawn_options_ = options();
  view_ = whole_map();
  const double pixel = GetContentScaleFactor();
  image_.resize(std::max(1, static_cast<int>(GetSize().x * pixel)),
                std::max(1, static_cast<int>(GetSize().y * pixel)));
  image_.lay_on(desk_colour());
  image_.redraw(context_.scenario(), view_, drawn_options_);
}

void Overview::paint() {
  wxPaintDC dc(this);
  paint_with_cairo(dc, [this, pixel = GetContentScaleFactor()](cairo_t* cairo) {
    cairo_scale(cairo, 1 / pixel, 1 / pixel);
    cairo_set_source_surface(cairo, static_cast<cairo_surface_t*>(image_.cairo_surface()), 0, 0);
    cairo_paint(cairo);
    draw_frame(cairo, pixel);
  });
}

// What is out of sight is dimmed, so that the frame needs no colour to be seen.
void Overview::draw_frame(cairo_t* cairo, double pixel) const {
  const double width = GetSize().x * pixel, height = GetSize().y * pixel;
  const Viewport& port = canvas_.viewport();
  const Spot end{static_cast<double>(port.width()), static_cast<double>(port.height())};
  const SpotRect seen =
      between(view_.to_spot(port.view().to_point({})), view_.to_spot(port.view().to_point(end)));
  cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_rectangle(cairo, 0, 0, width, height);
  cairo_rectangle(cairo, seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top);
  cairo_set_source_rgba(cairo, 0, 0, 0, 0.28);
  cairo_fill(cairo);
  cairo_rectangle(cairo, seen.left, seen.top, seen.right - seen.left, seen.bottom - seen.top);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_set_line_width(cairo, 3.5 * pixel);
  cairo_stroke_preserve(cairo);
  cairo_set_source_rgb(cairo, 0.09, 0.36, 0.85);
  cairo_set_line_width(cairo, 1.75 * pixel);
  cairo_stroke(cairo);
  cairo_rectangle(cairo, pixel / 2, pixel / 2, width - pixel, height - pixel);
  cairo_set_source_rgba(cairo, 0, 0, 0, 0.55);
  cairo_set_line_width(cairo, pixel);
  cairo_stroke(cairo);
}

void Overview::move_to(const wxPoint& place) {
  const double pixel = GetContentScaleFactor();
  canvas_.centre_on(view_.to_point({place.x * pixel, place.y * pixel}));
}

Overview* overview_of(wxWindow& canvas) {
  for (wxWindow* child : canvas.GetChildren())
    if (auto* overview = dynamic_cast<Overview*>(child)) return overview;
  return nullptr;
}

}  // namespace

void add_overview(Frame& frame) { new Overview(frame.canvas(), frame.context()); }

void toggle_overview(Frame& frame) {
  app().settings().overview = !app().settings().overview;
  for (wxWindow* window : wxTopLevelWindows)
    if (auto* each = dynamic_cast<Frame*>(window))
      if (Overview* overview = overview_of(each->canvas())) overview->show_view();
  if (app().settings().overview && !overview_of(frame.canvas())->IsShown())
    frame.report(_("The overview comes up when the map is larger than the window."));
}

}  // namespace hexwright::gui
