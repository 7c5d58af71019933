#include <algorithm>

#include <fmt/format.h>

#include "playtest/html.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

std::string share_table(const BarChart& chart, const std::vector<Count>& wins) {
  std::string rows = "<table><tr><th></th><th>wins</th><th>share</th><th>surely between</th></tr>";
  for (std::size_t i = 0; i < wins.size(); ++i) {
    const ChartBar& bar = chart.groups.front().bars[i];
    rows +=
        fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td><td>{} and {}</td></tr>", escaped(text(bar.name)),
                    grouped(wins[i]), bar.words, percent(bar.interval->low), percent(bar.interval->high));
  }
  return rows + "</table>";
}

/// What the chi-square test says, in words.
std::string fairness(const Statistics& found) {
  const Fairness fairness = fairness_of(found);
  const char* verdict =
      fairness.verdict == Fairness::Verdict::Unequal ? "So the seats are <strong>not equal</strong>."
      : fairness.verdict == Fairness::Verdict::Perhaps
          ? "So the seats are <strong>perhaps not equal</strong>: play more games to be sure."
          : "So there is <strong>no sign that a seat is better</strong> than another.";
  return fmt::format(
      "If all seats were equal, chance alone would make them differ so much in {} of 100 playtests. {}",
      fairness.often, verdict);
}

std::string columns(const LengthColumns& lengths) {
  if (lengths.columns.empty()) return {};
  const Count top = std::max<Count>(1, *std::max_element(lengths.columns.begin(), lengths.columns.end()));
  std::string chart = "<div class=\"columns\">";
  int from = lengths.first;
  for (const Count games : lengths.columns) {
    chart += fmt::format(R"(<span style="height:{:.2f}%" title="{} to {} turns: {} games"></span>)",
                         100 * ratio(games, top), from, from + lengths.step - 1, grouped(games));
    from += lengths.step;
  }
  return chart +
         fmt::format("</div>\n<div class=\"scale\"><span>{}</span><span>turns</span><span>{}</span></div>\n",
                     lengths.first, lengths.last());
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
  const BarChart chart = seat_win_bars(found);
  return figure({"seats", "Does every seat win as often?",
                 "How often who sits there won; seat 1 plays first. The dashed line is what would be fair. "
                 "The true value "
                 "lies between the ends of the thin line in 95 of 100 playtests: where that line crosses the "
                 "dashed one, "
                 "the difference may be chance. " +
                     fairness(found),
                 bars(chart), share_table(chart, found.wins_by_seat())});
}

std::string bot_wins(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  const BarChart chart = bot_win_bars(found);
  if (chart.empty()) return {};
  std::vector<Count> wins;
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind) wins.push_back(found.wins_of(kind));
  return figure(
      {"bots", "Which bot wins?",
       "How often a bot of each kind won. The dashed line is the share of seats that it plays: that "
       "often it would win if all bots were equally strong. From game to game each bot moves on by "
       "one seat.",
       bars(chart), share_table(chart, wins)});
}

std::string game_lengths(const Playtest& playtest) {
  return figure({"length",
                 "How long is a game?",
                 length_words(playtest),
                 columns(length_columns(playtest.found())),
                 {}});
}

std::string point_sources(const Playtest& playtest) {
  const BarChart chart = point_bars(playtest.found());
  std::string table = "<table><tr><th></th><th>winner</th><th>each of the others</th></tr>";
  const std::vector<ChartBar>& lines = chart.groups.front().bars;
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2)
    table += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", escaped(text(lines[i].name)),
                         lines[i].words, lines[i + 1].words);
  return figure(
      {"points", "Where do victory points come from?",
       "Points at the end of a game, on average. What is long for the winner and short for the others "
       "is what wins this map.",
       "<p class=\"key\"><span class=\"one\"></span>the winner<span class=\"two\"></span>each of the "
       "others</p>\n" +
           bars(chart),
       table + "</table>"});
}

}  // namespace hexwright
