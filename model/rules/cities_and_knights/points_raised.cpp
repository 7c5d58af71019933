#include <algorithm>

#include "rules/cities_and_knights/checks.h"
#include "rules/map_view.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr int least_rise = 4, most_rise = 5;  // CK-01
constexpr int base_game = 10;
constexpr int with_spices = 17;  // The Fog Islands; one more for Heading for New Shores. CK-01

Fix ask_for(const MapView& map, int points) {
  Details details = map.scenario().details;
  details.victory_points = points;
  return {say(N_("ask for {0} victory points"), points), {SetDetails{std::move(details)}}};
}

void run(const MapView& map, Report& report) {
  const int without = map.rules().number("cities-and-knights", "points-without");
  // The target of the base game is nobody's who plays with spices: then it was left as it is.
  const bool recommended = without == base_game && map.rules().plays("spices");
  const int least = recommended ? with_spices : without + least_rise;
  const int most = recommended ? with_spices + 1 : without + most_rise;
  const int points = map.scenario().details.victory_points;
  if (points >= least && points <= most) return;
  const Fix fix = ask_for(map, std::clamp(points, least, most));
  if (recommended)
    report.add(WholeScenario{},
               say(N_("the game asks for {0} victory points, but with spices and Cities & Knights {1} or {2} "
                      "are usual; if the scenario without them asks for other points than the published "
                      "ones, say so in the option points-without"),
                   points, least, most),
               fix);
  else
    report.add(WholeScenario{},
               say(N_("the game asks for {0} victory points, but with Cities & Knights {1} or {2} are usual: "
                      "4 or 5 more than the {3} without it"),
                   points, least, most, without),
               fix);
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
