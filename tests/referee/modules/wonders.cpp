#include <algorithm>

#include "model/playtest/modules/wonders/kinds.h"
#include "tests/referee/awards.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

constexpr int last_level = 4;  // WON-04

/// In the order in which the rules list them. WON-05 to WON-09
enum Kind { theater, bridge, monument, wall, cathedral, kinds };

/// Brick, lumber, ore, grain, wool.
constexpr std::array<Price, kinds> costs{
    {{1, 1, 0, 0, 3}, {0, 3, 0, 1, 1}, {0, 0, 2, 3, 0}, {3, 1, 0, 1, 0}, {1, 0, 3, 1, 0}}};
const Price& cost_of(int kind) { return costs[slot(kind)]; }

int copies(const Book& b, int kind) { return b.seats() > 4 && (kind == theater || kind == bridge) ? 2 : 1; }

/// Towns of a seat of which this holds.
int towns(const Book& b, int seat, auto is_so) {
  int found = 0;
  for (const auto& [place, standing] : b.buildings)
    if (standing.seat == seat && is_town(standing) && is_so(place, standing)) ++found;
  return found;
}

bool is_marked(const Book& b, int place, MarkKind kind) {
  const auto& marks = b.game.scenario().marks;
  const auto mark = marks.find(b.board.intersection(place));
  return mark != marks.end() && mark->second.kind == kind;
}

bool is_at_harbor(const Book& b, int place) {
  return std::any_of(b.harbors.begin(), b.harbors.end(), [&](const auto& harbor) {
    const auto& ends = b.board.path_ends(harbor.first);
    return ends[0] == place || ends[1] == place;
  });
}

bool meets_condition(const Book& b, int seat, int kind) {
  const auto is_city = [](int, const Standing& standing) { return standing.kind == Building::City; };
  switch (kind) {
    case theater:
      return towns(b, seat, is_city) >= 2;
    case bridge:
      return towns(b, seat,
                   [&](int place, const Standing&) { return is_marked(b, place, MarkKind::Strait); }) > 0;
    case monument:
      return longest_route_of(b, seat) >= 5 && towns(b, seat, [&](int place, const Standing& standing) {
                                                 return is_city(place, standing) && is_at_harbor(b, place);
                                               }) > 0;
    case wall:
      return towns(b, seat,
                   [&](int place, const Standing&) { return is_marked(b, place, MarkKind::Wasteland); }) > 0;
    default:
      return towns(b, seat, is_city) > 0 && all_points(b, seat) >= 6;
  }
}

bool may_claim(const Book& b, int seat, int kind) {
  if (b.phase != Phase::Main || seat != b.turn || b.player(seat).wonder >= 0) return false;
  if (b.player(seat).ships == 0 || !meets_condition(b, seat, kind)) return false;
  if (b.rules_is_on("wonders", "claim-builds") && !can_pay(b, seat, cost_of(kind))) return false;
  const auto taken = std::count_if(b.players.begin(), b.players.end(),
                                   [&](const Player& each) { return each.wonder == kind; });
  return taken < copies(b, kind);
}

bool may_build(const Book& b, int seat) {
  const bool builds =
      (b.phase == Phase::Main && seat == b.turn) || (b.phase == Phase::Special && seat == b.special);
  return builds && can_pay_level(b, seat);
}

void add_level(Book& b, int seat) {
  pay(b, seat, cost_of(b.player(seat).wonder));
  ++b.player(seat).levels_built;
}

}  // namespace

bool can_pay_level(const Book& b, int seat) {
  const Player& p = b.player(seat);
  return p.wonder >= 0 && p.levels_built < last_level && can_pay(b, seat, cost_of(p.wonder));
}

bool is_closed_by_marks(const Book& b, int place) {
  if (!b.plays("wonders")) return false;
  if (is_marked(b, place, MarkKind::Strait) || is_marked(b, place, MarkKind::Wasteland)) return true;
  const auto& around = b.board.intersection_neighbours(place);
  return std::any_of(around.begin(), around.end(),
                     [&](int next) { return next >= 0 && is_marked(b, next, MarkKind::Strait); });
}

void claim_wonder(Book& b, int seat, int kind) {
  if (kind < 0 || kind >= kinds) return b.fault("there is no wonder {}", kind);
  b.require(may_claim(b, seat, kind), "a wonder is claimed that cannot be");
  b.player(seat).wonder = kind;
  --b.player(seat).ships;
  if (b.rules_is_on("wonders", "claim-builds")) add_level(b, seat);
}

void build_level(Book& b, int seat) {
  b.require(may_build(b, seat), "a level is built that cannot be");
  if (b.player(seat).wonder >= 0) add_level(b, seat);
}

int winner_by_wonder(const Book& b) {
  const bool own_turn = b.phase == Phase::BeforeRoll || b.phase == Phase::Main;
  return own_turn && b.player(b.turn).levels_built == last_level ? b.turn : -1;
}

bool points_win(const Book& b, int seat) {
  if (!b.plays("wonders")) return true;
  for (int other = 0; other < b.seats(); ++other)
    if (other != seat && b.player(other).levels_built >= b.player(seat).levels_built) return false;
  return true;
}

void compare_wonders(const Book& b, int seat, const Actions& legal, std::vector<std::string>& all) {
  std::set<int> mine, theirs;
  int levels = 0;
  for (int kind = 0; kind < kinds; ++kind)
    if (may_claim(b, seat, kind)) mine.insert(kind);
  for (const Action& action : legal) {
    if (action.kind == wonders::action::claim_wonder) theirs.insert(action.x);
    if (action.kind == wonders::action::build_level) ++levels;
  }
  if (mine != theirs) all.emplace_back("other wonders can be claimed");
  if (levels != (may_build(b, seat) ? 1 : 0))
    all.push_back(fmt::format("a level is offered {} times", levels));
}

}  // namespace hexwright::referee
