#pragma once

#include <functional>
#include <optional>

#include <wx/window.h>

#include "editor/core/editing/pointer.h"
#include "editor/gui/canvas/viewport.h"
#include "io/render/board/board_image.h"

class wxGraphicsContext;
using cairo_t = struct _cairo;

namespace hexwright::gui {

/// A window with a board in it: an off-screen picture that is drawn again only where it has to be, zoomed by
/// the wheel and moved by the middle button. What the board is, what is drawn above it, and what clicks and
/// keys do, is for those who derive from it.
class BoardWindow : public wxWindow {
 public:
  ~BoardWindow() override;
  void fit();
  /// About the pointer, or the middle when the keys were used last.
  void zoom(double factor);
  /// Pans so that these hexes come into sight.
  void reveal(std::span<const Hex> hexes);
  void centre_on(Point point);
  const Viewport& viewport() const { return viewport_; }
  double scale() const { return viewport_.view().scale; }
  const DrawOptions& options() const { return options_; }
  void set_options(const DrawOptions& options);
  /// A picture that shows through the board from below.
  void lay_over(std::optional<Underlay> underlay);

  /// Where a place is in the window, in logical pixels: for menus and tests.
  wxPoint place_of(Hex hex) const;
  wxPoint place_of(Point point) const;

  /// For measuring and tests.
  bool has_painted() const { return painted_; }
  std::function<void()> on_first_paint;
  std::function<void()> on_view;  ///< zoom or options have changed
  std::function<void()> on_move;  ///< another part of the board is in sight, or it looks different

 protected:
  BoardWindow(wxWindow* parent, const wxString& name, const wxString& label);

  virtual const Scenario& drawn() const = 0;
  /// In device pixels; `pixel` is the size of a logical one.
  virtual void draw_above(cairo_t* cairo, double pixel) = 0;
  virtual void draw_words(wxGraphicsContext&) const {}

  /// Whenever the window gets another size, until somebody zooms or moves the board.
  void fit_to_size() { fits_to_size_ = true; }
  void turn(bool quarter_turned) { viewport_.turn(quarter_turned); }
  void pan(int dx, int dy);
  void redraw_all();
  /// Draws again what these hexes touch.
  void redraw(std::span<const Hex> changed);
  void refresh(const PixelRect& rect);
  bool is_stale() const { return stale_; }
  /// Shows where the keyboard is, to those who use it.
  void draw_focus(cairo_t* cairo, double pixel) const;

  /// The mouse is used, not the keys.
  void use_mouse();
  Spot device(const wxPoint& place) const;
  Pointer pointer_of(const wxMouseEvent& event) const;
  void begin_panning(const wxPoint& place);
  void end_panning();
  bool is_panning() const { return panning_.has_value(); }
  /// True when the motion moved the view.
  bool pan_with(const wxMouseEvent& event);

  std::optional<Pointer> mouse_;  ///< none while it is outside
  bool by_keys_ = false;          ///< the keys were used last
  bool pressed_ = false;          ///< the left button, for what derives

 private:
  void window_activated(wxActivateEvent& event);
  void paint();
  void resized();
  void on_wheel(wxMouseEvent& event);
  void zoom_about(double factor, Spot about);
  void report_view() const;

  BoardImage image_;
  Viewport viewport_;
  DrawOptions options_;
  bool stale_ = true;    ///< the whole picture must be drawn before it is shown
  bool fitted_ = false;  ///< the first size has come
  bool painted_ = false;
  bool fits_to_size_ = false, moved_by_hand_ = false;
  bool had_keyboard_ = false;  ///< once already: the window opens with it
  bool got_keyboard_by_key_ = false;
  std::optional<wxPoint> panning_;
};

}  // namespace hexwright::gui
