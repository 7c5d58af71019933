#include "tests/referee/comparing.h"

#include <algorithm>

#include "model/playtest/modules/desolation/kinds.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "tests/referee/awards.h"
#include "tests/referee/comparing_seats.h"
#include "tests/referee/modules/modules.h"
#include "tests/referee/places.h"

namespace hexwright::referee {
namespace {

template <class Mine, class Theirs>
void same(std::vector<std::string>& all, std::string_view what, const Mine& mine, const Theirs& theirs) {
  const long a = static_cast<long>(mine), b = static_cast<long>(theirs);
  if (a != b) all.push_back(fmt::format("{}: {}, but the state says {}", what, a, b));
}
template <class Mine, class Theirs>
void same_at(std::vector<std::string>& all, std::string_view what, int where, const Mine& mine,
             const Theirs& theirs) {
  const long a = static_cast<long>(mine), b = static_cast<long>(theirs);
  if (a != b) all.push_back(fmt::format("{} {}: {}, but the state says {}", what, where, a, b));
}

void compare_hexes(const Book& b, const State& state, std::vector<std::string>& all) {
  for (int hex = 0; hex < b.board.hex_count(); ++hex) {
    const int shown = b.terrain[slot(hex)];
    same_at(all, "terrain of hex", hex, shown == unknown ? unknown_terrain : shown,
            state.terrain[HexId(hex)]);
    same_at(all, "number of hex", hex, b.number[slot(hex)], state.number[HexId(hex)]);
    for (std::size_t n = 0; n < state.numbered.size(); ++n)
      if (n > 0 && state.numbered[n].has(HexId(hex)) != (b.number[slot(hex)] == static_cast<int>(n)))
        all.push_back(fmt::format("hex {} is listed wrongly under number {}", hex, n));
    const bool land = shown != unknown && shown != static_cast<int>(Terrain::Sea);
    same_at(all, "land at hex", hex, land, state.land.has(HexId(hex)));
    if (b.plays("spices"))
      same_at(all, "spice card given by hex", hex, b.spices_reached.contains(hex),
              state.spices_reached.has(HexId(hex)));
  }
  same(all, "robber", b.robber, HexId(state.robber).value());
  same(all, "pirate", b.pirate, HexId(state.pirate).value());
}

void compare_pieces(const Book& b, const State& state, std::vector<std::string>& all) {
  for (int place = 0; place < b.board.intersection_count(); ++place) {
    const auto found = b.buildings.find(place);
    const bool stands = found != b.buildings.end();
    const BuildingPiece mine =
        stands ? BuildingPiece(SeatId(found->second.seat), found->second.kind) : BuildingPiece();
    same_at(all, "building at", place, mine.code, state.building[IntersectionId(place)].code);
    same_at(all, "overturned at", place, stands && found->second.overturned,
            state.overturned.has(IntersectionId(place)));
    std::set<int> mine_there,
        theirs_there{state.harbor[IntersectionId(place)] & 15, state.harbor[IntersectionId(place)] >> 4};
    theirs_there.erase(0);
    for (const auto& [path, kind] : b.harbors)
      for (const int end : b.board.path_ends(path))
        if (end == place) mine_there.insert(1 + static_cast<int>(kind));
    if (mine_there != theirs_there) all.push_back(fmt::format("other harbors at {}", place));
    same_at(all, "free site at", place,
            carries_settlement(b, place) && keeps_distance(b, place) && !b.buildings.contains(place) &&
                !would_be_isolated(b, hexes_at(b, place), 3),
            state.sites.has(IntersectionId(place)));
  }
  for (int path = 0; path < b.board.path_count(); ++path) {
    const auto found = b.routes.find(path);
    const RoutePiece mine =
        found == b.routes.end() ? RoutePiece() : RoutePiece(SeatId(found->second.seat), found->second.kind);
    same_at(all, "route on path", path, mine.code, state.route[PathId(path)].code);
  }
}

void compare_supplies(const Book& b, const State& state, std::vector<std::string>& all) {
  for (const Card card : resource_cards)
    same_at(all, "bank, card", static_cast<int>(card), b.bank[static_cast<std::size_t>(card)],
            state.bank[card]);
  for (const Card card : commodity_cards)
    same_at(all, "bank, card", static_cast<int>(card), b.bank[static_cast<std::size_t>(card)],
            state.bank[card]);
  for (std::size_t spice = 0; spice < 3; ++spice) {
    same_at(all, "spice stack, type", static_cast<int>(spice), b.bank[resource_kinds + spice],
            state.spice_cards[spice]);
    same_at(all, "discarded spices, type", static_cast<int>(spice), b.spice_discards[resource_kinds + spice],
            state.spice_discards[spice]);
  }
  for (int i = 0; i < 5; ++i) {
    same_at(all, "development cards left, kind", i, b.developments[slot(i)], state.developments[slot(i)]);
    same_at(all, "options left, resource", i, b.options[slot(i)], state.options[slot(i)]);
  }
  for (std::size_t village = 0; village < b.villages.size(); ++village) {
    const int n = static_cast<int>(village);
    same_at(all, "cloth of village", n, b.villages[village].cloth, state.cloth.left[village]);
    std::uint32_t partners = 0;
    for (std::size_t i = 0; i < b.villages[village].partners.size(); ++i)
      partners |= (1U + static_cast<unsigned>(b.villages[village].partners[i])) << 4U * i;
    same_at(all, "partners of village", n, partners, state.cloth.partners[village]);
  }
  same(all, "cloth in the supply", b.cloth_supply, state.cloth.supply);
  for (std::size_t stack = 0; stack < b.stacks.size(); ++stack) {
    const int n = static_cast<int>(stack);
    if (!std::equal(b.stacks[stack].begin(), b.stacks[stack].end(), state.stacks[stack].begin()))
      all.push_back(fmt::format("stack {} holds other hexes", n));
    same_at(all, "hexes dealt to stack", n, b.dealt[stack], state.dealt[stack]);
  }
  for (std::size_t pool = 0; pool < b.terrain_pools.size(); ++pool)
    if (!std::equal(b.terrain_pools[pool].begin(), b.terrain_pools[pool].end(),
                    state.terrain_pools[pool].begin()))
      all.push_back(fmt::format("terrain pool {} holds other hexes", pool));
  for (std::size_t pool = 0; pool < b.token_pools.size(); ++pool)
    if (!std::equal(b.token_pools[pool].begin(), b.token_pools[pool].end(), state.token_pools[pool].begin()))
      all.push_back(fmt::format("token pool {} holds other tokens", pool));
}

void compare_turn(const Book& b, const State& state, std::vector<std::string>& all) {
  same(all, "phase", static_cast<int>(b.phase), static_cast<int>(state.phase));
  same(all, "turn", b.turn_number, state.turn_number);
  same(all, "winner", b.winner, state.winner.value());
  same(all, "longest route's holder", b.longest_holder, state.longest_holder.value());
  same(all, "largest army's holder", b.army_holder, state.army_holder.value());
  same(all, "special points", (b.special_points.contains(1) ? 1 : 0) + (b.special_points.contains(2) ? 2 : 0),
       state.special_points);
  if (b.phase == Phase::FoundSettlement || b.phase == Phase::FoundRoute) {
    same(all, "settlements founded with their roads", b.founding, state.founding);
    if (b.phase == Phase::FoundRoute)
      same(all, "founded at", b.founded_at, IntersectionId(state.founded_at).value());
  }
  if (b.phase == Phase::Special) same(all, "seat that builds", b.special, state.special.value());
  if (b.phase == Phase::BeforeRoll || b.phase == Phase::Main) {
    same(all, "seat on turn", b.turn, state.turn.value());
    same(all, "dice", b.dice, state.dice);
    same(all, "turn of a partner", b.paired_with >= 0, state.paired != 0);
    same(all, "development played", b.played_development, state.played_development != 0);
    same(all, "ship moved", b.moved_ship, state.moved_ship != 0);
    same(all, "offers", b.offers, state.offers);
    if (b.give != state.offered()) all.emplace_back("another offer is on the table");
    if (b.want != state.wanted()) all.emplace_back("the offer on the table wants something else");
    int accepted = 0;
    for (const int seat : b.accepted) accepted |= 1 << seat;
    same(all, "who accepts", accepted, state.answers);
  }
  if (b.plays("explorers") && b.phase != Phase::FoundSettlement) {
    const bool abroad = std::any_of(b.buildings.begin(), b.buildings.end(), [&](const auto& building) {
      return is_town(building.second) && !touches(b, building.first, b.home);
    });
    same(all, "settled abroad", abroad, state.abroad != 0);
  }
}

void compare_events(const Book& b, const State& state, std::vector<std::string>& all) {
  for (std::size_t event = 0; event < b.game.facts().events.size(); ++event) {
    const auto found = b.events.find(static_cast<int>(event));
    same_at(all, "event", static_cast<int>(event), found == b.events.end() ? 0 : found->second,
            state.events[event]);
  }
  int left = 0;
  for (const int card : b.event_cards) left |= 1 << (card - 1);
  if (b.plays("frontiers")) same(all, "event cards left", left, state.event_cards);
}

/// How much of what is due to each seat, by kind of task.
std::map<std::pair<int, int>, int> due(const Book& b, bool with_doubtful) {
  std::map<std::pair<int, int>, int> sums;
  for (const Debt& debt : b.debts)
    if (with_doubtful || !debt.lapsed) sums[{static_cast<int>(debt.kind), debt.seat}] += debt.count;
  return sums;
}

bool is_counted(TaskKind kind) {
  return kind == TaskKind::Discard || kind == TaskKind::FreeRoute || kind == TaskKind::TakeCard ||
         kind == frontiers::task::must_pay || kind == desolation::task::devalue ||
         kind == pirate_fleet::task::raided;
}

/// An event that came to nothing: it is dropped when its turn comes.
bool has_nothing_to_choose(const Task& task) {
  const int cards = Cards::of_bundle(task.a).size();
  if (task.kind == frontiers::task::may_take || task.kind == frontiers::task::must_pay) return cards == 0;
  return task.kind == frontiers::task::trade_produced && cards < 2;
}

/// What waits in the state is due, and what is due waits.
void compare_tasks(const Book& b, const State& state, std::vector<std::string>& all) {
  std::map<std::pair<int, int>, int> waiting;
  std::set<std::pair<int, int>> to_turn_up;  // a hex may be listed for each end of a route
  for (int i = 0; i < state.task_count; ++i) {
    const Task& task = state.tasks[slot(i)];
    if (has_nothing_to_choose(task)) continue;
    if (task.kind == TaskKind::TurnUp &&
        (!is_unknown(b, task.a) || !to_turn_up.emplace(task.seat.value(), task.a).second))
      continue;
    const int n = !is_counted(task.kind)                   ? 1
                  : task.kind == frontiers::task::must_pay ? task.x
                                                           : task.a.value();
    waiting[{static_cast<int>(task.kind), task.seat.value()}] += n;
  }
  const auto most = due(b, true);
  for (const auto& [key, n] : waiting)
    if (!most.contains(key) || most.at(key) < n)
      all.push_back(fmt::format("task {} waits {} times for seat {}, of which {} are due", key.first, n,
                                key.second, most.contains(key) ? most.at(key) : 0));
  for (const auto& [key, n] : due(b, false))
    if (!waiting.contains(key) || waiting.at(key) < n)
      all.push_back(
          fmt::format("task {} of seat {} is due {} times, but does not wait", key.first, key.second, n));
}

/// TRI-03, TRI-07
void compare_gifts(const Book& b, const State& state, std::vector<std::string>& all) {
  const GiftsGiven& theirs = state.gifts;
  for (std::size_t i = 0; i < theirs.taker.size(); ++i) {
    const int path = i < b.game.facts().gifts.size() ? b.game.facts().gifts[i].path.value() : -1;
    const auto gift =
        std::find_if(b.gifts.begin(), b.gifts.end(), [&](const auto& each) { return each.path == path; });
    const bool there = path >= 0 && gift != b.gifts.end();
    const int n = static_cast<int>(i);
    same_at(all, "taker of gift", n, there ? gift->taker + 1 : 0, theirs.taker[i]);
    same_at(all, "harbor at gift", n, there && gift->taker < 0 ? gift->harbor + 1 : 0, theirs.harbor[i]);
  }
  same(all, "cards at coasts", cards_given_later(b), theirs.cards);
  for (int seat = 0; seat < b.seats(); ++seat)
    for (const HarborKind kind : all_harbor_kinds) {
      const auto held = b.player(seat).harbors_held.find(kind);
      same_at(all, "harbors set aside by seat", seat,
              held == b.player(seat).harbors_held.end() ? 0 : held->second,
              theirs.held[SeatId(seat)][static_cast<std::size_t>(kind)]);
    }
}

/// CK-07, CK-25, CK-28, CK-49, CK-71
void compare_realms(const Book& b, const State& state, std::vector<std::string>& all) {
  const Realms& theirs = state.realms;
  same(all, "steps of the barbarians", b.ship_step, theirs.ship_step);
  same(all, "attacked", b.attacked, theirs.attacked != 0);
  for (std::size_t track = 0; track < 3; ++track) {
    const int n = static_cast<int>(track);
    same_at(all, "owner of metropolis", n, b.metropolis_owner[track] + 1, theirs.metropolis_of[track]);
    if (b.metropolis_owner[track] >= 0)
      same_at(all, "place of metropolis", n, b.metropolis_place[track],
              IntersectionId(theirs.metropolis_at[track]).value());
    same_at(all, "cards under deck", n, b.returned[track].size(), theirs.decks[track].returned_count);
    for (std::size_t i = 0; i < b.returned[track].size(); ++i)
      same_at(all, "card under deck", n, b.returned[track][i], theirs.decks[track].returned[i].card());
  }
  for (int place = 0; place < b.board.intersection_count(); ++place) {
    same_at(all, "wall at", place, b.walls.contains(place), theirs.walls.has(IntersectionId(place)));
    same_at(all, "tipped city at", place, b.tipped.contains(place), state.tipped.has(IntersectionId(place)));
  }
  for (std::size_t card = 0; card < progress_kinds; ++card)
    same_at(all, "undrawn progress cards", static_cast<int>(card), b.undrawn[card], theirs.undrawn[card]);
  same(all, "owner of the merchant", b.merchant_owner + 1, theirs.merchant_of);
  if (b.merchant_owner >= 0)
    same(all, "place of the merchant", b.merchant_hex, HexId(theirs.merchant_at).value());
  same(all, "crane", b.crane, theirs.crane != 0);
  int fleets = 0;
  for (const int card : b.fleets) fleets |= 1 << card;
  same(all, "fleets", fleets, theirs.fleets);
}

}  // namespace

void compare(const Book& b, const State& state, std::vector<std::string>& all) {
  compare_hexes(b, state, all);
  compare_pieces(b, state, all);
  compare_supplies(b, state, all);
  compare_turn(b, state, all);
  compare_events(b, state, all);
  compare_tasks(b, state, all);
  compare_gifts(b, state, all);
  if (b.knights()) compare_realms(b, state, all);
  for (int seat = 0; seat < b.seats(); ++seat) compare_seat(b, state, seat, all);
}

}  // namespace hexwright::referee
