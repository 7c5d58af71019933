#include <algorithm>

#include "model/board/plane.h"
#include "model/rules/pirate_fleet/fleet.h"
#include "model/rules/pirate_fleet/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::pirate_fleet {
namespace {

/// Three hexes around an intersection are the shortest closed line.
constexpr std::size_t shortest_course = 3;

const Mark& mark_at(const MapView& map, HexId hex) {
  return map.scenario().marks.at(MarkPlace(map.board().hex(hex)));
}

/// The hexes get the numbers from 1 in this order.
Edits numbered(const MapView& map, const std::vector<HexId>& hexes) {
  Edits edits;
  for (std::size_t i = 0; i < hexes.size(); ++i)
    edits.push_back(SetMark{map.board().hex(hexes[i]), Mark{MarkKind::Course, static_cast<int>(i) + 1}});
  return edits;
}

bool are_neighbours(const MapView& map, HexId from, HexId to) {
  const auto& around = map.board().neighbours(from);
  return std::find(around.begin(), around.end(), to) != around.end();
}

bool is_numbered(const MapView& map, const std::vector<HexId>& hexes) {
  for (std::size_t i = 0; i < hexes.size(); ++i)
    if (mark_at(map, hexes[i]).number != static_cast<int>(i) + 1) return false;
  return true;
}

/// From each hex on to the next one, and at last to the first.
bool is_closed_line(const MapView& map, const std::vector<HexId>& hexes) {
  for (std::size_t i = 0; i < hexes.size(); ++i)
    if (!are_neighbours(map, hexes[i], hexes[(i + 1) % hexes.size()])) return false;
  return hexes.size() >= shortest_course;
}

/// One finding a hex: what is wrong with it, or with the way from it.
void find_broken_course(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const auto hexes = course(map);
  if (hexes.size() < shortest_course) {
    report.add(WholeScenario{},
               by_number(hexes.size(),
                         plural("the fleet needs a closed course of {1} hexes or more, and {0} is marked",
                                "the fleet needs a closed course of {1} hexes or more, and {0} are marked"),
                         {argument(shortest_course)}));
    return;
  }
  const bool renumber = !is_numbered(map, hexes);
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    const HexId here = hexes[i], next = hexes[(i + 1) % hexes.size()];
    const Hex place = map.board().hex(here);
    if (!map.is_sea(here))
      report.add(place, say(N_("the course of the fleet leads over land")));
    else if (!are_neighbours(map, here, next))
      report.add(place, say(N_("the course goes on to hex {0}, which is not beside this one"),
                            word(map.board().hex(next))));
    else if (renumber && mark_at(map, here).number != static_cast<int>(i) + 1)
      report.add(place,
                 say(N_("this hex has the number {0}, but is number {1} of the course"),
                     mark_at(map, here).number, i + 1),
                 Fix{say(N_("number the course from 1 on")), numbered(map, hexes)});
  }
}

/// Twice the area inside; above 0 for a line that goes clockwise, as y grows downwards.
double signed_area(const MapView& map, const std::vector<HexId>& hexes) {
  double sum = 0;
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    const Point a = centre(map.board().hex(hexes[i]));
    const Point b = centre(map.board().hex(hexes[(i + 1) % hexes.size()]));
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

void find_counterclockwise(const MapView& map, Report& report) {
  auto hexes = course(map);
  // Around a joined board neither way is clockwise.
  if (map.board().topology().kind() != Topology::Kind::Flat || !is_closed_line(map, hexes)) return;
  if (signed_area(map, hexes) >= 0) return;
  std::reverse(hexes.begin() + 1, hexes.end());
  report.add(WholeScenario{}, say(N_("the course of the fleet goes against the clock")),
             Fix{say(N_("turn it round")), numbered(map, hexes)});
}

/// Where nothing marks it, it begins on the first hex.
void find_fleet_elsewhere(const MapView& map, Report& report) {
  const auto hexes = course(map);
  const auto marker = map.scenario().markers.find(Marker::Pirate);
  if (hexes.empty() || marker == map.scenario().markers.end()) return;
  if (std::find(hexes.begin(), hexes.end(), map.board().find(marker->second)) != hexes.end()) return;
  const Hex first = map.board().hex(hexes.front());
  report.add(marker->second, say(N_("the fleet begins beside its course")),
             Fix{say(N_("let it begin at hex {0}"), word(first)), {SetMarker{Marker::Pirate, first}}});
}

void find_harmless_course(const MapView& map, Report& report) {
  const auto hexes = course(map);
  if (hexes.empty()) return;
  const auto main = map.hexes_in(AreaRole::Founding);
  const bool everywhere = !map.has_area_with(AreaRole::Founding);
  const auto is_main = [&](HexId hex) {
    return hex != none && map.may_be_land(hex) && !map.is_unsettled(hex) && (everywhere || main[hex] != 0);
  };
  const bool touches = std::any_of(hexes.begin(), hexes.end(), [&](HexId hex) {
    const auto& around = map.board().neighbours(hex);
    return std::any_of(around.begin(), around.end(), is_main);
  });
  if (!touches)
    report.add(WholeScenario{},
               say(N_("the course of the fleet comes to no coast where players found: it attacks nobody")));
}

void find_robber(const MapView& map, Report& report) {
  const auto robber = map.scenario().markers.find(Marker::Robber);
  if (robber != map.scenario().markers.end())
    report.add(robber->second, say(N_("the robber is marked, and there is none")),
               Fix{say(N_("remove it")), {SetMarker{Marker::Robber, {}}}});
}

}  // namespace

constinit const Check course_closed{
    .info = {.id = "pirate-fleet.course-closed",
             .severity = Severity::Error,
             .title = N_("The course of the fleet is a closed line over the sea"),
             .why =
                 N_("The fleet sails on from each of the numbered hexes to the next one, and from the last "
                    "one to the first."),
             .requirement = "PIR-06, PIR-16"},
    .run = find_broken_course};

constinit const Check course_clockwise{.info = {.id = "pirate-fleet.course-clockwise",
                                                .severity = Severity::Error,
                                                .title = N_("The course of the fleet goes with the clock"),
                                                .why = N_("Players are used to look that way for the fleet."),
                                                .requirement = "PIR-06, PIR-16"},
                                       .run = find_counterclockwise};

constinit const Check fleet_on_course{
    .info =
        {.id = "pirate-fleet.fleet-on-course",
         .severity = Severity::Error,
         .title = N_("The fleet begins on its course"),
         .why =
             N_("The piece of the pirate is the fleet: its marker says where it begins, or else the number 1 "
                "of the course."),
         .requirement = "PIR-06, PIR-16"},
    .run = find_fleet_elsewhere};

constinit const Check course_at_main_coast{
    .info = {.id = "pirate-fleet.course-at-main-coast",
             .severity = Severity::Warning,
             .title = N_("The fleet comes to the coast of players"),
             .why = N_("It attacks whoever has a building at the hex where it stops. Where nobody has, "
                       "warships protect nothing."),
             .requirement = "PIR-16"},
    .run = find_harmless_course};

constinit const Check no_robber{.info = {.id = "pirate-fleet.no-robber",
                                         .severity = Severity::Error,
                                         .title = N_("No robber is marked"),
                                         .why = N_("With the pirate fleet there is no robber."),
                                         .requirement = "PIR-05"},
                                .run = find_robber};

}  // namespace hexwright::pirate_fleet
