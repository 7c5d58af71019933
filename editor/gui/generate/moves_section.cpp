#include "editor/gui/generate/moves_section.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/generate/locks.h"
#include "model/scenario/plural.h"

namespace hexwright::gui {
namespace {

constexpr int first_area = 2;  // in the list

}  // namespace

MovesSection::MovesSection(wxWindow* parent, EditorContext& context, LiveDeal& deal)
    : Section(parent, _("What may move")), context_(context), deal_(deal) {
  wxBoxSizer* row = add_row();
  where_ = new wxChoice(this, wxID_ANY);
  where_->SetName(_("Where it may move"));
  where_->SetToolTip(_("Where pools deal, that is dealt; elsewhere what lies on these hexes changes places"));
  where_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_where(); });
  row->Add(where_, 1);
  row = add_row();
  face_down_ = new wxChoice(this, wxID_ANY);
  face_down_->SetName(_("What may move of what lies face down"));
  face_down_->SetToolTip(
      _("The land in a stack changes places with the hexes that may move, its tokens with their numbers"));
  face_down_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_stacks(); });
  row->Add(face_down_, 1);
  row = add_row();
  add_tick(*row, _("Terrain"), _("Terrain may move"), &WhatMoves::terrain);
  add_tick(*row, _("Numbers"), _("Numbers may move"), &WhatMoves::numbers);
  add_tick(*row, _("Harbors"), _("Harbors may move"), &WhatMoves::harbors);
  row = add_row();
  add_button(*row, _("Lock Selection"), _("Lock the selection"),
             _("The selected hexes and their harbors stay as they are, whatever is dealt"),
             [this] { lock_selection(context_); });
  unlock_ = add_button(*row, _("Unlock"), _("Unlock"),
                       _("The selected hexes may move again; without a selection all of them"),
                       [this] { unlock_selection(context_); });
  locked_ = add_words(_("How many hexes are locked"), quiet_colour);
}

wxCheckBox* MovesSection::add_tick(wxSizer& row, const wxString& label, const wxString& name,
                                   bool WhatMoves::*part) {
  auto* box = new wxCheckBox(this, wxID_ANY, label);
  box->SetName(name);
  box->SetValue(deal_.moves.*part);
  box->Bind(wxEVT_CHECKBOX, [this, box, part](wxCommandEvent&) { deal_.moves.*part = box->GetValue(); });
  row.Add(box, 1);
  return box;
}

void MovesSection::choose_where() {
  const int at = where_->GetSelection();
  using Where = WhatMoves::Where;
  deal_.moves.where = at == 0 ? Where::Everywhere : at == 1 ? Where::Selection : Where::Area;
  if (at >= first_area) deal_.moves.area = areas_[static_cast<std::size_t>(at - first_area)];
}

void MovesSection::choose_stacks() {
  const auto at = static_cast<std::size_t>(std::max(0, face_down_->GetSelection()));
  deal_.moves.stacks.clear();
  if (at > stacks_.size())
    deal_.moves.stacks.insert(stacks_.begin(), stacks_.end());
  else if (at > 0)
    deal_.moves.stacks.insert(stacks_[at - 1]);
}

void MovesSection::update_stacks() {
  std::vector<std::string> stacks;
  for (const auto& stack : context_.scenario().stacks) stacks.push_back(stack.first);
  if (face_down_->GetCount() > 0 && stacks == stacks_) return;
  stacks_ = std::move(stacks);
  face_down_->Clear();
  face_down_->Append(_("What lies face down stays"));
  for (const std::string& stack : stacks_)
    face_down_->Append(wxString::Format(_("And the stack: %s"), shown(stack)));
  if (stacks_.size() > 1) face_down_->Append(_("And all stacks"));
  // One that is gone, or all when there are others: chosen anew.
  const auto found = deal_.moves.stacks.size() == 1 ? std::ranges::find(stacks_, *deal_.moves.stacks.begin())
                                                    : stacks_.end();
  face_down_->SetSelection(found == stacks_.end() ? 0 : 1 + static_cast<int>(found - stacks_.begin()));
  choose_stacks();
  if (face_down_->IsShown() == !stacks_.empty()) return;
  face_down_->Show(!stacks_.empty());
  Layout();
  if (on_height) on_height();
}

void MovesSection::update_places() {
  std::vector<std::string> areas;
  for (const auto& area : context_.scenario().areas) areas.push_back(area.first);
  const bool pools = deal_.deals_from_pools();
  if (where_->GetCount() > 0 && areas == areas_ && pools == pools_) return;
  areas_ = std::move(areas);
  pools_ = pools;
  where_->Clear();
  where_->Append(pools_ ? _("Everything that pools deal") : _("All land of the base game"));
  where_->Append(_("The selected hexes"));
  for (const std::string& area : areas_) where_->Append(wxString::Format(_("Area: %s"), shown(area)));
  const auto found = std::ranges::find(areas_, deal_.moves.area);
  using Where = WhatMoves::Where;
  if (deal_.moves.where == Where::Area && found == areas_.end()) deal_.moves.where = Where::Everywhere;
  where_->SetSelection(deal_.moves.where == Where::Everywhere ? 0
                       : deal_.moves.where == Where::Selection
                           ? 1
                           : first_area + static_cast<int>(found - areas_.begin()));
}

void MovesSection::update() {
  update_places();
  update_stacks();
  const std::size_t count = context_.scenario().generation.locked.size();
  unlock_->Enable(count > 0);
  const wxString words =
      count == 0
          ? wxString()
          : sentence(by_number(count, plural("one hex is locked: it has a padlock on the map",
                                             "{0} hexes are locked: they have a padlock on the map"))) +
                ".";
  if (say(*locked_, words) && on_height) on_height();
}

}  // namespace hexwright::gui
