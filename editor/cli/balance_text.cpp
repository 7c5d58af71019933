#include <algorithm>

#include <fmt/format.h>

#include "editor/cli/results.h"
#include "editor/cli/stop_on_signal.h"
#include "editor/cli/words.h"
#include "model/playtest/batch/confidence.h"
#include "model/rules/map_view.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

void say(const Message& message) { print_line(stdout, words(message)); }

std::string figure(double number) { return words(Decimal{number, 1}); }

std::string shares_in_words(const Played& played) {
  std::string line;
  for (const Played::Count wins : played.wins) {
    const Interval interval = wilson(wins, played.decided);
    const double share =
        played.decided == 0 ? 0 : static_cast<double>(wins) / static_cast<double>(played.decided);
    line += fmt::format("  {:>5} % ({}-{})", figure(100 * share), figure(100 * interval.low),
                        figure(100 * interval.high));
  }
  return line;
}

void print_games(const char* who, const Played& played) {
  if (played.games == 0) return;
  fmt::print("  {:<34}{}\n",
             words(by_number(played.games, plural("{1}, {0} game", "{1}, {0} games"), {Message{who}})),
             shares_in_words(played));
}

void print_seats(const char* heading, const Played& settlers, const Played& strategists) {
  if (settlers.games == 0 && strategists.games == 0) return;
  fmt::print("\n{}\n", words(std::string_view(heading)));
  print_games(N_("settlers"), settlers);
  print_games(N_("strategists"), strategists);
}

/// In words, as far as it is known.
void print_verdict(const BalanceGoal& goal, const Played& before, const Played& after) {
  const Score now = score(goal, after), then = score(goal, before);
  if (goal.kind == GoalKind::EqualSeats) {
    const double chance = chance_of_fair_seats(after.wins);
    say({N_("equal seats would differ so much in {0} % of all playtests: {1}"),
         {figure(100 * chance), Message{chance >= 0.05 ? N_("no more than by chance")
                                                       : N_("the seats are not equal yet; try more boards, "
                                                            "another seed, or let more move")}}});
  }
  say({N_("distance from the goal ({0}), squared: {1} before, {2} after, plus or minus {3}"),
       {Message{info(goal.kind).title}, figure(then.value), figure(now.value), figure(now.error)}});
}

void print_swaps(const BalanceResult& result) {
  if (result.swaps.empty()) return;
  fmt::print("\n");
  say(by_number(result.swaps.size(),
                plural("What helped: {0} exchange lies between the map and this board",
                       "What helped: {0} exchanges lie between the map and this board")));
  for (const BalanceSwap& swap : result.swaps) {
    if (swap.points.empty()) continue;
    std::string line = "  " + words(swap.words) + ": ";
    line += swap.effect ? words(*swap.effect) : words(N_("no effect that chance does not explain"));
    print_line(stdout, line + fmt::format(" (+-{})", figure(1.96 * swap.error)));
  }
}

void print_cells(const BalanceState& state, const BalanceResult& result) {
  const auto& axes = *state.options.archive;
  fmt::print("\n{:<6} {:>18} {:>18}  {}\n", words(N_("cell")), info(axes[0]).id, info(axes[1]).id,
             words(N_("shares of the seats in fresh games of settlers")));
  for (const BalancedBoard& board : result.boards)
    fmt::print("{:<6} {:>18} {:>18}{}\n", board.cell ? cell_name(board) : "-", figure(board.measures[0]),
               figure(board.measures[1]), shares_in_words(board.fresh_settlers));
}

}  // namespace

void print_balance(const Scenario& scenario, const BalanceState& state) {
  const BalanceResult result = result_of(scenario, state);
  const std::string& title = scenario.details.title;
  const Argument name = title.empty() ? Argument(Message{N_("untitled scenario")}) : Argument(title);
  say(by_number(state.made,
                plural("{1}: {0} board was played, seed {2}", "{1}: {0} boards were played, seed {2}"),
                {name, std::to_string(state.options.seed)}));
  if (!result.is_complete)
    say({N_("stopped before the end: what follows is the best so far, by games that it was chosen by"), {}});
  if (result.boards.empty()) return;
  const BalancedBoard& best = result.boards.front();
  print_seats(N_("The map as it was: wins of each seat, 95 % sure between"), result.map_settlers,
              result.map_strategists);
  if (state.options.archive) return print_cells(state, result);
  if (best.fresh_settlers.games == 0) {
    print_seats(N_("The best board so far; a playtest will likely show it a little worse"), best.settlers,
                best.strategists);
    return;
  }
  print_seats(N_("The board that was found, in games that it was not chosen by"), best.fresh_settlers,
              best.fresh_strategists);
  print_verdict(state.options.goal, result.map_settlers, best.fresh_settlers);
  print_swaps(result);
}

void print_played(const char* heading, const Played& settlers) {
  if (heading) fmt::print("\n{}\n", words(std::string_view(heading)));
  print_games(N_("settlers"), settlers);
}

void show_balance_progress(const BalanceProgress& progress) {
  const std::string left = duration(progress.seconds_left);
  const std::string boards = std::to_string(progress.boards);
  Message line;
  switch (progress.stage) {
    case BalanceStage::Boards:
      line = Message{N_("making boards")};
      break;
    case BalanceStage::Settlers:
      line = {N_("round {0} of {1}: settlers play {2} boards, {3} left"),
              {std::to_string(progress.round), std::to_string(progress.rounds), boards, left}};
      break;
    case BalanceStage::Strategists:
      line = {N_("strategists play the last {0} boards, {1} left"), {boards, left}};
      break;
    case BalanceStage::Verdict:
      line = {N_("fresh games on the map and on the best, {0} left"), {left}};
      break;
    case BalanceStage::Explanation:
      line = {N_("what each exchange did, {0} left"), {left}};
      break;
    case BalanceStage::Done:
      return;
  }
  write_over(words(line) + " ");
}

}  // namespace hexwright
