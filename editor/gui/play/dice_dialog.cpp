#include <algorithm>
#include <array>

#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/play/pictures.h"
#include "editor/gui/play/play_dialogs.h"
#include "model/playtest/table.h"

namespace hexwright::gui {
namespace {

constexpr int dice = 2, faces = 6, face_size = 40, room = 12;

class DiceDialog : public wxDialog {
 public:
  DiceDialog(wxWindow* parent, const DiceQuestion& question)
      : wxDialog(parent, wxID_ANY, wxString::Format(_("Choose the dice of %s"), question.roller)),
        outcomes_(question.outcomes),
        event_faces_(question.event_faces) {
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(build_faces(), 0, wxALL, FromDIP(room));
    sum_ = new wxStaticText(this, wxID_ANY, "");
    sum_->SetFont(sum_->GetFont().Bold().Larger());
    sum_->SetName("sum of the dice");
    sizer->Add(sum_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(room));
    if (!question.why_no_seven.empty()) {
      auto* barred = new wxStaticText(this, wxID_ANY, "");
      barred->SetName("why no seven");
      barred->SetLabelText(question.why_no_seven);
      barred->Wrap(fit_to_text(*this, 380));
      sizer->Add(barred, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(room));
    }
    auto* hint = new wxStaticText(this, wxID_ANY, _("Click a face of each die, or type two numbers."));
    sizer->Add(hint, 0, wxLEFT | wxRIGHT | wxTOP, FromDIP(room));
    sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(room));
    if (has_event()) sizer->Insert(1, build_events(), 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(room));
    show();
    SetSizerAndFit(sizer);
    Bind(wxEVT_CHAR_HOOK, &DiceDialog::take_key, this);
    name_for_readers(*this);
    CentreOnParent();
    faces_[0][0]->SetFocus();
  }

  std::uint16_t outcome() const { return wanted()->outcome; }

 private:
  wxSizer* build_faces() {
    auto* grid = new wxFlexGridSizer(faces + 1, FromDIP(4), FromDIP(4));
    const std::array titles{has_event() ? _("Red die") : _("First die"), _("Second die")};
    for (std::size_t die = 0; die < dice; ++die) {
      grid->Add(new wxStaticText(this, wxID_ANY, titles[die]), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
                FromDIP(4));
      for (int eyes = 1; eyes <= faces; ++eyes) {
        auto* face = new wxBitmapToggleButton(this, wxID_ANY,
                                              die_picture(eyes, FromDIP(face_size), GetContentScaleFactor()));
        face->SetName(wxString::Format("%s: %d", titles[die], eyes));
        face->SetToolTip(face->GetName());
        face->Bind(wxEVT_TOGGLEBUTTON, [this, die, eyes](wxCommandEvent&) { turn(die, eyes); });
        faces_[die].push_back(face);
        grid->Add(face);
      }
    }
    return grid;
  }

  bool has_event() const { return !event_faces_.empty(); }

  wxSizer* build_events() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new wxStaticText(this, wxID_ANY, _("Event die")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT,
             FromDIP(8));
    for (std::size_t i = 0; i < event_faces_.size(); ++i) {
      const auto event = static_cast<EventDie>(static_cast<std::size_t>(EventDie::Ship) + i);
      auto* face = new wxBitmapToggleButton(
          this, wxID_ANY, event_picture(&event_faces_[i], FromDIP(face_size), GetContentScaleFactor()));
      face->SetName(wxString::Format("%s: %s", _("Event die"), words(event_faces_[i].title)));
      face->SetToolTip(face->GetName());
      face->Bind(wxEVT_TOGGLEBUTTON, [this, event](wxCommandEvent&) {
        event_ = event;
        show();
      });
      events_.push_back(face);
      row->Add(face, 0, wxRIGHT, FromDIP(4));
    }
    event_ = EventDie::Ship;
    return row;
  }

  void turn(std::size_t die, int eyes) {
    shown_[die] = eyes;
    show();
  }

  void show() {
    for (std::size_t die = 0; die < dice; ++die)
      for (int eyes = 1; eyes <= faces; ++eyes)
        faces_[die][static_cast<std::size_t>(eyes - 1)]->SetValue(shown_[die] == eyes);
    for (std::size_t i = 0; i < events_.size(); ++i)
      events_[i]->SetValue(static_cast<std::size_t>(event_) == static_cast<std::size_t>(EventDie::Ship) + i);
    const bool can = wanted() != outcomes_.end();
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(can);
    sum_->SetLabel(words(say(N_("Sum {0} — it comes in {1} % of all rolls"), shown_[0] + shown_[1],
                             Decimal{chance_of_sum() * 100, 1})));
  }

  // Which die shows what makes no difference at the table, unless there is an event die: then rules
  // go by the first one, which is red.
  std::span<const PossibleOutcome>::iterator wanted() const {
    return std::ranges::find_if(outcomes_, [this](const PossibleOutcome& each) {
      if (has_event()) return each.outcome == dice_outcome(shown_[0], shown_[1], event_);
      const int first = first_die(each.outcome), second = second_die(each.outcome);
      return (first == shown_[0] && second == shown_[1]) || (first == shown_[1] && second == shown_[0]);
    });
  }

  double chance_of_sum() const {
    double chance = 0;
    for (const PossibleOutcome& each : outcomes_)
      if (first_die(each.outcome) + second_die(each.outcome) == shown_[0] + shown_[1]) chance += each.chance;
    return chance;
  }

  // Figures are eyes, of the one die and then of the other; arrows go from face to face.
  void take_key(wxKeyEvent& event) {
    const int key = meant_key(event);
    // Else it would turn the face that has the keyboard.
    if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && is_face(FindFocus())) return EndModal(wxID_OK);
    const int eyes = eyes_of(key);
    if ((event.HasAnyModifiers() && event.GetModifiers() != wxMOD_SHIFT) || (eyes == 0 && !walk(key)))
      return event.Skip();
    if (eyes != 0) {
      const std::size_t die = typed_++ % dice;
      turn(die, eyes);
      faces_[die][static_cast<std::size_t>(eyes - 1)]->SetFocus();
    }
  }

  bool is_face(const wxWindow* window) const {
    return std::ranges::any_of(
        faces_, [window](const auto& row) { return std::ranges::find(row, window) != row.end(); });
  }

  static int eyes_of(int key) {
    if (key >= '1' && key <= '6') return key - '0';
    return key >= WXK_NUMPAD1 && key <= WXK_NUMPAD6 ? key - WXK_NUMPAD0 : 0;
  }

  bool walk(int key) {
    const wxWindow* focus = FindFocus();
    for (std::size_t die = 0; die < dice; ++die)
      if (const auto at = std::ranges::find(faces_[die], focus); at != faces_[die].end())
        return walk_from(die, static_cast<int>(at - faces_[die].begin()), key);
    return false;
  }

  bool walk_from(std::size_t die, int at, int key) {
    if (key == WXK_LEFT || key == WXK_RIGHT)
      at = std::clamp(at + (key == WXK_RIGHT ? 1 : -1), 0, faces - 1);
    else if (key == WXK_UP || key == WXK_DOWN) {
      die = key == WXK_DOWN ? 1 : 0;
      at = shown_[die] - 1;
    } else
      return false;
    faces_[die][static_cast<std::size_t>(at)]->SetFocus();
    turn(die, at + 1);
    return true;
  }

  std::span<const PossibleOutcome> outcomes_;
  std::span<const EventFace> event_faces_;
  std::array<std::vector<wxBitmapToggleButton*>, dice> faces_;
  std::array<int, dice> shown_{1, 1};
  std::vector<wxBitmapToggleButton*> events_;  ///< none where there is no event die
  EventDie event_ = EventDie::None;
  wxStaticText* sum_ = nullptr;
  std::size_t typed_ = 0;
};

}  // namespace

std::optional<std::uint16_t> choose_dice(wxWindow* parent, const DiceQuestion& question) {
  DiceDialog dialog(parent, question);
  if (dialog.ShowModal() != wxID_OK) return std::nullopt;
  return dialog.outcome();
}

}  // namespace hexwright::gui
