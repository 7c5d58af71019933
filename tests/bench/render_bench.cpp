#include <array>
#include <cmath>
#include <utility>

#include <benchmark/benchmark.h>

#include "io/render/board/board_image.h"

namespace hexwright {
namespace {

constexpr int width = 1600;
constexpr int height = 1000;

/// A board of about the picture's shape with every terrain, tokens, harbors and a few areas, as dense as a
/// real one: half of it land in islands.
Scenario board(int cells) {
  Scenario scenario;
  const int columns = static_cast<int>(std::lround(std::sqrt(cells * 1.4)));
  const std::array numbers{2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
  for (int i = 0; i < cells; ++i) {
    const int row = i / columns;
    const Hex hex{i % columns - row / 2, row};
    const bool land = std::sin(i % columns * 0.6) + std::cos(row * 0.5) > 0;
    Cell cell;
    cell.terrain = land ? all_terrains[static_cast<std::size_t>(i * 7 + row * 3) % 7] : Terrain::Sea;
    if (land && is_producing(*fixed(cell.terrain)))
      cell.token = numbers[static_cast<std::size_t>(i * 11 + row) % 10];
    scenario.cells.emplace_hint(scenario.cells.end(), hex, cell);
    if (land) scenario.areas[i % columns < columns / 2 ? "West" : "East"].cells.insert(hex);
  }
  int coast = 0;
  for (const auto& [hex, cell] : scenario.cells) {
    const auto east = scenario.cells.find(neighbour(hex, Direction::East));
    if (east == scenario.cells.end() || cell.terrain == east->second.terrain) continue;
    if (fixed(cell.terrain) == Terrain::Sea && ++coast % 4 == 0)
      scenario.harbors[Path(hex, Direction::East)] = {Direction::East, HarborKind::Generic};
  }
  return scenario;
}

struct Canvas {
  explicit Canvas(int cells) : scenario(board(cells)), view(fit(scenario, width, height, 20)) {
    image.resize(width, height);
    image.redraw(scenario, view, {});
  }
  Scenario scenario;
  BoardView view;
  BoardImage image;
};

void full_redraw(benchmark::State& state) {
  Canvas canvas(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    canvas.image.redraw(canvas.scenario, canvas.view, {});
    benchmark::DoNotOptimize(canvas.image.pixels());
  }
}
BENCHMARK(full_redraw)->Arg(100)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// One hex painted back and forth between land and sea.
void dirty_hex(benchmark::State& state) {
  Canvas canvas(static_cast<int>(state.range(0)));
  const std::array changed{Hex{canvas.scenario.cells.nth(canvas.scenario.cells.size() / 2)->first}};
  Cell& cell = canvas.scenario.cells[changed[0]];
  bool land = false;
  for (auto _ : state) {
    cell.terrain = land ? Terrain::Forest : Terrain::Sea;
    land = !land;
    benchmark::DoNotOptimize(canvas.image.redraw(canvas.scenario, changed));
  }
}
BENCHMARK(dirty_hex)->Arg(100)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMicrosecond);

/// The same board joined east to west, with ghosts beyond the seam.
struct RoundCanvas : Canvas {
  explicit RoundCanvas(int cells) : Canvas(cells) {
    const int columns = static_cast<int>(std::lround(std::sqrt(cells * 1.4)));
    const Topology topology = Topology::joined_east_west(columns, 0);
    auto flat = std::exchange(scenario, Scenario{});
    scenario.topology = topology;
    for (const auto& [hex, cell] : flat.cells) scenario.cells[topology.canonical(hex)] = cell;
    options.ghosts = true;
    view = fit(scenario, width, height, 20, options);
    image.redraw(scenario, view, options);
  }
  DrawOptions options;
};

void full_redraw_with_ghosts(benchmark::State& state) {
  RoundCanvas canvas(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    canvas.image.redraw(canvas.scenario, canvas.view, canvas.options);
    benchmark::DoNotOptimize(canvas.image.pixels());
  }
}
BENCHMARK(full_redraw_with_ghosts)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// Beside the seam, so that it is drawn at both edges.
void dirty_hex_at_seam(benchmark::State& state) {
  RoundCanvas canvas(static_cast<int>(state.range(0)));
  const int row = static_cast<int>(std::lround(std::sqrt(state.range(0) / 1.4))) / 2;
  const std::array changed{canvas.scenario.topology.canonical(Hex{-row / 2, row})};
  Cell& cell = canvas.scenario.cells[changed[0]];
  bool land = false;
  for (auto _ : state) {
    cell.terrain = land ? Terrain::Forest : Terrain::Sea;
    land = !land;
    benchmark::DoNotOptimize(canvas.image.redraw(canvas.scenario, changed));
  }
}
BENCHMARK(dirty_hex_at_seam)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMicrosecond);

/// A brush of 19 hexes under six-fold symmetry, the heaviest stroke.
void brush_stroke(benchmark::State& state) {
  Canvas canvas(static_cast<int>(state.range(0)));
  const Hex middle = canvas.scenario.cells.nth(canvas.scenario.cells.size() / 2)->first;
  std::vector<Hex> changed;
  for (int sixths = 0; sixths < 6; ++sixths)
    for (const auto& [hex, cell] : canvas.scenario.cells)
      if (distance(hex, middle + rotated(Hex{8, 0}, sixths)) <= 2) changed.push_back(hex);
  for (auto _ : state) benchmark::DoNotOptimize(canvas.image.redraw(canvas.scenario, changed));
}
BENCHMARK(brush_stroke)->Arg(1'000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

void scroll(benchmark::State& state) {
  Canvas canvas(static_cast<int>(state.range(0)));
  int step = 24;
  for (auto _ : state) {
    canvas.image.scroll(canvas.scenario, step, step / 2);
    step = -step;
  }
}
BENCHMARK(scroll)->Arg(100)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// Each frame at a scale that was never seen: all sprites are made anew.
void zoom(benchmark::State& state) {
  Canvas canvas(static_cast<int>(state.range(0)));
  BoardView view = canvas.view;
  double factor = 1;
  for (auto _ : state) {
    factor = factor > 1.5 ? 1 : factor * 1.0101;
    view.scale = canvas.view.scale * factor;
    canvas.image.redraw(canvas.scenario, view, {});
  }
}
BENCHMARK(zoom)->Arg(100)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// The same where the editor stops, with so many pixels for a side of a hex: few sprites, but large ones.
void zoom_near(benchmark::State& state) {
  Canvas canvas(1'000);
  BoardView view = canvas.view;
  const Spot middle{width / 2.0, height / 2.0};
  const Point seen = canvas.view.to_point(middle);
  double factor = 1;
  for (auto _ : state) {
    factor = factor < 0.7 ? 1 : factor / 1.0101;
    view.scale = static_cast<double>(state.range(0)) * factor;
    view.origin = {middle.x - seen.x * view.scale, middle.y - seen.y * view.scale};
    canvas.image.redraw(canvas.scenario, view, {});
  }
}
BENCHMARK(zoom_near)->Arg(60)->Arg(120)->Arg(240)->Unit(benchmark::kMillisecond);

void thumbnail(benchmark::State& state) {
  const Scenario scenario = board(60);
  for (auto _ : state) benchmark::DoNotOptimize(render_png(scenario, {}, 240));
}
BENCHMARK(thumbnail)->Unit(benchmark::kMillisecond);

/// Grows with the board, not with its square.
void paper(benchmark::State& state) {
  const Scenario scenario = board(static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(render_pdf(scenario, {}, 2000));
}
BENCHMARK(paper)->Arg(10'000)->Arg(20'000)->Arg(40'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
