
#include <benchmark/benchmark.h>

#include "model/rules/deal.h"
#include "model/rules/odds.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

/// Only the stacks of a template and their cells.
Scenario fog_of(Scenario scenario) {
  for (auto cell = scenario.cells.begin(); cell != scenario.cells.end();)
    cell = is_hidden(cell->second) ? std::next(cell) : scenario.cells.erase(cell);
  scenario.harbors.clear();
  scenario.terrain_pools.clear();
  scenario.harbor_pools.clear();
  return scenario;
}

/// What the odds of a fog map take when they are counted rather than computed: at most 50 ms.
void deal_10000_times(benchmark::State& state, const Scenario& scenario) {
  const MapView map(scenario);
  Dealer dealer(map);
  Deal deal;
  Random random(1);
  for (auto _ : state)
    for (int i = 0; i < 10'000; ++i) {
      dealer.deal(random, deal);
      benchmark::DoNotOptimize(deal.terrain.data());
    }
  state.counters["cells"] = static_cast<double>(scenario.cells.size());
}
BENCHMARK_CAPTURE(deal_10000_times, stack_4, fog_of(bench::read_template("fog-islands-4")))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(deal_10000_times, stack_5_6, fog_of(bench::read_template("fog-islands-5-6")))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(deal_10000_times, fog_islands_4, bench::read_template("fog-islands-4"))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(deal_10000_times, fog_islands_4_variable, bench::read_template("fog-islands-4-variable"))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(deal_10000_times, fog_islands_5_6_variable,
                  bench::read_template("fog-islands-5-6-variable"))
    ->Unit(benchmark::kMillisecond);

void exact_odds(benchmark::State& state) {
  const Scenario scenario = bench::read_template("fog-islands-5-6");
  const MapView map(scenario);
  for (auto _ : state) benchmark::DoNotOptimize(odds_by_hex(map));
}
BENCHMARK(exact_odds)->Unit(benchmark::kMicrosecond);

/// One deal of a scenario that was just changed: what the editor's sample takes.
void view_and_deal_once(benchmark::State& state) {
  const Scenario scenario = bench::read_template("fog-islands-5-6-variable");
  Random random(1);
  for (auto _ : state) {
    const MapView map(scenario);
    benchmark::DoNotOptimize(deal(map, random));
  }
}
BENCHMARK(view_and_deal_once)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace hexwright
