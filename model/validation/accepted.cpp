#include "validation/accepted.h"

#include <set>

#include "rules/words.h"
#include "validation/map_checks.h"

namespace hexwright {

constinit const CheckInfo map::accepted_still_found{
    .id = "map.accepted-still-found",
    .severity = Severity::Note,
    .title = N_("Accepted findings are still found"),
    .why = N_("What is mended needs no acceptance; a leftover would hide a new problem in the same place."),
    .requirement = "EDIT-02"};

void settle_accepted(const Scenario& scenario, Report& report) {
  if (scenario.accepted.empty()) return;
  const AcceptedFinding own{std::string(map::accepted_still_found.id), key(WholeScenario{})};
  std::set<AcceptedFinding> seen{own};
  for (const Finding& finding : report.findings()) seen.insert(finding.identity());

  std::vector<std::string> stale;
  Edits removals;
  for (const auto& [accepted, reason] : scenario.accepted) {
    if (seen.contains(accepted)) continue;
    stale.push_back(accepted.check + " (" + accepted.place + ")");
    removals.push_back(SetAccepted{accepted, {}});
  }
  if (!stale.empty()) {
    report.begin(map::accepted_still_found);
    report.add(WholeScenario{}, say(N_("accepted, but no longer found: {0}"), list(stale)),
               Fix{say(N_("forget them")), std::move(removals)});
  }
  for (Finding& finding : report.findings()) {
    const auto accepted = scenario.accepted.find(finding.identity());
    if (accepted != scenario.accepted.end()) finding.accepted = accepted->second;
  }
}

}  // namespace hexwright
