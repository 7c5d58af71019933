// Makes boards unfair on purpose and has the balancer make them fair: a table in Markdown.
//
//   build/release/bin/balance_table --boards 20 >> table.md
//
// An unfair board is the one, of many that were dealt, on which a certain seat wins most: the seat changes
// from board to board. Then it is balanced with the standard options. The shares are of fresh games; their
// number, and all else that is played, is as in `hexwright-cli balance`. Time is that of the processor, as
// other programs may use it, too.

#include <ctime>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "model/balance/balancer.h"
#include "model/generate/generate.h"
#include "model/playtest/batch/batch.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/bots/all_bots.h"
#include "tests/bench/program.h"
#include "tests/bench/templates.h"

namespace hexwright {
namespace {

struct Options {
  std::string map = "base-3-4";
  int first = 1, boards = 20, threads = 1, unfair = 96, tried = BalanceOptions().boards;
};

double processor_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::unique_ptr<Balancer> balanced(const Scenario& scenario, const BalanceOptions& options, int threads) {
  auto begun = Balancer::begin(scenario, options);
  if (const auto* refusal = begun.refusal()) throw std::runtime_error(text(refusal->why));
  auto balancer = std::move(begun).value();
  if (const auto refusal = balancer->work(threads)) throw std::runtime_error(text(refusal->why));
  return balancer;
}

/// The share of the wins that a seat has among settlers.
double share_of(std::size_t seat, const Scenario& scenario, std::uint64_t games, std::uint64_t study,
                int threads) {
  const Game game(scenario);
  BatchOptions options;
  options.games = games, options.threads = threads, options.study = study;
  options.bots.assign(static_cast<std::size_t>(game.players()), find_bot(usual_bot));
  return static_cast<double>(play_batch(game, options).statistics.wins_by_seat()[seat]) /
         static_cast<double>(games);
}

Scenario unfair_board(const Scenario& base, int number, const Options& asked) {
  const auto seat = static_cast<std::size_t>(number % 4);
  GenerateOptions dealing{.wishes = {{WishKind::RedNumbersApart}},
                          .seed = 1000 + static_cast<std::uint64_t>(number)};
  dealing.boards = asked.unfair;
  std::vector<std::pair<double, Scenario>> boards;
  const auto all_dealt = generate(base, dealing);
  if (const auto* refusal = all_dealt.refusal()) throw std::runtime_error(text(refusal->why));
  for (const GeneratedBoard& dealt : all_dealt.value()) {
    Scenario board = base;
    static_cast<void>(apply_edits(board, dealt.edits));
    const double share = share_of(seat, board, 400, 0, asked.threads);
    boards.emplace_back(share, std::move(board));
  }
  // Few games by bots that know little are enough to see which boards are worth a longer look.
  constexpr std::size_t looked_at = 4;
  const auto share = [](const auto& board) { return -board.first; };
  std::ranges::stable_sort(boards, {}, share);
  boards.resize(std::min(boards.size(), looked_at));
  for (auto& [shown, board] : boards) shown = share_of(seat, board, 1000, usual_study(1000), asked.threads);
  return std::ranges::min_element(boards, {}, share)->second;
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
    options.boards = asked.tried, options.explained = 0;  // which the table does not show
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
