// How long the checks of a map take with packs of own rules, and what follows a change in the window Own
// Rules.

#include <array>
#include <stdexcept>

#include <benchmark/benchmark.h>

#include "editor/core/editing/own_repairs.h"
#include "model/own/vocabulary.h"
#include "model/scenario/edit.h"
#include "model/validation/validate.h"
#include "tests/bench/boards.h"
#include "tests/support/own_packs.h"

namespace hexwright {
namespace {

/// Terrains, harbors, marks on hexes, paths and corners, counters, decks of both kinds, actions, awards.
constexpr std::array eight_packs{"lake",     "quarry",  "fortunes", "favours",
                                 "harvests", "shrines", "river",    "trading-posts"};

/// Islands of five by five hexes in the sea, with everything that the packs bring spread over them.
Scenario islands(int cells, bool with_packs) {
  Scenario scenario;
  scenario.details.title = "Islands";
  scenario.details.pieces.ships = 15;
  scenario.rules["seafarers"];
  if (with_packs) {
    std::vector<own::Element> packs;
    for (const char* name : eight_packs) packs.push_back(gallery_pack(name));
    scenario.own = own::Packs(std::move(packs));
  }
  std::vector<Terrain> terrains{Terrain::Hills, Terrain::Forest, Terrain::Mountains, Terrain::Fields,
                                Terrain::Pasture};
  for (const own::OwnTerrain& own : scenario.own.terrains()) terrains.push_back(own.value);
  constexpr std::array numbers{5, 9, 10, 3, 4, 11, 2, 12};
  std::size_t land = 0;
  for (const Hex hex : bench::square_board(cells)) {
    const int column = hex.q + hex.r / 2;
    Cell& cell = scenario.cells[hex];
    cell.terrain = Terrain::Sea;
    if (column % 6 == 5 || hex.r % 6 == 5) continue;
    const Terrain terrain = terrains[++land % terrains.size()];
    const own::OwnTerrain* own = scenario.own.terrain(terrain);
    cell.terrain = terrain;
    if (!own || own->takes_token) cell.token = numbers[land % numbers.size()];
    for (const own::OwnMark& mark : scenario.own.marks()) {
      if (land % 9 != own_number(mark.value)) continue;
      if (info(mark.value).at == MarkedAt::Hex) scenario.marks[hex] = {mark.value};
      if (info(mark.value).at == MarkedAt::Path) scenario.marks[Path(hex, Direction::East)] = {mark.value};
      if (info(mark.value).at == MarkedAt::Intersection)
        scenario.marks[Intersection(hex, Corner::North)] = {mark.value};
    }
  }
  return scenario;
}

void count_findings(benchmark::State& state, const Scenario& scenario) {
  state.counters["cells"] = static_cast<double>(scenario.cells.size());
  state.counters["findings"] = static_cast<double>(validate(scenario).size());
}

/// `range(1)`: with eight packs, or without.
void validate_islands(benchmark::State& state) {
  const Scenario scenario = islands(static_cast<int>(state.range(0)), state.range(1) != 0);
  for (auto _ : state) benchmark::DoNotOptimize(validate(scenario));
  count_findings(state, scenario);
}
BENCHMARK(validate_islands)
    ->ArgNames({"cells", "packs"})
    ->Args({100, 1})
    ->Args({1'000, 0})
    ->Args({1'000, 1})
    ->Args({10'000, 1})
    ->Unit(benchmark::kMicrosecond);

/// All that the window does when a value in a slot changes, but for drawing.
void after_a_slot(benchmark::State& state) {
  const Scenario scenario = islands(static_cast<int>(state.range(0)), true);
  int fish = 3;
  for (auto _ : state) {
    std::vector<own::Element> packs(scenario.own.all().begin(), scenario.own.all().end());
    for (own::Element& part : packs.front().children)
      if (part.name == "action") part.set("cost", std::to_string(fish = fish == 3 ? 4 : 3) + " fish");
    if (!own::form_problems(packs.front()).empty()) throw std::runtime_error("the slot takes no such value");
    Scenario trial = scenario;
    benchmark::DoNotOptimize(apply_edit(trial, SetPacks{own::Packs(std::move(packs))}));
    auto findings = validate(trial);
    fit_own_findings(trial, findings);
    benchmark::DoNotOptimize(findings);
  }
  count_findings(state, scenario);
}
BENCHMARK(after_a_slot)->ArgName("cells")->Arg(100)->Arg(1'000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace hexwright
