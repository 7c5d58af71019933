#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/play/play_window.h"
#include "io/files/file_access.h"

// Games on file.

namespace hexwright::gui {

bool PlayWindow::is_worth_saving() const {
  const PlaySession& session = context_.session();
  return session.size() > 0 && !session.is_over() && session.save() != saved_;
}

bool PlayWindow::save() {
  const PlaySession& session = context_.session();
  wxString name = shown(session.game().scenario().details.title);
  name.Replace("/", "-");
  wxFileDialog dialog(this, _("Save the game as"), folder_of(drawing_),
                      (name.empty() ? wxString(_("game")) : name) + ".jsonl",
                      _("Games") + " (*.jsonl)|*.jsonl", wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return false;
  std::filesystem::path path = chosen_path(dialog);
  if (!path.has_extension()) path += ".jsonl";
  std::string record = session.save();
  if (const auto refusal = write_file_atomically(path, record)) {
    wxMessageBox(sentence(refusal->why), _("The game was not saved"), wxOK | wxICON_ERROR, this);
    return false;
  }
  saved_ = std::move(record);
  report(wxString::Format(_("Written to %s"), shown(path.string())));
  return true;
}

}  // namespace hexwright::gui
