#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "playtest/batch/confidence.h"
#include "playtest/html.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

/// Wins of one seat or bot.
struct Share {
  std::string name;
  Count wins = 0;
  double fair = 0;
};

/// Bars with their intervals, all on one scale.
std::string share_bars(const std::vector<Share>& shares, Count games) {
  double top = 0;
  for (const Share& share : shares) top = std::max({top, wilson(share.wins, games).high, share.fair});
  const double scale = 95 / std::max(top, 0.01);
  std::string bars;
  for (const Share& share : shares) {
    const Interval interval = wilson(share.wins, games);
    bars += bar({share.name, percent(ratio(share.wins, games)), scale * ratio(share.wins, games),
                 scale * interval.low, scale * interval.high, scale * share.fair});
  }
  return bars;
}

std::string share_table(const std::vector<Share>& shares, Count games) {
  std::string rows = "<table><tr><th></th><th>wins</th><th>share</th><th>surely between</th></tr>";
  for (const Share& share : shares) {
    const Interval interval = wilson(share.wins, games);
    rows += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{} and {}</td></tr>", escaped(share.name),
                        grouped(share.wins), percent(ratio(share.wins, games)), percent(interval.low),
                        percent(interval.high));
  }
  return rows + "</table>";
}

/// What the chi-square test says, in words.
std::string fairness(const Statistics& found) {
  const double chance = chance_of_fair_seats(found.wins_by_seat());
  const char* verdict =
      chance < 0.001  ? "So the seats are <strong>not equal</strong>."
      : chance < 0.05 ? "So the seats are <strong>perhaps not equal</strong>: play more games to be sure."
                      : "So there is <strong>no sign that a seat is better</strong> than another.";
  const std::string often = chance < 0.0001 ? "less than 0.01" : fmt::format("{:.2g}", 100 * chance);
  return fmt::format(
      "If all seats were equal, chance alone would make them differ so much in {} of 100 playtests. {}",
      often, verdict);
}

/// The width of a column of turns, so that there are no more than `most` of them: 1, 2, 5, 10, 20, 50 ...
int step_for(int range, int most) {
  for (int power = 1;; power *= 10)
    for (const int factor : {1, 2, 5})
      if (range <= factor * power * most) return factor * power;
}

std::string length_columns(const std::vector<Count>& lengths, std::size_t first, int step) {
  std::vector<Count> columns;
  for (std::size_t turn = first; turn < lengths.size(); ++turn) {
    const auto column = (turn - first) / static_cast<std::size_t>(step);
    if (column >= columns.size()) columns.resize(column + 1);
    columns[column] += lengths[turn];
  }
  const Count top = std::max<Count>(1, *std::max_element(columns.begin(), columns.end()));
  std::string chart = "<div class=\"columns\">";
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::size_t from = first + i * static_cast<std::size_t>(step);
    chart += fmt::format(R"(<span style="height:{:.2f}%" title="{} to {} turns: {} games"></span>)",
                         100 * ratio(columns[i], top), from, from + static_cast<std::size_t>(step) - 1,
                         grouped(columns[i]));
  }
  return chart +
         fmt::format("</div>\n<div class=\"scale\"><span>{}</span><span>turns</span><span>{}</span></div>\n",
                     first, first + columns.size() * static_cast<std::size_t>(step) - 1);
}

std::string length_words(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  std::string words =
      "How many turns the games took, one player's turn each: the higher a column, the more "
      "games ended then.";
  if (found.decided() > 0)
    words += fmt::format(
        " On average {:.0f} turns, {:.0f} for each player. Half of the games ended within {}, nine of ten "
        "within {}.",
        found.mean_length(), found.mean_length() / found.players(), found.length_of_share(0.5),
        found.length_of_share(0.9));
  if (found.stalled > 0)
    words += fmt::format(
        " <strong>{} games ({}) stalled</strong>: nobody had won after {} turns; they are "
        "not in the chart.",
        grouped(found.stalled), percent(ratio(found.stalled, found.games)),
        grouped(playtest.options.most_turns));
  return words;
}

}  // namespace

std::string seat_wins(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  std::vector<Share> shares;
  for (std::size_t seat = 0; seat < found.seats.size(); ++seat)
    shares.push_back({fmt::format("Seat {}", seat + 1), found.seats[seat].wins, 1.0 / found.players()});
  return figure({"seats", "Does every seat win as often?",
                 "How often who sits there won; seat 1 plays first. The dashed line is what would be fair. "
                 "The true value "
                 "lies between the ends of the thin line in 95 of 100 playtests: where that line crosses the "
                 "dashed one, "
                 "the difference may be chance. " +
                     fairness(found),
                 share_bars(shares, found.decided()), share_table(shares, found.decided())});
}

std::string bot_wins(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  if (found.kinds.size() < 2) return {};
  std::vector<Share> shares;
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind)
    shares.push_back(
        {fmt::format("{}, {} of {} seats", found.kinds[kind]->title, found.seats_of(kind), found.players()),
         found.wins_of(kind), ratio(found.seats_of(kind), found.players())});
  return figure(
      {"bots", "Which bot wins?",
       "How often a bot of each kind won. The dashed line is the share of seats that it plays: that "
       "often it would win if all bots were equally strong. From game to game each bot moves on by "
       "one seat.",
       share_bars(shares, found.decided()), share_table(shares, found.decided())});
}

std::string game_lengths(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  std::string chart;
  if (found.decided() > 0) {
    const auto& lengths = found.lengths;
    const auto shortest = static_cast<std::size_t>(
        std::find_if(lengths.begin(), lengths.end(), [](Count games) { return games > 0; }) -
        lengths.begin());
    constexpr int most_columns = 40;
    const int step = step_for(static_cast<int>(lengths.size() - shortest), most_columns);
    chart = length_columns(lengths, shortest - shortest % static_cast<std::size_t>(step), step);
  }
  return figure({"length", "How long is a game?", length_words(playtest), chart, {}});
}

std::string point_sources(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  const Count others = found.games * found.players() - found.decided();
  struct Line {
    std::string_view name;
    double winner, other;
  };
  std::vector<Line> lines;
  double top = 0.1;
  for (std::size_t i = 0; i < all_point_sources.size(); ++i) {
    Count winning = 0, all = 0;
    for (const auto& seat : found.seats) winning += seat.winning[i], all += seat.points[i];
    if (winning == 0 && all == 0) continue;
    lines.push_back(
        {title(all_point_sources[i]), ratio(winning, found.decided()), ratio(all - winning, others)});
    top = std::max({top, lines.back().winner, lines.back().other});
  }
  std::string chart =
      "<p class=\"key\"><span class=\"one\"></span>the winner<span class=\"two\"></span>each of the "
      "others</p>\n";
  std::string table = "<table><tr><th></th><th>winner</th><th>each of the others</th></tr>";
  for (const Line& line : lines) {
    const auto width = [&](double points) { return std::max(0.0, 95 * points / top); };
    chart += bar({std::string(line.name), fmt::format("{:.2f}", line.winner), width(line.winner)});
    chart += bar({{}, fmt::format("{:.2f}", line.other), width(line.other), -1, -1, -1, "second"});
    table +=
        fmt::format("<tr><td>{}</td><td>{:.2f}</td><td>{:.2f}</td></tr>", line.name, line.winner, line.other);
  }
  return figure(
      {"points", "Where do victory points come from?",
       "Points at the end of a game, on average. What is long for the winner and short for the others "
       "is what wins this map.",
       chart, table + "</table>"});
}

}  // namespace hexwright
