// What a playtest costs: games of every template, and the steps that they are made of.
//   build/release/bin/playtest_bench --benchmark_filter='games/random/base-3-4$'

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "model/playtest/bots/all_bots.h"
#include "model/playtest/match.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

constexpr int most_turns = 5'000;

std::vector<std::string> template_names() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(HEXWRIGHT_TEMPLATES))
    if (entry.path().extension() == ".xml") names.push_back(entry.path().stem().string());
  std::sort(names.begin(), names.end());
  return names;
}

/// The base game on 61 hexes of land: four rings around the middle, the base board's terrains and numbers
/// again and again.
Scenario large_board() {
  Scenario scenario = bench::read_template("base-3-4");
  std::vector<Cell> lands;
  for (const auto& [hex, cell] : scenario.cells)
    if (cell.terrain != PlacedTerrain(Terrain::Sea)) lands.push_back(cell);
  scenario.cells.clear();
  scenario.harbors.clear();
  scenario.areas.clear();
  scenario.boxes["base"] = 4;
  std::size_t next = 0;
  for (int r = -4; r <= 4; ++r)
    for (int q = -4; q <= 4; ++q)
      if (distance(Hex{q, r}, Hex{0, 0}) <= 4) scenario.cells[Hex{q, r}] = lands[next++ % lands.size()];
  return scenario;
}

/// Games one after the other on one core. Their number in a second, and what a decision takes.
void play_games(benchmark::State& state, const Scenario& scenario, const PlayOptions& options,
                const std::string& bot) {
  const Game game(scenario, options);
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot(bot));
  Match match(game, bots);
  std::uint64_t number = 0;
  double decisions = 0, turns = 0, stalled = 0;
  for (auto _ : state) {
    const auto ending = match.play(1, number++, most_turns);
    decisions += ending.decisions;
    turns += ending.state.turn_number;
    stalled += ending.stalled ? 1 : 0;
  }
  using benchmark::Counter;
  state.counters["games"] = Counter(static_cast<double>(number), Counter::kIsRate);
  state.counters["decisions"] = Counter(decisions, Counter::kIsRate);
  state.counters["s/decision"] = Counter(decisions, Counter::kIsRate | Counter::kInvert);
  state.counters["turns/game"] = turns / static_cast<double>(number);
  state.counters["stalled"] = stalled / static_cast<double>(number);
}

/// States in the middle of random games, after any action.
std::vector<State> moments(const Game& game, std::size_t count) {
  const std::vector<const BotKind*> bots(static_cast<std::size_t>(game.players()), find_bot("random"));
  Match match(game, bots);
  std::vector<State> found;
  for (std::uint64_t number = 0; found.size() < count; ++number) {
    Actions log;
    match.play(1, number, most_turns, nullptr, &log);
    State state = match.start();
    for (std::size_t i = 0; i < log.size(); ++i) {
      if (i % 97 == 96 && found.size() < count) found.push_back(state);
      apply(game, state, log[i]);
    }
  }
  return found;
}

/// One after the other, so that no state stays in the nearest cache for long.
class Moments {
 public:
  explicit Moments(const Scenario& scenario) : game(scenario), states_(moments(game, 64)) {}
  const State& next() { return states_[i_++ % states_.size()]; }
  const Game game;

 private:
  std::vector<State> states_;
  std::size_t i_ = 0;
};

void copy_state(benchmark::State& state, const Scenario& scenario) {
  Moments moments(scenario);
  State copy;
  for (auto _ : state) {
    copy = moments.next();
    benchmark::DoNotOptimize(copy);
    benchmark::ClobberMemory();
  }
  state.counters["bytes"] = sizeof(State);
}

void list_actions(benchmark::State& state, const Scenario& scenario) {
  Moments moments(scenario);
  Actions actions;
  double listed = 0;
  for (auto _ : state) {
    legal_actions(moments.game, moments.next(), actions);
    benchmark::DoNotOptimize(actions.data());
    listed += static_cast<double>(actions.size());
  }
  state.counters["actions"] = benchmark::Counter(listed, benchmark::Counter::kAvgIterations);
}

/// One that is legal, to a copy, which is counted too: take `copy` off.
void copy_and_apply(benchmark::State& state, const Scenario& scenario) {
  Moments moments(scenario);
  struct Step {
    const State* from;
    Action action;
  };
  std::vector<Step> steps;
  Random random(1);
  Actions actions;
  for (int i = 0; i < 512; ++i) {
    const State& from = moments.next();
    legal_actions(moments.game, from, actions);
    Action action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
    resolve(moments.game, from, action, random);
    steps.push_back({&from, action});
  }
  State copy;
  std::size_t i = 0;
  for (auto _ : state) {
    const Step& step = steps[i++ % steps.size()];
    copy = *step.from;
    apply(moments.game, copy, step.action);
    benchmark::DoNotOptimize(copy);
  }
}

void start_game(benchmark::State& state, const Scenario& scenario) {
  const Game game(scenario);
  Starter starter(game);
  Random random(1);
  for (auto _ : state) {
    State begun = starter.start(random);
    benchmark::DoNotOptimize(begun);
  }
}

void compile_game(benchmark::State& state, const Scenario& scenario) {
  for (auto _ : state) benchmark::DoNotOptimize(Game(scenario).players());
}

void register_steps(const std::string& name, const Scenario& scenario) {
  using benchmark::RegisterBenchmark;
  RegisterBenchmark(("copy/" + name).c_str(), copy_state, scenario);
  RegisterBenchmark(("legal_actions/" + name).c_str(), list_actions, scenario);
  RegisterBenchmark(("copy_and_apply/" + name).c_str(), copy_and_apply, scenario);
  RegisterBenchmark(("start/" + name).c_str(), start_game, scenario);
  RegisterBenchmark(("compile/" + name).c_str(), compile_game, scenario)->Unit(benchmark::kMicrosecond);
}

void register_games(const std::string& name, const Scenario& scenario, const PlayOptions& options,
                    const std::string& bot) {
  benchmark::RegisterBenchmark(("games/" + name).c_str(), play_games, scenario, options, bot)
      ->Unit(benchmark::kMicrosecond);
}

void register_all() {
  for (const std::string& name : template_names())
    register_games("random/" + name, bench::read_template(name), {}, "random");
  register_games("random/61-hexes", large_board(), {}, "random");
  register_games("random-with-offers/base-3-4", bench::read_template("base-3-4"), {.offers_a_turn = 2},
                 "random");
  for (const std::string& name : template_names())
    register_games("settler/" + name, bench::read_template(name), {}, "settler");
  for (const char* name :
       {"base-3-4", "explorers-3-4", "spices-fog-islands-4", "frontiers", "desolation-3-4", "krakatoa-3"})
    register_games(std::string("strategist/") + name, bench::read_template(name), {}, "strategist");
  for (const char* name : {"base-3-4", "spices-fog-islands-4", "explorers-3-4"})
    register_steps(name, bench::read_template(name));
  register_steps("61-hexes", large_board());
}

}  // namespace
}  // namespace hexwright

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
  hexwright::register_all();
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
