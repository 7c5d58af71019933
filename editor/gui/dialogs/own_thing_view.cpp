#include "editor/gui/dialogs/own_thing_view.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "model/own/element_titles.h"
#include "model/own/vocabulary.h"

namespace hexwright::gui {
namespace {

enum MenuItem : int { MoveUp = 1, MoveDown, Duplicate, Remove, FirstDetail };

}  // namespace

ThingView::ThingView(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL | wxVSCROLL) {
  SetScrollRate(0, FromDIP(8));
  SetSizer(new wxBoxSizer(wxVERTICAL));
  SetName(_("Its parts"));
}

void ThingView::show(const own::Packs& packs, const own::Element& pack, const PartPath& thing,
                     bool editable) {
  if (thing != thing_ || &pack != pack_) open_.clear();
  packs_ = &packs;
  pack_ = &pack;
  thing_ = thing;
  editable_ = editable;
  rows_.clear();
  DestroyChildren();
  GetSizer()->Clear();
  add_row(thing);
  if (!thing.empty())
    for (std::size_t i = 0; i < part_at(pack, thing).children.size(); ++i) {
      PartPath part = thing;
      part.push_back(i);
      add_row(part);
    }
  name_for_readers(*this);
  announce_focus_of_choices(*this);
  FitInside();
}

wxString ThingView::name_of(const PartPath& part) const {
  const std::string& kind = part_at(*pack_, part).name;
  wxString name = sentence(own::element_title(kind));
  if (part.size() < 2) return name;
  const auto& siblings = part_at(*pack_, {part.begin(), part.end() - 1}).children;
  const auto before =
      std::count_if(siblings.begin(), siblings.begin() + static_cast<std::ptrdiff_t>(part.back()),
                    [&](const own::Element& each) { return each.name == kind; });
  return before > 0 ? name + wxString::Format(" %d", static_cast<int>(before) + 1) : name;
}

void ThingView::add_row(const PartPath& part) {
  Row row{.part = part, .slots = {}, .shown = {}};
  auto* across = new wxBoxSizer(wxHORIZONTAL);
  const wxString name = name_of(part);
  row.head = new wxButton(this, wxID_ANY, name + wxString::FromUTF8(" ▾"), wxDefaultPosition,
                          fit_to_text(*this, wxSize(96, -1)), wxBU_LEFT);
  row.head->SetName(name);
  row.head->SetToolTip(sentence(Message(row_at(*pack_, part).about)));
  row.head->Enable(editable_);
  row.head->Bind(wxEVT_BUTTON, [this, part](wxCommandEvent&) { open_menu(part); });
  across->Add(row.head, 0, wxRIGHT, FromDIP(10));
  auto* below = new wxBoxSizer(wxVERTICAL);
  auto* slots = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
  for (const own::AttributeRow* attribute : slots_of(*packs_, *pack_, part))
    add_slot(row, *slots, *attribute);
  for (const own::AttributeRow& attribute : row_at(*pack_, part).attributes)
    if (open_.contains({part, attribute.name}) && !part_at(*pack_, part).find(attribute.name))
      add_slot(row, *slots, attribute);
  below->Add(slots, 0, wxEXPAND);
  row.problems = new wxPanel(this);
  row.problems->SetSizer(new wxBoxSizer(wxVERTICAL));
  row.problems->Hide();
  below->Add(row.problems, 0, wxEXPAND);
  across->Add(below, 1);
  GetSizer()->Add(across, 0, wxEXPAND | wxTOP, FromDIP(4));
  rows_.push_back(std::move(row));
}

void ThingView::add_slot(Row& row, wxSizer& sizer, const own::AttributeRow& attribute) {
  const PartPath part = row.part;
  const own::AttributeRow* its = &attribute;
  auto control = std::make_unique<SlotControl>(
      this, sizer, row_at(*pack_, part), attribute, name_of(part),
      [this, part, its](const std::string& value) { on_value(part, *its, value); });
  control->choices = [this, its](const std::string& value) {
    return choices_for(*packs_, *pack_, *its, value);
  };
  control->show(std::string(part_at(*pack_, part).get(attribute.name)));
  control->enable(editable_);
  row.slots.push_back({std::move(control), its});
}

void ThingView::show_other_slots() {
  const bool is_same = std::ranges::all_of(rows_, [&](const Row& row) {
    std::set<const own::AttributeRow*> shown, wanted;
    for (const Slot& slot : row.slots)
      if (!open_.contains({row.part, slot.row->name})) shown.insert(slot.row);
    for (const own::AttributeRow* slot : slots_of(*packs_, *pack_, row.part))
      if (!open_.contains({row.part, slot->name})) wanted.insert(slot);
    return shown == wanted;
  });
  if (is_same) return;
  const auto [part, slot] = focused_slot();
  show(*packs_, *pack_, PartPath(thing_), editable_);
  update(*pack_, std::vector(problems_));
  focus(part, slot);
}

void ThingView::update(const own::Element& pack, const std::vector<PartProblem>& problems) {
  pack_ = &pack;
  problems_ = problems;
  for (Row& row : rows_) {
    std::vector<const PartProblem*> its;
    for (const PartProblem& problem : problems_)
      if (problem.part == row.part) its.push_back(&problem);
    for (const Slot& slot : row.slots) {
      if (!slot.control->has_focus())
        slot.control->show(std::string(part_at(pack, row.part).get(slot.row->name)));
      const auto wrong = std::ranges::find_if(
          its, [&](const PartProblem* each) { return each->attribute == slot.row->name; });
      slot.control->mark(wrong == its.end() ? wxString() : sentence((*wrong)->message));
    }
    show_problems(row, its);
  }
  FitInside();
  Layout();
}

void ThingView::show_problems(Row& row, const std::vector<const PartProblem*>& problems) {
  std::string now;
  for (const PartProblem* each : problems)
    now += text(each->message) + (each->repair ? text(each->repair->label) : "") + "\n";
  if (now == row.shown) return;
  row.shown = now;
  row.problems->DestroyChildren();
  for (std::size_t place = 0; place < problems.size(); ++place) {
    const PartProblem* each = problems[place];
    auto* line = new wxBoxSizer(wxVERTICAL);
    auto* says = new wxStaticText(row.problems, wxID_ANY, "");
    show_wrapped(*says, wxString::FromUTF8("⚠ ") + sentence(each->message),
                 std::max(GetClientSize().x, GetMinSize().x) - row.head->GetMinSize().x - FromDIP(32));
    colour_words(*says, each->severity == Severity::Error ? error_colour : warning_colour);
    line->Add(says);
    if (each->repair && editable_) {
      const wxString label = wxString::Format(_("Fix: %s"), words(each->repair->label));
      auto* fix =
          new wxButton(row.problems, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
      fix->SetName(label);
      fix->SetToolTip(_("Ctrl+."));
      fix->Bind(wxEVT_BUTTON, [this, part = each->part, place](wxCommandEvent&) {
        CallAfter([this, part, place] { mend(part, place); });
      });
      line->Add(fix, 0, wxTOP, FromDIP(2));
    }
    row.problems->GetSizer()->Add(line, 0, wxEXPAND | wxBOTTOM, FromDIP(6));
  }
  row.problems->Show(!problems.empty());
  row.problems->Layout();
}

// The line stays the same while somebody types: what mends it is that of the pack as it is by now.
void ThingView::mend(const PartPath& part, std::size_t place) {
  for (const PartProblem& problem : problems_)
    if (problem.part == part && place-- == 0) {
      if (!problem.repair) return;
      const own::Element mended = problem.repair->pack;
      return on_repair(mended, PartPath(part));
    }
}

void ThingView::open_menu(const PartPath& part) {
  wxMenu menu;
  const auto details = details_of(*packs_, *pack_, part);
  const own::ElementRow& element = row_at(*pack_, part);
  for (std::size_t i = 0; i < details.size(); ++i)
    menu.Append(FirstDetail + static_cast<int>(i), "+ " + sentence(own::title_of(element, *details[i])) +
                                                       wxString::FromUTF8(" — ") +
                                                       sentence(own::about_of(element, *details[i])));
  if (!part.empty()) {
    if (!details.empty()) menu.AppendSeparator();
    menu.Append(MoveUp, _("Move Up"))->Enable(with_part_moved(*pack_, part, -1).has_value());
    menu.Append(MoveDown, _("Move Down"))->Enable(with_part_moved(*pack_, part, 1).has_value());
    menu.Append(Duplicate, _("Duplicate"))->Enable(with_copy(*packs_, *pack_, part).has_value());
    menu.Append(Remove, _("Remove"));
  }
  const int chosen = GetPopupMenuSelectionFromUser(menu);
  if (chosen == MoveUp || chosen == MoveDown)
    change_parts(with_part_moved(*pack_, part, chosen == MoveUp ? -1 : 1));
  else if (chosen == Duplicate)
    change_parts(with_copy(*packs_, *pack_, part));
  else if (chosen == Remove)
    change_parts(ChangedPack{without_part(*pack_, part), {part.begin(), part.end() - 1}});
  else if (chosen >= FirstDetail)
    say_more(part, *details.at(static_cast<std::size_t>(chosen - FirstDetail)));
}

void ThingView::say_more(const PartPath& part, const own::AttributeRow& attribute) {
  open_.insert({part, attribute.name});
  CallAfter([this, part, name = attribute.name] {
    show(*packs_, *pack_, PartPath(thing_), editable_);
    update(*pack_, std::vector(problems_));
    for (const Row& row : rows_)
      for (const Slot& slot : row.slots)
        if (row.part == part && slot.row->name == name) slot.control->focus();
  });
}

void ThingView::change_parts(std::optional<ChangedPack> changed) {
  if (!changed) return;
  open_.clear();
  CallAfter([this, now = *std::move(changed)] { on_parts(now.pack, now.part); });
}

bool ThingView::focus(const PartPath& part, std::string_view slot, bool marked) {
  for (const Row& row : rows_) {
    if (row.part != part) continue;
    const auto named =
        std::ranges::find_if(row.slots, [&](const Slot& each) { return each.row->name == slot; });
    if (named != row.slots.end())
      named->control->focus(marked);
    else if (!row.slots.empty())
      row.slots.front().control->focus(marked);
    else
      row.head->SetFocus();
    return true;
  }
  return false;
}

std::pair<PartPath, std::string> ThingView::focused_slot() const {
  for (const Row& row : rows_) {
    if (row.head->HasFocus()) return {row.part, ""};
    for (const Slot& slot : row.slots)
      if (slot.control->has_focus()) return {row.part, std::string(slot.row->name)};
  }
  return {thing_, ""};
}

}  // namespace hexwright::gui
