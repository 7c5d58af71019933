#include "editor/gui/dialogs/own_options_panel.h"

#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/gui/controls/words.h"
#include "model/own/packs.h"
#include "model/own/vocabulary.h"

namespace hexwright::gui {

OptionsPanel::OptionsPanel(wxWindow* parent) : wxPanel(parent) {
  SetSizer(new wxFlexGridSizer(2, FromDIP(6), FromDIP(12)));
}

void OptionsPanel::show(const own::Element* pack, bool editable) {
  DestroyChildren();
  GetSizer()->Clear();
  if (pack)
    for (const own::Element& option : pack->children)
      if (option.name == "option") add(option, std::string(pack->get("id")), editable);
  SetMinSize(GetSizer()->CalcMin());
  Layout();
}

void OptionsPanel::add(const own::Element& option, const std::string& pack, bool editable) {
  const auto value = own::chosen_value(option);
  const wxString label = shown(option.get("title"));
  const auto set = [this, pack, name = std::string(option.get("id"))](const std::string& to) {
    on_value(pack, name, to);
  };
  if (option.get("kind") == "yes-no") {
    auto* check = new wxCheckBox(this, wxID_ANY, label);
    check->SetValue(value == "yes");
    check->Enable(editable);
    check->Bind(wxEVT_CHECKBOX, [set](wxCommandEvent& event) { set(event.IsChecked() ? "yes" : "no"); });
    GetSizer()->Add(check);
    GetSizer()->AddSpacer(0);
    return;
  }
  GetSizer()->Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* spin = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS,
                              own::whole(option.get("least")).value_or(0),
                              own::whole(option.get("most")).value_or(9'999), own::whole(value).value_or(0));
  spin->SetName(label);
  spin->Enable(editable);
  spin->Bind(wxEVT_SPINCTRL, [set](wxSpinEvent& event) { set(std::to_string(event.GetPosition())); });
  GetSizer()->Add(spin);
}

}  // namespace hexwright::gui
