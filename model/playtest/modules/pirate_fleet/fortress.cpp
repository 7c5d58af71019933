#include <algorithm>

#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/pirate_fleet/pirate_fleet.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::pirate_fleet {
namespace {

constexpr int sides_of_die = 6;

enum class Battle : std::uint8_t { Won, Drawn, Lost };

Battle outcome_of(int warships, int die) {
  return warships > die ? Battle::Won : warships == die ? Battle::Drawn : Battle::Lost;
}

/// PIR-15
bool all_conquered(const ReadContext& read) {
  const auto seats = read.game.seats();
  return std::none_of(seats.begin(), seats.end(),
                      [&](SeatId seat) { return stands_fortress(read.state, seat); });
}

/// The fortress becomes what it was: a settlement of the player. PIR-14
void conquer(PlayContext& play, SeatId seat) {
  const IntersectionId place = play.game.facts().berths[seat.index()].fortress;
  ++play.seat(seat).settlements;
  place_settlement(play, seat, place);
  after_building(play, seat, place, Building::Settlement);
  count(play, conquests, {seat});
  if (all_conquered(play)) play.state.pirate = none;
}

void fight(PlayContext& play, SeatId seat, int die) {
  const Battle battle = outcome_of(warships_of(play.state, seat), die);
  count(play, attacks, {seat, {}, static_cast<int>(battle)});
  switch (battle) {
    case Battle::Won:
      if (--play.state.pirates.chits[seat] == 0) conquer(play, seat);
      return;
    case Battle::Lost:
      lose_last_ship(play, seat);
      [[fallthrough]];
    case Battle::Drawn:
      lose_last_ship(play, seat);
  }
}

/// Who wins by it has won in the own turn, before it ends.
bool has_won(const ReadContext& read, SeatId seat) {
  return !stands_fortress(read.state, seat) && points(read.state, seat) >= read.game.points_to_win();
}

void attack(PlayContext& play, SeatId seat, const Action& action) {
  fight(play, seat, action.c);
  if (!has_won(play, seat)) end_turn(play);
}

bool is_obliged(const Game& game) { return game.facts().must_attack; }

void list_attack(const ReadContext& read, SeatId seat, Actions& actions) {
  if (read.state.phase == Phase::Main && is_at_fortress(read, seat) && !is_obliged(read.game))
    actions.push_back({.kind = action::attack_fortress});
}

void weigh_die(const ReadContext&, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (int side = 1; side <= sides_of_die; ++side) outcomes.push_back({static_cast<std::uint16_t>(side), 1});
}

const char* words_for(Battle battle) {
  switch (battle) {
    case Battle::Won:
      return N_("{0} attacks the fortress, {1} warships against a {2}, and takes a chit");
    case Battle::Drawn:
      return N_("{0} attacks the fortress, {1} warships against a {2}, and loses the last ship");
    case Battle::Lost:
      break;
  }
  return N_("{0} attacks the fortress, {1} warships against a {2}, and loses the last two ships");
}

Message describe_attack(const Deed& deed) {
  const int warships = warships_of(deed.before, deed.actor);
  return deed.by(words_for(outcome_of(warships, deed.action.c)), std::to_string(warships),
                 std::to_string(deed.action.c));
}

constexpr std::array<CountedName, 3> battle_names{
    {{"won", N_("won")}, {"drawn", N_("tied")}, {"lost", N_("lost")}}};

}  // namespace

bool is_at_fortress(const ReadContext& read, SeatId seat) {
  if (!stands_fortress(read.state, seat)) return false;
  const IntersectionId place = read.game.facts().berths[seat.index()].fortress;
  if (!seat_of(read, seat).reached.has(place)) return false;
  const auto& paths = read.board().intersection_paths(place);
  return std::any_of(paths.begin(), paths.end(), [&](PathId path) {
    return path != none && route_at(read.state, path).is(seat, Route::Ship);
  });
}

/// PIR-13, as an option.
bool attack_at_end(PlayContext& play, const interruption::TurnEnds& end) {
  const SeatId seat = end.seat;
  if (play.state.phase != Phase::Main || !is_obliged(play.game) || !is_at_fortress(play, seat)) return false;
  do_next(play, task_for(seat, task::must_attack));
  return true;
}

constinit const Counter attacks{"attacks", N_("Attacks on fortresses"), CountedAt::Anywhere, true,
                                kinds_of<battle_names>};
constinit const Counter conquests{
    .id = "fortresses", .title = N_("Fortresses conquered"), .by_seat = true, .timed = true};

constinit const ActionSpec attack_fortress{
    .kind = action::attack_fortress,
    .id = "attack-fortress",
    .title = N_("attack the fortress"),
    .fields = {.c = {"die", FieldKind::Number}},
    .list = list_attack,
    .apply = attack,
    .weigh = weigh_die,
    .describe = describe_attack,
    .outcome =
        [](const NarratorWords&, std::uint16_t die) {
          return Message{N_("a {0}"), {std::to_string(die)}};
        },
    .when_possible = N_("the own fortress is attacked after the roll, once ships of this player have come "
                        "there"),
    .key = 'A',
    .gain = gain_of_attack};
constinit const TaskSpec must_attack{
    .kind = task::must_attack,
    .list = [](const ReadContext&, const Task&,
               Actions& actions) { actions.push_back({.kind = action::attack_fortress}); },
    .apply = [](PlayContext& play, const Task& task,
                const Action& action) { attack(play, task.seat, action); },
    .prompt = N_("{0} attacks the fortress"),
    .comes_first = N_("{0} has to attack the fortress first")};

}  // namespace hexwright::pirate_fleet
