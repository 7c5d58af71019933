// How much longer we take than pugixml alone on the same bytes, measured by turns in the same run: reading
// with positions kept may take 2.5 times as long, writing 4 times. Goals, not tests.

#include <ctime>
#include <string>

#include <benchmark/benchmark.h>
#include <pugixml.hpp>

#include "io/xml/scenario_xml.h"

namespace {

using namespace hexwright;

Scenario board_of_cells(int count) {
  constexpr int width = 400;
  constexpr int numbers[] = {2, 3, 4, 5, 6, 8, 9, 10, 11, 12};
  Scenario scenario;
  scenario.cells.reserve(static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) {
    const Hex hex{i % width - width / 2, i / width};
    Cell cell{all_terrains[static_cast<std::size_t>(i * 7 % 11) % all_terrains.size()], numbers[i % 10], ""};
    if (i % 10 == 0) cell.terrain = Drawn{"main"};
    if (i % 10 == 5) cell.token = Drawn{"main"};
    if (i % 20 == 7) cell.stack = "fog";
    scenario.cells.emplace_hint(scenario.cells.end(), hex, std::move(cell));
  }
  return scenario;
}

class StringWriter : public pugi::xml_writer {
 public:
  void write(const void* data, std::size_t size) override {
    text_.append(static_cast<const char*>(data), size);
  }
  std::size_t size() const { return text_.size(); }

 private:
  std::string text_;
};

/// Runs both by turns; the time of `ours` counts, the ratio is told beside it. Time is processor time, which
/// other programs on the machine disturb less.
template <class Ours, class Bare>
void compare(benchmark::State& state, std::size_t bytes, Ours ours, Bare bare) {
  double our_time = 0;
  double bare_time = 0;
  const auto timed = [](auto& work) {
    const auto begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
  };
  for (auto _ : state) {
    bare_time += timed(bare);
    const double seconds = timed(ours);
    our_time += seconds;
    state.SetIterationTime(seconds);
  }
  state.counters["bare_ms"] = bare_time / static_cast<double>(state.iterations()) * 1000;
  state.counters["times_bare"] = our_time / bare_time;
  state.SetBytesProcessed(static_cast<std::int64_t>(bytes) * static_cast<std::int64_t>(state.iterations()));
}

void load(benchmark::State& state) {
  const std::string xml = write_xml(board_of_cells(static_cast<int>(state.range(0))));
  compare(
      state, xml.size(), [&] { benchmark::DoNotOptimize(read_xml(xml, Positions::Keep)); },
      [&] {
        pugi::xml_document tree;
        benchmark::DoNotOptimize(tree.load_buffer(xml.data(), xml.size()));
      });
}

void save(benchmark::State& state) {
  const Scenario scenario = board_of_cells(static_cast<int>(state.range(0)));
  const std::string xml = write_xml(scenario);
  pugi::xml_document tree;
  tree.load_buffer(xml.data(), xml.size());
  compare(
      state, xml.size(), [&] { benchmark::DoNotOptimize(write_xml(scenario)); },
      [&] {
        StringWriter writer;
        tree.save(writer, "  ");
        benchmark::DoNotOptimize(writer.size());
      });
}

BENCHMARK(load)->Arg(1'000)->Arg(10'000)->Arg(100'000)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(save)->Arg(1'000)->Arg(10'000)->Arg(100'000)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
