#include "editor/cli/stop_on_signal.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>
#include <unistd.h>

#include <fmt/format.h>

namespace hexwright {
namespace {

std::atomic<bool> asked_to_stop = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set from a signal handler");

}  // namespace

const std::atomic<bool>& was_asked_to_stop() { return asked_to_stop; }
void stop_soon() { asked_to_stop = true; }

StopOnSignal::StopOnSignal() {
  struct sigaction ask {};
  ask.sa_handler = [](int) { asked_to_stop = true; };
  ask.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  for (std::size_t i = 0; i < signals.size(); ++i) {
    sigaction(signals[i], nullptr, &before_[i]);
    // Who started the program with nohup wants it to go on when the terminal closes.
    const bool goes_on = signals[i] == SIGHUP && before_[i].sa_handler == SIG_IGN;
    if (!goes_on) sigaction(signals[i], &ask, nullptr);
  }
}

StopOnSignal::~StopOnSignal() {
  for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_[i], nullptr);
}

bool shows_progress(bool quiet) { return !quiet && isatty(STDERR_FILENO) != 0; }

void write_over(const std::string& words) {
  static_cast<void>(std::fputs(("\r" + words + "\x1B[K").c_str(), stderr));
  static_cast<void>(std::fflush(stderr));
}

std::string duration(double seconds) {
  const std::int64_t whole = std::llround(seconds);
  return whole < 3600 ? fmt::format("{}:{:02}", whole / 60, whole % 60)
                      : fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

}  // namespace hexwright
