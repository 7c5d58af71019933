#pragma once

#include <string>
#include <vector>

#include "model/analysis/yields.h"
#include "model/playtest/bots/weights.h"
#include "model/scenario/message.h"

namespace hexwright {

/// What a player has already when a place is judged: nothing, before the first founding settlement.
struct Holding {
  Yield yield;
  std::array<bool, most_harbor_kinds> harbors{};
};

/// What a founding place is worth to somebody, in pips of a resource that he lacks, part by part. The weights
/// are those of the settler bot.
struct SiteWorth {
  IntersectionId place;
  double income = 0;   ///< what comes in; of what he has already, each pip counts less
  double variety = 0;  ///< for each resource that is new to him
  double harbor = 0;   ///< of a kind that he lacks
  double coast = 0;    ///< ships can leave
  double outlook = 0;  ///< a share of the best next place, two paths away, or what can be discovered there

  double total() const { return income + variety + harbor + coast + outlook; }
  friend bool operator==(const SiteWorth&, const SiteWorth&) = default;
};

/// "11.0 pips come in", "2.9 for 3 new resources": the parts that count, to be shown one after the other.
std::vector<Message> reasons(const SiteWorth& worth);

/// Judges the founding places of a map. The map must outlive it.
class SiteJudge {
 public:
  explicit SiteJudge(const MapView& map, const Weights& weights = {});

  const MapView& map() const { return *map_; }
  /// Where players may found: `base::founding_places_left`.
  std::span<const IntersectionId> places() const { return places_; }
  const IdVector<HexId, Yield>& yields_by_hex() const { return hexes_; }
  const Yield& yield(IntersectionId intersection) const { return yields_[intersection]; }
  const HarborChances& harbor(IntersectionId intersection) const { return harbors_[intersection]; }

  /// `taken`, by intersection: no settlement can stand there any more.
  SiteWorth judge(IntersectionId intersection, const Holding& holding,
                  const IdVector<IntersectionId, char>& taken) const;
  /// Of all places, on an empty board to who has nothing; the best first.
  std::vector<SiteWorth> best_first() const;

 private:
  double income(IntersectionId intersection, const Holding& holding) const;
  double harbor_worth(IntersectionId intersection, const Holding& holding) const;
  double discovery(IntersectionId intersection) const;
  double outlook(IntersectionId intersection, const Holding& holding,
                 const IdVector<IntersectionId, char>& taken) const;

  const MapView* map_;
  Weights weights_;
  double pip_;  ///< what a pip of a lacking resource is worth in a game, in victory points
  IdVector<HexId, Yield> hexes_;
  IdVector<IntersectionId, Yield> yields_;
  IdVector<IntersectionId, HarborChances> harbors_;
  IdVector<IntersectionId, char> can_settle_;
  std::vector<IntersectionId> places_;
};

}  // namespace hexwright
