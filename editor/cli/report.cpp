#include "editor/cli/report.h"

#include <algorithm>
#include <cstdio>

#include <fmt/format.h>

#include "editor/cli/words.h"

namespace hexwright {
namespace {

constexpr CheckInfo understood_file{
    "file.understood", Severity::Error, N_("Everything in the file is understood"),
    N_("A mistake in the format is an error, and the checks wait until it is mended. What is changed on the "
       "way in, or only kept to be written back, is a warning or a note."),
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
  ReportItem result{.check = understood_file.id,
                    .severity = severity_of(problem.severity),
                    .place = key(WholeScenario{}),
                    .message = words(problem.message),
                    .requirement = understood_file.requirement};
  if (problem.line > 0) result.position = TextPosition{problem.line, problem.column};
  return result;
}

ReportItem item(const Finding& finding, const OpenedFile& file) {
  ReportItem result{.check = finding.check,
                    .severity = finding.severity,
                    .place = key(finding.place),
                    .hexes = hexes_of(finding.place, file.scenario),
                    .position = file.written_at.find(finding.place),
                    .message = words(finding.message),
                    .requirement = finding.requirement,
                    .accepted = finding.accepted};
  if (finding.fix) result.fix = words(finding.fix->label);
  return result;
}

/// Where each line of a text begins.
std::vector<std::size_t> line_starts(std::string_view text) {
  std::vector<std::size_t> starts{0};
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] == '\n') starts.push_back(i + 1);
  return starts;
}

/// From a column in bytes: in UTF-8, bytes of the form 10xxxxxx continue a character.
int column_in_characters(std::string_view line, int column) {
  const auto before = line.substr(0, static_cast<std::size_t>(column - 1));
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
  return column - static_cast<int>(std::count_if(before.begin(), before.end(), continues));
}

void count_characters(std::vector<ReportItem>& items, std::string_view contents) {
  const auto starts = line_starts(contents);
  for (ReportItem& item : items) {
    if (!item.position || item.position->column <= 0) continue;
    const auto line = static_cast<std::size_t>(item.position->line - 1);
    if (line < starts.size())
      item.character_column = column_in_characters(contents.substr(starts[line]), item.position->column);
  }
}

void count(FindingCounts& tally, const ReportItem& item) {
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
  result += fmt::format(": {}: {}", id(item.severity), item.message);
  if (!item.position && item.place != key(WholeScenario{})) result += words({N_(", at {0}"), {item.place}});
  result += fmt::format(" [{}]", item.check);
  if (item.accepted) result += words({N_(" (accepted: {0})"), {*item.accepted}});
  return result;
}

}  // namespace

FindingCounts tally(const std::vector<CheckedFile>& files) {
  FindingCounts result;
  for (const CheckedFile& file : files) {
    ++result.files;
    if (file.unreadable) ++result.unreadable;
    for (const ReportItem& item : file.items) count(result, item);
  }
  return result;
}

std::vector<CheckInfo> reported_checks() {
  std::vector<CheckInfo> result{understood_file};
  const auto checks = all_checks();
  result.insert(result.end(), checks.begin(), checks.end());
  return result;
}

CheckedFile checked(const std::string& file, bool with_accepted) {
  const auto opened = open_file(file, Positions::Keep);
  if (const auto* refusal = opened.refusal()) return {file, words(refusal->why), {}, {}};
  const auto& sound = opened.value();
  CheckedFile result{sound.name, {}, sound.scenario.details.title, {}};
  for (const Problem& problem : sound.problems) result.items.push_back(item(problem));
  if (!has_errors(sound.problems))
    for (const Finding& finding : validate(sound.scenario))
      if (with_accepted || !finding.accepted) result.items.push_back(item(finding, sound));
  count_characters(result.items, sound.contents);
  return result;
}

void print_text(const std::vector<CheckedFile>& files) {
  for (const CheckedFile& file : files) {
    if (file.unreadable) complain({"{0}", {*file.unreadable}});
    for (const ReportItem& item : file.items) print_line(stdout, line(file.name, item));
  }
}

}  // namespace hexwright
