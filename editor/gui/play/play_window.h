#pragma once

#include <array>
#include <set>
#include <vector>

#include <wx/frame.h>

#include "editor/gui/controls/pane_manager.h"
#include "editor/gui/menus/menu_items.h"
#include "editor/gui/play/bot_pacer.h"
#include "editor/gui/play/game_context.h"

namespace hexwright::gui {

class BotsPanel;
class LogPanel;
class MovesPanel;
class PlayCanvas;

/// The window in which a map is played: the board in the middle, moves, players and log around it. It belongs
/// to the window of the drawing; leaving hides it, and the game waits.
class PlayWindow : public wxFrame {
 public:
  PlayWindow(Frame& drawing, PlaySession session);
  ~PlayWindow() override;
  bool Destroy() override;

  GameContext& context() { return context_; }
  const GameContext& context() const { return context_; }
  BotPacer& pacer() { return pacer_; }
  const BotPacer& pacer() const { return pacer_; }
  PlayCanvas& canvas() { return *canvas_; }
  const PlayCanvas& canvas() const { return *canvas_; }
  /// How it was begun, for another game like it.
  PlaySetup setup() const;

  /// Shows it where the drawing is.
  void enter();
  void back_to_drawing();
  void show_in_editor(const Place& place);
  void show_here_in_editor();

  /// Something was done that no file has.
  bool is_worth_saving() const;
  /// False when it was not saved, be it cancelled or failed.
  bool save();
  /// The move in hand, as its button does.
  void take(ActionKind kind);
  void play_again();

  // To the moment before, or after, that a person decided; where only bots play, one action.
  void undo();
  void redo();
  void jump_to(std::size_t position);
  bool chooses_chance() const { return chooses_chance_; }
  void choose_chance(bool on);
  void cycle_panes(bool forward);
  /// The panel "players" or "log". What somebody shows or hides stays so, whatever room there is.
  bool is_shown(const wxString& panel) const;
  void toggle(const wxString& panel);
  /// A sentence in the status bar until the pointer moves.
  void report(const wxString& sentence);

 private:
  void build_panes();
  void make_room();
  void connect();
  void connect_canvas();
  void connect_log();
  void refresh();
  void show_end_of_game();
  void ask_which(const std::vector<Choice>& choices, const Place& place);
  void take_key(wxKeyEvent& event);
  void update_title();
  bool only_bots_play() const;
  bool person_decides_at(std::size_t position) const;

  Frame& drawing_;
  GameContext context_;
  BotPacer pacer_;
  PaneManager manager_;
  PlayCanvas* canvas_ = nullptr;
  MovesPanel* moves_ = nullptr;
  BotsPanel* bots_ = nullptr;
  LogPanel* log_ = nullptr;
  static constexpr std::size_t pane_count = 4;
  std::array<wxWindow*, pane_count> panes_{};
  std::set<wxString> chosen_panels_;  ///< shown or hidden by somebody
  bool chooses_chance_ = false;
  bool end_shown_ = false;
  std::string saved_;  ///< the record that a file has
};

/// With the moves that the game knows.
std::vector<MenuOf<PlayWindow>> play_window_menus(const Game& game);

}  // namespace hexwright::gui
