#include <algorithm>

#include <fmt/format.h>

#include "model/playtest/modules/frontiers/frontiers.h"
#include "model/playtest/modules/frontiers/kinds.h"
#include "model/rules/frontiers/frontiers.h"

namespace hexwright::frontiers {
namespace {

bool waits(const ReadContext& read, TaskKind kind) {
  return std::any_of(read.state.tasks.begin(), read.state.tasks.begin() + read.state.task_count,
                     [&](const Task& task) { return task.kind == kind; });
}

void find_lost_event_cards(const ReadContext& read, std::vector<std::string>& broken) {
  unsigned seen = read.state.event_cards;
  for (std::size_t i = 0; i < read.game.facts().events.size(); ++i) {
    if (card_of_event(read, i) == EventCard::Unknown) continue;
    const unsigned card = 1U << (read.state.events[i] - 1U);
    if ((seen & card) != 0) broken.push_back(fmt::format("frontier card {} twice", read.state.events[i]));
    seen |= card;
  }
  if (seen != (1U << cards) - 1U) broken.push_back(fmt::format("frontier cards {:b}", seen));
}

/// Beside a building every event is known and affects one building of its owner, unless the owner's are all
/// affected by others.
void find_wrongly_affected(const ReadContext& read, SeatId seat, std::size_t event,
                           std::vector<std::string>& broken) {
  const auto& affected = seat_of(read, seat).event_building;
  const IntersectionId it = affected[event];
  const auto& around = read.game.facts().events[event].intersections;
  if (it != none) {
    if (std::find(around.begin(), around.end(), it) == around.end() ||
        !is_town(building_at(read.state, it)) || !building_at(read.state, it).of(seat))
      broken.push_back(fmt::format("seat {}: event {} affects {}", seat.value(), event, it.value()));
    if (std::count(affected.begin(), affected.end(), it) != 1)
      broken.push_back(fmt::format("seat {}: two events affect {}", seat.value(), it.value()));
  }
  for (const IntersectionId i : around) {
    if (i == none || !is_town(building_at(read.state, i)) || !building_at(read.state, i).of(seat)) continue;
    if (card_of_event(read, event) == EventCard::Unknown && !waits(read, task::turn_up_event))
      broken.push_back(fmt::format("event {} is unknown", event));
    if (it == none && std::find(affected.begin(), affected.end(), i) == affected.end() &&
        !waits(read, task::choose_event))
      broken.push_back(fmt::format("seat {}: event {} spares {}", seat.value(), event, i.value()));
  }
}

}  // namespace

void find_broken(const ReadContext& read, std::vector<std::string>& broken) {
  find_lost_event_cards(read, broken);
  for (const SeatId seat : read.game.seats()) {
    for (std::size_t event = 0; event < read.game.facts().events.size(); ++event)
      find_wrongly_affected(read, seat, event, broken);
    if (seat_of(read, seat).set_aside != 0 && affected_by(read, seat, EventCard::IndigenousPeople) == none)
      broken.push_back(fmt::format("seat {} set cards aside for nobody", seat.value()));
  }
}

}  // namespace hexwright::frontiers
