#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/tglbtn.h>

#include "editor/core/editing/pools.h"
#include "editor/core/editing/properties.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/panels/pooling.h"
#include "editor/gui/panels/tools_panel.h"

// The part of the toolbox for what has names of the designer's own: areas and stacks; and for markers.

namespace hexwright::gui {
namespace {

template <class Thing>
void fill(wxChoice& choice, const std::map<std::string, Thing>& things, const std::string& chosen) {
  wxArrayString names;
  for (const auto& [name, thing] : things) names.push_back(shown(name));
  if (choice.GetStrings() != names) choice.Set(names);
  choice.SetStringSelection(shown(chosen));
}

}  // namespace

wxChoice* ToolsPanel::add_chooser(wxSizer* sizer, const wxString& name, const wxString& tip,
                                  std::function<void(Workbench&, const std::string&)> choose,
                                  std::function<std::optional<Refusal>(Workbench&)> make_new) {
  auto* line = new wxBoxSizer(wxHORIZONTAL);
  auto* choice = new wxChoice(this, wxID_ANY);
  choice->SetMinSize(wxSize(1, -1));  // a long name leaves the button its room
  choice->SetName(name);
  choice->SetToolTip(tip);
  choice->Bind(wxEVT_CHOICE, [this, choose = std::move(choose)](wxCommandEvent& event) {
    context_.act([&](Workbench& bench) {
      choose(bench, utf8(event.GetString()));
      return std::optional<Refusal>();
    });
  });
  auto* more = new wxButton(this, wxID_ANY, _("New"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  more->SetMinSize(more->GetBestSize() + FromDIP(wxSize(12, 0)));
  more->SetName(wxString::Format(_("New: %s"), name));
  more->Bind(wxEVT_BUTTON,
             [this, make_new = std::move(make_new)](wxCommandEvent&) { context_.act(make_new); });
  line->Add(choice, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, 2);
  line->Add(more, 0, wxEXPAND);
  sizer->Add(line, 0, wxEXPAND);
  return choice;
}

void ToolsPanel::build_area() {
  const Group area = group(_("Area to paint"), 1);
  only_for_.emplace_back(ToolKind::Area, area.whole);
  area_ = add_chooser(
      area.grid, _("Area to paint"), _("The area that the area tool paints"),
      [](Workbench& bench, const std::string& name) { bench.hand.area = name; },
      [](Workbench& bench) {
        bench.hand.area = free_name(bench.scenario().areas, utf8(_("Area")));
        return bench.perform(new_area(bench.hand.area, bench.selection().hexes));
      });
}

void ToolsPanel::build_stack() {
  const Group stack = group(_("Stack of face-down hexes"), 1);
  only_for_.emplace_back(ToolKind::Fog, stack.whole);
  stack_ = add_chooser(
      stack.grid, _("Stack of face-down hexes"), _("The stack that hexes are laid face down from"),
      [](Workbench& bench, const std::string& name) { bench.hand.stack = name; },
      [](Workbench& bench) {
        bench.hand.stack = free_stack_name(bench.scenario());
        return bench.perform(new_stack(bench.hand.stack));
      });
}

void ToolsPanel::build_markers() {
  const Group markers = group(_("Marker to place"), 2);
  only_for_.emplace_back(ToolKind::Marker, markers.whole);
  for (const Marker marker : all_markers) {
    add(
        markers.grid, [marker] { return icon(id(marker)); }, words(title(marker)), words(title(marker)),
        [marker](const Workbench& bench) { return bench.hand.marker == marker; },
        [marker](Workbench& bench) { return bench.hand.marker = marker, nothing_refused; });
    buttons_.back().is_offered = [marker](const Palette& palette, const Allowed&) {
      return has(palette.markers, marker);
    };
  }
}

void ToolsPanel::build_marks() {
  const Group marks = group(_("Mark to place"), 1);
  only_for_.emplace_back(ToolKind::Mark, marks.whole);
  for (const MarkKind kind : every_mark_kind) {
    marks_.emplace_back(kind, buttons_.size());
    add(
        marks.grid, [] { return icon("mark"); }, words(title(kind)), words(title(kind)),
        [kind](const Workbench& bench) { return bench.hand.mark == kind; },
        [kind](Workbench& bench) { return bench.hand.mark = kind, nothing_refused; });
    buttons_.back().is_offered = [kind](const Palette&, const Allowed& allowed) { return allowed(kind); };
  }
}

void ToolsPanel::build_moved() {
  const Group moved = group(_("What moves with the selection"), 1);
  only_for_.emplace_back(ToolKind::Select, moved.whole);
  moved_ = new wxChoice(this, wxID_ANY);
  for (const Moved what : all_moved) moved_->Append(words(title(what)));
  moved_->SetMinSize(wxSize(1, -1));  // the toolbox is as wide as its buttons
  moved_->SetName(_("What moves with the selection"));
  moved_->SetToolTip(_("What a drag of the selected hexes and Alt+arrows move (L)"));
  moved_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    context_.act([&](Workbench& bench) {
      bench.hand.moved = all_moved.at(static_cast<std::size_t>(event.GetSelection()));
      return std::optional<Refusal>();
    });
  });
  moved.grid->Add(moved_, 0, wxEXPAND);
}

void ToolsPanel::build_needs() {
  needs_ = new wxBoxSizer(wxVERTICAL);
  needs_->AddSpacer(0);  // a sizer that shows nothing would have no room at all
  GetSizer()->Add(needs_, 0, wxEXPAND);
  groups_ = needs_;
  build_moved();
  build_area();
  build_stack();
  build_markers();
  build_marks();
  groups_ = GetSizer();
}

// As much as any tool takes, so that what follows stays where it is when another tool is taken.
void ToolsPanel::keep_room_for_what_tools_need() {
  needs_->SetMinSize(0, 0);
  int height = 0;
  for (const auto& [tool, whole] : only_for_) {
    for (const auto& [other_tool, other] : only_for_) needs_->Show(other, other == whole, true);
    height = std::max(height, needs_->CalcMin().y);
  }
  needs_->SetMinSize(0, height);
  show_what_the_tool_needs();
}

void ToolsPanel::show_what_the_tool_needs() {
  bool changed = false;
  for (const auto& [tool, whole] : only_for_) {
    const bool needed = tool == context_.bench().tool();
    changed = changed || needs_->IsShown(whole) != needed;
    needs_->Show(whole, needed, true);
  }
  if (changed) fit_inside();
}

void ToolsPanel::show_named() {
  fill(*area_, context_.scenario().areas, context_.bench().hand.area);
  fill(*stack_, context_.scenario().stacks, context_.bench().hand.stack);
}

}  // namespace hexwright::gui
