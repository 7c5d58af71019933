#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "io/files/file_access.h"
#include "io/xml/scenario_xml.h"

namespace hexwright::gui {

std::optional<own::Element> read_pack_file(wxWindow* parent) {
  wxFileDialog dialog(parent, _("Open a pack of own rules"), "", "",
                      _("Packs of own rules (*.hexrules)|*.hexrules|All files|*"),
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (dialog.ShowModal() != wxID_OK) return {};
  const auto bytes = read_file(chosen_path(dialog), max_pack_bytes);
  wxString wrong;
  if (const auto* no = bytes.refusal()) {
    wrong = sentence(no->why);
  } else {
    LoadedPack loaded = read_pack(bytes.value());
    if (!has_errors(loaded.problems)) return std::move(loaded.pack);
    wrong = problems_in_lines(loaded.problems);
  }
  wxMessageBox(wrong, _("The pack cannot be used"), wxOK | wxICON_ERROR, parent);
  return {};
}

void write_pack_file(wxWindow* parent, const own::Element& pack) {
  wxFileDialog dialog(parent, _("Save the pack"), "", shown(pack.get("id")) + ".hexrules",
                      _("Packs of own rules (*.hexrules)|*.hexrules"), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  if (const auto no = write_file_atomically(chosen_path(dialog), write_pack(pack)))
    wxMessageBox(sentence(no->why), _("The pack could not be saved"), wxOK | wxICON_ERROR, parent);
}

}  // namespace hexwright::gui
