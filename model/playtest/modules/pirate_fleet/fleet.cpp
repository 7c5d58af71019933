#include <algorithm>
#include <numeric>

#include "model/board/index.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/modules/pirate_fleet/kinds.h"
#include "model/playtest/modules/pirate_fleet/pirate_fleet.h"
#include "model/playtest/table/base_refusals.h"
#include "model/playtest/table/base_table.h"
#include "model/playtest/table/base_words.h"
#include "model/playtest/tally.h"

namespace hexwright::pirate_fleet {
namespace {

int strength_of(const Action& roll) { return std::min(first_die(roll.c), second_die(roll.c)); }

/// So many hexes on along the course. PIR-06
void move_fleet(PlayContext& play, int steps) {
  const auto& course = play.game.facts().fleet_course;
  const auto here = std::find(course.begin(), course.end(), HexId(play.state.pirate));
  if (here == course.end()) return;
  play.state.pirate = course[static_cast<std::size_t>(here - course.begin() + steps) % course.size()];
}

/// PIR-07
BySeat<bool> attacked(const ReadContext& read) {
  BySeat<bool> there{};
  int count = 0;
  for (const IntersectionId corner : read.board().hex_intersections(read.state.pirate))
    if (const BuildingPiece piece = building_at(read.state, corner); is_town(piece) && !there[piece.seat()])
      there[piece.seat()] = true, ++count;
  return count > 1 && read.game.facts().fleet_spares_several ? BySeat<bool>{} : there;
}

int cities_of(const ReadContext& read, SeatId seat) {
  return read.game.scenario().details.pieces.cities - seat_of(read, seat).cities;
}

enum class Raid : std::uint8_t { Lost, Nothing, Rewarded };

/// PIR-08
void raid(PlayContext& play, SeatId seat, int strength) {
  const int warships = warships_of(play.state, seat);
  const Raid result = strength > warships ? Raid::Lost : strength < warships ? Raid::Rewarded : Raid::Nothing;
  count(play, raids, {seat, {}, static_cast<int>(result)});
  const int cards = std::min(play.seat(seat).hand.size(), 1 + cities_of(play, seat));
  if (result == Raid::Lost && cards > 0) do_later(play, task_for(seat, task::raided, cards));
  if (result == Raid::Rewarded && !play.state.bank.resources().empty())
    do_later(play, task_for(seat, task::rewarded));
}

/// Once all raids are over, what the roll brings; on a 7 the roller may steal after the discards. PIR-09
void bring_roll_after_raids(PlayContext& play) {
  if (play.state.task_count > 0) return;
  bring_roll(play);
  if (play.state.dice == 7) do_later(play, task_for(play.state.turn, task::rob_anyone));
}

void list_raid(const ReadContext&, const Task&, Actions& actions) {
  actions.push_back({.kind = action::lose_to_fleet});
}
void apply_raid(PlayContext& play, const Task& task, const Action& action) {
  pay_to_bank(play, task.seat, Cards(static_cast<Card>(action.c - 1)));
  if (task.a > 1) return do_next(play, task_for(task.seat, task::raided, task.a - 1));
  bring_roll_after_raids(play);
}
void weigh_raid(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  const Cards hand = seat_of(read, actor(read.state)).hand;
  hand.for_each_kind([&](Card card) {
    outcomes.push_back({static_cast<std::uint16_t>(1 + static_cast<int>(card)), hand[card]});
  });
}

/// Another who was rewarded may have taken the last card.
void list_rewards(const ReadContext& read, const Task&, Actions& actions) {
  for (const Card card : resource_cards)
    if (read.state.bank[card] > 0) list_with(actions, ActionKind::TakeCard, card);
  if (actions.empty()) actions.push_back({.kind = ActionKind::Pass});
}
void apply_reward(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::TakeCard) take_from_bank(play, task.seat, static_cast<Card>(action.x), 1);
  bring_roll_after_raids(play);
}

void list_anyone(const ReadContext& read, const Task& task, Actions& actions) {
  for (const SeatId seat : read.game.seats())
    if (seat != task.seat && !seat_of(read, seat).hand.empty()) list_with(actions, ActionKind::Steal, seat);
  actions.push_back({.kind = ActionKind::Pass});
}
bool nobody_to_rob(const ReadContext& read, const Task& task) {
  const auto seats = read.game.seats();
  return std::all_of(seats.begin(), seats.end(),
                     [&](SeatId seat) { return seat == task.seat || seat_of(read, seat).hand.empty(); });
}
void apply_anyone(PlayContext& play, const Task& task, const Action& action) {
  if (action.kind == ActionKind::Pass) return;
  if (play.tally) ++play.tally->robberies;
  hand_over(play, SeatId(action.x), task.seat, static_cast<Card>(action.c - 1));
}

/// The sentence on one player who was attacked.
Message words_of_raid(const Deed& deed, SeatId seat, int strength) {
  const int warships = warships_of(deed.before, seat);
  const char* pattern = strength > warships   ? N_("the fleet raids {0}: {1} against warships: {2}")
                        : strength < warships ? N_("{0} beats the fleet off: {1} against warships: {2}")
                                              : N_("{0} holds out against the fleet, both with {1}");
  return {pattern, {deed.words.player(seat), std::to_string(strength), std::to_string(warships)}};
}

constexpr std::array<CountedName, 3> raid_names{
    {{"lost", N_("cards lost")}, {"nothing", N_("nothing")}, {"rewarded", N_("a resource taken")}}};

}  // namespace

bool sail(PlayContext& play, const interruption::Rolled& rolled) {
  const Action& roll = rolled.roll;
  if (play.state.pirate != none) {
    const int strength = strength_of(roll);
    move_fleet(play, strength);
    const BySeat<bool> there = attacked(play);
    for (int i = 0; i < play.game.players(); ++i)
      if (const SeatId seat = play.game.after(play.state.turn, i); there[seat]) raid(play, seat, strength);
  }
  bring_roll_after_raids(play);
  return true;
}

void describe_fleet(const Deed& deed, std::vector<Sentence>& sentences) {
  if (deed.action.kind != ActionKind::Roll || deed.before.pirate == none) return;
  const ReadContext after{deed.game, deed.after};
  sentences.push_back(
      {{N_("the pirate fleet sails on, hexes: {0}"), {std::to_string(strength_of(deed.action))}},
       deed.game.board().hex(deed.after.pirate)});
  const BySeat<bool> there = attacked(after);
  for (int i = 0; i < deed.game.players(); ++i)
    if (const SeatId seat = deed.game.after(deed.before.turn, i); there[seat])
      sentences.push_back(
          {words_of_raid(deed, seat, strength_of(deed.action)), deed.game.board().hex(deed.after.pirate)});
}

constinit const Counter raids{"fleet-raids", N_("Raids of the pirate fleet"), CountedAt::Anywhere, true,
                              kinds_of<raid_names>};

constinit const ActionSpec lose_to_fleet{
    .kind = action::lose_to_fleet,
    .id = "lose-to-fleet",
    .title = N_("lose a card to the fleet"),
    .fields = {.c = {"card", FieldKind::DrawnCard}},
    .weigh = weigh_raid,
    .describe =
        [](const Deed& deed) {
          return deed.is_seen() ? deed.by(N_("{0} loses {1} to the fleet"), deed.drawn_card())
                                : deed.by(N_("{0} loses a card to the fleet"));
        },
    .when_possible = N_("cards are lost to the fleet only when it raids")};
constinit const TaskSpec raided{
    .kind = task::raided,
    .list = list_raid,
    .apply = apply_raid,
    .prompt = N_("{0} loses cards to the pirate fleet; still to go: {1}"),
    .comes_first = N_("{0} has to lose cards to the fleet first; still to go: {1}")};
constinit const TaskSpec rewarded{.kind = task::rewarded,
                                  .list = list_rewards,
                                  .apply = apply_reward,
                                  .prompt = N_("{0} has beaten the fleet off and takes a card of choice"),
                                  .comes_first = N_("{0} has to take a card of choice first"),
                                  .why_not = why_not_taken};
constinit const TaskSpec rob_anyone{
    .kind = task::rob_anyone,
    .list = list_anyone,
    .apply = apply_anyone,
    .idle = nobody_to_rob,
    .prompt = N_("{0} may steal a card from any player"),
    .comes_first = N_("{0} has to steal a card, or to leave it, first"),
    .label = [](const Decision& d) { return passes(d.action, N_("steal from nobody")); },
    .describe = [](const Deed& deed) { return passed(deed, N_("{0} steals from nobody")); }};

}  // namespace hexwright::pirate_fleet
