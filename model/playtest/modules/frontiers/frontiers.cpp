#include "model/rules/frontiers/frontiers.h"

#include <algorithm>

#include "listed_rules.h"
#include "model/board/concatenated.h"
#include "model/playtest/describe/narrator_words.h"
#include "model/playtest/describe/on_board.h"
#include "model/playtest/describe/seat_notes.h"
#include "model/playtest/modules/frontiers/frontiers.h"
#include "model/playtest/modules/frontiers/kinds.h"

namespace hexwright {
namespace frontiers {
namespace {

bool touches(const frontiers::Event& event, IntersectionId intersection) {
  return std::find(event.intersections.begin(), event.intersections.end(), intersection) !=
         event.intersections.end();
}

/// Victory points that the card adds to those of the building. FRO-08, FRO-09
int worth(EventCard card, Building building) {
  const bool city = building == Building::City;
  if (card == EventCard::Diplomats) return city ? 1 : -1;
  return card == EventCard::Scientists && city ? -1 : 0;
}
int worth_at(const ReadContext& read, std::size_t event, IntersectionId intersection) {
  return worth(card_of_event(read, event), building_at(read.state, intersection).kind());
}

void lay_cards(PlayContext& play, const event::LaidOut&) { play.state.event_cards = (1U << cards) - 1U; }

/// From now on the event affects this building.
void affect(PlayContext& play, SeatId seat, std::size_t event, IntersectionId intersection) {
  play.seat(seat).event_building[event] = intersection;
  add_points(play, seat, worth_at(play, event, intersection));
}

/// It affects no building of the seat yet. FRO-03
bool is_open_to(const Seat& seat, std::size_t event) { return seat.event_building[event] == none; }

/// The settlement is affected by one event at most, and that one by choice where two could. FRO-02 to FRO-04
void settled(PlayContext& play, SeatId seat, IntersectionId intersection) {
  int could_affect = 0, position = 0;
  std::size_t the_one = 0;
  const auto& events = play.game.facts().events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    if (!touches(events[i], intersection)) continue;
    if (card_of_event(play, i) == EventCard::Unknown)
      do_next(play, task_for(seat, task::turn_up_event, static_cast<int>(i)), position++);
    if (is_open_to(play.seat(seat), i)) {
      ++could_affect;
      the_one = i;
    }
  }
  if (could_affect == 1) affect(play, seat, the_one, intersection);
  if (could_affect > 1) do_next(play, task_for(seat, task::choose_event, intersection), position);
}

void built(PlayContext& play, const event::Built& what) {
  const auto& [seat, intersection, building] = what;
  if (building == Building::Settlement) return settled(play, seat, intersection);
  const Seat& s = play.seat(seat);
  for (std::size_t i = 0; i < play.game.facts().events.size(); ++i)
    if (s.event_building[i] == intersection)
      add_points(play, seat,
                 worth_at(play, i, intersection) - worth(card_of_event(play, i), Building::Settlement));
}

/// Another building of the seat there is no longer spared, unless it is affected by another event already.
void pass_on(PlayContext& play, SeatId seat, std::size_t event) {
  const auto& taken = play.seat(seat).event_building;
  for (const IntersectionId i : play.game.facts().events[event].intersections)
    if (i != none && is_town(building_at(play.state, i)) && building_at(play.state, i).of(seat) &&
        std::find(taken.begin(), taken.end(), i) == taken.end())
      return affect(play, seat, event, i);
}

/// Nobody asks for the cards that were set aside: they come back. FRO-15
void take_back(PlayContext& play, SeatId seat) {
  Seat& s = play.seat(seat);
  if (s.set_aside != 0) s.hand.add(static_cast<Card>(s.set_aside - 1), 2);
  s.set_aside = 0;
}

void lost(PlayContext& play, const event::Lost& what) {
  const auto& [seat, intersection, building] = what;
  Seat& s = play.seat(seat);
  for (std::size_t i = 0; i < play.game.facts().events.size(); ++i) {
    if (s.event_building[i] != intersection) continue;
    add_points(play, seat, -worth(card_of_event(play, i), building));
    if (is_town(building_at(play.state, intersection))) {
      // It became a settlement, and remains the one that is affected.
      add_points(play, seat, worth_at(play, i, intersection));
      continue;
    }
    s.event_building[i] = none;
    pass_on(play, seat, i);
    if (card_of_event(play, i) == EventCard::IndigenousPeople && is_open_to(s, i)) take_back(play, seat);
  }
}

int points(const ReadContext& read, SeatId seat) {
  int sum = 0;
  const Seat& s = seat_of(read, seat);
  for (std::size_t i = 0; i < read.game.facts().events.size(); ++i)
    if (!is_open_to(s, i)) sum += worth_at(read, i, s.event_building[i]);
  return sum;
}

/// Events that affect a building go on: most of them bring cards, on some roll.
bool may_bring(const ReadContext& read, Cards) {
  return std::any_of(
      read.state.seats.begin(), read.state.seats.begin() + read.game.players(), [&](const Seat& seat) {
        const auto events = std::span(seat.event_building).first(read.game.facts().events.size());
        return std::any_of(events.begin(), events.end(), [](auto building) { return building != none; });
      });
}

void list_event(const ReadContext&, const Task& task, Actions& actions) {
  actions.push_back({.kind = action::turn_up_event, .a = task.a});
}

void turn_up_event(PlayContext& play, const Task& task, const Action& action) {
  play.state.events[action.a] = static_cast<std::uint8_t>(action.c);
  play.state.event_cards = static_cast<std::uint16_t>(play.state.event_cards & ~(1U << (action.c - 1U)));
  count(play, events_found, {.seat = task.seat, .kind = action.c - 1});
  for (const SeatId seat : play.game.seats())
    if (const auto building = play.seat(seat).event_building[action.a]; building != none)
      add_points(play, seat, worth_at(play, action.a, building));
}

void weigh_events(const ReadContext& read, const Action&, std::vector<WeighedOutcome>& outcomes) {
  for (int card = 1; card <= cards; ++card)
    if ((read.state.event_cards >> (card - 1) & 1U) != 0)
      outcomes.push_back({static_cast<std::uint16_t>(card), 1});
}

void list_choices(const ReadContext& read, const Task& task, Actions& actions) {
  for (std::size_t i = 0; i < read.game.facts().events.size(); ++i)
    if (touches(read.game.facts().events[i], task.a.intersection()) &&
        is_open_to(seat_of(read, task.seat), i))
      actions.push_back({.kind = action::choose_event, .a = static_cast<std::uint16_t>(i)});
}

void choose_event(PlayContext& play, const Task& task, const Action& action) {
  affect(play, task.seat, action.a, task.a.intersection());
}

/// FRO-12
void add_overturned(const Deed& deed, std::vector<Sentence>& sentences) {
  deed.after.overturned.for_each([&](IntersectionId i) {
    const BuildingPiece piece = building_at(deed.after, i);
    if (!deed.before.overturned.has(i) && !piece.empty())
      sentences.push_back({{N_("pirates overturn a building of {0}"), {deed.words.player(piece.seat())}},
                           deed.game.board().intersection(i)});
  });
}

HexId hex_of_event(const Game& game, int event) { return game.facts().events[at(event)].hex; }

const std::array event_actions{
    ActionSpec{.kind = action::turn_up_event,
               .id = "turn-up-event",
               .title = N_("turn up the event"),
               .fields = {.a = {"event", FieldKind::Number, nullptr, hex_of_event}, .c = {"card"}},
               .weigh = weigh_events,
               .describe =
                   [](const Deed& deed) {
                     return deed.by(
                         N_("{0} discovers an event: {1}"),
                         deed.words.in_full(Message{title(static_cast<EventCard>(deed.action.c))}));
                   },
               .outcome =
                   [](const NarratorWords& words, std::uint16_t outcome) {
                     return Message{"{0}", {words.in_full(Message{title(static_cast<EventCard>(outcome))})}};
                   }},
    ActionSpec{.kind = action::choose_event,
               .id = "choose-event",
               .title = N_("choose an event"),
               .fields = {.a = {"event", FieldKind::Number, nullptr, hex_of_event}},
               .label =
                   [](const Decision& d) {
                     const auto card = static_cast<EventCard>(d.state.events[d.action.a]);
                     return Message{N_("choose the event {0}"), {d.words.in_full(Message{title(card)})}};
                   },
               .describe =
                   [](const Deed& deed) {
                     const auto card = static_cast<EventCard>(deed.before.events[deed.action.a]);
                     return deed.by(N_("{0} chooses the event {1} for the new settlement"),
                                    deed.words.in_full(Message{title(card)}));
                   }}};
// Diplomats take back the point of a settlement that was just built.
const std::array event_tasks{
    TaskSpec{.kind = task::turn_up_event,
             .list = list_event,
             .apply = turn_up_event,
             .holds_victory = true,
             .prompt = N_("{0} turns up the card of the frontier event"),
             .comes_first = N_("{0} has to turn up the card of the frontier event first")},
    TaskSpec{.kind = task::choose_event,
             .list = list_choices,
             .apply = choose_event,
             .holds_victory = true,
             .prompt = N_("{0} chooses the event for the new settlement"),
             .comes_first = N_("{0} has to choose the event for the new settlement first")}};

const auto actions = concatenated(event_actions, roll_actions, turn_actions);
const auto tasks = concatenated(event_tasks, roll_tasks);

/// FRO-15
void lay_cards_aside(const ReadContext& read, Aside& aside) {
  for (const SeatId seat : read.game.seats())
    if (const int card = seat_of(read, seat).set_aside; card != 0)
      aside.cards.add(static_cast<Card>(card - 1), 2);
}

/// FRO-02
void show_events(const ReadContext& read, OnBoard& shown) {
  for (std::size_t i = 0; i < read.game.facts().events.size(); ++i)
    if (const int card = read.state.events[i]; card != 0)
      shown.signs.push_back(
          {read.board().hex(read.game.facts().events[i].hex), event_name(card, shown.translate)});
}

/// FRO-15
void note_set_aside(const ReadContext& read, SeatId seat, SeatNotes& notes) {
  if (const int card = seat_of(read, seat).set_aside; card != 0)
    notes.aside.push_back({N_("set aside: {0}"), {word(static_cast<Card>(card - 1), 2)}});
}

void prepare(const MapView& map, int, hexwright::Facts& facts) {
  for (const FrontierView& frontier : map.frontiers())
    for (std::size_t i = 0; i < 2; ++i)
      facts.events.push_back({frontier.hexes[i], frontier.intersections[i]});
}

}  // namespace
}  // namespace frontiers

constinit const ModuleRules frontiers_rules{
    .module = "frontiers",
    .actions = frontiers::actions,
    .tasks = frontiers::tasks,
    .counters = frontiers::event_counters,
    .prepare = frontiers::prepare,
    .hooks = {.happened = on<frontiers::lay_cards, frontiers::happen, frontiers::built, frontiers::lost>,
              .points = frontiers::points,
              .aside = frontiers::lay_cards_aside,
              .may_bring = frontiers::may_bring,
              .consequences = frontiers::add_overturned,
              .on_board = frontiers::show_events,
              .notes = frontiers::note_set_aside,
              .find_broken = frontiers::find_broken},
    .add_paper = frontiers::add_paper};

}  // namespace hexwright
