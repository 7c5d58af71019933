#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <wx/app.h>

#include "editor/core/document/settings.h"
#include "editor/gui/app/open_dialogs.h"
#include "editor/gui/gallery/thumbnails.h"
#include "editor/gui/library/library_service.h"
#include "io/playtest/programs/program_bots.h"

namespace hexwright::gui {

/// The program: takes the command line, keeps what is remembered from one run to the next.
class App : public wxApp {
 public:
  bool OnInit() override;
  void OnInitCmdLine(wxCmdLineParser& parser) override;
  bool OnCmdLineParsed(wxCmdLineParser& parser) override;
  int OnExit() override;
  bool OnExceptionInMainLoop() override;
  int FilterEvent(wxEvent& event) override;

  Settings& settings() { return settings_; }
  LibraryService& keeping() { return *keeping_; }
  Thumbnails& thumbnails() { return *thumbnails_; }
  OpenDialogs& dialogs() { return *dialogs_; }
  /// That play in games of this run.
  ProgramBots& programs() { return programs_; }
  void remember(const std::filesystem::path& file);
  void forget(const std::filesystem::path& file);

 private:
  bool open_what_was_asked_for();

  std::vector<std::filesystem::path> files_;
  std::string template_;
  wxString started_at_;
  Settings settings_;
  std::unique_ptr<LibraryService> keeping_;
  std::unique_ptr<Thumbnails> thumbnails_;
  std::unique_ptr<OpenDialogs> dialogs_;
  ProgramBots programs_;
};

App& app();

}  // namespace hexwright::gui
