#pragma once

#include <string>
#include <string_view>

#include "playtest/charts.h"
#include "playtest/report.h"

namespace hexwright {

// The parts of the report, each a piece of HTML.

std::string_view report_style();

/// Text as it can stand in an element or in an attribute.
std::string escaped(std::string_view text);
/// "1,234,567".
std::string grouped(Statistics::Count number);
inline double ratio(Statistics::Count part, Statistics::Count whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

/// "12.3 %".
std::string percent(double share);

/// The bars, all on one scale.
std::string bars(const BarChart& chart);

/// A chart with its title, the words that tell how to read it, and a table with the same numbers.
struct Chart {
  std::string_view id, title;
  std::string how_to_read, chart, table;
};
std::string figure(const Chart& figure);

std::string seat_wins(const Playtest& playtest);
std::string bot_wins(const Playtest& playtest);
std::string game_lengths(const Playtest& playtest);
std::string point_sources(const Playtest& playtest);

std::string incomes(const Playtest& playtest);
std::string happenings(const Playtest& playtest);

/// The board with its heat maps.
std::string heat_maps(const Playtest& playtest);

}  // namespace hexwright
