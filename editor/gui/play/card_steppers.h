#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "model/playtest/cards.h"

class wxButton;
class wxSpinCtrl;

namespace hexwright::gui {

/// So many of each card: a picture and a number with its steps, in a row.
class CardSteppers : public wxPanel {
 public:
  /// `most`: of each card. Of `places` each has a column, so that rows stand below one another; of others
  /// only those that there are. `name`: in front of the cards' names for readers.
  CardSteppers(wxWindow* parent, const wxString& name, Cards most, Cards places);

  Cards cards() const;
  std::function<void()> on_change;

 private:
  struct Stepper {
    Card card;
    wxSpinCtrl* number;
  };
  std::vector<Stepper> steppers_;
};

}  // namespace hexwright::gui
