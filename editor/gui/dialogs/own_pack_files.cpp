#include <functional>

#include <wx/dnd.h>
#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "io/files/file_access.h"
#include "io/pages/packs_page.h"
#include "io/xml/scenario_xml.h"

namespace hexwright::gui {
namespace {

/// Asks for a file, called as the pack at first.
void write_chosen(wxWindow* parent, const wxString& title, const own::Element& pack, const wxString& ending,
                  const wxString& kinds, const std::function<std::string()>& bytes) {
  wxFileDialog dialog(parent, title, "", shown(pack.get("id")) + ending, kinds,
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  if (const auto no = write_file_atomically(chosen_path(dialog), bytes()))
    wxMessageBox(sentence(no->why), _("The pack could not be saved"), wxOK | wxICON_ERROR, parent);
}

class PackDrop : public wxFileDropTarget {
 public:
  PackDrop(wxWindow& window, std::function<void(own::Element)> take)
      : window_(window), take_(std::move(take)) {}

  bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
    // Later: whoever drags waits for the answer, and taking may ask something.
    window_.CallAfter([this, names] {
      for (const wxString& name : names)
        if (auto pack = read_pack_at(&window_, path_of(name))) take_(*std::move(pack));
    });
    return true;
  }

 private:
  wxWindow& window_;
  std::function<void(own::Element)> take_;
};

}  // namespace

void take_dropped_packs(wxWindow& window, std::function<void(own::Element)> take) {
  window.SetDropTarget(new PackDrop(window, std::move(take)));
}

std::optional<own::Element> read_pack_file(wxWindow* parent) {
  wxFileDialog dialog(parent, _("Open a pack of own rules"), "", "",
                      _("Packs of own rules (*.hexrules)|*.hexrules|All files|*"),
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  return dialog.ShowModal() == wxID_OK ? read_pack_at(parent, chosen_path(dialog)) : std::nullopt;
}

std::optional<own::Element> read_pack_at(wxWindow* parent, const std::filesystem::path& path) {
  const auto bytes = read_file(path, max_pack_bytes);
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
  write_chosen(parent, _("Save the pack"), pack, ".hexrules", _("Packs of own rules (*.hexrules)|*.hexrules"),
               [&] { return write_pack(pack); });
}

void write_pack_page(wxWindow* parent, const own::Packs& packs, const own::Element& pack) {
  write_chosen(parent, _("Save the pack as a page"), pack, ".html", _("Web pages (*.html)|*.html"),
               [&] { return packs_page(packs, pack.get("id"), translated); });
}

}  // namespace hexwright::gui
