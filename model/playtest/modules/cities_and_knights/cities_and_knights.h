#pragma once

#include <span>
#include <string>

#include "model/board/index.h"
#include "model/playtest/modules/cities_and_knights/kinds.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::cities_and_knights {

// What the parts of the module share; cities_and_knights.cpp puts them together.

inline Realm& realm(PlayContext& play, SeatId seat) { return play.state.realms.seats[seat]; }
inline const Realm& realm_of(const ReadContext& read, SeatId seat) { return read.state.realms.seats[seat]; }
inline int level_of(const ReadContext& read, SeatId seat, Track track) {
  return realm_of(read, seat).levels[at(track)];
}
/// Those on the board.
inline std::span<const Knight> knights_of(const ReadContext& read, SeatId seat) {
  const Realm& realm = realm_of(read, seat);
  return std::span(realm.knights).first(realm.knight_count);
}
inline std::span<Knight> knights_of(PlayContext& play, SeatId seat) {
  return std::span(realm(play, seat).knights).first(realm(play, seat).knight_count);
}
/// Precondition: one of the seat stands there.
Knight& knight_at(PlayContext& play, SeatId seat, IntersectionId intersection);
const Knight* find_knight(const ReadContext& read, SeatId seat, IntersectionId intersection);

/// Cities of the seat, metropolises apart: what barbarians can take and metropolises need. CK-25, CK-41
IntersectionBits plain_cities(const ReadContext& read, SeatId seat);
bool has_city(const ReadContext& read, SeatId seat);
inline bool has_metropolis(const ReadContext& read, SeatId seat, Track track) {
  return read.state.realms.metropolis_of[at(track)] == 1 + seat.value();
}
/// Where the metropolis stands; none while it waits for a city of who has it. CK-91
inline IntersectionId metropolis_at(const ReadContext& read, Track track) {
  return read.state.realms.metropolis_at[at(track)];
}
constexpr Card commodity_of(Track track) {
  constexpr std::array commodities{Card::Cloth, Card::Coin, Card::Paper};
  return commodities[at(track)];
}

inline constexpr int metropolis_points = 2;  // CK-25

// What statistics count.
extern const Counter attacks, pillaged, defences, metropolises, progress_drawn, progress_played;

// Knights; they end routes, those of ships too, as settlements do. CK-29 to CK-38, CK-85
inline constexpr Cards hiring_price{0, 0, 1, 0, 1}, promotion_price{0, 0, 1, 0, 1},
    activation_price{0, 0, 0, 1, 0};
/// The piece comes from the supply. Precondition: there is one.
void place_knight(PlayContext& play, SeatId seat, IntersectionId intersection, int rank, std::uint8_t status);
/// Back to its owner's supply.
void remove_knight(PlayContext& play, SeatId seat, IntersectionId intersection);
/// Where a knight of the seat can come along its own route: empty intersections, and those where others'
/// knights stand. CK-34, CK-35
struct Destinations {
  IntersectionBits empty, others;
};
Destinations destinations(const ReadContext& read, SeatId seat, IntersectionId from);

/// It goes where it can go; else it stays in the supply. Precondition: it has come there. CK-36
void retreat_from(PlayContext& play, IntersectionId from, const Knight& gone, SeatId owner);
/// It can be promoted now, but for the price. CK-30, CK-32
bool may_be_promoted(const ReadContext& read, SeatId seat, const Knight& knight);
void raise_rank(PlayContext& play, SeatId seat, IntersectionId intersection);
/// Where a knight of the seat may be put. CK-29, CK-84, CK-90
IntersectionBits knight_places(const ReadContext& read, SeatId seat);

inline constexpr int steps_to_attack = 7;  // CK-10
/// The ranks of active knights, by seat. CK-40
BySeat<int> defenders(const ReadContext& read);
/// What all who had to choose have given, or discarded. CK-52
void add_given(const Deed& deed, std::vector<Sentence>& sentences);
/// What came of an attack of the barbarians. CK-41 to CK-44
void add_attack(const Deed& deed, std::vector<Sentence>& sentences);
/// What the event die of this roll brings; true when something has to be decided before production. CK-09
bool event_rolled(PlayContext& play, const interruption::Rolled& rolled);
/// Its building ceases to be a city: its wall goes, and its metropolis to another city. CK-28, CK-91
void city_lost(PlayContext& play, const event::Lost& lost);
/// A metropolis that waits for a city finds one. CK-91
void city_built(PlayContext& play, const event::Built& built);
/// Knights without an own road or ship come back. CK-91
void knights_left_alone(PlayContext& play, const event::RouteGone& gone);

// Improvements. CK-21 to CK-28
/// Some track can be improved, as far as all can see. CK-50
bool may_improve_any(const ReadContext& read, SeatId seat);
/// Own cities without a wall, where one more may be built.
IntersectionBits wall_places(const ReadContext& read, SeatId seat);
void place_wall(PlayContext& play, SeatId seat, IntersectionId intersection);

// Progress cards. CK-46 to CK-74
inline void list_numbered(Actions& actions, ActionKind kind, std::size_t what) {
  actions.push_back({.kind = kind, .x = static_cast<std::uint8_t>(what)});
}
inline int count_of(const ReadContext& read, SeatId seat, Progress card) {
  return realm_of(read, seat).progress[at(card)];
}
inline constexpr int most_kept = 4;  ///< progress cards in hand. CK-48
/// In hand.
int progress_in_hand(const ReadContext& read, SeatId seat);
/// A card leaves the hand and goes under its deck. Precondition: it is in hand.
void put_under_deck(PlayContext& play, SeatId seat, Progress card, bool seen_by_all);
/// Played: all have seen it. CK-49
void use_up(PlayContext& play, SeatId seat, Progress card);
/// In hand from now on, or shown. CK-47
void receive_progress(PlayContext& play, SeatId seat, Progress card);
bool is_deck_empty(const ReadContext& read, Track track);
/// Who may draw from a gate, clockwise. CK-11
void draw_at_gate(PlayContext& play, Track track);
/// After all draws of an event. CK-48
void limit_others(PlayContext& play);
/// True when cards have to go first. CK-48
bool keep_few_at_end(PlayContext& play, const interruption::TurnEnds& end);
void list_progress_discards(const ReadContext& read, SeatId seat, Actions& actions);

/// A card that can be played: its actions, in one's own turn.
struct PlayableCard {
  Progress card = Progress::Alchemist;
  void (*list)(const ReadContext& read, SeatId seat, Actions& actions) = nullptr;
};
extern const std::array<PlayableCard, 9> science_cards;
extern const std::array<PlayableCard, 8> politics_cards;
extern const std::array<PlayableCard, 6> trade_cards;
void list_deserter(const ReadContext& read, SeatId seat, Actions& actions);
void list_diplomat(const ReadContext& read, SeatId seat, Actions& actions);
void list_offers_in_harbor(const ReadContext& read, SeatId seat, Actions& actions);
/// The last road or ship of its colour at a knight. CK-39
bool holds_knight(const ReadContext& read, SeatId seat, PathId path);
bool holds_ship(const ReadContext& read, const attempt::TakeUpShip& ship);
/// "merchant fleet"
std::string progress_words(const NarratorWords& words, int card);
/// Those that the seat holds, and what it may do by cards that it has played.
void list_progress(const ReadContext& read, SeatId seat, Actions& actions);
/// So many cards of the hand are to be chosen, for `taker`, or the bank. CK-52
void ask_for_cards(PlayContext& play, SeatId seat, int count, SeatId taker);
/// Everybody else, clockwise.
template <class Visit>
void for_each_other(const Game& game, SeatId seat, Visit visit) {
  for (int i = 1; i < game.players(); ++i) visit(game.after(seat, i));
}
/// As all can see them. CK-51
inline int open_points(const ReadContext& read, SeatId seat) { return seat_of(read, seat).points; }

// Production and trade. CK-12, CK-14, CK-16
Card second_card(Terrain terrain);
void offer_aqueduct(PlayContext& play, const event::Produced& produced);
void set_bank_rates(const ReadContext& read, SeatId seat, Cards& rates);

// What others see, and what they think of the rest. CK-51, CK-117
bool shows_hand(const ReadContext& read, SeatId viewer, SeatId other);
void hide_realms(const ReadContext& read, SeatId viewer, State& seen);
void imagine_realms(const ReadContext& read, SeatId viewer, Random& random, State& imagined);

// What lies on the board and beside it, and what is to be told of a seat.
void show_realms(const ReadContext& read, OnBoard& shown);
void note_realm(const ReadContext& read, SeatId seat, SeatNotes& notes);

void find_broken_realms(const ReadContext& read, std::vector<std::string>& broken);

extern const ActionSpec draw_progress, discard_progress, play_alchemist, play_crane, play_engineer,
    play_inventor, play_irrigation, play_mining, play_medicine, play_road_building, play_smith, promote_free,
    play_bishop, play_deserter, give_up_knight, place_deserter, play_diplomat, play_intrigue, play_saboteur,
    play_spy, take_progress, play_warlord, play_wedding, choose_card, play_commercial_harbor, offer_resource,
    give_commodity, play_master_merchant, take_from_hand, play_merchant, play_merchant_fleet,
    play_resource_monopoly, play_trade_monopoly;
extern const TaskSpec draw_progress_task, keep_few_task, promote_free_task, rob_each_task,
    give_up_knight_task, place_deserter_task, lay_again_task, spy_task, choose_cards_task,
    give_commodity_task, take_from_hand_task;
extern const ActionSpec improve, put_metropolis, build_wall, hire_knight, activate_knight, promote_knight,
    move_knight, retreat, chase_robber, lose_city, hand_out;
extern const TaskSpec metropolis_task, retreat_task, chase_task, lose_city_task, hand_out_task, aqueduct_task;

/// What of it can be made of paper.
void add_paper(const MapView& map, std::vector<PaperThing>& things);

}  // namespace hexwright::cities_and_knights
