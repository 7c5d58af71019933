#include <algorithm>

#include <wx/dialog.h>
#include <wx/display.h>
#include <wx/intl.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "editor/core/editing/tool.h"
#include "editor/gui/controls/accessible.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/dialogs/dialogs.h"

namespace hexwright::gui {

KeyLines keys_of_drawing() {
  KeyLines result{{_("Wheel, + and -"), _("zoom to the pointer")},
                  {_("Middle drag, Space and drag, Ctrl and arrows"), _("move the view")},
                  {_("F or Ctrl+0"), _("show the whole map")},
                  {_("Arrows"), _("walk over the map with the keyboard's cursor")},
                  {_("Enter or Space"), _("use the tool at the cursor")},
                  {_(". and ,"), _("aim at the next or the previous side or corner of the hex")},
                  {_("2 to 9, 10, 11, 12"), _("put a number token on the hex or on all that are selected")},
                  {_("R, Shift+R"), _("turn the selection, the held piece or the harbor")},
                  {_("Alt and arrows, Home, End, Page Up, Page Down"), _("move the selection by one hex")},
                  {_("L, Shift+L"), _("choose what moves with the selection")},
                  {_("O"), _("paint and fill only what is empty, or everything again")},
                  {_("Ctrl+B"), _("surround the land with sea")},
                  {_("Ctrl and drag"), _("copy what is dragged with the Select tool")},
                  {_("X"), _("mirror the selection or the held piece")},
                  {_("Delete"), _("take away what is selected")},
                  {_("Escape"), _("drop the stroke, the held piece or the selection")},
                  {_("Tab"), _("hide all panels, or bring them back")},
                  {_("Ctrl+1, 2, 3, 4"), _("hide or show one panel")},
                  {_("F6, Shift+F6"), _("go to the next or the previous panel")},
                  {_("Ctrl+Alt+1 to 9, Ctrl+Alt+0"), _("show the analysis above the map, or nothing")},
                  {_("F8, Shift+F8"), _("go to the next or the previous problem")},
                  {_("Ctrl+Shift+D"), _("deal a board that meets the wishes, and another")},
                  {_("F5, Shift+F5"), _("play the map, go on playing")},
                  {_("Ctrl+F, F3, Shift+F3"), _("find on the map, go to the next or the previous")},
                  {_("Ctrl+Shift+P"), _("find a command by its name")},
                  {_("F1"), _("open the guide at the part that has the keyboard")}};
  for (const ToolInfo& tool : all_tools())
    result.emplace_back(wxString(wxUniChar(wxToupper(tool.key))),
                        wxString::Format(_("tool: %s"), words(tool.title)));
  return result;
}

namespace {

/// As high as its lines, but no higher than the screen has room for: then it scrolls, by keys, too.
wxScrolledWindow* list_of(wxDialog& dialog, const KeyLines& lines) {
  auto* list = new wxScrolledWindow(&dialog, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
  list->SetLabel(dialog.GetTitle());
  auto* grid = new wxFlexGridSizer(2, 6, 24);
  for (const auto& [key, meaning] : lines) {
    auto* left = new wxStaticText(list, wxID_ANY, key);
    left->SetFont(left->GetFont().Bold());
    grid->Add(left);
    grid->Add(new wxStaticText(list, wxID_ANY, meaning));
  }
  list->SetSizer(grid);
  list->SetScrollRate(0, dialog.GetCharHeight());
  const int most = wxDisplay(&dialog).GetClientArea().height * 3 / 4;
  list->SetMinSize({-1, std::min(grid->CalcMin().y, most)});
  return list;
}

}  // namespace

void show_keys(wxWindow* parent, const KeyLines& lines) {
  wxDialog dialog(parent, wxID_ANY, _("Keys and mouse"));
  wxScrolledWindow* list = list_of(dialog, lines);
  auto* sizer = new wxBoxSizer(wxVERTICAL);
  sizer->Add(list, 1, wxEXPAND | wxALL, 16);
  sizer->Add(dialog.CreateButtonSizer(wxOK), 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, 12);
  dialog.SetSizerAndFit(sizer);
  dialog.SetEscapeId(wxID_OK);
  dialog.CentreOnParent();
  name_for_readers(dialog);
  list->SetFocus();
  dialog.ShowModal();
}

}  // namespace hexwright::gui
