#include "editor/gui/play/bots_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/slider.h>
#include <wx/stattext.h>

#include "editor/gui/app/app.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/bot_pacer.h"

namespace hexwright::gui {

BotsPanel::BotsPanel(wxWindow* parent, GameContext& context, BotPacer& pacer)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "bots"),
      context_(context),
      pacer_(pacer),
      failed_before_(app().programs().failures()) {
  auto* heading = new wxStaticText(this, wxID_ANY, _("Bots"));
  heading->SetFont(heading->GetFont().Bold());
  words_ = new wxStaticText(this, wxID_ANY, "");
  colour_words(*words_, quiet_colour);
  play_ = new wxButton(this, wxID_ANY, _("Pause"));
  play_->SetName(_("Play or pause the bots"));
  play_->SetToolTip(_("Let the bots go on, or wait (F9)"));
  play_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { pacer_.play(!pacer_.is_playing()); });
  step_ = new wxButton(this, wxID_ANY, _("Step"));
  step_->SetName(_("One step of a bot"));
  step_->SetToolTip(_("One decision of a bot, and then wait (F10)"));
  step_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { pacer_.step(); });
  speed_ = new wxSlider(this, wxID_ANY, pacer_.speed(), 0, BotPacer::fastest);
  speed_->SetName(_("Speed of the bots"));
  speed_->SetToolTip(_("How long bots wait before they act: to the right, shorter"));
  speed_->Bind(wxEVT_SLIDER, [this](wxCommandEvent& event) { pacer_.set_speed(event.GetInt()); });

  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(heading, 0, wxRIGHT, FromDIP(8));
  top->Add(words_, 1);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  row->Add(play_, 1, wxRIGHT, FromDIP(4));
  row->Add(step_, 1);
  auto* pace = new wxBoxSizer(wxHORIZONTAL);
  pace->Add(new wxStaticText(this, wxID_ANY, _("slow")), 0, wxALIGN_CENTRE_VERTICAL);
  pace->Add(speed_, 1, wxALIGN_CENTRE_VERTICAL | wxLEFT | wxRIGHT, FromDIP(4));
  pace->Add(new wxStaticText(this, wxID_ANY, _("fast")), 0, wxALIGN_CENTRE_VERTICAL);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(top, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(6));
  sizer->Add(row, 0, wxEXPAND | wxALL, FromDIP(6));
  sizer->Add(pace, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6));
  unseated_ = new wxStaticText(this, wxID_ANY, "");
  unseated_->SetName("programs without a seat");
  colour_words(*unseated_, error_colour);
  sizer->Add(unseated_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6));
  SetSizer(sizer);
  context_.watch([this] { refresh(); });
  draw_icons();
  on_new_colours(*this, [this] { draw_icons(); });
  refresh();
}

void BotsPanel::draw_icons() {
  play_->SetBitmap(icon(pacer_.is_playing() ? "pause" : "play", 16));
  step_->SetBitmap(icon("step", 16));
}

namespace {

std::string command_of(const std::string& program) { return program.substr(program_prefix.size()); }

}  // namespace

wxString BotsPanel::words_of_unseated() const {
  wxString all;
  const auto add = [&all](const Message& what) { all += (all.empty() ? "" : "\n") + sentence(what); };
  for (const std::string& program : context_.session().programs_replaced())
    add({N_("a settler plays for the program {0}: a saved game starts none"), {command_of(program)}});
  for (const BotFailure& failure : app().programs().failures()) {
    const bool is_old = std::ranges::any_of(failed_before_, [&](const BotFailure& before) {
      return before.bot == failure.bot && before.why == failure.why && before.games == failure.games;
    });
    if (!is_old)
      add({N_("the program {0} lost its seat to a settler: {1}"), {command_of(failure.bot), failure.why}});
  }
  return all;
}

void BotsPanel::refresh() {
  const bool playing = pacer_.is_playing();
  const wxString label = playing ? _("Pause") : _("Play");
  if (play_->GetLabel() != label) {
    play_->SetLabel(label);
    draw_icons();
  }
  const bool waits = context_.session().waits_for_bot();
  words_->SetLabel(!waits                 ? _("wait for a person")
                   : pacer_.is_thinking() ? _("a bot thinks…")
                   : playing              ? _("play")
                                          : _("wait for Play or Step"));
  if (context_.session().is_over()) words_->SetLabel(wxString());
  step_->Enable(waits);
  const wxString unseated = words_of_unseated();
  unseated_->Show(!unseated.empty());
  if (unseated != unseated_words_) {
    unseated_words_ = unseated;
    show_wrapped(*unseated_, unseated, GetClientSize().x - 2 * FromDIP(6));
    InvalidateBestSize();
    GetParent()->Layout();
  }
  if (speed_->GetValue() != pacer_.speed()) speed_->SetValue(pacer_.speed());
  Layout();
}

}  // namespace hexwright::gui
