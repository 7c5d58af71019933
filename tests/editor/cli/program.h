#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace hexwright::test {

/// What a run of the real program left.
struct Ran {
  int code = -1;  ///< 128 + the signal when it was killed
  std::string out, err;
};

/// The program that was built.
std::filesystem::path program();
/// Runs hexwright-cli without a display.
Ran cli(const std::vector<std::string>& arguments, const std::string& input = "");
/// A command line for the shell, in a folder, with hexwright-cli on its path.
Ran shell(const std::string& line, const std::filesystem::path& folder);

/// The same command with options that keep it from playing for minutes.
std::string in_short(std::string command);

std::string contents(const std::filesystem::path& file);
std::string fixture(const std::string& name);
std::string template_file(const std::string& name);

/// A folder of its own for each test, removed afterwards.
class CliTest : public testing::Test {
 protected:
  /// In the folder; made with these contents when there are any.
  std::string file(const std::string& name, const std::string& bytes = "") const;

  const TemporaryFolder temporary;
  const std::filesystem::path folder = temporary.path();
};

}  // namespace hexwright::test
