#include "editor/cli/stop_on_signal.h"

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <string>

#include <fmt/format.h>

#include "editor/cli/console.h"

namespace hexwright {
namespace {

std::atomic<bool> asked_to_stop = false;
static_assert(std::atomic<bool>::is_always_lock_free, "set from a signal handler");

}  // namespace

const std::atomic<bool>& was_asked_to_stop() { return asked_to_stop; }
void stop_soon() { asked_to_stop = true; }

bool shows_progress(bool quiet) { return !quiet && is_terminal(stderr); }

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
