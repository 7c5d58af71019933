
#include <benchmark/benchmark.h>

#include "model/balance/balancer.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

/// What each board costs before anything is chosen: made, studied, played in its first round.
void first_round(benchmark::State& state, const Scenario& scenario) {
  BalanceOptions options;
  options.wishes = {{WishKind::RedNumbersApart}};
  options.boards = 8;
  for (auto _ : state) {
    auto balancer = Balancer::begin(scenario, options).value();
    std::atomic<bool> stop = false;
    BalanceCallbacks watch;
    watch.stop = &stop;
    watch.round = [&](const BalanceState& now) { stop = now.round > 0; };
    benchmark::DoNotOptimize(balancer->work(1, watch));
  }
  state.counters["boards"] = options.boards / 2.0;
}
BENCHMARK_CAPTURE(first_round, base_3_4, bench::read_template("base-3-4"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(first_round, base_3_4_variable, bench::read_template("base-3-4-variable"))
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexwright
