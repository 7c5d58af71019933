#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <vector>

namespace hexwright {

/// What may be true, or not (its negative).
using Literal = int;

/// Statements of which a solver finds out whether all of them can be true. The only place that knows which
/// solver it is. The same statements give the same answer on every machine.
class Clauses {
 public:
  enum class Answer : std::uint8_t { Possible, Impossible, Unknown };

  /// `stop`, once it is true, makes every answer unknown, also one that is looked for.
  explicit Clauses(const std::atomic<bool>* stop = nullptr);
  ~Clauses();
  Clauses(const Clauses&) = delete;
  Clauses& operator=(const Clauses&) = delete;

  Literal yes() const { return yes_; }
  Literal no() const { return -yes_; }
  Literal fresh() { return ++last_; }
  /// One of them is true.
  void add(std::span<const Literal> one_of);
  void add(std::initializer_list<Literal> one_of) { add(std::span(one_of.begin(), one_of.size())); }
  /// What is true when one of them is.
  Literal any_of(std::span<const Literal> literals);
  /// By n from 0 to `most`: what is true when at least n of them are.
  std::vector<Literal> at_least(std::span<const Literal> literals, std::size_t most);

  /// Tries that first.
  void prefer(Literal literal);
  /// No more statements are taken, and every answer is unknown: they would need more memory than some 512
  /// MiB.
  bool is_full() const { return stated_ > most_stated; }
  /// Unknown after so many conflicts that the solver learned from, and once all answers together were some
  /// seconds of work: work, not time.
  Answer solve(std::span<const Literal> assumed, int most_conflicts);
  /// After `Possible`.
  bool is_true(Literal literal) const;
  /// After `Impossible`: whether the assumption is one of those that made it so.
  bool has_failed(Literal assumed) const;

 private:
  class Solver;
  static constexpr std::size_t most_stated =
      6'000'000;  // literals; some 80 bytes each, with what the solver adds

  std::unique_ptr<Solver> solver_;
  std::size_t stated_ = 0;
  int last_ = 1;
  Literal yes_ = 1;
};

}  // namespace hexwright
