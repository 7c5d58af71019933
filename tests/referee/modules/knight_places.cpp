#include <algorithm>

#include "tests/referee/modules/realm.h"

// Where what of Cities & Knights stands, and could stand, asked of the board anew each time.

namespace hexwright::referee {
namespace {

int others_at(const Book& b, int seat, int path, int end) {
  int n = 0;
  for (const int other : paths_at(b, end)) {
    const auto laid = b.routes.find(other);
    if (other != path && laid != b.routes.end() && laid->second.seat == seat) ++n;
  }
  return n;
}

}  // namespace

bool leaves_knight_alone(const Book& b, int seat, int path) {
  for (const int end : b.board.path_ends(path)) {
    const auto building = b.buildings.find(end);
    if (building != b.buildings.end() && building->second.seat == seat &&
        building->second.kind == Building::Knight && others_at(b, seat, path, end) == 0)
      return true;
  }
  return false;
}

int progress_count(const Book& b, int seat) {
  int all = 0;
  for (const auto& [card, n] : b.player(seat).progress) all += n;
  return all;
}

std::set<int> cities_of(const Book& b, int seat) {
  std::set<int> cities;
  for (const auto& [place, standing] : b.buildings)
    if (standing.seat == seat && standing.kind == Building::City) cities.insert(place);
  return cities;
}

std::set<int> plain_cities(const Book& b, int seat) {
  std::set<int> cities = cities_of(b, seat);
  for (std::size_t track = 0; track < 3; ++track)
    if (b.metropolis_owner[track] == seat) cities.erase(b.metropolis_place[track]);
  return cities;
}

int fighters_of_rank(const Book& b, int seat, int rank) {
  const auto& fighters = b.player(seat).fighters;
  return static_cast<int>(std::count_if(fighters.begin(), fighters.end(),
                                        [&](const Fighter& each) { return each.rank == rank; }));
}

Fighter* fighter_at(Book& b, int seat, int place) {
  for (Fighter& each : b.player(seat).fighters)
    if (each.at == place) return &each;
  return nullptr;
}

bool is_promotable(const Book& b, int seat, const Fighter& fighter) {
  if (fighter.promoted || fighter.rank == 3 || fighters_of_rank(b, seat, fighter.rank + 1) == 2) return false;
  return fighter.rank == 1 || b.player(seat).levels[1] >= 3;
}

std::set<int> hiring_places(const Book& b, int seat) {
  std::set<int> places;
  for (int place = 0; place < b.board.intersection_count(); ++place)
    if (is_reached(b, seat, place) && !b.buildings.contains(place) && carries_settlement(b, place))
      places.insert(place);
  return places;
}

std::set<int> wall_places(const Book& b, int seat) {
  std::set<int> places = cities_of(b, seat);
  const std::size_t cities = places.size();
  for (const int wall : b.walls) places.erase(wall);
  return cities - places.size() < 3 ? places : std::set<int>{};
}

Reachable reachable(const Book& b, int seat, int from) {
  Reachable found;
  std::set<int> seen{from};
  std::vector<int> waiting{from};
  while (!waiting.empty()) {
    const int here = waiting.back();
    waiting.pop_back();
    for (const int path : paths_at(b, here)) {
      const auto laid = b.routes.find(path);
      if (laid == b.routes.end() || laid->second.seat != seat) continue;
      const auto& ends = b.board.path_ends(path);
      const int next = ends[0] == here ? ends[1] : ends[0];
      if (!seen.insert(next).second) continue;
      const auto building = b.buildings.find(next);
      if (building == b.buildings.end()) found.empty.insert(next);
      if (building == b.buildings.end() || building->second.seat == seat)
        waiting.push_back(next);
      else if (building->second.kind == Building::Knight)
        found.others.insert(next);
    }
  }
  return found;
}

bool has_town_at(const Book& b, int seat, int hex) {
  const auto& corners = b.board.hex_intersections(hex);
  return std::any_of(corners.begin(), corners.end(),
                     [&](int corner) { return town_owner(b, corner) == seat; });
}

int hexes_with_town(const Book& b, int seat, Terrain terrain) {
  int n = 0;
  for (int hex = 0; hex < b.board.hex_count(); ++hex)
    if (is(b, hex, terrain) && has_town_at(b, seat, hex)) ++n;
  return n;
}

bool is_upgradable(const Book& b, int seat, int track) {
  const int level = b.player(seat).levels[slot(track)];
  if (level == 5 || cities_of(b, seat).empty())
    return level < 5 && b.metropolis_owner[slot(track)] == seat && level >= 3;
  return level < 3 || b.metropolis_owner[slot(track)] == seat || !plain_cities(b, seat).empty();
}

bool is_diplomats_prey(const Book& b, int path) {
  const int seat = b.routes.at(path).seat;
  if (leaves_knight_alone(b, seat, path)) return false;
  const auto& ends = b.board.path_ends(path);
  return std::any_of(ends.begin(), ends.end(), [&](int end) {
    const auto building = b.buildings.find(end);
    return others_at(b, seat, path, end) == 0 &&
           (building == b.buildings.end() || building->second.seat != seat);
  });
}

bool can_be_chased_to(const Book& b, int hex, bool pirate) {
  if (pirate) return takes_pirate(b, b.turn, hex);
  return takes_robber(b, hex) && (b.number[slot(hex)] != 0 || b.printing("chased-robber", "any"));
}

}  // namespace hexwright::referee
