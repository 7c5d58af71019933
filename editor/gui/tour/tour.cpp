#include "editor/gui/tour/tour.h"

#include <wx/intl.h>
#include <wx/menu.h>
#include <wx/msgdlg.h>
#include <wx/toolbar.h>

#include "editor/gui/batch/live_batch.h"
#include "editor/gui/controls/tool_buttons.h"
#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/panels/problems_panel.h"
#include "editor/gui/play/play.h"
#include "editor/gui/tour/callout.h"

namespace hexwright::gui {
namespace {

/// The board of the base game, with a robber that the checks object to.
Outcome<Document> practice_board() {
  const auto found = find_template("base-3-4");
  if (const auto* refusal = found.refusal()) return *refusal;
  const Opened opened = Document::open(found.value().file);
  if (!opened.document) return Refusal{opened.problems.front().message};
  Scenario scenario = opened.document->scenario();
  scenario.details.title = utf8(_("Practice board"));
  scenario.markers[Marker::Robber] = Hex{1, 0};
  return Document(std::move(scenario));
}

}  // namespace

void start_tour(Frame& from) {
  auto board = practice_board();
  if (const auto* refusal = board.refusal()) {
    wxMessageBox(sentence(refusal->why), _("No tour"), wxOK | wxICON_ERROR, &from);
    return;
  }
  Frame& frame = show_document(&from, std::move(board).value());
  if (frame.autosave()) frame.autosave()->keep_nothing();
  new Callout(frame, tour_steps());
}

namespace {

wxWindow* pane_of(const Frame& frame, const wxString& name) {
  for (const Frame::Pane& pane : frame.panes())
    if (pane.name == name) return pane.window;
  return nullptr;
}

/// The control of this name in the panel; the panel where it is scrolled out of sight.
wxRect place_in(Frame& frame, const wxString& pane, const wxString& control) {
  const wxWindow* panel = pane_of(frame, pane);
  const wxRect whole = panel->GetScreenRect();
  const wxWindow* found = wxWindow::FindWindowByName(control, panel);
  if (!found || !found->IsShownOnScreen() || !whole.Contains(found->GetScreenRect())) return whole;
  return found->GetScreenRect();
}

wxRect place_of_button(const Frame& frame, const wxString& menu, const wxString& line) {
  const wxToolBar& bar = *frame.GetToolBar();
  return place_of_tool(bar, bar.GetToolPos(frame.GetMenuBar()->FindMenuItem(menu, line)));
}

bool numbers_differ(const Scenario& a, const Scenario& b) {
  for (const auto& [hex, cell] : a.cells)
    if (const auto other = b.cells.find(hex); other != b.cells.end() && other->second.token != cell.token)
      return true;
  return false;
}

void show_tools(Frame& frame) { frame.show_pane("tools"); }

TourStep take_terrain() {
  return {
      _("Take a terrain"),
      _("Everything that you can put on a board is in this palette. Click the mountains. Below each picture "
        "you read how many pieces your boxes still have."),
      show_tools, [](Frame& frame) { return place_in(frame, "tools", words(title(Terrain::Mountains))); },
      [](Frame& frame, const Scenario&) { return frame.context().bench().tool() == ToolKind::Terrain; }};
}

TourStep paint() {
  return {_("Paint it"),
          _("Click a hex, or drag over several. Ctrl+Z takes a step back, as often as you like."),
          {},
          [](Frame& frame) { return frame.canvas().GetScreenRect(); },
          [](Frame& frame, const Scenario& before) { return !(frame.context().scenario() == before); }};
}

TourStep place_number() {
  const ToolInfo& tool = info(ToolKind::Token);
  return {_("Give a hex its number"),
          wxString::Format(_("Take this tool (%s) and a number below it, then click a hex. Quicker: with the "
                             "pointer over the hex, type the number."),
                           wxString(wxUniChar(wxToupper(tool.key)))),
          show_tools, [name = words(tool.title)](Frame& frame) { return place_in(frame, "tools", name); },
          [](Frame& frame, const Scenario& before) {
            return numbers_differ(frame.context().scenario(), before);
          }};
}

TourStep fix_problem() {
  return {_("See what is wrong, and fix it"),
          _("The board is checked while you draw. Choose a line in this list, then press the button that "
            "mends it."),
          [](Frame& frame) { frame.show_pane("problems"); },
          [](Frame& frame) { return frame.problems().GetScreenRect(); },
          [](Frame& frame, const Scenario& before) { return frame.context().scenario() != before; }};
}

TourStep playtest() {
  return {_("Let bots play it"),
          _("Press Play on this page: bots play many games on your map while you draw on, and the charts "
            "tell whether every seat can win."),
          [](Frame& frame) { frame.show_batch(); },
          [](Frame& frame) { return pane_of(frame, "properties")->GetScreenRect(); },
          [](Frame& frame, const Scenario&) { return frame.batch().is_running() || frame.batch().now(); }};
}

TourStep deal() {
  return {_("Have a board dealt"),
          _("Press Deal on this page: it deals a board that meets the wishes ticked below, and again another "
            "one. Ctrl+Z brings yours back. Further down bots look for a board that is fair to every seat."),
          [](Frame& frame) { frame.show_generate(); },
          [](Frame& frame) { return place_in(frame, "properties", "Deal a board"); },
          [](Frame& frame, const Scenario& before) {
            return frame.context().scenario().generation.dealt != before.generation.dealt;
          }};
}

TourStep play() {
  return {_("Play it yourself"),
          _("The button above this mark opens a game on your map, against bots or friends at the same "
            "screen. Your drawing "
            "waits until you come back."),
          {},
          [](Frame& frame) { return place_of_button(frame, _("&Play"), _("&Play This Map…")); },
          [](Frame& frame, const Scenario&) { return has_game(frame); }};
}

TourStep save_it() {
  return {_("Save and share it"),
          _("The button above this mark, or Ctrl+S, saves a map; Ctrl+E exports a picture and Ctrl+P a sheet "
            "to print. That was "
            "all. Keep this practice board or close it; F1 tells more about whatever you are at."),
          {},
          [](Frame& frame) { return place_of_button(frame, _("&File"), _("&Save")); },
          [](Frame& frame, const Scenario&) { return !frame.context().document().path().empty(); }};
}

}  // namespace

std::vector<TourStep> tour_steps() {
  return {take_terrain(), paint(), place_number(), fix_problem(), playtest(), deal(), play(), save_it()};
}

}  // namespace hexwright::gui
