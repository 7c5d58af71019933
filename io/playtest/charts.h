#pragma once

#include <optional>
#include <string>
#include <vector>

#include "io/playtest/report.h"
#include "model/playtest/batch/confidence.h"
#include "model/scenario/message.h"

namespace hexwright {

// The charts of a playtest as numbers and words: the report and the window draw the same ones.

struct ChartBar {
  Message name;
  double value = 0;
  Argument words;  ///< the value as it is told
  std::optional<Interval> interval = {};
  std::optional<double> fair = {};  ///< what would be fair
  bool second = false;              ///< of the second kind that the chart's key tells of
  /// The same of each seat, where the bars are of other things and seats are known.
  std::vector<double> by_seat = {};
};

/// Bars of one scale, in groups.
struct BarChart {
  struct Group {
    Message title;  ///< empty for none
    std::vector<ChartBar> bars;
  };
  std::vector<Group> groups;
  /// The largest value that is to be drawn, intervals included; never 0.
  double top() const;
  bool empty() const { return groups.empty(); }
};

BarChart seat_win_bars(const BatchResult& result);
/// Empty where a single kind of bot played.
BarChart bot_win_bars(const Statistics& found);
/// The winner's points and, as second bars, each of the others'.
BarChart point_bars(const Statistics& found);
/// Cards a game by resource and seat.
BarChart income_bars(const Statistics& found);

/// Columns of games by length.
struct LengthColumns {
  int first = 0;  ///< turns where the first column begins
  int step = 1;   ///< turns in a column
  std::vector<Statistics::Count> columns;
  int last() const { return first + static_cast<int>(columns.size()) * step - 1; }
};
LengthColumns length_columns(const Statistics& found);
/// What a column says: "20 to 39 turns: 7 games".
Message column_words(const LengthColumns& lengths, std::size_t column);

}  // namespace hexwright
