#include "editor/core/play/handover.h"

#include <bit>

namespace hexwright {

Handover::Handover(const std::vector<Player>& players) { players_are(players); }

void Handover::players_are(const std::vector<Player>& players) {
  people_ = 0;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    if (players[seat].bot == nullptr) people_ = static_cast<std::uint8_t>(people_ | 1U << seat);
  if (!is_person(shown_)) shown_ = none;
  if (!is_person(waits_for_)) waits_for_ = none;
  if (std::popcount(people_) == 1) {
    shown_ = SeatId(std::countr_zero(people_));
    waits_for_ = none;
  }
}

void Handover::turn_to(SeatId actor) {
  // While bots act the last person still sits there.
  if (!is_person(actor)) return;
  waits_for_ = actor == shown_ ? SeatId() : actor;
}

void Handover::open() {
  if (waits_for_ == none) return;
  shown_ = waits_for_;
  waits_for_ = none;
}

Sight Handover::sight() const {
  if (shows_all()) return all_seeing;
  return waits_for_ == none ? shown_ : SeatId();
}

}  // namespace hexwright
