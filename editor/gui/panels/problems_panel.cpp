#include "editor/gui/panels/problems_panel.h"

#include <algorithm>
#include <map>
#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/dcclient.h>
#include <wx/gbsizer.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textdlg.h>

#include "editor/core/search/place_words.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "model/board/index.h"
#include "model/validation/validate.h"

namespace hexwright::gui {
namespace {

constexpr int around_words = 4;
/// A list of more takes too long to fill with each check of a large map, and nobody reads it to its end.
constexpr std::size_t most_listed = 2000;

/// Broken between words where a line is full; the last line holds the rest, as far as there is room.
wxString in_two_lines(const wxString& words, const wxDC& dc, int room) {
  if (dc.GetTextExtent(words).x <= room) return words;
  std::size_t end = 0;
  for (std::size_t space = words.find(' '); space != wxString::npos; space = words.find(' ', space + 1))
    if (dc.GetTextExtent(words.Left(space)).x <= room) end = space;
  if (end == 0) return wxControl::Ellipsize(words, dc, wxELLIPSIZE_END, room);
  return words.Left(end) + "\n" + wxControl::Ellipsize(words.Mid(end + 1), dc, wxELLIPSIZE_END, room);
}

wxString severity_word(const Finding& finding) {
  if (finding.accepted) return _("Accepted");
  switch (finding.severity) {
    case Severity::Error:
      return _("Error");
    case Severity::Warning:
      return _("Warning");
    case Severity::Note:
      break;
  }
  return _("Note");
}

wxIcon drawn_severity(const Finding& finding) {
  const std::string_view name = finding.accepted ? "accepted" : id(finding.severity);
  const wxColour ink = finding.accepted                        ? good_colour()
                       : finding.severity == Severity::Error   ? error_colour()
                       : finding.severity == Severity::Warning ? warning_colour()
                                                               : note_colour();
  wxIcon result;
  result.CopyFromBitmap(icon(name, ink, 16).GetBitmap(wxSize(16, 16)));
  return result;
}

/// Each is drawn once for a list: a large map has thousands of lines.
class SeverityIcons {
 public:
  const wxIcon& of(const Finding& finding) {
    const auto [found, is_new] = drawn_.try_emplace({finding.severity, finding.accepted.has_value()});
    if (is_new) found->second = drawn_severity(finding);
    return found->second;
  }

 private:
  std::map<std::pair<Severity, bool>, wxIcon> drawn_;
};

// The sentence in full, which the list may have cut off, and what is behind it.
wxString explanation(const Finding& finding) {
  const CheckInfo* check = find_check(finding.check);
  const wxString why = finding.accepted ? wxString::Format(_("Accepted: %s"), shown(*finding.accepted))
                       : check          ? words(check->why)
                                        : wxString();
  return sentence(finding.message) + "\n" + why;
}

}  // namespace

wxString summary(const std::vector<Finding>& findings) {
  const int errors = count_open(findings, Severity::Error);
  const int warnings = count_open(findings, Severity::Warning);
  const wxString error_words = wxString::Format(wxPLURAL("%d error", "%d errors", errors), errors);
  const wxString warning_words = wxString::Format(wxPLURAL("%d warning", "%d warnings", warnings), warnings);
  if (errors > 0 && warnings > 0) return error_words + ", " + warning_words;
  if (errors > 0) return error_words;
  if (warnings > 0) return warning_words;
  const int notes = count_open(findings, Severity::Note);
  if (notes > 0) return wxString::Format(wxPLURAL("%d note", "%d notes", notes), notes);
  return _("No problems");
}

ProblemsPanel::ProblemsPanel(wxWindow* parent, EditorContext& context)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "problems"),
      context_(context) {
  build();
  context_.watch([this](const EditorContext::News& news) {
    if (news.findings) fill();
  });
  update_buttons();
}

void ProblemsPanel::build() {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_ROW_LINES);
  list_->SetName(_("Problems"));
  list_->AppendIconTextColumn(_("Severity"), wxDATAVIEW_CELL_INERT, fit_to_text(*this, 100));
  list_->AppendTextColumn(_("Place"), wxDATAVIEW_CELL_INERT, fit_to_text(*this, 130));
  list_->AppendTextColumn(_("Problem"), wxDATAVIEW_CELL_INERT)
      ->GetRenderer()
      ->EnableEllipsize(wxELLIPSIZE_END);
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED,
              [this](wxDataViewEvent&) { after_event(*list_, [this] { go_to(); }); });
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { update_buttons(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU,
              [this](wxDataViewEvent&) { after_event(*list_, [this] { show_menu(); }); });
  why_ = new wxStaticText(this, wxID_ANY, "\n");
  why_->SetName("explanation");
  Bind(wxEVT_SIZE, [this](wxSizeEvent&) {
    share_room();
    Layout();
    share_columns();
    wrap_explanation();
  });
  on_new_colours(*this, [this] { fill(); });

  auto* left = new wxBoxSizer(wxVERTICAL);
  left->Add(list_, 1, wxEXPAND);
  left->Add(why_, 0, wxEXPAND | wxALL, around_words);
  auto* sizer = new wxBoxSizer(wxHORIZONTAL);
  sizer->Add(left, 1, wxEXPAND);
  buttons_ = build_buttons();
  sizer->Add(buttons_, 0, wxALL, 6);
  SetSizer(sizer);
  // The toolkit's scrollbar has a least height; the words below never take that room.
  list_->SetMinSize({fit_to_text(*this, 200), std::max(list_->GetBestSize().y, fit_to_text(*this, 76))});
  SetMinSize({fit_to_text(*this, 430), sizer->CalcMin().y});
}

// Where there is room for one of both, the words have it: what the buttons do is in the list's own menu, too.
void ProblemsPanel::share_room() { GetSizer()->Show(buttons_, GetClientSize().x >= fit_to_text(*this, 360)); }

// Where there is little room, the sign of the severity is enough, and Go to shows the place: the words of the
// problem have the rest.
void ProblemsPanel::share_columns() {
  const bool narrow = list_->GetClientSize().x < fit_to_text(*this, 400);
  if (narrow == is_narrow_) return;
  is_narrow_ = narrow;
  list_->GetColumn(0)->SetTitle(narrow ? wxString() : _("Severity"));
  list_->GetColumn(0)->SetWidth(narrow ? FromDIP(28) : fit_to_text(*this, 100));
  list_->GetColumn(1)->SetHidden(narrow);
}

wxSizer* ProblemsPanel::build_buttons() {
  auto* buttons = new wxGridBagSizer(4, 4);
  const auto add = [&](wxGBPosition place, int columns, const wxString& label, const wxString& tip,
                       void (ProblemsPanel::*run)()) {
    auto* button = new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
    button->SetName(wxControl::RemoveMnemonics(label));
    button->SetToolTip(tip);
    button->Bind(wxEVT_BUTTON, [this, run](wxCommandEvent&) { (this->*run)(); });
    buttons->Add(button, place, {1, columns}, wxEXPAND);
    return button;
  };
  go_ = add({0, 0}, 1, _("&Go to"), _("Show the place on the map, or the field to change (Enter)"),
            &ProblemsPanel::go_to);
  accept_ = add({0, 1}, 1, _("&Accept…"), _("Keep it as it is, and say why"), &ProblemsPanel::accept);
  fix_ = add({1, 0}, 2, _("Fi&x"), _("Change the map so that the problem is gone (Ctrl+.)"),
             &ProblemsPanel::fix);
  fix_all_ = add({2, 0}, 2, _("Fix A&ll of This Kind"), _("Fix whatever the same check finds, in one step"),
                 &ProblemsPanel::fix_all_of_kind);
  fix_all_->SetMinSize({fit_to_text(*this, 196), -1});
  fix_->SetMinSize({-1, fix_->GetBestSize().y + fix_->GetCharHeight()});  // words for it may take two lines
  show_accepted_ = new wxCheckBox(this, wxID_ANY, _("Show accepted"));
  show_accepted_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { fill(); });
  buttons->Add(show_accepted_, {3, 0}, {1, 2}, wxTOP, 2);
  for (wxButton* button : {go_, accept_}) button->SetMinSize({fit_to_text(*this, 96), -1});
  for (const std::size_t column : {0U, 1U}) buttons->AddGrowableCol(column, 1);
  return buttons;
}

void ProblemsPanel::fill() {
  const Finding* before = chosen();
  const auto kept = before ? std::optional(before->identity()) : std::nullopt;
  shown_.clear();
  not_listed_ = 0;
  for (const Finding& finding : context_.findings()) {
    if (finding.accepted && !show_accepted_->GetValue()) continue;
    shown_.size() < most_listed ? shown_.push_back(finding) : static_cast<void>(++not_listed_);
  }
  list_->DeleteAllItems();
  int selected = wxNOT_FOUND;
  SeverityIcons icons;
  for (std::size_t row = 0; row < shown_.size(); ++row) {
    const Finding& finding = shown_[row];
    wxVector<wxVariant> cells;
    wxVariant severity;
    severity << wxDataViewIconText(severity_word(finding), icons.of(finding));
    cells.push_back(severity);
    cells.push_back(sentence(place_words(finding.place)));
    cells.push_back(sentence(finding.message));
    list_->AppendItem(cells);
    if (kept && finding.identity() == *kept) selected = static_cast<int>(row);
  }
  if (selected != wxNOT_FOUND) list_->SelectRow(static_cast<unsigned>(selected));
  update_buttons();
}

const Finding* ProblemsPanel::chosen() const {
  const int row = list_->GetSelectedRow();
  return row >= 0 && row < static_cast<int>(shown_.size()) ? &shown_[at(row)] : nullptr;
}

void ProblemsPanel::update_buttons() {
  const Finding* finding = chosen();
  go_->Enable(finding != nullptr);
  update_fix_buttons();
  accept_->Enable(finding && can_be_accepted(*finding));
  accept_->SetToolTip(finding && !can_be_accepted(*finding)
                          ? _("An error cannot be accepted: the map could not be played")
                          : _("Keep the map as it is, with your reason"));
  accept_->SetLabel(finding && finding->accepted ? _("T&ake back") : _("&Accept…"));
  const wxString description =
      finding           ? explanation(*finding)
      : not_listed_ > 0 ? wxString::Format(_("Only the first %zu of %zu problems are listed."), shown_.size(),
                                           shown_.size() + not_listed_)
      : !shown_.empty() ? wxString()
      : context_.findings().empty() ? _("No problems found.")
                                    : _("No problems found other than those you have accepted.");
  explanation_ = description.Contains("\n") ? description : description + "\n";
  why_->SetToolTip(description);
  wrap_explanation();
}

// The button names what it changes, as far as there is room for the words; the tip has them all.
void ProblemsPanel::update_fix_buttons() {
  const Finding* finding = chosen();
  const bool can = finding && finding->fix;
  const wxString words = can ? sentence(finding->fix->label) : wxString();
  wxClientDC dc(fix_);
  dc.SetFont(fix_->GetFont());
  const int room = fix_all_->GetMinSize().x - fit_to_text(*this, 24);
  fix_->SetLabelText(can ? in_two_lines(words, dc, room) : _("Fix"));
  fix_->Enable(can);
  fix_->SetToolTip(can ? words + " (Ctrl+.)" : _("Change the map so that the problem is gone (Ctrl+.)"));
  fix_all_->Enable(has_several_of_kind());
}

int ProblemsPanel::fixable_of_kind() const {
  const Finding* finding = chosen();
  if (!finding) return 0;
  return static_cast<int>(std::ranges::count_if(shown_, [&](const Finding& other) {
    return other.check == finding->check && other.fix && !other.accepted;
  }));
}

void ProblemsPanel::show_menu() {
  const Finding* finding = chosen();
  if (!finding) return;
  wxMenu menu;
  const auto add = [&](const wxString& label, bool enabled, std::function<void()> run) {
    const int id = menu.Append(wxID_ANY, label)->GetId();
    menu.Enable(id, enabled);
    menu.Bind(
        wxEVT_MENU, [run = std::move(run)](wxCommandEvent&) { run(); }, id);
  };
  add(_("&Go to"), true, [this] { go_to(); });
  add(finding->fix ? wxControl::EscapeMnemonics(sentence(finding->fix->label)) : _("Fi&x"),
      finding->fix.has_value(), [this] { fix(); });
  add(_("Fix A&ll of This Kind"), has_several_of_kind(), [this] { fix_all_of_kind(); });
  add(finding->accepted ? _("T&ake back") : _("&Accept…"), can_be_accepted(*finding), [this] { accept(); });
  PopupMenu(&menu);
}

// Shown whole, in as many lines as that takes: the list above gives way.
void ProblemsPanel::wrap_explanation() {
  show_wrapped(*why_, explanation_, list_->GetSize().x - 2 * around_words);
  why_->SetMinSize({-1, -1});
  const int room = GetClientSize().y - list_->GetMinSize().y - 2 * around_words;
  why_->SetMinSize({-1, std::clamp(why_->GetBestSize().y, 0, std::max(0, room))});
  Layout();
}

void ProblemsPanel::step(int by) {
  const int rows = list_->GetItemCount();
  if (rows == 0) return;
  const int row = list_->GetSelectedRow();
  const int next = row == wxNOT_FOUND ? (by > 0 ? 0 : rows - 1) : (row + by + rows) % rows;
  list_->SelectRow(static_cast<unsigned>(next));
  scroll_to_row(*list_, next);
  update_buttons();
  jump(false);
}

void ProblemsPanel::go_to() { jump(true); }

void ProblemsPanel::jump(bool edit) {
  const Finding* finding = chosen();
  if (!finding) return;
  const std::vector<Hex> hexes = hexes_of(finding->place, context_.scenario());
  if (!hexes.empty() && on_jump) on_jump(hexes);
  if (on_show) on_show(*finding, edit);
}

void ProblemsPanel::fix() {
  const Finding* finding = chosen();
  if (!finding || !finding->fix) return;
  context_.act([fixed = *finding](Workbench& bench) { return bench.document().apply_fix(fixed); });
}

void ProblemsPanel::fix_all_of_kind() {
  if (!has_several_of_kind()) return;
  context_.act([kind = *chosen()](Workbench& bench) { return bench.document().apply_fixes_of_kind(kind); });
}

void ProblemsPanel::accept() {
  const Finding* chosen_finding = chosen();
  if (!chosen_finding || !can_be_accepted(*chosen_finding)) return;
  const Finding finding = *chosen_finding;
  if (finding.accepted) {
    context_.act([&](Workbench& bench) { return bench.document().withdraw_acceptance(finding); });
    return;
  }
  wxTextEntryDialog dialog(this, sentence(finding.message) + "\n\n" + _("Why is it right like this?"),
                           _("Accept a problem"));
  if (dialog.ShowModal() != wxID_OK || dialog.GetValue().Trim().empty()) return;
  const std::string reason = utf8(dialog.GetValue().Trim());
  context_.act([&](Workbench& bench) { return bench.document().accept(finding, reason); });
}

}  // namespace hexwright::gui
