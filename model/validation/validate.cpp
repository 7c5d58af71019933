#include "model/validation/validate.h"

#include <algorithm>

#include "model/findings/check.h"
#include "model/rules/map_view.h"
#include "model/rules/module.h"
#include "model/rules/own/own.h"
#include "model/validation/accepted.h"
#include "model/validation/map_checks.h"

namespace hexwright {
namespace {

std::vector<CheckInfo> listed_checks() {
  std::vector<CheckInfo> infos;
  for (const Check* check : map_checks()) infos.push_back(check->info);
  infos.push_back(map::accepted_still_found);
  infos.push_back(map::only_warnings_accepted);
  for (const RuleModule* module : all_modules())
    for (const Check* check : module->checks) infos.push_back(check->info);
  for (const Check* check : own_module.checks) infos.push_back(check->info);
  return infos;
}

bool by_place(const Finding& a, const Finding& b) { return a.place < b.place; }
bool by_severity(const Finding& a, const Finding& b) { return a.severity < b.severity; }

void run(std::span<const Check* const> checks, const MapView& map, Report& report) {
  auto& findings = report.findings();
  for (const Check* check : checks) {
    report.begin(check->info);
    const auto already = static_cast<std::ptrdiff_t>(findings.size());
    check->run(map, report);
    std::sort(findings.begin() + already, findings.end(), by_place);
  }
}

}  // namespace

std::span<const CheckInfo> all_checks() {
  static const std::vector<CheckInfo> infos = listed_checks();
  return infos;
}

const CheckInfo* find_check(std::string_view id) {
  const auto all = all_checks();
  const auto found = std::find_if(all.begin(), all.end(), [&](const auto& info) { return info.id == id; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<Finding> validate(const Scenario& scenario) {
  const MapView map(scenario);
  Report report;
  run(map_checks(), map, report);
  for (const RuleModule* module : map.rules().modules()) run(module->checks, map, report);
  settle_accepted(scenario, report);
  std::stable_sort(report.findings().begin(), report.findings().end(), by_severity);
  return std::move(report.findings());
}

std::vector<Finding> validate_one(const Scenario& scenario, std::string_view id) {
  const MapView map(scenario);
  Report report;
  const auto run_it = [&](std::span<const Check* const> checks) {
    const auto found =
        std::find_if(checks.begin(), checks.end(), [&](const Check* check) { return check->info.id == id; });
    if (found != checks.end()) run({found, 1}, map, report);
  };
  run_it(map_checks());
  for (const RuleModule* module : map.rules().modules()) run_it(module->checks);
  mark_accepted(scenario, report);
  return std::move(report.findings());
}

int count_open(std::span<const Finding> findings, Severity severity) {
  return static_cast<int>(std::count_if(findings.begin(), findings.end(), [&](const Finding& finding) {
    return finding.severity == severity && !finding.accepted;
  }));
}

}  // namespace hexwright
