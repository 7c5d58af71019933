#include <benchmark/benchmark.h>

#include "model/scenario/history.h"
#include "tests/bench/boards.h"

namespace hexwright {
namespace {

const Message label{"paint {0}", {"Forest"}};

Edits brush(Hex middle, int radius, Terrain terrain) {
  Edits edits;
  for (int q = -radius; q <= radius; ++q)
    for (int r = -radius; r <= radius; ++r)
      if (distance(Hex{q, r}, {0, 0}) <= radius) edits.push_back(SetTerrain{middle + Hex{q, r}, terrain});
  return edits;
}

/// One dab of the 19-hex brush on hexes that are there.
void paint(benchmark::State& state) {
  Scenario scenario = bench::square_scenario(static_cast<int>(state.range(0)));
  bool forest = false;
  for (auto _ : state) {
    forest = !forest;
    benchmark::DoNotOptimize(
        apply_edits(scenario, brush({2, 5}, 2, forest ? Terrain::Forest : Terrain::Fields)));
  }
}
BENCHMARK(paint)->RangeMultiplier(10)->Range(100, 100'000)->Unit(benchmark::kMicrosecond);

/// One dab of the 19-hex brush where there is no hex yet, before all others: the slowest place.
void paint_new(benchmark::State& state) {
  Scenario scenario = bench::square_scenario(static_cast<int>(state.range(0)));
  const auto edits = brush({0, -9}, 2, Terrain::Forest);
  for (auto _ : state) {
    const auto back = apply_edits(scenario, edits);
    apply_edits(scenario, back.value());
  }
}
BENCHMARK(paint_new)->RangeMultiplier(10)->Range(100, 100'000)->Unit(benchmark::kMicrosecond);

/// A drag over every hex of the board, hex by hex, as one step, and its undo.
void drag(benchmark::State& state) {
  const auto hexes = bench::square_board(static_cast<int>(state.range(0)));
  const Scenario start = bench::square_scenario(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    History history(start);
    history.begin_gesture(label);
    for (const Hex h : hexes) history.extend({SetTerrain{h, Terrain::Forest}});
    history.end_gesture();
    history.undo();
  }
  state.SetComplexityN(state.range(0));
}
BENCHMARK(drag)->RangeMultiplier(10)->Range(100, 100'000)->Unit(benchmark::kMillisecond)->Complexity();

/// Bytes of undo for one step on a board of 100 cells, as counters.
void step_memory(benchmark::State& state) {
  const Scenario start = bench::square_scenario(100);
  std::size_t bytes = 0;
  for (auto _ : state) {
    History history(start);
    history.perform(label, brush({2, 5}, static_cast<int>(state.range(0)), Terrain::Forest));
    bytes = history.memory();
  }
  state.counters["bytes"] = static_cast<double>(bytes);
  state.counters["sizeof_edit"] = sizeof(Edit);
}
BENCHMARK(step_memory)->DenseRange(0, 2);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
