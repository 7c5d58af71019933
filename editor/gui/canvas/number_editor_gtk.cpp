#include <gtk/gtk.h>

#include <wx/propgrid/advprops.h>
#include <wx/propgrid/propgrid.h>

#include "editor/gui/canvas/number_editor.h"

namespace hexwright::gui {
namespace {

// GTK's buttons want to be higher than a line of properties is, and would be cut off there.
void make_low(wxWindow& buttons) {
  auto* widget = static_cast<GtkWidget*>(buttons.GetHandle());
  GtkCssProvider* style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style,
                                  "* { min-height: 0; min-width: 0; padding-top: 0; padding-bottom: 0; "
                                  "border-radius: 0; transition: none; }",
                                  -1, nullptr);
  gtk_style_context_add_provider(gtk_widget_get_style_context(widget), GTK_STYLE_PROVIDER(style),
                                 GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  g_object_unref(style);
}

class NumberEditor : public wxPGSpinCtrlEditor {
 public:
  wxString GetName() const override { return "Number"; }
  wxPGWindowList CreateControls(wxPropertyGrid* grid, wxPGProperty* line, const wxPoint& place,
                                const wxSize& size) const override {
    wxPGWindowList controls = wxPGSpinCtrlEditor::CreateControls(grid, line, place, size);
    if (controls.GetSecondary()) make_low(*controls.GetSecondary());
    return controls;
  }
};

}  // namespace

const wxPGEditor* number_editor() {
  // wxWidgets deletes it at the end. NOLINTNEXTLINE(clang-analyzer-cplusplus.NewDeleteLeaks)
  static const wxPGEditor* editor = wxPropertyGrid::RegisterEditorClass(new NumberEditor);
  return editor;
}

}  // namespace hexwright::gui
