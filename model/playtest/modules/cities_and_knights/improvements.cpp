#include <algorithm>

#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr int metropolis_level = 4;  // CK-25
constexpr Cards wall_price{2, 0, 0, 0, 0};

/// The next level costs so many of the track's commodity as it is high, with a crane one less. CK-21, CK-54
Cards price_of_next(const State& state, SeatId seat, Track track) {
  return Cards(commodity_of(track), state.realms.seats[seat].levels[at(track)] + 1 - state.realms.crane);
}

/// A city is needed, and for the upper levels one that could become the metropolis. CK-22, CK-24
bool may_improve(const ReadContext& read, SeatId seat, Track track) {
  const int next = level_of(read, seat, track) + 1;
  if (next > highest_level) return false;
  return next < metropolis_level ? has_city(read, seat)
                                 : has_metropolis(read, seat, track) || !plain_cities(read, seat).empty();
}

void list_improvements(const ReadContext& read, SeatId seat, Actions& actions) {
  if (seat_of(read, seat).hand.commodities().empty() && read.state.realms.crane == 0) return;
  for (const Track track : all_tracks)
    if (covers(seat_of(read, seat), price_of_next(read.state, seat, track)) && may_improve(read, seat, track))
      actions.push_back({.kind = action::improve, .x = static_cast<std::uint8_t>(track)});
}

/// The first at level 4 gets it; another who is the first at level 5 takes it. CK-25, CK-26
bool earns_metropolis(const ReadContext& read, SeatId seat, Track track) {
  const int level = level_of(read, seat, track);
  const int holder = read.state.realms.metropolis_of[at(track)];
  if (level < metropolis_level || has_metropolis(read, seat, track)) return false;
  return holder == 0 || (level == highest_level && level_of(read, SeatId(holder - 1), track) < highest_level);
}

void buy_improvement(PlayContext& play, SeatId seat, const Action& action) {
  const auto track = static_cast<Track>(action.x);
  pay_to_bank(play, seat, price_of_next(play.state, seat, track));
  play.state.realms.crane = 0;
  ++realm(play, seat).levels[action.x];
  if (earns_metropolis(play, seat, track)) do_next(play, task_for(seat, task::place_metropolis, action.x));
}

void list_metropolis_places(const ReadContext& read, const Task& task, Actions& actions) {
  list_all(actions, action::place_metropolis, plain_cities(read, task.seat));
}

void apply_metropolis(PlayContext& play, const Task& task, const Action& action) {
  auto& holder = play.state.realms.metropolis_of[task.a];
  if (holder != 0 && play.state.realms.metropolis_at[task.a] != none)
    add_points(play, SeatId(holder - 1), -metropolis_points);
  holder = static_cast<std::uint8_t>(1 + task.seat.value());
  play.state.realms.metropolis_at[task.a] = action.a.intersection();
  add_points(play, task.seat, metropolis_points);
  count(play, metropolises, {.seat = task.seat, .kind = task.a});
}

void list_walls(const ReadContext& read, SeatId seat, Actions& actions) {
  if (covers(seat_of(read, seat), wall_price)) list_all(actions, action::build_wall, wall_places(read, seat));
}

void apply_wall(PlayContext& play, SeatId seat, const Action& action) {
  pay_to_bank(play, seat, wall_price);
  place_wall(play, seat, action.a.intersection());
}

/// By track and level. CK-21
constexpr const char* improvement_titles[all_tracks.size()][highest_level] = {
    {N_("Market"), N_("Trading House"), N_("Merchant Guild"), N_("Bank"), N_("Great Exchange")},
    {N_("Town Hall"), N_("Church"), N_("Fortress"), N_("Cathedral"), N_("High Assembly")},
    {N_("Abbey"), N_("Library"), N_("Aqueduct"), N_("Theater"), N_("University")}};

std::string track_words(const NarratorWords& words, std::uint8_t track) {
  return words.in_full(std::string(id(static_cast<Track>(track))).c_str());
}

/// What is bought, and for how much: "trade: Market (level 1), 1 cloth".
Message improvement_words(const Decision& d) {
  const SeatId seat = actor(d.state);
  const int level = 1 + d.state.realms.seats[seat].levels[d.action.x];
  const Cards price = price_of_next(d.state, seat, static_cast<Track>(d.action.x));
  return {N_("{0}: {1} (level {2}), {3}"),
          {track_words(d.words, d.action.x), Message{improvement_titles[d.action.x][level - 1]},
           std::to_string(level), d.words.cards(price)}};
}

}  // namespace

bool may_improve_any(const ReadContext& read, SeatId seat) {
  return std::any_of(all_tracks.begin(), all_tracks.end(),
                     [&](Track track) { return may_improve(read, seat, track); });
}

IntersectionBits wall_places(const ReadContext& read, SeatId seat) {
  IntersectionBits places;
  if (realm_of(read, seat).walls == walls_each || !has_city(read, seat)) return places;
  for_each_piece(read.state, read.board().intersection_count(), {seat, Building::City},
                 [&](IntersectionId i) {
                   if (!read.state.realms.walls.has(i)) places.add(i);
                 });
  return places;
}

void place_wall(PlayContext& play, SeatId seat, IntersectionId intersection) {
  play.state.realms.walls.add(intersection);
  ++realm(play, seat).walls;
}

void city_lost(PlayContext& play, const event::Lost& lost) {
  const auto& [seat, intersection, building] = lost;
  if (play.state.realms.walls.has(intersection)) {
    play.state.realms.walls.remove(intersection);
    --realm(play, seat).walls;
  }
  for (const Track track : all_tracks) {
    if (!has_metropolis(play, seat, track) || metropolis_at(play, track) != intersection) continue;
    play.state.realms.metropolis_at[at(track)] = none;
    add_points(play, seat, -metropolis_points);
    do_next(play, task_for(seat, task::place_metropolis, at(track)));
  }
}

void city_built(PlayContext& play, const event::Built& built) {
  const auto& [seat, intersection, building] = built;
  if (building != Building::City) return;
  for (const Track track : all_tracks)
    if (has_metropolis(play, seat, track) && metropolis_at(play, track) == none)
      do_next(play, task_for(seat, task::place_metropolis, at(track)));
}

constinit const Counter metropolises{"metropolises", N_("Metropolises placed"), CountedAt::Anywhere, true,
                                     kinds_of<all_tracks>};
constinit const ActionSpec improve{
    .kind = action::improve,
    .id = "improve",
    .title = N_("improve the cities"),
    .fields = {.x = {"track", FieldKind::Word, &field_words<all_tracks>}},
    .list = list_improvements,
    .apply = buy_improvement,
    .label = improvement_words,
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} improves {1} to level {2}"), track_words(deed.words, deed.action.x),
                         std::to_string(deed.after.realms.seats[deed.actor].levels[deed.action.x]));
        },
    .when_possible =
        N_("an improvement needs a city on the board and as many commodities of its track as its "
           "level; levels 4 and 5 need a city without a metropolis"),
    .key = 'I',
    .gain = gain_of_improvement};
constinit const ActionSpec put_metropolis{
    .kind = action::place_metropolis,
    .id = "place-metropolis",
    .title = N_("place the metropolis"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .done = N_("{0} builds a metropolis"),
    .when_possible = N_("a metropolis comes with the first improvement to level 4"),
    .worth = worth_of_metropolis};
constinit const TaskSpec metropolis_task{
    .kind = task::place_metropolis,
    .list = list_metropolis_places,
    .apply = apply_metropolis,
    .idle = [](const ReadContext& read, const Task& task) { return plain_cities(read, task.seat).empty(); },
    .prompt = N_("{0} chooses a city for the metropolis"),
    .comes_first = N_("{0} has to choose a city for the metropolis first")};
constinit const ActionSpec build_wall{
    .kind = action::build_wall,
    .id = "build-wall",
    .title = N_("build a city wall"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .list = list_walls,
    .apply = apply_wall,
    .done = N_("{0} builds a city wall"),
    .when_possible = N_("a city wall costs 2 brick and stands under an own city without one, three a player"),
    .key = 'W',
    .gain = gain_of_wall};

}  // namespace hexwright::cities_and_knights
