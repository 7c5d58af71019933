#pragma once

#include <wx/aui/framemanager.h>

namespace hexwright::gui {

/// Has panels that may float. GTK's scroll bars that come and go would be left behind by a panel that gets
/// another parent, and complain from then on: in what floats they lie beside what they scroll.
class PaneManager : public wxAuiManager {
 public:
  using wxAuiManager::wxAuiManager;

 protected:
  wxAuiFloatingFrame* CreateFloatingFrame(wxWindow* parent, const wxAuiPaneInfo& pane) override;
};

}  // namespace hexwright::gui
