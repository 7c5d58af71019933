#include "editor/gui/files/files.h"

#include <utility>

#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/stdpaths.h>
#include <wx/textctrl.h>
#include <wx/textdlg.h>
#include <wx/uilocale.h>

#include "editor/core/library/exchange.h"
#include "editor/core/pictures/sample_deal.h"
#include "editor/gui/app/app.h"
#include "editor/gui/app/paths.h"
#include "editor/gui/app/settings.h"
#include "editor/gui/app/toolkit.h"
#include "editor/gui/batch/live_batch.h"
#include "editor/gui/controls/clipboard.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/library/autosave.h"
#include "io/files/file_access.h"
#include "io/playtest/verdict_words.h"
#include "io/share/friends_page.h"
#include "io/sheet/kit/print_kit.h"
#include "io/sheet/set_up_sheet.h"
#include "io/xml/scenario_xml.h"

namespace hexwright::gui {
namespace {

void show_refusal(Frame* frame, const wxString& title, const Refusal& refusal) {
  wxMessageBox(sentence(refusal.why), title, wxOK | wxICON_ERROR, frame);
}

void show_remarks(Frame& frame, const wxString& name, const Problems& problems) {
  show_report(&frame, name, wxString::Format(_("%s was opened. What you should know:"), name), problems);
}

// A template becomes a document that is stored nowhere.
Opened open_as_new(const TemplateFile& file) {
  const auto xml = read_file(file.file, max_xml_bytes);
  if (const auto* refusal = xml.refusal())
    return {{}, {Problem{Problem::Severity::Error, 0, 0, refusal->why}}};
  return Document::new_from(xml.value(), translated);
}

wxString suggested_name(const Frame& frame) {
  const Document& document = frame.context().document();
  return document.path().empty() ? shown(file_name_for(document.scenario().details.title))
                                 : from_path(document.path().stem());
}

// On screen there are things that paper has no use for.
DrawOptions options_on_paper(const Frame& frame) {
  DrawOptions options = frame.canvas().options();
  options.grid = false;
  options.ghosts = false;
  return options;
}

// Where people print on Letter; everywhere else it is A4.
bool prints_on_letter() {
  const wxString region = wxUILocale::GetCurrent().GetLocaleId().GetRegion();
  return region == "US" || region == "CA" || region == "MX" || region == "PH";
}

void show_losses(Frame& frame, const std::filesystem::path& path, const Problems& losses) {
  if (losses.empty()) {
    frame.report(wxString::Format(_("Written to %s"), shown(path.string())));
    return;
  }
  show_report(&frame, shown(path.filename().string()),
              wxString::Format(_("%s was written. Its format could not hold all of the scenario:"),
                               shown(path.filename().string())),
              losses);
}

bool store(Frame& frame, const std::function<Outcome<Problems>(Document&)>& how) {
  std::optional<Outcome<Problems>> stored;
  frame.context().act([&](Workbench& bench) {
    stored = how(bench.document());
    return std::optional<Refusal>();
  });
  if (const auto* refusal = stored->refusal()) {
    show_refusal(&frame, _("Not saved"), *refusal);
    return false;
  }
  const std::filesystem::path& path = frame.context().document().path();
  if (Autosave* autosave = frame.autosave()) autosave->saved();
  app().remember(path);
  show_losses(frame, path, stored->value());
  return true;
}

}  // namespace

Frame& show_document(Frame* from, Document document) {
  auto* frame = new Frame(std::move(document));
  show_at_its_size(*frame);
  if (from) from->commit_typing();
  if (from && from->is_untouched()) from->Destroy();
  return *frame;
}

wxString folder_of(const Frame& frame) {
  const auto folder = frame.context().document().path().parent_path();
  // Not where the program was started from, which may be anywhere.
  return folder.empty() ? wxStandardPaths::Get().GetDocumentsDir() : from_path(folder);
}

void open_file(Frame* from, const std::filesystem::path& path) {
  Opened opened = Document::open(path);
  const wxString name = shown(path.filename().string());
  if (!opened.document) {
    app().forget(path);
    show_report(from, name,
                wxString::Format(_("%s cannot be opened. What is wrong with it:"), shown(path.string())),
                opened.problems);
    return;
  }
  app().remember(opened.document->path());
  const Problems problems = opened.problems;
  Frame& frame = show_document(from, *std::move(opened.document));
  if (!problems.empty()) show_remarks(frame, name, problems);
}

void reload(Frame& frame) {
  frame.commit_typing();
  const std::filesystem::path path = frame.context().document().path();
  if (path.empty()) return;
  Problems problems;
  frame.context().act([&](Workbench& bench) {
    bench.cancel();
    problems = bench.document().reload();
    return std::optional<Refusal>();
  });
  const wxString name = shown(path.filename().string());
  if (has_errors(problems))
    show_report(&frame, name,
                wxString::Format(_("%s cannot be read. What is wrong with it:"), shown(path.string())),
                problems);
  else if (!problems.empty())
    show_remarks(frame, name, problems);
  else
    frame.report(wxString::Format(_("%s is as the file holds it; Ctrl+Z brings back what was here."), name));
}

bool open_template(Frame* from, const TemplateFile& file) {
  Opened opened = open_as_new(file);
  if (!opened.document) {
    show_report(from, shown(file.name),
                wxString::Format(_("The template %s cannot be read:"), shown(file.name)), opened.problems);
    return false;
  }
  show_document(from, *std::move(opened.document));
  return true;
}

void open_example(Frame& frame, const own::Element& pack) {
  Opened opened = Document::example_of(pack, translated);
  if (opened.document)
    show_document(&frame, *std::move(opened.document));
  else
    show_report(&frame, shown(pack.get("title")), _("The example map cannot be made:"), opened.problems);
}

void new_empty(Frame& frame) { show_document(&frame, Document()); }

void choose_template_and_open(Frame& frame) {
  if (const auto chosen = choose_template(&frame)) open_template(&frame, *chosen);
}

namespace {

/// What is on the clipboard, where that is a map; else nothing.
std::string map_text_on_clipboard() {
  const std::string text = text_on_clipboard();
  return format_to_read({}, text) == FileFormat::Text ? text : std::string();
}

}  // namespace

void choose_file_and_open(Frame& frame) {
  wxFileDialog dialog(&frame, _("Open a scenario"), folder_of(frame), "", filter_to_open(),
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
  if (dialog.ShowModal() != wxID_OK) return;
  Frame* from = &frame;  // its place may be taken by the first
  for (const std::filesystem::path& path : chosen_paths(dialog))
    open_file(std::exchange(from, nullptr), path);
}

bool open_text(Frame& from, const std::string& text) {
  Opened opened = Document::from_text(text);
  if (!opened.document) {
    show_report(&from, _("Map as text"), _("No map can be read from this text:"), opened.problems);
    return false;
  }
  const Problems problems = opened.problems;
  Frame& frame = show_document(&from, *std::move(opened.document));
  if (!problems.empty()) show_remarks(frame, _("Map as text"), problems);
  return true;
}

void paste_text_and_open(Frame& frame) {
  wxString text = shown(map_text_on_clipboard());
  do {
    wxTextEntryDialog dialog(
        &frame, _("The text that was sent to you, from \"hexwright1:\" to the full stop behind it:"),
        _("Open from Text"), text, wxOK | wxCANCEL | wxTE_MULTILINE);
    dialog.SetName("map as text");
    for (wxWindow* each : dialog.GetChildren())
      if (auto* field = dynamic_cast<wxTextCtrl*>(each)) field->SetMinSize(dialog.FromDIP(wxSize(520, 160)));
    dialog.Fit();
    dialog.CentreOnParent();
    if (wxWindow* ok = dialog.FindWindow(wxID_OK)) {
      ok->SetLabel(_("&Open"));
      ok->SetName(_("Open"));
    }
    if (dialog.ShowModal() != wxID_OK) return;
    text = dialog.GetValue();
    // It is gone before another window takes the place of its own.
  } while (!open_text(frame, utf8(text)));
}

std::string map_as_text(const Frame& frame) {
  const std::string text = encode(frame.context().scenario(), FileFormat::Text).bytes;
  return text.substr(0, text.find('\n'));
}

bool save(Frame& frame) {
  frame.commit_typing();
  const Document& document = frame.context().document();
  if (document.path().empty()) return save_as(frame);
  auto overwrite = Document::Overwrite::Refuse;
  if (document.on_disk() == Document::OnDisk::Changed) {
    wxMessageDialog dialog(&frame,
                           wxString::Format(_("%s was changed by another program since you opened it."),
                                            shown(document.path().filename().string())),
                           _("Overwrite?"), wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    dialog.SetYesNoLabels(_("&Overwrite"), _("&Keep the file"));
    if (dialog.ShowModal() != wxID_YES) return false;
    overwrite = Document::Overwrite::Allow;
  }
  return store(frame, [overwrite](Document& changed) { return changed.save(overwrite); });
}

bool save_as(Frame& frame) {
  frame.commit_typing();
  wxFileDialog dialog(&frame, _("Save the scenario as"), folder_of(frame), suggested_name(frame) + ".xml",
                      filter_to_write(scenario_formats()), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return false;
  const auto path = chosen_file(dialog, scenario_formats());
  return store(frame, [&path](Document& document) { return document.save_as(path); });
}

ExportChoice export_choice(const Frame& frame) {
  if (app().settings().last_export) return *app().settings().last_export;
  ExportChoice choice;
  choice.picture.draw = options_on_paper(frame);
  return choice;
}

void export_map(Frame& frame) {
  frame.commit_typing();
  ExportChoice choice = export_choice(frame);
  if (!choose_export(&frame, frame.context().scenario(), choice)) return;
  app().settings().last_export = choice;
  save_settings(app().settings());
  const std::vector<FileFormat> formats{choice.format};
  wxFileDialog dialog(&frame, _("Export the map"), folder_of(frame),
                      suggested_name(frame) + shown(info(choice.format).ending()), filter_to_write(formats),
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  const auto path = chosen_file(dialog, formats);
  choice.format = format_of(path).value_or(choice.format);  // the ending that was written counts
  const Outcome<Problems> written = frame.context().document().export_to(path, choice.options());
  if (const auto* refusal = written.refusal())
    show_refusal(&frame, _("Not exported"), *refusal);
  else
    show_losses(frame, path, written.value());
}

void export_page_for_friends(Frame& frame) {
  frame.commit_typing();
  wxFileDialog dialog(&frame, _("Export a page for friends"), folder_of(frame),
                      suggested_name(frame) + ".html", _("Web pages (*.html)|*.html"),
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  std::filesystem::path path = chosen_path(dialog);
  if (!path.has_extension()) path += ".html";
  const wxBusyCursor busy;
  const Scenario& scenario = frame.context().scenario();
  FriendsPageParts parts{sample_boards(scenario, 1, deals_on_page), {}};
  if (const LiveBatch& batch = frame.batch(); batch.is_current() && batch.now()->has_results())
    parts.verdict = verdict_sentences(batch.now()->result);
  if (const auto refusal = write_file_atomically(path, friends_page(scenario, parts, translated)))
    show_refusal(&frame, _("Not exported"), *refusal);
  else
    show_losses(frame, path, {});
}

void export_set_up_sheet(Frame& frame) {
  frame.commit_typing();
  wxFileDialog dialog(&frame, _("Export the set-up sheet"), folder_of(frame),
                      suggested_name(frame) + "-sheet.pdf",
                      _("On A4") + " (*.pdf)|*.pdf|" + _("On US Letter") + " (*.pdf)|*.pdf",
                      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  dialog.SetFilterIndex(prints_on_letter() ? 1 : 0);
  if (dialog.ShowModal() != wxID_OK) return;
  std::filesystem::path path = chosen_path(dialog);
  if (path.extension() != ".pdf") path += ".pdf";
  const Paper paper = dialog.GetFilterIndex() == 1 ? Paper::Letter : Paper::A4;
  const std::string sheet =
      render_set_up_sheet(frame.context().scenario(), {paper, options_on_paper(frame), translated});
  if (const auto refusal = write_file_atomically(path, sheet))
    show_refusal(&frame, _("Not exported"), *refusal);
  else
    show_losses(frame, path, {});
}

namespace {

/// All pages of a kit in one file, or each in a file of its own for plotters that cut.
std::optional<Refusal> write_kit(const PrintKit& kit, const std::filesystem::path& path) {
  if (path.extension() != ".svg") return write_file_atomically(path, kit.pdf());
  for (int page = 0; page < kit.pages(); ++page) {
    std::filesystem::path numbered = path;
    if (kit.pages() > 1)
      numbered.replace_filename(path.stem().string() + "-" + std::to_string(page + 1) + ".svg");
    if (auto refusal = write_file_atomically(numbered, kit.svg(page))) return refusal;
  }
  return std::nullopt;
}

}  // namespace

void print_kit(Frame& frame) {
  frame.commit_typing();
  const Scenario& scenario = frame.context().scenario();
  KitOptions usual;
  usual.paper = prints_on_letter() ? Paper::Letter : Paper::A4;
  usual.theme = frame.canvas().options().theme;
  const auto options = choose_kit(&frame, scenario, usual);
  if (!options) return;
  wxFileDialog dialog(
      &frame, _("Save the kit"), folder_of(frame), suggested_name(frame) + "-kit.pdf",
      _("To print") + " (*.pdf)|*.pdf|" + _("For plotters that cut, a file for each page") + " (*.svg)|*.svg",
      wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return;
  std::filesystem::path path = chosen_path(dialog);
  if (path.extension() != ".pdf" && path.extension() != ".svg")
    path += dialog.GetFilterIndex() == 1 ? ".svg" : ".pdf";
  const wxBusyCursor busy;
  const auto kit = PrintKit::prepare(scenario, *options, translated);
  if (const auto* refusal = kit.refusal()) return show_refusal(&frame, _("Not exported"), *refusal);
  if (const auto refusal = write_kit(kit.value(), path))
    show_refusal(&frame, _("Not exported"), *refusal);
  else
    show_losses(frame, path, {});
}

bool may_close(Frame& frame) {
  if (!frame.context().document().is_modified()) return true;
  const wxString name = shown(frame.context().document().display_title());
  wxMessageDialog dialog(
      &frame,
      wxString::Format(_("Save the changes to “%s” before closing?"), name.empty() ? _("Untitled") : name),
      _("Unsaved changes"), wxYES_NO | wxCANCEL | wxICON_QUESTION);
  dialog.SetExtendedMessage(_("What you do not save is lost."));
  dialog.SetYesNoCancelLabels(_("&Save"), _("&Don’t save"), _("&Cancel"));
  switch (dialog.ShowModal()) {
    case wxID_YES:
      return save(frame);
    case wxID_NO:
      return true;
    default:
      return false;
  }
}

void quit(Frame&) {
  std::vector<wxWindow*> windows(wxTopLevelWindows.begin(), wxTopLevelWindows.end());
  for (wxWindow* window : windows)
    if (!window->Close()) return;
}

}  // namespace hexwright::gui
