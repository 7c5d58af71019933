#pragma once

#include <filesystem>
#include <string>

namespace hexwright {

// GNU parallel, which starts the parts of a farm on this machine and, over ssh, on others.

/// Whether it is there.
bool has_gnu_parallel();

/// How the parts are run.
struct ParallelOptions {
  std::filesystem::path folder;
  std::string program;  ///< hexwright-cli, as it is called where the parts are played
  std::string hosts;    ///< file; empty: this machine
  int jobs = 0, retries = 1;
};
/// Whether each of the machines plays as `engine` says; those that do not are told by name.
bool play_alike(const ParallelOptions& options, const std::string& engine);
/// Runs the command for each line of a file in the folder, "first games". False when it could not be started,
/// or a part failed; both are told.
bool run_parts(const ParallelOptions& options, const std::string& command, const std::string& parts_file);

}  // namespace hexwright
