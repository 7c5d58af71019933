
#include <benchmark/benchmark.h>

#include "model/validation/validate.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

/// A finished map of about `cells` hexes with nothing to find: islands of three rings of land in the sea.
Scenario archipelago(int cells) {
  Scenario scenario;
  scenario.details.title = "Archipelago";
  scenario.details.pieces.ships = 15;
  scenario.rules["seafarers"];
  int side = 1;
  while (side * side < cells) ++side;
  constexpr std::array terrains{Terrain::Hills, Terrain::Forest, Terrain::Mountains, Terrain::Fields,
                                Terrain::Pasture};
  constexpr std::array numbers{5, 9, 10, 3, 4, 11, 2, 12};
  std::vector<std::pair<Hex, Cell>> list;
  for (int r = 0; r < side; ++r)
    for (int column = 0; column < side; ++column) {
      const Hex hex{column - r / 2, r};
      const bool sea = column % 6 == 5 || r % 6 == 5;
      const auto spread = static_cast<std::size_t>(column + 3 * r);
      Cell cell;
      cell.terrain = sea ? Terrain::Sea : terrains[spread % terrains.size()];
      if (!sea) cell.token = numbers[spread % numbers.size()];
      list.emplace_back(hex, cell);
    }
  scenario.cells.insert(list.begin(), list.end());
  for (int r = 2; r < side; r += 6)
    for (int column = 5; column + 1 < side; column += 6)
      scenario.harbors[Path({column - r / 2, r}, Direction::East)] = {Direction::East, HarborKind::Generic};
  scenario.cells.begin()->second = {Terrain::Desert, {}, {}};
  return scenario;
}

void validate_archipelago(benchmark::State& state) {
  const Scenario scenario = archipelago(static_cast<int>(state.range(0)));
  std::size_t findings = 0;
  for (auto _ : state) {
    const auto found = validate(scenario);
    findings = found.size();
    benchmark::DoNotOptimize(findings);
  }
  state.counters["cells"] = static_cast<double>(scenario.cells.size());
  state.counters["findings"] = static_cast<double>(findings);
  state.SetComplexityN(state.range(0));
}
BENCHMARK(validate_archipelago)
    ->RangeMultiplier(10)
    ->Range(100, 100'000)
    ->Unit(benchmark::kMicrosecond)
    ->Complexity(benchmark::oN);

/// The worst a map can be: no hex is decided, so every one is found.
void validate_unfinished(benchmark::State& state) {
  Scenario scenario = archipelago(static_cast<int>(state.range(0)));
  for (auto& [hex, cell] : scenario.cells) cell = {};
  for (auto _ : state) benchmark::DoNotOptimize(validate(scenario));
  state.SetComplexityN(state.range(0));
}
BENCHMARK(validate_unfinished)
    ->RangeMultiplier(10)
    ->Range(100, 100'000)
    ->Unit(benchmark::kMicrosecond)
    ->Complexity(benchmark::oN);

void validate_template(benchmark::State& state, const std::string& name) {
  const Scenario scenario = bench::read_template(name);
  for (auto _ : state) benchmark::DoNotOptimize(validate(scenario));
  state.counters["cells"] = static_cast<double>(scenario.cells.size());
}
BENCHMARK_CAPTURE(validate_template, base_5_6, "base-5-6")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(validate_template, base_5_6_variable, "base-5-6-variable")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(validate_template, new_shores_5_6, "new-shores-5-6")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(validate_template, fog_islands_5_6, "fog-islands-5-6")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace hexwright
