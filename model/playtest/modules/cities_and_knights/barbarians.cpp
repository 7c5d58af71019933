#include <algorithm>
#include <numeric>

#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

namespace hexwright::cities_and_knights {
namespace {

constexpr int steps_to_attack = 7;  // CK-10

/// The ranks of active knights, by seat. CK-40
BySeat<int> defenders(const ReadContext& l) {
  BySeat<int> strength{};
  for (const SeatId seat : l.game.seats())
    for (const Knight& knight : knights_of(l, seat))
      if (knight.is(Knight::Active)) strength[seat] += knight.rank;
  return strength;
}

/// Of all islands, metropolises too. CK-40
int cities_on_board(const ReadContext& l) {
  int cities = 0;
  for (const IntersectionId i : l.board().intersections())
    if (const BuildingPiece piece = building_at(l.state, i); is_town(piece) && piece.kind() == Building::City)
      ++cities;
  return cities;
}

/// Of those with a plain city the weakest lose one each, clockwise. CK-41
void demand_cities(PlayContext& t, const BySeat<int>& defence) {
  BySeat<bool> has_plain{};
  int least = std::numeric_limits<int>::max();
  for (const SeatId seat : t.game.seats()) {
    has_plain[seat] = !plain_cities(t, seat).empty();
    if (has_plain[seat]) least = std::min(least, defence[seat]);
  }
  for (int i = 0; i < t.game.players(); ++i) {
    const SeatId seat = t.game.after(t.state.turn, i);
    if (has_plain[seat] && defence[seat] == least) do_later(t, task_for(seat, task::lose_city));
  }
}

/// The sole best contributor gets a point. CK-43
void honour_defender(PlayContext& t, const BySeat<int>& defence) {
  const int best = *std::max_element(defence.begin(), defence.end());
  SeatId defender;
  int how_many = 0;
  for (const SeatId seat : t.game.seats())
    if (defence[seat] == best) defender = seat, ++how_many;
  if (how_many != 1) return;
  ++realm(t, defender).defended;
  add_points(t, defender, 1);
}

/// CK-40 to CK-45
void attack(PlayContext& t) {
  const BySeat<int> defence = defenders(t);
  if (cities_on_board(t) > std::accumulate(defence.begin(), defence.end(), 0))
    demand_cities(t, defence);
  else
    honour_defender(t, defence);
  t.state.realms.ship_step = 0;
  t.state.realms.attacked = 1;
  for (const SeatId seat : t.game.seats())
    for (Knight& knight : knights_of(t, seat)) knight.clear(Knight::Active);
}

void list_losses(const ReadContext& l, const Task& task, Actions& actions) {
  list_all(actions, action::lose_city, plain_cities(l, task.seat));
}

/// It becomes a settlement; where none is left, it is tipped. CK-42
void apply_loss(PlayContext& t, const Task& task, const Action& action) {
  if (t.seat(task.seat).settlements > 0)
    shrink_city(t, action.a.intersection());
  else
    tip_city(t, action.a.intersection());
}

void list_hand_out(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::hand_out});
}

}  // namespace

bool event_rolled(PlayContext& t, const Action& action) {
  t.state.realms.red_die = static_cast<std::uint8_t>(first_die(action.c));
  if (event_die(action.c) == EventDie::Ship && ++t.state.realms.ship_step == steps_to_attack) attack(t);
  if (t.state.task_count == 0) return false;
  do_later(t, task_for(t.state.turn, task::hand_out));
  return true;
}

constinit const ActionSpec lose_city{
    .kind = action::lose_city,
    .id = "lose-city",
    .title = N_("give up a city"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .done = N_("{0} loses a city to the barbarians"),
    .when_possible = N_("cities are lost only to an attack of the barbarians")};
constinit const TaskSpec lose_city_task{.kind = task::lose_city,
                                        .list = list_losses,
                                        .apply = apply_loss,
                                        .prompt = N_("{0} loses a city to the barbarians"),
                                        .comes_first = N_("{0} has to give up a city first")};
constinit const ActionSpec hand_out{.kind = action::hand_out,
                                    .id = "hand-out",
                                    .title = N_("hand out what the roll brings"),
                                    .done = N_("{0} hands out what the roll brings")};
constinit const TaskSpec hand_out_task{
    .kind = task::hand_out,
    .list = list_hand_out,
    .apply = [](PlayContext& t, const Task&, const Action&) { bring_roll(t); },
    .prompt = N_("{0} hands out what the roll brings"),
    .comes_first = N_("{0} has to hand out what the roll brings first")};

}  // namespace hexwright::cities_and_knights
