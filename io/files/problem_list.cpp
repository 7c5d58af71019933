#include "io/files/problem_list.h"

#include <algorithm>

namespace hexwright {
namespace {

constexpr std::size_t most_problems = 500;
constexpr std::size_t most_of_a_kind = 20;

}  // namespace

void ProblemList::add(Problem::Severity severity, TextPosition place, const char* pattern,
                      std::vector<Argument> arguments) {
  // An error decides whether the file can be used, so it is told however many warnings came before.
  const bool is_error = severity == Problem::Severity::Error;
  if (of_kind_[pattern] >= most_of_a_kind || (problems_.size() >= most_problems && !is_error)) {
    ++left_out_;
    return;
  }
  ++of_kind_[pattern];
  problems_.push_back({severity, place.line, place.column, {pattern, std::move(arguments)}});
}

void ProblemList::forget() {
  problems_.clear();
  of_kind_.clear();
  left_out_ = 0;
}

Problems ProblemList::take() {
  std::stable_sort(problems_.begin(), problems_.end(), [](const Problem& a, const Problem& b) {
    return a.line != b.line ? a.line < b.line : a.column < b.column;
  });
  if (left_out_ > 0)
    problems_.push_back({Problem::Severity::Note,
                         0,
                         0,
                         {N_("further problems, not listed: {0}"), {std::to_string(left_out_)}}});
  left_out_ = 0;
  of_kind_.clear();
  return std::move(problems_);
}

}  // namespace hexwright
