#pragma once

#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::cities_and_knights {

// What the parts of the module share; cities_and_knights.cpp puts them together.

inline Realm& realm(PlayContext& t, SeatId seat) { return t.state.realms.seats[seat]; }
inline const Realm& realm_of(const ReadContext& l, SeatId seat) { return l.state.realms.seats[seat]; }
inline int level_of(const ReadContext& l, SeatId seat, Track track) {
  return realm_of(l, seat).levels[static_cast<std::size_t>(track)];
}
/// Those on the board.
inline std::span<const Knight> knights_of(const ReadContext& l, SeatId seat) {
  const Realm& realm = realm_of(l, seat);
  return std::span(realm.knights).first(realm.knight_count);
}
inline std::span<Knight> knights_of(PlayContext& t, SeatId seat) {
  return std::span(realm(t, seat).knights).first(realm(t, seat).knight_count);
}
/// Precondition: one of the seat stands there.
Knight& knight_at(PlayContext& t, SeatId seat, IntersectionId intersection);
const Knight* find_knight(const ReadContext& l, SeatId seat, IntersectionId intersection);

/// Cities of the seat, metropolises apart: what barbarians can take and metropolises need. CK-25, CK-41
IntersectionBits plain_cities(const ReadContext& l, SeatId seat);
bool has_city(const ReadContext& l, SeatId seat);
inline bool has_metropolis(const ReadContext& l, SeatId seat, Track track) {
  return l.state.realms.metropolis_of[static_cast<std::size_t>(track)] == 1 + seat.value();
}
constexpr Card commodity_of(Track track) {
  constexpr std::array commodities{Card::Cloth, Card::Coin, Card::Paper};
  return commodities[static_cast<std::size_t>(track)];
}

inline constexpr int metropolis_points = 2;  // CK-25

// Knights. CK-29 to CK-38
inline constexpr Cards hiring_price{0, 0, 1, 0, 1}, promotion_price{0, 0, 1, 0, 1},
    activation_price{0, 0, 0, 1, 0};
/// The piece comes from the supply. Precondition: there is one.
void place_knight(PlayContext& t, SeatId seat, IntersectionId intersection, int rank, std::uint8_t status);
/// Back to its owner's supply.
void remove_knight(PlayContext& t, SeatId seat, IntersectionId intersection);
/// Where a knight of the seat can come along its own route: empty intersections, and those where others'
/// knights stand. CK-34, CK-35
struct Destinations {
  IntersectionBits empty, others;
};
Destinations destinations(const ReadContext& l, SeatId seat, IntersectionId from);

/// What the event die of this roll brings; true when something has to be decided before production. CK-09
bool event_rolled(PlayContext& t, const Action& action);
/// Its building ceases to be a city. CK-28
void wall_lost(PlayContext& t, SeatId seat, IntersectionId intersection, Building building);

// Production and trade. CK-12, CK-14, CK-16
Card second_card(Terrain terrain);
void offer_aqueduct(PlayContext& t, int roll, const Given& given);
void set_bank_rates(const ReadContext& l, SeatId seat, Cards& rates);

void find_broken_realms(const ReadContext& l, std::vector<std::string>& broken);

extern const ActionSpec improve, put_metropolis, build_wall, hire_knight, activate_knight, promote_knight,
    move_knight, retreat, chase_robber, lose_city, hand_out;
extern const TaskSpec metropolis_task, retreat_task, chase_task, lose_city_task, hand_out_task, aqueduct_task;

}  // namespace hexwright::cities_and_knights
