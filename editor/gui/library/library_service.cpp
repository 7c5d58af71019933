#include "editor/gui/library/library_service.h"

#include <wx/app.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/library/library_dialogs.h"

namespace hexwright::gui {
namespace {

void spread(const KeeperNews& news) {
  for (wxWindow* window : wxTopLevelWindows)
    if (auto* frame = dynamic_cast<Frame*>(window)) frame->hear(news);
}

void warn_of(const Message& notice) {
  wxMessageBox(sentence(notice), _("The library"), wxOK | wxICON_WARNING);
}

void report_none(const Message& why) {
  wxMessageBox(sentence(why) + ".\n\n" +
                   _("Without a library no drafts and versions are kept. Maps are saved in files as usual."),
               _("No library"), wxOK | wxICON_WARNING);
}

}  // namespace

LibraryService::LibraryService() : file_(standard_library_file()) {
  if (const auto* file = file_.value_if())
    keeper_ = std::make_unique<AutosaveWorker>(
        *file, [](const KeeperNews& news) { wxTheApp->CallAfter([news] { spread(news); }); });
}

void LibraryService::look_around() {
  if (const auto* refusal = file_.refusal()) return report_none(refusal->why);
  const OpenedLibrary opened = open_or_set_aside(file_.value(), translated);
  if (!opened.library) return report_none(*opened.notice);
  if (opened.notice) warn_of(*opened.notice);
  if (opened.library->read_only()) return;
  offer_recovery(*keeper_);
  thorough_look_ = std::thread([file = file_.value()] {
    const OpenedLibrary looked_at = open_or_set_aside(file, translated, Thoroughness::Thorough);
    if (looked_at.notice) wxTheApp->CallAfter([notice = *looked_at.notice] { warn_of(notice); });
  });
}

LibraryService::~LibraryService() {
  if (thorough_look_.joinable()) thorough_look_.join();
}

}  // namespace hexwright::gui
