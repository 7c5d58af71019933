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
  explicit Lines(Count games) : games_(games) {}

  void add(std::string_view what, Count count) {
    if (count > 0)
      rows_ += fmt::format("<tr><td>{}</td><td>{:.2f}</td></tr>", escaped(what), ratio(count, games_));
  }
  std::string table() const { return "<table><tr><th></th><th>each game</th></tr>" + rows_ + "</table>"; }

 private:
  Count games_;
  std::string rows_;
};

std::string_view harbor_title(std::size_t kind) {
  return kind < all_harbor_kinds.size() ? title(all_harbor_kinds[kind]) : "without a harbor";
}

}  // namespace

std::string incomes(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  const BarChart chart = income_bars(found);
  std::string table = "<table><tr><th></th>";
  for (std::size_t seat = 0; seat < found.seats.size(); ++seat)
    table += fmt::format("<th>seat {}</th>", seat + 1);
  table += "</tr>";
  for (const BarChart::Group& group : chart.groups) {
    table += fmt::format("<tr><td>{}</td>", escaped(text(group.title)));
    for (const ChartBar& bar : group.bars) table += fmt::format("<td>{:.2f}</td>", bar.value);
    table += "</tr>";
  }
  return figure(
      {"income", "What does each seat get from the bank?",
       "Cards a game that the bank paid out: production, discoveries and cards of choice, not trade. A "
       "resource whose bars are all short is scarce on this map.",
       bars(chart), table + "</table>"});
}

std::string happenings(const Playtest& playtest) {
  const Statistics& found = playtest.found();
  Lines lines(found.games);
  lines.add("decisions", found.decisions);
  lines.add("trades between players", found.trades);
  for (std::size_t kind = 0; kind < found.bank_trades.size(); ++kind)
    lines.add(fmt::format("trades with the bank: {}", harbor_title(kind)), found.bank_trades[kind]);
  lines.add("knights played", found.knights);
  lines.add("cards stolen", found.robberies);
  lines.add("cards discarded on a 7", found.discarded);
  lines.add("eruptions", found.eruptions);
  lines.add("buildings lost", found.buildings_lost);
  lines.add("frontier events found", found.events_found);
  lines.add("merchants placed", found.merchants);
  lines.add("hexes turned into desert", found.deserts_made);
  Count discovered = 0;
  for (const auto& hex : found.hexes) discovered += hex.discovered;
  lines.add("hexes discovered", discovered);
  lines.add("sevens rolled", found.rolls[7]);
  lines.add("rolls", sum(found.rolls));
  return figure({"events", "What else happens?", "How often, on average.", lines.table(), {}});
}

}  // namespace hexwright
