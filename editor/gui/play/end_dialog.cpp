#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "editor/core/play/session.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/pictures.h"
#include "editor/gui/play/play_dialogs.h"
#include "model/board/index.h"
#include "model/playtest/batch/statistics.h"

namespace hexwright::gui {
namespace {

wxString who_won(const PlaySession& session) {
  const SeatId winner = session.state().winner;
  if (winner == none) return sentence(session.prompt({}));
  return wxString::Format(_("%s has won in turn %d"), shown(session.players()[at(winner)].name),
                          session.state().turn_number);
}

std::vector<Sources> sources_of(const PlaySession& session) {
  std::vector<Sources> all;
  for (const SeatId seat : session.game().seats())
    all.push_back(points_by_source(session.game(), session.state(), seat));
  return all;
}

bool anybody_has(const std::vector<Sources>& all, std::size_t source) {
  for (const Sources& each : all)
    if (each[source] != 0) return true;
  return false;
}

// A column for each player, a row for each source that anybody has points of.
wxSizer* table_of(wxWindow* parent, const PlaySession& session) {
  const std::vector<Sources> all = sources_of(session);
  auto* grid = new wxFlexGridSizer(static_cast<int>(all.size()) + 1, parent->FromDIP(5), parent->FromDIP(20));
  const auto add = [&](const wxString& text, bool bold, int flags) {
    auto* cell = new wxStaticText(parent, wxID_ANY, text);
    if (bold) cell->SetFont(cell->GetFont().Bold());
    grid->Add(cell, 0, flags | wxALIGN_CENTRE_VERTICAL);
  };
  grid->AddSpacer(0);
  for (const SeatId seat : session.game().seats()) {
    auto* head = new wxBoxSizer(wxHORIZONTAL);
    head->Add(new wxStaticBitmap(parent, wxID_ANY,
                                 seat_picture(seat, parent->FromDIP(22), parent->GetContentScaleFactor())),
              0, wxRIGHT, parent->FromDIP(4));
    head->Add(new wxStaticText(parent, wxID_ANY, shown(session.player(seat).name)), 0,
              wxALIGN_CENTRE_VERTICAL);
    grid->Add(head, 0, wxALIGN_RIGHT);
  }
  for (std::size_t i = 0; i < all_point_sources.size(); ++i) {
    if (!anybody_has(all, i)) continue;
    add(words(title(all_point_sources[i])), false, 0);
    for (const Sources& each : all)
      add(wxString::Format("%lld", static_cast<long long>(each[i])), false, wxALIGN_RIGHT);
  }
  add(_("Together"), true, 0);
  for (const SeatId seat : session.game().seats())
    add(wxString::Format("%d", points(session.state(), seat)), true, wxALIGN_RIGHT);
  return grid;
}

}  // namespace

AfterTheEnd show_end(wxWindow* parent, const PlaySession& session) {
  wxDialog dialog(parent, wxID_ANY, _("The game is over"));
  AfterTheEnd chosen = AfterTheEnd::LookAround;
  auto* heading = new wxStaticText(&dialog, wxID_ANY, who_won(session));
  heading->SetFont(heading->GetFont().Bold().Scaled(1.4F));
  auto* seed = new wxStaticText(
      &dialog, wxID_ANY, wxString::Format(_("Seed %llu"), static_cast<unsigned long long>(session.seed())));
  colour_words(*seed, quiet_colour);
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  const auto add = [&](const wxString& label, AfterTheEnd what) {
    auto* button = new wxButton(&dialog, what == AfterTheEnd::LookAround ? wxID_CANCEL : wxID_ANY, label);
    button->Bind(wxEVT_BUTTON, [&chosen, &dialog, what](wxCommandEvent&) {
      chosen = what;
      dialog.EndModal(wxID_OK);
    });
    buttons->Add(button, 0, wxLEFT, dialog.FromDIP(8));
  };
  buttons->AddStretchSpacer();
  add(_("&Look around"), AfterTheEnd::LookAround);
  add(_("Play &again (same seed)"), AfterTheEnd::PlayAgain);
  add(_("&Back to drawing"), AfterTheEnd::BackToDrawing);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(heading, 0, wxALL, dialog.FromDIP(16));
  sizer->Add(table_of(&dialog, session), 0, wxLEFT | wxRIGHT, dialog.FromDIP(16));
  sizer->Add(seed, 0, wxLEFT | wxTOP, dialog.FromDIP(16));
  sizer->Add(buttons, 0, wxEXPAND | wxALL, dialog.FromDIP(16));
  dialog.SetSizerAndFit(sizer);
  dialog.CentreOnParent();
  dialog.ShowModal();
  return chosen;
}

}  // namespace hexwright::gui
