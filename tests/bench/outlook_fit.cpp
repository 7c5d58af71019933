// Learns what a seat's traits say about who wins (`OutlookModel`) from games of settlers, and writes
// model/playtest/bots/outlook_weights.cpp. To be run again when traits, settlers or rules have changed:
//   cmake --preset release -DHEXWRIGHT_BENCHMARKS=ON && ninja -C build/release outlook_fit
//   build/release/bin/outlook_fit -o model/playtest/bots/outlook_weights.cpp
//   build/release/bin/outlook_fit --modules -o model/playtest/bots/module_outlook_weights.cpp
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
const std::vector<std::string> usual_maps{"base-3-4",
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
/// Of modules that add traits of their own.
const std::vector<std::string> maps_of_modules{
    "cities-and-knights-3-4",      "cities-and-knights-3-4-variable",
    "cities-and-knights-5-6",      "spices-fog-islands-3-knights",
    "spices-new-shores-4-knights", "pirate-islands-3-4",
    "pirate-islands-5-6"};

struct Options {
  bool modules = false;
  std::vector<std::string> maps;
  std::uint64_t games = 6000, seed = 77;
  int epochs = 8;
  unsigned threads = 2;
  std::string output = "outlook_weights.cpp";
};

/// Those to learn from, and those to see how well it was learned.
template <class Network>
struct SplitExamples {
  Examples<Network> learned, held_back;
};

/// Of each map by itself, so that threads do not change what comes out.
template <class Network>
std::vector<Examples<Network>> played(const Options& options) {
  std::vector<Examples<Network>> of_maps(options.maps.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t map = next++; map < options.maps.size(); map = next++)
      of_maps[map] = outlook_examples<Network>(Game(bench::read_template(options.maps[map])), options.games,
                                               options.seed);
  };
  std::vector<std::jthread> threads;
  for (unsigned n = 0; n < options.threads; ++n) threads.emplace_back(work);
  threads.clear();
  return of_maps;
}

/// The last games of each map are held back.
template <class Network>
SplitExamples<Network> examples(const Options& options) {
  SplitExamples<Network> all;
  for (auto& of_map : played<Network>(options)) {
    const std::size_t learned = of_map.size() * 9 / 10;
    for (std::size_t i = 0; i < of_map.size(); ++i)
      (i < learned ? all.learned : all.held_back).push_back(std::move(of_map[i]));
  }
  return all;
}

template <class Network>
void write(const Options& options, const Network& network, const std::string& variable,
           const std::string& how_good) {
  std::ofstream file(options.output);
  file
      << fmt::format(
             "// Written by `outlook_fit`: {} games of settlers on each of these maps, seed {}, {} epochs.\n",
             options.games, options.seed, options.epochs)
      << "// " << how_good << "\n";
  for (const std::string& map : options.maps) file << "//   " << map << "\n";
  file << source_of(network, "model/playtest/bots/learned_models.h", variable);
  if (!file.flush()) throw std::runtime_error(options.output + " cannot be written");
}

/// `variable`: with its type.
template <class Network>
void learn(const Options& options, const Network& compiled_in, const std::string& variable) {
  const SplitExamples<Network> all = examples<Network>(options);
  std::cout << fmt::format("{} examples, {} held back\n", all.learned.size(), all.held_back.size())
            << fmt::format("loss of what is compiled in: {:.4f}\n", loss<Network>(compiled_in, all.held_back))
            << std::flush;
  NetworkTraining<Network> training(all.learned, options.epochs, options.seed);
  double off = 0;
  for (int epoch = 1; epoch <= options.epochs; ++epoch) {
    training.run_epoch();
    off = loss<Network>(training.network(), all.held_back);
    std::cout << fmt::format("epoch {}: {:.4f}\n", epoch, off) << std::flush;
  }
  write(options, training.network(), variable,
        fmt::format("Loss on {} positions of other games: {:.4f}.", all.held_back.size(), off));
}

void run(Options options) {
  if (options.maps.empty()) options.maps = options.modules ? maps_of_modules : usual_maps;
  if (options.modules)
    learn(options, learned_module_outlook, "ModuleOutlookModel learned_module_outlook");
  else
    learn(options, learned_outlook, "OutlookModel learned_outlook");
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::Options options;
  const auto describe = [&](CLI::App& app) {
    app.add_flag("--modules", options.modules, "For games of modules that add traits of their own");
    app.add_option("--maps", options.maps, "Names of templates")->delimiter(',');
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
