#include "files/problem.h"

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
  switch (problem.severity) {
    case Problem::Severity::Error:
      result += ": error: ";
      break;
    case Problem::Severity::Warning:
      result += ": warning: ";
      break;
    case Problem::Severity::Note:
      result += ": note: ";
      break;
  }
  return result + text(problem.message, translate);
}

}  // namespace hexwright
