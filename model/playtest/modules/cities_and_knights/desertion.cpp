#include <algorithm>

#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/card_gains.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"
#include "model/playtest/table/awards.h"
#include "model/playtest/table/base_words.h"

// The progress cards that take pieces off the board: Deserter and Diplomat. CK-62, CK-63

namespace hexwright::cities_and_knights {
namespace {

void apply_deserter(PlayContext& play, SeatId seat, const Action& action) {
  use_up(play, seat, Progress::Deserter);
  do_next(play, task_for(SeatId(action.x), task::give_up_knight, seat.value()));
}

void list_given_up(const ReadContext& read, const Task& task, Actions& actions) {
  for (const Knight& knight : knights_of(read, task.seat))
    list_at(actions, action::give_up_knight, IntersectionId(knight.at));
}

void apply_given_up(PlayContext& play, const Task& task, const Action& action) {
  const Knight gone = knight_at(play, task.seat, action.a.intersection());
  remove_knight(play, task.seat, action.a.intersection());
  Task place = task_for(SeatId(task.a.value()), task::place_deserter, gone.rank);
  place.x = gone.status & Knight::Active;
  do_next(play, place);
}

/// One of this rank may be placed: it is of equal rank or, where none of these is left, a basic one; where
/// the rules have it so, of any lower one. CK-62
bool is_rank_of_deserter(const ReadContext& read, const Task& task, int rank) {
  const auto& left = realm_of(read, task.seat).knights_left;
  if (rank > task.a.value() || left[at(rank - 1)] == 0) return false;
  return rank == task.a.value() || read.game.facts().lower_deserters || (rank == 1 && left[task.a - 1U] == 0);
}

void list_deserter_places(const ReadContext& read, const Task& task, Actions& actions) {
  const IntersectionBits places = knight_places(read, task.seat);
  for (int rank = highest_rank; rank > 0; --rank)
    if (is_rank_of_deserter(read, task, rank))
      places.for_each([&](IntersectionId i) {
        actions.push_back({.kind = action::place_deserter, .x = static_cast<std::uint8_t>(rank), .a = i});
      });
  actions.push_back({.kind = ActionKind::Pass});
}

void apply_deserter_place(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  place_knight(play, task.seat, action.a.intersection(), action.x, task.x);
}

bool nothing_to_place(const ReadContext& read, const Task& task) {
  const auto may_have = [&](int rank) { return is_rank_of_deserter(read, task, rank); };
  return !(may_have(1) || may_have(2) || may_have(3)) || knight_places(read, task.seat).empty();
}

/// The other roads and ships of the seat at an end of one.
int others_at(const ReadContext& read, SeatId seat, WayId way) {
  int count = 0;
  for (const WayId other : read.ways()[way].on)
    if (other != way && route_at(read.state, Ways::path(other)).of(seat)) ++count;
  return count;
}

/// Nothing else of its colour is at one of its ends. CK-63
bool is_open(const ReadContext& read, SeatId seat, PathId path) {
  const auto ways = Ways::over(path);
  return std::any_of(ways.begin(), ways.end(), [&](WayId way) {
    return others_at(read, seat, way) == 0 && !building_at(read.state, read.ways()[way].to).of(seat);
  });
}

/// Another's goes for good; one's own may be laid elsewhere, before anybody looks at the longest route.
void apply_diplomat(PlayContext& play, SeatId seat, const Action& action) {
  use_up(play, seat, Progress::Diplomat);
  const RoutePiece piece = route_at(play.state, action.a.path());
  if (!piece.of(seat)) return remove_route(play, action.a.path());
  lift_route(play, action.a.path());
  Task again = task_for(seat, task::lay_again, action.a);
  again.x = static_cast<std::uint8_t>(piece.kind());
  do_next(play, again);
}

void list_again(const ReadContext& read, const Task& task, Actions& actions) {
  const bool road = task.x == static_cast<std::uint8_t>(Route::Road);
  if (road)
    list_all_but(actions, ActionKind::BuildRoad, seat_of(read, task.seat).road_spots, task.a.path());
  else
    list_all_but(actions, ActionKind::BuildShip, FreeShipSpots(read, task.seat).places(), task.a.path());
  actions.push_back({.kind = ActionKind::Pass});
}

void apply_again(PlayContext& play, const Task& task, const Action& action) {
  route_lost(play, task.seat);
  if (action.kind != ActionKind::Pass)
    place_and_discover(play, task.seat, action.a.path(), static_cast<Route>(task.x));
}

}  // namespace

void list_deserter(const ReadContext& read, SeatId seat, Actions& actions) {
  for_each_other(read.game, seat, [&](SeatId other) {
    if (realm_of(read, other).knight_count > 0) list_with(actions, action::play_deserter, other);
  });
}

bool holds_knight(const ReadContext& read, SeatId seat, PathId path) {
  const auto ways = Ways::over(path);
  return std::any_of(ways.begin(), ways.end(), [&](WayId way) {
    return building_at(read.state, read.ways()[way].to).is(seat, Building::Knight) &&
           others_at(read, seat, way) == 0;
  });
}

bool holds_ship(const ReadContext& read, const attempt::TakeUpShip& ship) {
  return holds_knight(read, ship.seat, ship.ship);
}

void list_diplomat(const ReadContext& read, SeatId, Actions& actions) {
  PathBits open;
  for (const SeatId owner : read.game.seats()) {
    const Seat& s = seat_of(read, owner);
    for (std::size_t i = 0; i < s.route_count; ++i)
      if (is_open(read, owner, s.routes[i]) && !holds_knight(read, owner, s.routes[i])) open.add(s.routes[i]);
  }
  list_all(actions, action::play_diplomat, open);
}

constinit const ActionSpec play_deserter{
    .kind = action::play_deserter,
    .id = "play-deserter",
    .title = N_("play deserter"),
    .fields = {.x = {"from", FieldKind::Seat}},
    .apply = apply_deserter,
    .label =
        [](const Decision& d) {
          return Message{N_("play deserter against {0}"), {d.words.player(SeatId(d.action.x))}};
        },
    .describe =
        [](const Deed& deed) {
          return deed.by(N_("{0} plays deserter against {1}"), deed.words.player(SeatId(deed.action.x)));
        },
    .when_possible = N_("deserter takes a knight from another who has one, for who has that card"),
    .gain = gain_of_deserter};
constinit const ActionSpec give_up_knight{.kind = action::give_up_knight,
                                          .id = "give-up-knight",
                                          .title = N_("give up a knight"),
                                          .fields = {.a = {"at", FieldKind::Intersection}},
                                          .done = N_("{0} gives up a knight"),
                                          .when_possible = N_("deserter has to be played first"),
                                          .worth = worth_of_knight_given};
constinit const TaskSpec give_up_knight_task{.kind = task::give_up_knight,
                                             .list = list_given_up,
                                             .apply = apply_given_up,
                                             .prompt = N_("{0} gives up a knight"),
                                             .comes_first = N_("{0} has to give up a knight first")};
constinit const ActionSpec place_deserter{.kind = action::place_deserter,
                                          .id = "place-deserter",
                                          .title = N_("place the deserter"),
                                          .fields = {.x = {"rank"}, .a = {"at", FieldKind::Intersection}},
                                          .label =
                                              [](const Decision& d) {
                                                constexpr std::array ranks{N_("place a basic knight"),
                                                                           N_("place a strong knight"),
                                                                           N_("place a mighty knight")};
                                                return Message{ranks[d.action.x - 1U]};
                                              },
                                          .done = N_("{0} places the deserter"),
                                          .when_possible = N_("deserter has to be played first"),
                                          .worth = worth_of_knight_placed};
constinit const TaskSpec place_deserter_task{
    .kind = task::place_deserter,
    .list = list_deserter_places,
    .apply = apply_deserter_place,
    .idle = nothing_to_place,
    .prompt = N_("{0} may place the deserter"),
    .comes_first = N_("{0} has to place the deserter, or leave it, first"),
    .label = [](const Decision& d) { return passes(d.action, N_("place no deserter")); },
    .describe = [](const Deed& deed) { return passed(deed, N_("{0} places no deserter")); }};
constinit const ActionSpec play_diplomat{
    .kind = action::play_diplomat,
    .id = "play-diplomat",
    .title = N_("play diplomat"),
    .fields = {.a = {"at", FieldKind::Path}},
    .apply = apply_diplomat,
    .describe =
        [](const Deed& deed) {
          const SeatId owner = route_at(deed.before, deed.action.a.path()).seat();
          return deed.by(N_("{0} plays diplomat on a road or ship of {1}"), deed.words.player(owner));
        },
    .when_possible =
        N_("diplomat removes a road or ship with nothing else of its owner at one end, unless a knight "
           "stands at it alone, for who has that card"),
    .gain = gain_of_making_room};
constinit const TaskSpec lay_again_task{
    .kind = task::lay_again,
    .list = list_again,
    .apply = apply_again,
    .route_in_hand = true,
    .prompt = N_("{0} may lay the road or ship elsewhere"),
    .comes_first = N_("{0} has to lay the road or ship elsewhere, or leave it, first"),
    .label = [](const Decision& d) { return passes(d.action, N_("lay it nowhere")); },
    .describe = [](const Deed& deed) { return passed(deed, N_("{0} lays it nowhere")); }};

}  // namespace hexwright::cities_and_knights
