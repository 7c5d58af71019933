#pragma once

#include <wx/dataview.h>
#include <wx/panel.h>

#include "editor/gui/frame/editor_context.h"

namespace hexwright::gui {

/// Every step, oldest first; choosing one goes to the state after it.
class HistoryPanel : public wxPanel {
 public:
  HistoryPanel(wxWindow* parent, EditorContext& context);
  ~HistoryPanel() override;

 private:
  class Steps;
  void update();
  void go(unsigned row);

  EditorContext& context_;
  wxObjectDataPtr<Steps> steps_;
  wxDataViewCtrl* list_ = nullptr;
  bool updating_ = false;
  std::size_t shown_steps_ = 0, shown_position_ = 0;
};

}  // namespace hexwright::gui
