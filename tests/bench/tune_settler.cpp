// Looks for better weights of the settler. In each game every seat plays with weights that are off by chance,
// all at once; who wins says which way to go, and the more games, the smaller the steps that can be told from
// luck. In the end one settler with the new weights plays among usual ones, in games that are used for
// nothing else.
//   build/release/bin/tune_settler --rounds 8 --games 2000
#include <bit>
#include <cmath>
#include <iostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/settler.h"
#include "tests/bench/program.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

constexpr std::size_t weight_count = sizeof(Weights) / sizeof(float);
using Values = std::array<float, weight_count>;
/// How far each weight is off, as natural logarithms.
using Offsets = std::array<double, weight_count>;

struct Options {
  std::vector<std::string> maps{"base-3-4",      "new-shores-4",        "fog-islands-4",
                                "explorers-3-4", "frontiers",           "desolation-3-4",
                                "jungle-3-4",    "volcano-3-4",         "volcano-gold-3-4",
                                "krakatoa-3",    "spices-new-shores-4", "spices-fog-islands-4"};
  std::uint64_t games = 2000, final_games = 4000, seed = 1;
  int rounds = 8;
  double spread = 0.3, step = 8;
};

Weights weights_at(const Offsets& offsets) {
  auto values = std::bit_cast<Values>(usual_weights);
  for (std::size_t i = 0; i < weight_count; ++i) values[i] *= static_cast<float>(std::exp(offsets[i]));
  Weights weights = std::bit_cast<Weights>(values);
  // A share that stays below 1: what it takes away is what is off.
  weights.each_route = 1 - (1 - usual_weights.each_route) * weights.each_route / usual_weights.each_route;
  return weights;
}

BotKind settler_with(const Weights& weights) {
  return {"settler-with", "Settler", "",
          [weights](const Game&, SeatId) { return std::make_unique<Settler>(weights); }};
}

/// Of a standard deviation of 1.
double deviation(Random& random) {
  constexpr std::uint32_t fine = 1U << 16U;
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += random.below(fine) / static_cast<double>(fine);
  return sum;
}

/// What games say about the direction: by how much the winners were off beyond the mean of the table.
struct Direction {
  Offsets sum{};
  std::uint64_t games = 0;
};

void play_games(const Options& options, const std::string& map, int round, const Offsets& middle,
                Direction& direction) {
  const Game game(bench::read_template(map));
  Random random(options.seed + static_cast<std::uint64_t>(round), 0);
  const auto players = static_cast<std::size_t>(game.players());
  std::vector<const BotKind*> usual(players, find_bot("settler"));
  Match match(game, usual);
  for (std::uint64_t n = 0; n < options.games; ++n) {
    std::vector<Offsets> off(players);
    std::vector<BotKind> kinds;
    for (Offsets& each : off) {
      Offsets offsets = middle;
      for (std::size_t i = 0; i < weight_count; ++i)
        offsets[i] += options.spread * (each[i] = deviation(random));
      kinds.push_back(settler_with(weights_at(offsets)));
    }
    std::vector<const BotKind*> seats;
    for (const BotKind& kind : kinds) seats.push_back(&kind);
    match.seat(seats);
    const SeatId winner =
        match.play(options.seed + 1000 + static_cast<std::uint64_t>(round), n, 500).state.winner;
    if (winner == none) continue;
    ++direction.games;
    for (std::size_t i = 0; i < weight_count; ++i) {
      double mean = 0;
      for (const Offsets& each : off) mean += each[i] / static_cast<double>(players);
      direction.sum[i] += off[winner.index()][i] - mean;
    }
  }
}

/// Steps are as long as the games are sure of them.
void go_on(const Options& options, const Direction& direction, Offsets& middle) {
  const auto games = static_cast<double>(direction.games);
  const double error = std::sqrt(0.75 / games);
  for (std::size_t i = 0; i < weight_count; ++i) {
    const double mean = direction.sum[i] / games;
    const double sure = mean == 0 ? 0 : std::max(0.0, 1 - error * error / (mean * mean));
    const double most = 1;
    middle[i] += options.spread * std::clamp(options.step * sure * mean, -most, most);
  }
}

void print(const Offsets& middle, const Direction& direction) {
  const auto values = std::bit_cast<Values>(weights_at(middle));
  for (std::size_t i = 0; i < weight_count; ++i)
    std::cout << fmt::format("{}{:.4g} ({:+.1f})", i == 0 ? "" : ", ", values[i],
                             direction.sum[i] / std::sqrt(0.75 * static_cast<double>(direction.games)));
  std::cout << "\n" << std::flush;
}

void play_off(const Options& options, const Offsets& middle) {
  const BotKind tuned = settler_with(weights_at(middle));
  for (const std::string& map : options.maps) {
    const Game game(bench::read_template(map));
    BatchOptions batch;
    batch.bots.assign(static_cast<std::size_t>(game.players()), find_bot("settler"));
    batch.bots.front() = &tuned;
    batch.seed = options.seed + 500'000;
    batch.games = options.final_games;
    const Statistics played = play_batch(game, batch).statistics;
    const Interval share = wilson(played.wins_of(0), played.decided());
    std::cout << fmt::format("{}: {} of {} games, {:.1f} to {:.1f} %, equal would be {:.1f} %\n", map,
                             played.wins_of(0), played.decided(), 100 * share.low, 100 * share.high,
                             100.0 / game.players())
              << std::flush;
  }
}

void run(const Options& options) {
  Offsets middle{};
  for (int round = 0; round < options.rounds; ++round) {
    Direction direction;
    for (const std::string& map : options.maps) play_games(options, map, round, middle, direction);
    go_on(options, direction, middle);
    print(middle, direction);
  }
  play_off(options, middle);
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::Options options;
  const auto describe = [&](CLI::App& app) {
    app.add_option("--maps", options.maps, "Names of templates")->delimiter(',')->capture_default_str();
    app.add_option("--games", options.games, "On each map in each round")->capture_default_str();
    app.add_option("--final-games", options.final_games, "On each map at the end")->capture_default_str();
    app.add_option("--rounds", options.rounds, "Steps")->capture_default_str();
    app.add_option("--spread", options.spread, "Of the weights of a game, as a logarithm")
        ->capture_default_str();
    app.add_option("--step", options.step, "How far a round goes")->capture_default_str();
    app.add_option("--seed", options.seed, "Of all games")->capture_default_str();
  };
  return hexwright::bench::run_program("tune_settler", "Better weights of the settler, by games of settlers",
                                       count, arguments, describe, [&] { hexwright::run(options); });
}
