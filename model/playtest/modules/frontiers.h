#pragma once

#include "playtest/table/base_table.h"

namespace hexwright::frontiers {

// The parts of what frontiers do at the table.

/// As `State::events` and the outcomes of `TurnUpEvent` name them.
enum class EventCard : std::uint8_t {
  Unknown,
  GreenFolk,
  Merchants,
  Scientists,
  Diplomats,
  WildAnimals,
  AlienArtefacts,
  PirateNest,
  Volcano,
  LittleGold,
  IndigenousPeople
};

inline EventCard card_of_event(const Look& l, std::size_t event) {
  return static_cast<EventCard>(l.state.events[event]);
}

/// The building of the seat that the event of this card affects; `none` when there is none.
inline Number affected_by(const Look& l, int seat, EventCard card) {
  for (std::size_t event = 0; event < l.game.events().size(); ++event)
    if (card_of_event(l, event) == card)
      if (const auto building = seat_of(l, seat).event_building[event]; building != no_place) return building;
  return none;
}

/// What events do on a roll, and what players choose then. FRO-05 to FRO-07, FRO-10 to FRO-15
void happen(Table& t, int roll, const Given& given);
extern const TaskRule may_take, must_pay, trade_produced, meet_people;
void weigh_lost_card(const Look& l, const Action& action, std::vector<WeighedOutcome>& outcomes);

/// What events let one do in one's own turn. FRO-08, FRO-12, FRO-15
extern const TurnRule upgrade_for_any, right_building, set_aside;

void find_broken(const Look& l, std::vector<std::string>& broken);

}  // namespace hexwright::frontiers
