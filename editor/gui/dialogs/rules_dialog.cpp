#include <algorithm>
#include <vector>

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/statline.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"
#include "editor/gui/dialogs/rule_card.h"
#include "editor/gui/frame/editor_context.h"
#include "editor/gui/help/guide_window.h"

namespace hexwright::gui {
namespace {

class RulesDialog : public wxDialog {
 public:
  RulesDialog(wxWindow* parent, const Scenario& scenario);
  const RuleChoices& choices() const { return choices_; }

 private:
  wxScrolledWindow* new_cards();
  void choose(RuleChoices choices);
  const wxWindow* card_with_keyboard() const;
  void keep_in_place(const wxWindow& card, int y);
  void show_problems();

  const Scenario& scenario_;
  RuleChoices choices_;
  wxScrolledWindow* scrolled_;
  std::vector<std::pair<const RuleModule*, RuleCard*>> cards_;
  wxStaticText* problems_;
};

RulesDialog::RulesDialog(wxWindow* parent, const Scenario& scenario)
    : wxDialog(parent, wxID_ANY, _("Rules"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER, "rules"),
      scenario_(scenario),
      choices_(scenario.rules) {
  auto* words = new wxStaticText(this, wxID_ANY,
                                 _("The base game is always played. What does this scenario play besides?"));
  const wxSize size = fit_to_text(*this, wxSize(570, 660));
  words->Wrap(size.x - FromDIP(24));
  scrolled_ = new_cards();
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(words, 0, wxALL, FromDIP(12));
  sizer->Add(new wxStaticLine(this), 0, wxEXPAND);
  sizer->Add(scrolled_, 1, wxEXPAND);
  sizer->Add(new wxStaticLine(this), 0, wxEXPAND);
  problems_ = new wxStaticText(this, wxID_ANY, "");
  problems_->SetName(_("Problems of the rules"));
  colour_words(*problems_, error_colour);
  sizer->Add(problems_, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(12));
  SetSizer(sizer);
  SetSize(size);
  choose(choices_);
  set_help_topic(*this, HelpTopic::Properties);
  name_for_readers(*this);
  CentreOnParent();
  cards_.front().second->SetFocus();
}

wxScrolledWindow* RulesDialog::new_cards() {
  auto* scrolled = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                                        wxVSCROLL | wxTAB_TRAVERSAL, "rule modules");
  scrolled->SetScrollRate(0, FromDIP(10));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->AddSpacer(FromDIP(6));
  for (const ModuleChoice& choice : module_choices(choices_)) {
    auto* card = new RuleCard(scrolled, *choice.module, scenario_,
                              [this](RuleChoices choices) { choose(std::move(choices)); });
    sizer->Add(card, 0, wxEXPAND | wxALL, FromDIP(8));
    cards_.emplace_back(choice.module, card);
  }
  scrolled->SetSizer(sizer);
  return scrolled;
}

void RulesDialog::choose(RuleChoices choices) {
  choices_ = std::move(choices);
  const wxWindow* clicked = card_with_keyboard();
  const int before = clicked ? clicked->GetScreenPosition().y : 0;
  for (const ModuleChoice& choice : module_choices(scenario_, choices_))
    for (const auto& [module, card] : cards_)
      if (module == choice.module) card->show(choice, choices_);
  show_problems();
  scrolled_->FitInside();
  if (clicked) keep_in_place(*clicked, before);
}

const wxWindow* RulesDialog::card_with_keyboard() const {
  const wxWindow* focus = FindFocus();
  for (const auto& [module, card] : cards_)
    if (focus && (focus == card || card->IsDescendant(const_cast<wxWindow*>(focus)))) return card;
  return nullptr;
}

// What a choice shows and hides elsewhere moves nothing away under the pointer.
void RulesDialog::keep_in_place(const wxWindow& card, int y) {
  int step = 0;
  scrolled_->GetScrollPixelsPerUnit(nullptr, &step);
  const int moved = card.GetScreenPosition().y - y;
  if (step > 0) scrolled_->Scroll(-1, scrolled_->GetViewStart().y + moved / step);
}

void RulesDialog::show_problems() {
  constexpr std::size_t most = 4;
  wxString lines;
  const auto all = problems(scenario_, choices_);
  for (std::size_t i = 0; i < std::min(most, all.size()); ++i)
    lines += (lines.empty() ? "" : "\n") + wxString("⚠ ") + sentence(all[i]);
  if (all.size() > most) lines += "\n" + wxString::Format(_("… and %zu more"), all.size() - most);
  problems_->SetLabelText(lines);
  problems_->Wrap(GetClientSize().x - FromDIP(24));
  problems_->Show(!all.empty());
  Layout();
}

}  // namespace

void edit_rules(wxWindow* parent, EditorContext& context) {
  RulesDialog dialog(wxGetTopLevelParent(parent), context.scenario());
  if (dialog.ShowModal() == wxID_OK && dialog.choices() != context.scenario().rules)
    context.perform(set_rules(dialog.choices()));
}

}  // namespace hexwright::gui
