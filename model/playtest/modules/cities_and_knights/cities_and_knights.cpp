#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

#include "model/playtest/modules/modules.h"

namespace hexwright {
namespace cities_and_knights {
namespace {

constexpr int commodities_each = 12, commodities_each_extended = 18;  // CK-03, CK-04

/// CK-05, CK-07
void lay_out_realms(PlayContext& t) {
  const int each = t.game.players() > 4 ? commodities_each_extended : commodities_each;
  for (const Card card : commodity_cards) t.state.bank.add(card, each);
  t.state.developments = {};
  for (const SeatId seat : t.game.seats()) realm(t, seat).knights_left.fill(knights_of_a_rank);
}

/// What lasts for a turn, or for a part of it in which somebody else builds, ends. CK-79
void begin_part(PlayContext& t) {
  for (const SeatId seat : t.game.seats())
    for (Knight& knight : knights_of(t, seat)) {
      knight.clear(Knight::ActivatedNow);
      knight.clear(Knight::PromotedNow);
    }
}

/// CK-75
int points_of_realm(const ReadContext& l, SeatId seat) {
  int points = realm_of(l, seat).defended;
  for (const Track track : all_tracks)
    if (has_metropolis(l, seat, track)) points += metropolis_points;
  return points;
}

bool sleeps(const ReadContext& l) { return l.state.realms.attacked == 0; }

const std::array actions{improve,         put_metropolis, build_wall,  hire_knight,
                         activate_knight, promote_knight, move_knight, retreat,
                         chase_robber,    lose_city,      hand_out};
const std::array tasks{metropolis_task, retreat_task,  chase_task,
                       lose_city_task,  hand_out_task, aqueduct_task};

}  // namespace

IntersectionBits plain_cities(const ReadContext& l, SeatId seat) {
  IntersectionBits cities;
  for (const IntersectionId i : l.board().intersections())
    if (building_at(l.state, i).is(seat, Building::City)) cities.add(i);
  const Realms& realms = l.state.realms;
  for (std::size_t track = 0; track < all_tracks.size(); ++track)
    if (realms.metropolis_of[track] != 0) cities.remove(realms.metropolis_at[track]);
  return cities;
}

bool has_city(const ReadContext& l, SeatId seat) {
  return l.game.scenario().details.pieces.cities - seat_of(l, seat).cities >
         (l.state.realms.tipped & seat_of(l, seat).settlements_at).count();
}

}  // namespace cities_and_knights

const ModuleRules cities_and_knights_rules{.module = "cities-and-knights",
                                           .unfinished = true,
                                           .actions = cities_and_knights::actions,
                                           .tasks = cities_and_knights::tasks,
                                           .founds_city = true,
                                           .event_die = true,
                                           .second_card = cities_and_knights::second_card,
                                           .set_up = cities_and_knights::lay_out_realms,
                                           .rolled = cities_and_knights::event_rolled,
                                           .produced = cities_and_knights::offer_aqueduct,
                                           .lost = cities_and_knights::wall_lost,
                                           .turn_begins = cities_and_knights::begin_part,
                                           .robber_sleeps = cities_and_knights::sleeps,
                                           .bank_rates = cities_and_knights::set_bank_rates,
                                           .points = cities_and_knights::points_of_realm,
                                           .may_bring = [](const ReadContext&, Cards) { return true; },
                                           .find_broken = cities_and_knights::find_broken_realms};

}  // namespace hexwright
