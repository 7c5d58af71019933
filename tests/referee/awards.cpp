#include "tests/referee/awards.h"

#include <algorithm>

#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

/// The longest way on from an intersection that was reached along a route of this kind.
int walk(const Book& b, int seat, int from, Route kind, std::set<int>& used) {
  const int owner = town_owner(b, from);
  if (blocker(b, from) >= 0 && blocker(b, from) != seat) return 0;  // cut by another's building or knight
  int longest = 0;
  for (const int path : paths_at(b, from)) {
    const auto laid = b.routes.find(path);
    if (laid == b.routes.end() || laid->second.seat != seat || used.contains(path)) continue;
    if (laid->second.kind != kind && owner != seat) continue;  // SEA-03: joined at own buildings
    const auto& ends = b.board.path_ends(path);
    used.insert(path);
    longest =
        std::max(longest, 1 + walk(b, seat, ends[0] == from ? ends[1] : ends[0], laid->second.kind, used));
    used.erase(path);
  }
  return longest;
}

}  // namespace

int longest_route_of(const Book& b, int seat) {
  int longest = 0;
  for (const auto& [path, laid] : b.routes) {
    if (laid.seat != seat) continue;
    for (const int end : b.board.path_ends(path)) {
      std::set<int> used{path};
      longest = std::max(longest, 1 + walk(b, seat, end, laid.kind, used));
    }
  }
  return longest;
}

void award_longest_route(Book& b) {
  b.lengths.clear();
  for (int seat = 0; seat < b.seats(); ++seat) b.lengths.push_back(longest_route_of(b, seat));
  if (b.plays("cloth-villages") || b.plays("pirate-fleet")) return;  // CLO-11, PIR-05
  const int most = *std::max_element(b.lengths.begin(), b.lengths.end());
  if (most < 5) {
    b.longest_holder = -1;
    return;
  }
  if (b.longest_holder >= 0 && b.lengths[slot(b.longest_holder)] == most) return;
  // Nobody who ties takes it; out of play until one leads.
  const bool leads = std::count(b.lengths.begin(), b.lengths.end(), most) == 1;
  b.longest_holder =
      leads ? static_cast<int>(std::find(b.lengths.begin(), b.lengths.end(), most) - b.lengths.begin()) : -1;
}

void award_largest_army(Book& b) {
  if (b.plays("pirate-fleet")) return;  // PIR-05
  for (int seat = 0; seat < b.seats(); ++seat) {
    const int knights = b.player(seat).knights;
    if (knights >= 3 && (b.army_holder < 0 || knights > b.player(b.army_holder).knights))
      b.army_holder = seat;
  }
}

int open_points(const Book& b, int seat) {
  int points = b.player(seat).chits + b.player(seat).cloth / 2;  // CLO-08
  for (const auto& [place, standing] : b.buildings)
    if (standing.seat == seat && is_town(standing)) points += worth_of(b, place, standing);
  if (b.longest_holder == seat) points += 2;
  if (b.army_holder == seat) points += 2;
  return points + (b.knights() ? points_of_realm(b, seat) : 0);
}

int all_points(const Book& b, int seat) {
  int points = open_points(b, seat);
  for (const Bought& card : b.player(seat).developments)
    if (card.kind == static_cast<int>(Development::VictoryPoint)) ++points;
  return points;
}

}  // namespace hexwright::referee
