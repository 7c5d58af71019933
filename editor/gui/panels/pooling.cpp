#include "editor/gui/panels/pooling.h"

#include <wx/combobox.h>
#include <wx/dialog.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/editing/pools.h"
#include "editor/core/editing/properties.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/frame/frame.h"

namespace hexwright::gui {
namespace {

wxString usual_stack_name() { return _("fog"); }

// A name that exists or a new one; empty when cancelled.
template <class Things>
std::string ask_name(Frame& frame, const wxString& title, const wxString& question, const Things& things,
                     const wxString& wish) {
  wxDialog dialog(&frame, wxID_ANY, title);
  wxArrayString names;
  for (const auto& [name, thing] : things) names.push_back(shown(name));
  auto* words = new wxStaticText(&dialog, wxID_ANY, question);
  auto* box = new wxComboBox(&dialog, wxID_ANY, names.empty() ? wish : names.front(), wxDefaultPosition,
                             wxDefaultSize, names);
  box->SetName(question);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(words, 0, wxLEFT | wxRIGHT | wxTOP, 12);
  sizer->Add(box, 0, wxEXPAND | wxALL, 12);
  sizer->Add(dialog.CreateButtonSizer(wxOK | wxCANCEL), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, 12);
  dialog.SetSizerAndFit(sizer);
  dialog.CentreOnParent();
  box->SetFocus();
  return dialog.ShowModal() == wxID_OK ? utf8(box->GetValue().Trim(true).Trim(false)) : std::string();
}

HexSet chosen_hexes(const Frame& frame) {
  const HexSet& selected = frame.context().bench().selection().hexes;
  return selected.empty() ? all_hexes(frame.context().scenario()) : selected;
}

using Pooling = Command (*)(const Scenario&, const HexSet&, const std::string&);

void deal(Frame& frame, const std::string& name, Pooling pooling) {
  if (!name.empty()) frame.context().perform(pooling(frame.context().scenario(), chosen_hexes(frame), name));
}

}  // namespace

void deal_terrains(Frame& frame) {
  deal(frame,
       ask_name(frame, _("Deal terrains"), _("Into which pool do the terrains go?"),
                frame.context().scenario().terrain_pools, _("main")),
       pool_terrains_of);
}

void deal_tokens(Frame& frame) {
  deal(frame,
       ask_name(frame, _("Deal number tokens"), _("Into which pool do the number tokens go?"),
                frame.context().scenario().token_pools, _("main")),
       pool_tokens_of);
}

void deal_harbors(Frame& frame) {
  deal(frame,
       ask_name(frame, _("Deal harbors"), _("Into which pool do the harbors go?"),
                frame.context().scenario().harbor_pools, _("main")),
       pool_harbors_of);
}

void hide_hexes(Frame& frame) {
  deal(frame,
       ask_name(frame, _("Hide hexes"), _("In which stack do the hexes go, face down?"),
                frame.context().scenario().stacks, usual_stack_name()),
       hide_in_stack);
}

std::string free_stack_name(const Scenario& scenario) {
  return free_name(scenario.stacks, utf8(usual_stack_name()));
}

}  // namespace hexwright::gui
