#include "model/generate/proof.h"

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <utility>

#include "model/generate/board_formula.h"
#include "model/generate/drawer.h"
#include "model/generate/sum_conflicts.h"
#include "model/rules/words.h"

namespace hexwright {
namespace {

using Answer = Clauses::Answer;

/// What is assumed for one wish, or one locked hex.
struct Assumed {
  Literal literal;
  std::optional<Wish> wish;
  std::optional<Hex> lock;
};

std::vector<Literal> literals_of(const std::vector<Assumed>& all, std::size_t without) {
  std::vector<Literal> literals;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (i != without) literals.push_back(all[i].literal);
  return literals;
}

void keep_failed(const Clauses& clauses, std::vector<Assumed>& all) {
  std::erase_if(all, [&](const Assumed& each) { return !clauses.has_failed(each.literal); });
}

std::vector<Wish> wishes_of(const std::vector<Assumed>& all, std::size_t without) {
  std::vector<Wish> wishes;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (i != without && all[i].wish) wishes.push_back(*all[i].wish);
  return wishes;
}

std::vector<Hex> locks_of(const std::vector<Assumed>& all, std::size_t without) {
  std::vector<Hex> locks;
  for (std::size_t i = 0; i < all.size(); ++i)
    if (i != without && all[i].lock) locks.push_back(*all[i].lock);
  return locks;
}

/// A map with some of its locks given up, and what may move there.
class Freed {
 public:
  Freed(const MapView& map, const Freedom& freedom, const std::vector<Hex>& locks,
        const std::vector<Hex>& kept = {})
      : scenario_(unlocked(map.scenario(), locks, kept)), map_(scenario_) {
    Freedom freer = freedom;
    for (const Hex at : locks)
      if (std::ranges::find(kept, at) == kept.end()) freer.locked.erase(at);
    auto outcome = Exchange::of(map_, freer);
    if (auto* found = outcome.value_if()) exchange_ = std::move(*found);
  }
  Freed(const Freed&) = delete;
  Freed& operator=(const Freed&) = delete;

  /// Null where nothing may move.
  const Exchange* exchange() const { return exchange_ ? &*exchange_ : nullptr; }

  bool is_out_of_sums(const std::vector<Wish>& wishes) const {
    return exchange_ && !sum_conflicts(*exchange_, Judge(map_, {}), wishes).empty();
  }

  /// A board that meets the wishes is drawn, although a solver found none.
  bool has_board(const std::vector<Wish>& wishes, const std::atomic<bool>* stop) const {
    constexpr std::uint64_t most_tries = 20'000, most_looked_at = 8'000'000;
    if (!exchange_) return false;
    Drawer drawer(*exchange_, wishes, stop);
    Random random(0, ~std::uint64_t(0));
    std::uint64_t tries = 0;
    return drawer.by_rejection(random, most_tries, tries) ||
           drawer.by_chain(random, most_looked_at / at(map_.board().hex_count()));
  }

 private:
  static Scenario unlocked(Scenario scenario, const std::vector<Hex>& locks, const std::vector<Hex>& kept) {
    for (const Hex at : locks)
      if (std::ranges::find(kept, at) == kept.end()) scenario.generation.locked.erase(at);
    return scenario;
  }

  Scenario scenario_;
  MapView map_;
  std::optional<Exchange> exchange_;
};

/// How much is left to do until what conflicts is as little as can be.
class WorkLeft {
 public:
  explicit WorkLeft(int each) : each_(each) {}
  /// For once; nothing once it is used up.
  int once() const { return vain_ < most_vain ? each_ : 0; }
  void was_in_vain() { ++vain_; }

 private:
  static constexpr int most_vain = 4;
  int each_, vain_ = 0;
};

/// Whether a board meets the others of what is assumed.
using HasBoard = std::function<bool(const std::vector<Assumed>& all, std::size_t without)>;

/// Leaves out one after another for which the rest is impossible, too; locks first.
class Shrinker {
 public:
  Shrinker(Clauses& clauses, int work, HasBoard has_board)
      : clauses_(clauses), work_(work), has_board_(std::move(has_board)) {}

  /// Precondition: `all` were just found to be impossible.
  WishConflict shrunk(std::vector<Assumed> all) {
    keep_failed(clauses_, all);
    std::ranges::stable_sort(all, {}, [](const Assumed& each) { return each.wish.has_value(); });
    std::set<Literal> unsure;
    leave_out(all, unsure);
    // What could not be told of one among many is told more easily of it among those that are left.
    const std::set<Literal> again = std::exchange(unsure, {});
    if (!again.empty()) leave_out(all, unsure, &again);
    return {wishes_of(all, all.size()), locks_of(all, all.size()), unsure.empty()};
  }

 private:
  /// Only those of `some`, if it is there.
  void leave_out(std::vector<Assumed>& all, std::set<Literal>& unsure,
                 const std::set<Literal>* some = nullptr) {
    WorkLeft left(work_);
    for (std::size_t i = 0; i < all.size();) {
      const Literal literal = all[i].literal;
      const bool is_asked = !some || some->contains(literal);
      const Answer without =
          is_asked && left.once() > 0 ? clauses_.solve(literals_of(all, i), left.once()) : Answer::Unknown;
      if (without == Answer::Impossible) {
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
        // Those before `i` are needed, so that they are among what failed.
        keep_failed(clauses_, all);
        continue;
      }
      if (is_asked && without == Answer::Unknown) {
        if (left.once() == 0 || !has_board_(all, i)) unsure.insert(literal);
        left.was_in_vain();
      }
      ++i;
    }
  }

  Clauses& clauses_;
  int work_;
  HasBoard has_board_;
};

/// Wishes of which the sums tell that they cannot all be met, or not while these are assumed besides.
void state_conflict(Clauses& clauses, const std::vector<Assumed>& all, const std::vector<Wish>& wishes,
                    const std::vector<Hex>& locks) {
  std::vector<Literal> not_all;
  const auto find = [&](auto matches) {
    const auto found = std::ranges::find_if(all, matches);
    if (found != all.end()) not_all.push_back(-found->literal);
  };
  for (const Wish& wish : wishes) find([&](const Assumed& each) { return each.wish == wish; });
  for (const Hex lock : locks) find([&](const Assumed& each) { return each.lock == lock; });
  clauses.add(not_all);
}

std::vector<Assumed> stated(BoardFormula& formula, const Exchange& exchange, std::span<const Wish> wishes,
                            std::vector<Wish>& left_out) {
  std::vector<Assumed> all;
  for (const Wish& wish : wishes) {
    if (wish.weight) continue;
    if (const auto literal = formula.literal_of(wish))
      all.push_back({*literal, wish, {}});
    else
      left_out.push_back(wish);
  }
  for (const auto& conflict : sum_conflicts(exchange, formula.judge(), wishes_of(all, all.size())))
    state_conflict(formula.clauses(), all, conflict, {});
  return all;
}

/// Whether all that moves in one exchange moves in another.
bool covers(const Exchange& more, const Exchange& less) {
  const auto all_places = [](const auto& groups) {
    std::vector<std::size_t> places;
    for (const auto& group : groups)
      for (const auto place : group.places) places.push_back(place.index());
    std::ranges::sort(places);
    return places;
  };
  return std::ranges::includes(all_places(more.terrain()), all_places(less.terrain())) &&
         std::ranges::includes(all_places(more.tokens()), all_places(less.tokens())) &&
         std::ranges::includes(all_places(more.harbors()), all_places(less.harbors()));
}

/// Locked hexes on which everything is fixed, so that being locked says what they are.
std::vector<Hex> fixed_locks(const MapView& map, const Freedom& freedom) {
  boost::container::flat_set<Hex> locked = map.scenario().generation.locked;
  locked.insert(freedom.locked.begin(), freedom.locked.end());
  std::vector<Hex> all;
  for (const Hex at : locked)
    if (const HexId hex = map.board().find(at);
        hex != none && map.terrain(hex) && !pool_of(map.cell(hex).token))
      all.push_back(at);
  return all;
}

/// Of the locks, no more than the sums need.
std::vector<Hex> needed_locks(const MapView& map, const Freedom& freedom, const std::vector<Hex>& locks,
                              const std::vector<Wish>& wishes) {
  std::vector<Hex> kept = locks;
  for (const Hex at : locks) {
    auto fewer = kept;
    std::erase(fewer, at);
    if (Freed(map, freedom, locks, fewer).is_out_of_sums(wishes)) kept = std::move(fewer);
  }
  return kept;
}

/// Once more with the locks as something that could be given up. None where that says nothing.
std::optional<WishConflict> conflict_with_locks(const MapView& map, const Freedom& freedom,
                                                const Exchange& exchange, std::span<const Wish> wishes,
                                                int work, const std::atomic<bool>* stop) {
  const auto locks = fixed_locks(map, freedom);
  if (locks.empty()) return std::nullopt;
  const Freed freed(map, freedom, locks);
  if (!freed.exchange() || !covers(*freed.exchange(), exchange)) return std::nullopt;
  BoardFormula formula(*freed.exchange(), stop);
  std::vector<Wish> left_out;
  std::vector<Assumed> all = stated(formula, *freed.exchange(), wishes, left_out);
  for (const Hex at : locks) all.push_back({formula.literal_of_lock(map.board().find(at)), {}, at});
  for (const auto& conflict : sum_conflicts(exchange, formula.judge(), wishes_of(all, all.size())))
    if (!freed.is_out_of_sums(conflict))
      state_conflict(formula.clauses(), all, conflict, needed_locks(map, freedom, locks, conflict));
  if (formula.clauses().solve(literals_of(all, all.size()), work) != Answer::Impossible) return std::nullopt;
  const HasBoard has_board = [&](const std::vector<Assumed>& rest, std::size_t without) {
    return Freed(map, freedom, locks, locks_of(rest, without)).has_board(wishes_of(rest, without), stop);
  };
  return Shrinker(formula.clauses(), work, has_board).shrunk(std::move(all));
}

Message what_cannot_be(const WishConflict& conflict) {
  std::vector<Argument> wishes, hexes;
  for (const Wish& wish : conflict.wishes) wishes.emplace_back(title(wish));
  for (const Hex at : conflict.locked) hexes.emplace_back(std::to_string(at.q) + "," + std::to_string(at.r));
  if (wishes.empty()) return Message(N_("nothing can be dealt here: too few tokens or hexes may move"));
  const Argument all{joined_by("; ", wishes)};
  if (hexes.empty())
    return wishes.size() == 1 ? say(N_("this wish cannot be met here: {0}"), all)
                              : say(N_("these wishes cannot all be met here: {0}"), all);
  return wishes.size() == 1
             ? say(N_("this wish cannot be met while hexes {1} are locked: {0}"), all, list(hexes))
             : say(N_("these wishes cannot all be met while hexes {1} are locked: {0}"), all, list(hexes));
}

}  // namespace

Message words(const WishConflict& conflict) {
  const Message all = what_cannot_be(conflict);
  return conflict.is_minimal
             ? all
             : say(N_("{0} (it took too long to find out whether fewer of them conflict already)"),
                   Argument(all));
}

Proof prove(const MapView& map, const Freedom& freedom, std::span<const Wish> wishes, int work,
            const std::atomic<bool>* stop) {
  Proof proof;
  const auto outcome = Exchange::of(map, freedom);
  const auto* exchange = outcome.value_if();
  if (!exchange) return proof;
  BoardFormula formula(*exchange, stop);
  auto all = stated(formula, *exchange, wishes, proof.left_out);
  proof.answer = formula.clauses().solve(literals_of(all, all.size()), work);
  proof.is_too_large = formula.clauses().is_full();
  if (proof.answer != Answer::Impossible) return proof;
  const HasBoard has_board = [&](const std::vector<Assumed>& rest, std::size_t without) {
    return Freed(map, freedom, {}).has_board(wishes_of(rest, without), stop);
  };
  if (auto conflict = conflict_with_locks(map, freedom, *exchange, wishes, work, stop))
    proof.conflict = *std::move(conflict);
  else
    proof.conflict = Shrinker(formula.clauses(), work, has_board).shrunk(std::move(all));
  return proof;
}

std::optional<Layout> solve(const Exchange& exchange, std::span<const Wish> wishes, Random& random,
                            const std::atomic<bool>* stop) {
  BoardFormula formula(exchange, stop);
  std::vector<Wish> left_out;
  const auto all = stated(formula, exchange, wishes, left_out);
  formula.prefer_at_random(random);
  if (formula.clauses().solve(literals_of(all, all.size()), most_conflicts) != Answer::Possible)
    return std::nullopt;
  Layout layout = formula.layout();
  // What is not stated may be missed, and which terrain takes tokens of its own is not stated either.
  const bool has_own_tokens =
      std::ranges::any_of(exchange.tokens(), [](const auto& group) { return !group.set_aside.empty(); });
  if (has_own_tokens || Judge(exchange.map(), wishes).missed_hard(layout) > 0) return std::nullopt;
  exchange.fill_stacks(layout, random);
  return layout;
}

}  // namespace hexwright
