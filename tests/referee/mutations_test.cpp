#include <algorithm>
#include <map>
#include <vector>

#include <gtest/gtest.h>

#include "model/playtest/bots/all_bots.h"
#include "tests/referee/follow.h"
#include "tests/support/playing.h"

namespace hexwright {
namespace {

/// A way to spoil a state, as a fault of the engine would; false where there is nothing to spoil so.
struct Spoiler {
  const char* name;
  bool (*spoil)(State& s);
};

template <class T>
bool more(T& n) {
  n = static_cast<T>(n + 1);
  return true;
}
template <class T>
bool less(T& n) {
  if (n == 0) return false;
  n = static_cast<T>(n - 1);
  return true;
}
/// The first one of those that pleases is changed.
template <class Places, class Test, class Change>
bool change_first(Places& places, Test test, Change change) {
  const auto found = std::find_if(places.begin(), places.end(), test);
  if (found == places.end()) return false;
  change(*found);
  return true;
}
constexpr auto is_there = [](const auto& piece) { return !piece.empty(); };
constexpr auto is_some = [](auto n) { return n != 0; };

SeatId other_than(SeatId seat) { return SeatId(seat == SeatId(0) ? 1 : 0); }

bool drop_card(State& s) {
  for (Seat& seat : s.seats)
    for (const Card card : all_cards)
      if (seat.hand[card] > 0) {
        seat.hand.remove(card);
        return true;
      }
  return false;
}

/// One card of a hand is another one: the number of cards stays.
bool swap_card(State& s) {
  for (Seat& seat : s.seats)
    for (std::size_t card = 0; card < 5; ++card)
      if (seat.hand[all_cards[card]] > 0) {
        seat.hand.remove(all_cards[card]);
        seat.hand.add(all_cards[(card + 1) % 5]);
        return true;
      }
  return false;
}

bool move_task(State& s) {
  if (s.task_count == 0) return false;
  s.tasks[0].seat = other_than(s.tasks[0].seat);
  return true;
}

bool forget_task(State& s) {
  if (s.task_count == 0) return false;
  std::shift_left(s.tasks.begin(), s.tasks.end(), 1);
  --s.task_count;
  return true;
}

bool add_task(State& s) {
  s.tasks[s.task_count++] = {.kind = TaskKind::TakeCard, .seat = SeatId(2), .a = 1};
  return true;
}

template <class Kind>
bool swap_developments(State& s, Kind kind) {
  for (Seat& seat : s.seats)
    if (seat.developments[kind] > 0 || seat.fresh[kind] > 0) {
      auto& from = seat.developments[kind] > 0 ? seat.developments : seat.fresh;
      --from[kind], ++from[(kind + 1) % 5];
      return true;
    }
  return false;
}

bool move_robber(State& s) {
  if (s.robber == none) return false;
  s.robber = s.robber == HexId(5) ? HexId(6) : HexId(5);
  return true;
}

const std::vector<Spoiler>& spoilers() {
  static const std::vector<Spoiler> all{
      {"a card too many in a hand", [](State& s) { return s.seats[SeatId(0)].hand.add(Card::Ore), true; }},
      {"a card too few in a hand", drop_card},
      {"a card of another kind in a hand", swap_card},
      {"a card too many in the bank", [](State& s) { return s.bank.add(Card::Wool), true; }},
      {"a card face up", [](State& s) { return s.seats[SeatId(1)].face_up.add(Card::Ore), true; }},
      {"a discovery too many", [](State& s) { return more(s.seats[SeatId(1)].discoveries); }},
      {"a knight too many", [](State& s) { return more(s.seats[SeatId(0)].knights); }},
      {"a development card too many", [](State& s) { return more(s.seats[SeatId(2)].developments[0]); }},
      {"another development card", [](State& s) { return swap_developments(s, std::size_t{0}); }},
      {"a victory point card that is another", [](State& s) { return swap_developments(s, std::size_t{1}); }},
      {"a development card too few in the stack", [](State& s) { return less(s.developments[0]); }},
      {"a road too many in supply", [](State& s) { return more(s.seats[SeatId(0)].roads); }},
      {"a ship too few in supply", [](State& s) { return less(s.seats[SeatId(0)].ships); }},
      {"a settlement too few in supply", [](State& s) { return less(s.seats[SeatId(0)].settlements); }},
      {"a city too many in supply", [](State& s) { return more(s.seats[SeatId(2)].cities); }},
      {"a merchant too few in supply", [](State& s) { return less(s.seats[SeatId(1)].merchants); }},
      {"a harbor that nobody settled",
       [](State& s) {
         return s.seats[SeatId(0)].harbors = static_cast<std::uint8_t>(s.seats[SeatId(0)].harbors ^ 8U), true;
       }},
      {"a point too many", [](State& s) { return more(s.seats[SeatId(0)].points); }},
      {"a point too few", [](State& s) { return less(s.seats[SeatId(1)].points); }},
      {"a chit too many", [](State& s) { return more(s.seats[SeatId(0)].chits); }},
      {"a settlement too many with chits", [](State& s) { return more(s.seats[SeatId(0)].settled_in[0]); }},
      {"the longest route at another seat",
       [](State& s) { return s.longest_holder = other_than(s.longest_holder), true; }},
      {"the longest route with nobody",
       [](State& s) { return std::exchange(s.longest_holder, none) != none; }},
      {"the largest army at another seat",
       [](State& s) { return s.army_holder = other_than(s.army_holder), true; }},
      {"a road or ship missing",
       [](State& s) { return change_first(s.route, is_there, [](RoutePiece& r) { r = {}; }); }},
      {"a road or ship too many",
       [](State& s) {
         return change_first(s.route, std::not_fn(is_there),
                             [](RoutePiece& r) { r = RoutePiece(SeatId(1), Route::Road); });
       }},
      {"a road or ship of another seat",
       [](State& s) {
         return change_first(s.route, is_there,
                             [](RoutePiece& r) { r = RoutePiece(other_than(r.seat()), r.kind()); });
       }},
      {"a road that is a ship",
       [](State& s) {
         return change_first(s.route, is_there, [](RoutePiece& r) {
           r = RoutePiece(r.seat(), r.kind() == Route::Road ? Route::Ship : Route::Road);
         });
       }},
      {"a building missing",
       [](State& s) { return change_first(s.building, is_there, [](BuildingPiece& p) { p = {}; }); }},
      {"a settlement that is a city",
       [](State& s) {
         return change_first(
             s.building, [](BuildingPiece p) { return is_town(p); },
             [](BuildingPiece& p) {
               p = BuildingPiece(p.seat(),
                                 p.kind() == Building::City ? Building::Settlement : Building::City);
             });
       }},
      {"an overturned building",
       [](State& s) {
         return s.overturned.set(IntersectionId(3), !s.overturned.has(IntersectionId(3))), true;
       }},
      {"a wrong token",
       [](State& s) { return change_first(s.number, is_some, [](std::uint8_t& n) { n = n == 5 ? 9 : 5; }); }},
      {"a missing token",
       [](State& s) { return change_first(s.number, is_some, [](std::uint8_t& n) { n = 0; }); }},
      {"a wrong terrain",
       [](State& s) {
         return s.terrain[HexId(2)] = s.terrain[HexId(2)] == 0 ? std::uint8_t{1} : std::uint8_t{0}, true;
       }},
      {"a harbor of another kind",
       [](State& s) { return change_first(s.harbor, is_some, [](std::uint8_t& h) { h = h == 1 ? 2 : 1; }); }},
      {"a number listed for another hex",
       [](State& s) { return s.numbered[6].set(HexId(1), !s.numbered[6].has(HexId(1))), true; }},
      {"a hex listed wrongly as land",
       [](State& s) { return s.land.set(HexId(2), !s.land.has(HexId(2))), true; }},
      {"a site that is taken",
       [](State& s) { return s.sites.set(IntersectionId(9), !s.sites.has(IntersectionId(9))), true; }},
      {"a ship built in this turn",
       [](State& s) {
         for (const PathId path : Ids<PathId>(most_paths))
           if (s.phase == Phase::Main && s.route[path].is(s.turn, Route::Ship)) {
             return s.new_ships.set(path, !s.new_ships.has(path)), true;
           }
         return false;
       }},
      {"the robber elsewhere", move_robber},
      {"the pirate elsewhere",
       [](State& s) {
         if (s.pirate == none) return false;
         s.pirate = s.pirate == HexId(0) ? HexId(1) : HexId(0);
         return true;
       }},
      {"a turn skipped", [](State& s) { return more(s.turn_number); }},
      {"other dice", [](State& s) { return s.phase == Phase::Main && more(s.dice); }},
      {"another seat on turn",
       [](State& s) {
         if (s.phase != Phase::Main) return false;
         s.turn = other_than(s.turn);
         return true;
       }},
      {"another phase",
       [](State& s) { return s.phase = s.phase == Phase::Main ? Phase::BeforeRoll : Phase::Main, true; }},
      {"a winner too early", [](State& s) { return s.winner = SeatId(0), true; }},
      {"a development card played in this turn",
       [](State& s) {
         if (s.phase != Phase::Main) return false;
         s.played_development ^= 1U;
         return true;
       }},
      {"a task for another seat", move_task},
      {"a task forgotten", forget_task},
      {"a task too many", add_task},
      {"a hex too few in a stack",
       [](State& s) { return change_first(s.stacks[0], is_some, [](std::uint8_t& n) { --n; }); }},
      {"a token too few in a pool",
       [](State& s) { return change_first(s.token_pools[0], is_some, [](std::uint8_t& n) { --n; }); }},
      {"a spice card too few in the stack", [](State& s) { return less(s.spice_cards[1]); }},
      {"a spice card too many among the discards",
       [](State& s) { return s.options != decltype(s.options){} && more(s.spice_discards[2]); }},
      {"an option too few", [](State& s) { return less(s.options[0]); }},
      {"a player's option too many", [](State& s) { return more(s.seats[SeatId(0)].options[3]); }},
      {"another event card",
       [](State& s) { return change_first(s.events, is_some, [](std::uint8_t& n) { n = n == 1 ? 2 : 1; }); }},
      {"an event card too few", [](State& s) { return std::exchange(s.event_cards, 0) != 0; }},
      {"an event that affects another building",
       [](State& s) {
         return change_first(
             s.seats[SeatId(0)].event_building, [](auto place) { return place != none; },
             [](auto& place) { place = place == IntersectionId(7) ? IntersectionId(8) : IntersectionId(7); });
       }},
      {"cards set aside",
       [](State& s) {
         return s.seats[SeatId(0)].set_aside = s.seats[SeatId(0)].set_aside == 2 ? 3 : 2, true;
       }},
      {"a settlement too many in the new world", [](State& s) { return more(s.seats[SeatId(1)].new_world); }},
      {"a gift that somebody else took",
       [](State& s) { return s.gifts.taker[1] = s.gifts.taker[1] == 1 ? 2 : 1, true; }},
      {"another harbor that is given",
       [](State& s) {
         return change_first(s.gifts.harbor, is_some, [](std::uint8_t& n) { n = n == 1 ? 2 : 1; });
       }},
      {"a harbor that was set aside", [](State& s) { return more(s.gifts.held[SeatId(1)][2]); }},
      {"a card too few among the gifts", [](State& s) { return less(s.gifts.cards); }},
      {"a special point taken", [](State& s) { return s.special_points ^= 1U, true; }},
  };
  return all;
}

/// Every way to spoil a state, tried on states of games that the referee finds right as they are.
TEST(Referee, NoticesEveryWayToSpoilAState) {
  std::map<std::string, int> noticed, missed;
  for (const char* name :
       {"base-3-4", "base-5-6", "jungle-3-4", "volcano-sea-3", "explorers-3-4", "frontiers",
        "spices-new-shores-4", "desolation-3-4", "fog-islands-4", "tribal-gifts-3-4"}) {
    const Game game(template_named(name));
    int step = 0;
    const auto spoil_all = [&](const State& state, referee::Referee& judge) {
      if (++step % 11 != 0) return true;
      for (const Spoiler& spoiler : spoilers()) {
        State spoiled = state;
        if (!spoiler.spoil(spoiled)) continue;
        ++(judge.deviations(spoiled).empty() ? missed : noticed)[spoiler.name];
      }
      EXPECT_TRUE(judge.deviations(state).empty());
      return state.turn_number < 60;
    };
    EXPECT_EQ(follow_game(game, find_bot("settler"), 5, 60, spoil_all).wrong, "") << name;
  }
  for (const Spoiler& spoiler : spoilers()) {
    EXPECT_GT(noticed[spoiler.name], 0) << spoiler.name << " was never tried";
    EXPECT_EQ(missed[spoiler.name], 0) << spoiler.name << " was not noticed";
  }
}

}  // namespace
}  // namespace hexwright
