// Makes boards unfair on purpose and has the balancer make them fair: a table in Markdown.
//
//   build/bench/bin/balance_table --boards 20 >> table.md
//
// An unfair board is found by the balancer itself, with few boards and a goal that gives one seat 55 %, which
// no board does: the seat changes from board to board. Then it is balanced with the standard options. The
// shares are of fresh games; their number, and all else that is played, is as in `hexwright-cli balance`.
// Time is that of the processor, as other programs may use it, too.

#include <ctime>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "model/balance/balancer.h"
#include "model/playtest/batch/confidence.h"
#include "tests/bench/program.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

struct Options {
  std::string map = "base-3-4";
  int first = 1, boards = 20, threads = 1, unfair = 48, tried = BalanceOptions().boards;
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::unique_ptr<Balancer> balanced(const Scenario& scenario, const BalanceOptions& options, int threads) {
  auto begun = Balancer::begin(scenario, options);
  if (const auto* refusal = std::get_if<Refusal>(&begun)) throw std::runtime_error(text(refusal->why));
  auto balancer = std::get<std::unique_ptr<Balancer>>(std::move(begun));
  if (const auto refusal = balancer->work(threads)) throw std::runtime_error(text(refusal->why));
  return balancer;
}

Scenario unfair_board(const Scenario& base, int number, const Options& asked) {
  BalanceOptions options;
  options.wishes = {{WishKind::RedNumbersApart}};
  options.goal = {GoalKind::SeatShares, 0, std::vector<double>(4, 0.15)};
  options.goal.shares[static_cast<std::size_t>(number % 4)] = 0.55;
  options.seed = 1000 + static_cast<std::uint64_t>(number);
  options.boards = asked.unfair, options.finalists = 1, options.strategist_games = 0;
  options.verdict_games = 1, options.verdict_strategist_games = 0, options.explained = 0;
  Scenario unfair = base;
  const auto balancer = balanced(base, options, asked.threads);
  static_cast<void>(apply_edits(unfair, balancer->result().boards.front().edits));
  return unfair;
}

std::string shares(const Played& played) {
  std::string line;
  for (const auto wins : played.wins) {
    const Interval interval = wilson(wins, played.decided);
    line += fmt::format("{}{:.1f} ({:.1f}-{:.1f})", line.empty() ? "" : ", ",
                        100 * static_cast<double>(wins) / static_cast<double>(played.decided),
                        100 * interval.low, 100 * interval.high);
  }
  return line;
}

void write_row(int number, const BalanceResult& result, double seconds) {
  const BalancedBoard& board = result.boards.front();
  fmt::print("| {} | {:.1f} | {:.1f} | {} | {} | {} | {} | {:.3f} | {:.0f} |\n", number,
             100 * result.map_settlers.seat_spread(), 100 * board.fresh_settlers.seat_spread(),
             shares(result.map_settlers), shares(board.fresh_settlers), shares(result.map_strategists),
             shares(board.fresh_strategists), chance_of_fair_seats(board.fresh_settlers.wins), seconds);
  static_cast<void>(std::fflush(stdout));
}

void run(const Options& asked) {
  const Scenario base = bench::read_template(asked.map);
  fmt::print(
      "| board | spread before | spread after | settlers before, % | settlers after, % | strategists before, "
      "% | "
      "strategists after, % | chance of equal seats | processor s "
      "|\n|---|---|---|---|---|---|---|---|---|\n");
  for (int number = asked.first; number < asked.first + asked.boards; ++number) {
    const Scenario unfair = unfair_board(base, number, asked);
    BalanceOptions options;
    options.wishes = {{WishKind::RedNumbersApart}};
    options.boards = asked.tried;
    options.seed = static_cast<std::uint64_t>(number);
    const double start = processor_seconds();
    const auto balancer = balanced(unfair, options, asked.threads);
    write_row(number, balancer->result(), processor_seconds() - start);
  }
}

}  // namespace
}  // namespace hexwright

int main(int count, char** arguments) {
  hexwright::Options asked;
  const auto describe = [&](CLI::App& app) {
    app.add_option("--map", asked.map, "Name of the template that is made unfair");
    app.add_option("--first", asked.first, "Number of the first board, which is its seed, too");
    app.add_option("--boards", asked.boards, "How many");
    app.add_option("--unfair", asked.unfair, "Boards that are played to find an unfair one");
    app.add_option("--tried", asked.tried, "Boards that are played to make it fair");
    app.add_option("--threads", asked.threads, "Boards played at once");
  };
  return hexwright::bench::run_program("balance_table",
                                       "Makes boards unfair on purpose, balances them, and writes a table",
                                       count, arguments, describe, [&] { hexwright::run(asked); });
}
