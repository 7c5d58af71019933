#pragma once

#include <atomic>
#include <memory>
#include <string>

namespace hexwright {

/// Set once the user has asked the program to end.
const std::atomic<bool>& was_asked_to_stop();
/// As if the user had asked.
void stop_soon();

/// While it lives, the first signal that asks a program to end (Ctrl-C, a shutdown, a terminal that closes)
/// stops what is going on, so that what was found is kept; the second of a kind ends the program as usual.
class StopOnSignal {
 public:
  StopOnSignal();
  ~StopOnSignal();
  StopOnSignal(const StopOnSignal&) = delete;
  StopOnSignal& operator=(const StopOnSignal&) = delete;

 private:
  struct Before;
  std::unique_ptr<Before> before_;
};

/// Whether somebody sees what `write_over` writes: at a terminal, unless the command is to be quiet.
bool shows_progress(bool quiet);
/// In one line of a terminal, over again and again. One that takes no more, because it was closed, misses
/// nothing but this.
void write_over(const std::string& words);
/// "2:05", or "1:02:05".
std::string duration(double seconds);

}  // namespace hexwright
