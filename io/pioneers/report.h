#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "io/files/problem.h"

namespace hexwright::pioneers {

/// Where something was written; not part of what was said.
struct TextPlace {
  int line = 0;
  int column = 0;
};

/// Collects what there is to tell, but no more than a person can read.
class Report {
 public:
  void add(Problem::Severity severity, TextPlace place, const char* pattern,
           std::vector<Argument> arguments = {});
  void error(TextPlace at, const char* pattern, std::vector<Argument> arguments = {}) {
    add(Problem::Severity::Error, at, pattern, std::move(arguments));
  }
  void warn(TextPlace at, const char* pattern, std::vector<Argument> arguments = {}) {
    add(Problem::Severity::Warning, at, pattern, std::move(arguments));
  }
  void note(TextPlace at, const char* pattern, std::vector<Argument> arguments = {}) {
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

}  // namespace hexwright::pioneers
