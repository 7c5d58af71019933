#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "editor/gui/canvas/board_window.h"
#include "editor/gui/play/game_context.h"

namespace hexwright::gui {

/// The board of a game: what lies on it, where the move in hand can be done, and what a click does.
class PlayCanvas : public BoardWindow {
 public:
  PlayCanvas(wxWindow* parent, GameContext& context);

  /// Brings a place into sight and marks it, until the next move.
  void show_place(const Place& place);
  /// The hex under the pointer, or the place that the keyboard is at: for "show in the editor" and menus.
  Place place_here() const;

  /// What a click would do, or why nothing can be done there.
  std::function<void(const wxString&)> on_point;
  std::function<void(const Place&)> on_context_menu;
  /// Several moves can be done with one click: which?
  std::function<void(const std::vector<Choice>&)> on_ambiguous;
  std::function<void(const Place&)> on_show_in_editor;

 private:
  const Scenario& drawn() const override { return now_; }
  void draw_above(cairo_t* cairo, double pixel) override;
  void refresh();
  bool copies_show() const { return options().ghosts; }

  void on_left_down(const wxMouseEvent& event);
  void on_motion(const wxMouseEvent& event);
  void on_context(wxContextMenuEvent& event);
  void lose_pointer();
  void on_key_down(wxKeyEvent& event);
  bool use_key(const wxKeyEvent& event);
  bool pan_by_key(const wxKeyEvent& event);

  /// What a pointer means: a target where there is one, else the nearest place of a kind that the move in
  /// hand could have.
  Place meant_by(const Pointer& pointer) const;
  void point_at(const Place& place);
  void act_at(const Place& place);
  void cycle(int step);
  void walk(double x, double y);
  void escape();
  wxString described(const Place& place) const;
  void show_pieces_in_tip(const Pointer& pointer);

  GameContext& context_;
  Scenario now_;
  std::vector<BoardPiece> pieces_;
  PiecePainter painter_;
  std::vector<BoardSign> signs_;
  Place focus_;   ///< what the pointer or the keys mean; the whole scenario for none
  Place marked_;  ///< what somebody jumped to
  wxString tip_;  ///< what stands at the pointer
};

/// The places of a board as its highlights name them.
Highlights highlights_of(const std::vector<GameContext::Target>& targets, const Place& focus);

}  // namespace hexwright::gui
