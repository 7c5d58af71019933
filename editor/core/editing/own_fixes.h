#pragma once

#include <vector>

#include "model/findings/finding.h"

namespace hexwright {

/// Findings of own rules get the words of their window, and the fixes that it offers for them, where these
/// leave nothing of the finding.
void fit_own_findings(const Scenario& scenario, std::vector<Finding>& findings);

}  // namespace hexwright
