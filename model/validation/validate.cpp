#include "validation/validate.h"

#include <algorithm>

#include "rules/map_view.h"
#include "rules/module.h"
#include "validation/check.h"

namespace hexwright {
namespace {

std::vector<CheckInfo> listed_checks() {
  std::vector<CheckInfo> infos;
  for (const RuleModule* module : all_modules())
    for (const Check* check : module->checks) infos.push_back(check->info);
  return infos;
}

bool by_place(const Finding& a, const Finding& b) { return a.place < b.place; }
bool by_severity(const Finding& a, const Finding& b) { return a.severity < b.severity; }

void mark_accepted(const Scenario& scenario, std::vector<Finding>& findings) {
  if (scenario.accepted.empty()) return;
  for (Finding& finding : findings) {
    const auto accepted = scenario.accepted.find(finding.identity());
    if (accepted != scenario.accepted.end()) finding.accepted = accepted->second;
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
  auto& findings = report.findings();
  for (const RuleModule* module : all_modules()) {
    if (!map.plays(module->id)) continue;
    for (const Check* check : module->checks) {
      report.begin(check->info);
      const auto already = static_cast<std::ptrdiff_t>(findings.size());
      check->run(map, report);
      std::sort(findings.begin() + already, findings.end(), by_place);
    }
  }
  mark_accepted(scenario, findings);
  std::stable_sort(findings.begin(), findings.end(), by_severity);
  return std::move(findings);
}

int count_open(std::span<const Finding> findings, Severity severity) {
  return static_cast<int>(std::count_if(findings.begin(), findings.end(), [&](const Finding& finding) {
    return finding.severity == severity && !finding.accepted;
  }));
}

}  // namespace hexwright
