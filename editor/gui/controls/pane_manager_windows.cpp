#include "editor/gui/controls/pane_manager.h"

namespace hexwright::gui {

wxAuiFloatingFrame* PaneManager::CreateFloatingFrame(wxWindow* parent, const wxAuiPaneInfo& pane) {
  return wxAuiManager::CreateFloatingFrame(parent, pane);
}

}  // namespace hexwright::gui
