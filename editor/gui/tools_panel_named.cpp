#include <wx/bmpbuttn.h>
#include <wx/choice.h>
#include <wx/intl.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include "core/pools.h"
#include "core/properties.h"
#include "gui/icons.h"
#include "gui/tools_panel.h"
#include "gui/words.h"

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

void ToolsPanel::build_named() {
  const auto row = [this](const wxString& label, wxChoice*& choice, const wxString& tip) {
    wxSizer* grid = group(label, 1);
    auto* line = new wxBoxSizer(wxHORIZONTAL);
    choice = new wxChoice(this, wxID_ANY);
    choice->SetName(label);
    choice->SetToolTip(tip);
    line->Add(choice, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, 2);
    grid->Add(line, 0, wxEXPAND);
    return line;
  };
  wxSizer* areas = row(_("Area"), area_, _("The area that the area tool paints"));
  area_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    desk_.act([&](Workbench& bench) {
      bench.hand.area = utf8(event.GetString());
      bench.take(ToolKind::Area);
      return std::optional<Refusal>();
    });
  });
  auto* more_areas = new wxButton(this, wxID_ANY, _("New"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  more_areas->SetToolTip(_("A new area of the selected hexes"));
  more_areas->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    desk_.act([](Workbench& bench) {
      const std::string name = free_name(bench.scenario().areas, utf8(_("Area")));
      bench.hand.area = name;
      bench.take(ToolKind::Area);
      return bench.perform(new_area(name, bench.selection().hexes));
    });
  });
  areas->Add(more_areas, 0, wxALIGN_CENTRE_VERTICAL);

  wxSizer* stacks = row(_("Fog stack"), stack_, _("The stack that face-down hexes are painted from"));
  stack_->Bind(wxEVT_CHOICE, [this](wxCommandEvent& event) {
    desk_.act([&](Workbench& bench) {
      bench.hand.stack = utf8(event.GetString());
      bench.take(ToolKind::Fog);
      return std::optional<Refusal>();
    });
  });
  auto* more_stacks = new wxButton(this, wxID_ANY, _("New"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  more_stacks->SetToolTip(_("A new stack of face-down hexes"));
  more_stacks->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    desk_.act([](Workbench& bench) {
      const std::string name = free_name(bench.scenario().stacks, utf8(_("fog")));
      bench.hand.stack = name;
      bench.take(ToolKind::Fog);
      return bench.perform(new_stack(name));
    });
  });
  stacks->Add(more_stacks, 0, wxALIGN_CENTRE_VERTICAL);

  wxSizer* markers = group(_("Markers"), 2);
  for (const Marker marker : all_markers)
    add(
        markers, icon(id(marker)), words(title(marker)),
        [marker](const Workbench& bench) {
          return bench.tool() == ToolKind::Marker && bench.hand.marker == marker;
        },
        [marker](Workbench& bench) { bench.hand.marker = marker, bench.take(ToolKind::Marker); })
        ->SetLabel(words(title(marker)));
  show_named();
}

void ToolsPanel::show_named() {
  fill(*area_, desk_.scenario().areas, desk_.bench().hand.area);
  fill(*stack_, desk_.scenario().stacks, desk_.bench().hand.stack);
}

}  // namespace hexwright::gui
