#pragma once

#include <optional>
#include <vector>

#include "model/playtest/cards.h"
#include "model/playtest/limits.h"
#include "model/playtest/table.h"

namespace hexwright::own {

/// Sees what own rules do while an action is done, and which of them: the states around it do not tell. For
/// words; a game is played without. What it would see is counted where somebody counts.
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
    Step(PlayContext& play, int script) : before_(script_), play_before_(play_) {
      script_ = script;
      play_ = &play;
    }
    ~Step() {
      script_ = before_;
      play_ = play_before_;
    }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;

   private:
    int before_;
    PlayContext* play_before_;
  };
  /// Nothing where nobody looks or counts, or no script does it.
  static void see(Deed deed) {
    if (script_ < 0) return;
    deed.script = script_;
    if (play_->tally) count(*play_, deed);
    if (now_) now_->deeds_.push_back(deed);
  }

 private:
  static void count(PlayContext& play, const Deed& deed);

  static inline thread_local Witness* now_ = nullptr;
  static inline thread_local int script_ = -1;
  static inline thread_local PlayContext* play_ = nullptr;  ///< of the script

  Witness* before_;
  std::vector<Deed> deeds_;
};

}  // namespace hexwright::own
