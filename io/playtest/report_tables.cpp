#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "io/playtest/counted.h"
#include "io/playtest/html.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

Count sum(const auto& counts) { return std::accumulate(counts.begin(), counts.end(), Count{0}); }

/// TableLines of a table for what happened at all.
class TableLines {
 public:
  explicit TableLines(const ReportContext& context) : context_(&context) {}

  void add(const Message& what, Count count) {
    if (count > 0)
      rows_ += fmt::format("<tr><td>{}</td><td>{}</td></tr>", context_->words(what),
                           context_->number(ratio(count, context_->found().games), 2));
  }
  void add(const char* what, Count count) { add(Message{what, {}}, count); }
  std::string table() const {
    return fmt::format("<table><tr><th></th><th>{}</th></tr>{}</table>", context_->words(N_("each game")),
                       rows_);
  }

 private:
  const ReportContext* context_;
  std::string rows_;
};

std::string_view harbor_title(std::size_t kind) {
  return kind < all_harbor_kinds.size() ? title(all_harbor_kinds[kind]) : N_("without a harbor");
}

/// "0,1 s, settlements"
std::string entry_words(const ReportContext& context, const Counters::Row& row, const CountedNumbers& numbers,
                        const CountedNumbers::Entry& entry) {
  std::string place = escaped_html(numbers.place(entry.place));
  if (!row.has_kinds()) return place;
  const std::string kind = context.words(numbers.kind(entry).title);
  return place.empty() ? kind : place + ", " + kind;
}

/// A line for each place and kind, a column for each seat where it counts by seat.
std::string counter_table(const ReportContext& context, const Counters::Row& row) {
  const CountedNumbers numbers(context.playtest, row);
  if (numbers.entries().empty()) return {};
  const Counter& counter = *row.counter;
  const bool in_per_cent = counter.timed && !counter.by_seat;  // of all seats it may be more than all games
  std::string head, lines;
  for (int seat = 1; counter.by_seat && seat <= row.seats; ++seat)
    head += fmt::format("<th>{}</th>", context.words({N_("seat {0}"), {std::to_string(seat)}}));
  head += fmt::format("<th>{}</th>", context.words(in_per_cent ? N_("games, %") : N_("each game")));
  if (counter.timed) head += fmt::format("<th>{}</th>", context.words(N_("turn, on average")));
  const Count games = context.found().games;
  for (const CountedNumbers::Entry& entry : numbers.entries()) {
    lines += fmt::format("<tr><td>{}</td>", entry_words(context, row, numbers, entry));
    for (std::size_t seat = 0; counter.by_seat && seat < entry.by_seat.size(); ++seat)
      lines += fmt::format("<td>{}</td>", context.number(ratio(entry.by_seat[seat], games), 3));
    lines += in_per_cent ? fmt::format("<td>{}</td>", context.number(100 * ratio(entry.sum(), games), 1))
                         : fmt::format("<td>{}</td>", context.number(ratio(entry.sum(), games), 3));
    if (counter.timed) lines += fmt::format("<td>{:.0f}</td>", ratio(entry.turns(), entry.sum()));
    lines += "</tr>";
  }
  return fmt::format("<table><caption>{}</caption><tr><th></th>{}</tr>{}</table>",
                     context.words(counter.title), head, lines);
}

}  // namespace

std::string modules(const ReportContext& context) {
  std::string figures;
  for (const ModuleReport& report : module_reports(context.playtest)) {
    std::string tables;
    for (const Counters::Row* row : report.rows) tables += counter_table(context, *row);
    figures += figure(
        context,
        {fmt::format("module-{}", report.id), report.title.pattern,
         context.words(N_("What its rules brought about: how often in a game, on average, or in how many "
                          "of the games. The table says where, and to whom.")),
         bars(context, report.chart), std::move(tables)});
  }
  return figures;
}

std::string incomes(const ReportContext& context) {
  const Statistics& found = context.found();
  const BarChart chart = income_bars(found);
  std::string table = "<table><tr><th></th>";
  for (std::size_t seat = 0; seat < found.seats.size(); ++seat)
    table += fmt::format("<th>{}</th>", context.words({N_("seat {0}"), {std::to_string(seat + 1)}}));
  table += "</tr>";
  for (const BarChart::Group& group : chart.groups) {
    table += fmt::format("<tr><td>{}</td>", context.words(group.title));
    for (const ChartBar& bar : group.bars) table += fmt::format("<td>{}</td>", context.number(bar.value, 2));
    table += "</tr>";
  }
  return figure(
      context,
      {"income", N_("What does each seat get from the bank?"),
       context.words(N_("Cards a game that the bank paid out: production, discoveries and cards of "
                        "choice, not trade. A resource whose bars are all short is scarce on this map.")),
       bars(context, chart), table + "</table>"});
}

std::string happenings(const ReportContext& context) {
  const Statistics& found = context.found();
  TableLines lines(context);
  lines.add(N_("decisions"), found.decisions);
  lines.add(N_("trades between players"), found.trades);
  for (std::size_t kind = 0; kind < found.bank_trades.size(); ++kind)
    lines.add({N_("trades with the bank: {0}"), {Message{harbor_title(kind)}}}, found.bank_trades[kind]);
  lines.add(N_("knights played"), found.knights);
  lines.add(N_("cards stolen"), found.robberies);
  lines.add(N_("cards discarded on a 7"), found.discarded);
  Count discovered = 0;
  for (const auto& hex : found.hexes) discovered += hex.discovered;
  lines.add(N_("hexes discovered"), discovered);
  lines.add(N_("sevens rolled"), found.rolls[7]);
  lines.add(N_("rolls"), sum(found.rolls));
  return figure(
      context,
      {"events", N_("What else happens?"), context.words(N_("How often, on average.")), lines.table(), {}});
}

}  // namespace hexwright
