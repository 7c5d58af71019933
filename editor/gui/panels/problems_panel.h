#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

#include "editor/gui/frame/editor_context.h"

class wxButton;
class wxCheckBox;
class wxDataViewListCtrl;
class wxSizer;
class wxStaticText;

namespace hexwright::gui {

/// What the checks find, live. Jumps to the place, applies the fix, accepts with a reason.
class ProblemsPanel : public wxPanel {
 public:
  ProblemsPanel(wxWindow* parent, EditorContext& context);

  /// Chooses the next finding (or the previous) and jumps to it.
  void step(int by);
  void fix();
  /// What the same check finds elsewhere, too, in one step.
  void fix_all_of_kind();
  bool has_several_of_kind() const { return fixable_of_kind() > 1; }
  /// Asks for the reason; an accepted finding is taken back.
  void accept();
  /// To its place, with the keyboard in the field that mends it where it is no place on the map.
  void go_to();
  const Finding* chosen() const;
  wxDataViewListCtrl& list() { return *list_; }

  std::function<void(const std::vector<Hex>&)> on_jump;
  /// What mends it is to be brought into sight, and to take the keyboard if it is no place on the map.
  std::function<void(const Finding&, bool take_keyboard)> on_show;

 private:
  void build();
  wxSizer* build_buttons();
  void share_room();
  void share_columns();
  void jump(bool edit);
  void fill();
  void update_buttons();
  void update_fix_buttons();
  void show_menu();
  int fixable_of_kind() const;
  void wrap_explanation();

  EditorContext& context_;
  wxDataViewListCtrl* list_ = nullptr;
  wxStaticText* why_ = nullptr;
  wxString explanation_;  ///< of the chosen finding, as it is without line ends for room
  wxButton* go_ = nullptr;
  wxButton* fix_ = nullptr;
  wxButton* fix_all_ = nullptr;
  wxButton* accept_ = nullptr;
  wxCheckBox* show_accepted_ = nullptr;
  wxSizer* buttons_ = nullptr;
  bool is_narrow_ = false;
  std::vector<Finding> shown_;
  std::size_t not_listed_ = 0;  ///< more than a list takes
};

/// "2 errors, 1 warning", "no problems".
wxString summary(const std::vector<Finding>& findings);

}  // namespace hexwright::gui
