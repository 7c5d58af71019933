#pragma once

#include <optional>
#include <vector>

#include "model/playtest/cards.h"
#include "model/playtest/limits.h"

namespace hexwright::own {

/// Sees what own rules do while an action is done, and which of them: the states around it do not tell. For
/// words; a game is played without.
class Witness {
 public:
  struct Deed {
    int script = 0;  ///< as in `StepRef`
    SeatId seat;
    int counter = -1, more = 0;     ///< what was added to a counter, or taken away
    std::optional<Card> card = {};  ///< of which so many were taken
    int to_choose = 0;              ///< cards that the seat takes next
    SeatId to = none;               ///< who got the cards that the seat gave
  };

  Witness() : before_(now_) { now_ = this; }
  ~Witness() { now_ = before_; }
  Witness(const Witness&) = delete;
  Witness& operator=(const Witness&) = delete;

  const std::vector<Deed>& deeds() const { return deeds_; }

  /// While a step of a script is done.
  class Step {
   public:
    explicit Step(int script) : before_(script_) { script_ = script; }
    ~Step() { script_ = before_; }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

   private:
    int before_;
  };
  /// Nothing where nobody looks, or no script does it.
  static void see(Deed deed) {
    if (!now_ || script_ < 0) return;
    deed.script = script_;
    now_->deeds_.push_back(deed);
  }

 private:
  static inline thread_local Witness* now_ = nullptr;
  static inline thread_local int script_ = -1;

  Witness* before_;
  std::vector<Deed> deeds_;
};

}  // namespace hexwright::own
