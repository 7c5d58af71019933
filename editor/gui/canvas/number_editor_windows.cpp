#include <wx/propgrid/advprops.h>
#include <wx/propgrid/propgrid.h>

#include "editor/gui/canvas/number_editor.h"

namespace hexwright::gui {
namespace {

class NumberEditor : public wxPGSpinCtrlEditor {
 public:
  wxString GetName() const override { return "Number"; }
};

}  // namespace

const wxPGEditor* number_editor() {
  static const wxPGEditor* editor = wxPropertyGrid::RegisterEditorClass(new NumberEditor);
  return editor;
}

}  // namespace hexwright::gui
