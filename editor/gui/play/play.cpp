#include "editor/gui/play/play.h"

#include <filesystem>
#include <random>

#include <wx/filedlg.h>
#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "editor/core/table/game_log.h"
#include "editor/gui/app/paths.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/play/play_dialogs.h"
#include "editor/gui/play/play_window.h"
#include "editor/gui/play/table_window.h"
#include "io/files/file_access.h"

namespace hexwright::gui {
namespace {

PlayWindow* window_of(const Frame& frame) {
  for (wxWindow* child : frame.GetChildren())
    if (auto* window = dynamic_cast<PlayWindow*>(child); window && !window->IsBeingDeleted()) return window;
  return nullptr;
}

PlaySetup setup_for(const Frame& frame) {
  PlaySetup setup{.scenario = frame.context().scenario(),
                  .players = usual_players(frame.context().scenario())};
  if (const PlayWindow* window = window_of(frame)) {
    const PlaySetup last = window->setup();
    setup = {setup.scenario, last.players, last.offers_a_turn, last.seed, last.most_turns};
  }
  return setup;
}

void show(Frame& frame, PlaySession session) {
  PlayWindow* window = window_of(frame);
  if (window) {
    if (!may_lose_game(frame)) return;
    window->Destroy();
  }
  window = new PlayWindow(frame, std::move(session));
  window->enter();
}

wxString words_of(const Problem& problem) {
  if (problem.line == 0) return sentence(problem.message);
  return wxString::Format(_("Line %d: %s"), problem.line, words(problem.message));
}

std::optional<std::filesystem::path> chosen_record(Frame& frame, const wxString& title,
                                                   const wxString& folder) {
  wxFileDialog dialog(&frame, title, folder, "", _("Games") + " (*.jsonl)|*.jsonl|" + _("All files") + "|*",
                      wxFD_OPEN | wxFD_FILE_MUST_EXIST);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return chosen_path(dialog);
}

// A game of another map can be played all the same: its record brings the map along.
void resume(Frame& frame, const std::string& record) {
  auto loaded = PlaySession::load(record, frame.context().scenario());
  if (auto* session = std::get_if<PlaySession>(&loaded)) return show(frame, std::move(*session));
  const wxString why = words_of(std::get<Problem>(loaded));
  auto anyhow = PlaySession::load(record);
  auto* session = std::get_if<PlaySession>(&anyhow);
  if (!session) {
    wxMessageBox(why, _("This game cannot be resumed"), wxOK | wxICON_ERROR, &frame);
    return;
  }
  wxMessageDialog ask(&frame, _("Play it on the map that it was played on?"), _("Another map"),
                      wxYES_NO | wxICON_QUESTION);
  ask.SetExtendedMessage(why);
  ask.SetYesNoLabels(_("&Play it there"), _("&Cancel"));
  if (ask.ShowModal() == wxID_YES) show(frame, std::move(*session));
}

}  // namespace

bool has_game(const Frame& frame) { return window_of(frame) != nullptr; }

void play_map(Frame& frame) {
  frame.commit_typing();
  auto chosen = choose_play(&frame, setup_for(frame), has_game(frame));
  if (const auto* instead = std::get_if<InsteadOfPlay>(&chosen)) {
    if (*instead == InsteadOfPlay::GoOn) go_on_playing(frame);
    if (*instead == InsteadOfPlay::ShowProblems) frame.show_pane("problems");
    return;
  }
  auto started = PlaySession::start(std::get<PlaySetup>(std::move(chosen)));
  if (const auto* refusal = started.refusal())
    wxMessageBox(sentence(refusal->why), _("This map cannot be played"), wxOK | wxICON_ERROR, &frame);
  else
    show(frame, std::move(started).value());
}

void host_table(Frame& frame) {
  frame.commit_typing();
  PlaySetup setup = setup_for(frame);
  setup.seed = std::random_device()();  // one that nobody at the table knows
  for (std::size_t seat = 0; seat + 1 < setup.players.size(); ++seat) setup.players[seat].bot = nullptr;
  const auto chosen = choose_table(&frame, std::move(setup));
  if (const auto* instead = std::get_if<InsteadOfPlay>(&chosen)) {
    if (*instead == InsteadOfPlay::ShowProblems) frame.show_pane("problems");
    return;
  }
  open_table(frame, std::get<TableSetup>(chosen));
}

void go_on_with_table(Frame& frame) {
  const auto folder = tables_folder();
  if (const auto record = chosen_record(frame, _("Open a table"),
                                        folder.refusal() ? wxString() : shown(folder.value().string())))
    open_kept_table(frame, *record);
}

void go_on_playing(Frame& frame) {
  if (PlayWindow* window = window_of(frame)) window->enter();
}

void resume_game(Frame& frame) {
  const auto chosen = chosen_record(frame, _("Open a game"), folder_of(frame));
  if (!chosen) return;
  const auto record = read_file(*chosen, most_record_bytes);
  if (const auto* refusal = record.refusal())
    wxMessageBox(sentence(refusal->why), _("This game cannot be resumed"), wxOK | wxICON_ERROR, &frame);
  else
    resume(frame, record.value());
}

bool may_lose_game(Frame& frame) {
  PlayWindow* window = window_of(frame);
  if (!window || !window->is_worth_saving()) return true;
  wxMessageDialog dialog(&frame, _("A game is in play that is not saved."), _("A game in play"),
                         wxYES_NO | wxCANCEL | wxICON_QUESTION);
  dialog.SetYesNoCancelLabels(_("&Save the game"), _("&Let it go"), _("&Cancel"));
  switch (dialog.ShowModal()) {
    case wxID_YES:
      return window->save();
    case wxID_NO:
      return true;
    default:
      return false;
  }
}

}  // namespace hexwright::gui
