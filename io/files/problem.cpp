#include "io/files/problem.h"

#include <algorithm>

#include <fmt/format.h>

namespace hexwright {

LineStarts::LineStarts(std::string_view text) {
  for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1))
    starts_.push_back(static_cast<std::uint32_t>(at + 1));
}

TextPosition LineStarts::position(std::size_t offset) const {
  const auto after = std::upper_bound(starts_.begin(), starts_.end(), offset);
  const auto line = after - starts_.begin();
  return {static_cast<int>(line), static_cast<int>(offset - *(after - 1)) + 1};
}

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
