#pragma once

#include <vector>

#include <wx/modalhook.h>

class wxDialog;
class wxTopLevelWindow;

namespace hexwright::gui {

/// The dialogs that wait for an answer. They stand on the stack of whoever asked, so a window that goes away
/// while one is open above it would take what is not its own.
class OpenDialogs : public wxModalDialogHook {
 public:
  OpenDialogs() { Register(); }

  /// For `Destroy` of a window that asks. True when the window has to wait: its innermost dialog is
  /// cancelled, and the window destroyed when none is left.
  bool hold_back(wxTopLevelWindow& window);

 private:
  /// None opens above a window that is being deleted: it counts as cancelled.
  int Enter(wxDialog* dialog) override;
  void Exit(wxDialog* dialog) override;
  wxDialog* innermost_above(const wxTopLevelWindow& window) const;

  std::vector<wxDialog*> open_;
  std::vector<wxTopLevelWindow*> waiting_;
};

/// What asks something of a window that is being deleted, and comes too late: a key, a click, a menu's
/// command.
bool comes_too_late(const wxEvent& event);

}  // namespace hexwright::gui
