#pragma once

#include <array>

#include "model/playtest/modules/frontiers/event_cards.h"
#include "model/playtest/table/base_table.h"

namespace hexwright::frontiers {

// The parts of what frontiers do at the table.

inline EventCard card_of_event(const ReadContext& read, std::size_t event) {
  return static_cast<EventCard>(read.state.events[event]);
}

/// The event of this card; none while nobody discovered it.
inline EventId event_with(const ReadContext& read, EventCard card) {
  for (std::size_t event = 0; event < read.game.facts().events.size(); ++event)
    if (card_of_event(read, event) == card) return EventId(event);
  return none;
}

/// The building of the seat that the event of this card affects; none when there is none.
inline IntersectionId affected_by(const ReadContext& read, SeatId seat, EventCard card) {
  for (std::size_t event = 0; event < read.game.facts().events.size(); ++event)
    if (card_of_event(read, event) == card)
      if (const auto building = seat_of(read, seat).event_building[event]; building != none) return building;
  return none;
}

/// What events do on a roll, and what players choose then. FRO-05 to FRO-07, FRO-10 to FRO-15
void happen(PlayContext& play, const event::Produced& produced);
extern const std::array<ActionSpec, 2> roll_actions;
extern const std::array<TaskSpec, 4> roll_tasks;

/// What events let one do in one's own turn. FRO-08, FRO-12, FRO-15
extern const std::array<ActionSpec, 3> turn_actions;

/// Events discovered, and the cards that they bring and take.
extern const std::array<const Counter*, 4> event_counters;
extern const Counter events_found;
/// What the event brings its seat, or takes from it.
void count_brought(PlayContext& play, SeatId seat, std::size_t event, int cards);
void count_paid(PlayContext& play, SeatId seat, std::size_t event, int cards);

void find_broken(const ReadContext& read, std::vector<std::string>& broken);

/// What of it can be made of paper.
void add_paper(const MapView& map, std::vector<PaperThing>& things);

}  // namespace hexwright::frontiers
