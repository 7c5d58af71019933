#include <algorithm>

#include "model/rules/base/founding.h"
#include "model/rules/base/numbers.h"
#include "model/rules/base/robber.h"
#include "model/rules/cloth_villages/cloth.h"
#include "model/rules/cloth_villages/parts.h"
#include "model/rules/islands.h"
#include "model/rules/words.h"
#include "model/scenario/plural.h"

namespace hexwright::cloth_villages {
namespace {

Fix removal(const VillageView& village) {
  return {say(N_("take the village away")), {SetMark{village.place, {}}}};
}

void find_too_few(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  const auto villages = static_cast<int>(map.villages().size());
  if (villages <= villages_at_the_end)
    report.add(
        WholeScenario{},
        by_number(villages,
                  plural("the map has {0} village, and the game ends when no more than {1} have cloth",
                         "the map has {0} villages, and the game ends when no more than {1} have cloth"),
                  {argument(villages_at_the_end)}));
}

void find_elsewhere(const MapView& map, Report& report) {
  for (const VillageView& village : map.villages()) {
    if (village.id == none) continue;  // another check says so
    const auto& hexes = map.board().intersection_hexes(village.id);
    const auto any = [&](auto is_so) { return std::any_of(hexes.begin(), hexes.end(), is_so); };
    if (!any([&](HexId hex) { return map.is_unsettled(hex) && map.may_be_land(hex); }))
      report.add(village.place, say(N_("the village lies at no island of an area where nobody settles")),
                 removal(village));
    else if (!any([&](HexId hex) { return map.may_be_sea(hex); }))
      report.add(village.place, say(N_("the village lies at no coast, so that no ship comes there")),
                 removal(village));
  }
}

/// Where ships of a player come who has buildings at these places, past no place where somebody else may
/// build.
IdVector<IntersectionId, char> sailed_to(const MapView& map, const std::vector<IntersectionId>& starts) {
  const BoardGraph& board = map.board();
  IdVector<IntersectionId, char> reached(board.intersection_count());
  for (const IntersectionId start : starts) reached[start] = 1;
  std::vector<IntersectionId> queue = starts;
  queue.reserve(static_cast<std::size_t>(board.intersection_count()));
  for (std::size_t i = 0; i < queue.size(); ++i) {
    if (i >= starts.size() && base::can_settle(map, queue[i])) continue;
    for (std::size_t way = 0; way < 3; ++way) {
      const PathId path = board.intersection_paths(queue[i])[way];
      const IntersectionId next = board.intersection_neighbours(queue[i])[way];
      if (next == none || reached[next] != 0 || !map.rules().carries_ship(map.beside(path))) continue;
      reached[next] = 1;
      queue.push_back(next);
    }
  }
  return reached;
}

/// By island: where players found.
std::vector<std::vector<IntersectionId>> founding_by_island(const MapView& map) {
  const Islands islands = islands_of(map);
  std::vector<std::vector<IntersectionId>> places(static_cast<std::size_t>(islands.count));
  for (const IntersectionId place : base::founding_places(map)) {
    const auto& hexes = map.board().intersection_hexes(place);
    const auto land = std::find_if(hexes.begin(), hexes.end(),
                                   [&](HexId hex) { return hex != none && islands[hex] != none; });
    if (land != hexes.end()) places[islands[*land].index()].push_back(place);
  }
  std::erase_if(places, [](const auto& of_island) { return of_island.empty(); });
  return places;
}

void find_out_of_reach(const MapView& map, Report& report) {
  const auto places = founding_by_island(map);
  std::vector<IdVector<IntersectionId, char>> reached;
  for (const auto& of_island : places) reached.push_back(sailed_to(map, of_island));
  for (const VillageView& village : map.villages()) {
    if (village.id == none) continue;
    const auto from = std::count_if(reached.begin(), reached.end(),
                                    [&](const auto& by_island) { return by_island[village.id] != 0; });
    if (from < static_cast<std::ptrdiff_t>(reached.size()))
      report.add(
          village.place,
          say(N_("ships come to this village from {0} of the {1} islands where players found; they must "
                 "from all, past no place where somebody may build"),
              from, reached.size()));
  }
}

void find_illegal_numbers(const MapView& map, Report& report) {
  const auto spare = [&] { return base::spare_number(map); };
  for (const VillageView& village : map.villages()) {
    if (is_legal_number(village.number)) continue;
    const int number = spare();
    report.add(
        village.place,
        say(N_("the village has the number {0}; numbers are 2 to 6 and 8 to 12"), village.number),
        Fix{say(N_("make it a {0}"), number), {SetMark{village.place, Mark{MarkKind::Village, number}}}});
  }
}

void find_robber_at_villages(const MapView& map, Report& report) {
  const auto robber = map.scenario().markers.find(Marker::Robber);
  if (robber == map.scenario().markers.end() || !base::robber_shuns(map, map.board().find(robber->second)))
    return;
  report.add(robber->second, say(N_("the robber starts where nobody settles, and never comes there")),
             base::send_robber_to_start(map));
}

}  // namespace

constinit const Check villages_enough{
    .info = {.id = "cloth-villages.villages-enough",
             .severity = Severity::Error,
             .title = N_("There are four villages or more"),
             .why = N_("When no more than three have cloth left, the game is over."),
             .requirement = "CLO-15"},
    .run = find_too_few};

constinit const Check villages_at_unsettled_coasts{
    .info = {.id = "cloth-villages.villages-at-unsettled-coasts",
             .severity = Severity::Error,
             .title = N_("Villages lie at the coast of islands where nobody settles"),
             .why = N_("Players come to villages by ship, and never build there. The islands of the villages "
                       "are areas of the role \"nobody settles here\"."),
             .requirement = "CLO-15"},
    .run = find_elsewhere};

constinit const Check villages_reachable{
    .info = {.id = "cloth-villages.villages-reachable",
             .severity = Severity::Error,
             .title = N_("Ships come to every village from every island where players found"),
             .why =
                 N_("A building of somebody else on the way would cut the route off, so that there is a way "
                    "past none."),
             .requirement = "CLO-15"},
    .run = find_out_of_reach};

constinit const Check village_numbers_legal{
    .info = {.id = "cloth-villages.numbers-legal",
             .severity = Severity::Error,
             .title = N_("The numbers of villages can be rolled"),
             .why = N_("A village gives cloth when the dice show its number. 7 is the robber's."),
             .requirement = "CLO-15"},
    .run = find_illegal_numbers};

constinit const Check robber_elsewhere{.info = {.id = "cloth-villages.robber-elsewhere",
                                                .severity = Severity::Error,
                                                .title = N_("The robber starts where players settle"),
                                                .why = N_("It never comes to the islands with villages."),
                                                .requirement = "CLO-04"},
                                       .run = find_robber_at_villages};

}  // namespace hexwright::cloth_villages
