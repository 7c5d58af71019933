#include "editor/gui/panels/tools_panel.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "editor/core/editing/map_layers.h"
#include "editor/core/editing/palette.h"
#include "editor/gui/app/app.h"
#include "editor/gui/canvas/map_layers_shown.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"

namespace hexwright::gui {
namespace {

// Under a picture until the first count is there.
constexpr const char* uncounted = "-";

BoardTheme theme() { return app().settings().draw.theme; }

bool is_shown(MapLayer layer) { return app().settings().draw.*shown_by(layer); }

template <class Face>
bool holds(const Workbench& bench, ToolKind tool, const Face& held, const Face& face) {
  return bench.tool() == tool && held == face;
}

}  // namespace

ToolsPanel::ToolsPanel(wxWindow* parent, EditorContext& context)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL,
                       "tools"),
      context_(context),
      small_font_(GetFont().Smaller()),
      heading_font_(small_font_.Bold()) {
  SetSizer(groups_ = new wxBoxSizer(wxVERTICAL));
  SetScrollRate(0, 10);
  build_tools();
  build_shapes();
  build_needs();
  build_symmetry();
  build_terrains();
  build_tokens();
  build_harbors();
  build_layers();
  show_named();
  show_choice();
  show_supplies();
  context_.watch([this](const EditorContext::News& news) { watch(news); });
  on_new_colours(*this, [this] { draw_anew(); });
}

ToolsPanel::Group ToolsPanel::group(const wxString& title, int columns) {
  auto* whole = new wxBoxSizer(wxVERTICAL);
  if (!title.empty()) {
    // The toolbox is as wide as its buttons, whatever the language.
    auto* heading =
        new wxStaticText(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    heading->SetFont(heading_font_);
    heading->SetToolTip(title);
    whole->Add(heading, 0, wxEXPAND | wxBOTTOM, gap / 2);
  }
  auto* grid = new wxGridSizer(columns, 2, 2);
  whole->Add(grid, 0, wxEXPAND);
  groups_->Add(whole, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
  return {whole, grid};
}

wxToggleButton* ToolsPanel::add(wxSizer* sizer, Picture picture, const wxString& label, const wxString& name,
                                std::function<bool(const Workbench&)> is_chosen, EditorContext::Action choose,
                                const wxString& tip) {
  // With a size for now: else it would be measured at once, before it has its picture.
  auto* button = new wxToggleButton(this, wxID_ANY, label, wxDefaultPosition, wxSize(1, 1), wxBU_EXACTFIT);
  button->SetMinSize(wxDefaultSize);
  if (!label.empty()) button->SetFont(small_font_);
  button->SetName(name);
  button->SetToolTip(tip.empty() ? name : tip);
  button->Bind(wxEVT_TOGGLEBUTTON, [this, choose = std::move(choose)](wxCommandEvent&) {
    context_.act(choose);
    show_choice();
  });
  button->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
    event.Skip();
    if (on_mouse_choice) CallAfter([this] { on_mouse_choice(); });
  });
  sizer->Add(button, 0, wxEXPAND);
  buttons_.push_back({button, std::move(is_chosen), name, std::move(picture), {}, sizer});
  return button;
}

void ToolsPanel::draw_anew() {
  for (Button& entry : buttons_) entry.is_drawn = false;
  draw_offered();
}

// What the rules do not have is drawn when they have it.
void ToolsPanel::draw_offered() {
  for (Button& entry : buttons_)
    if (entry.offered && !std::exchange(entry.is_drawn, true))
      entry.button->SetBitmap(entry.picture(), wxTOP);
}

void ToolsPanel::build_tools() {
  wxSizer* grid = group({}, 5).grid;
  for (const ToolInfo& tool : all_tools()) {
    const wxString name = words(tool.title);
    const wxString tip = wxString::Format("%s (%c)\n%s", name, wxToupper(tool.key), words(tool.help));
    add(
        grid, [id = tool.id] { return icon(id); }, {}, name,
        [kind = tool.kind](const Workbench& bench) { return bench.tool() == kind; },
        [kind = tool.kind](Workbench& bench) { return bench.take(kind), nothing_refused; }, tip);
    buttons_.back().is_offered = [kind = tool.kind](const Palette&, const Allowed& allowed) {
      return allowed(kind);
    };
  }
}

void ToolsPanel::build_shapes() {
  const auto [whole, grid] = group(_("Brush"), 6);
  for (const Shape shape : all_shapes)
    shapes_.push_back(add(
        grid, [shape] { return icon(id(shape)); }, {}, words(title(shape)),
        [shape](const Workbench& bench) { return bench.hand.shape == shape; },
        [shape](Workbench& bench) { return bench.hand.shape = shape, nothing_refused; }));
  only_empty_ = new wxCheckBox(this, wxID_ANY, _("Only empty places"));
  only_empty_->SetName(_("Only empty places"));
  only_empty_->SetToolTip(
      _("What is painted leaves alone what is there already; filling begins in a gap (O)"));
  only_empty_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent& event) {
    context_.act([&](Workbench& bench) {
      bench.hand.only_empty = event.IsChecked();
      return std::optional<Refusal>();
    });
  });
  whole->Add(only_empty_, 0, wxTOP, gap / 2);
}

void ToolsPanel::build_symmetry() {
  wxSizer* grid = group(_("Symmetry"), 1).grid;
  auto* row = new wxBoxSizer(wxHORIZONTAL);
  const wxString turns[] = {_("No turns"), _("2 parts"), _("3 parts"), _("6 parts")};
  turns_ = new wxChoice(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 4, turns);
  turns_->SetName(_("Turns of the symmetry"));
  turns_->SetToolTip(_("What you paint is repeated in so many equal parts around the centre"));
  turns_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    constexpr int parts[] = {1, 2, 3, 6};
    context_.act([&](Workbench& bench) -> std::optional<Refusal> {
      bench.symmetry.turns = parts[event.GetSelection()];
      return why_not(bench.symmetry, bench.scenario().topology);
    });
  });
  row->Add(turns_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, 2);
  add(
      row, [] { return icon("mirror"); }, {}, _("Mirror left and right"),
      [](const Workbench& bench) { return bench.symmetry.left_right; },
      [](Workbench& bench) {
        return bench.symmetry.left_right = !bench.symmetry.left_right, nothing_refused;
      });
  add(
      row, [] { return icon("mirror-down"); }, {}, _("Mirror top and bottom"),
      [](const Workbench& bench) { return bench.symmetry.top_bottom; },
      [](Workbench& bench) {
        return bench.symmetry.top_bottom = !bench.symmetry.top_bottom, nothing_refused;
      });
  grid->Add(row, 0, wxEXPAND);
}

void ToolsPanel::build_terrains() {
  wxSizer* grid = group(_("Terrain"), 4).grid;
  const auto add_terrain = [&](const PlacedTerrain& terrain, const wxString& name) {
    add(
        grid,
        [this, terrain] {
          return terrain_swatch(terrain, theme(), 34, GetContentScaleFactor(), context_.scenario().own);
        },
        uncounted, name,
        [terrain](const Workbench& bench) {
          return holds(bench, ToolKind::Terrain, bench.hand.terrain, terrain);
        },
        [terrain](Workbench& bench) { return choose_terrain(bench, terrain); });
  };
  // A button for each number that an own terrain can have: its name and its picture come with the packs.
  for (const Terrain terrain : every_terrain) {
    terrains_.emplace_back(terrain, buttons_.size());
    add_terrain(terrain, words(title(terrain)));
    buttons_.back().is_offered = [terrain](const Palette& palette, const Allowed&) {
      return has(palette.terrains, terrain);
    };
  }
  more_ = new wxButton(this, wxID_ANY, _("More with other rules…"), wxDefaultPosition, wxDefaultSize,
                       wxBU_EXACTFIT | wxBORDER_NONE);
  more_->SetName(_("More with other rules…"));
  more_->SetFont(small_font_);
  colour_words(*more_, note_colour);
  more_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { edit_rules(this, context_); });
  more_->Hide();
  GetSizer()->Add(more_, 0, wxLEFT, gap);
}

void ToolsPanel::build_tokens() {
  wxSizer* grid = group(_("Number tokens"), 5).grid;
  for (int token = 2; token <= 12; ++token) {
    if (!is_legal_number(token)) continue;
    tokens_.emplace_back(token, buttons_.size());
    add(
        grid, [this, token] { return token_swatch(token, theme(), 24, GetContentScaleFactor()); }, uncounted,
        wxString::Format(_("Token %d"), token),
        [token](const Workbench& bench) {
          return holds(bench, ToolKind::Token, bench.hand.token, PlacedToken(token));
        },
        [token](Workbench& bench) { return choose_token(bench, token); });
  }
}

void ToolsPanel::build_harbors() {
  wxSizer* grid = group(_("Harbors"), 4).grid;
  // As of terrains: a button for each number that an own harbor can have.
  for (const HarborKind kind : every_harbor_kind) {
    harbors_.emplace_back(kind, buttons_.size());
    add(
        grid,
        [this, kind] {
          return harbor_swatch(kind, theme(), 34, GetContentScaleFactor(), context_.scenario().own);
        },
        uncounted, words(title(kind)),
        [kind](const Workbench& bench) {
          return holds(bench, ToolKind::Harbor, bench.hand.harbor, PlacedHarbor(kind));
        },
        [kind](Workbench& bench) { return choose_harbor(bench, kind); });
    if (is_own(kind))
      buttons_.back().is_offered = [kind](const Palette& palette, const Allowed&) {
        return has(palette.harbors, kind);
      };
  }
}

void ToolsPanel::build_layers() {
  wxSizer* rows = group(_("Layers"), 1).grid;
  for (const MapLayer layer : all_map_layers) {
    const wxString name = words(title(layer));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    auto* label = new wxStaticText(this, wxID_ANY, wxControl::EscapeMnemonics(name));
    label->SetFont(small_font_);
    row->Add(label, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, 2);
    add(
        row, [] { return icon("eye"); }, {}, wxString::Format(_("Show: %s"), name),
        [layer](const Workbench&) { return is_shown(layer); },
        [this, layer](Workbench&) { return on_layer(layer), nothing_refused; },
        wxString::Format(_("%s: shown on the map, or hidden"), name));
    add(
        row, [] { return icon("lock"); }, {}, wxString::Format(_("Lock: %s"), name),
        [layer](const Workbench& bench) { return bench.hand.locked.has(layer); },
        [layer](Workbench& bench) { return bench.hand.locked.turn(layer), nothing_refused; },
        wxString::Format(_("%s: stays as it is, whatever tools and commands do"), name));
    rows->Add(row, 0, wxEXPAND);
  }
}

void ToolsPanel::watch(const EditorContext::News& news) {
  if (news.hand || news.document) show_named();
  if (news.hand) show_choice();
  if (news.findings) show_supplies();
}

void ToolsPanel::show_supplies() {
  const Palette palette = palette_of(context_.scenario());
  show_what_the_rules_have(palette);
  show_counts(palette);
}

void ToolsPanel::show_choice() {
  const Workbench& bench = context_.bench();
  for (const Button& entry : buttons_) {
    const bool chosen = entry.is_chosen(bench);
    if (entry.button->GetValue() != chosen) entry.button->SetValue(chosen);
  }
  for (wxToggleButton* shape : shapes_) shape->Enable(info(bench.tool()).shaped);
  only_empty_->Enable(info(bench.tool()).shaped);
  only_empty_->SetValue(bench.hand.only_empty);
  show_what_the_tool_needs();
  const int turns = bench.symmetry.turns;
  turns_->SetSelection(turns == 6 ? 3 : turns - 1);
  moved_->SetSelection(static_cast<int>(bench.hand.moved));
}

namespace {

template <class Entry>
wxString tip(const wxString& name, const Entry& entry) {
  if constexpr (requires { entry.face == Terrain::Sea; })
    if (is_own(entry.face))
      return wxString::Format(_("%s: of own rules, from no box; %d used"), name, entry.used);
  if (entry.free) return wxString::Format(_("%s: the frame of the board, not counted"), name);
  const auto counts = wxString::Format(_("%s: %d in the boxes, %d used"), name, entry.in_boxes, entry.used);
  return entry.allowed ? counts : counts + "\n" + _("Belongs to rules that are not played");
}

// Told by sign and word, not by colour alone; a large number leaves no room for the word, which the tooltip
// has.
template <class Entry>
wxString count_words(const Entry& entry, bool limited) {
  if (entry.free) return _("free");
  const int number = limited ? entry.left() : entry.used;
  if (std::abs(number) > 99) return wxString::Format("%d", number);
  if (!limited) return wxString::Format(_("%d used"), entry.used);
  if (entry.left() < 0) return wxString::Format(_("%d short"), -entry.left());
  return wxString::Format(_("%d left"), entry.left());
}

}  // namespace

void ToolsPanel::show_what_the_rules_have(const Palette& palette) {
  name_own_things();
  const Allowed allowed(context_.scenario().rules, context_.scenario().own);
  bool changed = false;
  for (Button& entry : buttons_) {
    const bool offered = !entry.is_offered || entry.is_offered(palette, allowed);
    changed = std::exchange(entry.offered, offered) != offered || changed;
  }
  draw_offered();
  if (!changed) return;
  pack_buttons();
  wxString missing;
  for (const auto& [terrain, place] : terrains_)
    if (!is_own(terrain) && !buttons_[place].offered)
      missing += (missing.empty() ? "" : ", ") + buttons_[place].name;
  more_->Show(!missing.empty());
  more_->SetToolTip(wxString::Format(_("Belong to rules that are not played: %s"), missing));
  keep_room_for_what_tools_need();
  fit_inside();
}

void ToolsPanel::name_own_things() {
  const own::Packs& packs = context_.scenario().own;
  if (std::exchange(packs_, packs) == packs) return;
  const auto rename = [&](std::size_t place, const Message& title, bool counted) {
    Button& entry = buttons_[place];
    entry.name = words(title);
    entry.button->SetName(entry.name);
    entry.button->SetToolTip(entry.name);
    entry.button->SetLabel(counted ? wxString(uncounted) : entry.name);
    entry.is_drawn = false;
  };
  for (const auto& [terrain, place] : terrains_)
    if (packs.terrain(terrain)) rename(place, own::title(packs, terrain), true);
  for (const auto& [kind, place] : marks_)
    if (packs.mark(kind)) rename(place, own::title(packs, kind), false);
  for (const auto& [kind, place] : harbors_)
    if (packs.harbor(kind)) rename(place, own::title(packs, kind), true);
}

// Before it has its place nothing needs to be measured.
void ToolsPanel::fit_inside() {
  if (IsShownOnScreen()) FitInside();
}

// A grid keeps the places of hidden buttons free, so these leave it.
void ToolsPanel::pack_buttons() {
  for (const Button& entry : buttons_)
    if (entry.is_offered) entry.sizer->Detach(entry.button);
  for (const Button& entry : buttons_) {
    if (!entry.is_offered) continue;
    if (entry.offered) entry.sizer->Add(entry.button, 0, wxEXPAND);
    entry.button->Show(entry.offered);
  }
}

void ToolsPanel::show_counts(const Palette& palette) {
  const auto show = [&](const auto& entries, const auto& places) {
    for (const auto& entry : entries)
      for (const auto& [face, place] : places) {
        if (face != entry.face) continue;
        const Button& button = buttons_[place];
        const wxString count = count_words(entry, palette.limited);
        if (button.button->GetLabel() == count) continue;
        button.button->SetLabel(count);
        button.button->SetToolTip(tip(button.name, entry));
        const bool wrong = (palette.limited && entry.left() < 0) || !entry.allowed;
        button.button->SetForegroundColour(wrong ? error_colour() : wxColour());
      }
  };
  show(palette.terrains, terrains_);
  show(palette.tokens, tokens_);
  show(palette.harbors, harbors_);
}

}  // namespace hexwright::gui
