#include <wx/notebook.h>

#include "editor/gui/controls/narrow_bars.h"

namespace hexwright::gui {

void narrow_tabs(wxNotebook& notebook) { notebook.SetPadding(notebook.FromDIP(wxSize(4, 3))); }

}  // namespace hexwright::gui
