#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "editor/cli/results.h"
#include "editor/cli/scenario_file.h"
#include "editor/cli/words.h"
#include "io/playtest/charts.h"
#include "io/playtest/counted.h"
#include "io/playtest/people_words.h"
#include "io/playtest/places_played.h"
#include "io/playtest/programs/program_bots.h"
#include "io/playtest/reasons.h"
#include "io/playtest/verdict_words.h"
#include "model/playtest/batch/confidence.h"
#include "model/playtest/batch/verdict.h"
#include "model/scenario/message.h"
#include "model/scenario/plural.h"
#include "model/scenario/text_rules.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

double ratio(Count part, Count whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}
std::string figure(double number, int digits) { return words(Decimal{number, digits}); }
double percent(Count part, Count whole) { return 100 * ratio(part, whole); }

void say(const Message& message) { print_line(stdout, words(message)); }

std::string seat_words(std::size_t seat) { return words({N_("seat {0}"), {std::to_string(seat + 1)}}); }

constexpr std::size_t usual_width = 24;  // of names before the columns

/// `together`: of so many intervals that hold at once.
void print_share(std::string_view who, Count wins, Count games, std::size_t width = usual_width,
                 int together = 1) {
  const Interval interval = wilson(wins, games, together);
  fmt::print("  {:<{}} {:>10}  {:>5} %   {}\n", who, width, wins, figure(percent(wins, games), 1),
             words({N_("{0} to {1} %"),
                    {fmt::format("{:>5}", figure(100 * interval.low, 1)), figure(100 * interval.high, 1)}}));
}

void print_heading(const std::string& of_what, std::size_t width = usual_width) {
  fmt::print("\n{:<{}} {:>7}   {}\n", of_what, width + 14, words(N_("share")),
             words(N_("95 % sure: between")));
}

void print_head(const Game& game, const BatchOptions& options, const BatchResult& result) {
  const Statistics& found = result.statistics;
  const std::string& title = game.scenario().details.title;
  const Argument name = title.empty() ? Argument(Message{N_("untitled scenario")}) : Argument(title);
  const double each_second = result.seconds > 0 ? static_cast<double>(found.games) / result.seconds : 0;
  say(by_number(found.games,
                plural("{1}: {0} game in {2} s ({3} a second), seed {4}",
                       "{1}: {0} games in {2} s ({3} a second), seed {4}"),
                {name, figure(result.seconds, 1), figure(each_second, 0), std::to_string(options.seed)}));
  if (result.ended == BatchResult::Ended::Stopped)
    say(by_number(options.games, plural("stopped before the {0} game was played",
                                        "stopped before all {0} games were played")));
  if (result.ended == BatchResult::Ended::NarrowEnough)
    say({N_("stopped early: all shares of wins are known to plus or minus {0} %"),
         {fmt::format("{:.2g}", 100 * widest_reach(found))}});
}

/// What the playtest says, first of all, and why.
void print_verdict(const Playtest& playtest) {
  fmt::print("\n");
  for (const Message& sentence : verdict_sentences(playtest.result)) fmt::print("{}\n", words(sentence));
  for (const Message& reason : reasons(playtest)) fmt::print("  {}\n", words(reason));
}

void print_seats(const BatchResult& result) {
  const Statistics& found = result.statistics;
  print_heading(words(N_("Wins by seat, in the order of play")));
  const auto wins = found.wins_by_seat();
  for (std::size_t seat = 0; seat < wins.size(); ++seat)
    print_share(seat_words(seat), wins[seat], found.decided(), usual_width, count_of_claims(result));
  if (const auto by_chance = chance_sentence(found)) fmt::print("  {}\n", words(*by_chance));
}

void print_opinions(const BatchResult& result) {
  const std::vector<OpinionLine> lines = opinion_lines(result);
  if (lines.empty()) return;
  std::size_t width = usual_width;
  for (const OpinionLine& line : lines) width = std::max(width, words(line.who).size());
  fmt::print("\n{:<{}}", words(N_("Wins by seat, whoever plays")), width + 2);
  for (std::size_t seat = 0; seat < lines.front().shares.size(); ++seat)
    fmt::print(" {:>8}", seat_words(seat));
  fmt::print("   {}\n", words(N_("equal seats, by chance")));
  for (const OpinionLine& line : lines) {
    fmt::print("  {:<{}}", words(line.who), width);
    for (const Message& share : line.shares) fmt::print(" {:>8}", words(share));
    fmt::print("   {}\n", words(line.by_chance));
  }
}

/// The places that each seat founded at most often.
void print_openings(const Playtest& playtest) {
  constexpr std::size_t most_listed = 3;
  fmt::print("\n{:<{}} {:>7}   {}\n", words(N_("Founding places")), usual_width + 14, words(N_("games")),
             words(N_("won by who founded there")));
  for (const SeatId seat : playtest.game.seats())
    for (const OpeningLine& line : opening_lines(playtest, seat, most_listed))
      fmt::print("  {:<{}} {:>5} %   {}\n", seat_words(seat.index()) + ": " + line.place, usual_width + 11,
                 figure(100 * line.taken, 1), words(line.won_words()));
}

void print_bots(const Statistics& found) {
  if (found.kinds.size() < 2) {
    fmt::print("\n{}\n",
               words({N_("All seats are played by the bot {0}"), {reported_name(*found.kinds.front())}}));
    return;
  }
  std::vector<std::string> names;
  std::size_t width = usual_width;
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind) {
    names.push_back(
        words(by_number(found.players(), plural("{1} ({2} of {0} seat)", "{1} ({2} of {0} seats)"),
                        {reported_name(*found.kinds[kind]), std::to_string(found.seats_of(kind))})));
    width = std::max(width, names.back().size());
  }
  print_heading(words(N_("Wins by bot")), width);
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind)
    print_share(names[kind], found.wins_of(kind), found.decided(), width);
}

void print_failures(const BatchResult& result) {
  for (const BotFailure& failure : result.failures)
    say(by_number(failure.games,
                  plural("in {0} game {1} lost its seat to a settler: {2}",
                         "in {0} games {1} lost its seat to a settler: {2}"),
                  {failure.bot, failure.why}));
}

void print_length(const Statistics& found) {
  fmt::print("\n");
  if (found.decided() == 0)
    say({N_("Length in turns: no game was won, so nothing can be said about it"), {}});
  else
    say({N_("Length in turns: {0} on average; half of the games end within {1}, nine of ten within {2}"),
         {figure(found.mean_length(), 0), std::to_string(found.length_of_share(0.5)),
          std::to_string(found.length_of_share(0.9))}});
  say({N_("Decisions a game: {0}"), {figure(ratio(found.decisions, found.games), 0)}});
  const auto say_unfinished = [&](Count count, Forms forms, const std::vector<std::uint64_t>& first) {
    if (count == 0) return;
    say(by_number(count, forms,
                  {figure(percent(count, found.games), 1), fmt::format("{}", fmt::join(first, ", "))}));
  };
  say_unfinished(
      found.stalled,
      plural("{0} game stalled ({1} %): nobody had won when the turn limit was reached; the first: {2}",
             "{0} games stalled ({1} %): nobody had won when the turn limit was reached; the first: {2}"),
      found.stalled_games);
  say_unfinished(
      found.stuck,
      plural(
          "{0} game got stuck ({1} %): nobody could ever get a card again, or win without; the first: {2}",
          "{0} games got stuck ({1} %): nobody could ever get a card again, or win without; the first: {2}"),
      found.stuck_games);
  if (found.lost > 0)
    say(by_number(
        found.lost,
        plural("{0} game was lost by all players ({1} %)", "{0} games were lost by all players ({1} %)"),
        {figure(percent(found.lost, found.games), 1)}));
}

void print_points(const Statistics& found) {
  fmt::print("\n{}\n", words(N_("Points of the winner, on average; of the others")));
  for (std::size_t i = 0; i < all_point_sources.size(); ++i) {
    Count winners = 0, all = 0;
    for (const auto& seat : found.seats) winners += seat.winning[i], all += seat.points[i];
    if (all == 0) continue;
    const Count losers = found.games * found.players() - found.decided();
    fmt::print("  {:<24} {:>10} {:>10}\n", words(title(all_point_sources[i])),
               figure(ratio(winners, found.decided()), 2), figure(ratio(all - winners, losers), 2));
  }
}

void print_income(const Statistics& found) {
  fmt::print("\n{}\n  {:<10}",
             words(N_("Cards a game from the bank, by seat: production, discovery and choice")), "");
  for (std::size_t seat = 0; seat < found.seats.size(); ++seat) fmt::print(" {:>8}", seat_words(seat));
  fmt::print("\n");
  for (std::size_t card = 0; card < all_cards.size(); ++card) {
    Count all = 0;
    for (const auto& seat : found.seats) all += seat.income[card];
    if (all == 0) continue;
    fmt::print("  {:<10}", words(id(all_cards[card])));
    for (const auto& seat : found.seats)
      fmt::print(" {:>8}", figure(ratio(seat.income[card], found.games), 1));
    fmt::print("\n");
  }
}

void print_events(const Statistics& found) {
  fmt::print("\n{}\n", words(N_("Each game, on average")));
  const auto line = [&](std::string_view what, Count count) {
    if (count > 0) fmt::print("  {:<34} {:>10}\n", words(what), figure(ratio(count, found.games), 2));
  };
  line(N_("trades between players"), found.trades);
  line(N_("trades with the bank"),
       std::accumulate(found.bank_trades.begin(), found.bank_trades.end(), Count{0}));
  line(N_("knights played"), found.knights);
  line(N_("cards stolen"), found.robberies);
  line(N_("cards discarded on a 7"), found.discarded);
  Count discovered = 0;
  for (const auto& hex : found.hexes) discovered += hex.discovered;
  line(N_("hexes discovered"), discovered);
}

/// With columns of seats where bars have them.
void print_bars(const BarChart::Group& group) {
  std::size_t width = 32;
  for (const ChartBar& bar : group.bars) width = std::max(width, words(bar.name).size());
  const std::size_t seats = group.bars.front().by_seat.size();
  fmt::print("  {:<{}}", words(group.title), seats == 0 ? 0 : width + 2);
  if (seats > 0) fmt::print(" {:>10}", words(N_("each game")));
  for (std::size_t seat = 0; seat < seats; ++seat) fmt::print(" {:>8}", seat_words(seat));
  fmt::print("\n");
  for (const ChartBar& bar : group.bars) {
    fmt::print("    {:<{}} {:>10}", words(bar.name), width, text(bar.words, translated));
    for (const double each : bar.by_seat) fmt::print(" {:>8}", figure(each, 2));
    fmt::print("\n");
  }
}

/// The sums of each module; where is in the other reports.
void print_modules(const Playtest& playtest) {
  for (const ModuleReport& report : module_reports(playtest)) {
    fmt::print("\n{}\n", words(report.title));
    for (const BarChart::Group& group : report.chart.groups) print_bars(group);
  }
}

/// Beside what bots did.
void print_people(const Playtest& playtest) {
  if (!playtest.result.people) return;
  const PeopleReport report = people_report(playtest);
  fmt::print("\n");
  say(report.games);
  for (const Message& sentence : report.sentences) fmt::print("  {}\n", words(sentence));
  if (!report.notes.empty()) print_heading(words(N_("What players said of the map")));
  for (const Message& note : report.notes) fmt::print("  {}\n", escaped(words(note)));
  if (playtest.result.people->statistics.games == 0) return;
  print_heading(words(N_("Wins by seat in games of people")));
  for (std::size_t seat = 0; seat < report.seats.size(); ++seat)
    print_share(seat_words(seat), report.seats[seat].wins.wins, report.seats[seat].wins.games, usual_width,
                static_cast<int>(report.seats.size()));
  fmt::print("\n{:<{}} {:>7}   {:>7}\n", words(N_("Where people founded")), usual_width + 14,
             words(N_("people")), words(N_("bots")));
  for (const PeopleReport::Place& place : report.places)
    fmt::print("  {:<{}} {:>5} %   {}\n", place.name, usual_width + 11, figure(100 * place.people.share(), 1),
               place.bots.games == 0 ? "" : fmt::format("{:>5} %", figure(100 * place.bots.share(), 1)));
}

}  // namespace

void print_playtest(const Game& game, const BatchOptions& options, const BatchResult& result) {
  const Statistics& found = result.statistics;
  if (options.games > 0) print_head(game, options, result);
  print_people({game, options, result});
  if (found.games == 0) return;
  print_verdict({game, options, result});
  print_seats(result);
  print_opinions(result);
  print_bots(found);
  print_failures(result);
  print_length(found);
  print_openings({game, options, result});
  print_points(found);
  print_income(found);
  print_events(found);
  print_modules({game, options, result});
}

ExitCode save_reports(const ReportFiles& files, const Playtest& playtest) {
  using Report = std::string (*)(const Playtest&);
  const Report page = [](const Playtest& each) { return playtest_html(each, translated); };
  for (const auto& [file, report] : {std::pair<const std::string&, Report>(files.json, playtest_json),
                                     {files.csv, playtest_csv},
                                     {files.html, page}})
    if (!file.empty() && save(file, report(playtest), Existing::Replace) != ExitCode::Fine)
      return ExitCode::Failed;
  return ExitCode::Fine;
}

}  // namespace hexwright
