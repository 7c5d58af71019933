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
  std::array<bool, all_harbor_kinds.size()> harbors{};
};

/// What a founding place is worth to somebody, in pips of a resource that he lacks, part by part. The weights
/// are those of the settler bot.
struct SiteWorth {
  BoardGraph::Number place = BoardGraph::none;
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
  using Number = BoardGraph::Number;
  explicit SiteJudge(const MapView& map, const Weights& weights = {});

  const MapView& map() const { return *map_; }
  /// Where players may found: `base::founding_places`.
  std::span<const Number> places() const { return places_; }
  std::span<const Yield> yields_by_hex() const { return hexes_; }
  const Yield& yield(Number intersection) const { return yields_[static_cast<std::size_t>(intersection)]; }
  const HarborChances& harbor(Number intersection) const {
    return harbors_[static_cast<std::size_t>(intersection)];
  }

  /// `taken`, by intersection: no settlement can stand there any more.
  SiteWorth judge(Number intersection, const Holding& holding, const std::vector<char>& taken) const;
  /// Of all places, on an empty board to who has nothing; the best first.
  std::vector<SiteWorth> best_first() const;

 private:
  double income(Number intersection, const Holding& holding) const;
  double harbor_worth(Number intersection, const Holding& holding) const;
  double discovery(Number intersection) const;
  double outlook(Number intersection, const Holding& holding, const std::vector<char>& taken) const;

  const MapView* map_;
  Weights weights_;
  double pip_;  ///< what a pip of a lacking resource is worth in a game, in victory points
  std::vector<Yield> hexes_, yields_;
  std::vector<HarborChances> harbors_;
  std::vector<char> can_settle_;
  std::vector<Number> places_;
};

}  // namespace hexwright
