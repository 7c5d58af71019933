#include <algorithm>

#include "rules/cities_and_knights/checks.h"
#include "rules/map_view.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr int least_rise = 4, most_rise = 5;  // CK-01

void run(const MapView& map, Report& report) {
  const int without = map.rules().number("cities-and-knights", "points-without");
  const int least = without + least_rise, most = without + most_rise;
  const int points = map.scenario().details.victory_points;
  if (points >= least && points <= most) return;
  const int meant = std::clamp(points, least, most);
  Details details = map.scenario().details;
  details.victory_points = meant;
  report.add(
      WholeScenario{},
      say(N_("the game asks for {0} victory points, but with Cities & Knights {1} or {2} are usual: 4 or 5 "
             "more than the {3} without it"),
          points, least, most, without),
      Fix{say(N_("ask for {0} victory points"), meant), {SetDetails{std::move(details)}}});
}

}  // namespace

constinit const Check points_raised{
    .info = {.id = "cities-and-knights.points-raised",
             .severity = Severity::Warning,
             .title = N_("Cities & Knights asks for 4 or 5 victory points more"),
             .why = N_("The expansion brings victory points of its own. With spices, 17 points for The Fog "
                       "Islands are 5 more than its 12 without either expansion, and 18 for Heading for New "
                       "Shores 4 more than its 14. The option points-without says what the scenario asks for "
                       "without it."),
             .requirement = "CK-01"},
    .run = run};

}  // namespace hexwright::cities_and_knights
