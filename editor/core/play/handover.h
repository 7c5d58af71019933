#pragma once

#include <cstdint>
#include <vector>

#include "editor/core/play/setup.h"
#include "model/playtest/describe/describe.h"

namespace hexwright {

/// Whose hidden cards are shown when several persons sit at one screen. When the decision comes to another
/// person the hands are covered, and nobody's cards are shown until that person says "it is me". One person
/// alone needs no handover; who only watches bots sees everything.
class Handover {
 public:
  explicit Handover(const std::vector<Player>& players = {});

  /// Tells whose decision it is; also after undo and jumps, and when it is a bot's or the game is over.
  void turn_to(SeatId actor);
  /// Seats changed hands.
  void players_are(const std::vector<Player>& players);

  /// The seat whose person has to say "it is me"; none while no hand is covered.
  SeatId waits_for() const { return waits_for_; }
  void open();

  /// A designer may look at all hands, handover or not.
  void show_all(bool all) { all_ = all; }
  bool shows_all() const { return all_ || people_ == 0; }

  /// Whose cards the window shows: of no seat while hands are covered.
  Sight sight() const;

 private:
  bool is_person(SeatId seat) const { return seat != none && (people_ >> seat.value() & 1U) != 0; }

  std::uint8_t people_ = 0;  ///< one bit a seat
  SeatId shown_, waits_for_;
  bool all_ = false;
};

}  // namespace hexwright
