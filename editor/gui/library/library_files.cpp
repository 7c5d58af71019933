#include "editor/gui/library/library_files.h"

#include <algorithm>

#include <wx/datetime.h>
#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>
#include <wx/progdlg.h>
#include <wx/utils.h>

#include "editor/core/document/file_format.h"
#include "editor/core/library/exchange.h"
#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/files/files.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

namespace fs = std::filesystem;

std::nullopt_t show_refusal(wxWindow* parent, const Refusal& refusal) {
  wxMessageBox(sentence(refusal.why), _("Library"), wxOK | wxICON_ERROR, parent);
  return std::nullopt;
}

/// What the files had to tell, each with its name.
Problems all_problems(const std::vector<ImportedFile>& files) {
  Problems all;
  for (const ImportedFile& file : files)
    for (Problem problem : file.problems) {
      problem.message = {"{0}: {1}", {file.file.string(), problem.message}};
      all.push_back(std::move(problem));
    }
  return all;
}

}  // namespace

std::vector<fs::path> files_to_import(wxWindow* parent) {
  wxFileDialog dialog(parent, _("Import files"), "", "", filter_to_open(),
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST | wxFD_MULTIPLE);
  if (dialog.ShowModal() != wxID_OK) return {};
  return chosen_paths(dialog);
}

std::vector<fs::path> folder_to_import(wxWindow* parent) {
  wxDirDialog dialog(parent, _("Import a folder"), "", wxDD_DEFAULT_STYLE | wxDD_DIR_MUST_EXIST);
  if (dialog.ShowModal() != wxID_OK) return {};
  return {chosen_path(dialog)};
}

std::optional<wxString> import_named(wxWindow* parent, Library& library, const std::vector<fs::path>& named) {
  std::optional<wxProgressDialog> progress;
  const auto show = [&](std::size_t done, std::size_t files) {
    if (files < 20) return true;
    if (!progress)
      progress.emplace(_("Import"), _("Taking the files into the library"), static_cast<int>(files), parent,
                       wxPD_APP_MODAL | wxPD_CAN_ABORT | wxPD_AUTO_HIDE | wxPD_REMAINING_TIME);
    return done % 10 != 0 || progress->Update(static_cast<int>(done));
  };
  const auto imported = import_into(library, named, show);
  progress.reset();
  if (const auto* refusal = imported.refusal()) return show_refusal(parent, *refusal);
  const auto& files = imported.value();
  std::size_t taken = 0;
  for (const ImportedFile& file : files) taken += file.became == ImportedFile::Became::Nothing ? 0 : 1;
  if (const Problems problems = all_problems(files); !problems.empty())
    show_report(parent, _("Import"),
                words(by_number(files.size(),
                                plural("{1} of {0} file was taken in. What it had to tell:",
                                       "{1} of {0} files were taken in. What they had to tell:"),
                                {std::to_string(taken)})),
                problems);
  return words(by_number(files.size(),
                         plural("{1} of {0} file was taken in", "{1} of {0} files were taken in"),
                         {std::to_string(taken)}));
}

std::optional<wxString> export_one(wxWindow* parent, const Library& library, const LibraryEntry& entry,
                                   const LibraryVersion& version) {
  std::vector<FileFormat> formats = scenario_formats();
  formats.push_back(FileFormat::Png);
  wxFileDialog dialog(parent, _("Export a version"), "", shown(file_name_for(entry.title)) + ".xml",
                      filter_to_write(formats), wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  const fs::path path = chosen_file(dialog, formats);
  const auto written = export_version(library, version.id, path);
  if (const auto* refusal = written.refusal()) return show_refusal(parent, *refusal);
  if (const auto& losses = written.value(); !losses.empty())
    show_report(parent, shown(path.filename().string()),
                _("The file was written. Its format could not hold all of the scenario:"), losses);
  return wxString::Format(_("Written to %s"), shown(path.string()));
}

std::optional<wxString> export_everything(wxWindow* parent, const Library& library) {
  wxDirDialog dialog(parent, _("Export every scenario into a folder"));
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  const wxBusyCursor busy;
  const auto exported = export_all(library, chosen_path(dialog));
  if (const auto* refusal = exported.refusal()) return show_refusal(parent, *refusal);
  Problems problems;
  const auto& files = exported.value();
  for (const ExportedFile& file : files)
    if (file.refused) problems.push_back({Problem::Severity::Error, 0, 0, file.refused->why});
  if (!problems.empty())
    show_report(parent, _("Export"), _("Some scenarios could not be written:"), problems);
  return words(by_number(files.size(),
                         plural("{1} of {0} scenario was written", "{1} of {0} scenarios were written"),
                         {std::to_string(files.size() - problems.size())}));
}

std::optional<wxString> back_up(wxWindow* parent, const Library& library) {
  wxFileDialog dialog(parent, _("Back the library up"), "",
                      "hexwright-library-" + wxDateTime::Now().FormatISODate() + ".sqlite",
                      _("Library") + " (*.sqlite)|*.sqlite", wxFD_SAVE);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  const wxBusyCursor busy;
  if (const auto refused = library.backup(chosen_path(dialog))) return show_refusal(parent, *refused);
  return wxString::Format(_("Copied to %s"), shown(chosen_path(dialog).string()));
}

std::optional<wxString> check_library(wxWindow* parent, const Library& library) {
  std::optional<wxBusyCursor> busy(std::in_place);
  const auto checked = library.check();
  busy.reset();
  if (const auto* refusal = checked.refusal()) return show_refusal(parent, *refusal);
  const auto& found = checked.value();
  if (found.empty()) {
    const auto note = library.still_in_log();
    return note ? sentence(*note) : _("The library is in order");
  }
  Problems problems;
  for (const Message& message : found) problems.push_back({Problem::Severity::Error, 0, 0, message});
  show_report(parent, _("Check"), _("The library is damaged. Keep its file, and take the newest backup:"),
              problems);
  return _("The library is damaged");
}

}  // namespace hexwright::gui
