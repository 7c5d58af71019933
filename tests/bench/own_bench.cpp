// How quickly rules that packs say are played, beside the built-in modules that do the same: what a decision
// takes with the module, in what it takes with the pack. And the base game without packs beside it with two.
//   build/release/bin/own_bench --only jungle --bots random

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "model/rules/module.h"
#include "tests/bench/program.h"
#include "tests/bench/templates.h"
#include "tests/lake/lakeland.h"
#include "tests/support/own_twins.h"

namespace hexwright {
namespace {

constexpr int most_turns = 5'000;

struct Options {
  int rounds = 10;
  double seconds = 0.2;
  std::string only;
  std::vector<std::string> bots{"random", "settler"};
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// The same games in every round.
class Player {
 public:
  Player(const Scenario& scenario, const std::string& bot)
      : game_(scenario),
        match_(game_, std::vector(static_cast<std::size_t>(game_.players()), find_bot(bot))) {}

  double play(int games) {
    decisions_ = 0;
    const double start = processor_seconds();
    for (int number = 0; number < games; ++number)
      decisions_ += match_.play(1, static_cast<std::uint64_t>(number), most_turns).decisions;
    const double seconds = processor_seconds() - start;
    least_ = std::min(least_, seconds / static_cast<double>(decisions_));
    return seconds;
  }
  /// Of the last round.
  long long decisions() const { return decisions_; }
  /// What a decision took in the quickest round.
  double seconds() const { return least_; }

 private:
  Game game_;
  Match match_;
  long long decisions_ = 0;
  double least_ = 1e9;
};

/// As many games as fill a round.
int games_of_a_round(const Scenario& scenario, const std::string& bot, double seconds) {
  Player player(scenario, bot);
  int games = 8;
  while (player.play(games) < seconds / 4) games *= 2;
  return 4 * games;
}

void compare(const std::string& name, const Scenario& original, const Scenario& twin, const std::string& bot,
             const Options& asked) {
  if (name.find(asked.only) == std::string::npos) return;
  const int games = games_of_a_round(original, bot, asked.seconds);
  Player module(original, bot), pack(twin, bot);
  for (int round = 0; round < asked.rounds; ++round) module.play(games), pack.play(games);
  fmt::print("| {} | {} | {:.0f} | {:.0f} | {:.2f} | {} |\n", name, bot, module.seconds() * 1e9,
             pack.seconds() * 1e9, module.seconds() / pack.seconds(),
             module.decisions() == pack.decisions() ? "yes" : "no");
  static_cast<void>(std::fflush(stdout));
}

/// A terrain with a counter and an action, and house rules; a deck and marks, with choices.
constexpr std::array two_packs{std::pair{"lake", "no-seven"}, std::pair{"fortunes", "travelling-market"}};

Scenario base_with_both(const char* one, const char* other) {
  Scenario scenario = bench::read_template("base-3-4");
  scenario.own = own::Packs({gallery_pack(one), gallery_pack(other)});
  for (auto& [hex, cell] : scenario.cells)
    if (cell.terrain == PlacedTerrain(Terrain::Desert) && !scenario.own.terrains().empty())
      cell.terrain = scenario.own.terrains().front().value;
  return scenario;
}

void run(const Options& asked) {
  struct Pair {
    std::string name;
    Scenario original, twin;
  };
  std::vector<Pair> pairs;
  for (const char* name : {"jungle-3-4", "jungle-5-6", "jungle-sea-4"}) {
    const Scenario original = bench::read_template(name);
    pairs.push_back({name, original, jungle_twin(original)});
  }
  for (const char* name : {"volcano-3-4", "volcano-gold-3-4"}) {
    const Scenario original = bench::read_template(name);
    pairs.push_back({name, original, volcano_twin(original)});
  }
  for (const char* name : {"frontiers", "frontiers-variable"}) {
    const Scenario original = bench::read_template(name);
    pairs.push_back({name, original, frontiers_twin(original)});
  }
  for (const char* name : {"desolation-3-4", "desolation-3-4-variable"}) {
    const Scenario original = bench::read_template(name);
    pairs.push_back({name, original, desolation_twin(original)});
  }
  if (find_module("lake")) {
    const Scenario original = with_lake(bench::read_template("base-3-4"));
    pairs.push_back({"lake", original, lake_twin(original)});
  }
  for (const auto& [one, other] : two_packs)
    pairs.push_back({fmt::format("base-3-4, {}, {}", one, other), bench::read_template("base-3-4"),
                     base_with_both(one, other)});
  fmt::print(
      "| scenario | bots | without packs, ns | with, ns | speed with packs | same games |\n"
      "|---|---|---|---|---|---|\n");
  for (const std::string& bot : asked.bots)
    for (const Pair& pair : pairs) compare(pair.name, pair.original, pair.twin, bot, asked);
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::Options asked;
  const auto describe = [&](CLI::App& app) {
    app.add_option("--rounds", asked.rounds, "Rounds in turn, of which the least is taken");
    app.add_option("--seconds", asked.seconds, "How long a round takes, about");
    app.add_option("--bots", asked.bots, "Which bots play");
    app.add_option("--only", asked.only, "Only scenarios with this in their names");
  };
  return hexwright::bench::run_program("own_bench",
                                       "Plays packs in turn with the built-in modules that do the same",
                                       count, arguments, describe, [&] { hexwright::run(asked); });
}
