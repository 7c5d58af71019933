#pragma once

#include <atomic>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "editor/core/library/place_in_library.h"
#include "io/playtest/report.h"
#include "model/playtest/batch/job.h"

namespace hexwright {

/// A batch as far as it has been played, and the map that it was played on.
struct PlayedSoFar {
  std::uint64_t revision = 0;  ///< of the document
  std::shared_ptr<const Game> game;
  BatchOptions options;
  BatchResult result;
  BatchProgress progress;
  bool over = false;
  bool kept = false;                ///< by `BatchRunner::Keep`
  std::optional<Refusal> not_kept;  ///< why not

  Playtest playtest() const { return {*game, options, result}; }
  bool has_results() const { return result.statistics.games > 0; }
};

/// Where the records of games of people are; empty for nowhere.
struct RecordPlaces {
  std::filesystem::path tables = {};  ///< a folder; what it has of a game is newer than what the library has
  std::filesystem::path library = {};
};

/// Plays a batch beside the work on the map: in threads that yield to everything else. One at a time.
class BatchRunner {
 public:
  /// Called from the runner's thread some times a second while there are news, and once when it is over.
  using Deliver = std::function<void(std::shared_ptr<const PlayedSoFar>)>;
  /// Keeps what was played. Called from the runner's thread when it is over and games were played, before the
  /// last delivery.
  using Keep = std::function<std::optional<Refusal>(const PlayedSoFar&)>;
  explicit BatchRunner(Deliver deliver);
  /// Gives up what is being played, at once; nothing is delivered any more after that. The first games are
  /// kept.
  ~BatchRunner();

  /// Begins, unless something is in the way; then says what, in words. Precondition: nothing is being played.
  /// `records`: of games whose people are reported beside the bots.
  std::vector<Message> start(std::uint64_t revision, const Scenario& scenario, const PlaytestRequest& request,
                             Keep keep = {}, const RecordPlaces& records = {});
  /// No new game begins; those that are being played are played to their end, and all are kept.
  void cancel() { stop_ = true; }
  bool is_running() const { return running_; }

 private:
  void play(PlayedSoFar news, const Keep& keep, const RecordPlaces& records);

  Deliver deliver_;
  std::atomic<bool> stop_ = false, running_ = false, closing_ = false;
  std::jthread thread_;  // last: it uses all others
};

/// Keeps what a batch found in the library, with the version of the map that was played. Refused in words;
/// the library is then as it was.
std::optional<Refusal> keep_playtest(const PlayedSoFar& batch, const PlaceInLibrary& place);

}  // namespace hexwright
