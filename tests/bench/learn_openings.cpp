// Learns what founding settlements are worth: settlers play games that begin with openings of many kinds, and
// a logistic regression over the seats of each game says by what the winner's differed. Writes the weights
// that model/playtest/bots/openings.cpp includes, and how they were made. The same arguments write the same
// file.
#include <cmath>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <thread>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "io/xml/scenario_xml.h"
#include "model/playtest/bots/openings.h"
#include "model/playtest/bots/settler.h"
#include "model/playtest/match.h"

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
  std::uint64_t games = 4000, seed = 1;
  int threads = static_cast<int>(std::thread::hardware_concurrency());
  /// Of a hundred openings so many are among those that the present weights find good. The first weights were
  /// learned with none, so that nothing was taken for granted.
  std::uint32_t known = 75;
  double ridge = 5;
  std::string output;
};

/// Features, and of what a seat gets by its place in the order of play alone, which is no merit of the
/// opening.
constexpr std::size_t places_in_order = 6, width = founding_feature_count + places_in_order;
using Row = std::array<double, width>;
struct Played {
  std::vector<Row> seats;
  std::size_t winner = 0;
  bool decided = false, has_ships = false;
};

/// Founds where it is known to be good, or on any place that brings not much less than the best; and plays on
/// as a settler.
class Explorer final : public Bot {
 public:
  explicit Explorer(std::uint32_t known) : known_(known) {}
  Action choose(const View& view, std::span<const Action> legal, Random& random) override {
    if (view.phase() != Phase::FoundSettlement || view.task()) return settler_.choose(view, legal, random);
    if (random.below(100) < known_) {
      const auto known = openings(Appraisal(view, usual_weights), legal);
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

Scenario read_template(const std::string& name) {
  const std::string path = std::string(HEXWRIGHT_TEMPLATES) + "/" + name + ".xml";
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("no template " + path);
  const std::string xml{std::istreambuf_iterator<char>(file), {}};
  return read_xml(xml).scenario;
}

/// What a seat has founded, once all have.
Row row_of(const Game& game, const State& state, SeatId seat) {
  const View view(game, state, seat);
  const Appraisal appraisal(view, usual_weights);
  FoundingFacts facts;
  for (const IntersectionId i : game.board().intersections())
    if (const BuildingPiece piece = view.building(i); piece.of(seat) && is_town(piece))
      facts = facts + founding_facts(appraisal, i);
  Row row{};
  const FoundingFeatures features = features_of(facts);
  std::copy(features.begin(), features.end(), row.begin());
  row[founding_feature_count + seat.index()] = 1;
  return row;
}

Played play(Match& match, const Game& game, std::uint64_t seed, std::uint64_t number) {
  constexpr int most_turns = 1500;
  Actions log;
  const Match::Ending ending = match.play(seed, number, most_turns, nullptr, &log);
  Played played;
  if (ending.state.phase != Phase::Over) return played;
  State state = match.start();
  for (const Action& action : log) {
    if (state.phase != Phase::FoundSettlement && state.phase != Phase::FoundRoute) break;
    apply(game, state, action);
  }
  for (const SeatId seat : game.seats()) played.seats.push_back(row_of(game, state, seat));
  played.winner = SeatId(ending.state.winner).index();
  played.decided = true;
  played.has_ships = game.has_ships();
  return played;
}

std::vector<Played> games_of(const Lesson& lesson, const std::string& map) {
  const Game game(read_template(map));
  const BotKind explorer{"explorer", "Explorer", "",
                         [&](const Game&, SeatId) { return std::make_unique<Explorer>(lesson.known); }};
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), &explorer);
  std::vector<Played> games(lesson.games);
  std::vector<std::thread> threads;
  for (int t = 0; t < lesson.threads; ++t)
    threads.emplace_back([&, t] {
      Match match(game, bots);
      for (auto n = static_cast<std::uint64_t>(t); n < lesson.games;
           n += static_cast<std::uint64_t>(lesson.threads))
        games[n] = play(match, game, lesson.seed, n);
    });
  for (std::thread& thread : threads) thread.join();
  std::erase_if(games, [](const Played& each) { return !each.decided; });
  return games;
}

using Column = std::array<double, width>;
using Matrix = std::array<Column, width>;

/// The x of matrix * x = right, where the matrix is symmetric and positive definite: Cholesky's way.
Column solved(Matrix matrix, Column right) {
  for (std::size_t i = 0; i < width; ++i)
    for (std::size_t j = 0; j <= i; ++j) {
      double rest = matrix[i][j];
      for (std::size_t k = 0; k < j; ++k) rest -= matrix[i][k] * matrix[j][k];
      matrix[i][j] = i == j ? std::sqrt(rest) : rest / matrix[j][j];
    }
  for (std::size_t i = 0; i < width; ++i) {
    for (std::size_t k = 0; k < i; ++k) right[i] -= matrix[i][k] * right[k];
    right[i] /= matrix[i][i];
  }
  for (std::size_t i = width; i-- > 0;) {
    for (std::size_t k = i + 1; k < width; ++k) right[i] -= matrix[k][i] * right[k];
    right[i] /= matrix[i][i];
  }
  return right;
}

std::vector<double> chances(const Played& game, const Column& weights) {
  std::vector<double> each;
  double all = 0;
  for (const Row& row : game.seats) {
    double sum = 0;
    for (std::size_t i = 0; i < width; ++i) sum += weights[i] * row[i];
    all += each.emplace_back(std::exp(sum));
  }
  for (double& one : each) one /= all;
  return each;
}

double loss(const std::vector<Played>& games, const Column& weights) {
  double sum = 0;
  for (const Played& game : games) sum -= std::log(chances(game, weights)[game.winner]);
  return sum / static_cast<double>(games.size());
}

/// What a game says of where the best weights lie: slope and curvature of its likelihood.
void add(const Played& game, const Column& weights, Matrix& curve, Column& slope) {
  const std::vector<double> chance = chances(game, weights);
  Column mean{};
  for (std::size_t seat = 0; seat < chance.size(); ++seat)
    for (std::size_t i = 0; i < width; ++i) mean[i] += chance[seat] * game.seats[seat][i];
  for (std::size_t seat = 0; seat < chance.size(); ++seat)
    for (std::size_t i = 0; i < width; ++i) {
      const double off = game.seats[seat][i] - mean[i];
      if (seat == game.winner) slope[i] += off;
      for (std::size_t j = 0; j <= i; ++j)
        curve[i][j] += chance[seat] * off * (game.seats[seat][j] - mean[j]);
    }
}

/// Newton's method; `used` says which features may be used at all.
Column fitted(const std::vector<Played>& games, double ridge, const std::function<bool(std::size_t)>& used) {
  constexpr int steps = 12;
  Column weights{};
  for (int step = 0; step < steps; ++step) {
    Matrix curve{};
    Column slope{};
    for (std::size_t i = 0; i < width; ++i) curve[i][i] = ridge, slope[i] = -ridge * weights[i];
    for (const Played& game : games) add(game, weights, curve, slope);
    for (std::size_t i = 0; i < width; ++i) {
      for (std::size_t j = 0; j < i; ++j) curve[j][i] = curve[i][j];
      if (used(i)) continue;
      for (std::size_t j = 0; j < width; ++j) curve[i][j] = curve[j][i] = i == j ? 1 : 0;
      slope[i] = 0;
    }
    const Column further = solved(curve, slope);
    for (std::size_t i = 0; i < width; ++i) weights[i] += further[i];
  }
  return weights;
}

/// The weights of maps with ships, or of those without, as an initializer with what it is worth.
std::string table_of(const Lesson& lesson, const std::vector<Played>& all, bool has_ships) {
  std::vector<Played> games, learned, held_out;
  std::copy_if(all.begin(), all.end(), std::back_inserter(games),
               [&](const Played& game) { return game.has_ships == has_ships; });
  for (std::size_t i = 0; i < games.size(); ++i) (i % 2 == 0 ? learned : held_out).push_back(games[i]);
  const auto any = [](std::size_t) { return true; };
  const auto order = [](std::size_t i) { return i >= founding_feature_count; };
  const auto cards = [&](std::size_t i) { return i < resource_cards.size() || order(i); };
  const auto loss_of = [&](const auto& used) { return loss(held_out, fitted(learned, lesson.ridge, used)); };
  std::string table = fmt::format(
      "// {} ships: {} games. Loss on games that it did not learn from: {:.4f};\n"
      "// with cards a roll alone {:.4f}, with nothing {:.4f}.\n{{\n",
      has_ships ? "With" : "Without", games.size(), loss_of(any), loss_of(cards), loss_of(order));
  const Column weights = fitted(games, lesson.ridge, any);
  for (std::size_t i = 0; i < founding_feature_count; ++i)
    table += fmt::format("    {:.3f}F,  // {}\n", weights[i], founding_feature_names[i]);
  return table + "},\n";
}

std::string heading(const Lesson& lesson) {
  std::string words = fmt::format(
      "// Written by tests/bench/learn_openings --games {} --seed {} --known {} --ridge {}: logistic "
      "regressions of who "
      "won\n"
      "// games of settlers with openings of all kinds, on these templates:\n",
      lesson.games, lesson.seed, lesson.known, lesson.ridge);
  for (const std::string& map : lesson.maps) words += "//   " + map + "\n";
  return words;
}

void learn(const Lesson& lesson) {
  std::vector<Played> all;
  for (const std::string& map : lesson.maps) {
    const std::vector<Played> games = games_of(lesson, map);
    all.insert(all.end(), games.begin(), games.end());
    std::cerr << map << ": " << games.size() << " games\n";
  }
  const std::string file = heading(lesson) + table_of(lesson, all, false) + table_of(lesson, all, true);
  if (lesson.output.empty()) {
    std::cout << file;
    return;
  }
  std::ofstream out(lesson.output);
  if (!(out << file)) throw std::runtime_error(lesson.output + " cannot be written");
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::Lesson lesson;
  CLI::App app("Learns what founding settlements are worth");
  app.add_option("--maps", lesson.maps, "Names of templates")->delimiter(',')->capture_default_str();
  app.add_option("--games", lesson.games, "On each map")->capture_default_str();
  app.add_option("--seed", lesson.seed, "Of all games")->capture_default_str();
  app.add_option("--known", lesson.known, "Of 100 openings, those among the ones that are known as good")
      ->capture_default_str();
  app.add_option("--ridge", lesson.ridge, "How strongly weights are held near 0")->capture_default_str();
  app.add_option("--threads", lesson.threads, "They do not change the result")->capture_default_str();
  app.add_option("-o,--output", lesson.output, "A file instead of the terminal");
  CLI11_PARSE(app, count, arguments);
  try {
    hexwright::learn(lesson);
  } catch (const std::exception& error) {
    std::cerr << "learn_openings: " << error.what() << "\n";
    return 2;
  }
}
