#pragma once

#include <memory>
#include <vector>

#include "model/playtest/bots/founding_facts.h"
#include "model/playtest/bots/ratings.h"

namespace hexwright {

/// How a bot takes one of the openings that it finds good.
struct OpeningStyle {
  /// Of the chance to win: places that are worse than the best by this are half as likely to be taken.
  float halving = 0.004F;
  /// Places that are worse than this are not taken.
  float worst = 0.02F;
};
inline constexpr OpeningStyle usual_openings;

/// A founding place, and the share of games that its seat is likely to win from there.
struct Opening {
  IntersectionId place;
  float chance = 0;
};

/// What has been found about positions of the draft, so that maps on which they come again and again are
/// looked at once. For all bots and threads of a game; an entry depends on the position alone, so it does not
/// matter who comes first.
class OpeningMemory {
 public:
  OpeningMemory();
  ~OpeningMemory();
  OpeningMemory(const OpeningMemory&) = delete;
  OpeningMemory& operator=(const OpeningMemory&) = delete;

  /// None where the position is new.
  std::shared_ptr<const std::vector<Opening>> find(std::uint64_t position) const;
  void keep(std::uint64_t position, std::shared_ptr<const std::vector<Opening>> openings);

 private:
  struct Positions;
  std::unique_ptr<Positions> positions_;
};

/// The places where the seat may found, the best first: by weights that were learned from played games
/// (opening_weights.inc says how), and by playing the rest of the draft on where places are still to be taken
/// before the seat comes again.
std::shared_ptr<const std::vector<Opening>> openings(const Appraisal& appraisal,
                                                     std::span<const Action> legal);

/// One of them at random, the better the more likely; and all of them into `ratings`.
void rate_openings(const Appraisal& appraisal, std::span<const Action> legal, const OpeningStyle& style,
                   Random& random, Ratings& ratings);

}  // namespace hexwright
