// A league of the bots: each kind alone among each other kind, in every seat in turn, on a map of every
// family. Prints a table, or writes it to a file; its figures hold for the seeds that it names.
#include <atomic>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "io/playtest/programs/program_bots.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/bots/all_bots.h"
#include "model/playtest/bots/strategist.h"
#include "tests/bench/alpha_beta.h"
#include "tests/bench/program.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

struct League {
  std::vector<std::string> maps{"base-3-4",      "new-shores-4",        "fog-islands-4",
                                "explorers-3-4", "frontiers",           "desolation-3-4",
                                "jungle-3-4",    "volcano-3-4",         "volcano-gold-3-4",
                                "krakatoa-3",    "spices-new-shores-4", "spices-fog-islands-4"};
  std::vector<std::string> bots{"random", "settler", "strategist"};
  std::uint64_t games = 400, slow_games = 40, seed = 1;
  std::string output;
  Strategist::Plan plan{};
  BotKind planner{"plan", "Strategist", "",
                  [this](const Game&, SeatId) { return std::make_unique<Strategist>(plan); }};
  ProgramBots programs{};

  const BotKind& bot(const std::string& word) {
    if (const BotKind* known = find_bot(word)) return *known;
    if (word == alpha_beta_kind().id) return alpha_beta_kind();
    if (word == planner.id) return planner;
    const auto found = programs.kind(word);
    if (const auto* refused = found.refusal()) throw std::runtime_error(text(refused->why));
    return *found.value();
  }
};

/// One of a kind among others of another kind; from game to game each moves on by a seat.
std::string line_of(League& league, const std::string& map, const BotKind& bot, const BotKind& other) {
  const Game game(bench::read_template(map));
  BatchOptions options;
  options.bots.assign(static_cast<std::size_t>(game.players()), &other);
  options.bots.front() = &bot;
  options.seed = league.seed;
  const auto is_slow = [&](const BotKind& kind) { return kind.id == "strategist" || kind.id == "plan"; };
  const bool slow = is_slow(bot) || is_slow(other);
  options.games = slow ? league.slow_games : league.games;
  std::atomic<int> routes = 0, others = 0;  // games that ended with it
  BatchCallbacks watch;
  watch.keep_all = true;
  watch.keep = [&](const PlayedGame& played) {
    const SeatId holder = played.ending.state.longest_holder;
    if (holder != none) ++(played.bots[holder.index()] == &bot ? routes : others);
  };
  const BatchResult result = play_batch(game, options, watch);
  const std::int64_t wins = result.statistics.wins_of(0), decided = result.statistics.decided();
  const Interval share = wilson(wins, decided);
  const auto share_of = [&](int held, int seats) {
    return 100.0 * held / seats / static_cast<double>(options.games);
  };
  const double part = decided == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(decided);
  return fmt::format(
      "| {} | {} | {} {} | {} | {:.1f} % | {:.1f} to {:.1f} % | {:.1f} % | {:.1f} %, {:.1f} % |\n", map,
      bot.id, game.players() - 1, other.id, decided, 100 * part, 100 * share.low, 100 * share.high,
      100.0 / game.players(), share_of(routes, 1), share_of(others, game.players() - 1));
}

/// The stronger one of a pair is alone: what it wins beyond its share is easier to see.
void play(League& league, std::ostream& table) {
  table << "| map | bot | among | decided games | won | 95 % interval | equal would be | longest route: it, "
           "each other |\n"
           "|---|---|---|---|---|---|---|---|\n";
  for (const std::string& map : league.maps)
    for (std::size_t strong = 1; strong < league.bots.size(); ++strong)
      table << line_of(league, map, league.bot(league.bots[strong]), league.bot(league.bots[strong - 1]))
            << std::flush;
}

void run(League& league) {
  if (league.output.empty()) return play(league, std::cout);
  std::ofstream file(league.output);
  file << "# How strong the bots are\n\n"
       << fmt::format(
              "Written by `bot_strength`, seed {}: one bot among others of the next weaker kind, in each "
              "seat in turn.\n\n",
              league.seed);
  play(league, file);
  if (!file) throw std::runtime_error(league.output + " cannot be written");
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::League league;
  const auto describe = [&](CLI::App& app) {
    app.add_option("--maps", league.maps, "Names of templates")->delimiter(',')->capture_default_str();
    app.add_option("--bots", league.bots,
                   "The weakest first; also alpha-beta, plan for a strategist by the options below, and "
                   "program:COMMAND")
        ->delimiter(',')
        ->capture_default_str();
    app.add_option("--games", league.games, "For each line of the table")->capture_default_str();
    app.add_option("--slow-games", league.slow_games, "The same where strategists play")
        ->capture_default_str();
    app.add_option("--budget", league.plan.budget, "Of the plan: decisions tried out for one of its own")
        ->capture_default_str();
    app.add_option("--founding-budget", league.plan.founding_budget,
                   "Of the plan: the same for where to found")
        ->capture_default_str();
    app.add_option("--turns-ahead", league.plan.turns_ahead, "Of the plan: in each try")
        ->capture_default_str();
    app.add_option("--candidates", league.plan.most_candidates, "Of the plan: actions compared")
        ->capture_default_str();
    app.add_option("--founding-candidates", league.plan.most_founding_candidates,
                   "Of the plan: places compared where it founds")
        ->capture_default_str();
    app.add_option("--doubt", league.plan.doubt, "Of the plan: standard errors ahead of the settler's choice")
        ->capture_default_str();
    app.add_option("--opening-doubt", league.plan.opening_doubt, "Of the plan: how far openings vary")
        ->capture_default_str();
    app.add_option("--opening-weight", league.plan.opening_weight,
                   "Of the plan: of what is known of openings, beside the tries")
        ->capture_default_str();
    app.add_option("--certainty", league.plan.certainty, "Of the plan: standard errors behind to be given up")
        ->capture_default_str();
    app.add_option("--least-tries", league.plan.least_tries, "Of the plan: before anything is given up")
        ->capture_default_str();
    app.add_option("--seed", league.seed, "Of all games")->capture_default_str();
    app.add_option("-o,--output", league.output, "A file for the table instead of the terminal");
  };
  return hexwright::bench::run_program("bot_strength", "A league of the bots", count, arguments, describe,
                                       [&] { hexwright::run(league); });
}
