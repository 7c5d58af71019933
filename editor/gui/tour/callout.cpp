#include "editor/gui/tour/callout.h"

#include <algorithm>
#include <utility>

#include <wx/app.h>
#include <wx/button.h>
#include <wx/intl.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/frame/frame.h"

namespace hexwright::gui {
namespace {

constexpr int callout_width = 300, callout_margin = 12;
constexpr int edge = 3;             ///< of the frame about the control
constexpr int looking_pause = 100;  // ms

}  // namespace

Callout::Callout(Frame& frame, std::vector<TourStep> steps)
    : frame_(frame), steps_(std::move(steps)), looking_(this) {
  Hide();  // until it has its place
  Create(&frame, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxBORDER_NONE, "tour");
  SetLabel(_("Tour"));
  for (wxWindow*& each : edges_) {
    each = new wxWindow(&frame, wxID_ANY, wxDefaultPosition, wxSize(1, 1), wxBORDER_NONE, "edge");
    each->SetCanFocus(false);
  }
  lay_out();
  colour();
  on_new_colours(*this, [this] { colour(); });
  frame_.Bind(wxEVT_CHAR_HOOK, &Callout::take_key, this);
  Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look(); });
  name_for_readers(*this);
  show_step(0);
  // The window has no word for all that a step may wait for, nor for panels that move.
  looking_.Start(looking_pause);
}

void Callout::lay_out() {
  inside_ = new wxPanel(this);
  count_ = new wxStaticText(inside_, wxID_ANY, "");
  colour_words(*count_, quiet_colour);
  title_ = new wxStaticText(inside_, wxID_ANY, "");
  title_->SetFont(title_->GetFont().Bold().Larger());
  words_ = new wxStaticText(inside_, wxID_ANY, "");
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  buttons->Add(button(_("Leave"), "leave the tour", [this] { leave(); }));
  buttons->AddStretchSpacer();
  back_ = button(_("&Back"), "previous step", [this] { show_step(at_ - 1); });
  next_ = button(_("&Next"), "next step", [this] { go_on(); });
  buttons->Add(back_, wxSizerFlags().Border(wxRIGHT, FromDIP(gap)));
  buttons->Add(next_);
  auto* rows = new wxBoxSizer(wxVERTICAL);
  rows->Add(count_);
  rows->Add(title_, wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(gap)));
  rows->Add(words_);
  rows->Add(buttons, wxSizerFlags().Expand().Border(wxTOP, FromDIP(2 * gap)));
  auto* inner = new wxBoxSizer(wxVERTICAL);
  inner->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(callout_margin)));
  inside_->SetSizer(inner);
  auto* outer = new wxBoxSizer(wxVERTICAL);
  outer->Add(inside_, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(edge)));
  SetSizer(outer);
}

void Callout::colour() {
  SetBackgroundColour(note_colour());
  inside_->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW));
  for (wxWindow* each : edges_) each->SetBackgroundColour(note_colour());
}

wxButton* Callout::button(const wxString& label, const wxString& name, std::function<void()> run) {
  auto* made = new wxButton(inside_, wxID_ANY, label);
  made->SetName(name);
  made->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  return made;
}

void Callout::show_step(std::size_t step) {
  at_ = step;
  const TourStep& now = steps_[step];
  before_ = frame_.context().scenario();
  const bool has_keyboard = IsDescendant(FindFocus());
  if (now.prepare) now.prepare(frame_);
  if (has_keyboard) next_->SetFocus();
  waits_ = !now.done(frame_, before_);
  const int width = fit_to_text(*this, callout_width);
  count_->SetLabelText(wxString::Format(_("Step %zu of %zu"), step + 1, steps_.size()));
  show_wrapped(*title_, now.title, width);
  show_wrapped(*words_, now.words, width);
  back_->Enable(step > 0);
  next_->SetLabel(step + 1 == steps_.size() ? _("Fi&nish") : _("&Next"));
  inside_->InvalidateBestSize();
  GetSizer()->Fit(this);
  target_ = {};  // it takes its place when it looks next: panels may still be moving
  describe_to_readers(*next_, now.title + ". " + now.words);
  announce(*next_, now.title + ". " + now.words);
  look();
}

void Callout::go_on() {
  if (at_ + 1 == steps_.size()) return leave();
  show_step(at_ + 1);
}

void Callout::look() {
  const TourStep& now = steps_[at_];
  if (waits_ && now.done(frame_, before_)) {
    if (at_ + 1 < steps_.size()) return show_step(at_ + 1);
    return leave();
  }
  if (!frame_.has_painted()) return;
  wxRect target = now.place(frame_);
  target.SetPosition(frame_.ScreenToClient(target.GetPosition()));
  if (!fits() || target != target_) take_place(target);
}

// Letters have their size only when they are shown.
bool Callout::fits() {
  title_->InvalidateBestSize();
  return GetSizer()->ComputeFittingWindowSize(this) == GetSize();
}

void Callout::take_place(const wxRect& target) {
  target_ = target;
  frame_target(target);
  // Not before: what is not drawn yet takes no keys, and GTK complains of each.
  if (Show()) next_->SetFocus();
  GetSizer()->Fit(this);
  SetPosition(beside(target));
  Raise();
}

/// Where there is most room for it beside the control; a control as large as the map holds it.
wxPoint Callout::beside(const wxRect& target) const {
  const wxSize room = frame_.GetClientSize(), size = GetSize();
  const int between = FromDIP(2 * edge);
  const auto fit_in = [](int wanted, int length, int most) {
    return std::clamp(wanted, 0, std::max(0, most - length));
  };
  if (target.GetBottom() < 0) return {fit_in(target.x, size.x, room.x), between};
  const int left = fit_in(target.x, size.x, room.x), top = fit_in(target.y, size.y, room.y);
  if (target.GetRight() + between + size.x <= room.x) return {target.GetRight() + between, top};
  if (target.GetBottom() + between + size.y <= room.y) return {left, target.GetBottom() + between};
  if (target.x - between - size.x >= 0) return {target.x - between - size.x, top};
  if (target.y - between - size.y >= 0) return {left, target.y - between - size.y};
  return {fit_in(target.GetRight() - between - size.x, size.x, room.x),
          fit_in(target.GetBottom() - between - size.y, size.y, room.y)};
}

void Callout::frame_target(const wxRect& target) {
  const int thick = FromDIP(edge);
  wxRect around = wxRect(target).Inflate(thick).Intersect(wxRect(frame_.GetClientSize()));
  if (around.IsEmpty()) around = {target.x, 0, target.width, 2 * thick};  // below a button of the toolbar
  const std::array<wxRect, 4> places{wxRect(around.x, around.y, around.width, thick),
                                     wxRect(around.x, around.GetBottom() - thick + 1, around.width, thick),
                                     wxRect(around.x, around.y, thick, around.height),
                                     wxRect(around.GetRight() - thick + 1, around.y, thick, around.height)};
  for (std::size_t each = 0; each < edges_.size(); ++each) {
    edges_[each]->SetSize(places[each]);
    edges_[each]->Raise();
  }
}

void Callout::take_key(wxKeyEvent& event) {
  if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
  leave();
}

void Callout::leave() {
  looking_.Stop();
  frame_.Unbind(wxEVT_CHAR_HOOK, &Callout::take_key, this);
  frame_.canvas().SetFocus();
  Hide();
  wxTheApp->ScheduleForDestruction(this);  // its own button may have asked for this
  for (wxWindow* each : edges_) {
    each->Hide();
    wxTheApp->ScheduleForDestruction(each);
  }
}

}  // namespace hexwright::gui
