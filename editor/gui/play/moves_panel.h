#pragma once

#include <functional>
#include <vector>

#include <wx/scrolwin.h>
#include <wx/timer.h>

#include "editor/gui/play/game_context.h"

class wxButton;
class wxGridSizer;
class wxStaticBitmap;
class wxStaticText;
class wxToggleButton;

namespace hexwright::gui {

class HandPanel;

/// Whose turn it is and what has to be done, the dice, the own hand, and every move that is no place on the
/// map: buttons for the kinds that are always there, a list for what the moment brings. While the handover is
/// down it shows that and nothing else.
class MovesPanel : public wxScrolledWindow {
 public:
  MovesPanel(wxWindow* parent, GameContext& context);

  /// A letter stands for a kind of move, a digit for one of the list; false when it means none.
  bool take_by_key(int key);

  // What takes a dialog.
  std::function<void()> on_bank_trade;
  std::function<void()> on_offer;
  std::function<void()> on_discard;
  /// The move in hand, or done at once where there is nothing to choose; again: laid down.
  void take(ActionKind kind);

 private:
  struct KindButton {
    ActionKind kind;
    wxToggleButton* button;
    wxString label;
  };
  /// One of the list: a move, a kind to be taken into the hand, or else the dialog for
  /// discards.
  struct ListedMove {
    wxString label;
    std::optional<Action> action = {};
    std::optional<ActionKind> kind = {};
    friend bool operator==(const ListedMove&, const ListedMove&) = default;
  };

  /// An action of the own rules, `Action::x`.
  struct OwnButton {
    std::uint8_t number;
    wxToggleButton* button;
    wxString label, about;
  };

  void build_heading();
  void build_handover();
  void build_buttons();
  void build_own_buttons();
  void show_own_buttons();
  void fit_own_labels();
  void take_own(std::uint8_t number);
  Refusal why_not_own(std::uint8_t number) const;
  bool is_in_hand(const Action& action) const;
  void scroll_to_list();
  bool comes_unasked() const;
  void let_rest();
  void wake();
  int widest_button(const wxFont& font) const;
  void arrange_buttons();
  void refresh();
  void show_heading();
  void build_track();
  void show_dice();
  void show_track();
  void show_table_counts();
  void show_buttons();
  Refusal why_not_offered(ActionKind kind) const;
  void show_pieces();
  void build_list();
  void place_list();
  bool is_card(const ListedMove& move) const;
  void show_list();
  std::vector<ListedMove> listed_moves();
  std::ptrdiff_t count_without_place(ActionKind kind) const;
  wxButton* build_listed(const ListedMove& move);
  wxString tip_of(const ListedMove& move, std::size_t number) const;
  void add_listed();
  bool take_by_digit(int key);
  void run(const ListedMove& move);

  GameContext& context_;
  wxStaticBitmap* sign_ = nullptr;
  wxStaticText* whose_ = nullptr;
  wxStaticText* awaited_ = nullptr;
  wxStaticBitmap* dice_[2] = {};
  wxStaticBitmap* event_ = nullptr;  ///< null where there is no such die
  wxStaticText* rolled_ = nullptr;
  wxStaticBitmap* track_ = nullptr;  ///< null where none lies beside the board
  wxStaticText* track_words_ = nullptr;
  wxStaticText* table_counts_ = nullptr;  ///< null where the table has no counters
  wxStaticText* whose_hand_ = nullptr;
  HandPanel* hand_ = nullptr;
  wxPanel* handover_ = nullptr;
  wxStaticText* handover_words_ = nullptr;
  wxButton* lift_ = nullptr;
  wxPanel* open_ = nullptr;  ///< all that the handover hides
  wxGridSizer* grid_ = nullptr;
  wxSizer* list_ = nullptr;
  wxGridSizer* cards_ = nullptr;  ///< at the top of the list, two in a row
  bool list_is_above_ = false;    ///< of the buttons
  std::vector<KindButton> buttons_;
  std::vector<OwnButton> own_buttons_;
  std::optional<std::uint8_t> own_;  ///< which one is in hand, while one is; none: any of them
  bool bold_fits_ = false;
  std::vector<ListedMove> listed_;
  std::vector<ListedMove> by_digit_;  ///< the same, in the order in which they are seen
  bool rests_ = false;  ///< the list has just come in the way of the pointer and takes no clicks yet
  wxTimer rest_;
  std::vector<wxButton*> listed_buttons_;
  int width_of_list_ = 0;
  SeatId shown_seat_, seat_of_pieces_;
  int shown_dice_ = -1;
};

}  // namespace hexwright::gui
