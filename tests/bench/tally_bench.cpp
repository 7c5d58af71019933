// What merging a playtest costs that was played in 10,000 parts.
//   build/release/bin/tally_bench

#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "io/playtest/batch_tally.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

constexpr std::uint64_t parts = 10'000;

/// Tallies of a hundred games, as text. Their games are played once; each part has them under other numbers,
/// so that they take as long to read as real ones.
std::vector<std::string> tallies(const std::string& map) {
  constexpr std::uint64_t games = 100;
  const Game game(bench::read_template(map));
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot("random"));
  options.games = games;
  BatchTally tally{identity_of(game, options), {}, play_batch(game, options).statistics};
  std::vector<std::string> all;
  for (std::uint64_t part = 0; part < parts; ++part) {
    tally.played = {};
    tally.played.add({part * games, games});
    tally.statistics.stalled_games.clear();
    all.push_back(write_tally(tally));
  }
  return all;
}

void merge(benchmark::State& state, const std::string& map) {
  const auto texts = tallies(map);
  for (auto _ : state) {
    BatchTally sum = std::get<BatchTally>(read_tally(texts.front()));
    for (std::size_t i = 1; i < texts.size(); ++i)
      if (add(sum, std::get<BatchTally>(read_tally(texts[i])))) state.SkipWithError("not added");
    benchmark::DoNotOptimize(write_tally(sum));
  }
  state.SetLabel(std::to_string(texts.front().size()) + " bytes each");
}
BENCHMARK_CAPTURE(merge, base_3_4, "base-3-4")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(merge, spices_fog_islands_4, "spices-fog-islands-4")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
