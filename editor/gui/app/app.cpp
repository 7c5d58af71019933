#include "editor/gui/app/app.h"

#include <exception>

#include <wx/cmdline.h>
#include <wx/image.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/translation.h>
#include <wx/uilocale.h>

#include "editor/core/document/folders.h"
#include "editor/core/document/template_catalogue.h"
#include "editor/gui/app/benchmark.h"
#include "editor/gui/app/paths.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/app/toolkit.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/help/guide_window.h"
#include "model/scenario/text_rules.h"

namespace hexwright::gui {

App& app() { return *static_cast<App*>(wxTheApp); }

bool App::OnInit() {
  leave_out_known_messages();
  let_go_of_unopened_menus();
  SetAppName("hexwright");
  SetAppDisplayName("Hexwright");
  wxUILocale::UseDefault();
  const wxString read_only = open_settings();
  settings_ = load_settings();
  wxFileTranslationsLoader::AddCatalogLookupPathPrefix(from_path(translations_folder()));
  auto* translations = new wxTranslations;
  wxTranslations::Set(translations);
  translations->SetLanguage(shown(settings_.language));  // before anything is said
  translations->AddStdCatalog();
  translations->AddCatalog("hexwright");
  if (!wxApp::OnInit()) return false;
  wxImage::AddHandler(new wxPNGHandler);
  give_dialogs_help();
  keeping_ = std::make_unique<LibraryService>();
  thumbnails_ = std::make_unique<Thumbnails>();
  dialogs_ = std::make_unique<OpenDialogs>();
  if (!open_what_was_asked_for()) return false;
  if (!read_only.empty())
    CallAfter([read_only] {
      if (auto* frame = dynamic_cast<Frame*>(app().GetTopWindow()))
        frame->report(wxString::Format(_("Settings will not be kept: %s cannot be written."), read_only));
    });
  return true;
}

void App::OnInitCmdLine(wxCmdLineParser& parser) {
  parser.SetLogo(_("Hexwright: scenario editor and map designer for hex games of settling and trading"));
  parser.AddSwitch("h", "help", _("show this help"), wxCMD_LINE_OPTION_HELP);
  parser.AddLongOption("template", _("start from the template of this name, such as base-3-4"));
  parser.AddLongOption("benchmark-start", "", wxCMD_LINE_VAL_STRING, wxCMD_LINE_HIDDEN);
  parser.AddParam(_("FILE"), wxCMD_LINE_VAL_STRING, wxCMD_LINE_PARAM_OPTIONAL | wxCMD_LINE_PARAM_MULTIPLE);
}

bool App::OnCmdLineParsed(wxCmdLineParser& parser) {
  wxString name;
  if (parser.Found("template", &name)) template_ = utf8(name);
  parser.Found("benchmark-start", &started_at_);
  for (std::size_t i = 0; i < parser.GetParamCount(); ++i) files_.push_back(path_of(parser.GetParam(i)));
  return true;
}

// A window must be there whatever happens: with the files, else the template, else an empty map.
bool App::open_what_was_asked_for() {
  if (!template_.empty() || files_.empty()) {
    const auto found = find_template(template_.empty() ? "base-3-4" : template_);
    if (const auto* refusal = found.refusal()) {
      complain_at_start(shown(escaped(utf8(words(refusal->why)))));
      if (!template_.empty()) return false;
    } else {
      open_template(nullptr, found.value());
    }
  }
  for (const auto& file : files_) open_file(nullptr, file);
  if (!GetTopWindow()) show_at_its_size(*new Frame(Document()));
  auto& first = *static_cast<Frame*>(GetTopWindow());
  if (template_.empty() && files_.empty() && settings_.welcome) first.show_welcome();
  CallAfter([this] { keeping_->look_around(); });
  if (wxLongLong_t nanoseconds = 0; started_at_.ToLongLong(&nanoseconds)) report_start(first, nanoseconds);
  return true;
}

int App::OnExit() {
  dialogs_.reset();
  thumbnails_.reset();
  keeping_.reset();
  save_settings(settings_);
  close_settings();
  return wxApp::OnExit();
}

bool App::OnExceptionInMainLoop() {
  wxString what = _("unknown");
  try {
    throw;
  } catch (const std::exception& error) {
    what = shown(error.what());
  } catch (...) {  // NOLINT(bugprone-empty-catch): told below
  }
  wxMessageBox(wxString::Format(
                   _("Something went wrong that should not: %s. Save your work under another name."), what),
               _("Hexwright"), wxOK | wxICON_ERROR);
  return true;
}

int App::FilterEvent(wxEvent& event) {
  return comes_too_late(event) || scroll_past_control(event) ? Event_Processed : Event_Skip;
}

void App::remember(const std::filesystem::path& file) {
  settings_.remember(std::filesystem::absolute(file));
  save_settings(settings_);
}

void App::forget(const std::filesystem::path& file) {
  settings_.forget(std::filesystem::absolute(file));
  save_settings(settings_);
}

}  // namespace hexwright::gui
