#include "io/playtest/html.h"

#include <algorithm>

#include <fmt/format.h>

namespace hexwright {

Message share_between(double share, const Interval& between) {
  return {N_("{0} % ({1} - {2} %)"),
          {Decimal{100 * share, 1}, Decimal{100 * between.low, 1}, Decimal{100 * between.high, 1}}};
}

Message percent(double share) { return {N_("{0} %"), {Decimal{100 * share, 1}}}; }

namespace {

/// Positions are in percent of the chart's width.
std::string row(const ReportContext& context, const ChartBar& bar, double scale) {
  std::string track = fmt::format(R"(<span class="bar {}" style="width:{:.2f}%"></span>)",
                                  bar.second ? "second" : "", std::max(0.0, scale * bar.value));
  if (bar.interval)
    track += fmt::format(R"(<span class="reach" style="left:{:.2f}%;width:{:.2f}%"></span>)",
                         scale * bar.interval->low, scale * (bar.interval->high - bar.interval->low));
  if (bar.fair) track += fmt::format(R"(<span class="fair" style="left:{:.2f}%"></span>)", scale * *bar.fair);
  return fmt::format(R"(<div class="row"><span class="who">{}</span><span class="track">{}</span>)"
                     R"(<span class="value">{}</span></div>)"
                     "\n",
                     context.words(bar.name), track, context.shown(bar.words));
}

}  // namespace

std::string bars(const ReportContext& context, const BarChart& chart) {
  const double scale = 95 / chart.top();
  std::string result;
  for (const BarChart::Group& group : chart.groups) {
    if (!group.title.pattern.empty()) result += fmt::format("<h3>{}</h3>\n", context.words(group.title));
    for (const ChartBar& bar : group.bars) result += row(context, bar, scale);
  }
  return result;
}

std::string figure(const ReportContext& context, const Chart& figure) {
  std::string result = fmt::format("<section id=\"{}\">\n<h2>{}</h2>\n<p>{}</p>\n{}", figure.id,
                                   context.words(figure.title), figure.how_to_read, figure.chart);
  if (!figure.table.empty())
    result += fmt::format("<details><summary>{}</summary>\n<div class=\"wide\">{}</div></details>\n",
                          context.words(N_("The numbers")), figure.table);
  return result + "</section>\n";
}

}  // namespace hexwright
