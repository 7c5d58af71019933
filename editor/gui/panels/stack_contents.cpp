#include "editor/gui/panels/stack_contents.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/wrapsizer.h>

#include "editor/core/editing/pools.h"
#include "editor/core/editing/vocabulary.h"
#include "editor/gui/app/app.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/panels/where_to_mend.h"
#include "model/scenario/limits.h"

namespace hexwright::gui {
namespace {

constexpr int small_picture_size = 26;
// More than any stack holds; a field grows for a file that says otherwise.
constexpr int usual_most = 99;

void show_number(wxSpinCtrl& spin, int value) {
  if (value > spin.GetMax()) spin.SetRange(0, limits::count);
  if (spin.GetValue() != value) spin.SetValue(value);
}

template <class Things>
std::vector<std::string> names_of(const Things& things) {
  std::vector<std::string> names;
  for (const auto& [name, thing] : things) names.push_back(name);
  return names;
}

// The first line is none; a name that nothing has (any more) is shown all the same. The last makes another.
void fill(wxChoice& choice, std::vector<std::string> names, const std::string& chosen,
          const wxString& one_more = {}) {
  if (!chosen.empty() && std::ranges::find(names, chosen) == names.end()) names.push_back(chosen);
  wxArrayString lines;
  lines.push_back(_("none"));
  for (const std::string& name : names) lines.push_back(shown(name));
  if (!one_more.empty()) lines.push_back(one_more);
  if (choice.GetStrings() != lines) choice.Set(lines);
  if (chosen.empty())
    choice.SetSelection(0);
  else
    choice.SetSelection(1 + static_cast<int>(std::ranges::find(names, chosen) - names.begin()));
}

}  // namespace

StackContents::StackContents(wxWindow* parent, EditorContext& context) : wxPanel(parent), context_(context) {
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  build_hexes(*sizer);
  build_harbors(*sizer);
  build_sources(*sizer);
  SetSizer(sizer);
  show({});
}

void StackContents::add_heading(wxSizer& sizer, const wxString& words) {
  auto* heading = new wxStaticText(this, wxID_ANY, words);
  heading->SetFont(heading->GetFont().Bold().Smaller());
  sizer.Add(heading, 0, wxTOP | wxBOTTOM, FromDIP(4));
}

wxSpinCtrl* StackContents::add_spin(wxSizer& sizer, const wxString& name, Change change) {
  auto* spin =
      new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, 0, usual_most);
  spin->SetName(name);
  spin->Bind(wxEVT_SPINCTRL, [this, spin, change = std::move(change)](wxSpinEvent& event) {
    if (context_.scenario().stacks.contains(name_))
      turn_number(*spin, change(context_.scenario(), name_, event.GetPosition()));
  });
  sizer.Add(spin, 0, wxALIGN_CENTRE_VERTICAL);
  return spin;
}

// What one stack holds is one thought, and one step, whichever of its numbers are turned on and on.
void StackContents::turn_number(const wxSpinCtrl& spin, const Command& command) {
  const Workbench::Thread contents{"stack " + name_, {}};
  const bool several = context_.bench().goes_on(contents) && (turning_.several || turning_.spin != &spin);
  const Command step{several ? set_stack_contents_label(name_) : command.label, command.edits};
  context_.act([&](Workbench& bench) { return bench.go_on(contents, step, contents); });
  turning_ = {&spin, several};
}

void StackContents::add_count(wxSizer& sizer, const wxBitmapBundle& picture, const wxString& name,
                              Count count, Change change) {
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  count.picture = new wxStaticBitmap(this, wxID_ANY, picture);
  count.picture->SetToolTip(name);
  row->Add(count.picture, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(3));
  count.spin = add_spin(*row, wxString::Format(_("%s in the stack"), name), std::move(change));
  count.spin->SetToolTip(name);
  sizer.Add(row, 0, wxRIGHT | wxBOTTOM, FromDIP(3));
  counts_.push_back(std::move(count));
}

void StackContents::build_hexes(wxSizer& sizer) {
  add_heading(sizer, _("Hexes in the stack"));
  auto* grid = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS & ~wxEXTEND_LAST_ON_EACH_LINE);
  for (const Terrain terrain : all_terrains)
    add_count(*grid,
              terrain_swatch(terrain, app().settings().draw.theme, FromDIP(small_picture_size),
                             GetContentScaleFactor()),
              words(title(terrain)),
              {nullptr, nullptr, [terrain](const Stack& stack) { return count_of(stack.hexes, terrain); },
               [terrain](const RuleChoices& rules) { return Allowed(rules)(terrain); }},
              [terrain](const Scenario& now, const std::string& stack, int count) {
                return set_stack_count(now, stack, terrain, count);
              });
  sizer.Add(grid, 0, wxEXPAND);
}

void StackContents::build_harbors(wxSizer& sizer) {
  harbors_ = new wxBoxSizer(wxVERTICAL);
  add_heading(*harbors_, _("Sea hexes with a harbor"));
  auto* grid = new wxWrapSizer(wxHORIZONTAL, wxWRAPSIZER_DEFAULT_FLAGS & ~wxEXTEND_LAST_ON_EACH_LINE);
  for (const HarborKind kind : all_harbor_kinds)
    add_count(*grid,
              harbor_swatch(kind, app().settings().draw.theme, FromDIP(small_picture_size),
                            GetContentScaleFactor()),
              words(title(kind)),
              {nullptr, nullptr, [kind](const Stack& stack) { return count_of(stack.harbors, kind); },
               [](const RuleChoices& rules) { return Allowed(rules).open_cells(); }},
              [kind](const Scenario& now, const std::string& stack, int count) {
                return set_stack_count(now, stack, kind, count);
              });
  harbors_->Add(grid, 0, wxEXPAND);
  sizer.Add(harbors_, 0, wxEXPAND);
}

wxChoice* StackContents::add_choice(wxSizer& sizer, const wxString& label, const wxString& name,
                                    const wxString& tip, Choose choose) {
  sizer.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  auto* choice = new wxChoice(this, wxID_ANY);
  choice->SetName(name);
  choice->SetToolTip(tip);
  choice->Bind(wxEVT_CHOICE, [this, choice, choose = std::move(choose)](wxCommandEvent& event) {
    const wxString chosen = event.GetSelection() == 0 ? wxString() : choice->GetStringSelection();
    if (context_.scenario().stacks.contains(name_))
      context_.perform(choose(context_.scenario(), name_, utf8(chosen)));
    CallAfter([this] { show(name_); });  // what was made, or what was refused
  });
  sizer.Add(choice, 0, wxEXPAND);
  return choice;
}

void StackContents::build_sources(wxSizer& sizer) {
  add_heading(sizer, _("Where the rest comes from"));
  auto* grid = new wxFlexGridSizer(2, FromDIP(4), FromDIP(6));
  grid->AddGrowableCol(1);
  grid->Add(new wxStaticText(this, wxID_ANY, _("Dealt to it")), 0, wxALIGN_CENTRE_VERTICAL);
  dealt_ = add_spin(
      *grid, _("Hexes dealt to the stack"), [](const Scenario& now, const std::string& stack, int count) {
        const std::string& from = now.stacks.at(stack).dealt_from;
        return set_stack_dealt(now, stack, count, from.empty() ? now.terrain_pools.begin()->first : from);
      });
  dealt_from_ = add_choice(*grid, _("from the pool"), _("Pool that the stack is dealt from"),
                           _("The terrain pool that they come from; stacks may share one"),
                           [](const Scenario& now, const std::string& stack, const std::string& pool) {
                             const int dealt = now.stacks.at(stack).dealt;
                             return set_stack_dealt(now, stack, pool.empty() ? 0 : std::max(1, dealt), pool);
                           });
  tokens_ =
      add_choice(*grid, _("Number tokens"), _("Token pool of the stack"),
                 _("Tokens go to the hexes that yield something, as they are turned up. New… makes a pool "
                   "with a token for each of them."),
                 [this](const Scenario& now, const std::string& stack, const std::string& pool) {
                   const bool is_last = tokens_->GetSelection() + 1 == static_cast<int>(tokens_->GetCount());
                   return is_last ? set_stack_new_tokens(now, stack) : set_stack_tokens(now, stack, pool);
                 });
  paired_with_ =
      add_choice(*grid, _("Paired with"), _("Stack that the stack is paired with"),
                 _("Its cells lie empty: discovering one lays a hex of this stack there, and one of "
                   "the other stack in another open cell"),
                 [](const Scenario& now, const std::string& stack, const std::string& other) {
                   return set_stack_pair(now, stack, other);
                 });
  sizer.Add(grid, 0, wxEXPAND);
}

void StackContents::show(const std::string& stack) {
  name_ = stack;
  const auto found = context_.scenario().stacks.find(stack);
  const bool exists = found != context_.scenario().stacks.end();
  Enable(exists);
  const Stack& content = exists ? found->second : Stack{};
  show_counts(content);
  show_sources(content);
  Layout();
}

wxWindow* StackContents::field_to_mend(const Finding& finding) const {
  const auto& stacks = context_.scenario().stacks;
  const auto now = stacks.find(name_);
  if (now == stacks.end()) return nullptr;
  const Scenario after = mended(context_.scenario(), finding);
  const auto found = after.stacks.find(name_);
  const Stack& then = found == after.stacks.end() ? now->second : found->second;
  if (then.token_pool != now->second.token_pool || finding.check == "map.stack-tokens-match") return tokens_;
  if (then.paired_with != now->second.paired_with || finding.check == "map.stacks-paired")
    return paired_with_;
  const auto changed = std::ranges::find_if(
      counts_, [&](const Count& count) { return count.of(then) != count.of(now->second); });
  if (changed != counts_.end() && changed->spin->IsShown()) return changed->spin;
  return then.dealt != now->second.dealt ? dealt_ : counts_.front().spin;
}

void StackContents::show_counts(const Stack& stack) {
  GetSizer()->Show(harbors_, !stack.harbors.empty() || Allowed(context_.scenario().rules).open_cells(), true);
  for (const Count& count : counts_) {
    const int value = count.of(stack);
    show_number(*count.spin, value);
    const bool visible = value != 0 || count.is_wanted(context_.scenario().rules);
    count.spin->Show(visible);
    count.picture->Show(visible);
  }
}

void StackContents::show_sources(const Stack& stack) {
  const Scenario& scenario = context_.scenario();
  show_number(*dealt_, stack.dealt);
  dealt_->Enable(!scenario.terrain_pools.empty());
  dealt_->SetToolTip(scenario.terrain_pools.empty()
                         ? _("Make a terrain pool first, then hexes can be dealt from it")
                         : _("So many more hexes, dealt to it face down at set-up"));
  fill(*dealt_from_, names_of(scenario.terrain_pools), stack.dealt_from);
  fill(*tokens_, names_of(scenario.token_pools), stack.token_pool, _("New…"));
  std::vector<std::string> others = names_of(scenario.stacks);
  std::erase(others, name_);
  fill(*paired_with_, others, stack.paired_with);
}

}  // namespace hexwright::gui
