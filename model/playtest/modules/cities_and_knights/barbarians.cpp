#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/cities_and_knights/bots.h"
#include "model/playtest/modules/cities_and_knights/cities_and_knights.h"

namespace hexwright::cities_and_knights {

BySeat<int> defenders(const ReadContext& read) {
  BySeat<int> strength{};
  for (const SeatId seat : read.game.seats())
    for (const Knight& knight : knights_of(read, seat))
      if (knight.is(Knight::Active)) strength[seat] += knight.rank;
  return strength;
}

namespace {

/// Of all islands, metropolises too. CK-40
int cities_on_board(const ReadContext& read) {
  int cities = 0;
  for (const IntersectionId i : read.board().intersections())
    if (const BuildingPiece piece = building_at(read.state, i);
        is_town(piece) && piece.kind() == Building::City)
      ++cities;
  return cities;
}

/// Of those with a plain city the weakest lose one each, clockwise. CK-41
void demand_cities(PlayContext& play, const BySeat<int>& defence) {
  BySeat<bool> has_plain{};
  int least = std::numeric_limits<int>::max();
  for (const SeatId seat : play.game.seats()) {
    has_plain[seat] = !plain_cities(play, seat).empty();
    if (has_plain[seat]) least = std::min(least, defence[seat]);
  }
  for (int i = 0; i < play.game.players(); ++i) {
    const SeatId seat = play.game.after(play.state.turn, i);
    if (has_plain[seat] && defence[seat] == least) do_later(play, task_for(seat, task::lose_city));
  }
}

int all_defences(const ReadContext& read) {
  int all = 0;
  for (const SeatId seat : read.game.seats()) all += realm_of(read, seat).defended;
  return all;
}

/// The sole best contributor gets a point; of several, clockwise, each draws a card of choice. CK-43, CK-44
void honour_defenders(PlayContext& play, const BySeat<int>& defence) {
  const int best = *std::max_element(defence.begin(), defence.end());
  std::vector<SeatId> defenders;
  for (int i = 0; i < play.game.players(); ++i)
    if (const SeatId seat = play.game.after(play.state.turn, i); defence[seat] == best)
      defenders.push_back(seat);
  if (defenders.size() == 1) {
    if (all_defences(play) >= play.game.facts().most_defences) return;
    ++realm(play, defenders.front()).defended;
    count(play, defences, {.seat = defenders.front()});
    return add_points(play, defenders.front(), 1);
  }
  for (const SeatId seat : defenders) do_later(play, task_for(seat, task::draw_progress, task::any_deck));
}

/// CK-40 to CK-45
void attack(PlayContext& play) {
  const BySeat<int> defence = defenders(play);
  const bool lost = cities_on_board(play) > std::accumulate(defence.begin(), defence.end(), 0);
  count(play, attacks, {.kind = lost ? 1 : 0});
  if (lost)
    demand_cities(play, defence);
  else
    honour_defenders(play, defence);
  play.state.realms.ship_step = 0;
  play.state.realms.attacked = 1;
  if (std::exchange(play.state.realms.waits, 0) == 1) {
    play.state.robber = std::exchange(play.state.realms.robber_start, HexId(0));
    play.state.pirate = std::exchange(play.state.realms.pirate_start, HexId(0));
  }
  for (const SeatId seat : play.game.seats())
    for (Knight& knight : knights_of(play, seat)) knight.clear(Knight::Active);
}

constexpr Track gate_of(EventDie event) {
  return event == EventDie::Trade      ? Track::Trade
         : event == EventDie::Politics ? Track::Politics
                                       : Track::Science;
}

void list_losses(const ReadContext& read, const Task& task, Actions& actions) {
  list_all(actions, action::lose_city, plain_cities(read, task.seat));
}

/// It becomes a settlement; where none is left, it is tipped. CK-42
void apply_loss(PlayContext& play, const Task& task, const Action& action) {
  count(play, pillaged, {.seat = task.seat, .place = action.a.intersection()});
  if (play.seat(task.seat).settlements > 0)
    shrink_city(play, action.a.intersection());
  else
    tip_city(play, action.a.intersection());
}

void list_hand_out(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::hand_out});
}

}  // namespace

bool event_rolled(PlayContext& play, const interruption::Rolled& rolled) {
  const Action& action = rolled.roll;
  play.state.realms.red_die = static_cast<std::uint8_t>(first_die(action.c));
  if (event_die(action.c) != EventDie::Ship)
    draw_at_gate(play, gate_of(event_die(action.c)));
  else if (++play.state.realms.ship_step == steps_to_attack)
    attack(play);
  if (play.state.task_count == 0) return false;
  limit_others(play);
  do_later(play, task_for(play.state.turn, task::hand_out));
  return true;
}

void add_attack(const Deed& deed, std::vector<Sentence>& sentences) {
  const Realms &before = deed.before.realms, &after = deed.after.realms;
  const bool rolled = deed.before.phase == Phase::BeforeRoll && deed.after.phase != Phase::BeforeRoll;
  if (!rolled || event_die(deed.action.c) != EventDie::Ship) return;
  const auto say = [&](const char* pattern, auto... arguments) {
    sentences.push_back({Message{pattern, {arguments...}}, Place{WholeScenario{}}});
  };
  if (after.ship_step != 0)
    return say(N_("the barbarians come nearer: {0} of {1} steps"), std::to_string(after.ship_step),
               std::to_string(steps_to_attack));
  const ReadContext read{deed.game, deed.before};
  const BySeat<int> defence = defenders(read);
  say(N_("the barbarians attack with {0} against {1}"), std::to_string(cities_on_board(read)),
      std::to_string(std::accumulate(defence.begin(), defence.end(), 0)));
  for (const SeatId seat : deed.game.seats())
    if (after.seats[seat].defended > before.seats[seat].defended)
      say(N_("{0} has defended best and gets a victory point"), deed.words.player(seat));
}

constexpr std::array<CountedName, 2> attack_names{{{"repelled", N_("repelled")}, {"lost", N_("lost")}}};
constinit const Counter attacks{"attacks", N_("Attacks of the barbarians"), CountedAt::Anywhere, false,
                                kinds_of<attack_names>};
constinit const Counter pillaged{"pillaged", N_("Cities lost to the barbarians"), CountedAt::Intersection,
                                 true};
constinit const Counter defences{"defences", N_("Victory points for defending"), CountedAt::Anywhere, true};
constinit const ActionSpec lose_city{
    .kind = action::lose_city,
    .id = "lose-city",
    .title = N_("give up a city"),
    .fields = {.a = {"at", FieldKind::Intersection}},
    .done = N_("{0} loses a city to the barbarians"),
    .when_possible = N_("cities are lost only to an attack of the barbarians"),
    .worth = worth_of_lost_city};
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
    .apply = [](PlayContext& play, const Task&, const Action&) { bring_roll(play); },
    .prompt = N_("{0} hands out what the roll brings"),
    .comes_first = N_("{0} has to hand out what the roll brings first")};

}  // namespace hexwright::cities_and_knights
