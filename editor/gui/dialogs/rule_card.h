#pragma once

#include <functional>
#include <vector>

#include <wx/panel.h>

#include "editor/core/editing/rule_choices.h"

class wxCheckBox;
class wxSizer;
class wxStaticText;

namespace hexwright::gui {

/// One rule module in the Rules dialog: a check box with its title, what it is about, its options while it is
/// on, and what choosing it brings along. It makes no choice itself: it shows the dialog's, and asks for
/// others.
class RuleCard : public wxPanel {
 public:
  using Choose = std::function<void(RuleChoices)>;

  RuleCard(wxWindow* parent, const RuleModule& module, const Scenario& scenario, Choose choose);

  void show(const ModuleChoice& chosen, const RuleChoices& all);

 private:
  /// The control of one option, with the way to show it a value as files spell it.
  struct OptionLine {
    const ModuleOption* option;
    std::function<void(const std::string&)> show;
    wxStaticText* brings;
  };
  wxStaticText* add_words(wxSizer& sizer, int indentation, wxColour (*ink)());
  void add_option(wxSizer& sizer, const ModuleOption& option);
  wxWindow* new_switch(OptionLine& line);
  wxWindow* new_number(OptionLine& line);
  wxWindow* new_choice(OptionLine& line);
  wxWindow* new_pool(OptionLine& line);
  wxString words_for_more(const OptionChoice& choice) const;

  const RuleModule& module_;
  const Scenario& scenario_;
  Choose choose_;
  RuleChoices all_;
  wxCheckBox* on_ = nullptr;
  wxStaticText* brings_ = nullptr;
  wxSizer* options_ = nullptr;
  std::vector<OptionLine> lines_;
};

}  // namespace hexwright::gui
