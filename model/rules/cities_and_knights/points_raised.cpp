#include <algorithm>

#include "listed_modules.h"
#include "model/rules/base/victory_points.h"
#include "model/rules/cities_and_knights/parts.h"
#include "model/rules/map_view.h"

namespace hexwright::cities_and_knights {
namespace {

/// The points that are usual, both ends included.
struct UsualPoints {
  int least = 0, most = 0;
};

/// What is asked for without the expansion is unknown where a Seafarers scenario says nothing of it.
bool says_points_without(const MapView& map) {
  const auto& rules = map.scenario().rules;
  const auto module = rules.find("cities-and-knights");
  if (module == rules.end()) return false;
  const auto said = module->second.find("points-without");
  return said != module->second.end() &&
         takes(*find_option(cities_and_knights_module, said->first), said->second);
}

/// 13 on the base map, 3 more than its 10; 2 more for a Seafarers scenario; with spices, too, 4 or 5 more
/// than the plain scenario asks for. CK-01
UsualPoints usual_points(const MapView& map) {
  const int without = map.rules().number("cities-and-knights", "points-without");
  if (map.plays("spices")) {
    // The Fog Islands and Heading for New Shores.
    if (!says_points_without(map)) return {17, 18};
    return {without + 4, without + 5};
  }
  const int rise = map.plays("seafarers") || map.plays("desolation") ? 2 : 3;  // CK-93
  return {without + rise, without + rise};
}

/// None where the map does not let anybody get so many.
std::optional<Fix> ask_for(const MapView& map, int points) {
  if (base::best_case(map).total() < points) return {};
  Details details = map.scenario().details;
  details.victory_points = points;
  return Fix{say(N_("ask for {0} victory points"), points), {SetDetails{std::move(details)}}};
}

Message words_for(const MapView& map, const UsualPoints& usual) {
  const int points = map.scenario().details.victory_points;
  const int without = map.rules().number("cities-and-knights", "points-without");
  if (map.plays("spices") && !says_points_without(map))
    return say(
        N_("the game asks for {0} victory points, but with spices and Cities & Knights {1} or {2} are "
           "usual; if the plain Seafarers scenario asks for other points than the published ones, say so "
           "in the option points-without"),
        points, usual.least, usual.most);
  if (map.plays("spices"))
    return say(N_("the game asks for {0} victory points, but with spices and Cities & Knights {1} or {2} are "
                  "usual: 4 or 5 more than the {3} of the plain scenario"),
               points, usual.least, usual.most, without);
  if (!map.plays("seafarers"))
    return say(
        N_("the game asks for {0} victory points, but with Cities & Knights {1} are usual: 3 more than "
           "the {2} without it"),
        points, usual.least, without);
  if (says_points_without(map))
    return say(
        N_("the game asks for {0} victory points, but with Cities & Knights {1} are usual: 2 more than "
           "the {2} of the Seafarers scenario without it"),
        points, usual.least, without);
  return say(
      N_("the game asks for {0} victory points, but with Cities & Knights 2 more are usual than the "
         "Seafarers scenario asks for without it; say in the option points-without how many these are, "
         "else it is {1}"),
      points, without);
}

void run(const MapView& map, Report& report) {
  const UsualPoints usual = usual_points(map);
  const int points = map.scenario().details.victory_points;
  if (points >= usual.least && points <= usual.most) return;
  report.add(WholeScenario{}, words_for(map, usual),
             ask_for(map, std::clamp(points, usual.least, usual.most)));
}

}  // namespace

constinit const Check points_raised{
    .info = {.id = "cities-and-knights.points-raised",
             .severity = Severity::Warning,
             .title = N_("Cities & Knights raises the victory points"),
             .why = N_(
                 "The expansion brings victory points of its own: the base map asks for 13, a Seafarers "
                 "scenario for 2 more than it does without. With spices as well it is 4 or 5 more than the "
                 "plain Seafarers scenario, 17 for The Fog Islands (12) and 18 for Heading for New Shores "
                 "(14). The option points-without names the points of that scenario."),
             .requirement = "CK-01, CK-98"},
    .run = run};

}  // namespace hexwright::cities_and_knights
