#include <array>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/clrpicker.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/editing/own_rules.h"
#include "editor/gui/app/app.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/bitmaps.h"
#include "editor/gui/controls/text_colours.h"
#include "editor/gui/controls/text_sizes.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/own_dialogs.h"
#include "editor/gui/help/guide_window.h"
#include "model/board/index.h"
#include "model/own/vocabulary.h"

namespace hexwright::gui {
namespace {

constexpr std::array<const char*, 8> pattern_titles{N_("Plain"),  N_("Waves"),  N_("Dots"),   N_("Stripes"),
                                                    N_("Cracks"), N_("Leaves"), N_("Stones"), N_("Dunes")};
static_assert(pattern_titles.size() == own::all_patterns.size());
constexpr std::array<const char*, 20> symbol_titles{
    N_("None"),    N_("Fish"),  N_("Fern"),   N_("Peak"),     N_("Palm"),  N_("Castle"), N_("Reed"),
    N_("Crystal"), N_("Flame"), N_("Well"),   N_("Wheat"),    N_("Tree"),  N_("Bricks"), N_("Rock"),
    N_("Sheep"),   N_("Coin"),  N_("Anchor"), N_("Mushroom"), N_("Tower"), N_("Drop")};
static_assert(symbol_titles.size() == own::all_symbols.size());
constexpr std::array<std::pair<const char*, const char*>, 7> yields{{{"", N_("Nothing by itself")},
                                                                     {"choice", N_("A card of choice")},
                                                                     {"brick", N_("Brick")},
                                                                     {"lumber", N_("Lumber")},
                                                                     {"ore", N_("Ore")},
                                                                     {"grain", N_("Grain")},
                                                                     {"wool", N_("Wool")}}};

const own::ElementRow& terrain_row() { return *own::find_row("pack", "terrain"); }

/// As the slots of the terrain are called in Own Rules.
wxString label_of(std::string_view attribute) {
  return sentence(own::title_of(terrain_row(), *own::find_attribute(terrain_row(), attribute)));
}

class TerrainDialog : public wxDialog {
 public:
  TerrainDialog(wxWindow* parent, const own::Packs& packs, const std::string& id);
  const own::Packs& packs() const { return changed_; }

 private:
  TerrainDraft draft() const;
  void show();
  template <class Control>
  Control* add(wxSizer& grid, const wxString& label, Control* control);
  wxCheckBox* add_check(wxSizer& sizer, const wxString& label, bool value);

  const own::Packs& packs_;
  std::string id_;
  own::Packs changed_;
  wxTextCtrl *title_, *prints_;
  wxColourPickerCtrl* colour_;
  wxChoice *pattern_, *symbol_, *yields_;
  wxCheckBox *token_, *robber_, *road_, *settlement_, *ship_;
  wxStaticBitmap* preview_;
  wxStaticText* problem_;
};

template <class Titles>
wxChoice* choice_of(wxWindow* parent, const Titles& titles, std::size_t chosen) {
  auto* choice = new wxChoice(parent, wxID_ANY);
  for (const char* title : titles) choice->Append(words(std::string_view(title)));
  choice->SetSelection(static_cast<int>(chosen));
  return choice;
}

template <class All>
std::size_t place_in(const All& all, std::string_view word) {
  for (std::size_t i = 0; i < all.size(); ++i)
    if (all[i] == word) return i;
  return 0;
}

TerrainDialog::TerrainDialog(wxWindow* parent, const own::Packs& packs, const std::string& id)
    : wxDialog(parent, wxID_ANY, id.empty() ? _("New Terrain") : _("Terrain"), wxDefaultPosition,
               wxDefaultSize, wxDEFAULT_DIALOG_STYLE, "own terrain"),
      packs_(packs),
      id_(id),
      changed_(packs) {
  TerrainDraft draft;
  for (const own::OwnTerrain& terrain : packs.terrains())
    if (terrain.id == id) draft = draft_of(terrain);
  auto* across = new wxBoxSizer(wxHORIZONTAL);
  auto* grid = new wxFlexGridSizer(2, FromDIP(6), FromDIP(12));
  title_ = add(*grid, label_of("title"),
               new wxTextCtrl(this, wxID_ANY, shown(draft.title), wxDefaultPosition,
                              fit_to_text(*this, wxSize(200, -1))));
  colour_ = add(*grid, label_of("colour"),
                new wxColourPickerCtrl(
                    this, wxID_ANY,
                    wxColour(draft.colour >> 16U & 255U, draft.colour >> 8U & 255U, draft.colour & 255U)));
  pattern_ = add(*grid, label_of("pattern"),
                 choice_of(this, pattern_titles, place_in(own::all_patterns, draft.pattern)));
  symbol_ = add(*grid, label_of("symbol"),
                choice_of(this, symbol_titles, place_in(own::all_symbols, draft.symbol)));
  std::array<const char*, yields.size()> yield_titles{};
  std::size_t yields_now = 0;
  for (std::size_t i = 0; i < yields.size(); ++i) {
    yield_titles[i] = yields[i].second;
    if (draft.yields == yields[i].first) yields_now = i;
  }
  yields_ = add(*grid, label_of("yields"), choice_of(this, yield_titles, yields_now));
  prints_ = add(*grid, label_of("prints"), new wxTextCtrl(this, wxID_ANY, shown(draft.prints)));
  prints_->SetToolTip(sentence(own::about_of(terrain_row(), *own::find_attribute(terrain_row(), "prints"))));
  across->Add(grid, 0, wxALL, FromDIP(12));
  preview_ =
      new wxStaticBitmap(this, wxID_ANY, wxBitmapBundle(), wxDefaultPosition, FromDIP(wxSize(120, 120)));
  across->Add(preview_, 0, wxALL | wxALIGN_CENTRE_VERTICAL, FromDIP(12));
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(across);
  token_ = add_check(*sizer, _("It takes a number &token"), draft.takes_token);
  robber_ = add_check(*sizer, _("The ro&bber may begin there"), draft.robber_starts);
  road_ = add_check(*sizer, _("&Roads lie beside it, as beside land"), draft.carries_road);
  settlement_ =
      add_check(*sizer, _("&Settlements stand beside it, as beside land"), draft.carries_settlement);
  ship_ = add_check(*sizer, _("S&hips lie beside it, as beside sea"), draft.carries_ship);
  problem_ = new wxStaticText(this, wxID_ANY, "", wxDefaultPosition, fit_to_text(*this, wxSize(380, 34)),
                              wxST_NO_AUTORESIZE);
  colour_words(*problem_, error_colour);
  sizer->Add(problem_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(12));
  sizer->Add(CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxALL, FromDIP(12));
  FindWindow(wxID_OK)->SetName("OK");
  SetSizer(sizer);
  for (const auto& kind : {wxEVT_TEXT, wxEVT_CHOICE, wxEVT_CHECKBOX})
    Bind(kind, [this](wxCommandEvent&) { show(); });
  Bind(wxEVT_COLOURPICKER_CHANGED, [this](wxColourPickerEvent&) { show(); });
  show();
  set_help_topic(*this, HelpTopic::OwnRules);
  name_for_readers(*this);
  Fit();
  CentreOnParent();
  title_->SetFocus();
}

template <class Control>
Control* TerrainDialog::add(wxSizer& grid, const wxString& label, Control* control) {
  grid.Add(new wxStaticText(this, wxID_ANY, label), 0, wxALIGN_CENTRE_VERTICAL);
  grid.Add(control, 0, wxEXPAND);
  control->SetName(label);
  return control;
}

wxCheckBox* TerrainDialog::add_check(wxSizer& sizer, const wxString& label, bool value) {
  auto* check = new wxCheckBox(this, wxID_ANY, label);
  check->SetValue(value);
  sizer.Add(check, 0, wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(6));
  return check;
}

TerrainDraft TerrainDialog::draft() const {
  const wxColour colour = colour_->GetColour();
  return {.title = utf8(title_->GetValue().Trim().Trim(false)),
          .colour = static_cast<std::uint32_t>(colour.Red()) << 16U |
                    static_cast<std::uint32_t>(colour.Green()) << 8U | colour.Blue(),
          .pattern = std::string(own::all_patterns[at(pattern_->GetSelection())]),
          .symbol = std::string(own::all_symbols[at(symbol_->GetSelection())]),
          .takes_token = token_->GetValue(),
          .prints = utf8(prints_->GetValue().Trim().Trim(false)),
          .yields = yields[at(yields_->GetSelection())].first,
          .robber_starts = robber_->GetValue(),
          .carries_road = road_->GetValue(),
          .carries_settlement = settlement_->GetValue(),
          .carries_ship = ship_->GetValue()};
}

void TerrainDialog::show() {
  const TerrainDraft now = draft();
  const Scenario picture = preview_of(now);
  if (!picture.cells.empty())
    preview_->SetBitmap(terrain_swatch(picture.cells.begin()->second.terrain, app().settings().draw.theme,
                                       FromDIP(120), GetContentScaleFactor(), picture.own));
  auto outcome = with_terrain(packs_, id_, now);
  const auto* no = outcome.refusal();
  if (!no) changed_ = std::move(outcome).value();
  problem_->SetLabelText(no ? now.title.empty() ? _("Give it a title.") : sentence(no->why) : wxString());
  FindWindow(wxID_OK)->Enable(!no);
}

}  // namespace

std::optional<own::Packs> edit_own_terrain(wxWindow* parent, const own::Packs& packs, const std::string& id) {
  TerrainDialog dialog(parent, packs, id);
  if (dialog.ShowModal() != wxID_OK) return {};
  return dialog.packs();
}

}  // namespace hexwright::gui
