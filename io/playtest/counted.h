#pragma once

#include <numeric>
#include <string>
#include <vector>

#include "io/playtest/charts.h"
#include "io/playtest/report.h"
#include "model/playtest/counters.h"

namespace hexwright {

// What rule modules counted in a playtest, for every form of report.

/// The numbers of one counter.
class CountedNumbers {
 public:
  /// A place and kind, with its numbers.
  struct Entry {
    int place = 0, kind = 0;
    std::vector<Statistics::Count> by_seat;        ///< one number where it does not count by seat
    std::vector<Statistics::Count> turns_by_seat;  ///< of a timed counter, added up over the games

    Statistics::Count sum() const {
      return std::accumulate(by_seat.begin(), by_seat.end(), Statistics::Count{0});
    }
    Statistics::Count turns() const {
      return std::accumulate(turns_by_seat.begin(), turns_by_seat.end(), Statistics::Count{0});
    }
  };

  CountedNumbers(const Playtest& playtest, const Counters::Row& row);

  /// Those that are not 0, by place and kind.
  const std::vector<Entry>& entries() const { return entries_; }
  Statistics::Count sum() const;
  /// As scenarios spell it: "0,1 s", the name of a stack or token pool; empty for a counter without places.
  std::string place(int place) const;
  /// Of an entry. Precondition: the counter has kinds.
  CountedKind kind(const Entry& entry) const { return row_->kind(playtest_->game.facts(), entry.kind); }

 private:
  const Playtest* playtest_;
  const Counters::Row* row_;
  std::vector<Entry> entries_;
};
/// What a place is called in JSON: "hex", "tokenPool".
std::string_view place_key(CountedAt at);

/// What a module counted: a chart of sums, with a group for each counter, and its counters in full.
struct ModuleReport {
  std::string_view id;  ///< RuleModule::id
  Message title;
  BarChart chart;
  std::vector<const Counters::Row*> rows;
};
/// Of each module that is played and counts anything.
std::vector<ModuleReport> module_reports(const Playtest& playtest);
/// The counters whose numbers there are: of games that an earlier program tallied some are missing.
std::vector<const Counters::Row*> counted_rows(const Playtest& playtest);

}  // namespace hexwright
