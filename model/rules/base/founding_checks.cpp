#include "rules/base/checks.h"
#include "rules/base/founding.h"

namespace hexwright::base {
namespace {

using Number = MapView::Number;

void find_too_few_places(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const int players = map.scenario().details.max_players;
  const int enough = 2 * players;
  const int places = most_apart(map.board(), founding_places(map), enough);
  if (places < enough)
    report.add(WholeScenario{}, say(N_("founding takes {0} places, no two side by side ({1} players, two "
                                       "each); there are at most {2}"),
                                    enough, players, places));
}

void find_areas_at_sea(const MapView& map, Report& report) {
  for (const auto& area : map.areas()) {
    if (!area.has(AreaRole::Founding) || area.hexes.empty()) continue;
    bool has_land = false;
    for (const Number hex : area.hexes) has_land = has_land || (map.is_land(hex) && !map.is_hidden(hex));
    if (!has_land)
      report.add(
          NamedPlace{NamedPlace::Kind::Area, *area.name},
          say(N_("players shall found in the area \"{0}\", but it has no land that is known before play"),
              *area.name));
  }
}

}  // namespace

constinit const Check founding_places_suffice{
    .info = {.id = "base.founding-places-suffice",
             .severity = Severity::Error,
             .title = N_("Every player can found"),
             .why = N_("Each player places two settlements before play, and no two settlements may be "
                       "neighbours. Counted is the best that the largest number of players can do."),
             .requirement = "BASE-17"},
    .run = find_too_few_places};

constinit const Check founding_areas_have_land{
    .info = {.id = "base.founding-areas-have-land",
             .severity = Severity::Warning,
             .title = N_("Founding areas have land"),
             .why = N_("A settlement is founded at a land hex that lies open."),
             .requirement = "BASE-17"},
    .run = find_areas_at_sea};

}  // namespace hexwright::base
