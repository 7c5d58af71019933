#include "model/generate/proof.h"

#include <algorithm>
#include <string>

#include "model/generate/board_formula.h"
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

/// Leaves out one after another for which the rest is impossible, too; locks first. Precondition: `all` were
/// just found to be impossible.
WishConflict shrunk(Clauses& clauses, std::vector<Assumed> all, int work) {
  WishConflict conflict;
  keep_failed(clauses, all);
  std::ranges::stable_sort(all, {}, [](const Assumed& each) { return each.wish.has_value(); });
  for (std::size_t i = 0; i < all.size();) {
    const Answer without = clauses.solve(literals_of(all, i), work);
    if (without == Answer::Unknown) conflict.is_minimal = false;
    if (without != Answer::Impossible) {
      ++i;
      continue;
    }
    all.erase(all.begin() + static_cast<std::ptrdiff_t>(i));
    // Those before `i` are needed, so that they are among what failed.
    keep_failed(clauses, all);
  }
  for (const Assumed& each : all) {
    if (each.wish) conflict.wishes.push_back(*each.wish);
    if (each.lock) conflict.locked.push_back(*each.lock);
  }
  return conflict;
}

std::vector<Assumed> stated(BoardFormula& formula, std::span<const Wish> wishes,
                            std::vector<Wish>& left_out) {
  std::vector<Assumed> all;
  for (const Wish& wish : wishes) {
    if (wish.weight) continue;
    if (const auto literal = formula.literal_of(wish))
      all.push_back({*literal, wish, {}});
    else
      left_out.push_back(wish);
  }
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

/// Once more with the locks as something that could be given up. None where that says nothing.
std::optional<WishConflict> conflict_with_locks(const MapView& map, const Freedom& freedom,
                                                const Exchange& exchange, std::span<const Wish> wishes,
                                                int work, const std::atomic<bool>* stop) {
  const auto locks = fixed_locks(map, freedom);
  if (locks.empty()) return std::nullopt;
  Scenario without_locks = map.scenario();
  Freedom freer = freedom;
  for (const Hex at : locks) {
    without_locks.generation.locked.erase(at);
    freer.locked.erase(at);
  }
  const MapView freer_map(without_locks);
  const auto more = Exchange::of(freer_map, freer);
  const auto* found = more.value_if();
  if (!found || !covers(*found, exchange)) return std::nullopt;
  BoardFormula formula(*found, stop);
  std::vector<Wish> left_out;
  std::vector<Assumed> all = stated(formula, wishes, left_out);
  for (const Hex at : locks) all.push_back({formula.literal_of_lock(map.board().find(at)), {}, at});
  if (formula.clauses().solve(literals_of(all, all.size()), work) != Answer::Impossible) return std::nullopt;
  return shrunk(formula.clauses(), std::move(all), work);
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
  auto all = stated(formula, wishes, proof.left_out);
  proof.answer = formula.clauses().solve(literals_of(all, all.size()), work);
  proof.is_too_large = formula.clauses().is_full();
  if (proof.answer != Answer::Impossible) return proof;
  if (auto conflict = conflict_with_locks(map, freedom, *exchange, wishes, work, stop))
    proof.conflict = *std::move(conflict);
  else
    proof.conflict = shrunk(formula.clauses(), std::move(all), work);
  return proof;
}

std::optional<Layout> solve(const Exchange& exchange, std::span<const Wish> wishes, Random& random,
                            const std::atomic<bool>* stop) {
  BoardFormula formula(exchange, stop);
  std::vector<Wish> left_out;
  const auto all = stated(formula, wishes, left_out);
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
