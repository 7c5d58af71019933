#pragma once

#include <optional>
#include <string>

#include "io/playtest/programs/child_process.h"

namespace hexwright {

/// What a program has written so far, line by line, and how long it has for the next line.
class Answers {
 public:
  explicit Answers(const ProgramLimits& limits) : limits_(limits) {}

  std::chrono::milliseconds time() const;
  void add(std::string_view bytes) { read_.append(bytes); }
  /// The next line, without its end, once it is there.
  std::optional<std::string> take_line();
  /// Longer lines are no answer.
  bool is_without_end() const;
  Refusal too_slow();
  bool was_too_slow() const { return was_too_slow_; }

 private:
  ProgramLimits limits_;
  std::string read_;  ///< and not yet taken
  bool has_answered_ = false;
  bool was_too_slow_ = false;
};

}  // namespace hexwright
