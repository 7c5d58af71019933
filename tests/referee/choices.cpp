#include "tests/referee/choices.h"

#include <algorithm>

#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "model/playtest/modules/explorers/kinds.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/tribal_gifts/kinds.h"
#include "tests/referee/hands.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

std::set<int> listed(const Actions& legal, ActionKind kind) {
  std::set<int> places;
  for (const Action& action : legal)
    if (action.kind == kind) places.insert(action.a);
  return places;
}

void same_places(ActionKind kind, const std::set<int>& mine, const Actions& legal,
                 std::vector<std::string>& all) {
  const std::set<int> theirs = listed(legal, kind);
  for (const int place : mine)
    if (!theirs.contains(place)) all.push_back(fmt::format("{} at {} is not offered", id(kind), place));
  for (const int place : theirs)
    if (!mine.contains(place))
      all.push_back(fmt::format("{} at {} is offered against the rules", id(kind), place));
}

/// In a turn or the special building phase, with cards; or for nothing.
void compare_routes(const Book& b, int seat, bool free, const Actions& legal, std::vector<std::string>& all) {
  for (const Route kind : {Route::Road, Route::Ship}) {
    std::set<int> paths;
    const bool pays = free || can_pay(b, seat, kind == Route::Road ? price_of_road : price_of_ship);
    for (int path = 0; pays && path < b.board.path_count(); ++path)
      if (can_lay(b, seat, path, kind)) paths.insert(path);
    same_places(kind == Route::Road ? ActionKind::BuildRoad : ActionKind::BuildShip, paths, legal, all);
  }
}

void compare_buildings(const Book& b, int seat, const Actions& legal, std::vector<std::string>& all) {
  std::set<int> settlements, cities;
  for (int place = 0; place < b.board.intersection_count(); ++place)
    if (can_pay(b, seat, price_of_settlement) && can_settle(b, seat, place)) settlements.insert(place);
  for (int place = 0; place < b.board.intersection_count(); ++place)
    if (can_pay(b, seat, price_of_city) && can_upgrade(b, seat, place)) cities.insert(place);
  same_places(ActionKind::BuildSettlement, settlements, legal, all);
  same_places(ActionKind::BuildCity, cities, legal, all);
}

void compare_thieves(const Book& b, int seat, const Actions& legal, std::vector<std::string>& all) {
  std::set<int> land, sea;
  for (int hex = 0; hex < b.board.hex_count(); ++hex) {
    if (takes_robber(b, hex)) land.insert(hex);
    if (takes_pirate(b, seat, hex)) sea.insert(hex);
  }
  same_places(ActionKind::MoveRobber, land, legal, all);
  same_places(ActionKind::MovePirate, sea, legal, all);
}

/// TRI-07
void compare_harbors(const Book& b, const std::optional<Task>& asked, int seat, const Actions& legal,
                     std::vector<std::string>& all) {
  std::set<std::pair<int, int>> theirs;
  for (const Action& action : legal)
    if (action.kind == tribal_gifts::action::place_harbor) theirs.emplace(action.x, action.b.value());
  const auto mine = harbor_choices(b, asked, seat);
  for (const auto& [kind, path] : mine)
    if (!theirs.contains({kind, path}))
      all.push_back(fmt::format("harbor {} on path {} is not offered", kind, path));
  for (const auto& [kind, path] : theirs)
    if (!mine.contains({kind, path}))
      all.push_back(fmt::format("harbor {} on path {} is offered against the rules", kind, path));
}

/// PIR-10, PIR-12, PIR-13
void compare_war(const Book& b, int seat, const Actions& legal, std::vector<std::string>& all) {
  same_places(ActionKind::TakeUpShip, ships_to_move(b, seat), legal, all);
  const auto is_offered = [&](ActionKind kind) {
    return std::any_of(legal.begin(), legal.end(), [&](const Action& action) { return action.kind == kind; });
  };
  const bool attacks =
      b.phase == Phase::Main && is_at_fortress(b, seat) && !b.rules_is_on("pirate-fleet", "must-attack");
  if (attacks != is_offered(pirate_fleet::action::attack_fortress))
    all.emplace_back("an attack is offered against the rules, or not offered");
  const auto& cards = b.player(seat).developments;
  const bool knight = b.phase == Phase::Main && !b.played_development && may_arm_ship(b, seat) &&
                      std::any_of(cards.begin(), cards.end(), [&](const Bought& card) {
                        return card.kind == 0 && card.turn != b.turn_number;
                      });
  if (knight != is_offered(ActionKind::PlayKnight))
    all.emplace_back("a knight is offered against the rules, or not offered");
}

/// BASE-09
bool is_second_route(const Book& b, int seat) {
  return std::any_of(b.debts.begin(), b.debts.end(), [&](const Debt& debt) {
    return debt.kind == TaskKind::FreeRoute && debt.seat == seat && debt.begun > 0;
  });
}

}  // namespace

void compare_choices(const Book& b, std::optional<Task> asked, int seat, const Actions& legal,
                     std::vector<std::string>& all) {
  compare_harbors(b, asked, seat, legal, all);
  if (asked && asked->kind == TaskKind::FreeRoute) {
    const auto is_pass = [](const Action& action) { return action.kind == ActionKind::Pass; };
    if (is_second_route(b, seat) && std::none_of(legal.begin(), legal.end(), is_pass))
      all.emplace_back("the second free road cannot be left out");
    return compare_routes(b, seat, true, legal, all);
  }
  if (asked && asked->kind == TaskKind::MoveRobber) return compare_thieves(b, seat, legal, all);
  if (asked && asked->kind == explorers::task::move_token)
    return same_places(explorers::action::move_token, tokens_to_move(b, seat, asked->a), legal, all);
  if (asked || (b.phase != Phase::Main && b.phase != Phase::Special)) return;
  compare_routes(b, seat, false, legal, all);
  compare_buildings(b, seat, legal, all);
  if (b.plays("pirate-fleet")) compare_war(b, seat, legal, all);
  if (b.plays("wonders")) compare_wonders(b, seat, legal, all);
}

namespace {

/// Cities & Knights: all that one may do, by kind and fields, no more and no less.
void compare_knights(const Book& b, std::optional<Task> asked, int seat, const Actions& legal,
                     std::vector<std::string>& all) {
  const auto of_module = [](ActionKind kind) {
    return kind >= cities_and_knights::action::improve &&
           kind <= cities_and_knights::action::play_trade_monopoly;
  };
  const std::optional<Choices> mine = asked ? task_choices(b, *asked) : turn_choices(b, seat);
  if (!mine) return;
  Choices theirs;
  for (const Action& action : legal)
    if (of_module(action.kind)) theirs.insert({action.kind, action.x, action.a, action.b});
  for (const Choice& each : *mine)
    if (!theirs.contains(each))
      all.push_back(fmt::format("{} x {} a {} b {} is not offered", id(each.kind), each.x, each.a, each.b));
  for (const Choice& each : theirs)
    if (!mine->contains(each))
      all.push_back(fmt::format("{} x {} a {} b {} is offered against the rules", id(each.kind), each.x,
                                each.a, each.b));
}

}  // namespace

void compare_all_choices(const Book& b, std::optional<Task> asked, int seat, const Actions& legal,
                         std::vector<std::string>& all) {
  compare_choices(b, asked, seat, legal, all);
  if (b.knights() && b.phase != Phase::FoundSettlement && b.phase != Phase::FoundRoute)
    compare_knights(b, asked, seat, legal, all);
}

}  // namespace hexwright::referee
