#include <benchmark/benchmark.h>

#include "model/board/board_graph.h"
#include "model/board/locator.h"
#include "model/board/outline.h"
#include "tests/bench/boards.h"

namespace hexwright {
namespace {

void build_graph(benchmark::State& state) {
  const auto hexes = bench::square_board(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(BoardGraph({}, hexes));
}
BENCHMARK(build_graph)->RangeMultiplier(10)->Range(100, 100'000)->Unit(benchmark::kMicrosecond);

void build_joined_graph(benchmark::State& state) {
  const auto hexes = bench::square_board(static_cast<int>(state.range(0)));
  const auto topology = Topology::joined_east_west(static_cast<int>(state.range(0)), -9);
  for (auto _ : state) benchmark::DoNotOptimize(BoardGraph(topology, hexes));
}
BENCHMARK(build_joined_graph)->Arg(10'000)->Unit(benchmark::kMicrosecond);

void outline_full(benchmark::State& state) {
  const auto hexes = bench::square_board(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(outline(hexes));
}
BENCHMARK(outline_full)->RangeMultiplier(10)->Range(100, 10'000)->Unit(benchmark::kMicrosecond);

/// Every third hex missing: islands and holes, the most border that there can be.
void outline_ragged(benchmark::State& state) {
  auto hexes = bench::square_board(static_cast<int>(state.range(0)));
  std::erase_if(hexes, [](Hex h) { return (h.q * 7 + h.r * 11) % 3 == 0; });
  for (auto _ : state) benchmark::DoNotOptimize(outline(hexes));
}
BENCHMARK(outline_ragged)->RangeMultiplier(10)->Range(100, 10'000)->Unit(benchmark::kMicrosecond);

void build_locator(benchmark::State& state) {
  const BoardGraph board({}, bench::square_board(static_cast<int>(state.range(0))));
  for (auto _ : state) benchmark::DoNotOptimize(Locator(board));
}
BENCHMARK(build_locator)->RangeMultiplier(10)->Range(100, 10'000)->Unit(benchmark::kMicrosecond);

void locate(benchmark::State& state) {
  const Locator locator{BoardGraph({}, bench::square_board(10'000))};
  double x = 0;
  for (auto _ : state) {
    x = x > 100 ? 0 : x + 0.37;
    benchmark::DoNotOptimize(locator.path({x, x}));
    benchmark::DoNotOptimize(locator.intersection({x, x}));
  }
}
BENCHMARK(locate)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
