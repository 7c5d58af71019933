#include "editor/core/play/curtain.h"

#include <bit>

namespace hexwright {

Curtain::Curtain(const std::vector<Player>& players) { players_are(players); }

void Curtain::players_are(const std::vector<Player>& players) {
  people_ = 0;
  for (std::size_t seat = 0; seat < players.size(); ++seat)
    if (players[seat].bot == nullptr) people_ = static_cast<std::uint8_t>(people_ | 1U << seat);
  if (!is_person(shown_)) shown_ = nobody;
  if (!is_person(waits_for_)) waits_for_ = nobody;
  if (std::popcount(people_) == 1) {
    shown_ = std::countr_zero(people_);
    waits_for_ = nobody;
  }
}

void Curtain::turn_to(int actor) {
  // While bots act the last person still sits there.
  if (!is_person(actor)) return;
  waits_for_ = actor == shown_ ? nobody : actor;
}

void Curtain::open() {
  if (waits_for_ == nobody) return;
  shown_ = waits_for_;
  waits_for_ = nobody;
}

int Curtain::viewer() const {
  if (shows_all()) return all_seeing;
  return waits_for_ == nobody ? shown_ : nobody;
}

}  // namespace hexwright
