// Learns what founding settlements are worth from games of settlers that begin with openings of many kinds,
// and writes model/playtest/bots/opening_weights.cpp. To be run again when founding facts, settlers or rules
// have changed; twice, as games begin with what is known by then:
//   cmake --preset release -DHEXWRIGHT_BENCHMARKS=ON && ninja -C build/release learn_openings
//   build/release/bin/learn_openings -o model/playtest/bots/opening_weights.cpp
// It takes some minutes. The same options give the same file.
#include <fstream>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "model/playtest/bots/learned_models.h"
#include "model/playtest/bots/openings.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/match.h"
#include "tests/bench/network_training.h"
#include "tests/bench/program.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

struct Lesson {
  std::vector<std::string> maps{"base-3-4-variable",
                                "base-5-6-variable",
                                "new-shores-3-variable",
                                "new-shores-4-variable",
                                "fog-islands-3-variable",
                                "fog-islands-4-variable",
                                "frontiers-variable",
                                "desolation-3-4-variable",
                                "jungle-3-4-variable",
                                "jungle-sea-4-variable",
                                "volcano-3-4-variable",
                                "volcano-gold-3-4-variable",
                                "volcano-sea-3-variable",
                                "explorers-3-4",
                                "krakatoa-3",
                                "spices-new-shores-4-variable",
                                "spices-fog-islands-4-variable"};
  std::uint64_t games = 20000, seed = 1;
  int threads = static_cast<int>(std::thread::hardware_concurrency());
  /// Of a hundred openings so many are among those that the present weights find good. The first weights were
  /// learned with none, so that nothing was taken for granted.
  std::uint32_t known = 75;
  int epochs = 12;
  std::string output;
};

using Example = NetworkExample<OpeningModel>;

/// Founds where it is known to be good, or on any place that brings not much less than the best; and plays on
/// as a settler.
class Explorer final : public Bot {
 public:
  explicit Explorer(std::uint32_t known) : known_(known) {}
  Action choose(const View& view, std::span<const Action> legal, Random& random) override {
    if (view.phase() != Phase::FoundSettlement || view.task()) return settler_.choose(view, legal, random);
    if (random.below(100) < known_) {
      const auto known = openings(BoardWorth(view, usual_weights), legal);
      if (!known->empty())
        return {.kind = ActionKind::BuildSettlement,
                .a = (*known)[random.below(static_cast<std::uint32_t>(known->size()))].place};
    }
    constexpr float least = 0.55F;
    float best = 0;
    for (const Action& action : legal) best = std::max(best, worth(view, action));
    Actions good;
    for (const Action& action : legal)
      if (worth(view, action) >= least * best) good.push_back(action);
    return good[random.below(static_cast<std::uint32_t>(good.size()))];
  }

 private:
  static float worth(const View& view, const Action& action) {
    if (action.kind != ActionKind::BuildSettlement) return 0;
    float sum = 0;
    for (const HexId hex : view.board().intersection_hexes(action.a.intersection()))
      if (hex != none)
        sum += view.terrain(hex) == unknown_terrain ? 3.0F : static_cast<float>(pips(view.number(hex)));
    return sum;
  }
  std::uint32_t known_;
  Settler settler_;
};

/// What a seat has founded, once all have.
FoundingFeatures founded(const Game& game, const State& state, SeatId seat) {
  const View view(game, state, seat);
  const BoardWorth board_worth(view, usual_weights);
  FoundingFacts facts;
  for (const IntersectionId i : game.board().intersections())
    if (const BuildingPiece piece = view.building(i); piece.of(seat) && is_town(piece))
      facts = facts + founding_facts(board_worth, i);
  return features_of(facts, game, seat);
}

/// None of a game that nobody won.
std::optional<Example> play(Match& match, const Game& game, std::uint64_t seed, std::uint64_t number) {
  constexpr int most_turns = 1500;
  Actions log;
  const Match::Ending ending = match.play(seed, number, most_turns, nullptr, &log);
  if (ending.state.winner == none) return std::nullopt;
  State state = match.start();
  for (const Action& action : log) {
    if (state.phase != Phase::FoundSettlement && state.phase != Phase::FoundRoute) break;
    apply(game, state, action);
  }
  Example example;
  for (const SeatId seat : game.seats()) example.seats.push_back(founded(game, state, seat));
  example.winner = SeatId(ending.state.winner).index();
  return example;
}

std::vector<Example> games_of(const Lesson& lesson, const std::string& map) {
  const Game game(bench::read_template(map));
  const BotKind explorer{"explorer", "Explorer", "",
                         [&](const Game&, SeatId) { return std::make_unique<Explorer>(lesson.known); }};
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), &explorer);
  std::vector<std::optional<Example>> games(lesson.games);
  std::vector<std::thread> threads;
  for (int t = 0; t < lesson.threads; ++t)
    threads.emplace_back([&, t] {
      Match match(game, bots);
      for (auto n = static_cast<std::uint64_t>(t); n < lesson.games;
           n += static_cast<std::uint64_t>(lesson.threads))
        games[n] = play(match, game, lesson.seed, n);
    });
  for (std::thread& thread : threads) thread.join();
  std::vector<Example> decided;
  for (auto& each : games)
    if (each) decided.push_back(std::move(*each));
  return decided;
}

std::string heading(const Lesson& lesson, std::size_t held_back, double loss) {
  std::string words = fmt::format(
      "// Written by `learn_openings --games {} --seed {} --known {} --epochs {}`: who won games of settlers "
      "with\n"
      "// openings of all kinds, on the templates below. Loss on {} other games: {:.4f}.\n",
      lesson.games, lesson.seed, lesson.known, lesson.epochs, held_back, loss);
  for (const std::string& map : lesson.maps) words += "//   " + map + "\n";
  return words;
}

void write(const Lesson& lesson, const std::string& source) {
  if (lesson.output.empty()) {
    std::cout << source;
    return;
  }
  std::ofstream out(lesson.output);
  if (!(out << source).flush()) throw std::runtime_error(lesson.output + " cannot be written");
}

/// The last games of each map are held back.
void learn(const Lesson& lesson) {
  std::vector<Example> learned, held_back;
  for (const std::string& map : lesson.maps) {
    const std::vector<Example> games = games_of(lesson, map);
    const auto last = games.begin() + static_cast<std::ptrdiff_t>(games.size() * 9 / 10);
    learned.insert(learned.end(), games.begin(), last);
    held_back.insert(held_back.end(), last, games.end());
    std::cerr << map << ": " << games.size() << " games\n";
  }
  std::cerr << fmt::format("loss of what is compiled in: {:.4f}\n",
                           loss<OpeningModel>(learned_openings, held_back));
  NetworkTraining<OpeningModel> training(learned, lesson.epochs, lesson.seed);
  double off = 0;
  for (int epoch = 1; epoch <= lesson.epochs; ++epoch) {
    training.run_epoch();
    off = loss<OpeningModel>(training.network(), held_back);
    std::cerr << fmt::format("epoch {}: {:.4f}\n", epoch, off);
  }
  write(lesson, heading(lesson, held_back.size(), off) + source_of(training.network(),
                                                                   "model/playtest/bots/learned_models.h",
                                                                   "OpeningModel learned_openings"));
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::Lesson lesson;
  const auto describe = [&](CLI::App& app) {
    app.add_option("--maps", lesson.maps, "Names of templates")->delimiter(',')->capture_default_str();
    app.add_option("--games", lesson.games, "On each map")->capture_default_str();
    app.add_option("--seed", lesson.seed, "Of all games")->capture_default_str();
    app.add_option("--known", lesson.known, "Of 100 openings, those among the ones that are known as good")
        ->capture_default_str();
    app.add_option("--epochs", lesson.epochs, "How often each game is learned from")->capture_default_str();
    app.add_option("--threads", lesson.threads, "They do not change the result")->capture_default_str();
    app.add_option("-o,--output", lesson.output, "A file instead of the terminal");
  };
  return hexwright::bench::run_program("learn_openings", "Learns what founding settlements are worth", count,
                                       arguments, describe, [&] { hexwright::learn(lesson); });
}
