#include <algorithm>

#include <fmt/format.h>

#include "io/playtest/html.h"
#include "io/playtest/reasons.h"
#include "io/playtest/verdict_words.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

std::string share_table(const ReportContext& context, const BarChart& chart, const std::vector<Count>& wins) {
  std::string rows =
      fmt::format("<table><tr><th></th><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr>",
                  context.words(N_("wins")), context.words(N_("share")), context.words(N_("surely between")),
                  context.words(N_("if equal, by chance")));
  for (std::size_t i = 0; i < wins.size(); ++i) {
    const ChartBar& bar = chart.groups.front().bars[i];
    const Interval by_chance = chance_spread(*bar.fair, context.found().decided());
    rows += fmt::format(
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>", context.words(bar.name),
        context.shown(grouped(wins[i])), context.shown(bar.words),
        context.words({N_("{0} and {1}"), {percent(bar.interval->low), percent(bar.interval->high)}}),
        context.words({N_("{0} and {1}"), {percent(by_chance.low), percent(by_chance.high)}}));
  }
  return rows + "</table>";
}

/// What the playtest says of the seats, first of all.
std::string verdict(const ReportContext& context) {
  std::string all;
  for (const Message& each : verdict_sentences(context.playtest.result))
    all += fmt::format("<strong>{}</strong><br>", context.words(each));
  for (const Message& each : reasons(context.playtest)) all += context.words(each) + "<br>";
  return all;
}

std::string columns(const ReportContext& context, const LengthColumns& lengths) {
  if (lengths.columns.empty()) return {};
  const Count top = std::max<Count>(1, *std::max_element(lengths.columns.begin(), lengths.columns.end()));
  std::string chart = "<div class=\"columns\">";
  for (std::size_t i = 0; i < lengths.columns.size(); ++i)
    chart += fmt::format(R"(<span style="height:{:.2f}%" title="{}"></span>)",
                         100 * ratio(lengths.columns[i], top), context.words(column_words(lengths, i)));
  return chart +
         fmt::format("</div>\n<div class=\"scale\"><span>{}</span><span>{}</span><span>{}</span></div>\n",
                     lengths.first, context.words(N_("turns")), lengths.last());
}

std::string length_words(const ReportContext& context) {
  const Statistics& found = context.found();
  std::string words = context.words(
      N_("How many turns the games took, one player's turn each: the higher a column, the more games ended "
         "then."));
  const auto whole = [](double number) { return fmt::format("{:.0f}", number); };
  if (found.decided() > 0)
    words += " " + context.words({N_("Turns on average: {0}, for each player: {1}. Half of the games ended "
                                     "within {2}, nine of ten within {3}."),
                                  {whole(found.mean_length()), whole(found.mean_length() / found.players()),
                                   std::to_string(found.length_of_share(0.5)),
                                   std::to_string(found.length_of_share(0.9))}});
  if (found.stalled > 0)
    words += fmt::format(
        " <strong>{}</strong>",
        context.words(in_form_for(
            found.stalled,
            plural("{0} game ({1}) stalled: nobody had won after turn {2}; it is not in the chart.",
                   "{0} games ({1}) stalled: nobody had won after turn {2}; they are not in the "
                   "chart."),
            {grouped(found.stalled), percent(ratio(found.stalled, found.games)),
             grouped(context.playtest.options.most_turns)})));
  if (found.stuck > 0)
    words += fmt::format(" <strong>{}</strong>",
                         context.words(in_form_for(
                             found.stuck,
                             plural("{0} game ({1}) got stuck: nobody could ever get a card again. It is "
                                    "not in the chart.",
                                    "{0} games ({1}) got stuck: nobody could ever get a card again. They "
                                    "are not in the chart."),
                             {grouped(found.stuck), percent(ratio(found.stuck, found.games))})));
  if (found.lost > 0)
    words += fmt::format(" <strong>{}</strong>",
                         context.words(in_form_for(
                             found.lost,
                             plural("{0} game ({1}) was lost by all players. It is not in the chart.",
                                    "{0} games ({1}) were lost by all players. They are not in the chart."),
                             {grouped(found.lost), percent(ratio(found.lost, found.games))})));
  return words;
}

}  // namespace

std::string seat_wins(const ReportContext& context) {
  const Statistics& found = context.found();
  const BarChart chart = seat_win_bars(context.playtest.result);
  return figure(
      context,
      {"seats", N_("Does every seat win as often?"),
       verdict(context) +
           context.words(N_(
               "How often who sits there won; seat 1 plays first. The dashed line is what would be fair. In "
               "95 of 100 playtests the true values of all seats lie between the ends of the thin lines: "
               "where a line crosses the dashed one, the difference may be chance.")),
       bars(context, chart), share_table(context, chart, found.wins_by_seat())});
}

std::string bot_wins(const ReportContext& context) {
  const Statistics& found = context.found();
  const BarChart chart = bot_win_bars(found);
  if (chart.empty()) return {};
  std::vector<Count> wins;
  for (std::size_t kind = 0; kind < found.kinds.size(); ++kind) wins.push_back(found.wins_of(kind));
  return figure(context,
                {"bots", N_("Which bot wins?"),
                 context.words(N_(
                     "How often a bot of each kind won. The dashed line is the share of seats that it plays: "
                     "that often it would win if all bots were equally strong. From game to game each bot "
                     "moves on by one seat.")),
                 bars(context, chart), share_table(context, chart, wins)});
}

std::string game_lengths(const ReportContext& context) {
  return figure(context, {"length",
                          N_("How long is a game?"),
                          length_words(context),
                          columns(context, length_columns(context.found())),
                          {}});
}

std::string point_sources(const ReportContext& context) {
  const BarChart chart = point_bars(context.found());
  const std::string winner = context.words(N_("the winner")),
                    others = context.words(N_("each of the others"));
  std::string table =
      fmt::format("<table><tr><th></th><th>{}</th><th>{}</th></tr>", context.words(N_("winner")), others);
  const std::vector<ChartBar>& lines = chart.groups.front().bars;
  for (std::size_t i = 0; i + 1 < lines.size(); i += 2)
    table += fmt::format("<tr><td>{}</td><td>{}</td><td>{}</td></tr>", context.words(lines[i].name),
                         context.shown(lines[i].words), context.shown(lines[i + 1].words));
  return figure(
      context,
      {"points", N_("Where do victory points come from?"),
       context.words(
           N_("Points at the end of a game, on average. What is long for the winner and short for the "
              "others is what wins this map.")),
       fmt::format("<p class=\"key\"><span class=\"one\"></span>{}<span class=\"two\"></span>{}</p>\n",
                   winner, others) +
           bars(context, chart),
       table + "</table>"});
}

}  // namespace hexwright
