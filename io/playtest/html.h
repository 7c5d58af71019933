#pragma once

#include <string>
#include <string_view>

#include "io/pages/html_text.h"
#include "io/playtest/charts.h"
#include "io/playtest/report.h"
#include "model/scenario/message.h"
#include "model/scenario/plural.h"

namespace hexwright {

// The parts of the report, each a piece of HTML.

std::string_view report_style();

/// A playtest that is told in a language.
struct ReportContext {
  const Playtest& playtest;
  Translate translate;

  const Statistics& found() const { return playtest.found(); }
  /// As they can stand in an element or in an attribute.
  std::string words(const Message& message) const { return escaped_html(text(message, translate)); }
  std::string words(std::string_view title) const { return words(Message{std::string(title), {}}); }
  std::string shown(const Argument& value) const { return escaped_html(text(value, translate)); }
  std::string number(double value, int decimals) const { return shown(Decimal{value, decimals}); }
};

/// "1,234,567".
inline Decimal grouped(Statistics::Count number) { return {static_cast<double>(number), 0, true}; }
inline double ratio(Statistics::Count part, Statistics::Count whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// "12.3 %".
Message percent(double share);
/// "12.3 % (11.0 - 13.6 %)".
Message share_between(double share, const Interval& between);

/// The bars, all on one scale.
std::string bars(const ReportContext& context, const BarChart& chart);

/// A chart with its title, the words that tell how to read it, and a table with the same numbers.
struct Chart {
  std::string_view id, title;  ///< the title is to be translated; all that follows is HTML
  std::string how_to_read, chart, table;
};
std::string figure(const ReportContext& context, const Chart& figure);

std::string seat_wins(const ReportContext& context);
/// Empty where nobody gave a second opinion.
std::string second_opinion(const ReportContext& context);
/// Empty where there are no games of people.
std::string games_of_people(const ReportContext& context);
std::string openings(const ReportContext& context);
std::string bot_wins(const ReportContext& context);
std::string game_lengths(const ReportContext& context);
std::string point_sources(const ReportContext& context);

std::string incomes(const ReportContext& context);
std::string happenings(const ReportContext& context);
/// A figure for each module that counts something.
std::string modules(const ReportContext& context);

/// The board with its heat maps.
std::string heat_maps(const ReportContext& context);

}  // namespace hexwright
