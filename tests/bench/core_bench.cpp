#include <benchmark/benchmark.h>

#include "editor/core/editing/harbor_edges.h"
#include "editor/core/editing/palette.h"
#include "editor/core/editing/selection.h"
#include "editor/core/editing/workbench.h"

namespace hexwright {
namespace {

/// A square board of sea with rows of forest.
Scenario board(int side) {
  Scenario scenario;
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column)
      scenario.cells[{column - row / 2, row}].terrain = row % 4 == 0 ? Terrain::Forest : Terrain::Sea;
  return scenario;
}

Workbench painting(int side, Shape shape) {
  Workbench bench{Document(board(side))};
  bench.take(ToolKind::Terrain);
  bench.hand.shape = shape;
  return bench;
}

/// The hex that a pointer wandering over the whole board has under it after so many moves.
Hex wandering(int side, int move) {
  const int row = move / side % side;
  return {move % side - row / 2, row};
}

/// One move of a stroke with the brush of 19 hexes; every round over the board paints another terrain.
void brush_step(benchmark::State& state) {
  const auto side = static_cast<int>(state.range(0));
  Workbench bench = painting(side, Shape::Brush19);
  bench.symmetry.turns = static_cast<int>(state.range(1));
  int move = 0;
  for (auto _ : state) {
    if (move % side == 0) {
      state.PauseTiming();
      bench.hand.terrain = all_terrains[static_cast<std::size_t>(move / side) % all_terrains.size()];
      bench.release(pointer_at({}, wandering(side, move)));
      bench.press(pointer_at({}, wandering(side, move)));
      state.ResumeTiming();
    }
    bench.drag(pointer_at({}, wandering(side, ++move)));
  }
  bench.cancel();
  const History& history = bench.document().history();
  if (history.size() > 0)
    state.counters["undo_bytes_a_stroke"] =
        static_cast<double>(history.memory()) / static_cast<double>(history.size());
}
BENCHMARK(brush_step)->Args({10, 1})->Args({100, 1})->Args({100, 6})->Args({300, 1})->Iterations(5000);

/// One stroke over every hex of the board, from press to undone.
void whole_board_stroke(benchmark::State& state) {
  const auto side = static_cast<int>(state.range(0));
  Workbench bench = painting(side, Shape::Brush1);
  bench.hand.terrain = Terrain::Gold;
  for (auto _ : state) {
    bench.press(pointer_at({}, wandering(side, 0)));
    for (int move = 1; move < side * side; ++move) bench.drag(pointer_at({}, wandering(side, move)));
    bench.release(pointer_at({}, wandering(side, 0)));
    bench.undo();
  }
  state.SetItemsProcessed(state.iterations() * side * side);
}
BENCHMARK(whole_board_stroke)->Arg(10)->Arg(100)->Unit(benchmark::kMillisecond);

void fill(benchmark::State& state) {
  Workbench bench = painting(static_cast<int>(state.range(0)), Shape::Fill);
  bench.hand.terrain = Terrain::Gold;
  for (auto _ : state) {
    bench.press(pointer_at({}, Hex{0, 1}));
    bench.release(pointer_at({}, Hex{0, 1}));
    bench.undo();
  }
}
BENCHMARK(fill)->Arg(100)->Unit(benchmark::kMillisecond);

void harbor_hover(benchmark::State& state) {
  Workbench bench{Document(board(100))};
  bench.take(ToolKind::Harbor);
  for (auto _ : state) benchmark::DoNotOptimize(bench.hover(pointer_at({}, Hex{10, 5})));
}
BENCHMARK(harbor_hover);

/// One move of the pointer while all of a board is dragged to another place.
void drag_selection_step(benchmark::State& state) {
  const auto side = static_cast<int>(state.range(0));
  Workbench bench{Document(board(side))};
  bench.take(ToolKind::Select);
  bench.select({all_hexes(bench.scenario()), {}});
  bench.press(pointer_at({}, wandering(side, side)));
  int move = side;
  for (auto _ : state) {
    const Pointer to = pointer_at({}, wandering(side, ++move));
    bench.drag(to);
    benchmark::DoNotOptimize(bench.hover(to));
  }
  bench.cancel();
}
BENCHMARK(drag_selection_step)->Arg(10)->Arg(100)->Unit(benchmark::kMillisecond);

void palette(benchmark::State& state) {
  const Scenario scenario = board(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(palette_of(scenario));
}
BENCHMARK(palette)->Arg(10)->Arg(100)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
