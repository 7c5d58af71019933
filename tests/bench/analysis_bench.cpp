// What the analysis costs after an edit: the issue wants all overlays of a board for 5-6 players in 50 ms.
//   build/release/bin/analysis_bench

#include <string>

#include <benchmark/benchmark.h>

#include "editor/core/analysis/overlays.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

/// A square of islands, three hexes each.
Scenario islands(int side) {
  Scenario scenario = bench::read_template("new-shores-5-6");
  const std::vector<std::pair<Hex, Cell>> cells(scenario.cells.begin(), scenario.cells.end());
  scenario.cells.clear();
  scenario.harbors.clear();
  scenario.areas.clear();
  scenario.closed_to_founding.clear();
  std::size_t next = 0;
  for (int r = 0; r < side; ++r)
    for (int column = 0; column < side; ++column)
      scenario.cells[{column - r / 2, r}] = cells[next++ % cells.size()].second;
  return scenario;
}

/// The analysis and the marks of every overlay, with the changes since a mark.
void all_overlays(benchmark::State& state, const Scenario& scenario) {
  const Analysis before = analyse({});
  for (auto _ : state) {
    const Analysis now = analyse(scenario);
    for (const MapOverlayInfo& each : all_map_overlays())
      benchmark::DoNotOptimize(heat_of(each.kind, now, &before));
  }
}

void analysis_alone(benchmark::State& state, const Scenario& scenario) {
  for (auto _ : state) benchmark::DoNotOptimize(analyse(scenario));
}

BENCHMARK_CAPTURE(all_overlays, base_5_6, bench::read_template("base-5-6"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(all_overlays, new_shores_5_6, bench::read_template("new-shores-5-6"))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(all_overlays, fog_islands_5_6_variable, bench::read_template("fog-islands-5-6-variable"))
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(all_overlays, islands_1000, islands(32))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analysis_alone, base_5_6, bench::read_template("base-5-6"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analysis_alone, islands_10000, islands(100))->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
