#include <cstdio>
#include <filesystem>

#include <fmt/format.h>

#include "editor/cli/commands.h"
#include "editor/cli/report.h"
#include "editor/cli/words.h"
#include "editor/core/document/folders.h"
#include "model/scenario/message.h"
#include "model/scenario/plural.h"

namespace hexwright {
namespace {

namespace fs = std::filesystem;

ExitCode list_checks() {
  for (const CheckInfo& check : reported_checks())
    print_line(stdout,
               fmt::format("{:<40} {:<8} {}", check.id, words(id(check.severity)), words(check.title)));
  return ExitCode::Fine;
}

ExitCode explain(const std::string& wanted) {
  for (const CheckInfo& check : reported_checks())
    if (check.id == wanted) {
      fmt::print("{} ({}, {})\n{}\n\n{}\n", check.id, words(id(check.severity)), check.requirement,
                 words(check.title), words(check.why));
      return ExitCode::Fine;
    }
  complain({N_("there is no check {0}; --list-checks shows all"), {wanted}});
  return ExitCode::Failed;
}

std::vector<CheckedFile> checked_all(const std::vector<std::string>& named, bool with_accepted) {
  std::vector<CheckedFile> result;
  for (const std::string& name : named) {
    std::error_code ignored;
    if (!fs::is_directory(name, ignored)) {
      result.push_back(checked(name, with_accepted));
      continue;
    }
    const auto found = scenarios_in(name);
    if (const auto* refusal = found.refusal())
      result.push_back({name, words(refusal->why), {}, {}});
    else
      for (const fs::path& file : found.value()) result.push_back(checked(file.string(), with_accepted));
  }
  return result;
}

void print(const std::vector<CheckedFile>& files, ReportFormat format) {
  switch (format) {
    case ReportFormat::Text:
      return print_text(files);
    case ReportFormat::Json:
      return print_json(files);
    case ReportFormat::Sarif:
      return print_sarif(files);
  }
}

void print_summary(const FindingCounts& sum) {
  auto line = words({N_("{0}: {1}, {2}, {3}"),
                     {by_number(sum.files, plural("{0} file", "{0} files")),
                      by_number(sum.errors, plural("{0} error", "{0} errors")),
                      by_number(sum.warnings, plural("{0} warning", "{0} warnings")),
                      by_number(sum.notes, plural("{0} note", "{0} notes"))}});
  if (sum.accepted > 0) line += words({N_(", {0} accepted"), {std::to_string(sum.accepted)}});
  if (sum.unreadable > 0) line += words({N_("; {0} could not be read"), {std::to_string(sum.unreadable)}});
  print_line(stderr, line);
}

}  // namespace

ExitCode run(const ValidateCommand& command) {
  if (command.list_checks) return list_checks();
  if (!command.explain.empty()) return explain(command.explain);
  const auto files = checked_all(command.files, command.accepted);
  print(files, command.format);
  const FindingCounts sum = tally(files);
  static_cast<void>(std::fflush(stdout));  // so that the summary comes last; main sees failures
  if (!command.quiet) print_summary(sum);
  if (sum.unreadable > 0) return ExitCode::Failed;
  const bool found = sum.errors > 0 || (command.strict && sum.warnings > 0);
  return found ? ExitCode::ErrorsFound : ExitCode::Fine;
}

}  // namespace hexwright
