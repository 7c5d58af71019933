#include "io/files/problem.h"

#include <algorithm>

#include <fmt/format.h>

namespace hexwright {

bool has_errors(const Problems& problems) {
  return std::any_of(problems.begin(), problems.end(),
                     [](const Problem& p) { return p.severity == Problem::Severity::Error; });
}

std::string text(const Problem& problem, const std::string& file, Translate translate) {
  std::string result = file;
  if (problem.line > 0) result += fmt::format(":{}", problem.line);
  if (problem.line > 0 && problem.column > 0) result += fmt::format(":{}", problem.column);
  const char* severity = "";
  switch (problem.severity) {
    case Problem::Severity::Error:
      severity = N_("error");
      break;
    case Problem::Severity::Warning:
      severity = N_("warning");
      break;
    case Problem::Severity::Note:
      severity = N_("note");
      break;
  }
  return fmt::format("{}: {}: {}", result, text({severity, {}}, translate), text(problem.message, translate));
}

}  // namespace hexwright
