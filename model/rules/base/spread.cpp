#include "model/rules/base/spread.h"

#include <algorithm>
#include <vector>

namespace hexwright::base {
namespace {

/// Chooses hexes apart by branch and bound over the hexes that are still free.
class Choice {
 public:
  Choice(const BoardGraph& board, std::span<const HexId> hexes)
      : board_(board), hexes_(hexes.begin(), hexes.end()), free_(board.hex_count()) {
    for (const HexId hex : hexes_) free_[hex] = 1;
  }

  /// What it settled on, when it said yes.
  const std::vector<HexId>& chosen() const { return chosen_; }

  Verdict decide(int wanted) {
    if (greedy() >= wanted) return Verdict::Yes;
    if (bound() < wanted) return Verdict::No;
    if (hexes_.size() > largest_search) return Verdict::Unknown;
    chosen_.clear();
    if (search(wanted)) return Verdict::Yes;
    return steps_left_ > 0 ? Verdict::No : Verdict::Unknown;
  }

 private:
  static constexpr std::size_t largest_search = 150;
  bool is_free(HexId hex) const { return hex != none && free_[hex] != 0; }

  int degree(HexId hex) const {
    const auto& around = board_.neighbours(hex);
    return static_cast<int>(std::count_if(around.begin(), around.end(), [&](HexId n) { return is_free(n); }));
  }

  /// Takes a hex and its neighbours out; returns what was taken, to be put back.
  std::vector<HexId> take(HexId hex) {
    std::vector<HexId> taken{hex};
    for (const HexId next : board_.neighbours(hex))
      if (is_free(next) && next != hex) taken.push_back(next);
    for (const HexId each : taken) free_[each] = 0;
    return taken;
  }
  void put_back(const std::vector<HexId>& taken) {
    for (const HexId each : taken) free_[each] = 1;
  }

  /// Chooses loosely bound hexes first; what it finds is a lower bound.
  int greedy() {
    std::vector<HexId> order = hexes_;
    std::stable_sort(order.begin(), order.end(), [&](HexId a, HexId b) { return degree(a) < degree(b); });
    std::vector<HexId> all;
    chosen_.clear();
    for (const HexId hex : order) {
      if (!is_free(hex)) continue;
      const auto taken = take(hex);
      all.insert(all.end(), taken.begin(), taken.end());
      chosen_.push_back(hex);
    }
    put_back(all);
    return static_cast<int>(chosen_.size());
  }

  /// Of hexes that all touch each other at most one can be chosen, so covering the free ones by such
  /// triangles, pairs and single hexes gives an upper bound.
  int bound() {
    std::vector<HexId> all;
    int groups = 0;
    for (const HexId hex : hexes_) {
      if (!is_free(hex)) continue;
      ++groups;
      std::vector<HexId> group{hex};
      const auto& around = board_.neighbours(hex);
      for (std::size_t i = 0; i < around.size() && group.size() == 1; ++i) {
        if (!is_free(around[i])) continue;
        group.push_back(around[i]);
        const HexId third = around[(i + 1) % around.size()];
        if (is_free(third) && third != around[i]) group.push_back(third);
      }
      for (const HexId each : group) free_[each] = 0;
      all.insert(all.end(), group.begin(), group.end());
    }
    put_back(all);
    return groups;
  }

  bool search(int wanted) {
    if (wanted <= 0) return true;
    if (steps_left_ == 0) return false;
    --steps_left_;
    if (bound() < wanted) return false;
    HexId loosest;
    int fewest = 7;
    for (const HexId hex : hexes_)
      if (is_free(hex) && degree(hex) < fewest) {
        loosest = hex;
        fewest = degree(hex);
      }
    if (loosest == none) return false;
    // Some best choice has this hex or one of its neighbours.
    std::vector<HexId> candidates{loosest};
    for (const HexId next : board_.neighbours(loosest))
      if (is_free(next)) candidates.push_back(next);
    for (const HexId candidate : candidates) {
      const auto taken = take(candidate);
      chosen_.push_back(candidate);
      const bool found = search(wanted - 1);
      put_back(taken);
      if (found) return true;
      chosen_.pop_back();
    }
    return false;
  }

  const BoardGraph& board_;
  std::vector<HexId> hexes_;
  IdVector<HexId, char> free_;
  std::vector<HexId> chosen_;
  int steps_left_ = 2000;
};

}  // namespace

Verdict can_choose_apart(const BoardGraph& board, std::span<const HexId> hexes, int wanted) {
  if (wanted <= 0) return Verdict::Yes;
  return Choice(board, hexes).decide(wanted);
}

std::vector<HexId> choose_apart(const BoardGraph& board, std::span<const HexId> hexes, int wanted) {
  Choice choice(board, hexes);
  choice.decide(wanted);
  auto chosen = choice.chosen();
  if (static_cast<int>(chosen.size()) > wanted) chosen.resize(static_cast<std::size_t>(std::max(wanted, 0)));
  return chosen;
}

}  // namespace hexwright::base
