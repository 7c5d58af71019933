#include <algorithm>
#include <cassert>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr int politics_of_mighty = 3;  // CK-32

std::uint8_t& supply_of(PlayContext& play, SeatId seat, int rank) {
  return realm(play, seat).knights_left[at(rank - 1)];
}

void list_hiring(const ReadContext& read, SeatId seat, Actions& actions) {
  if (realm_of(read, seat).knights_left[0] == 0 || !covers(seat_of(read, seat), hiring_price)) return;
  list_all(actions, action::hire_knight, knight_places(read, seat));
}

void hire(PlayContext& play, SeatId seat, const Action& action) {
  pay_to_bank(play, seat, hiring_price);
  place_knight(play, seat, action.a.intersection(), 1, 0);
}

void list_activations(const ReadContext& read, SeatId seat, Actions& actions) {
  if (!covers(seat_of(read, seat), activation_price)) return;
  for (const Knight& knight : knights_of(read, seat))
    if (!knight.is(Knight::Active)) list_at(actions, action::activate_knight, IntersectionId(knight.at));
}

void activate(PlayContext& play, SeatId seat, const Action& action) {
  pay_to_bank(play, seat, activation_price);
  Knight& knight = knight_at(play, seat, action.a.intersection());
  knight.set(Knight::Active);
  knight.set(Knight::ActivatedNow);
}

void list_promotions(const ReadContext& read, SeatId seat, Actions& actions) {
  if (!covers(seat_of(read, seat), promotion_price)) return;
  for (const Knight& knight : knights_of(read, seat))
    if (may_be_promoted(read, seat, knight))
      list_at(actions, action::promote_knight, IntersectionId(knight.at));
}

void promote(PlayContext& play, SeatId seat, const Action& action) {
  pay_to_bank(play, seat, promotion_price);
  raise_rank(play, seat, action.a.intersection());
}

}  // namespace

IntersectionBits knight_places(const ReadContext& read, SeatId seat) {
  IntersectionBits places;
  seat_of(read, seat).reached.for_each([&](IntersectionId i) {
    if (building_at(read.state, i).empty() && read.game.carries_settlement(read.state, i)) places.add(i);
  });
  return places;
}

bool may_be_promoted(const ReadContext& read, SeatId seat, const Knight& knight) {
  if (knight.rank == highest_rank || knight.is(Knight::PromotedNow)) return false;
  if (realm_of(read, seat).knights_left[knight.rank] == 0) return false;
  return knight.rank + 1 < highest_rank || level_of(read, seat, Track::Politics) >= politics_of_mighty;
}

void raise_rank(PlayContext& play, SeatId seat, IntersectionId intersection) {
  Knight& knight = knight_at(play, seat, intersection);
  ++supply_of(play, seat, knight.rank);
  --supply_of(play, seat, ++knight.rank);
  knight.set(Knight::PromotedNow);
}

const Knight* find_knight(const ReadContext& read, SeatId seat, IntersectionId intersection) {
  const auto knights = knights_of(read, seat);
  const auto found = std::find_if(knights.begin(), knights.end(),
                                  [&](const Knight& knight) { return knight.at == intersection; });
  return found == knights.end() ? nullptr : &*found;
}

Knight& knight_at(PlayContext& play, SeatId seat, IntersectionId intersection) {
  const auto knights = knights_of(play, seat);
  const auto found = std::find_if(knights.begin(), knights.end(),
                                  [&](const Knight& knight) { return knight.at == intersection; });
  assert(found != knights.end());
  return *found;
}

void place_knight(PlayContext& play, SeatId seat, IntersectionId intersection, int rank,
                  std::uint8_t status) {
  Realm& mine = realm(play, seat);
  assert(supply_of(play, seat, rank) > 0);
  --supply_of(play, seat, rank);
  mine.knights[mine.knight_count++] = {intersection, static_cast<std::uint8_t>(rank), status};
  stand_knight(play, seat, intersection);
}

void knights_left_alone(PlayContext& play, const event::RouteGone& gone) {
  const auto& [seat, path] = gone;
  for (const IntersectionId end : play.board().path_ends(path))
    if (building_at(play.state, end).is(seat, Building::Knight) && !seat_of(play, seat).reached.has(end))
      remove_knight(play, seat, end);
}

void remove_knight(PlayContext& play, SeatId seat, IntersectionId intersection) {
  Realm& mine = realm(play, seat);
  Knight& gone = knight_at(play, seat, intersection);
  ++supply_of(play, seat, gone.rank);
  gone = mine.knights[--mine.knight_count];
  mine.knights[mine.knight_count] = {};
  lift_knight(play, intersection);
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
