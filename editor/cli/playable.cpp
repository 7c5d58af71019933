#include "editor/cli/playable.h"

#include <algorithm>

#include "editor/cli/scenario_file.h"
#include "model/scenario/plural.h"
#include "model/validation/validate.h"

namespace hexwright {

void report_obstacles(const Scenario& scenario, const std::vector<Message>& obstacles,
                      const std::string& file) {
  for (const Message& obstacle : obstacles) complain(obstacle);
  const auto findings = validate(scenario);
  if (std::any_of(findings.begin(), findings.end(),
                  [](const Finding& finding) { return finding.severity == Severity::Error; }))
    complain({N_("\"hexwright-cli validate {0}\" tells where the errors of the map are"), {file}});
}

bool is_playable(const Scenario& scenario, const PlayOptions& options, const std::string& file) {
  const auto obstacles = playability_errors(scenario, options);
  if (!obstacles.empty()) report_obstacles(scenario, obstacles, file);
  return obstacles.empty();
}

}  // namespace hexwright
