#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/findings/finding.h"

namespace hexwright {

class MapView;
class Report;

/// What is known of a check without running it: for help, reports and tests.
struct CheckInfo {
  std::string_view id;           ///< a path of words: "base.red-numbers-apart"
  Severity severity;             ///< the most severe that it reports
  std::string_view title;        ///< the good state, in a few words, to be translated
  std::string_view why;          ///< a sentence or two for a designer, to be translated
  std::string_view requirement;  ///< "BASE-14"
};

/// A check: what is known of it, and what looks. It is named for the good state.
struct Check {
  CheckInfo info;
  void (*run)(const MapView& map, Report& report);
};

/// Collects what the checks find.
class Report {
 public:
  /// What is added from now on is found by this check.
  void begin(const CheckInfo& check) { check_ = &check; }

  void add(Place place, Message message, std::optional<Fix> fix = {}) {
    add(check_->severity, std::move(place), std::move(message), std::move(fix));
  }
  void add(Severity severity, Place place, Message message, std::optional<Fix> fix = {}) {
    findings_.push_back({check_->id, severity, std::move(place), std::move(message), check_->requirement,
                         std::move(fix), std::nullopt});
  }

  std::vector<Finding>& findings() { return findings_; }

 private:
  const CheckInfo* check_ = nullptr;
  std::vector<Finding> findings_;
};

}  // namespace hexwright
