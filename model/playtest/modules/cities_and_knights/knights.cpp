#include <algorithm>
#include <cassert>

#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr int politics_of_mighty = 3;  // CK-32

std::uint8_t& supply_of(PlayContext& t, SeatId seat, int rank) {
  return realm(t, seat).knights_left[static_cast<std::size_t>(rank - 1)];
}

void list_hiring(const ReadContext& l, SeatId seat, Actions& actions) {
  if (realm_of(l, seat).knights_left[0] == 0 || !covers(seat_of(l, seat), hiring_price)) return;
  list_all(actions, action::hire_knight, knight_places(l, seat));
}

void hire(PlayContext& t, SeatId seat, const Action& action) {
  pay_to_bank(t, seat, hiring_price);
  place_knight(t, seat, action.a.intersection(), 1, 0);
}

void list_activations(const ReadContext& l, SeatId seat, Actions& actions) {
  if (!covers(seat_of(l, seat), activation_price)) return;
  for (const Knight& knight : knights_of(l, seat))
    if (!knight.is(Knight::Active)) list_at(actions, action::activate_knight, IntersectionId(knight.at));
}

void activate(PlayContext& t, SeatId seat, const Action& action) {
  pay_to_bank(t, seat, activation_price);
  Knight& knight = knight_at(t, seat, action.a.intersection());
  knight.set(Knight::Active);
  knight.set(Knight::ActivatedNow);
}

void list_promotions(const ReadContext& l, SeatId seat, Actions& actions) {
  if (!covers(seat_of(l, seat), promotion_price)) return;
  for (const Knight& knight : knights_of(l, seat))
    if (may_be_promoted(l, seat, knight)) list_at(actions, action::promote_knight, IntersectionId(knight.at));
}

void promote(PlayContext& t, SeatId seat, const Action& action) {
  pay_to_bank(t, seat, promotion_price);
  raise_rank(t, seat, action.a.intersection());
}

}  // namespace

IntersectionBits knight_places(const ReadContext& l, SeatId seat) {
  IntersectionBits places;
  seat_of(l, seat).reached.for_each([&](IntersectionId i) {
    if (building_at(l.state, i).empty() && l.game.carries_settlement(l.state, i)) places.add(i);
  });
  return places;
}

bool may_be_promoted(const ReadContext& l, SeatId seat, const Knight& knight) {
  if (knight.rank == highest_rank || knight.is(Knight::PromotedNow)) return false;
  if (realm_of(l, seat).knights_left[knight.rank] == 0) return false;
  return knight.rank + 1 < highest_rank || level_of(l, seat, Track::Politics) >= politics_of_mighty;
}

void raise_rank(PlayContext& t, SeatId seat, IntersectionId intersection) {
  Knight& knight = knight_at(t, seat, intersection);
  ++supply_of(t, seat, knight.rank);
  --supply_of(t, seat, ++knight.rank);
  knight.set(Knight::PromotedNow);
}

const Knight* find_knight(const ReadContext& l, SeatId seat, IntersectionId intersection) {
  const auto knights = knights_of(l, seat);
  const auto found = std::find_if(knights.begin(), knights.end(),
                                  [&](const Knight& knight) { return knight.at == intersection; });
  return found == knights.end() ? nullptr : &*found;
}

Knight& knight_at(PlayContext& t, SeatId seat, IntersectionId intersection) {
  const auto knights = knights_of(t, seat);
  const auto found = std::find_if(knights.begin(), knights.end(),
                                  [&](const Knight& knight) { return knight.at == intersection; });
  assert(found != knights.end());
  return *found;
}

void place_knight(PlayContext& t, SeatId seat, IntersectionId intersection, int rank, std::uint8_t status) {
  Realm& mine = realm(t, seat);
  assert(supply_of(t, seat, rank) > 0);
  --supply_of(t, seat, rank);
  mine.knights[mine.knight_count++] = {intersection, static_cast<std::uint8_t>(rank), status};
  stand_knight(t, seat, intersection);
}

void knights_left_alone(PlayContext& t, const event::RouteGone& gone) {
  const auto& [seat, path] = gone;
  for (const IntersectionId end : t.board().path_ends(path))
    if (building_at(t.state, end).is(seat, Building::Knight) && !seat_of(t, seat).reached.has(end))
      remove_knight(t, seat, end);
}

void remove_knight(PlayContext& t, SeatId seat, IntersectionId intersection) {
  Realm& mine = realm(t, seat);
  Knight& gone = knight_at(t, seat, intersection);
  ++supply_of(t, seat, gone.rank);
  gone = mine.knights[--mine.knight_count];
  mine.knights[mine.knight_count] = {};
  lift_knight(t, intersection);
}

constinit const ActionSpec hire_knight{
    .kind = action::hire_knight,
    .id = "hire-knight",
    .title = N_("hire a knight"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .list = list_hiring,
    .apply = hire,
    .done = N_("{0} hires a knight"),
    .when_possible = N_("a knight costs 1 wool and 1 ore and stands at an own road or ship, where nothing "
                        "stands; a basic one must be left"),
    .key = 'L',
    .gain = gain_of_hiring};
constinit const ActionSpec activate_knight{
    .kind = action::activate_knight,
    .id = "activate-knight",
    .title = N_("activate a knight"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .list = list_activations,
    .apply = activate,
    .done = N_("{0} activates a knight"),
    .when_possible = N_("1 grain activates an own knight that is inactive"),
    .key = 'A',
    .gain = gain_of_activation};
constinit const ActionSpec promote_knight{
    .kind = action::promote_knight,
    .id = "promote-knight",
    .title = N_("promote a knight"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .list = list_promotions,
    .apply = promote,
    .done = N_("{0} promotes a knight"),
    .when_possible =
        N_("1 wool and 1 ore promote a knight, each once a turn; a piece of the next rank must be "
           "left, and mighty ones need level 3 of politics"),
    .key = 'U',
    .gain = gain_of_promotion};

}  // namespace hexwright::cities_and_knights
