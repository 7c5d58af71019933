#include "model/generate/generate.h"

#include <algorithm>

#include "model/generate/drawer.h"
#include "model/generate/proof.h"
#include "model/generate/sum_conflicts.h"
#include "model/validation/validate.h"

namespace hexwright {
namespace {

/// Of so many boards that meet all other wishes the best is taken; fewer where they are rare.
constexpr int compared_by_weight = 64;
/// Boards that meet the wishes, but are against the rules.
constexpr int most_refused = 200;
/// Boards that meet the wishes when all shuffles of a trial were looked at: so many, and others are found for
/// certain before a hundred times as many were.
constexpr int common = 2, far_more = 100;
/// A solver is asked no more often than that for one board.
constexpr int most_solved = 8;

/// How much is looked at before it is given up: some seconds, on every map. Counted, not measured, so that
/// the same boards are found on every machine.
struct Effort {
  std::uint64_t shuffles = 0;
  std::uint64_t exchanges = 0;  ///< in one chain
  int chains = 0;

  std::uint64_t all_exchanges() const { return static_cast<std::uint64_t>(chains) * exchanges; }

  explicit Effort(const MapView& map) {
    const auto hexes = static_cast<std::uint64_t>(std::max(1, map.board().hex_count()));
    shuffles = std::min<std::uint64_t>(100'000, 10'000'000 / hexes);
    const std::uint64_t all = std::min<std::uint64_t>(900'000, 48'000'000 / hexes);
    // Until the beginning is forgotten.
    exchanges = std::max(all / 3, std::min(all, 200 * hexes));
    chains = static_cast<int>(all / exchanges);
  }
};

/// How boards are drawn. Depends on the map and the wishes, on no seed.
enum class Way : std::uint8_t { Shuffles, Exchanges, Solver, None };

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
        effort_(exchange.map()),
        drawer_(exchange, options.wishes, stop, progress ? &progress->looked_at : nullptr),
        legal_(exchange.map().scenario()),
        stop_(stop) {
    for (const Wish& wish : options.wishes) weighted_ = weighted_ || wish.weight;
    way_ = way_for(options);
  }

  /// Why no board was found.
  Refusal why_none() const {
    if (against_rules_) return refuse(N_("every board that was found has errors that the map had not"));
    if (proof_.answer == Clauses::Answer::Impossible) return {words(proof_.conflict)};
    const std::string shuffles = std::to_string(effort_.shuffles),
                      exchanges = std::to_string(effort_.all_exchanges());
    if (proof_.is_too_large)
      return refuse(
          N_("no board was found that meets all wishes, in {0} shuffles and {1} exchanges; the map is too "
             "large to prove whether there is one"),
          {shuffles, exchanges});
    if (proof_.left_out.empty())
      return refuse(N_("no board was found that meets all wishes, in {0} shuffles and {1} exchanges, and "
                       "none is proven "
                       "impossible; ask for less, or let more move"),
                    {shuffles, exchanges});
    std::vector<Argument> titles;
    for (const Wish& wish : proof_.left_out) titles.emplace_back(title(wish));
    return refuse(N_("no board was found that meets all wishes, in {1} shuffles and {2} exchanges; whether "
                     "there is one cannot be proven, because of: {0}"),
                  {joined_by("; ", titles), shuffles, exchanges});
  }

  /// None where no board was found.
  std::optional<GeneratedBoard> board(Random& random) {
    GeneratedBoard board;
    board.by_chain = way_ == Way::Exchanges;
    board.by_solver = way_ == Way::Solver;
    const std::uint64_t begun = drawer_.looked_at();
    for (int refused = 0; refused < most_refused && !is_tired(begun, refused); ++refused) {
      const auto layout = best_layout(random, board);
      if (!layout) return std::nullopt;
      board.edits = exchange_.edits_for(*layout);
      if (legal_.holds_after(board.edits)) return board;
      against_rules_ = true;
    }
    return std::nullopt;
  }

 private:
  /// After something was found, enough was looked at for it.
  bool is_tired(std::uint64_t begun, int found) const {
    return found > 0 && (way_ == Way::Solver ? found >= most_solved
                                             : drawer_.looked_at() - begun > effort_.all_exchanges());
  }

  std::optional<Layout> best_layout(Random& random, GeneratedBoard& board) {
    const std::uint64_t begun = drawer_.looked_at();
    auto best = layout(random, board.tries);
    if (!best || !weighted_) return best;
    board.missed = drawer_.judge().missed_weighted(*best);
    for (int n = 1; n < compared_by_weight && board.missed > 0 && !is_tired(begun, n); ++n) {
      auto other = layout(random, board.tries);
      const int missed = other ? drawer_.judge().missed_weighted(*other) : board.missed;
      if (missed >= board.missed) continue;
      board.missed = missed;
      best = std::move(other);
    }
    return best;
  }

  /// By trial, the same for every board.
  Way way_for(const GenerateOptions& options) {
    const Exchange& exchange = exchange_;
    std::vector<Wish> hard = options.wishes;
    std::erase_if(hard, [](const Wish& wish) { return wish.weight.has_value(); });
    Random random(0, ~std::uint64_t(0));
    if (sum_conflicts(exchange, drawer_.judge(), hard).empty() && are_common(random)) return Way::Shuffles;
    proof_ = prove(exchange.map(), options.freedom, options.wishes, most_conflicts, stop_);
    if (proof_.answer == Clauses::Answer::Impossible) return Way::None;
    for (int chain = 0; chain < effort_.chains; ++chain)
      if (drawer_.by_chain(random, effort_.exchanges)) return Way::Exchanges;
    return solve(exchange, drawer_.judge().wishes(), random, stop_) ? Way::Solver : Way::None;
  }

  bool are_common(Random& random) {
    std::uint64_t tries = 0;
    for (int found = 0; found < common; ++found)
      if (tries >= effort_.shuffles || !drawer_.by_rejection(random, effort_.shuffles - tries, tries))
        return false;
    return true;
  }

  std::optional<Layout> layout(Random& random, std::uint64_t& tries) {
    if (way_ == Way::Shuffles) return drawer_.by_rejection(random, far_more * effort_.shuffles, tries);
    for (int n = 0; n < far_more * effort_.chains && way_ == Way::Exchanges; ++n)
      if (auto found = drawer_.by_chain(random, effort_.exchanges)) return found;
    for (int n = 0; n < most_solved && way_ == Way::Solver; ++n)
      if (auto found = solve(exchange_, drawer_.judge().wishes(), random, stop_)) return found;
    return std::nullopt;
  }

  const Exchange& exchange_;
  Effort effort_;
  Drawer drawer_;
  NoNewErrors legal_;
  Proof proof_;
  const std::atomic<bool>* stop_;
  bool weighted_ = false, against_rules_ = false;
  Way way_ = Way::None;
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
