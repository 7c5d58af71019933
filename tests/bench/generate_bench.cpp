
#include <benchmark/benchmark.h>

#include "model/generate/drawer.h"
#include "model/generate/wishes.h"
#include "tests/bench/templates.h"

// What drawing one board takes, without looking whether the rules allow it: at most 3 µs for the base game
// with reds apart, 100 µs with all usual wishes, 2 ms for New Shores with them.

namespace hexwright {
namespace {

void draw(benchmark::State& state, const char* map_name, const std::vector<Wish>& wishes) {
  const Scenario scenario = bench::read_template(map_name);
  const MapView map(scenario);
  const auto exchange = Exchange::of(map, {}).value();
  Drawer drawer(exchange, wishes);
  std::uint64_t tries = 0, boards = 0;
  for (auto _ : state) {
    Random random(1, boards++);
    auto layout = drawer.by_rejection(random, 1'000'000'000, tries);
    benchmark::DoNotOptimize(layout);
  }
  state.counters["tries"] = static_cast<double>(tries) / static_cast<double>(boards);
}

void exchange(benchmark::State& state, const char* map_name, const std::vector<Wish>& wishes) {
  const Scenario scenario = bench::read_template(map_name);
  const MapView map(scenario);
  const auto exchange = Exchange::of(map, {}).value();
  Drawer drawer(exchange, wishes);
  std::uint64_t boards = 0;
  for (auto _ : state) {
    Random random(1, boards++);
    auto layout = drawer.by_chain(random, 300'000);
    benchmark::DoNotOptimize(layout);
  }
}

const std::vector<Wish>& usual() { return find_wish_set("usual")->wishes; }
const std::vector<Wish>& tournament() { return find_wish_set("tournament")->wishes; }

BENCHMARK_CAPTURE(draw, base_reds_apart, "base-3-4-variable", {{WishKind::RedNumbersApart}});
BENCHMARK_CAPTURE(draw, base_usual, "base-3-4-variable", usual());
BENCHMARK_CAPTURE(draw, base_tournament, "base-3-4-variable", tournament());
BENCHMARK_CAPTURE(draw, base_5_6_usual, "base-5-6-variable", usual());
BENCHMARK_CAPTURE(draw, new_shores_usual, "new-shores-4-variable", usual());
BENCHMARK_CAPTURE(exchange, base_usual_by_chain, "base-3-4-variable", usual());

}  // namespace
}  // namespace hexwright
