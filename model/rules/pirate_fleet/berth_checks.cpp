#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "model/rules/base/founding.h"
#include "model/rules/pirate_fleet/fleet.h"
#include "model/rules/pirate_fleet/parts.h"
#include "model/rules/words.h"

namespace hexwright::pirate_fleet {
namespace {

constexpr std::array berth_marks{MarkKind::Fortress, MarkKind::Landing, MarkKind::FirstSettlement,
                                 MarkKind::FirstShip};

int players(const MapView& map) { return map.scenario().details.max_players; }

/// Of one kind and number the first one counts, and is not told of.
void find_doubled(const MapView& map, Report& report) {
  std::set<Mark> seen;
  for (const auto& [place, mark] : map.scenario().marks)
    if (info(mark.kind).number == MarkNumber::Player && !seen.insert(mark).second)
      report.add(std::visit([](const auto& at) { return Place(at); }, place),
                 say(N_("there is another {0}"), word(mark)),
                 Fix{say(N_("remove it")), {SetMark{place, {}}}});
}

void find_missing(const MapView& map, Report& report) {
  if (map.board().hex_count() == 0) return;
  std::set<Mark> there;
  for (const auto& [place, mark] : map.scenario().marks) there.insert(mark);
  std::vector<Argument> missing;
  for (int player = 1; player <= players(map); ++player)
    for (const MarkKind kind : berth_marks)
      if (const Mark mark{kind, player}; !there.contains(mark)) missing.emplace_back(word(mark));
  if (!missing.empty()) report.add(WholeScenario{}, say(N_("marks are missing: {0}"), list(missing)));
}

void find_unwhole(const MapView& map, Report& report) {
  find_doubled(map, report);
  find_missing(map, report);
}

bool touches(const MapView& map, IntersectionId place, auto is_so) {
  const auto& hexes = map.board().intersection_hexes(place);
  return std::any_of(hexes.begin(), hexes.end(), is_so);
}

bool is_at_sea(const MapView& map, IntersectionId place) {
  return touches(map, place, [&](HexId hex) { return map.may_be_sea(hex); });
}

bool is_pirate_coast(const MapView& map, IntersectionId place) {
  return is_at_sea(map, place) &&
         touches(map, place, [&](HexId hex) { return map.is_unsettled(hex) && map.may_be_land(hex); });
}

/// What is wrong with it, or nothing.
const char* why_no_settlement(const MapView& map, IntersectionId place) {
  const auto places = base::founding_places(map);
  if (std::find(places.begin(), places.end(), place) == places.end())
    return N_("the first settlement stands where nobody may found");
  return is_at_sea(map, place) ? nullptr : N_("the first settlement does not stand at the coast");
}

bool ends_at(const MapView& map, PathId path, IntersectionId place) {
  const auto& ends = map.board().path_ends(path);
  return std::find(ends.begin(), ends.end(), place) != ends.end();
}

void find_elsewhere(const MapView& map, Report& report) {
  std::vector<IntersectionId> settled;
  for (const Berth& berth : berths(map)) {
    for (const IntersectionId place : {berth.fortress, berth.landing})
      if (place != none && !is_pirate_coast(map, place))
        report.add(map.board().intersection(place),
                   say(N_("this mark belongs at the coast of an area where nobody settles")));
    const IntersectionId home = berth.settlement;
    if (home == none) continue;
    const auto& around = map.board().intersection_neighbours(home);
    if (const char* wrong = why_no_settlement(map, home))
      report.add(map.board().intersection(home), say(wrong));
    else if (std::any_of(settled.begin(), settled.end(), [&](IntersectionId other) {
               return std::find(around.begin(), around.end(), other) != around.end();
             }))
      report.add(map.board().intersection(home), say(N_("two first settlements are neighbours")));
    settled.push_back(home);
    if (berth.ship != none && !ends_at(map, berth.ship, home))
      report.add(map.board().path(berth.ship), say(N_("the first ship does not lie at its settlement")));
  }
}

/// The paths of all shortest ways of a player, as far as there are any.
class Way {
 public:
  Way(const MapView& map, const Berth& berth)
      : map_(&map),
        to_landing_(ship_distances(map, berth.landing)),
        to_fortress_(ship_distances(map, berth.fortress)) {
    if (!berth.is_whole() || to_landing_[berth.settlement] < 0 || to_fortress_[berth.landing] < 0) return;
    length_ = to_landing_[berth.settlement] + to_fortress_[berth.landing];
    follow(berth.settlement, to_landing_);
    follow(berth.landing, to_fortress_);
  }
  /// Ships that it takes, the first one included; -1 where there is no way.
  int length() const { return length_; }
  const std::set<PathId>& paths() const { return paths_; }

 private:
  void follow(IntersectionId from, const Distances& distances) {
    std::set<IntersectionId> seen{from};
    std::vector<IntersectionId> queue{from};
    for (std::size_t i = 0; i < queue.size(); ++i)
      for (std::size_t way = 0; way < 3; ++way) {
        const PathId path = map_->board().intersection_paths(queue[i])[way];
        const IntersectionId next = map_->board().intersection_neighbours(queue[i])[way];
        if (next == none || !comes_nearer(distances, queue[i], next) ||
            !map_->rules().carries_ship(map_->beside(path)))
          continue;
        paths_.insert(path);
        if (seen.insert(next).second) queue.push_back(next);
      }
  }

  const MapView* map_;
  Distances to_landing_, to_fortress_;
  std::set<PathId> paths_;
  int length_ = -1;
};

void find_closed_ways(const MapView& map, Report& report) {
  const int ships = map.scenario().details.pieces.ships;
  for (const Berth& berth : berths(map)) {
    if (!berth.is_whole()) continue;  // another check says so
    const Way way(map, berth);
    const Place fortress = map.board().intersection(berth.fortress);
    if (way.length() < 0)
      report.add(fortress, say(N_("no ships come from the first settlement over the landing place to this "
                                  "fortress")));
    else if (way.length() > ships)
      report.add(fortress, say(N_("it takes {0} ships to come to this fortress; a player has {1}"),
                               way.length(), ships));
    else if (ends_at(map, berth.ship, berth.settlement) && !way.paths().contains(berth.ship))
      report.add(map.board().path(berth.ship), say(N_("the first ship does not lie on a shortest way")));
  }
}

void find_shared_ways(const MapView& map, Report& report) {
  std::map<PathId, std::vector<Argument>> users;
  const auto all = berths(map);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Way way(map, all[i]);
    for (const PathId path : way.paths()) users[path].emplace_back(std::to_string(i + 1));
  }
  for (const auto& [path, players] : users)
    if (players.size() > 1)
      report.add(map.board().path(path),
                 say(N_("the ways of the players {0} to their fortresses lead over this path: one of them "
                        "closes it to the others"),
                     list(players)));
}

void find_too_few_settlements(const MapView& map, Report& report) {
  constexpr int usual = 5;
  const int needed = placed_settlements + map.rules().founding_settlements();
  Details details = map.scenario().details;
  if (details.pieces.settlements >= needed) return;
  const int given = details.pieces.settlements;
  details.pieces.settlements = usual;
  report.add(WholeScenario{},
             say(N_("{0} settlements of each player are on the board when play begins; a player has {1}"),
                 needed, given),
             Fix{say(N_("give each player {0} settlements"), usual), {SetDetails{std::move(details)}}});
}

}  // namespace

constinit const Check berths_whole{
    .info = {.id = "pirate-fleet.berths-whole",
             .severity = Severity::Error,
             .title = N_("Everything lies ready for every player"),
             .why =
                 N_("For each player, also the last one that the scenario takes, the map marks a fortress, "
                    "a landing place on the way there, a first settlement and a first ship."),
             .requirement = "PIR-02, PIR-16"},
    .run = find_unwhole};

constinit const Check marks_at_coasts{
    .info = {.id = "pirate-fleet.marks-at-coasts",
             .severity = Severity::Error,
             .title = N_("Fortresses and first settlements are at the right coasts"),
             .why = N_("Fortresses and landing places are at coasts where nobody else settles. The first "
                       "settlement is at a coast where players found, with its ship beside it, and keeps the "
                       "distance to others."),
             .requirement = "PIR-02, PIR-16"},
    .run = find_elsewhere};

constinit const Check ways_open{
    .info = {.id = "pirate-fleet.ways-open",
             .severity = Severity::Error,
             .title = N_("Ships come to every fortress"),
             .why = N_("A route goes from the first settlement by a shortest way to the landing place and on "
                       "to the fortress; the first ship lies on it. Who does not come there cannot win."),
             .requirement = "PIR-10, PIR-16"},
    .run = find_closed_ways};

constinit const Check ways_apart{.info = {.id = "pirate-fleet.ways-apart",
                                          .severity = Severity::Warning,
                                          .title = N_("No two players need the same path"),
                                          .why = N_("On a path lies one ship. Routes to fortresses are the "
                                                    "shortest ones, and do not go round others."),
                                          .requirement = "PIR-16"},
                                 .run = find_shared_ways};

constinit const Check pieces_suffice{
    .info = {.id = "pirate-fleet.pieces-suffice",
             .severity = Severity::Error,
             .title = N_("Every player has settlements for fortress, start and founding"),
             .why = N_("The settlement of the fortress and the first one are of the player's own."),
             .requirement = "PIR-03"},
    .run = find_too_few_settlements};

}  // namespace hexwright::pirate_fleet
