#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "io/playtest/programs/child_process.h"

namespace hexwright {

/// How long a program has to end once nothing more is asked of it.
inline constexpr std::chrono::milliseconds time_to_end{300};

/// What is left of a time; 0 when it is over.
std::chrono::milliseconds until(std::chrono::steady_clock::time_point end);

/// What a program has written so far, line by line, and how long it has for the next line.
class Answers {
 public:
  explicit Answers(const ProgramLimits& limits) : limits_(limits) {}

  std::chrono::milliseconds time() const;
  void add(std::string_view bytes) { read_.append(bytes); }
  /// Waits for the next line, which comes without its end. `read` waits no longer than it is told for what
  /// the program writes, and adds it; it returns why nothing more will come.
  Outcome<std::string> next_line(
      const std::atomic<bool>* unwanted,
      const std::function<std::optional<Refusal>(std::chrono::milliseconds)>& read);
  Refusal too_slow();
  bool was_too_slow() const { return was_too_slow_; }

 private:
  std::optional<std::string> take_line();

  ProgramLimits limits_;
  std::string read_;  ///< and not yet taken
  bool has_answered_ = false;
  bool was_too_slow_ = false;
};

}  // namespace hexwright
