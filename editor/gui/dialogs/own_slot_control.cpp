#include "editor/gui/dialogs/own_slot_control.h"

#include <algorithm>
#include <charconv>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/clrpicker.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "model/own/vocabulary.h"

namespace hexwright::gui {
namespace {

int width_of(const own::AttributeRow& row) {
  using enum own::ValueType;
  switch (row.type) {
    case Whole:
    case Faces:
      return 56;
    case Line:
      return 190;
    default:
      return 130;
  }
}

/// Whole sentences, which take several lines.
bool is_long(const own::AttributeRow& row) { return row.type == own::ValueType::Line && row.name == "about"; }

wxColour colour_from(const std::string& digits) {
  unsigned code = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  return {static_cast<unsigned char>(code >> 16U & 255U), static_cast<unsigned char>(code >> 8U & 255U),
          static_cast<unsigned char>(code & 255U)};
}

/// What the keyboard asks for the values that fit with, as in other programs.
bool asks_for_menu(const wxKeyEvent& event) {
  return event.GetKeyCode() == WXK_F4 || (event.GetKeyCode() == WXK_DOWN && event.AltDown());
}

}  // namespace

SlotControl::SlotControl(wxWindow* parent, wxSizer& sizer, const own::ElementRow& element,
                         const own::AttributeRow& row, const wxString& part,
                         std::function<void(const std::string&)> changed)
    : row_(row),
      title_(sentence(own::title_of(element, row))),
      about_(sentence(own::about_of(element, row))),
      changed_(std::move(changed)) {
  const wxString name = part + ": " + words(own::title_of(element, row));
  auto* together = new wxBoxSizer(wxHORIZONTAL);
  label_ = new wxStaticText(parent, wxID_ANY, title_);
  label_->SetToolTip(about_);
  together->Add(label_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, parent->FromDIP(4));
  if (is_only_chosen(row)) {
    auto* choice = new wxChoice(parent, wxID_ANY);
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
      value_ = values_.at(static_cast<std::size_t>(event.GetInt()));
      changed_(value_);
    });
    control_ = choice;
  } else if (row.type == own::ValueType::Colour) {
    auto* colour = new wxColourPickerCtrl(parent, wxID_ANY);
    colour->Bind(wxEVT_COLOURPICKER_CHANGED, [this](wxColourPickerEvent& event) {
      value_ = utf8(event.GetColour().GetAsString(wxC2S_HTML_SYNTAX).substr(1));
      changed_(value_);
    });
    control_ = colour;
  } else {
    auto* field =
        new wxTextCtrl(parent, wxID_ANY, "", wxDefaultPosition,
                       fit_to_text(*parent, is_long(row) ? wxSize(320, 60) : wxSize(width_of(row), -1)),
                       is_long(row) ? wxTE_MULTILINE : 0);
    field->Bind(wxEVT_TEXT, [this, field](wxCommandEvent&) {
      value_ = utf8(field->GetValue());
      std::ranges::replace(value_, '\n', ' ');  // of what was pasted: it is one line of the file
      changed_(value_);
    });
    field->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
      if (more_ && asks_for_menu(event)) return open_menu();
      event.Skip();
    });
    control_ = field;
  }
  control_->SetName(name);
  mark({});
  together->Add(control_, 0, wxALIGN_CENTRE_VERTICAL);
  using enum own::ValueType;
  const bool has_words =
      row.type != Line && row.type != Id && row.type != Whole && row.type != Rolls && row.type != Faces;
  if (dynamic_cast<wxTextCtrl*>(control_) && has_words) {
    more_ = new wxButton(parent, wxID_ANY, wxString::FromUTF8("▾"), wxDefaultPosition, wxDefaultSize,
                         wxBU_EXACTFIT);
    more_->SetName(wxString::Format(_("Values for %s"), name));
    more_->SetToolTip(_("What fits here (F4)"));
    more_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open_menu(); });
    together->Add(more_, 0, wxALIGN_CENTRE_VERTICAL);
  }
  sizer.Add(together, 0, wxRIGHT | wxBOTTOM | wxALIGN_CENTRE_VERTICAL, parent->FromDIP(10));
}

void SlotControl::show(const std::string& value) {
  const bool is_new = value != value_ || values_.empty();
  value_ = value;
  if (dynamic_cast<wxChoice*>(control_)) return is_new ? fill_choice() : void();
  if (auto* colour = dynamic_cast<wxColourPickerCtrl*>(control_))
    return colour->SetColour(colour_from(value));
  auto* field = dynamic_cast<wxTextCtrl*>(control_);
  if (utf8(field->GetValue()) != value) field->ChangeValue(shown(value));
}

// A value that does not fit is a line of its own: nothing is lost.
void SlotControl::fill_choice() {
  auto* choice = dynamic_cast<wxChoice*>(control_);
  choice->Clear();
  values_.clear();
  const auto add = [&](const std::string& value, const wxString& title) {
    values_.push_back(value);
    choice->Append(title);
    if (value == value_) choice->SetSelection(static_cast<int>(values_.size()) - 1);
  };
  if (!row_.required || value_.empty()) add("", _("(not said)"));
  for (const SlotChoice& each : choices(value_)) add(each.value, sentence(each.title));
  if (choice->GetSelection() == wxNOT_FOUND) add(value_, shown(value_));
}

// Where several words are ticked it stays open, until Esc or a click beside it.
void SlotControl::open_menu() {
  int line = ask_for_choice(-1);
  while (line >= 0 && takes_several(row_)) line = ask_for_choice(line);
  control_->SetFocus();
  if (auto* field = dynamic_cast<wxTextCtrl*>(control_)) field->SetInsertionPointEnd();
}

int SlotControl::ask_for_choice(int begin) {
  wxMenu menu;
  const auto fitting = choices(value_);
  for (std::size_t i = 0; i < fitting.size(); ++i) {
    auto* item = menu.AppendCheckItem(static_cast<int>(i) + 1, sentence(fitting[i].title));
    item->Check(fitting[i].is_on);
  }
  if (begin >= 0) begin_at_line(*control_, menu, begin);
  const int chosen = control_->GetPopupMenuSelectionFromUser(menu, 0, control_->GetSize().y);
  if (chosen == wxID_NONE) return -1;
  show(fitting.at(static_cast<std::size_t>(chosen) - 1).value);
  changed_(value_);
  return chosen - 1;
}

void SlotControl::mark(const wxString& problem) {
  const wxString label = problem.empty() ? title_ : wxString::FromUTF8("⚠ ") + title_;
  const wxString& tip = problem.empty() ? about_ : problem;
  if (label == label_->GetLabel() && tip == control_->GetToolTipText()) return;
  label_->SetLabel(label);
  label_->SetForegroundColour(problem.empty() ? wxNullColour : error_colour());
  control_->SetToolTip(tip);
  describe_to_readers(*control_, tip);
}

bool SlotControl::has_focus() const { return holds_keyboard(*control_); }
void SlotControl::focus(bool marked) {
  control_->SetFocus();
  auto* field = dynamic_cast<wxTextCtrl*>(control_);
  if (field && marked) field->SelectAll();
  if (field && !marked) field->SetInsertionPointEnd();
}
void SlotControl::enable(bool on) {
  control_->Enable(on);
  if (more_) more_->Enable(on);
}

}  // namespace hexwright::gui
