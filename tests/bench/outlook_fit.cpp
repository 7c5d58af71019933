// Learns what a seat's traits say about who wins (`OutlookModel`) from games of settlers, and writes
// model/playtest/bots/outlook_weights.cpp. To be run again when traits, settlers or rules have changed:
//   cmake --preset release -DHEXWRIGHT_BENCHMARKS=ON && ninja -C build/release outlook_fit
//   build/release/bin/outlook_fit -o model/playtest/bots/outlook_weights.cpp
// It takes some minutes and some gigabytes. The same options give the same file.
#include <atomic>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "tests/bench/outlook_examples.h"
#include "tests/bench/program.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

/// Every family of templates, and boards that are dealt anew for each game.
struct Options {
  std::vector<std::string> maps{"base-3-4",
                                "base-3-4-variable",
                                "new-shores-4",
                                "fog-islands-4",
                                "explorers-3-4",
                                "frontiers",
                                "frontiers-variable",
                                "desolation-3-4",
                                "desolation-3-4-variable",
                                "jungle-3-4",
                                "volcano-3-4",
                                "volcano-gold-3-4",
                                "krakatoa-3",
                                "spices-new-shores-4",
                                "spices-fog-islands-4",
                                "spices-fog-islands-4-variable"};
  std::uint64_t games = 6000, seed = 77;
  int epochs = 8;
  unsigned threads = 2;
  std::string output = "outlook_weights.cpp";
};

/// Those to learn from, and those to see how well it was learned.
struct Examples {
  std::vector<OutlookExample> learned, held_back;
};

/// Of each map by itself, so that threads do not change what comes out.
std::vector<std::vector<OutlookExample>> played(const Options& options) {
  std::vector<std::vector<OutlookExample>> of_maps(options.maps.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t map = next++; map < options.maps.size(); map = next++)
      of_maps[map] =
          outlook_examples(Game(bench::read_template(options.maps[map])), options.games, options.seed);
  };
  std::vector<std::jthread> threads;
  for (unsigned n = 0; n < options.threads; ++n) threads.emplace_back(work);
  threads.clear();
  return of_maps;
}

/// The last games of each map are held back.
Examples examples(const Options& options) {
  Examples all;
  for (auto& of_map : played(options)) {
    const std::size_t learned = of_map.size() * 9 / 10;
    for (std::size_t i = 0; i < of_map.size(); ++i)
      (i < learned ? all.learned : all.held_back).push_back(std::move(of_map[i]));
  }
  return all;
}

void write(const Options& options, const OutlookModel& model, const std::string& how_good) {
  std::ofstream file(options.output);
  file
      << fmt::format(
             "// Written by `outlook_fit`: {} games of settlers on each of these maps, seed {}, {} epochs.\n",
             options.games, options.seed, options.epochs)
      << "// " << how_good << "\n";
  for (const std::string& map : options.maps) file << "//   " << map << "\n";
  file << source_of(model, "model/playtest/bots/outlook_model.h", "OutlookModel learned_outlook");
  if (!file.flush()) throw std::runtime_error(options.output + " cannot be written");
}

void run(const Options& options) {
  const Examples all = examples(options);
  std::cout << fmt::format("{} examples, {} held back\n", all.learned.size(), all.held_back.size())
            << fmt::format("loss of what is compiled in: {:.4f}\n",
                           loss<OutlookModel>(learned_outlook, all.held_back))
            << std::flush;
  NetworkTraining<OutlookModel> training(all.learned, options.epochs, options.seed);
  double off = 0;
  for (int epoch = 1; epoch <= options.epochs; ++epoch) {
    training.run_epoch();
    off = loss<OutlookModel>(training.network(), all.held_back);
    std::cout << fmt::format("epoch {}: {:.4f}\n", epoch, off) << std::flush;
  }
  write(options, training.network(),
        fmt::format("Loss on {} positions of other games: {:.4f}.", all.held_back.size(), off));
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::Options options;
  const auto describe = [&](CLI::App& app) {
    app.add_option("--maps", options.maps, "Names of templates")->delimiter(',')->capture_default_str();
    app.add_option("--games", options.games, "On each map")->capture_default_str();
    app.add_option("--seed", options.seed, "Of all games, and of learning")->capture_default_str();
    app.add_option("--epochs", options.epochs, "How often each position is learned from")
        ->capture_default_str();
    app.add_option("--threads", options.threads, "To play the games")->capture_default_str();
    app.add_option("-o,--output", options.output, "The file of weights")->capture_default_str();
  };
  return hexwright::bench::run_program("outlook_fit",
                                       "What a strategist's positions are worth, learned from games", count,
                                       arguments, describe, [&] { hexwright::run(options); });
}
