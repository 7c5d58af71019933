#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

#include "model/analysis/analysis.h"

namespace hexwright {

/// An analysis, and which state of the document it tells of.
struct Analysed {
  std::uint64_t revision = 0;
  Analysis analysis;
};

/// Analyses maps in a thread of its own, so that whoever asks goes on at once. Only the newest question is
/// answered: one that still waits when the next one comes is dropped.
class Analyst {
 public:
  /// Called from the thread of the analyst.
  using Deliver = std::function<void(std::shared_ptr<const Analysed>)>;
  using Analyse = std::function<Analysis(const Scenario&)>;

  explicit Analyst(Deliver deliver, Analyse how = analyse);
  /// What is under way is finished first; nothing is delivered any more after that.
  ~Analyst();

  void ask(std::uint64_t revision, Scenario scenario);

 private:
  struct Question {
    std::uint64_t revision;
    Scenario scenario;
  };
  void work(const std::stop_token& stop);

  Deliver deliver_;
  Analyse analyse_;
  std::mutex mutex_;
  std::condition_variable_any asked_;
  std::optional<Question> question_;
  std::jthread thread_;  // last: it uses all others
};

}  // namespace hexwright
