// A library with 10,000 scenarios: opening it and listing all, searching; and what autosave takes from
// whoever draws. Goals: 300 ms, 50 ms, 2 ms.

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include <benchmark/benchmark.h>

#include "editor/core/library/document_autosave.h"
#include "io/library/library.h"
#include "tests/bench/boards.h"
#include "tests/support/temporary_folder.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

Library open_library(const fs::path& file) {
  auto opened = Library::open(file);
  if (const auto* unopened = std::get_if<Unopened>(&opened))
    throw std::runtime_error(text(unopened->refusal.why));
  return std::get<Library>(std::move(opened));
}

/// No two alike, each with three tags and something said about it.
Scenario numbered(int number) {
  constexpr const char* words[] = {"lake",  "coast", "island", "fog",   "volcano",
                                   "river", "gold",  "storm",  "harbor"};
  Scenario scenario = bench::square_scenario(61);
  scenario.details.title = std::string("Map ") + std::to_string(number) + " of the " + words[number % 9];
  scenario.details.author = std::string("Author ") + std::to_string(number % 97);
  for (int word = 0; word < 30; ++word)
    scenario.details.description +=
        std::string(words[(number * 7 + word * 5) % 9]) + " " + std::to_string(word) + " ";
  if (number % 3 == 0) scenario.rules["volcano"];
  return scenario;
}

const fs::path& large_library() {
  static const test::TemporaryFolder folder;
  static const fs::path file = [] {
    fs::path path = folder / "library.sqlite";
    Library library = open_library(path);
    const auto refused = library.together([&]() -> std::optional<Refusal> {
      for (int number = 0; number < 10'000; ++number) {
        const auto added = library.add(numbered(number), VersionOrigin::Imported);
        if (const auto* refusal = added.refusal()) return *refusal;
        const EntryId entry = added.value().entry;
        if (auto no = library.set_tags(entry, {"large", number % 2 == 0 ? "even" : "odd", "third"}))
          return no;
      }
      return {};
    });
    if (refused) throw std::runtime_error(text(refused->why));
    return path;
  }();
  return file;
}

void open_and_list_all(benchmark::State& state) {
  const fs::path& file = large_library();
  for (auto _ : state) {
    const Library library = open_library(file);
    benchmark::DoNotOptimize(library.search());
  }
}
BENCHMARK(open_and_list_all)->Unit(benchmark::kMillisecond);

void search(benchmark::State& state, const char* words) {
  const Library library = open_library(large_library());
  std::size_t found = 0;
  for (auto _ : state) {
    const auto entries = library.search(words);
    found = entries.value().size();
  }
  state.counters["found"] = static_cast<double>(found);
}
BENCHMARK_CAPTURE(search, one_map, "map 4711")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, a_few, "author:12 lake")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, a_third, "rule:volcano")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(search, one_letter_everywhere, "m")->Unit(benchmark::kMillisecond);

/// What a look of the autosave takes in the thread that draws: everything else is done by another.
void autosave_in_the_interface(benchmark::State& state) {
  const test::TemporaryFolder folder;
  AutosaveWorker keeper(folder / "library.sqlite", {});
  DocumentAutosave work(keeper);
  Document document(bench::square_scenario(static_cast<int>(state.range(0))));
  bool gold = false;
  for (auto _ : state) {
    state.PauseTiming();
    gold = !gold;
    document.perform({{"draw", {}}, {SetTerrain{{0, 0}, gold ? Terrain::Gold : Terrain::Hills}}});
    state.ResumeTiming();
    work.look_at(document);
  }
}
BENCHMARK(autosave_in_the_interface)
    ->Arg(61)
    ->Arg(1'000)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Iterations(200)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace hexwright

BENCHMARK_MAIN();
