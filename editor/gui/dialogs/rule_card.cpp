#include "editor/gui/dialogs/rule_card.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "model/board/index.h"

namespace hexwright::gui {
namespace {

constexpr int width_of_words = 470, indent = 26;

void say(wxStaticText& label, const wxString& words) {
  label.Show(!words.empty());
  label.SetLabelText(words);
  label.Wrap(fit_to_text(label, width_of_words));
}

/// What a click on the box would bring along; nothing when that is nothing besides.
wxString words_for_click(bool is_on, const std::vector<Message>& consequences) {
  if (consequences.empty()) return {};
  wxString result = is_on ? _("If you switch it off:") : _("If you switch it on:");
  for (const Message& message : consequences) result += "\n• " + sentence(message);
  return result;
}

}  // namespace

RuleCard::RuleCard(wxWindow* parent, const RuleModule& module, const Scenario& scenario, Choose choose)
    : wxPanel(parent), module_(module), scenario_(scenario), choose_(std::move(choose)) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  on_ = new wxCheckBox(this, wxID_ANY, wxControl::EscapeMnemonics(words(module.title)));
  on_->SetName("rules " + shown(module.id));
  on_->SetFont(on_->GetFont().Bold());
  on_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
    choose_(with_module_switched(all_, module_.id, event.IsChecked()));
  });
  sizer->Add(on_, 0, wxEXPAND);  // the toolkit has measured letters that are not bold
  say(*add_words(*sizer, indent, quiet_colour), words(module.about));
  brings_ = add_words(*sizer, indent, note_colour);
  options_ = new wxBoxSizer(wxVERTICAL);
  for (const ModuleOption& option : module.options) add_option(*options_, option);
  sizer->Add(options_, 0, wxEXPAND | wxLEFT, FromDIP(indent));
  SetSizer(sizer);
}

wxStaticText* RuleCard::add_words(wxSizer& sizer, int indentation, wxColour (*ink)()) {
  auto* label = new wxStaticText(this, wxID_ANY, "");
  colour_words(*label, ink);
  sizer.Add(label, 0, wxLEFT, FromDIP(indentation));
  return label;
}

void RuleCard::add_option(wxSizer& sizer, const ModuleOption& option) {
  OptionLine line{&option, {}, nullptr};
  const bool is_switch = option.kind == ModuleOption::Kind::YesNo;
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  if (!is_switch)
    row->Add(new wxStaticText(this, wxID_ANY, wxControl::EscapeMnemonics(words(option.title))), 0,
             wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  wxWindow* control = is_switch                                   ? new_switch(line)
                      : option.kind == ModuleOption::Kind::Number ? new_number(line)
                      : option.kind == ModuleOption::Kind::OneOf  ? new_choice(line)
                                                                  : new_pool(line);
  control->SetName(is_switch ? "rules " + shown(module_.id) + " " + shown(option.id) : words(option.title));
  row->Add(control, 0, wxALIGN_CENTRE_VERTICAL);
  sizer.Add(row, 0, wxTOP, FromDIP(6));
  say(*add_words(sizer, is_switch ? indent : 0, quiet_colour), words(option.about));
  line.brings = add_words(sizer, indent, note_colour);
  lines_.push_back(std::move(line));
}

wxWindow* RuleCard::new_switch(OptionLine& line) {
  auto* box = new wxCheckBox(this, wxID_ANY, wxControl::EscapeMnemonics(words(line.option->title)));
  box->Bind(wxEVT_CHECKBOX, [this, option = line.option](wxCommandEvent& event) {
    choose_(with_option(all_, module_.id, option->id, event.IsChecked() ? "yes" : "no"));
  });
  line.show = [box](const std::string& value) { box->SetValue(value == "yes"); };
  return box;
}

wxWindow* RuleCard::new_number(OptionLine& line) {
  auto* spin = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                              line.option->least, line.option->most);
  spin->Bind(wxEVT_SPINCTRL, [this, option = line.option](wxSpinEvent& event) {
    choose_(with_option(all_, module_.id, option->id, std::to_string(event.GetPosition())));
  });
  line.show = [spin](const std::string& value) {
    if (shown(value) != wxString::Format("%d", spin->GetValue())) spin->SetValue(shown(value));
  };
  return spin;
}

wxWindow* RuleCard::new_choice(OptionLine& line) {
  wxArrayString titles;
  for (const OptionValue& value : line.option->values) titles.push_back(words(value.title));
  auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, titles);
  choice->Bind(wxEVT_CHOICE, [this, option = line.option](wxCommandEvent& event) {
    const OptionValue& value = option->values[at(event.GetSelection())];
    choose_(with_option(all_, module_.id, option->id, value.id));
  });
  line.show = [choice, option = line.option](const std::string& value) {
    choice->SetSelection(position_of(*option, value));
  };
  return choice;
}

wxWindow* RuleCard::new_pool(OptionLine& line) {
  wxArrayString names;
  names.push_back(_("none"));
  for (const auto& [name, pool] : scenario_.token_pools) names.push_back(shown(name));
  auto* choice = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, names);
  choice->Bind(wxEVT_CHOICE, [this, choice, option = line.option](wxCommandEvent& event) {
    const wxString pool = event.GetSelection() == 0 ? wxString() : choice->GetStringSelection();
    choose_(with_option(all_, module_.id, option->id, utf8(pool)));
  });
  line.show = [choice](const std::string& value) {
    if (value.empty())
      choice->SetSelection(0);
    else if (!choice->SetStringSelection(shown(value)))  // a pool that is not there (any more)
      choice->SetSelection(choice->Append(shown(value)));
  };
  return choice;
}

wxString RuleCard::words_for_more(const OptionChoice& choice) const {
  if (choice.option->kind != ModuleOption::Kind::YesNo || choice.value == "yes") return {};
  const auto then = with_option(all_, module_.id, choice.option->id, "yes");
  return words_for_click(false, consequences(scenario_, all_, then, choice.option->id));
}

void RuleCard::show(const ModuleChoice& chosen, const RuleChoices& all) {
  all_ = all;
  on_->SetValue(chosen.on);
  say(*brings_, words_for_click(chosen.on, chosen.consequences));
  GetSizer()->Show(options_, chosen.on, true);
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    lines_[i].show(chosen.options[i].value);
    say(*lines_[i].brings, chosen.on ? words_for_more(chosen.options[i]) : wxString());
  }
}

}  // namespace hexwright::gui
