#pragma once

#include <memory>
#include <variant>

#include "model/playtest/batch/batch.h"

namespace hexwright {

/// What somebody wants played on a map: on the command line, in the window, or on several machines.
struct PlaytestRequest {
  PlayOptions play;
  /// `bots`: of fewer than seats the same ones again and again; none for `usual_bot`. `study` is not asked.
  BatchOptions batch;
  std::optional<std::uint64_t> study;  ///< as `BatchOptions::study`; none for `usual_study`
};

/// A playtest that can begin.
struct PlaytestJob {
  std::shared_ptr<const Game> game;
  BatchOptions options;

  BatchResult play(const BatchCallbacks& watch = {}) const { return play_batch(*game, options, watch); }
};

/// The playtest, or what stands against it: `playability_errors`. Of more bots than seats the first ones
/// play.
std::variant<PlaytestJob, std::vector<Message>> prepare_playtest(const Scenario& scenario,
                                                                 const PlaytestRequest& request);
/// As many games without what a pack of the map says (`own::silenced`), to be compared with these.
std::variant<PlaytestJob, std::vector<Message>> without_pack(const PlaytestJob& job, std::string_view id);

}  // namespace hexwright
