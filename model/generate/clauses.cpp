#include "model/generate/clauses.h"

#include <algorithm>
#include <cadical.hpp>
#include <cstdlib>

namespace hexwright {

class Clauses::Solver : public CaDiCaL::Solver, private CaDiCaL::Terminator {
 public:
  explicit Solver(const std::atomic<bool>* stop) : stop_(stop) { connect_terminator(this); }
  bool is_stopped() const { return stop_ && *stop_; }
  bool is_tired() const { return asked_ > most_asked; }

 private:
  /// The solver asks as often as it has decided and learned, the same on every machine.
  bool terminate() override {
    ++asked_;
    return is_tired() || is_stopped();
  }

  static constexpr int most_asked = 50'000;  // some two or three seconds
  const std::atomic<bool>* stop_;
  int asked_ = 0;
};

Clauses::Clauses(const std::atomic<bool>* stop) : solver_(std::make_unique<Solver>(stop)) { add({yes_}); }
Clauses::~Clauses() = default;

void Clauses::add(std::span<const Literal> one_of) {
  if (one_of.size() > 1 && std::ranges::find(one_of, yes()) != one_of.end()) return;
  stated_ += one_of.size();
  if (is_full()) return;
  for (const Literal literal : one_of)
    if (literal != no()) solver_->add(literal);
  solver_->add(0);
}

Literal Clauses::any_of(std::span<const Literal> literals) {
  if (std::ranges::find(literals, yes()) != literals.end()) return yes();
  std::vector<Literal> some;
  std::ranges::remove_copy(literals, std::back_inserter(some), no());
  if (some.empty()) return no();
  if (some.size() == 1) return some.front();
  const Literal any = fresh();
  for (const Literal literal : some) add({-literal, any});
  some.push_back(-any);
  add(some);
  return any;
}

std::vector<Literal> Clauses::at_least(std::span<const Literal> literals, std::size_t most) {
  std::vector<Literal> before(most + 1, no());
  before[0] = yes();
  for (const Literal literal : literals) {
    if (literal == no()) continue;
    if (is_full() || solver_->is_stopped()) break;
    std::vector<Literal> now = before;
    for (std::size_t n = most; n > 0; --n) {
      // Of so many, or of one less and this one.
      if (before[n - 1] == no()) continue;
      const Literal more = fresh();
      add({-before[n], more});
      add({-before[n - 1], -literal, more});
      add({-more, before[n], before[n - 1]});
      add({-more, before[n], literal});
      now[n] = more;
    }
    before = std::move(now);
  }
  return before;
}

void Clauses::prefer(Literal literal) {
  if (std::abs(literal) != yes_) solver_->phase(literal);
}

Clauses::Answer Clauses::solve(std::span<const Literal> assumed, int most_conflicts) {
  if (is_full() || solver_->is_stopped() || solver_->is_tired()) return Answer::Unknown;
  for (const Literal literal : assumed) solver_->assume(literal);
  solver_->limit("conflicts", most_conflicts);
  constexpr int satisfiable = 10, unsatisfiable = 20;
  const int answer = solver_->solve();
  if (answer == satisfiable) return Answer::Possible;
  return answer == unsatisfiable ? Answer::Impossible : Answer::Unknown;
}

bool Clauses::is_true(Literal literal) const { return solver_->val(std::abs(literal)) * literal > 0; }

bool Clauses::has_failed(Literal assumed) const { return solver_->failed(assumed); }

}  // namespace hexwright
