#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/base/routes.h"
#include "model/rules/frontiers/frontiers.h"
#include "model/rules/frontiers/parts.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::frontiers {
namespace {

bool can_build(const MapView& map, IntersectionId intersection) {
  return intersection != none && base::can_settle(map, intersection);
}

IntersectionId centre_of(const FrontierView& area) { return area.intersections[0][0]; }

void find_too_many_events(const MapView& map, Report& report) {
  const auto areas = map.frontiers();
  const int events = 2 * static_cast<int>(areas.size());
  if (events <= cards) return;
  Edits edits;
  for (const FrontierView& area : areas.subspan(cards / 2)) edits.push_back(SetFrontier{area.path, {}});
  report.add(
      WholeScenario{},
      say(N_("{0} frontier areas have {1} events, but there are {2} frontier cards, one for each event: "
             "at most {3} areas"),
          areas.size(), events, cards, cards / 2),
      Fix{say(N_("remove the last {0} areas"), edits.size()), std::move(edits)});
}

/// The path's other end for a centre, where somebody can build there.
std::optional<Fix> turn_around(const MapView& map, const FrontierView& area) {
  for (const Intersection& end : ends(area.path)) {
    const IntersectionId other = map.board().find(end);
    if (other != centre_of(area) && can_build(map, other))
      return Fix{say(N_("turn the area around")), {SetFrontier{area.path, map.board().intersection(other)}}};
  }
  return {};
}

void find_unbuildable_centres(const MapView& map, Report& report) {
  for (const FrontierView& area : map.frontiers()) {
    if (can_build(map, centre_of(area))) continue;
    auto fix = turn_around(map, area);
    report.add(area.path,
               say(N_("nobody can build at the centre of the frontier area, which both events touch; it lies "
                      "at land, on the settlers' side")),
               fix ? std::move(fix) : Fix{say(N_("remove the frontier area")), {SetFrontier{area.path, {}}}});
  }
}

void find_unbuildable(const MapView& map, Report& report) {
  for (const FrontierView& area : map.frontiers()) {
    if (!can_build(map, centre_of(area))) continue;
    std::vector<Argument> fewer;
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& event = area.intersections[i];
      const auto open =
          std::count_if(event.begin(), event.end(), [&](IntersectionId n) { return can_build(map, n); });
      if (open < 3)
        fewer.emplace_back(say(N_("at {0} of them at hex {1}"), open, word(area.path.hexes()[i])));
    }
    if (!fewer.empty())
      report.add(area.path, say(N_("an event touches three intersections, but players can only build {0}"),
                                list(fewer)));
  }
}

void find_out_of_reach(const MapView& map, Report& report) {
  const auto starts = base::founding_places(map);
  if (starts.empty() || map.frontiers().empty()) return;
  const Pieces& pieces = map.scenario().details.pieces;
  const auto lengths = base::route_lengths(map, starts);
  const auto in_reach = [&](IntersectionId place) {
    const int length = place == none ? -1 : lengths[place];
    return length >= 0 && length <= pieces.roads + pieces.ships && base::can_settle(map, place);
  };
  for (const FrontierView& area : map.frontiers()) {
    // Where nobody can build, another check says so.
    if (!can_build(map, centre_of(area))) continue;
    std::vector<Argument> lost;
    for (std::size_t i = 0; i < 2; ++i) {
      const auto& event = area.intersections[i];
      if (std::none_of(event.begin(), event.end(), in_reach)) lost.emplace_back(word(area.path.hexes()[i]));
    }
    if (!lost.empty())
      report.add(
          area.path,
          in_form_for(lost.size(),
                      plural("no road or ship leads to the frontier event at hex {0}, so nobody will "
                             "discover it",
                             "no road or ship leads to the frontier events at hexes {0}, so nobody will "
                             "discover them"),
                      {list(lost)}));
  }
}

void find_harbors(const MapView& map, Report& report) {
  for (const auto& harbor : map.harbors()) {
    if (harbor.sea_hex == none) continue;
    const auto areas = map.frontiers();
    const bool covered = std::any_of(areas.begin(), areas.end(), [&](const FrontierView& area) {
      return area.hexes[0] == harbor.sea_hex || area.hexes[1] == harbor.sea_hex;
    });
    if (covered)
      report.add(harbor.path, say(N_("the harbor lies in a frontier hex, under the card of its event")),
                 Fix{say(N_("remove the harbor")), {SetHarbor{harbor.path, {}}}});
  }
}

}  // namespace

constinit const Check cards_suffice{
    .info = {.id = "frontiers.cards-suffice",
             .severity = Severity::Error,
             .title = N_("There is a frontier card for each event"),
             .why = N_("Each discovered event takes a card of its own, and there are ten."),
             .requirement = "FRO-02"},
    .run = find_too_many_events};

constinit const Check centres_buildable{
    .info = {.id = "frontiers.centres-buildable",
             .severity = Severity::Error,
             .title = N_("Players can build in the centre of a frontier area"),
             .why = N_("The centre intersection belongs to both events; whoever settles there chooses one."),
             .requirement = "FRO-01, FRO-04"},
    .run = find_unbuildable_centres};

constinit const Check intersections_buildable{
    .info = {.id = "frontiers.intersections-buildable",
             .severity = Severity::Warning,
             .title = N_("Players can build at all frontier intersections"),
             .why = N_("An event is discovered by the first settlement at one of its three intersections."),
             .requirement = "FRO-01, FRO-02"},
    .run = find_unbuildable};

constinit const Check events_reachable{
    .info = {.id = "frontiers.events-reachable",
             .severity = Severity::Warning,
             .title = N_("Frontier events can be reached"),
             .why = N_("An event that nobody can ever discover is only decoration."),
             .requirement = "FRO-02, BASE-18"},
    .run = find_out_of_reach};

constinit const Check harbors_elsewhere{.info = {.id = "frontiers.harbors-elsewhere",
                                                 .severity = Severity::Warning,
                                                 .title = N_("No harbor lies in a frontier hex"),
                                                 .why = N_("The event's card lies on the hex."),
                                                 .requirement = "FRO-01"},
                                        .run = find_harbors};

}  // namespace hexwright::frontiers
