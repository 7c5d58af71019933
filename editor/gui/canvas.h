#pragma once

#include <chrono>
#include <functional>
#include <optional>

#include <wx/window.h>

#include "core/number_entry.h"
#include "core/stack_designer.h"
#include "gui/desk.h"
#include "gui/overlay.h"
#include "gui/viewport.h"
#include "render/board_image.h"

class wxGraphicsContext;

namespace hexwright::gui {

/// Shows the map and takes what the mouse and the keys do to it. The board comes from an off-screen picture
/// that is drawn again only where the history says it was touched; the overlay is drawn above it.
class Canvas : public wxWindow {
 public:
  Canvas(wxWindow* parent, Desk& desk);

  void fit();
  void zoom(double factor);
  double scale() const { return viewport_.view().scale; }
  const DrawOptions& options() const { return options_; }
  void set_options(const DrawOptions& options);

  /// Brings the hexes into sight, highlights them and puts the keyboard's cursor there.
  void jump_to(const std::vector<Hex>& hexes);
  void mark_findings(const std::vector<Finding>& findings);

  /// Shows another scenario in the map's place, the dealt hexes marked, until the next change; none: the map.
  struct Sample {
    Scenario scenario;
    std::vector<Hex> dealt;
    wxString caption;
  };
  void show_sample(std::optional<Sample> sample);
  /// Discs in the cells of stacks with what they may turn out as; empty: none.
  void show_odds(const std::vector<StackSummary>& stacks);
  /// Marks above the map, each with its legend, from below to the top.
  void show_heats(std::vector<std::shared_ptr<const Heat>> heats);

  /// A piece that follows the pointer until it is laid down or dropped.
  void float_piece(Fragment fragment);
  bool has_floating_piece() const { return floating_.has_value(); }
  void turn_floating_piece(int sixths);
  void mirror_floating_piece();

  /// The hex under the pointer, or the keyboard's when the keys were used last.
  Hex target() const;
  Pointer target_pointer() const;
  /// Where a hex is in the window, in logical pixels: for menus and tests.
  wxPoint place_of(Hex hex) const;
  wxPoint place_of(Point point) const;

  /// For measuring and tests.
  bool has_painted() const { return painted_; }
  const Preview& preview() const { return overlay_.preview; }
  std::function<void()> on_first_paint;

  /// What is under the pointer and what a click would do.
  std::function<void(const Pointer&, const Preview&)> on_point;
  std::function<void()> on_leave;
  std::function<void(const wxPoint&)> on_context_menu;
  std::function<void()> on_view;  ///< zoom or options have changed
  /// A key without control or alt that the canvas has no use for itself; true when it was used.
  std::function<bool(const wxKeyEvent&)> on_key;

 private:
  void watch(const Desk::News& news);
  const Scenario& drawn() const { return sample_ ? sample_->scenario : desk_.scenario(); }
  void paint();
  void paint_caption(wxGraphicsContext& context) const;
  void paint_legends(wxGraphicsContext& context) const;
  void resized();
  void refresh(const PixelRect& device_pixels);
  void redraw_all();
  void pan(int dx, int dy);
  void zoom_about(double factor, Spot about);
  void follow_scenario_turn();
  void update_selection();
  void hover();
  void set_preview(Preview preview);
  Spot device(const wxPoint& place) const;
  Pointer pointer_of(const wxMouseEvent& event) const;

  void on_left_down(wxMouseEvent& event);
  void on_left_up(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  void on_wheel(wxMouseEvent& event);
  void on_context(wxContextMenuEvent& event);
  void lose_pointer();
  void begin_panning(const wxPoint& place);
  void end_panning();

  void on_key_down(wxKeyEvent& event);
  void on_key_up(wxKeyEvent& event);
  bool move_cursor(const wxKeyEvent& event);
  bool use_key(const wxKeyEvent& event);
  void place_cursor(Hex hex);
  void aim(int step);
  void apply_at_cursor();
  void escape();
  bool type_digit(int digit);
  bool lay_down_floating(const Pointer& pointer);

  Desk& desk_;
  BoardImage image_;
  Viewport viewport_;
  DrawOptions options_;
  Overlay overlay_;
  bool stale_ = true;    ///< the whole picture must be drawn before it is shown
  bool fitted_ = false;  ///< the first size has come
  bool painted_ = false;
  std::uint64_t drawn_revision_ = 0;

  std::optional<Pointer> mouse_;  ///< none while it is outside
  Hex cursor_;
  int aim_ = 0;  ///< which side or corner of the cursor's hex the keyboard means
  bool by_keys_ = false;
  bool pressed_ = false;
  bool space_ = false, space_used_ = false;
  std::optional<wxPoint> panning_;
  std::optional<Fragment> floating_;
  std::optional<Sample> sample_;
  NumberEntry number_;
};

}  // namespace hexwright::gui
