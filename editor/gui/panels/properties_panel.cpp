#include "editor/gui/panels/properties_panel.h"

#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/propgrid/advprops.h>
#include <wx/propgrid/propgrid.h>
#include <wx/sizer.h>

#include "editor/core/editing/pools.h"
#include "editor/core/editing/properties.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/fields/property_lines.h"
#include "editor/gui/panels/pooling.h"
#include "editor/gui/panels/where_to_mend.h"
#include "model/board/index.h"

namespace hexwright::gui {
namespace {

using Subject = PropertiesPanel::Subject;

wxString kind_words(NamedPlace::Kind kind) {
  switch (kind) {
    case NamedPlace::Kind::Area:
      return _("Area");
    case NamedPlace::Kind::Stack:
      return _("Fog stack");
    case NamedPlace::Kind::TerrainPool:
      return _("Terrain pool");
    case NamedPlace::Kind::TokenPool:
      return _("Token pool");
    case NamedPlace::Kind::HarborPool:
      return _("Harbor pool");
    case NamedPlace::Kind::OwnRules:
      return _("Own rules");
  }
  return {};
}

bool same_shape(const Fields& a, const Fields& b) {
  return std::ranges::equal(a, b, [](const Field& x, const Field& y) {
    if (x.label != y.label || x.group != y.group || x.value.index() != y.value.index()) return false;
    const auto* pick = std::get_if<Pick>(&x.value);
    return !pick || pick->options == std::get<Pick>(y.value).options;
  });
}

template <class Things>
bool has(const Things& things, const std::string& name) {
  return things.contains(name);
}

bool exists(const Scenario& scenario, const NamedPlace& thing) {
  switch (thing.kind) {
    case NamedPlace::Kind::Area:
      return has(scenario.areas, thing.name);
    case NamedPlace::Kind::Stack:
      return has(scenario.stacks, thing.name);
    case NamedPlace::Kind::TerrainPool:
      return has(scenario.terrain_pools, thing.name);
    case NamedPlace::Kind::TokenPool:
      return has(scenario.token_pools, thing.name);
    case NamedPlace::Kind::HarborPool:
      return has(scenario.harbor_pools, thing.name);
    case NamedPlace::Kind::OwnRules:
      return false;
  }
  return false;
}

Command removal(const NamedPlace& thing) {
  switch (thing.kind) {
    case NamedPlace::Kind::Area:
      return remove_area(thing.name);
    case NamedPlace::Kind::Stack:
      return remove_stack(thing.name);
    case NamedPlace::Kind::TerrainPool:
      return remove_terrain_pool(thing.name);
    case NamedPlace::Kind::TokenPool:
      return remove_token_pool(thing.name);
    case NamedPlace::Kind::HarborPool:
      return remove_harbor_pool(thing.name);
    case NamedPlace::Kind::OwnRules:
      break;  // they have a window of their own
  }
  return {};
}

// A new thing of a kind, under a free name, and the place that it has then.
std::pair<Command, NamedPlace> creation(const Workbench& bench, NamedPlace::Kind kind) {
  const Scenario& scenario = bench.scenario();
  const auto made = [kind](const std::string& name, Command command) {
    return std::pair(std::move(command), NamedPlace{kind, name});
  };
  const std::string pool = utf8(_("pool"));
  switch (kind) {
    case NamedPlace::Kind::Area: {
      const std::string name = free_name(scenario.areas, utf8(_("Area")));
      return made(name, new_area(name, bench.selection().hexes));
    }
    case NamedPlace::Kind::Stack: {
      const std::string name = free_stack_name(scenario);
      return made(name, new_stack(name));
    }
    case NamedPlace::Kind::TerrainPool: {
      const std::string name = free_name(scenario.terrain_pools, pool);
      return made(name, new_terrain_pool(name));
    }
    case NamedPlace::Kind::TokenPool: {
      const std::string name = free_name(scenario.token_pools, pool);
      return made(name, new_token_pool(name));
    }
    case NamedPlace::Kind::HarborPool:
    case NamedPlace::Kind::OwnRules:  // made in their own window
      break;
  }
  const std::string name = free_name(scenario.harbor_pools, pool);
  return made(name, new_harbor_pool(name));
}

}  // namespace

PropertiesPanel::PropertiesPanel(wxWindow* parent, EditorContext& context)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "properties"),
      context_(context) {
  build();
  update_subjects();
  update_fields();
  context_.watch([this](const EditorContext::News& news) { watch(news); });
}

// The grid puts what is typed into its line as it goes: it goes while the lines' fields are still here.
PropertiesPanel::~PropertiesPanel() { DestroyChildren(); }

void PropertiesPanel::build() {
  chooser_ = new wxChoice(this, wxID_ANY);
  chooser_->SetName(_("What is shown"));
  chooser_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) { show(listed_[at(event.GetSelection())]); });
  auto* more = new wxButton(this, wxID_ANY, _("New…"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  more->SetToolTip(_("A new area, pool or stack"));
  more->Bind(wxEVT_BUTTON, [this, more](wxCommandEvent&) { offer_new(*more); });
  remove_ = new wxButton(this, wxID_ANY, _("Remove"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  remove_->SetToolTip(_("Removes this area, pool or stack"));
  remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { remove(); });
  grid_ = new wxPropertyGrid(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                             wxPG_SPLITTER_AUTO_CENTER | wxPG_TOOLTIPS | wxTAB_TRAVERSAL | wxBORDER_NONE);
  grid_->SetSize(
      fit_to_text(*this, wxSize(360, 300)));  // before it has a place, its bars need room to be laid out
  grid_->SetName(_("Properties"));
  grid_->SetExtraStyle(wxPG_EX_HELP_AS_TOOLTIPS);
  // Where a window that lay over a part of the lines goes, the toolkit draws that part and cuts the labels at
  // its edge.
  grid_->Bind(wxEVT_PAINT, [this](wxPaintEvent& event) {
    event.Skip();
    const wxRect part = grid_->GetUpdateRegion().GetBox();
    const wxSize all = grid_->GetClientSize();
    if (part.width < all.x) grid_->RefreshRect({0, part.y, all.x, part.height});
  });
  grid_->SetColumnProportion(0, 3);
  grid_->SetColumnProportion(1, 2);
  // Who comes here by the keyboard sees where it is.
  grid_->Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    CallAfter([this] {
      if (!grid_->HasFocus() || grid_->GetSelection() || lines_.empty()) return;
      grid_->SelectProperty(lines_.front());
      describe_line(lines_.front());
    });
  });
  grid_->Bind(wxEVT_PG_CHANGED, &PropertiesPanel::changed, this);
  grid_->Bind(wxEVT_PG_SELECTED, [this](wxPropertyGridEvent& event) { describe_line(event.GetProperty()); });
  grid_->Bind(wxEVT_PG_COL_END_DRAG, [this](wxPropertyGridEvent&) { update_tips(); });
  grid_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    CallAfter([this] { update_tips(); });  // when the columns have their new widths
    event.Skip();
  });

  for (wxButton* button : {more, remove_}) button->SetMinSize(button->GetBestSize() + FromDIP(wxSize(12, 0)));
  auto* top = new wxBoxSizer(wxHORIZONTAL);
  top->Add(chooser_, 1, wxALIGN_CENTRE_VERTICAL);
  top->Add(more, 0, wxLEFT | wxEXPAND, 4);
  top->Add(remove_, 0, wxLEFT | wxEXPAND, 4);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(top, 0, wxEXPAND | wxALL, 6);
  sizer->Add(grid_, 1, wxEXPAND);
  SetSizer(sizer);
}

void PropertiesPanel::watch(const EditorContext::News& news) {
  if (!news.document && !news.selection) return;
  const bool anything_selected = !context_.bench().selection().empty();
  if (news.selection && anything_selected) subject_ = Selected{};
  const auto* named = std::get_if<NamedPlace>(&subject_);
  const bool gone = (named && !exists(context_.scenario(), *named)) ||
                    (std::holds_alternative<Selected>(subject_) && !anything_selected);
  if (gone) subject_ = WholeScenario{};
  if (context_.bench().in_gesture())
    return;  // while painting nobody reads it; the end of the gesture is news
  update_subjects();
  update_fields();
}

void PropertiesPanel::show(const Subject& subject) {
  subject_ = subject;
  update_subjects();
  update_fields();
}

void PropertiesPanel::show_what_mends(const Finding& finding, const Subject& subject, bool take_keyboard) {
  show(subject);
  const auto line = field_to_mend(finding, shown_, fields_in(mended(context_.scenario(), finding)));
  if (!line) return;
  grid_->EnsureVisible(lines_[*line]);
  grid_->SelectProperty(lines_[*line], take_keyboard);
}

std::vector<std::pair<Subject, wxString>> PropertiesPanel::subjects() const {
  std::vector<std::pair<Subject, wxString>> result{{WholeScenario{}, _("Scenario")}};
  const Selection& selection = context_.bench().selection();
  if (selection.harbor)
    result.emplace_back(Selected{}, _("Selected harbor"));
  else if (!selection.hexes.empty())
    result.emplace_back(Selected{}, _("Selected hexes"));
  const auto list = [&](const auto& things, NamedPlace::Kind kind) {
    for (const auto& [name, thing] : things)
      result.emplace_back(NamedPlace{kind, name}, kind_words(kind) + ": " + shown(name));
  };
  const Scenario& scenario = context_.scenario();
  list(scenario.areas, NamedPlace::Kind::Area);
  list(scenario.stacks, NamedPlace::Kind::Stack);
  list(scenario.terrain_pools, NamedPlace::Kind::TerrainPool);
  list(scenario.token_pools, NamedPlace::Kind::TokenPool);
  list(scenario.harbor_pools, NamedPlace::Kind::HarborPool);
  return result;
}

void PropertiesPanel::update_subjects() {
  listed_.clear();
  wxArrayString titles;
  int chosen = 0;
  for (auto& [subject, title] : subjects()) {
    if (subject == subject_) chosen = static_cast<int>(listed_.size());
    listed_.push_back(subject);
    titles.push_back(title);
  }
  if (chooser_->GetStrings() != titles) chooser_->Set(titles);
  chooser_->SetSelection(chosen);
  remove_->Enable(std::holds_alternative<NamedPlace>(subject_));
}

Fields PropertiesPanel::fields_in(const Scenario& scenario) const {
  if (const auto* named = std::get_if<NamedPlace>(&subject_)) return fields_of_named(scenario, *named);
  const Selection& selection = context_.bench().selection();
  if (std::holds_alternative<WholeScenario>(subject_)) return fields_of_scenario(scenario);
  // Asked of a map that a fix changed, too.
  if (selection.harbor && scenario.harbors.contains(*selection.harbor))
    return fields_of_harbor(scenario, *selection.harbor);
  return selection.hexes.empty() ? fields_of_scenario(scenario) : fields_of_hexes(scenario, selection.hexes);
}

void PropertiesPanel::update_fields() {
  Fields now = fields_in(context_.scenario());
  if (!same_shape(now, shown_)) {
    rebuild(now);
  } else {
    for (std::size_t i = 0; i < now.size(); ++i)
      if (now[i].value != shown_[i].value) show_value(*grid_, *lines_[i], now[i].value);
  }
  shown_ = std::move(now);
  update_tips();
  describe_line(grid_->GetSelection());
}

// A line says on its tooltip what its columns are too narrow for.
void PropertiesPanel::update_tips() {
  constexpr int around_words = 16;
  const int split = grid_->GetSplitterPosition();
  const wxFont font = grid_->GetFont();  // asked once: it takes longer to find than words to measure
  const auto is_cut = [&](const wxString& words, int width) {
    int length = 0;
    grid_->GetTextExtent(words, &length, nullptr, nullptr, nullptr, &font);
    return length + FromDIP(around_words) > width;
  };
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    wxString tip;
    const auto add = [&tip](const wxString& words) { tip += (tip.empty() ? "" : "\n") + words; };
    if (is_cut(shown_[i].label, split)) add(shown_[i].label);
    if (const wxString words = value_words(shown_[i].value); is_cut(words, grid_->GetClientSize().x - split))
      add(words);
    if (!shown_[i].help.empty()) add(shown_[i].help);
    lines_[i]->SetHelpString(tip);
  }
}

// The grid draws its lines itself, so that readers know none of them, and what is typed into has no label.
void PropertiesPanel::describe_line(const wxPGProperty* line) {
  if (!line) return describe_to_readers(*grid_, "");
  for (const wxWindow* editor : {grid_->GetEditorControl(), grid_->GetEditorControlSecondary()})
    if (editor) name_control(*editor, line->GetLabel());
  const wxVariant held = line->GetValue();
  const wxString value = !held.IsType("bool") ? line->GetValueAsString()
                         : held.GetBool()     ? _("yes")
                                              : _("no");
  describe_to_readers(*grid_, line->GetLabel() + (value.empty() ? wxString() : ": " + value));
}

void PropertiesPanel::rebuild(const Fields& fields) {
  grid_->Freeze();
  grid_->Clear();
  lines_.clear();
  wxString group;
  for (const Field& field : fields) {
    if (field.group != group) grid_->Append(new wxPropertyCategory(field.group));
    group = field.group;
    lines_.push_back(grid_->Append(new_line(field, wxString::Format("line%zu", lines_.size()))));
  }
  grid_->ResetColumnSizes();
  grid_->Thaw();
}

void PropertiesPanel::changed(wxPropertyGridEvent& event) {
  const auto line = std::ranges::find(lines_, event.GetProperty());
  if (line == lines_.end()) return;
  const Field field = shown_[at(line - lines_.begin())];
  const FieldValue value = value_of(**line, field.value);
  shown_[at(line - lines_.begin())].value = value;
  change_.emplace(field, value);
  // The grid must be done with its event before its lines may go: the change may bring others.
  CallAfter([this] { apply_change(); });
}

void PropertiesPanel::apply_change() {
  if (!change_) return;
  const auto [field, value] = *std::exchange(change_, std::nullopt);
  const Outcome<Command> made = field.change(context_.scenario(), value);
  if (const auto* refusal = made.refusal())
    context_.act([&](Workbench&) { return std::optional(*refusal); });
  else
    perform(field, value, made.value());
  update_fields();  // what was refused shows its old value again
}

void PropertiesPanel::commit_typing() {
  grid_->CommitChangesFromEditor();
  apply_change();
}

// A thing that is renamed stays in sight, though for a moment there is nothing of the old name.
void PropertiesPanel::perform(const Field& field, const FieldValue& value, const Command& command) {
  const Subject before = subject_;
  if (!context_.perform(command) || !field.is_name) return;
  if (const auto* named = std::get_if<NamedPlace>(&before))
    show(NamedPlace{named->kind, utf8(std::get<TextLine>(value).text)});
}

void PropertiesPanel::make(NamedPlace::Kind kind) {
  const auto [command, place] = creation(context_.bench(), kind);
  if (context_.perform(command)) show(place);
}

void PropertiesPanel::offer_new(wxWindow& button) {
  wxMenu menu;
  for (const auto kind : {NamedPlace::Kind::Area, NamedPlace::Kind::Stack, NamedPlace::Kind::TerrainPool,
                          NamedPlace::Kind::TokenPool, NamedPlace::Kind::HarborPool}) {
    const int id = menu.Append(wxID_ANY, kind_words(kind))->GetId();
    menu.Bind(
        wxEVT_MENU, [this, kind](wxCommandEvent&) { make(kind); }, id);
  }
  PopupMenu(&menu, button.GetPosition() + wxPoint(0, button.GetSize().y));
}

void PropertiesPanel::remove() {
  if (const auto* named = std::get_if<NamedPlace>(&subject_)) context_.perform(removal(*named));
}

}  // namespace hexwright::gui
