#include "cli/playtest_text.h"

#include <numeric>

#include <fmt/format.h>

#include "playtest/batch/confidence.h"
#include "scenario/message.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

double ratio(Count part, Count whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}
double percent(Count part, Count whole) { return 100 * ratio(part, whole); }

void print_share(std::string_view who, Count wins, Count games) {
  const Interval interval = wilson(wins, games);
  fmt::print("  {:<24} {:>10}  {:>5.1f} %   {:>5.1f} to {:.1f} %\n", who, wins, percent(wins, games),
             100 * interval.low, 100 * interval.high);
}

void print_head(const Game& game, const BatchOptions& options, const BatchResult& result) {
  const Statistics& found = result.statistics;
  const auto& title = game.scenario().details.title;
  fmt::print("{}: {} games in {:.1f} s ({:.0f} a second), seed {}\n",
             title.empty() ? "untitled scenario" : title, found.games, result.seconds,
             result.seconds > 0 ? static_cast<double>(found.games) / result.seconds : 0, options.seed);
  if (result.ended == BatchResult::Ended::Stopped)
    fmt::print("stopped before all {} games were played\n", options.games);
  if (result.ended == BatchResult::Ended::NarrowEnough)
    fmt::print("stopped early: all shares of wins are known to plus or minus {:.2g} %\n",
               100 * widest_reach(found));
}

void print_seats(const Statistics& found) {
  fmt::print("\nWins by seat, in the order of play       share   95 % sure: between\n");
  const auto wins = found.wins_by_seat();
  for (std::size_t seat = 0; seat < wins.size(); ++seat)
    print_share(fmt::format("seat {}", seat + 1), wins[seat], found.decided());
  const double chance = chance_of_fair_seats(wins);
  const std::string share = chance < 0.0001 ? "less than 0.01" : fmt::format("{:.2g}", 100 * chance);
  fmt::print("  equal seats would differ so much in {} % of all playtests: {}\n", share,
             chance < 0.001  ? "the seats are not equal"
             : chance < 0.05 ? "perhaps the seats are not equal; play more games"
                             : "no sign that a seat is better than another");
}

void print_bots(const Statistics& found) {
  if (found.kinds.size() < 2) {
    fmt::print("\nAll seats are played by the bot {}\n", found.kinds.front()->id);
    return;
  }
  fmt::print("\nWins by bot                              share   95 % sure: between\n");
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind)
    print_share(
        fmt::format("{} ({} of {} seats)", found.kinds[kind]->id, found.seats_of(kind), found.players()),
        found.wins_of(kind), found.decided());
}

void print_length(const Statistics& found) {
  fmt::print("\nLength in turns: {:.0f} on average; half of the games end within {}, nine of ten within {}\n",
             found.mean_length(), found.length_of_share(0.5), found.length_of_share(0.9));
  fmt::print("{:.0f} decisions a game\n", ratio(found.decisions, found.games));
  if (found.stalled == 0) return;
  fmt::print("{} {} stalled ({:.1f} %): nobody had won when the turn limit was reached; the first: ",
             found.stalled, found.stalled == 1 ? "game" : "games", percent(found.stalled, found.games));
  const char* separator = "";
  for (const auto number : found.stalled_games) fmt::print("{}{}", std::exchange(separator, ", "), number);
  fmt::print("\n");
}

void print_points(const Statistics& found) {
  fmt::print("\nPoints of the winner, on average; of the others\n");
  for (std::size_t i = 0; i < all_point_sources.size(); ++i) {
    Count winners = 0, all = 0;
    for (const auto& seat : found.seats) winners += seat.winning[i], all += seat.points[i];
    if (all == 0) continue;
    const Count losers = found.games * found.players() - found.decided();
    fmt::print("  {:<24} {:>10.2f} {:>10.2f}\n", title(all_point_sources[i]), ratio(winners, found.decided()),
               ratio(all - winners, losers));
  }
}

void print_income(const Statistics& found) {
  fmt::print("\nCards a game from the bank, by seat: production, discovery and choice\n  {:<10}", "");
  for (std::size_t seat = 0; seat < found.seats.size(); ++seat)
    fmt::print(" {:>8}", fmt::format("seat {}", seat + 1));
  fmt::print("\n");
  for (std::size_t card = 0; card < all_cards.size(); ++card) {
    Count all = 0;
    for (const auto& seat : found.seats) all += seat.income[card];
    if (all == 0) continue;
    fmt::print("  {:<10}", id(all_cards[card]));
    for (const auto& seat : found.seats) fmt::print(" {:>8.1f}", ratio(seat.income[card], found.games));
    fmt::print("\n");
  }
}

void print_events(const Statistics& found) {
  fmt::print("\nEach game, on average\n");
  const auto line = [&](std::string_view what, Count count) {
    if (count > 0) fmt::print("  {:<34} {:>10.2f}\n", what, ratio(count, found.games));
  };
  line("trades between players", found.trades);
  line("trades with the bank", std::accumulate(found.bank_trades.begin(), found.bank_trades.end(), Count{0}));
  line("knights played", found.knights);
  line("cards stolen", found.robberies);
  line("cards discarded on a 7", found.discarded);
  line("eruptions", found.eruptions);
  line("buildings lost", found.buildings_lost);
  line("frontier events found", found.events_found);
  line("merchants placed", found.merchants);
  line("hexes turned into desert", found.deserts_made);
  Count discovered = 0;
  for (const auto& hex : found.hexes) discovered += hex.discovered;
  line("hexes discovered", discovered);
}

}  // namespace

void print_playtest(const Game& game, const BatchOptions& options, const BatchResult& result) {
  const Statistics& found = result.statistics;
  print_head(game, options, result);
  if (found.games == 0) return;
  print_seats(found);
  print_bots(found);
  print_length(found);
  print_points(found);
  print_income(found);
  print_events(found);
}

}  // namespace hexwright
