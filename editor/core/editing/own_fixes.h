#pragma once

#include <vector>

#include "model/findings/finding.h"

namespace hexwright {

/// Findings of own rules get the fixes that the window of own rules offers for them, where these leave
/// nothing of the finding.
void add_own_fixes(const Scenario& scenario, std::vector<Finding>& findings);

}  // namespace hexwright
