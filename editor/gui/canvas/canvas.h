#pragma once

#include <functional>
#include <optional>

#include "editor/core/editing/stack_designer.h"
#include "editor/core/editing/typing.h"
#include "editor/gui/canvas/board_window.h"
#include "editor/gui/canvas/edge_scroll.h"
#include "editor/gui/canvas/overlay.h"
#include "editor/gui/frame/editor_context.h"
#include "io/render/pieces/ghost_painter.h"

namespace hexwright::gui {

/// Shows the map and takes what the mouse and the keys do to it. The board is drawn again only where the
/// history says it was touched; the overlay is drawn above it.
class Canvas : public BoardWindow {
 public:
  Canvas(wxWindow* parent, EditorContext& context);

  /// Brings the hexes into sight, highlights them and puts the keyboard's cursor there.
  void jump_to(const std::vector<Hex>& hexes);
  /// What was searched for; with the one that was gone to the keyboard's cursor goes there, too.
  void show_found(std::vector<Hex> found, std::optional<Hex> now);
  /// What a panel tells of, until it tells of something else; empty: of nothing.
  void point_out(std::vector<Hex> hexes);
  /// The same with marks of its own.
  void show_marks(Heat marks);
  /// Padlocks on the hexes.
  void show_locks(std::vector<Hex> hexes);
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
  bool is_led_by_keys() const { return by_keys_; }
  /// For measuring and tests.
  const Preview& preview() const { return overlay_.preview; }

  /// What is under the pointer and what a click would do.
  std::function<void(const Pointer&, const Preview&)> on_point;
  std::function<void()> on_leave;
  std::function<void(const wxPoint&)> on_context_menu;
  /// A key without control or alt that the canvas has no use for itself; true when it was used.
  std::function<bool(const wxKeyEvent&)> on_key;

 private:
  void watch(const EditorContext::News& news);
  const Scenario& drawn() const override { return sample_ ? sample_->scenario : context_.scenario(); }
  void draw_above(cairo_t* cairo, double pixel) override;
  void draw_words(wxGraphicsContext& context) const override;
  void paint_caption(wxGraphicsContext& context) const;
  void paint_legends(wxGraphicsContext& context) const;
  void follow_scenario_turn();
  void update_selection();
  void hover();
  void set_preview(Preview preview);

  void on_left_down(wxMouseEvent& event);
  void on_left_up(wxMouseEvent& event);
  void on_motion(wxMouseEvent& event);
  void on_context(wxContextMenuEvent& event);
  void lose_pointer();
  void scroll_at_edge(wxPoint way, wxPoint pointer);

  void on_key_down(wxKeyEvent& event);
  void on_key_up(wxKeyEvent& event);
  bool move_cursor(const wxKeyEvent& event);
  bool use_key(const wxKeyEvent& event);
  void change_drag(const wxKeyEvent& event);
  void place_cursor(Hex hex);
  void aim(int step);
  void apply_at_cursor();
  void escape();
  bool type_digit(int digit);
  bool lay_down_floating(const Pointer& pointer);

  EditorContext& context_;
  Overlay overlay_;
  GhostPainter ghosts_;
  std::uint64_t drawn_revision_ = 0;

  Hex cursor_;
  int aim_ = 0;  ///< which side or corner of the cursor's hex the keyboard means
  bool space_ = false, space_used_ = false;
  std::optional<Fragment> floating_;
  std::optional<Sample> sample_;
  NumberEntry number_;
  EdgeScroll edge_;
};

}  // namespace hexwright::gui
