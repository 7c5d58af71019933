#include "editor/gui/app/open_dialogs.h"

#include <algorithm>
#include <utility>

#include <wx/dialog.h>
#include <wx/toplevel.h>

namespace hexwright::gui {
namespace {

bool is_above(const wxWindow& dialog, const wxWindow& window) {
  const wxWindow* below = dialog.GetParent();
  while (below && below != &window) below = below->GetParent();
  return below != nullptr;
}

}  // namespace

bool OpenDialogs::hold_back(wxTopLevelWindow& window) {
  wxDialog* dialog = innermost_above(window);
  if (!dialog) return false;
  if (std::ranges::find(waiting_, &window) == waiting_.end()) waiting_.push_back(&window);
  if (dialog->IsModal()) dialog->EndModal(wxID_CANCEL);
  return true;
}

int OpenDialogs::Enter(wxDialog* dialog) {
  if (const wxWindow* parent = dialog->GetParent(); parent && parent->IsBeingDeleted()) return wxID_CANCEL;
  open_.push_back(dialog);
  return wxID_NONE;
}

void OpenDialogs::Exit(wxDialog* dialog) {
  std::erase(open_, dialog);
  for (auto waiting = std::exchange(waiting_, {}); wxTopLevelWindow * window : waiting)
    window->CallAfter([window] { window->Destroy(); });
}

wxDialog* OpenDialogs::innermost_above(const wxTopLevelWindow& window) const {
  const auto found = std::find_if(open_.rbegin(), open_.rend(),
                                  [&](const wxDialog* dialog) { return is_above(*dialog, window); });
  return found == open_.rend() ? nullptr : *found;
}

bool comes_too_late(const wxEvent& event) {
  const bool asks = (event.GetEventCategory() & wxEVT_CATEGORY_USER_INPUT) != 0 &&
                    event.GetEventType() != wxEVT_DESTROY && event.GetEventType() != wxEVT_CREATE;
  const auto* window = asks ? dynamic_cast<const wxWindow*>(event.GetEventObject()) : nullptr;
  return window && window->IsBeingDeleted();
}

}  // namespace hexwright::gui
