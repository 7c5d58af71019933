#pragma once

#include <algorithm>
#include <array>
#include <optional>

#include "model/playtest/table.h"

namespace hexwright {

// The parts of the base game and Seafarers, for the engine that puts them together.

// Founding. BASE-02
void list_founding(const ReadContext& read, Actions& actions);
void apply_founding(PlayContext& play, const Action& action);

// The turn.
void roll(PlayContext& play, const Action& action);
/// What the roll of this turn brings: production, or what a 7 does.
void bring_roll(PlayContext& play);
/// This is rolled again: a 7 in the first rounds, by a house rule, or what a module bars.
bool rolls_again(const ReadContext& read, int one, int other);
void weigh_dice(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes);
void begin_turn(PlayContext& play, SeatId seat);
void end_turn(PlayContext& play);

/// What the seat pays for it: to build at that place, or to buy a development card without anything in the
/// place of cards. BASE-04, SEA-01
Cards price_of(const ReadContext& read, SeatId seat, const Action& action);

// Building. BASE-04, SEA-01
void list_building(const ReadContext& read, SeatId seat, Actions& actions);
/// No rule forbids it to the seat now, wherever it would be built.
bool may_build(const ReadContext& read, SeatId seat, ActionKind kind);
void apply_building(PlayContext& play, SeatId seat, const Action& action);
/// No ship is built or put down there, nor taken up. SEA-04
bool is_at_pirate(const ReadContext& read, PathId path);
/// A road or ship of the supply could be laid somewhere. BASE-09
bool has_free_route(const ReadContext& read, SeatId seat);
/// Without price; hexes beside it come up. SEA-08
void place_and_discover(PlayContext& play, SeatId seat, PathId path, Route route);
/// Cities of the seat that stand, metropolises too: what is gone from its supply, but for those that were
/// tipped.
int standing_cities(const ReadContext& read, SeatId seat);
/// Where the seat may lay a ship, away from the pirate. SEA-04
/// Mostly that is wherever one connects: copied only where something is in the way, as it is asked for often.
class FreeShipSpots {
 public:
  FreeShipSpots(const ReadContext& read, SeatId seat);
  FreeShipSpots(const FreeShipSpots&) = delete;
  FreeShipSpots& operator=(const FreeShipSpots&) = delete;

  /// As long as the state does not change.
  const PathBits& places() const { return fewer_ ? *fewer_ : all_; }

 private:
  const PathBits& all_;
  std::optional<PathBits> fewer_;
};
/// The settlements that may become cities, by this kind of action.
void list_upgrades(const ReadContext& read, const Seat& seat, ActionKind kind, Actions& actions);
/// Settlements and cities that were just built bring chits and what modules know.
void after_building(PlayContext& play, SeatId seat, IntersectionId intersection, Building building);

// Development cards. BASE-09
/// Of a seat that has some.
void list_plays_of(const ReadContext& read, SeatId seat, Actions& actions);
/// It is asked twice a turn, and mostly there are none.
inline void list_development_plays(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.played_development == 0 && seat_of(read, seat).developments != Developments{})
    list_plays_of(read, seat, actions);
}
/// With up to so many stand-ins in the place of cards; those that the hand can pay.
void list_development_ways(const ReadContext& read, SeatId seat, int most, Actions& actions);
/// Most hands do not cover the price, which is seen here, where it is asked.
inline void list_development_purchases(const ReadContext& read, SeatId seat, Actions& actions) {
  const Seat& s = seat_of(read, seat);
  const auto count = read.game.facts().stand_ins;
  const int stand_ins = count ? count(read, seat) : 0;
  const bool may_pay = stand_ins > 0 || s.hand.covers(development_price) || !read.game.hooks().prices.empty();
  if (may_pay && read.state.left_to_buy() != 0) list_development_ways(read, seat, stand_ins, actions);
}
void play_development(PlayContext& play, SeatId seat, const Action& action);
void buy_development(PlayContext& play, SeatId seat, const Action& action);
/// Out of the deck, without a price.
void take_development(PlayContext& play, SeatId seat, Development card);
void weigh_developments(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes);

// Trade. BASE-08
void list_trades(const ReadContext& read, SeatId seat, Actions& actions);
/// How many of each card the bank takes for one; of others than it takes more than anybody has. BASE-08
Cards bank_rates(const ReadContext& read, SeatId seat);
void trade_with_bank(PlayContext& play, SeatId seat, const Action& action);
void offer_trade(PlayContext& play, SeatId seat, const Action& action);
/// Why such an offer cannot be made; none when it can.
std::optional<Refusal> refuse_offer(const ReadContext& read, SeatId seat, const Action& action);
extern const TaskSpec answer_trade, close_trade;

// Ships that move. SEA-02
void list_ships(const ReadContext& read, SeatId seat, Actions& actions);
void take_up_ship(PlayContext& play, SeatId seat, const Action& action);
extern const TaskSpec put_down_ship;
/// Where this way over a ship of the seat leads there is neither a piece of it that ends routes, such as a
/// building, nor another ship of it.
/// Merchants, who close routes too, are the business of their module.
inline bool is_open_end(const ReadContext& read, SeatId seat, WayId way) {
  const Ways::Way& here = read.ways()[way];
  const BuildingPiece building = building_at(read.state, here.to);
  // Without a guess at each: ships of the seat lie there as often as not.
  const auto goes_on = [&](WayId other) {
    const bool ship = route_at(read.state, Ways::path(other)).is(seat, Route::Ship);
    return static_cast<unsigned>(other != way) & static_cast<unsigned>(ship);
  };
  if ((goes_on(here.on[0]) | goes_on(here.on[1])) != 0) return false;
  return !ends_routes(building) || !building.of(seat);
}

// Sevens. BASE-07, SEA-04
void seven_rolled(PlayContext& play);
void move_robber_now(PlayContext& play, SeatId seat);
/// Robber and pirate are not to be moved.
bool robber_sleeps(const ReadContext& read);
/// Some open land may be closed to the robber.
inline bool robber_is_limited(const Facts& facts) {
  return facts.robber_needs_number || facts.robber_spares || !facts.closed_to_robber.empty();
}
/// Other land that lies open and is not closed to it. `limited`: `robber_is_limited`, for who asks about many
/// hexes.
inline bool takes_robber(const ReadContext& read, HexId hex, bool limited) {
  if (!is_open_land(read.state, hex) || hex == read.state.robber) return false;
  const Facts& facts = read.game.facts();
  return !limited ||
         (!facts.closed_to_robber.has(hex) && (!facts.robber_needs_number || read.state.number[hex] != 0) &&
          (!facts.robber_spares || !is_forbidden(read, attempt::RobberTo{hex})));
}
inline bool takes_robber(const ReadContext& read, HexId hex) {
  return takes_robber(read, hex, robber_is_limited(read.game.facts()));
}
/// Who acts may move the pirate. SEA-04
bool moves_pirate(const ReadContext& read);
extern const TaskSpec discard, move_robber, steal;
void weigh_stolen(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes);

// Cards of choice, free routes. SEA-05, BASE-09
extern const TaskSpec take_card, free_route;

// Discovery. SEA-08
/// The hidden hexes around an intersection come up.
void discover_around(PlayContext& play, SeatId seat, IntersectionId intersection);
extern const TaskSpec turn_up;
extern const std::array<const Counter*, 2> discovery_counters;
void weigh_turned_up(const ReadContext& read, const Action& action, std::vector<WeighedOutcome>& outcomes);

inline bool covers(const Seat& seat, Cards price) { return seat.hand.covers(price); }
inline Action action_at(ActionKind kind, ActionField where) { return {.kind = kind, .a = where}; }
inline Action action_with(ActionKind kind, Card card) {
  return {.kind = kind, .x = static_cast<std::uint8_t>(card)};
}
inline Action action_with(ActionKind kind, SeatId seat) {
  return {.kind = kind, .x = static_cast<std::uint8_t>(seat.value())};
}
// By way of a named value: appending a temporary costs a call for each action that is listed.
inline void list_at(Actions& actions, ActionKind kind, ActionField where) {
  const Action action = action_at(kind, where);
  actions.push_back(action);
}
/// For each of the places, in their order. Without a call for each: for ships they are many.
template <class Place, int capacity>
[[gnu::flatten]] void list_all(Actions& actions, ActionKind kind, const Bits<Place, capacity>& places) {
  places.for_each([&](Place place) { list_at(actions, kind, place); });
}
/// The same, but for this one.
template <class Place, int capacity>
void list_all_but(Actions& actions, ActionKind kind, const Bits<Place, capacity>& places, Place left_out) {
  places.for_each([&](Place place) {
    if (place != left_out) list_at(actions, kind, place);
  });
}
inline void list_with(Actions& actions, ActionKind kind, auto what) {
  const Action action = action_with(kind, what);
  actions.push_back(action);
}
inline Task task_for(SeatId seat, TaskKind kind, ActionField a = 0, ActionField b = 0) {
  return {.kind = kind, .seat = seat, .a = a, .b = b};
}

}  // namespace hexwright
