#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "editor/cli/commands.h"
#include "editor/cli/farm/tally_sum.h"
#include "io/playtest/farm_plan.h"

namespace hexwright {

/// A folder with a batch that is played in parts: the plan, the map, and the tallies of what has been played.
/// What has been played follows from the tallies alone.
class FarmFolder {
 public:
  /// Reads plan and map; tells on standard error what is wrong with them.
  static std::variant<FarmFolder, ExitCode> open(const std::string& folder);

  const std::filesystem::path& path() const { return path_; }
  const FarmPlan& plan() const { return plan_; }
  const Game& game() const { return *game_; }

  /// How far the farm is.
  struct Progress {
    TallySum sum;
    GameRange games;               ///< of the rounds that were looked at: those that must be there
    std::vector<GameRange> parts;  ///< of the last of them, that are still to be played
    bool is_enough = false;        ///< further rounds need not be played
  };
  /// From the shards in the folder; none when one of them cannot be added, which is told.
  std::optional<Progress> progress() const;

  static constexpr const char *plan_file = "plan.json", *map_file = "map.xml", *merged_file = "merged.json";

 private:
  std::optional<TallySum> sum(const GameRange& games) const;

  std::filesystem::path path_;
  FarmPlan plan_;
  std::shared_ptr<const Game> game_;
};

/// As a shell takes it for one word, also where GNU parallel hands it to the shell.
std::string quoted(const std::string& word);
/// `hexwright-cli` and the options that play a part on the map of the folder, in it.
std::vector<std::string> shard_words(const std::string& program, const FarmPlan& plan,
                                     const std::string& first, const std::string& games);
/// The same for a shell. `first` and `games` are words
/// of the shell, or placeholders of GNU parallel: they are not quoted.
std::string shard_command(const std::string& program, const FarmPlan& plan, const std::string& first,
                          const std::string& games);

}  // namespace hexwright
