#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "model/findings/check.h"

namespace hexwright {

/// Every check there is, base first, each module's together.
std::span<const CheckInfo> all_checks();
/// Null when there is none of this id.
const CheckInfo* find_check(std::string_view id);

/// Everything that the checks of the scenario's rules find, in a stable order: by severity, then check, then
/// place. Accepted findings are among them, marked. Never fails, whatever the scenario.
std::vector<Finding> validate(const Scenario& scenario);

/// The same for one check alone, by its id; for those about accepted findings there is only the whole.
std::vector<Finding> validate_one(const Scenario& scenario, std::string_view id);

/// How many findings of a severity are not accepted.
int count_open(std::span<const Finding> findings, Severity severity);

}  // namespace hexwright
