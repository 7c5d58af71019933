#include <wx/log.h>
#include <wx/msgdlg.h>
#include <wx/toplevel.h>

#include "editor/gui/app/toolkit.h"

namespace hexwright::gui {

void show_at_its_size(wxTopLevelWindow& window) { window.Show(); }

void leave_out_known_messages() { wxLog::SetLogLevel(wxLOG_Info); }

void let_go_of_unopened_menus() {}

// A program with windows has no terminal.
void complain_at_start(const wxString& words) { wxMessageBox(words, "Hexwright", wxOK | wxICON_ERROR); }

}  // namespace hexwright::gui
