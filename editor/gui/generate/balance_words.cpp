#include "editor/gui/generate/balance_words.h"

#include <cmath>

#include <wx/intl.h>

#include "editor/core/generate/effort.h"
#include "editor/gui/controls/words.h"
#include "io/render/board/heat.h"

namespace hexwright::gui {
namespace {

wxString minutes(double seconds) {
  const long whole = std::lround(seconds);
  return wxString::Format("%ld:%02ld", whole / 60, whole % 60);
}

}  // namespace

wxString points_apart(const Played& played) { return words(brief(100 * played.seat_spread())); }

wxString progress_words(const BalancedSoFar& now) {
  const BalanceProgress& at = now.progress;
  if (now.paused) return _("Paused. Go on whenever you like; drawing goes on meanwhile.");
  if (now.over && now.result && !now.result->is_complete)
    return now.has_board() ? _("Cancelled. This is the best so far.")
                           : _("Cancelled before any board was played.");
  if (now.over) return wxString::Format(_("Done in %s."), minutes(at.seconds));
  const wxString what = words(stage_words(at.stage, at.round, at.rounds, at.boards));
  return at.seconds_left > 0 ? wxString::Format(_("%s; %s left"), what, minutes(at.seconds_left))
                             : what + L"…";
}

wxString verdict_words(const BalanceResult& result) {
  const BalancedBoard& best = result.boards.front();
  if (best.fresh_settlers.decided == 0)
    return wxString::Format(
        _("So far the seats of the best board are %s points of the wins apart, in the games that "
          "it was chosen by."),
        points_apart(best.settlers));
  return wxString::Format(
      _("The seats were %s points of the wins apart and are now %s, in games that nobody chose by."),
      points_apart(result.map_settlers), points_apart(best.fresh_settlers));
}

}  // namespace hexwright::gui
