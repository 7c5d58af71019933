#include "editor/gui/play/card_steppers.h"

#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/play/pictures.h"

namespace hexwright::gui {

CardSteppers::CardSteppers(wxWindow* parent, const wxString& name, Cards most, Cards places)
    : wxPanel(parent, wxID_ANY) {
  auto* sizer = new wxGridSizer(1, 0, 0, FromDIP(8));
  for (const Card card : all_cards) {
    if (most[card] == 0 && places[card] == 0) continue;
    auto* picture =
        new wxStaticBitmap(this, wxID_ANY, card_picture(card, FromDIP(40), GetContentScaleFactor()));
    picture->SetName(words(title(card)));
    auto* number = new wxSpinCtrl(this, wxID_ANY, "0", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0,
                                  most[card], 0);
    number->SetName(name + ": " + words(title(card)));
    number->SetToolTip(words(title(card)));
    number->Enable(most[card] > 0);
    const auto changed = [this](auto& event) {
      if (on_change) on_change();
      event.Skip();
    };
    number->Bind(wxEVT_SPINCTRL, [changed](wxSpinEvent& event) { changed(event); });
    number->Bind(wxEVT_TEXT, [changed](wxCommandEvent& event) { changed(event); });
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(picture, 0, wxALIGN_CENTRE_HORIZONTAL);
    column->Add(new wxStaticText(this, wxID_ANY, words(title(card))), 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP,
                FromDIP(2));
    column->Add(number, 0, wxTOP, FromDIP(2));
    sizer->Add(column, 0, wxALIGN_CENTRE_HORIZONTAL);
    steppers_.push_back({card, number});
  }
  SetSizer(sizer);
}

Cards CardSteppers::cards() const {
  Cards cards;
  for (const Stepper& stepper : steppers_) cards.add(stepper.card, stepper.number->GetValue());
  return cards;
}

}  // namespace hexwright::gui
