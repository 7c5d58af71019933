#include "gui/library/keeping.h"

#include <wx/app.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "gui/app.h"
#include "gui/frame.h"
#include "gui/library/recovery_dialog.h"
#include "gui/words.h"

namespace hexwright::gui {
namespace {

void spread(const KeeperNews& news) {
  for (wxWindow* window : wxTopLevelWindows)
    if (auto* frame = dynamic_cast<Frame*>(window)) frame->hear(news);
}

}  // namespace

Keeping::Keeping() : file_(standard_library_file()) {
  if (const auto* file = std::get_if<std::filesystem::path>(&file_))
    keeper_ = std::make_unique<Keeper>(
        *file, [](const KeeperNews& news) { wxTheApp->CallAfter([news] { spread(news); }); });
}

void Keeping::look_around() {
  if (const auto* refusal = std::get_if<Refusal>(&file_)) {
    wxMessageBox(sentence(refusal->why), _("No library"), wxOK | wxICON_WARNING);
    return;
  }
  const OpenedLibrary opened = open_or_set_aside(std::get<std::filesystem::path>(file_), translated);
  if (opened.notice) wxMessageBox(sentence(*opened.notice), _("The library"), wxOK | wxICON_WARNING);
  if (opened.library && !opened.library->read_only()) offer_recovery(*keeper_);
}

}  // namespace hexwright::gui
