#include "editor/gui/fields/property_lines.h"

#include <algorithm>

#include <wx/intl.h>
#include <wx/propgrid/advprops.h>
#include <wx/propgrid/propgrid.h>

#include "editor/gui/canvas/number_editor.h"
#include "editor/gui/controls/words.h"
#include "model/board/index.h"

namespace hexwright::gui {
namespace {

template <class... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};
// For clang, which deduces nothing for aggregates before version 17.
template <class... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

wxPGProperty* new_number(const wxString& label, const wxString& name, const Number& number) {
  auto* line = new wxIntProperty(label, name, number.value);
  line->SetAttribute(wxPG_ATTR_MIN, number.low);
  line->SetAttribute(wxPG_ATTR_MAX, number.high);
  line->SetEditor(number_editor());
  return line;
}

wxPGProperty* new_pick(const wxString& label, const wxString& name, const Pick& pick) {
  wxPGChoices choices;
  for (std::size_t i = 0; i < pick.options.size(); ++i) choices.Add(pick.options[i], static_cast<int>(i));
  auto* line = new wxEnumProperty(label, name, choices, std::max(0, pick.chosen));
  if (pick.chosen < 0) line->SetValueToUnspecified();
  return line;
}

}  // namespace

wxPGProperty* new_line(const Field& field, const wxString& name) {
  const wxString& label = field.label;
  wxPGProperty* line =
      std::visit(Overloaded{[&](const Switch& value) -> wxPGProperty* {
                              auto* made = new wxBoolProperty(label, name, value.on);
                              made->SetAttribute(wxPG_BOOL_USE_CHECKBOX, true);
                              return made;
                            },
                            [&](const Number& value) { return new_number(label, name, value); },
                            [&](const TextLine& value) -> wxPGProperty* {
                              return new wxStringProperty(label, name, value.text);
                            },
                            [&](const LongText& value) -> wxPGProperty* {
                              auto* made = new wxLongStringProperty(label, name);
                              made->SetValue(value.text);
                              return made;
                            },
                            [&](const Pick& value) { return new_pick(label, name, value); },
                            [&](const Fact& value) -> wxPGProperty* {
                              auto* made = new wxStringProperty(label, name, value.text);
                              made->ChangeFlag(wxPG_PROP_READONLY, true);
                              return made;
                            }},
                 field.value);
  return line;
}

void show_value(wxPropertyGrid& grid, wxPGProperty& line, const FieldValue& value) {
  std::visit(Overloaded{[&](const Switch& v) { grid.SetPropertyValue(&line, v.on); },
                        [&](const Number& v) { grid.SetPropertyValue(&line, v.value); },
                        [&](const TextLine& v) { grid.SetPropertyValue(&line, v.text); },
                        [&](const LongText& v) { grid.SetPropertyValue(&line, v.text); },
                        [&](const Pick& v) {
                          if (v.chosen < 0)
                            grid.SetPropertyValueUnspecified(&line);
                          else
                            grid.SetPropertyValue(&line, v.chosen);
                        },
                        [&](const Fact& v) { grid.SetPropertyValue(&line, v.text); }},
             value);
}

wxString value_words(const FieldValue& value) {
  return std::visit(
      Overloaded{[](Switch) { return wxString(); }, [](const Number&) { return wxString(); },
                 [](const Pick& v) { return v.chosen < 0 ? wxString() : v.options[at(v.chosen)]; },
                 [](const auto& v) { return v.text; }},
      value);
}

FieldValue value_of(const wxPGProperty& line, const FieldValue& like) {
  const wxVariant value = line.GetValue();
  return std::visit(Overloaded{[&](Switch) -> FieldValue { return Switch{value.GetBool()}; },
                               [&](const Number& v) -> FieldValue {
                                 return Number{static_cast<int>(value.GetLong()), v.low, v.high};
                               },
                               [&](const TextLine&) -> FieldValue { return TextLine{value.GetString()}; },
                               [&](const LongText&) -> FieldValue { return LongText{value.GetString()}; },
                               [&](const Pick& v) -> FieldValue {
                                 return Pick{v.options, static_cast<int>(value.GetLong())};
                               },
                               [&](const Fact& v) -> FieldValue { return v; }},
                    like);
}

Pick pick_of(std::vector<std::string> names, const std::string& chosen) {
  if (!chosen.empty() && std::ranges::find(names, chosen) == names.end()) names.push_back(chosen);
  Pick pick{{_("none")}, 0};
  for (const std::string& name : names) {
    if (name == chosen) pick.chosen = static_cast<int>(pick.options.size());
    pick.options.push_back(shown(name));
  }
  return pick;
}

std::string picked(const Pick& pick) {
  return pick.chosen > 0 ? utf8(pick.options[at(pick.chosen)]) : std::string();
}

}  // namespace hexwright::gui
