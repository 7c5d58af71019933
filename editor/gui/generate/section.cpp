#include "editor/gui/generate/section.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"

namespace hexwright::gui {
namespace {

constexpr int gauge_range = 1000;

}  // namespace

Section::Section(wxWindow* parent, const wxString& title)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "section"),
      rows_(new wxBoxSizer(wxVERTICAL)) {
  SetSize(std::max(parent->GetClientSize().x, FromDIP(300)), FromDIP(600));  // fields complain of no room
  auto* heading = new wxStaticText(this, wxID_ANY, title);
  heading->SetLabelMarkup("<b>" + title + "</b>");
  rows_->Add(heading, 0, wxTOP, gap);
  SetSizer(rows_);
}

wxBoxSizer* Section::add_row() {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  rows_->Add(row, 0, wxEXPAND | wxTOP, gap);
  return row;
}

wxButton* Section::add_button(wxSizer& row, const wxString& label, const wxString& name, const wxString& tip,
                              std::function<void()> run) {
  auto* button = new wxButton(this, wxID_ANY, label);
  button->SetName(name);
  button->SetToolTip(tip);
  button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  row.Add(button, 1, row.IsEmpty() ? 0 : wxLEFT, gap / 2);
  return button;
}

void Section::announce_by_name(const wxButton& button) { name_control(button, button.GetName()); }

void Section::add_label(wxSizer& row, const wxString& label) {
  row.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
}

wxGauge* Section::add_gauge(const wxString& name) {
  auto* gauge = new wxGauge(this, wxID_ANY, gauge_range, wxDefaultPosition, FromDIP(wxSize(-1, 14)));
  gauge->SetName(name);
  rows_->Add(gauge, 0, wxEXPAND | wxTOP, gap);
  return gauge;
}

void Section::show_progress(wxGauge& gauge, double done) {
  gauge.SetValue(static_cast<int>(std::lround(gauge_range * done)));
}

wxStaticText* Section::add_words(const wxString& name, wxColour (*ink)()) {
  auto* text = new wxStaticText(this, wxID_ANY, "");
  text->SetName(name);
  colour_words(*text, ink);
  rows_->Add(text, 0, wxTOP, gap);
  text->Hide();
  return text;
}

int Section::width_for_words() const {
  return std::max(FromDIP(120), GetParent()->GetClientSize().x - 2 * gap);
}

bool Section::say(wxStaticText& text, const wxString& words) {
  auto said = std::find_if(said_.begin(), said_.end(), [&](const auto& each) { return each.first == &text; });
  if (said == said_.end()) said = said_.insert(said_.end(), {&text, wxString()});
  if (said->second == words) return false;
  said->second = words;
  show_wrapped(text, words, width_for_words());
  text.Show(!words.empty());
  return true;
}

void Section::refuse_aloud(wxStaticText& text, const Message& why) {
  say(text, L"✗ " + sentence(why) + ".");
  announce(*this, sentence(why));
  if (on_height) on_height();
}

void Section::wrap_anew() {
  for (const auto& [text, words] : said_) show_wrapped(*text, words, width_for_words());
}

}  // namespace hexwright::gui
