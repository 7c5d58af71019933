#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "playtest/html.h"

namespace hexwright {
namespace {

using Count = Statistics::Count;

Count sum(const auto& counts) { return std::accumulate(counts.begin(), counts.end(), Count{0}); }

/// Lines of a table for what happened at all.
class Lines {
 public:
  explicit Lines(const Telling& telling) : telling_(&telling) {}

  void add(const Message& what, Count count) {
    if (count > 0)
      rows_ += fmt::format("<tr><td>{}</td><td>{:.2f}</td></tr>", telling_->words(what),
                           ratio(count, telling_->found().games));
  }
  void add(const char* what, Count count) { add(Message{what, {}}, count); }
  std::string table() const {
    return fmt::format("<table><tr><th></th><th>{}</th></tr>{}</table>", telling_->words(N_("each game")),
                       rows_);
  }

 private:
  const Telling* telling_;
  std::string rows_;
};

std::string_view harbor_title(std::size_t kind) {
  return kind < all_harbor_kinds.size() ? title(all_harbor_kinds[kind]) : N_("without a harbor");
}

}  // namespace

std::string incomes(const Telling& telling) {
  const Statistics& found = telling.found();
  const BarChart chart = income_bars(found);
  std::string table = "<table><tr><th></th>";
  for (std::size_t seat = 0; seat < found.seats.size(); ++seat)
    table += fmt::format("<th>{}</th>", telling.words({N_("seat {0}"), {std::to_string(seat + 1)}}));
  table += "</tr>";
  for (const BarChart::Group& group : chart.groups) {
    table += fmt::format("<tr><td>{}</td>", telling.words(group.title));
    for (const ChartBar& bar : group.bars) table += fmt::format("<td>{:.2f}</td>", bar.value);
    table += "</tr>";
  }
  return figure(
      telling,
      {"income", N_("What does each seat get from the bank?"),
       telling.words(N_("Cards a game that the bank paid out: production, discoveries and cards of "
                        "choice, not trade. A resource whose bars are all short is scarce on this map.")),
       bars(telling, chart), table + "</table>"});
}

std::string happenings(const Telling& telling) {
  const Statistics& found = telling.found();
  Lines lines(telling);
  lines.add(N_("decisions"), found.decisions);
  lines.add(N_("trades between players"), found.trades);
  for (std::size_t kind = 0; kind < found.bank_trades.size(); ++kind)
    lines.add({N_("trades with the bank: {0}"), {phrase(harbor_title(kind))}}, found.bank_trades[kind]);
  lines.add(N_("knights played"), found.knights);
  lines.add(N_("cards stolen"), found.robberies);
  lines.add(N_("cards discarded on a 7"), found.discarded);
  lines.add(N_("eruptions"), found.eruptions);
  lines.add(N_("buildings lost"), found.buildings_lost);
  lines.add(N_("frontier events found"), found.events_found);
  lines.add(N_("merchants placed"), found.merchants);
  lines.add(N_("hexes turned into desert"), found.deserts_made);
  Count discovered = 0;
  for (const auto& hex : found.hexes) discovered += hex.discovered;
  lines.add(N_("hexes discovered"), discovered);
  lines.add(N_("sevens rolled"), found.rolls[7]);
  lines.add(N_("rolls"), sum(found.rolls));
  return figure(
      telling,
      {"events", N_("What else happens?"), telling.words(N_("How often, on average.")), lines.table(), {}});
}

}  // namespace hexwright
