#include <algorithm>
#include <chrono>
#include <iostream>

#include <gmock/gmock.h>

#include "tests/ui/driver.h"

// How long the window takes for a stroke; told, not judged: machines differ.

namespace hexwright::ui_test {
namespace {

Scenario island_of(int hexes_in_a_row) {
  Scenario scenario;
  for (int r = 0; r < hexes_in_a_row; ++r)
    for (int column = 0; column < hexes_in_a_row; ++column)
      scenario.cells[{column - r / 2, r}] = {.terrain = Terrain::Forest, .token = 5, .stack = {}};
  return scenario;
}

double median(std::vector<double> times) {
  std::ranges::sort(times);
  return times[times.size() / 2];
}

// Strokes of seven hexes, each until it is on the screen.
double stroke_time() {
  std::vector<double> times;
  for (int stroke = 0; stroke < 40; ++stroke)
    on_ui([&] {
      gui::Frame& window = frame();
      const Hex at = {10 + stroke % 20, 10 + stroke / 20};
      const auto start = std::chrono::steady_clock::now();
      window.desk().act([&](Workbench& bench) {
        bench.hand.terrain = stroke % 2 == 0 ? Terrain::Gold : Terrain::Hills;
        return bench.drag(pointer_at(bench.scenario().topology, at));
      });
      window.canvas().Update();
      const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
      times.push_back(time.count());
    });
  return median(times);
}

TEST(Speed, AStrokeOnMapsOfAnySize) {
  for (const int size : {10, 30, 100}) {
    start_with_scenario(island_of(size));
    on_ui([] {
      frame().desk().act([](Workbench& bench) {
        bench.take(ToolKind::Terrain);
        bench.hand.shape = Shape::Brush7;
        return bench.press(pointer_at(bench.scenario().topology, Hex{9, 10}));
      });
    });
    const auto before = ask([] { return frame().desk().history().revision(); });
    const double time = stroke_time();
    std::cout << size * size << " hexes: a stroke of seven is on the screen after " << time << " ms\n";
    EXPECT_NE(ask([] { return frame().desk().history().revision(); }), before);
    on_ui([] {
      frame().desk().act([](Workbench& bench) { return bench.cancel(), std::optional<Refusal>(); });
    });
  }
}

}  // namespace
}  // namespace hexwright::ui_test
