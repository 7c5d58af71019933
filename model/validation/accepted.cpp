#include "model/validation/accepted.h"

#include <set>

#include "model/rules/words.h"
#include "model/validation/map_checks.h"
#include "model/validation/validate.h"

namespace hexwright {

constinit const CheckInfo map::accepted_still_found{
    .id = "map.accepted-still-found",
    .severity = Severity::Note,
    .title = N_("Accepted findings are still found"),
    .why = N_("What is mended needs no acceptance; a leftover would hide a new problem in the same place."),
    .requirement = "EDIT-02"};

constinit const CheckInfo map::only_warnings_accepted{
    .id = "map.only-warnings-accepted",
    .severity = Severity::Warning,
    .title = N_("No error is accepted"),
    .why =
        N_("A map with an error cannot be played, whatever reason stands beside it. Only warnings and notes "
           "can be accepted."),
    .requirement = "EDIT-02"};

namespace {

/// The check by its title, and where; what no check is called any more, as the file has it.
Argument accepted_words(const AcceptedFinding& accepted) {
  const CheckInfo* check = find_check(accepted.check);
  const Argument title = check ? Argument(Message(check->title)) : Argument(accepted.check);
  if (accepted.place == key(WholeScenario{})) return Message{"\"{0}\"", {title}};
  return Message{"\"{0}\" ({1})", {title, accepted.place}};
}

/// The errors that the scenario accepts in vain.
void find_accepted_errors(const Scenario& scenario, Report& report) {
  std::vector<Argument> errors;
  Edits removals;
  for (const Finding& finding : report.findings()) {
    const AcceptedFinding identity = finding.identity();
    if (can_be_accepted(finding) || !scenario.accepted.contains(identity)) continue;
    errors.push_back(accepted_words(identity));
    removals.push_back(SetAccepted{identity, {}});
  }
  if (errors.empty()) return;
  report.begin(map::only_warnings_accepted);
  report.add(WholeScenario{}, say(N_("errors cannot be accepted, but these were: {0}"), list(errors)),
             Fix{say(N_("forget that they were")), std::move(removals)});
}

}  // namespace

bool can_be_accepted(const Finding& finding) { return finding.severity != Severity::Error; }

void settle_accepted(const Scenario& scenario, Report& report) {
  if (scenario.accepted.empty()) return;
  find_accepted_errors(scenario, report);
  const AcceptedFinding own{std::string(map::accepted_still_found.id), key(WholeScenario{})};
  std::set<AcceptedFinding> seen{own};
  for (const Finding& finding : report.findings()) seen.insert(finding.identity());

  std::vector<Argument> stale;
  Edits removals;
  for (const auto& [accepted, reason] : scenario.accepted) {
    if (seen.contains(accepted)) continue;
    stale.push_back(accepted_words(accepted));
    removals.push_back(SetAccepted{accepted, {}});
  }
  if (!stale.empty()) {
    report.begin(map::accepted_still_found);
    report.add(WholeScenario{}, say(N_("these were accepted, but are no longer found: {0}"), list(stale)),
               Fix{say(N_("forget them")), std::move(removals)});
  }
  mark_accepted(scenario, report);
}

void mark_accepted(const Scenario& scenario, Report& report) {
  if (scenario.accepted.empty()) return;
  for (Finding& finding : report.findings()) {
    const auto accepted = scenario.accepted.find(finding.identity());
    if (accepted != scenario.accepted.end() && can_be_accepted(finding)) finding.accepted = accepted->second;
  }
}

}  // namespace hexwright
