#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace hexwright {

/// What a program left that was run.
struct ProgramRun {
  int code = -1;  ///< 128 + the signal when it was killed
  std::string output;
};
/// Runs a program in a folder and waits for it. Its standard error is ours, so is its output unless it is
/// kept. A Ctrl-C is for the program, which is asked to end when this one is killed. None when it cannot be
/// started.
std::optional<ProgramRun> run_program(const std::vector<std::string>& words,
                                      const std::filesystem::path& folder, bool keep_output);

}  // namespace hexwright
