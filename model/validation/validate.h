#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "validation/finding.h"

namespace hexwright {

/// What is known of a check without running it: for help, reports and tests.
struct CheckInfo {
  std::string_view id;           ///< a path of words: "base.red-numbers-apart"
  Severity severity;             ///< the most severe that it reports
  std::string_view title;        ///< the good state, in a few words, to be translated
  std::string_view why;          ///< a sentence or two for a designer, to be translated
  std::string_view requirement;  ///< "BASE-14"
};

/// Every check there is, base first, each module's together.
std::span<const CheckInfo> all_checks();
/// Null when there is none of this id.
const CheckInfo* find_check(std::string_view id);

/// Everything that the checks of the scenario's rules find, in a stable order: by severity, then check, then
/// place. Accepted findings are among them, marked. Never fails, whatever the scenario.
std::vector<Finding> validate(const Scenario& scenario);

/// How many findings of a severity are not accepted.
int count_open(std::span<const Finding> findings, Severity severity);

}  // namespace hexwright
