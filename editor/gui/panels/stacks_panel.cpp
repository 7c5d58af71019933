#include "editor/gui/panels/stacks_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/dataview.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/tglbtn.h>

#include "editor/core/editing/pools.h"
#include "editor/core/editing/properties.h"
#include "editor/core/editing/rename.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/odds_bars.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/panels/pooling.h"
#include "editor/gui/panels/stack_contents.h"
#include "model/board/index.h"

namespace hexwright::gui {
namespace {

NamedPlace place_of(const std::string& stack) { return {NamedPlace::Kind::Stack, stack}; }

wxString state_words(const StackSummary& stack) {
  if (!stack.partner_of.empty()) return stack.agrees() ? "✓ 2." : "✗ 2.";
  return stack.agrees() ? "✓" : "✗";
}

void say(wxStaticText& label, const wxString& words, int width) {
  label.Show(!words.empty());
  label.SetLabelText(words);
  label.Wrap(width);
}

}  // namespace

StacksPanel::StacksPanel(wxWindow* parent, EditorContext& context)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "stacks"),
      context_(context) {
  SetScrollRate(0, FromDIP(10));
  context_.watch([this](const EditorContext::News& news) { watch(news); });
}

void StacksPanel::open() {
  if (contents_) return update();
  build();
  update();
  CallAfter([this] { lay_out(); });  // by then the page has its size
}

void StacksPanel::lay_out() {
  Layout();  // how many rows the counts take follows from their width
  contents_->InvalidateBestSize();
  FitInside();
  Layout();
}

void StacksPanel::build() {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  build_list(*sizer);
  contents_ = new StackContents(this, context_);
  sizer->Add(contents_, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
  build_facts(*sizer);
  build_sample(*sizer);
  SetSizer(sizer);
  name_for_readers(*this);
  announce_focus_of_choices(*this);
}

wxButton* StacksPanel::add_button(wxSizer& row, const wxString& label, const wxString& name,
                                  const wxString& tip, std::function<void()> run) {
  auto* button = new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetName(name);
  button->SetToolTip(tip);
  button->SetMinSize(button->GetBestSize() + FromDIP(wxSize(16, 0)));
  button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  row.Add(button, 0, wxEXPAND | wxRIGHT, gap / 2);
  return button;
}

void StacksPanel::build_list(wxSizer& sizer) {
  list_ = new wxDataViewListCtrl(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(-1, 96)));
  list_->SetName(_("Stacks"));
  list_->AppendTextColumn(_("Stack"), wxDATAVIEW_CELL_INERT, FromDIP(140));
  list_->AppendTextColumn(_("Cells"), wxDATAVIEW_CELL_INERT, FromDIP(52), wxALIGN_RIGHT);
  list_->AppendTextColumn(_("Hexes"), wxDATAVIEW_CELL_INERT, FromDIP(58), wxALIGN_RIGHT);
  list_->AppendTextColumn(_("OK"), wxDATAVIEW_CELL_INERT, FromDIP(44), wxALIGN_CENTRE);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) {
    const int row = list_->GetSelectedRow();
    if (row >= 0 && row < static_cast<int>(summaries_.size()))
      after_event(*list_, [this, name = summaries_[at(row)].name] { choose(name); });
  });
  sizer.Add(list_, 0, wxEXPAND | wxALL, gap);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  add_button(*row, _("New"), _("New stack"), _("A new stack"), [this] { make_new(); });
  remove_ = add_button(*row, _("Remove"), _("Remove the stack"),
                       _("Removes the stack; its cells keep naming it until they are painted"),
                       [this] { remove(); });
  paint_ = new wxToggleButton(this, wxID_ANY, _("Paint its cells"), wxDefaultPosition, wxDefaultSize,
                              wxBU_EXACTFIT);
  paint_->SetName(_("Paint the stack's cells"));
  paint_->SetToolTip(_("Takes the fog tool with this stack; shift turns cells face up again"));
  paint_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { paint_cells(); });
  row->AddStretchSpacer();
  row->Add(paint_, 0, wxEXPAND);
  sizer.Add(row, 0, wxEXPAND | wxLEFT | wxRIGHT, gap);
  auto* naming = new wxBoxSizer(wxHORIZONTAL);
  naming->Add(new wxStaticText(this, wxID_ANY, _("Name")), 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, gap);
  name_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
  name_->SetName(_("Name of the stack"));
  name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { rename_chosen(); });
  name_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    rename_chosen();
    event.Skip();
  });
  naming->Add(name_, 1);
  sizer.Add(naming, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
}

void StacksPanel::build_facts(wxSizer& sizer) {
  agrees_ = new wxStaticText(this, wxID_ANY, "");
  colour_words(*agrees_, good_colour);
  agrees_->SetName(_("What agrees"));
  disagrees_ = new wxStaticText(this, wxID_ANY, "");
  colour_words(*disagrees_, error_colour);
  disagrees_->SetName(_("What does not agree"));
  sizer.Add(disagrees_, 0, wxLEFT | wxRIGHT | wxTOP, gap);
  sizer.Add(agrees_, 0, wxLEFT | wxRIGHT | wxTOP, gap);
  auto* heading = new wxStaticText(this, wxID_ANY, _("Each cell turns out as"));
  heading->SetFont(heading->GetFont().Bold().Smaller());
  sizer.Add(heading, 0, wxLEFT | wxRIGHT | wxTOP, gap);
  odds_ = new OddsBars(this);
  sizer.Add(odds_, 0, wxEXPAND | wxALL, gap);
  odds_on_map_ = new wxCheckBox(this, wxID_ANY, _("Show the odds on the map"));
  odds_on_map_->SetName(_("Show the odds on the map"));
  odds_on_map_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { update(); });
  sizer.Add(odds_on_map_, 0, wxLEFT | wxRIGHT, gap);
}

void StacksPanel::build_sample(wxSizer& sizer) {
  auto* heading = new wxStaticText(this, wxID_ANY, _("How a set-up may come out"));
  heading->SetFont(heading->GetFont().Bold().Smaller());
  sizer.Add(heading, 0, wxLEFT | wxRIGHT | wxTOP, gap);
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  peek_ = new wxToggleButton(this, wxID_ANY, _("Deal"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  peek_->SetName(_("Deal a sample"));
  peek_->SetToolTip(_("Deals every pool and stack and turns all up, above the map, which stays as it is"));
  peek_->Bind(wxEVT_TOGGLEBUTTON, [this](wxCommandEvent&) { show_sample(peek_->GetValue()); });
  row->Add(peek_, 0, wxEXPAND | wxRIGHT, gap / 2);
  seed_ =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 1, 999'999, 1);
  seed_->SetName(_("Number of the deal"));
  seed_->SetToolTip(_("The same number gives the same deal"));
  seed_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { show_sample(true); });
  row->Add(seed_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, gap / 2);
  add_button(*row, _("Next"), _("Next deal"), _("Another deal"), [this] {
    seed_->SetValue(seed_->GetValue() + (sample_ ? 1 : 0));
    show_sample(true);
  });
  fix_ = add_button(*row, _("Keep"), _("Keep this deal"),
                    _("Makes this deal the map: all that was drawn or face down is fixed and lies open"),
                    [this] {
                      const SampleDeal kept = *sample_;
                      context_.perform(fix_deal(context_.scenario(), kept));
                    });
  sizer.Add(row, 0, wxEXPAND | wxALL, gap);
}

void StacksPanel::watch(const EditorContext::News& news) {
  // The checks run when the hand rests: a good time to count, too.
  if (news.findings && (contents_ || !context_.scenario().stacks.empty())) update();
  if (!contents_) return;
  if (sample_ && context_.history().revision() != sampled_at_) show_sample(false);
  if (!news.hand) return;
  const std::string& held = context_.bench().hand.stack;
  const bool painting = context_.bench().tool() == ToolKind::Fog;
  if (painting && held != chosen_ && context_.scenario().stacks.contains(held)) choose(held);
  paint_->SetValue(painting && held == chosen_);
}

void StacksPanel::update() {
  summaries_ = stack_summaries(context_.scenario());
  if (std::ranges::find(summaries_, chosen_, &StackSummary::name) == summaries_.end())
    chosen_ = summaries_.empty() ? std::string() : summaries_.front().name;
  if (!contents_) return;
  update_list();
  update_facts();
  contents_->show(chosen_);
  if (on_odds) on_odds(odds_on_map_->GetValue() ? summaries_ : std::vector<StackSummary>());
  lay_out();
}

void StacksPanel::update_list() {
  list_->DeleteAllItems();
  for (const StackSummary& stack : summaries_) {
    wxVector<wxVariant> cells;
    cells.push_back(shown(stack.name));
    cells.push_back(stack.partner_of.empty() ? wxString::Format("%zu", stack.cells.size()) : wxString());
    cells.push_back(wxString::Format("%d", stack.hexes));
    cells.push_back(state_words(stack));
    list_->AppendItem(cells);
    if (stack.name == chosen_) list_->SelectRow(static_cast<unsigned>(list_->GetItemCount() - 1));
  }
}

void StacksPanel::update_facts() {
  const auto found = std::ranges::find(summaries_, chosen_, &StackSummary::name);
  const bool any = found != summaries_.end();
  remove_->Enable(any);
  paint_->Enable(any && found->partner_of.empty());
  name_->Enable(any);
  fix_->Enable(sample_.has_value());
  if (!name_->HasFocus()) name_->ChangeValue(shown(chosen_));
  wxString good, bad;
  const auto add = [](wxString& lines, const wxString& line) { lines += (lines.empty() ? "" : "\n") + line; };
  if (any)
    for (const StackLine& line : found->lines)
      add(line.agrees ? good : bad, (line.agrees ? L"✓ " : L"✗ ") + sentence(line.words));
  const int width = GetClientSize().x - 2 * gap;
  say(*agrees_, good, width);
  say(*disagrees_, bad, width);
  odds_->show(any ? found->odds : std::vector<TerrainOdds>());
}

void StacksPanel::choose(const std::string& stack) {
  if (chosen_ == stack) return;
  chosen_ = stack;
  const auto row = std::ranges::find(summaries_, stack, &StackSummary::name);
  if (row != summaries_.end()) list_->SelectRow(static_cast<unsigned>(row - summaries_.begin()));
  update_facts();
  contents_->show(chosen_);
  lay_out();
  if (context_.bench().tool() == ToolKind::Fog) paint_cells();
}

void StacksPanel::show_what_mends(const Finding& finding, const std::string& stack, bool take_keyboard) {
  choose(stack);
  wxWindow* field = contents_->field_to_mend(finding);
  if (field && take_keyboard) field->SetFocus();
}

void StacksPanel::commit_typing() {
  wxWindow* field = FindFocus();
  if (!field || !IsDescendant(field)) return;
  if (field == name_) return rename_chosen();
  // Numbers take what is typed when they lose the keyboard.
  list_->SetFocus();
  field->SetFocus();
}

void StacksPanel::make_new() {
  // Cells may name a stack that nobody has made: that one first.
  const bool missing = !chosen_.empty() && !context_.scenario().stacks.contains(chosen_);
  const std::string name = missing ? chosen_ : free_stack_name(context_.scenario());
  chosen_ = name;
  context_.perform(new_stack(name));
  update();
}

void StacksPanel::remove() {
  context_.perform(remove_stack(chosen_));
  update();
}

void StacksPanel::rename_chosen() {
  const std::string name = utf8(name_->GetValue().Trim(true).Trim(false));
  if (name == chosen_ || name.empty()) return;
  const Outcome<Command> made = rename(context_.scenario(), place_of(chosen_), name);
  const bool done = context_.act([&](Workbench& bench) -> std::optional<Refusal> {
    if (const auto* refusal = made.refusal()) return *refusal;
    if (auto refused = bench.perform(made.value())) return refused;
    if (bench.hand.stack == chosen_) bench.hand.stack = name;
    return {};
  });
  if (done) chosen_ = name;
  name_->ChangeValue(shown(chosen_));
  update();
}

void StacksPanel::paint_cells() {
  context_.act([&](Workbench& bench) {
    bench.hand.stack = chosen_;
    bench.take(ToolKind::Fog);
    return std::optional<Refusal>();
  });
  paint_->SetValue(true);
}

void StacksPanel::show_sample(bool on) {
  sample_.reset();
  if (on) sample_ = deal_sample(context_.scenario(), static_cast<std::uint64_t>(seed_->GetValue()));
  sampled_at_ = context_.history().revision();
  peek_->SetValue(on);
  fix_->Enable(on);
  if (on_sample) on_sample(sample_ ? &*sample_ : nullptr);
}

}  // namespace hexwright::gui
