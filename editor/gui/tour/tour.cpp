#include "editor/gui/tour/tour.h"

#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "editor/gui/controls/words.h"
#include "editor/gui/files/files.h"
#include "editor/gui/frame/frame.h"
#include "editor/gui/library/autosave.h"
#include "editor/gui/tour/callout.h"
#include "editor/gui/tour/steps.h"

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

}  // namespace hexwright::gui
