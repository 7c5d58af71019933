#pragma once

#include <cstdint>

#include "playtest/bots/bot.h"
#include "playtest/bots/goals.h"

namespace hexwright {

/// Plays by rules of thumb and without search: it looks at what each place is worth, picks what it saves
/// for, and does what brings that nearer. Fast; a good part of a thousand games takes a second.
class Settler final : public Bot {
 public:
  Action choose(const View& view, std::span<const Action> legal, Random& random) override;

 private:
  /// Offers that were made in this turn, one bit for each pair of cards.
  std::uint64_t offered_ = 0;
  int turn_ = -1;
};

// How it decides, part by part.

/// What a settler has in mind at a decision.
struct Mind {
  explicit Mind(const View& seen) : view(seen), appraisal(seen), goals(appraisal), hand(seen.own().hand) {}

  const View& view;
  Appraisal appraisal;
  Goals goals;
  Cards hand;
};

/// Where to found, and where the road or ship beside it goes.
Action choose_founding(const View& view, std::span<const Action> legal, Random& random);
/// In one's turn or the special building phase: what to do next, or to end it. Of offers to others only those
/// that `offered` does not hold yet.
Action choose_in_turn(const Mind& mind, std::span<const Action> legal, std::uint64_t& offered);
/// What rules ask of a player at other times.
Action choose_for_task(const Mind& mind, std::span<const Action> legal, Random& random);

}  // namespace hexwright
