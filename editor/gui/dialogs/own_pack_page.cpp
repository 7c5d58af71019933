#include "editor/gui/dialogs/own_pack_page.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/intl.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/editing/own_places.h"
#include "editor/core/editing/own_slots.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/keyboard_and_mouse.h"
#include "editor/gui/controls/lists.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/dialogs/own_thing_view.h"
#include "editor/gui/frame/frame.h"
#include "model/own/element_titles.h"
#include "model/rules/own/own.h"
#include "model/rules/own/sayings.h"

namespace hexwright::gui {
namespace {

constexpr int page_width = 520;
constexpr std::size_t most_undone = 200;

/// Discs at the corners and paths that a thing speaks of, and small ones around its hexes.
Heat marks_at(const Scenario& map, const OwnPlaces& places) {
  Heat marks;
  const auto add = [&](Point at, double size) {
    marks.discs.push_back({.at = at, .size = size, .ground = more_colour});
  };
  for (const Intersection& corner : corners_around(map, places.hexes)) add(position(corner), 0.12);
  for (const Intersection& corner : places.corners) add(position(corner), 0.2);
  for (const Path& path : places.paths) add(middle(path), 0.2);
  return marks;
}

}  // namespace

PackPage::PackPage(wxWindow* parent, Frame& frame) : wxPanel(parent), frame_(frame) {
  SetSizer(new wxBoxSizer(wxVERTICAL));
  build_list();
  build_thing();
  Bind(wxEVT_CHAR_HOOK, &PackPage::take_key, this);
}

PackPage::~PackPage() { mark({}, {}); }

wxButton* PackPage::add_button(wxSizer& sizer, const wxString& label, std::function<void()> run) {
  auto* button = new wxButton(this, wxID_ANY, label);
  button->SetName(button->GetLabelText());
  button->Bind(wxEVT_BUTTON, [run = std::move(run)](wxCommandEvent&) { run(); });
  sizer.Add(button, 0, wxRIGHT, FromDIP(4));
  return button;
}

void PackPage::build_list() {
  list_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, fit_to_text(*this, wxSize(page_width, 150)));
  list_->SetName(_("Things of the pack"));
  wrap_lines(*list_);
  list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { show_thing(); });
  list_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { parts_->focus(thing()); });
  GetSizer()->Add(list_, 2, wxEXPAND);
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  add_ = add_button(*buttons, _("&Add a Thing…"), [this] { add({}); });
  remove_ = add_button(*buttons, _("&Remove"), [this] { remove(); });
  GetSizer()->Add(buttons, 0, wxTOP, FromDIP(4));
}

void PackPage::build_thing() {
  // Room for long sentences, so that what is below stays where it is.
  auto* sentences = new wxBoxSizer(wxVERTICAL);
  sentences->SetMinSize(fit_to_text(*this, wxSize(page_width, 66)));
  says_ = new wxStaticText(this, wxID_ANY, "");
  says_->SetName(_("What it says"));
  says_->SetFont(says_->GetFont().Bold());
  sentences->Add(says_);
  places_ = new wxStaticText(this, wxID_ANY, "");
  places_->SetName(_("Where it is on the map"));
  colour_words(*places_, quiet_colour);
  sentences->Add(places_, 0, wxTOP, FromDIP(2));
  GetSizer()->Add(sentences, 0, wxEXPAND | wxTOP, FromDIP(8));
  parts_ = new ThingView(this);
  parts_->SetMinSize(fit_to_text(*this, wxSize(page_width, 206)));
  parts_->on_value = [this](const PartPath& part, const own::AttributeRow& row, const std::string& value) {
    const std::pair slot(part, std::string(row.name));
    const bool is_same = slot == slot_;
    // As if the value had been written at once: what goes with one letter is back with the next.
    own::Element now = with_value(packs_, frame_.context().scenario().own,
                                  is_same && !before_.empty() ? before_.back() : *pack_, part, row, value);
    take(std::move(now), is_same);
    slot_ = slot;
    check_thing();
    // Another event asks for other things. Letters that are typed leave the slots where they are.
    if (is_only_chosen(row)) CallAfter([this] { parts_->show_other_slots(); });
  };
  parts_->on_parts = [this](const own::Element& now, const PartPath& part) { rebuild(now, part); };
  parts_->on_repair = parts_->on_parts;
  GetSizer()->Add(parts_, 3, wxEXPAND);
  auto* buttons = new wxBoxSizer(wxHORIZONTAL);
  add_part_ = add_button(*buttons, _("A&dd a Part…"), [this] { add(thing()); });
  GetSizer()->Add(buttons, 0, wxTOP, FromDIP(4));
}

void PackPage::show(const own::Packs& packs, std::optional<own::Element> pack, bool editable) {
  const bool is_same = pack && pack_ && pack->get("id") == pack_->get("id");
  packs_ = packs;
  editable_ = editable;
  if (is_same && pack == pack_ && add_->IsEnabled() == editable) return check(), check_thing();
  if (!is_same) {
    before_.clear();
    after_.clear();
  }
  pack_ = std::move(pack);
  const PartPath was = thing();
  check();
  show_list();
  choose(is_same ? was : PartPath());
}

void PackPage::begin() {
  choose({});
  parts_->focus({}, {}, true);
}

void PackPage::choose_place(const std::string& place) {
  const auto& things = pack_->children;
  const auto its = std::ranges::find_if(
      things, [&](const own::Element& thing) { return own::place_of(*pack_, thing).name == place; });
  choose(its != things.end() ? PartPath{static_cast<std::size_t>(its - things.begin())} : PartPath());
}

std::string PackPage::place() const {
  if (!pack_) return {};
  return chosen() ? own::place_of(*pack_, *chosen()).name : own::place_of(*pack_).name;
}

void PackPage::go_to(const std::string& place, const Message& finding) {
  choose_place(place);
  const PartPath thing = this->thing();
  // A finding may join what is wrong with several slots of the thing.
  const std::string words = text(finding);
  const PartProblem* meant = nullptr;
  for (const PartProblem& problem : problems_)
    if (!problem.part.empty() && PartPath{problem.part[0]} == thing &&
        (!meant || (words.starts_with(text(problem.message)) && !words.starts_with(text(meant->message)))))
      meant = &problem;
  if (meant)
    parts_->focus(PartPath(meant->part), std::string(meant->attribute));
  else
    parts_->focus(thing);
}

const own::Element* PackPage::chosen() const {
  const PartPath path = thing();
  return pack_ && !path.empty() ? &part_at(*pack_, path) : nullptr;
}

// The first line is the pack itself.
PartPath PackPage::thing() const {
  const int row = list_->GetSelection();
  if (!pack_ || row < 1 || row > static_cast<int>(pack_->children.size())) return {};
  return {static_cast<std::size_t>(row) - 1};
}

void PackPage::choose(const PartPath& thing) {
  const int last = static_cast<int>(list_->GetCount()) - 1;
  if (last >= 0) list_->SetSelection(std::min(thing.empty() ? 0 : static_cast<int>(thing.front()) + 1, last));
  show_thing();
}

// Letters into one slot are one step to undo.
void PackPage::take(own::Element pack, bool is_same_slot) {
  if (!is_same_slot || before_.empty()) before_.push_back(std::move(*pack_));
  if (before_.size() > most_undone) before_.erase(before_.begin());
  after_.clear();
  put(std::move(pack));
}

void PackPage::put(own::Element pack) {
  slot_ = {};
  *pack_ = std::move(pack);
  on_change(*pack_);
  check();
  show_list();
}

// What is new has a title to be written over.
void PackPage::rebuild(own::Element pack, const PartPath& part, bool is_new) {
  take(std::move(pack));
  choose(part.empty() ? PartPath() : PartPath{part.front()});
  if (part.empty())
    list_->SetFocus();
  else
    parts_->focus(part, {}, is_new);
}

void PackPage::add(const PartPath& parent) {
  const auto rows = addable(*pack_, parent);
  if (rows.empty()) return wxBell();
  const own::ElementRow* row = choose_part(this, rows);
  if (!row) return;
  ChangedPack with = with_part(packs_, *pack_, parent, *row, &translated);
  rebuild(std::move(with.pack), with.part, true);
}

void PackPage::remove() {
  const PartPath path = thing();
  if (path.empty()) return wxBell();
  take(without_part(*pack_, path));
  choose(path);
  list_->SetFocus();
}

// Of the part that has the keyboard before others.
void PackPage::mend() {
  const PartPath here = parts_->focused();
  const auto distance = [&](const PartProblem& problem) {
    return problem.part == here                                                   ? 0
           : !here.empty() && !problem.part.empty() && problem.part[0] == here[0] ? 1
                                                                                  : 2;
  };
  const PartProblem* nearest = nullptr;
  for (const PartProblem& problem : problems_)
    if (problem.repair && (!nearest || distance(problem) < distance(*nearest))) nearest = &problem;
  if (!nearest) return wxBell();
  const PartPath part = nearest->part;
  announce(*this, sentence(nearest->repair->label));
  rebuild(own::Element(nearest->repair->pack), part);
}

// Back, or on again. The keyboard stays in its slot, or where that is gone, with the thing.
void PackPage::step(std::vector<own::Element>& from, std::vector<own::Element>& to) {
  if (from.empty()) return wxBell();
  own::Element next = std::move(from.back());
  from.pop_back();
  to.push_back(*pack_);
  const PartPath was = thing();
  const auto [part, slot] = parts_->focused_slot();
  const bool in_list = list_->HasFocus();
  put(std::move(next));
  choose(was);
  if (!in_list && !parts_->focus(part, slot) && !parts_->focus(thing())) list_->SetFocus();
}

void PackPage::check() {
  // A pack that is not ticked is not wrong because the map has nothing of it yet.
  problems_ = pack_ && editable_ ? problems_of(frame_.context().scenario(), packs_, *pack_)
                                 : std::vector<PartProblem>();
  sound_ = pack_ ? packs_with(packs_, *pack_) : std::nullopt;
}

void PackPage::check_thing() {
  parts_->update(*pack_, problems_);
  show_places();
}

void PackPage::show_list() {
  wxArrayString lines;
  const auto add = [&](const own::Element& element, const PartPath& path, const wxString& says) {
    const bool wrong = std::ranges::any_of(problems_, [&](const PartProblem& problem) {
      return path.empty() ? problem.part.empty() : !problem.part.empty() && problem.part[0] == path[0];
    });
    lines.Add((wrong ? wxString::FromUTF8("⚠ ") : wxString()) + sentence(own::element_title(element.name)) +
              ": " + says);
  };
  if (pack_) {
    add(*pack_, {}, shown(pack_->get("title")));
    const own::Element* sound = sound_ ? sound_->find(pack_->get("id")) : nullptr;
    for (std::size_t i = 0; i < pack_->children.size(); ++i)
      add(pack_->children[i], {i},
          sound ? sentence(saying_of(*sound_, *sound, i)) : shown(pack_->children[i].get("title")));
  }
  const int row = list_->GetSelection();
  if (lines.size() == list_->GetCount()) {
    for (unsigned i = 0; i < lines.size(); ++i)
      if (list_->GetString(i) != lines[i]) list_->SetString(i, lines[i]);
    return;
  }
  list_->Set(lines);
  if (row >= 0 && row < static_cast<int>(lines.size())) list_->SetSelection(row);
}

void PackPage::show_thing() {
  const PartPath path = thing();
  add_->Enable(pack_ && editable_);
  remove_->Enable(pack_ && editable_ && !path.empty());
  add_part_->Enable(pack_ && editable_ && !path.empty() && !addable(*pack_, path).empty());
  parts_->Show(pack_.has_value());
  if (!pack_) {
    says_->SetLabelText("");
    return mark({}, {});
  }
  slot_ = {};
  parts_->show(packs_, *pack_, path, editable_);
  check_thing();
  Layout();
}

void PackPage::show_places() {
  const PartPath path = thing();
  const own::Element* sound = sound_ && !path.empty() ? sound_->find(pack_->get("id")) : nullptr;
  wxString says = shown(pack_->get("about"));
  if (sound) says = sentence(saying_of(*sound_, *sound, path.front()));
  show_wrapped(*says_, says, std::max(GetClientSize().x, FromDIP(page_width)));
  Scenario map = frame_.context().scenario();
  OwnPlaces places;
  wxString where = editable_ ? wxString() : _("Tick the pack to change it.");
  if (editable_ && sound && !apply_edit(map, SetPacks{*sound_}).refusal()) {
    places = places_of(map, *sound, path.front());
    where = sentence(in_words(map, places));
  }
  places_->SetLabelText(where);
  Layout();
  mark(places.hexes, marks_at(map, places));
}

void PackPage::mark(std::vector<Hex> hexes, Heat marks) {
  frame_.canvas().point_out(std::move(hexes));
  frame_.canvas().show_marks(std::move(marks));
}

// What may take away the control that has the keyboard waits until its key is dealt with.
void PackPage::take_key(wxKeyEvent& event) {
  const int code = meant_key(event);
  const bool in_list = FindFocus() == list_;
  const bool enter = code == WXK_RETURN || code == WXK_NUMPAD_ENTER;
  if (!pack_ || !editable_) return event.Skip();
  if (code == '.' && event.ControlDown()) return CallAfter([this] { mend(); });
  const bool again = code == 'Y' || (code == 'Z' && event.ShiftDown());
  if (event.ControlDown() && again) return CallAfter([this] { step(after_, before_); });
  if (event.ControlDown() && code == 'Z') return CallAfter([this] { step(before_, after_); });
  if (code == WXK_INSERT) return CallAfter([this, parent = in_list ? PartPath() : thing()] { add(parent); });
  if (in_list && code == WXK_DELETE) return remove();
  if (in_list && (code == WXK_F2 || enter)) return void(parts_->focus(thing()));
  if (enter && dynamic_cast<wxTextCtrl*>(FindFocus())) return list_->SetFocus();
  if (code == WXK_DELETE && dynamic_cast<wxButton*>(FindFocus()) && parts_->focused().size() == 2) {
    return CallAfter([this, part = parts_->focused()] {
      rebuild(without_part(*pack_, part), {part.begin(), part.end() - 1});
    });
  }
  event.Skip();
}

}  // namespace hexwright::gui
