#include <array>
#include <cmath>

#include <wx/intl.h>

#include "editor/core/editing/frontiers.h"
#include "editor/gui/fields/field.h"
#include "model/board/plane.h"

namespace hexwright::gui {
namespace {

// Where an end of a path lies, as the scenario is shown: a quarter-turned one shows its east to the south.
wxString end_words(Intersection end, Intersection other, bool turned) {
  const Point here = position(end), there = position(other);
  double x = here.x - there.x, y = here.y - there.y;
  if (turned) x = std::exchange(y, x) * -1;
  if (std::abs(y) > 0.3) return y < 0 ? _("the upper end") : _("the lower end");
  return x < 0 ? _("the left end") : _("the right end");
}

}  // namespace

Fields fields_of_frontier(const Scenario& scenario, Hex hex) {
  const auto area = frontier_of(scenario, hex);
  if (!area) return {};
  const wxString group = _("Frontier area");
  const auto both = ends(area->path);
  const bool turned = scenario.details.quarter_turned;
  const bool first = scenario.topology.canonical(both[0]) == area->centre;
  const Pick pick{{end_words(both[0], both[1], turned), end_words(both[1], both[0], turned)}, first ? 0 : 1};
  return {{group, _("Lies in one"), Switch{true},
           [path = area->path](const Scenario&, const FieldValue&) -> Outcome<Command> {
             return remove_frontier(path);
           },
           _("Two hexes at the border, each with an event")},
          {group, _("Centre"), pick,
           [path = area->path](const Scenario& now, const FieldValue&) -> Outcome<Command> {
             return turn_frontier(now, path);
           },
           _("The intersection on the settlers' side that both events touch")}};
}

}  // namespace hexwright::gui
