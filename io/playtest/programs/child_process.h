#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <string>
#include <string_view>

#include "model/scenario/message.h"

namespace hexwright {

/// What a program may use.
struct ProgramLimits {
  std::chrono::milliseconds answer{10'000};  ///< for one answer
  std::chrono::milliseconds start{10'000};   ///< for the first one, at the least: it has to be loaded before
  int memory = 4096;                         ///< of its own data, in MiB
};

/// Another program that reads lines and answers with lines. It is ended with this object.
class ChildProcess {
 public:
  /// A command as a shell would take it apart: "./mybot --level 'very high'"; no shell is involved. What the
  /// program writes on standard error is shown as this program's. Refused when it cannot be started.
  static Outcome<std::unique_ptr<ChildProcess>> start(const std::string& command,
                                                      const ProgramLimits& limits);
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  /// Refused when it takes no more, because it has ended or is too slow. `text` ends with the line's end.
  std::optional<Refusal> send(std::string_view text);
  /// The next line, without its end. Refused when the program ends first, does not answer in time (the first
  /// line has ProgramLimits::start) or writes without end. `unwanted`, if it is not null, ends the wait as
  /// soon as it is true.
  Outcome<std::string> receive(const std::atomic<bool>* unwanted);
  /// Whether the last refusal was for want of time.
  bool was_too_slow() const;

 private:
  struct Impl;
  explicit ChildProcess(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace hexwright
