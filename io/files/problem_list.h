#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "io/files/problem.h"

namespace hexwright {

/// Collects what a reader or writer of files has to tell, but no more than a person can read.
class ProblemList {
 public:
  void add(Problem::Severity severity, TextPosition place, const char* pattern,
           std::vector<Argument> arguments = {});
  void error(TextPosition at, const char* pattern, std::vector<Argument> arguments = {}) {
    add(Problem::Severity::Error, at, pattern, std::move(arguments));
  }
  void warn(TextPosition at, const char* pattern, std::vector<Argument> arguments = {}) {
    add(Problem::Severity::Warning, at, pattern, std::move(arguments));
  }
  void note(TextPosition at, const char* pattern, std::vector<Argument> arguments = {}) {
    add(Problem::Severity::Note, at, pattern, std::move(arguments));
  }
  /// All that was told so far.
  void forget();
  /// Sorted by line.
  Problems take();

 private:
  Problems problems_;
  std::map<std::string_view, std::size_t> of_kind_;  ///< how many were told, by pattern
  std::size_t left_out_ = 0;
};

}  // namespace hexwright
