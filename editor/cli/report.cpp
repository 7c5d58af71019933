#include "cli/report.h"

#include <cstdio>

#include <fmt/format.h>

namespace hexwright {
namespace {

constexpr CheckInfo readable_file{
    "file.readable", Severity::Error, N_("The file can be read"),
    N_("A file with mistakes in its format cannot be taken as it is, or would lose something. Each mistake "
       "is "
       "told at its place; the format is described in the README and by the schema."),
    "EDIT-03"};

Severity severity_of(Problem::Severity severity) {
  switch (severity) {
    case Problem::Severity::Error:
      return Severity::Error;
    case Problem::Severity::Warning:
      return Severity::Warning;
    case Problem::Severity::Note:
      return Severity::Note;
  }
  return Severity::Error;
}

ReportItem item(const Problem& problem) {
  ReportItem result{.check = readable_file.id,
                    .severity = severity_of(problem.severity),
                    .place = key(WholeScenario{}),
                    .message = text(problem.message),
                    .requirement = readable_file.requirement};
  if (problem.line > 0) result.position = TextPosition{problem.line, problem.column};
  return result;
}

ReportItem item(const Finding& finding, const OpenedFile& file) {
  ReportItem result{.check = finding.check,
                    .severity = finding.severity,
                    .place = key(finding.place),
                    .hexes = hexes_of(finding.place, file.scenario),
                    .position = file.written_at.find(finding.place),
                    .message = text(finding.message),
                    .requirement = finding.requirement,
                    .accepted = finding.accepted};
  if (finding.fix) result.fix = text(finding.fix->label);
  return result;
}

void count(Tally& tally, const ReportItem& item) {
  if (item.accepted)
    ++tally.accepted;
  else if (item.severity == Severity::Error)
    ++tally.errors;
  else if (item.severity == Severity::Warning)
    ++tally.warnings;
  else
    ++tally.notes;
}

std::string line(const std::string& file, const ReportItem& item) {
  std::string result = file;
  if (item.position) result += fmt::format(":{}", item.position->line);
  if (item.position && item.position->column > 0) result += fmt::format(":{}", item.position->column);
  result += fmt::format(": {}: {} [{}]", id(item.severity), item.message, item.check);
  if (item.accepted) result += fmt::format(" (accepted: {})", *item.accepted);
  return result;
}

}  // namespace

Tally tally(const std::vector<CheckedFile>& files) {
  Tally result;
  for (const CheckedFile& file : files) {
    ++result.files;
    if (file.unreadable) ++result.unreadable;
    for (const ReportItem& item : file.items) count(result, item);
  }
  return result;
}

std::vector<CheckInfo> reported_checks() {
  std::vector<CheckInfo> result{readable_file};
  const auto checks = all_checks();
  result.insert(result.end(), checks.begin(), checks.end());
  return result;
}

CheckedFile checked(const std::string& file, bool with_accepted) {
  const auto opened = open_file(file, Positions::Keep);
  if (const auto* refusal = std::get_if<Refusal>(&opened)) return {file, text(refusal->why), {}, {}};
  const auto& sound = std::get<OpenedFile>(opened);
  CheckedFile result{sound.name, {}, sound.scenario.details.title, {}};
  for (const Problem& problem : sound.problems) result.items.push_back(item(problem));
  if (has_errors(sound.problems)) return result;
  for (const Finding& finding : validate(sound.scenario))
    if (with_accepted || !finding.accepted) result.items.push_back(item(finding, sound));
  return result;
}

void print_text(const std::vector<CheckedFile>& files) {
  for (const CheckedFile& file : files) {
    if (file.unreadable) complain({"{0}", {*file.unreadable}});
    for (const ReportItem& item : file.items) fmt::print("{}\n", line(file.name, item));
  }
}

}  // namespace hexwright
