#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>
#include <wx/timer.h>

#include "editor/gui/editor_context.h"

class wxButton;
class wxCheckBox;
class wxDataViewListCtrl;
class wxStaticText;

namespace hexwright::gui {

/// What the checks find, live. Jumps to the place, applies the fix, accepts with a reason.
class ProblemsPanel : public wxPanel {
 public:
  ProblemsPanel(wxWindow* parent, EditorContext& desk);

  /// Chooses the next finding (or the previous) and jumps to it.
  void step(int by);
  void fix();
  /// Asks for the reason; an accepted finding is taken back.
  void accept();
  void jump();
  const Finding* chosen() const;
  wxDataViewListCtrl& list() { return *list_; }

  std::function<void(const std::vector<Hex>&)> on_jump;
  /// A place without hexes: the scenario, or a named thing.
  std::function<void(const Place&)> on_show;

 private:
  void build();
  void fill();
  void update_buttons();
  void wrap_explanation();

  EditorContext& desk_;
  wxDataViewListCtrl* list_ = nullptr;
  wxStaticText* why_ = nullptr;
  wxString explanation_;  ///< of the chosen finding, as it is without line ends for room
  wxButton* go_ = nullptr;
  wxButton* fix_ = nullptr;
  wxButton* accept_ = nullptr;
  wxCheckBox* show_accepted_ = nullptr;
  std::vector<Finding> shown_;
};

/// "2 errors, 1 warning", "no problems".
wxString summary(const std::vector<Finding>& findings);

}  // namespace hexwright::gui
