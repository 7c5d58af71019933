#include <algorithm>

#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_table.h"

namespace hexwright {

std::optional<Refusal> lacks(const Seat& seat, Cards price) {
  if (seat.hand.covers(price)) return {};
  std::vector<Argument> missing;
  for (const Card card : all_cards)
    if (const int short_by = price[card] - seat.hand[card]; short_by > 0)
      missing.emplace_back(word(card, short_by));
  return refuse(N_("cards are missing: {0}"), {list(missing)});
}

namespace {

bool is_on_board(const ReadContext& read, const Action& action) {
  switch (fields_of(action.kind).a.kind) {
    case FieldKind::Intersection:
      return action.a < read.board().intersection_count();
    case FieldKind::Path:
      return action.a < read.board().path_count();
    case FieldKind::Hex:
      return action.a < read.board().hex_count();
    default:
      return true;
  }
}

Refusal why_no_settlement(const ReadContext& read, SeatId seat, IntersectionId intersection) {
  const Seat& s = seat_of(read, seat);
  const auto& neighbours = read.board().intersection_neighbours(intersection);
  if (!building_at(read.state, intersection).empty()) return refuse(N_("something stands there already"));
  const bool landing = read.game.is_landing_of(seat, intersection);
  if (read.game.is_unsettled(intersection) && !landing)
    return refuse(N_("nobody settles there in this scenario"));
  if (!read.game.carries_settlement(read.state, intersection) && !landing) {
    const char* barred = read.game.rules().why_no_settlement(hexes_around(read, intersection));
    return refuse(barred ? barred : N_("no settlement can stand there: it lies at no land"));
  }
  if (std::any_of(neighbours.begin(), neighbours.end(), [&](IntersectionId other) {
        return other != none && is_town(building_at(read.state, other));
      }))
    return refuse(N_("a building stands on a neighbouring intersection"));
  if (read.state.phase == Phase::FoundSettlement)
    return refuse(N_("founding settlements do not stand there in this scenario"));
  if (s.settlements == 0) return refuse(N_("no settlement is left in supply"));
  if (!s.reached.has(intersection)) return refuse(N_("no road or ship of this player leads there"));
  return lacks(s, price_of(read, seat, {.kind = ActionKind::BuildSettlement, .a = intersection}))
      .value_or(refuse(N_("a settlement cannot be built now")));
}

Refusal why_no_city(const ReadContext& read, SeatId seat, IntersectionId intersection) {
  const Seat& s = seat_of(read, seat);
  if (!building_at(read.state, intersection).is(seat, Building::Settlement))
    return refuse(N_("a city takes the place of an own settlement, and none stands there"));
  if (s.cities == 0) return refuse(N_("no city is left in supply"));
  return lacks(s, price_of(read, seat, {.kind = ActionKind::BuildCity, .a = intersection}))
      .value_or(refuse(N_("a city cannot be built now")));
}

Refusal why_no_route(const ReadContext& read, SeatId seat, PathId path, Route route, Cards price) {
  const Seat& s = seat_of(read, seat);
  const bool road = route == Route::Road;
  if (!route_at(read.state, path).empty()) return refuse(N_("a road or ship lies there already"));
  if (road && !read.game.carries_road(read.state, path)) {
    const char* barred = read.game.rules().why_no_road(hexes_beside(read, path));
    return refuse(barred ? barred : N_("no road can lie there: it is at sea"));
  }
  if (!road && !read.game.carries_ship(read.state, path))
    return refuse(N_("no ship can lie there: it is not at sea"));
  if (!(road ? s.road_spots : s.ship_spots).has(path))
    return road ? refuse(N_("no road or building of this player is next to it"))
                : refuse(N_("no ship or building of this player is next to it"));
  if ((road ? s.roads : s.ships) == 0)
    return road ? refuse(N_("no road is left in supply")) : refuse(N_("no ship is left in supply"));
  if (!road && is_at_pirate(read, path)) return refuse(N_("the pirate keeps ships away from there"));
  if (!road && !FreeShipSpots(read, seat).places().has(path))
    return refuse(N_("the route of ships goes on by a shortest way to the landing place and the fortress"));
  return lacks(s, price).value_or(refuse(N_("this cannot be built there now")));
}

Refusal why_no_development(const ReadContext& read, Development card, SeatId seat) {
  const Seat& s = seat_of(read, seat);
  const auto i = static_cast<std::size_t>(card);
  if (read.state.played_development != 0)
    return refuse(N_("a development card was played in this turn already"));
  if (s.developments[i] == 0 && s.fresh[i] > 0)
    return refuse(N_("this card was bought in this turn and waits for the next one"));
  if (s.developments[i] == 0) return refuse(N_("there is no such card in hand"));
  return refuse(N_("this card would have no effect now"));
}

Refusal why_no_trade(const ReadContext& read, SeatId seat, const Action& action) {
  const auto trades = [&](int card) {
    return card < static_cast<int>(all_cards.size()) &&
           (is_resource(static_cast<Card>(card)) ||
            (read.game.has_commodities() && is_commodity(static_cast<Card>(card))));
  };
  if (!trades(action.a) || !trades(action.x) || action.a == action.x)
    return refuse(N_("the bank takes one resource for another"));
  const auto give = static_cast<Card>(action.a.value());
  const Seat& s = seat_of(read, seat);
  if (const int rate = bank_rates(read, seat)[give]; tradable(s)[give] < rate)
    return refuse(N_("the bank wants {0}, and there are {1}"),
                  {word(give, rate), std::to_string(tradable(s)[give])});
  return refuse(N_("the bank has no {0} left"), {word(static_cast<Card>(action.x))});
}

Refusal why_no_purchase(const ReadContext& read, SeatId seat, const Action& action) {
  if (read.state.left_to_buy() == 0) return refuse(N_("no development card is left"));
  if (action.x != 0) return refuse(N_("there are not enough discoveries, or resources beside them"));
  return lacks(seat_of(read, seat), price_of(read, seat, {.kind = ActionKind::BuyDevelopment}))
      .value_or(refuse(N_("a development card cannot be bought now")));
}

Refusal why_no_take_up(const ReadContext& read, SeatId seat, PathId path) {
  if (!route_at(read.state, path).is(seat, Route::Ship))
    return refuse(N_("no ship of this player lies there"));
  if (read.state.moved_ship != 0) return refuse(N_("a ship was moved in this turn already"));
  if (read.state.new_ships.has(path)) return refuse(N_("this ship was built in this turn"));
  return refuse(
      N_("only a ship at the open end of its route moves, where neither the pirate nor a merchant "
         "holds it, and where it can go elsewhere"));
}

/// Placed on the board in the founding rounds: nothing else can be done.
Refusal why_not_founding(const ReadContext& read, const Action& action) {
  if (read.state.phase == Phase::FoundSettlement)
    return action.kind == ActionKind::BuildSettlement || action.kind == ActionKind::BuildCity
               ? why_no_settlement(read, actor(read.state), action.a.intersection())
               : refuse(N_("a founding settlement has to be placed first"));
  if (action.kind == ActionKind::BuildRoad || action.kind == ActionKind::BuildShip)
    return refuse(N_("it has to lie beside the new settlement, where the scenario allows it"));
  return refuse(N_("the road or ship beside the new settlement comes first"));
}

/// Allowed before the roll, if at all.
bool may_come_before_roll(const ReadContext& read, ActionKind kind) {
  if (kind == ActionKind::Roll) return true;
  if (kind >= ActionKind::PlayKnight && kind <= ActionKind::PlayMonopoly) return true;
  const auto& turns = read.game.hooks().turns;
  return std::any_of(turns.begin(), turns.end(),
                     [&](const ActionSpec& rule) { return rule.kind == kind && rule.before_roll; });
}

bool is_building(ActionKind kind) {
  return kind == ActionKind::BuildSettlement || kind == ActionKind::BuildCity ||
         kind == ActionKind::BuildRoad || kind == ActionKind::BuildShip;
}

bool is_for_special_building(ActionKind kind) {
  return is_building(kind) || kind == ActionKind::BuyDevelopment || kind == ActionKind::EndTurn ||
         spec_of(kind).in_special_building;
}

Refusal why_not_in_turn(const ReadContext& read, SeatId seat, const Action& action) {
  if (is_building(action.kind) && !may_build(read, seat, action.kind))
    return refuse(N_("a rule of this map forbids to build that now"));
  switch (action.kind) {
    case ActionKind::BuildSettlement:
      return why_no_settlement(read, seat, action.a.intersection());
    case ActionKind::BuildCity:
      return why_no_city(read, seat, action.a.intersection());
    case ActionKind::BuildRoad:
      return why_no_route(read, seat, action.a.path(), Route::Road, price_of(read, seat, action));
    case ActionKind::BuildShip:
      return why_no_route(read, seat, action.a.path(), Route::Ship, price_of(read, seat, action));
    case ActionKind::BuyDevelopment:
      return why_no_purchase(read, seat, action);
    case ActionKind::PlayKnight:
      return why_no_development(read, Development::Knight, seat);
    case ActionKind::PlayRoadBuilding:
      return why_no_development(read, Development::RoadBuilding, seat);
    case ActionKind::PlayYearOfPlenty:
      return why_no_development(read, Development::YearOfPlenty, seat);
    case ActionKind::PlayMonopoly:
      return why_no_development(read, Development::Monopoly, seat);
    case ActionKind::TradeWithBank:
      return why_no_trade(read, seat, action);
    case ActionKind::TakeUpShip:
      return why_no_take_up(read, seat, action.a.path());
    default: {
      if (const auto why_not = spec_of(action.kind).why_not) return why_not(read, seat, action);
      const char* when_possible = spec_of(action.kind).when_possible;
      return refuse(when_possible ? when_possible : N_("this cannot be done now"));
    }
  }
}

/// What is wrong with an action that does what waits, or what comes first and who does it.
Refusal why_not_for(const ReadContext& read, const Task& task, const Action& action) {
  const TaskSpec& spec = spec_of(task.kind);
  if (spec.why_not)
    if (auto wrong = spec.why_not(read, task, action)) return *std::move(wrong);
  return refuse(spec.comes_first, {PlayerName{task.seat}, std::to_string(task.a)});
}

/// The words for something that is not among the legal actions.
Refusal reason(const ReadContext& read, const Action& action) {
  const State& s = read.state;
  if (s.phase == Phase::Over) return refuse(N_("the game is over"));
  if (!is_on_board(read, action)) return refuse(N_("there is no such place on the board"));
  if (const Task* task = s.task()) return why_not_for(read, *task, action);
  if (s.phase == Phase::FoundSettlement || s.phase == Phase::FoundRoute)
    return why_not_founding(read, action);
  if (s.phase == Phase::BeforeRoll && !may_come_before_roll(read, action.kind))
    return refuse(N_("the dice have to be rolled first"));
  if (s.phase == Phase::Special && !is_for_special_building(action.kind))
    return refuse(N_("in the special building phase one only builds and buys"));
  return why_not_in_turn(read, actor(s), action);
}

}  // namespace

/// As any other road or ship, but for its price.
std::optional<Refusal> why_no_free_route(const ReadContext& read, const Task& task, const Action& action) {
  if (action.kind == ActionKind::BuildRoad)
    return why_no_route(read, task.seat, action.a.path(), Route::Road, {});
  if (action.kind == ActionKind::BuildShip)
    return why_no_route(read, task.seat, action.a.path(), Route::Ship, {});
  return {};
}

std::optional<Refusal> refusal(const Game& game, const State& state, const Action& action) {
  const ReadContext read{game, state};
  if (action.kind == ActionKind::OfferTrade && state.phase == Phase::Main && state.task_count == 0)
    return refuse_offer(read, state.turn, action);
  Actions legal;
  legal_actions(game, state, legal);
  const Action decision = has_outcome(action.kind) ? without_outcome(action) : action;
  if (std::find(legal.begin(), legal.end(), decision) == legal.end()) return reason(read, action);
  if (!has_outcome(action.kind) || action.c == 0) return {};
  const auto possible = outcomes(game, state, action);
  if (std::none_of(possible.begin(), possible.end(),
                   [&](const WeighedOutcome& each) { return each.outcome == action.c; }))
    return refuse(N_("chance cannot bring this: it is not there any more, or never was"));
  return {};
}

}  // namespace hexwright
