#include <array>
#include <csignal>

#include "editor/cli/stop_on_signal.h"

namespace hexwright {
namespace {

constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};

}  // namespace

struct StopOnSignal::Before {
  std::array<struct sigaction, signals.size()> actions{};
};

StopOnSignal::StopOnSignal() : before_(std::make_unique<Before>()) {
  struct sigaction ask {};
  ask.sa_handler = [](int) { stop_soon(); };
  ask.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
  for (std::size_t i = 0; i < signals.size(); ++i) {
    struct sigaction& before = before_->actions[i];
    sigaction(signals[i], nullptr, &before);
    // Who started the program with nohup wants it to go on when the terminal closes.
    const bool goes_on = signals[i] == SIGHUP && before.sa_handler == SIG_IGN;
    if (!goes_on) sigaction(signals[i], &ask, nullptr);
  }
}

StopOnSignal::~StopOnSignal() {
  for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_->actions[i], nullptr);
}

}  // namespace hexwright
