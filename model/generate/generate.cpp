#include "model/generate/generate.h"

#include <algorithm>

#include "model/generate/drawer.h"
#include "model/generate/proof.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

/// So many shuffles in vain, and boards that meet the wishes are too rare to wait for.
constexpr std::uint64_t most_tries = 100'000;
constexpr std::uint64_t most_exchanges = 300'000;
constexpr int most_chains = 3;
/// Of so many boards that meet all other wishes the best is taken.
constexpr int compared_by_weight = 64;
/// Boards that meet the wishes, but are against the rules.
constexpr int most_refused = 200;

std::vector<AcceptedFinding> errors_of(const Scenario& scenario) {
  std::vector<AcceptedFinding> errors;
  for (const Finding& finding : validate(scenario))
    if (finding.severity == Severity::Error) errors.push_back(finding.identity());
  std::ranges::sort(errors);
  return errors;
}

class Generator {
 public:
  Generator(const Exchange& exchange, const GenerateOptions& options, const std::atomic<bool>* stop,
            GenerateProgress* progress)
      : exchange_(exchange),
        drawer_(exchange, options.wishes, stop, progress ? &progress->looked_at : nullptr),
        legal_(exchange.map().scenario()),
        stop_(stop) {
    for (const Wish& wish : options.wishes) weighted_ = weighted_ || wish.weight;
    // The same answer for every board, whichever are asked for, and by whatever seed.
    Random random(0, ~std::uint64_t(0));
    std::uint64_t tries = 0;
    rare_ = !drawer_.by_rejection(random, most_tries, tries);
    if (rare_) proof_ = prove(exchange.map(), options.freedom, options.wishes, most_conflicts, stop);
  }

  /// Why no board was found.
  Refusal why_none() const {
    if (against_rules_) return refuse(N_("every board that was found has errors that the map had not"));
    if (proof_.answer == Clauses::Answer::Impossible) return {words(proof_.conflict)};
    if (proof_.is_too_large)
      return refuse(
          N_("no board was found that meets all wishes, in {0} shuffles and {1} exchanges; the map is too "
             "large to prove whether there is one"),
          {std::to_string(most_tries), std::to_string(most_chains * most_exchanges)});
    if (proof_.left_out.empty())
      return refuse(N_("no board was found that meets all wishes, in {0} shuffles and {1} exchanges, and "
                       "none is proven "
                       "impossible; ask for less, or let more move"),
                    {std::to_string(most_tries), std::to_string(most_chains * most_exchanges)});
    std::vector<Argument> titles;
    for (const Wish& wish : proof_.left_out) titles.emplace_back(title(wish));
    return refuse(
        N_("no board was found that meets all wishes; whether there is one cannot be proven, because "
           "of: {0}"),
        {joined_by("; ", titles)});
  }

  /// None where no board was found.
  std::optional<GeneratedBoard> board(Random& random) {
    GeneratedBoard board;
    for (int refused = 0; refused < most_refused; ++refused) {
      const auto layout = best_layout(random, board);
      if (!layout) return std::nullopt;
      board.edits = exchange_.edits_for(*layout);
      if (legal_.holds_after(board.edits)) return board;
      against_rules_ = true;
    }
    return std::nullopt;
  }

 private:
  std::optional<Layout> best_layout(Random& random, GeneratedBoard& board) {
    auto best = layout(random, board);
    if (!best || !weighted_) return best;
    board.missed = drawer_.judge().missed_weighted(*best);
    for (int n = 1; n < compared_by_weight && board.missed > 0; ++n) {
      auto other = layout(random, board);
      const int missed = other ? drawer_.judge().missed_weighted(*other) : board.missed;
      if (missed >= board.missed) continue;
      board.missed = missed;
      best = std::move(other);
    }
    return best;
  }

  std::optional<Layout> layout(Random& random, GeneratedBoard& board) {
    if (proof_.answer == Clauses::Answer::Impossible) return std::nullopt;
    if (!rare_)
      if (auto found = drawer_.by_rejection(random, most_tries, board.tries)) return found;
    board.by_chain = true;
    for (int chain = 0; chain < most_chains; ++chain)
      if (auto found = drawer_.by_chain(random, most_exchanges)) return found;
    board.by_chain = false;
    board.by_solver = true;
    return solve(exchange_, drawer_.judge().wishes(), random, stop_);
  }

  const Exchange& exchange_;
  Drawer drawer_;
  NoNewErrors legal_;
  Proof proof_;
  const std::atomic<bool>* stop_;
  bool weighted_ = false, rare_ = false, against_rules_ = false;
};

}  // namespace

NoNewErrors::NoNewErrors(const Scenario& scenario) : scenario_(&scenario), before_(errors_of(scenario)) {}

bool NoNewErrors::holds_after(const Edits& edits) const {
  Scenario after = *scenario_;
  if (apply_edits(after, edits).refusal()) return false;
  return std::ranges::includes(before_, errors_of(after));
}

GenerateOptions options_of(const Scenario& scenario) {
  GenerateOptions options;
  options.wishes = scenario.generation.wishes;
  return options;
}

Outcome<std::vector<GeneratedBoard>> generate(const Scenario& scenario, const GenerateOptions& options,
                                              const std::atomic<bool>* stop, GenerateProgress* progress) {
  const MapView map(scenario);
  const auto exchange = Exchange::of(map, options.freedom);
  if (const auto* refusal = exchange.refusal()) return *refusal;
  Generator generator(exchange.value(), options, stop, progress);
  std::vector<GeneratedBoard> boards;
  for (int n = 0; n < options.boards && !(stop && *stop); ++n) {
    const std::uint64_t number = options.first + static_cast<std::uint64_t>(n);
    Random random(options.seed, number);
    auto board = generator.board(random);
    if (!board && stop && *stop) break;
    if (!board) return generator.why_none();
    board->number = number;
    board->edits.push_back(SetWishes{options.wishes});
    board->edits.push_back(SetDealt{Dealt{options.seed, number}});
    boards.push_back(*std::move(board));
    if (!progress) continue;
    ++progress->boards;
    if (progress->found) progress->found(boards.back());
  }
  return boards;
}

}  // namespace hexwright
